/// The texts of `--help` and `--version`.
enum Usage {
  static let version = "backswipe 0.1.0"

  static let help = """
    Usage: backswipe [--transition NAME] [--region edge|anywhere] [--depth N] [--no-panel] [--scale N]
                     [--colors RRGGBB,…] [--fps N]
           backswipe list [--json]

    Opens a window that shows a stack of screens and a panel with the figures of their transition. A drag pops the top
    screen; a click or Space pushes one; Escape, Backspace and the mouse's back button pop. Closing the window, SIGINT
    and SIGTERM end the program. `backswipe list` lists the transitions, with --json also their figures.

      --transition NAME       the transition to show first; default: back-swipe
      --region edge|anywhere  where a drag may begin; default: the transition's own
      --depth N               the initial number of screens, 1 to 1000; default: 3
      --no-panel              show only the screens, which fill the window
      --scale N               pixels per point, 0.25 to 8; default: the monitor's
      --colors RRGGBB,…       the colours of the screens, from the top one down
      --fps N                 frames per second while something moves, 1 to 1000; default: the monitor's rate, or, if
                              that is unknown, 60, and up to 240 for input
      --help                  show this text
      --version               show the version

    Exit codes: 0 success, 1 failure, 2 wrong command line, 4 no display.
    """
}
