import Prototype
import SourcePass

/// A command, with its part of the help.
enum Command: String, CaseIterable {
  case window
  case run, new, list, render, feel, site, trace, check, search, diff, margin, lint, export, pass, serve, doctor

  static let names = allCases.dropFirst().map(\.rawValue)

  static let version = "backswipe 0.1.0"

  var opensWindow: Bool { self == .window || self == .run }

  /// Returns the command at the beginning of the words, and the words after it.
  static func split(_ words: [String]) -> (command: Command, rest: ArraySlice<String>) {
    guard let name = words.first, names.contains(name), let command = Command(rawValue: name) else {
      return (.window, words[...])
    }
    return (command, words.dropFirst())
  }

  /// In lines of at most 80 characters.
  @MainActor var help: String {
    let page = page
    var parts = ["Usage: backswipe \(page.usage)", HelpText.wrapped("\(page.summary) \(page.details)")]
    if self == .window {
      let rows = Self.allCases.dropFirst().map { ($0.rawValue, $0.page.summary) }
      parts.append("Commands, each with a --help of its own:\n" + HelpText.table(rows))
    }
    let options = Option.all.filter { $0.commands.contains(self) }
    // Options that the window has too are explained only in its help.
    let shared = options.filter { self != .window && $0.commands.contains(.window) && $0.name != "--help" }.map(\.name)
    let own = options.filter { !shared.contains($0.name) }
    parts.append(HelpText.table(own.map { ($0.form, $0.help) }, column: 26))
    if !shared.isEmpty {
      parts.append(HelpText.wrapped("As for the window, see `backswipe --help`: \(shared.joined(separator: ", "))."))
    }
    if own.contains(where: { $0.name == "--drag" }) {
      parts.append("Examples of drags:\n" + HelpText.table(ExampleDrag.all.map { ($0.name, $0.sentence) }))
    }
    if self == .lint {
      parts.append("Claims:\n" + HelpText.table(LintRule.allCases.map { ($0.rawValue, $0.sentence) }))
    }
    if self == .check { parts.append("Rules:\n" + HelpText.table(Rule.allCases.map { ($0.rawValue, $0.sentence) })) }
    if own.contains(where: { $0.name == "--fault" }) {
      parts.append("Faults:\n" + HelpText.table(Fault.allCases.map { ($0.name, $0.sentence) }))
    }
    parts.append(HelpText.wrapped("Exit codes: 0 success, \(page.codes)."))
    return parts.joined(separator: "\n\n")
  }

  private struct Page {
    let usage: String
    let summary: String
    var details = ""
    let codes: String
  }

