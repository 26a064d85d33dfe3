/// The style sheet: concrete colours for each theme, as not every viewer knows CSS variables.
///
/// The colours keep apart under the common colour blindnesses, and text has a contrast of
/// 4.5:1 or more on what is behind it.
enum SVGStyle {
  struct Palette: Sendable {
    var ground, box, line, text, faint, faintText, accent, onAccent, path, onPath, broken, added,
      changed, warning: String
  }

  static let light = Palette(
    ground: "#ffffff", box: "#f5f7fa", line: "#4a5568", text: "#1a202c", faint: "#b4bcc8",
    faintText: "#606a78", accent: "#005a9c", onAccent: "#ffffff", path: "#b34700",
    onPath: "#ffffff", broken: "#b00020", added: "#00695c", changed: "#6a3fa0",
    warning: "#8a5a00")
  static let dark = Palette(
    ground: "#14181f", box: "#1f2631", line: "#a9b4c4", text: "#edf1f7", faint: "#4b5666",
    faintText: "#98a3b3", accent: "#7cc4ff", onAccent: "#0b1520", path: "#ffab66",
    onPath: "#1c0f00", broken: "#ff8a94", added: "#5fd4c4", changed: "#c8a6ff",
    warning: "#f2c14e")

  static func sheet(_ theme: Scene.Theme) -> String {
    let common = """
      text{font-family:Helvetica,Arial,"Liberation Sans","DejaVu Sans","Hiragino Sans",\
      "Noto Sans CJK JP",sans-serif}
      .title{font-size:13px}.head-line{font-size:17px;font-weight:bold}
      .note{font-size:10.5px}.label,.key{font-size:11px}.group-title{font-size:12px}
      .badge-text{font-size:11px;font-weight:bold}.entry .title{font-weight:bold}
      .box{stroke-width:1.2}.inner{fill:none;stroke-width:1}.group{stroke-dasharray:2 3}
      .edge{fill:none;stroke-width:1.3}.hold .edge{stroke-dasharray:6 4}
      .walked .edge{stroke-width:3.2}.broken .edge{stroke-dasharray:2 4;stroke-width:2.6}
      .cross{fill:none;stroke-width:2.6}.sign-line{fill:none;stroke-width:1.2}
      .visited .box{stroke-width:2.6}.presented .box{stroke-width:2.6}
      .ghost .box{stroke-dasharray:3 4}.stack{stroke-width:1.2}
      .added .box,.changed .box{stroke-width:2.6}.removed .box{stroke-dasharray:3 4}
      .added .edge{stroke-width:2.6}.changed .edge{stroke-width:2.2}
      .removed .edge{stroke-dasharray:1 5;stroke-linecap:round;stroke-width:2.2}
      .change,.mark-number{font-size:11px;font-weight:bold}.remark{font-size:11.5px}
      .label,.group-title{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}

      """
    switch theme {
    case .light: return common + colours(light)
    case .dark: return common + colours(dark)
    case .auto:
      return common + colours(light) + "@media (prefers-color-scheme:dark){\n" + colours(dark)
        + "}\n"
    }
  }

  private static func colours(_ p: Palette) -> String {
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

  private static func change(_ name: String, _ colour: String, _ p: Palette) -> String {
    """
    .\(name) .box,.\(name) .inner,.\(name) .edge,.\(name) .tail,.\(name) .sign{stroke:\(colour)}\
    .\(name) .head,.\(name) .label,.\(name) .change-ground{fill:\(colour)}\
    .\(name) .change{fill:\(p.ground)}

    """
  }
}
