/// What the program says about itself.
enum Usage {
  static let version = "backswipe 0.1.0"

  static let help = """
    Usage: backswipe [--transition NAME] [--region edge|anywhere] [--depth N] [--no-panel] [--scale N]
                     [--colors RRGGBB,…] [--fps N]
           backswipe list [--json]

    Opens a window with screens under one of the transitions; `list` names these, with --json all their figures too. A
    drag to the right pops the top screen; a click or Space pushes one; Escape, Backspace and the mouse's back button
    pop. Closing the window, SIGINT and SIGTERM end the program.

      --transition NAME       the transition that is shown first; back-swipe without it
      --region edge|anywhere  where a drag may begin: at the edge, or anywhere; the transition's own without it
      --depth N               how many screens there are at first, 1 to 1000; 3 without it
      --no-panel              the bare stage, which fills the window
      --scale N               pixels to a point, 0.25 to 8; the monitor's without it
      --colors RRGGBB,…       the screens' colours, the top one first
      --fps N                 frames a second while something moves, 1 to 1000; the monitor's rate without it
      --help                  this text
      --version               the version

    Exit codes: 0 ended as asked, 1 failure, 2 wrong command line, 4 no display.
    """
}
