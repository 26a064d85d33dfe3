/// How the HTML report looks. Severity is told by word and by bar, not by colour alone.
enum HTMLStyle {
  static let sheet = """

    :root { color-scheme: light dark;
      --page: #f6f7f9; --card: #ffffff; --ink: #1c2024; --soft: #5a6169; --line: #d9dde2;
      --error: #b3261e; --warning: #805300; --fine: #1b6e3c; --code: #eef0f3; --mark: #ffe9a8; }
    @media (prefers-color-scheme: dark) { :root {
      --page: #15181b; --card: #1e2226; --ink: #e8eaed; --soft: #a3abb3; --line: #363c43;
      --error: #ff8f85; --warning: #f0b849; --fine: #6fd695; --code: #2a2f35; --mark: #5c4a12; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; background: var(--page);
      color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    header { padding-left: 1rem; border-left: .4rem solid var(--fine); }
    header.failed { border-color: var(--error); }
    header p, h1, h2, h3, p { margin: 0; }
    h1 { font-size: 1.6rem; line-height: 1.25; }
    h2 { margin-top: 2.5rem; font-size: 1.15rem; }
    h3 { font-size: 1rem; font-weight: 600; }
    .counts, .place, header p { color: var(--soft); }
    article { margin-top: 1rem; padding: 1rem 1.25rem; background: var(--card);
      border: 1px solid var(--line); border-left: .3rem solid var(--warning);
      border-radius: .5rem; break-inside: avoid; }
    article.error { border-left-color: var(--error); }
    .severity { color: var(--warning); font-weight: 700; text-transform: uppercase;
      font-size: .8rem; letter-spacing: .04em; margin-right: .25rem; }
    .error .severity { color: var(--error); }
    .place { font-size: .9rem; margin-top: .15rem; }
    .place a { margin-left: .5rem; color: inherit; }
    code, pre { font: .9em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere;
      unicode-bidi: isolate; }
    code { padding: .1em .3em; background: var(--code); border-radius: .25rem; }
    pre { margin: .75rem 0 0; padding: .6rem .8rem; background: var(--code);
      border-radius: .375rem; white-space: pre-wrap; }
    mark { background: var(--mark); color: inherit; border-bottom: 2px solid currentColor; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem .9rem; margin: .75rem 0 0; }
    dt { color: var(--soft); }
    dd { margin: 0; min-width: 0; }
    .arrow { color: var(--soft); }
    details { margin-top: .75rem; padding: .75rem 1.25rem; background: var(--card);
      border: 1px solid var(--line); border-radius: .5rem; }
    details p { margin-top: .6rem; }
    summary { cursor: pointer; }

    """
}
