/// The style sheet: concrete colours for each theme, as not every viewer knows CSS variables.
enum SVGStyle {
  static func sheet(_ theme: Scene.Theme, _ style: PictureStyle = .standard) -> String {
    let w = { (width: Double) in style.width(width) }
    let common = """
      text{font-family:\(style.font)}
      .title{font-size:13px}.head-line{font-size:17px;font-weight:bold}
      .note{font-size:10.5px}.label,.key{font-size:11px}.group-title{font-size:12px}
      .badge-text{font-size:11px;font-weight:bold}.entry .title{font-weight:bold}
      .box{stroke-width:\(w(1.2))}.inner{fill:none;stroke-width:\(w(1))}.group{stroke-dasharray:2 3}
      .edge{fill:none;stroke-width:\(w(1.3))}.hold .edge{stroke-dasharray:6 4}
      .walked .edge{stroke-width:\(w(3.2))}.broken .edge{stroke-dasharray:2 4;stroke-width:\(w(2.6))}
      .cross{fill:none;stroke-width:\(w(2.6))}.sign-line{fill:none;stroke-width:\(w(1.2))}
      .visited .box{stroke-width:\(w(2.6))}.presented .box{stroke-width:\(w(2.6))}
      .ghost .box{stroke-dasharray:3 4}.stack{stroke-width:\(w(1.2))}
      .added .box,.changed .box{stroke-width:\(w(2.6))}.removed .box{stroke-dasharray:3 4}
      .added .edge{stroke-width:\(w(2.6))}.changed .edge{stroke-width:\(w(2.2))}
      .removed .edge{stroke-dasharray:1 5;stroke-linecap:round;stroke-width:\(w(2.2))}
      .change,.mark-number{font-size:11px;font-weight:bold}.remark{font-size:11.5px}
      .label,.group-title{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}

      """
    switch theme {
    case .light: return common + colours(style.light)
    case .dark: return common + colours(style.dark)
    case .auto:
      return common + colours(style.light) + "@media (prefers-color-scheme:dark){\n"
        + colours(style.dark)
        + "}\n"
    }
  }

  private static func colours(_ p: PictureStyle.Palette) -> String {
    """
    .ground{fill:\(p.ground)}.box{fill:\(p.box);stroke:\(p.line)}.inner{stroke:\(p.line)}
    .title,.head-line,.label,.key{fill:\(p.text)}.note,.group-title{fill:\(p.faintText)}
    .group{fill:none;stroke:\(p.faintText)}.mark{fill:\(p.line)}
    .edge{stroke:\(p.line)}.head{fill:\(p.line)}.tail{fill:\(p.ground);stroke:\(p.line)}
    .label,.group-title{stroke:\(p.ground)}.sign{fill:\(p.ground);stroke:\(p.line)}
    .sign-line{stroke:\(p.text)}.sign-fill{fill:\(p.text)}
    .dimmed .box,.dimmed .inner{stroke:\(p.faint)}
    .dimmed .title,.dimmed .label{fill:\(p.faintText)}
    .dimmed .edge,.dimmed .tail,.dimmed .sign{stroke:\(p.faint)}
    .dimmed .sign-line{stroke:\(p.faintText)}
    .dimmed .head,.dimmed .mark{fill:\(p.faint)}.dimmed .sign-fill{fill:\(p.faintText)}
    .visited .box,.visited .inner{stroke:\(p.path)}.visited .mark{fill:\(p.path)}
    .presented .box{fill:\(p.accent);stroke:\(p.accent)}.presented .inner{stroke:\(p.onAccent)}
    .presented .title,.presented .note,.presented .mark{fill:\(p.onAccent)}
    .walked .edge,.walked .tail,.walked .sign{stroke:\(p.path)}.walked .head{fill:\(p.path)}
    .badge{fill:\(p.path)}.badge-text{fill:\(p.onPath)}
    .broken .edge,.cross,.broken .tail{stroke:\(p.broken)}
    .broken .head,.broken .label{fill:\(p.broken)}
    .broken .badge{fill:\(p.broken)}.broken .badge-text{fill:\(p.ground)}
    .stack{fill:\(p.box);stroke:\(p.line)}.remark{fill:\(p.text)}
    \(change("added", p.added, p))\(change("removed", p.broken, p))\(change("changed", p.changed, p))
    .error-mark{fill:\(p.broken)}.warning-mark{fill:\(p.warning)}.mark-number{fill:\(p.ground)}
    .ghost .box{fill:\(p.ground);stroke:\(p.broken)}.ghost .title,.ghost .note{fill:\(p.broken)}

    """
  }

  private static func change(_ name: String, _ colour: String, _ p: PictureStyle.Palette) -> String
  {
    """
    .\(name) .box,.\(name) .inner,.\(name) .edge,.\(name) .tail,.\(name) .sign{stroke:\(colour)}\
    .\(name) .head,.\(name) .label,.\(name) .change-ground{fill:\(colour)}\
    .\(name) .change{fill:\(p.ground)}

    """
  }
}
