extension Usage {
  /// The text of `export --help`.
  static let export = """
    Usage: backswipe export [--transition NAME] [--set KEY=VALUE …] [--preset NAME] [--config FILE]
                            [--region edge|anywhere] [--json] [--out FOLDER|FILE.swift|FILE.json|-] [--force]

    Writes a transition as UIKit source for an iOS project, with these figures as its defaults: the source that runs in
    the window, as Xcode wants it. A comment at its beginning says how it is attached, and what iOS does otherwise.

      --transition NAME       the transition; default: back-swipe
      --set, --preset, --config, --region
                              as for the window; what the window remembers does not count
      --json                  all figures as JSON instead, for other tools; --config reads it too
      --out PATH              a new folder of files, one file that ends in .swift or .json, or - for standard output;
                              default: standard output
      --force                 replace a file even if it is read-only, or is the one that --config reads

    Exit codes: 0 success, 1 failure or output that cannot be written, 2 wrong command line, 3 bad file.
    """

  /// The text of `run --help`.
  static let run = """
    Usage: backswipe run FILE|FOLDER… [--preview NAME] [--swift 5|6] [OPTION…]

    Shows your own Swift source as it comes from Xcode: its #Preview, or a class that needs no arguments. It is built by the
    Swift toolchain that built this program and runs with your rights, in a process of its own; every save shows at once.

      --preview NAME          the preview to show first; default: the first one
      --swift 5|6             the version of the language; default: 5
      --screens FILE…         PNG pictures for the plain screens on which classes without a preview are shown
      --colors RRGGBB,…       the colours of these screens

    The other options of the window hold too; `backswipe --help` lists them.

    Exit codes: 0 the window was closed, 2 wrong command line, 3 no such file, 4 no display.
    """

  /// The text of `new --help`.
  static let new = """
    Usage: backswipe new NAME

    Writes NAME.swift, a small transition with a preview to begin with; `backswipe run NAME.swift` shows it. A file that
    exists is left alone.

    Exit codes: 0 success, 1 output that cannot be written, 2 wrong command line.
    """

  /// The text of `list --help`.
  static let list = """
    Usage: backswipe list [TRANSITION] [--json]

    Lists the transitions, or the figures of one: each with its key and published value, what it accepts, its effect, and
    when it counts.

      --json                  write JSON

    Exit codes: 0 success, 1 output that cannot be written, 2 wrong command line.
    """

  /// The text of `pass --help`.
  static let pass = """
    Usage: backswipe pass [--back]

    Reads Swift source for iOS, up to 4 MB, from standard input and writes it to standard output as it compiles here,
    almost every line and column where it was. What has no effect here is said on standard error.

      --back                  the reverse: source from here as Xcode wants it

    Exit codes: 0 success, 1 output that cannot be written, 2 wrong command line, 3 input that is not text.
    """
}