  private var page: Page {
    switch self {
    case .window:
      Page(
        usage: "[OPTION…]\n       backswipe COMMAND [OPTION…]",
        summary: "Opens a window that shows a stack of screens and a panel with the parameters of their transition.",
        details: """
          A drag pops the top screen; a click or Space pushes one; Escape, Backspace and the mouse's back button pop.
          Closing the window, SIGINT and SIGTERM end the program.

          Parameters that are changed in the window are remembered. Those of --preset, --config and --set count more, each
          more than the one before; with any of them, the remembered parameters of the transition do not count.
          """,
        codes: "1 failure, 2 wrong command line, 3 bad file, 4 no display")
    case .run:
      Page(
        usage: "run FILE|FOLDER… [OPTION…]",
        summary: "Shows your own Swift source, live, as it comes from Xcode.",
        details: """
          That is the app of a project, a #Preview, or a class that needs no arguments, on plain screens. It is built by the
          Swift toolchain that built this program and runs with your rights, in a process of its own; every save shows at
          once.
          """,
        codes: "1 failure, 2 wrong command line, 3 no such file, 4 no display")
    case .new:
      Page(
        usage: "new NAME", summary: "Writes NAME.swift, a small transition with a preview to begin with.",
        details: "`backswipe run NAME.swift` shows it. A file that exists is left alone.",
        codes: "1 output that cannot be written, 2 wrong command line")
    case .list:
      Page(
        usage:
          "list [TRANSITION] [--json]\n       backswipe list --sources\n       backswipe list --data [--out FOLDER]",
        summary: "Lists the transitions, or the parameters of one.",
        details: "Each parameter has its key and published value, what it accepts, its effect, and when it counts.",
        codes: "1 output that cannot be written, or a transition that ends wrongly, 2 wrong command line")
    case .render:
      Page(
        usage: "render [OPTION…] --out FILE.png|gif|mp4|webp|apng|FOLDER",
        summary: "Draws a transition without a window or a display.",
        details: """
          --at and --strip make a PNG. Without them a film is made: a GIF, through ffmpeg an MP4, WebP or APNG, or a PNG
          of every frame in a new folder. A film ends after 120 s. A file appears when it is complete, or not at all. What the
          window remembers does not count.
          """,
        codes: "1 failure or output that cannot be written, 2 wrong command line, 3 bad file")
    case .feel:
      Page(
        usage: "feel [--transition NAME | --file PATH…] [OPTION…]",
        summary: "Shows a transition on phones in the network, which drag it with a thumb.",
        details: """
          It prints the address and a code of it for a phone's camera. A page there moves and decides as the window does; a save
          of --file follows at once. Each drag comes back: it is told, compared with its replay, and with --out kept in a folder,
          for `check`, `margin` and the window. The address has 128 random bits, and the page goes unencrypted through your own
          network and no farther. It needs libmicrohttpd12 and libqrencode4.
          """,
        codes: "1 failure, 2 wrong command line, 3 bad file")
    case .site:
      Page(
        usage: "site [NAME…] --out FOLDER",
        summary: "Writes pages for browsers on which the whole catalogue is dragged.",
        details: """
          A gallery, a page for each transition with its most important settings and its source to copy, eight engines under
          one finger, and their figures. They need no network and no server, and the same program writes the same bytes. With
          the names of transitions only these are written; all of them take a few minutes.
          """,
        codes: "1 failure or output that cannot be written, 2 wrong command line")
    case .trace:
      Page(
        usage: "trace [OPTION…] [--out FILE | --check FILE]",
        summary: "Writes down a transition frame by frame, as CSV.",
        details: """
          That is time in seconds, progress, the finger's velocity in points per second, state, decision, and every value
          of a layer that changes. The same command writes the same bytes wherever it runs, so a kept trace is a test of
          how a transition feels: --check says which layer differs, when and by how much. A trace is written while it is
          made, and as long as its drag, which has up to 600 s. What the window remembers does not count.
          """,
        codes: "1 failure, output that cannot be written, or a difference, 2 wrong command line, 3 bad file")
    case .check:
      Page(
        usage: "check FILE|FOLDER… [OPTION…]\n       backswipe check --transition NAME [OPTION…]",
        summary: "Tries whether a transition keeps its contract, under the example drags.",
        details: """
          The contract of My.swift is My.motion.json beside it, such as {"commitsAt": 0.5, "settlesWithin": 0.6, "noJump": 1,
          "velocityContinuous": 20}; a folder may have several. Without one general rules hold: nothing jumps, sticks or is
          completed twice, calls are balanced, and at rest nothing is uncovered. A line for each rule says what was seen, and
          how much is left.
          """,
        codes: "1 a rule that does not hold, or failure, 2 wrong command line, 3 bad file")
    case .search:
      Page(
        usage: "search FILE|FOLDER… [OPTION…]\n       backswipe search --transition NAME [OPTION…]",
        summary: "Looks for a drag that breaks a contract, and makes it as short as it gets.",
        details: """
          Contracts are those of `check`, with restoresAfterCancel; nothing is forgiven that goes wrong on iOS. Drags, flicks,
          catches, second fingers and faults in mid-flight are tried in an order that the seed decides; those that lead to a
          new situation are changed and tried again. A crash, and a screen that does not answer any more, is found as well. The
          drag is written as NAME.jsonl, with a strip of it as NAME.png; --drag shows it again.
          """,
        codes: "1 something found, or failure, 2 wrong command line, 3 bad file")
    case .diff:
      Page(
        usage: "diff A B [OPTION…]",
        summary: "Says what changed between two versions of a transition, under the same drags.",
        details: """
          A and B are Swift files or folders, a file in a revision as HEAD~1:My.swift, or transitions with settings as
          sink:duration=0.5,scale=0.9. Of own code, the literals that changed come first, by their names in the source. Then
          come figures for what no literal says, as far as they can be read from what moves, such as a parallax, a duration or
          the distance at which a drag finishes; then, for each drag, the first instant that differs.
          """,
        codes: "1 a difference, or failure, 2 wrong command line, 3 bad file")
    case .margin:
      Page(
        usage:
          "margin FILE|FOLDER… [DRAG.jsonl…] [OPTION…]\n       backswipe margin --transition NAME|--rule RULE [DRAG.jsonl…]",
        summary: "Finds the drags for tests that are farthest from every line of decision.",
        details: """
          One finishes, one goes back and one is a flick; each is written for XCUITest, Maestro, Detox, Appium and Espresso, with
          how far it may be off in distance, speed and time. A drag of a test is judged the same, and a better one named. Clocks
          of slow machines play each drag again: reports come up to 30 ms late, several as one, or not at all, 60 or 120 a second.
          """,
        codes: "1 a drag that a clock turns, or failure, 2 wrong command line, 3 bad file")
    case .lint:
      Page(
        usage: "lint FILE|FOLDER… [--json]",
        summary: "Reads transitions without a build, and says what goes wrong in them on iOS.",
        details: """
          A line for each claim has the file, what is seen there, why it matters, and the command that confirms or clears it.
          """,
        codes: "1 a claim, or failure, 2 wrong command line, 3 no such file")
    case .export:
      Page(
        usage: "export [OPTION…] [--out FOLDER|FILE.swift|FILE.json|-]",
        summary: "Writes a transition as UIKit source for an iOS project.",
        details: """
          It is the source that runs in the window, as Xcode wants it, with these parameters as its defaults. A comment at
          its beginning says how it is attached, and what iOS does otherwise. With --as it is the motions and parameters alone,
          for another system. What the window remembers does not count.
          """,
        codes: "1 failure or output that cannot be written, 2 wrong command line, 3 bad file")
    case .pass:
      Page(
        usage: "pass [--from 3|4 | --back | --mend FILE]",
        summary: "Passes Swift source for iOS on as it compiles here.",
        details: """
          It is read from standard input, up to 4 MB, and written to standard output, almost every line and column where
          it was. What has no effect here is said on standard error.

          It does what the syntax says by itself. `run` also compiles all files together, and mends what the compiler names
          then: calls of optional requirements such as delegate.height?(for: row), imports of modules of the same folder and
          of network requests, methods of Objective-C's root class that are overridden, and attributed strings without a
          text. --mend does the same by the messages of a build of your own, and --back takes everything back.
          """,
        codes: "1 output that cannot be written, 2 wrong command line, 3 input that is not text")
    case .serve:
      Page(
        usage: "serve --stdio",
        summary: "Answers an editor or an assistant over standard input and output.",
        details: """
          It is a server of the Model Context Protocol: JSON-RPC, a message in each line. Its tools build a file, drag, push and
          pop screens, and return pictures, traces, decisions with their margins, who got the touch, and what a contract
          says, of the catalogue and of your own code, which runs with your rights. It uses no network and writes no file. The
          end of its input ends it, in mid-build, too.
          """,
        codes: "2 wrong command line")
    case .doctor:
      Page(
        usage: "doctor",
        summary: "Says what this machine has of what the program uses, and which package has what is missing.",
        details: """
          That is the display, fonts, the Swift toolchain, ffmpeg, and the libraries that are loaded when needed.
          """,
        codes: "1 output that cannot be written, 2 wrong command line")
    }
  }
}

private enum HelpText {
  private static let width = 80

  /// Fills lines as far as possible.
  static func wrapped(_ text: String) -> String {
    text.split(separator: "\n\n").map { lines(String($0)).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Returns rows of a name and its meaning, which begins at `column`; by default right of the longest name.
  static func table(_ rows: [(String, String)], column: Int? = nil) -> String {
    let column = column ?? (rows.map(\.0.count).max() ?? 0) + 4
    let margin = String(repeating: " ", count: column)
    return rows.map { name, meaning in
      let start = "  \(name)"
      let gap = start.count + 2 > column ? "\n" + margin : String(margin.dropFirst(start.count))
      return start + gap + lines(meaning, indent: column).joined(separator: "\n" + margin)
    }.joined(separator: "\n")
  }

  private static func lines(_ text: String, indent: Int = 0) -> [String] {
    text.split(whereSeparator: \.isWhitespace).reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width - indent {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
