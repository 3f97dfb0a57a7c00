import Prototype

extension Usage {
  /// The text of `render --help`.
  static let render = """
    Usage: backswipe render [--transition NAME] [--drag NAME|FILE | --push | --pop] [--at TIME|PERCENT | --strip N]
                            [--touch] [--small] [--scale N] [OPTION…] --out FILE.png|FILE.gif|FILE.mp4|FOLDER [--force]

    Draws a transition without a window or a display: one instant or a strip as a PNG, a film as a GIF or, through
    ffmpeg, as an MP4, or every frame as a PNG in a new folder. A film ends after 120 s. A file appears when it is
    complete, or not at all.

      --at TIME|PERCENT       one picture: after 0.25s or 250ms, or where the transition first is at a progress of 40%
      --strip N               N pictures side by side, from the beginning to the end, 1 to 100
      --touch                 show the finger
      --small                 compress PNGs as well as possible, which takes longer
      --scale N               pixels per point, 0.25 to 8; default: 2, and 1 for a GIF
      --out PATH              the file or folder to write; - for one PNG to standard output

    \(shared)
    """

  /// The text of `trace --help`.
  static let trace = """
    Usage: backswipe trace [--transition NAME] [--drag NAME|FILE | --push | --pop] [--json] [--out FILE | --check FILE]
                           [--force] [OPTION…]

    Writes down a transition frame by frame, as CSV: time in seconds, progress, the finger's velocity in points per
    second, state, verdict, and every value of a layer that changes. The same command writes the same bytes wherever it
    runs, so a kept trace is a test of how a transition feels. It is written while it is made, and as long as its drag,
    which has up to 600 s.

      --json                  write JSON
      --out FILE              write a file instead of standard output, which is also -
      --check FILE            compare with a kept trace, or - from standard input; a difference is said in one
                              sentence, and ends with 1

    \(shared)
    """

  private static let shared = """
      --drag NAME|FILE        a drag; default: slow-60. The examples:
    \(table(ExampleDrag.all.map { ($0.name, $0.sentence) }))
                              A FILE, or - from standard input, has JSON Lines, as in Assets/drags:
                              {"t":0.016,"event":"move","x":120,"y":400}
      --push, --pop           a push or pop from code instead
      --fault NAME            something that goes wrong meanwhile; can be repeated:
    \(table(Fault.allCases.map { ($0.name, $0.sentence) }))
      --size WIDTHxHEIGHT     the size of the screen in points; default: 390x844
      --device NAME           the screen of a device: \(PhoneDevice.all.prefix(5).map(\.name).joined(separator: ", ")),
                              \(PhoneDevice.all.dropFirst(5).map(\.name).joined(separator: ", "))
      --fps N                 frames per second, 1 to 1000; default: 60, and 50 for a GIF, which is its most
      --set, --preset, --config, --region, --depth, --colors, --screens, --appearance
                              as for the window; what the window remembers does not count
      --force                 replace a file even if it is read-only, or is one that the command reads

    Exit codes: 0 success, 1 failure, output that cannot be written, or a difference, 2 wrong command line, 3 bad file.
    """

  /// Returns lines with names and what they mean, as they stand under a flag.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, sentence in
      String(repeating: " ", count: 28) + name + String(repeating: " ", count: width - name.count + 2) + sentence
    }.joined(separator: "\n")
  }
}
