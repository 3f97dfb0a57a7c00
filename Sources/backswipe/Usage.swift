import Prototype

/// The texts of `--help` and `--version`.
enum Usage {
  /// What to do about an output that is hardly meant to be replaced.
  static let remedy = "give another path, or add --force"

  static let version = "backswipe 0.1.0"

  static let help = """
    Usage: backswipe [--transition NAME] [--set KEY=VALUE …] [--preset NAME] [--config FILE]
                     [--region edge|anywhere] [--depth N] [--no-panel] [--fullscreen] [--scale N]
                     [--colors RRGGBB,…] [--screens FILE…] [--device NAME] [--appearance light|dark|system] [--fps N]
                     [--fault NAME]
       backswipe run FILE|FOLDER… [--preview NAME] [--swift 5|6] [OPTION…]
       backswipe new NAME
           backswipe list [TRANSITION] [--json]
           backswipe render [OPTION…] --out FILE.png|FILE.gif|FILE.mp4|FOLDER
           backswipe trace [OPTION…] [--json] [--check FILE]
           backswipe export [--transition NAME] [--set KEY=VALUE …] [--json] [--out FOLDER|FILE|-]
           backswipe pass [--back]

    Opens a window that shows a stack of screens and a panel with the figures of their transition. A drag pops the top
    screen; a click or Space pushes one; Escape, Backspace and the mouse's back button pop. Closing the window, SIGINT
    and SIGTERM end the program. `backswipe list` lists the transitions, and `backswipe list TRANSITION` the figures of
    one; with --json both as JSON. `backswipe pass` reads Swift source for iOS from standard input and writes it as it
    compiles here, every line and column where it was; with --back the reverse. `backswipe render` draws a transition
    without a window, `backswipe trace` writes down what it does, and `backswipe export` writes its UIKit source for an iOS
    project. Each command has a --help of its own.

    `backswipe run` shows your own Swift source as it comes from Xcode: its #Preview, or a class that needs no arguments.
    It is built by the Swift toolchain and runs with your rights, in a process of its own; every save shows at once.
    `backswipe new` writes a file to begin with.

      --preview NAME          with run: the preview to show first
      --swift 5|6             with run: the version of the language; default: 5
      --transition NAME       the transition to show first; default: the last one, at first back-swipe
      --set KEY=VALUE         a figure of the transition, as duration=0.45 or duration=450ms; can be repeated
      --preset NAME           figures that were saved under a name; published: the published ones
      --config FILE           a JSON file with figures, which is read again when it changes and written by Ctrl+S;
                              - for standard input, which is read once
      --region edge|anywhere  where a drag may begin; default: the transition's own
      --depth N               the initial number of screens, 1 to 1000; default: 3
      --no-panel              show only the screens, which fill the window
      --fullscreen            fill the monitor with the phone alone; F11 in the window
      --scale N               pixels per point, 0.25 to 8; default: the monitor's
      --colors RRGGBB,…       the colours of the screens, from the top one down
      --screens FILE…         PNG pictures to show on the screens, from the top one down
      --device NAME           the device: \(PhoneDevice.all.prefix(5).map(\.name).joined(separator: ", ")),
                              \(PhoneDevice.all.dropFirst(5).map(\.name).joined(separator: ", "));
                              default: the last one, at first plain
      --appearance light|dark|system
                              how the window looks; default: system, as the desktop
      --fault NAME            something that goes wrong in the middle of every drag, to try a transition against; can be
                              repeated:
    \(table(Fault.allCases.map { ($0.name, $0.sentence) }))
      --fps N                 frames per second while something moves, 1 to 1000; default: the monitor's rate, or
                              120 if that is unknown
      --help                  show this text; also -h
      --version               show the version

    Figures that are changed in the window are remembered. Those of --preset, --config and --set count more, each more
    than the one before; with any of them, the remembered figures of the transition do not count.

    Exit codes: 0 success, 1 failure, 2 wrong command line, 3 bad file, 4 no display.
    """
}
