import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The command line")
  struct CommandLineTests {
    @Test("--help and --version answer without a display") func answers() throws {
      let help = try Program(["--help"], display: nil).ending()
      #expect(help.code == 0 && help.complaints.isEmpty)
      #expect(help.output.hasPrefix("Usage: backswipe "))
      for flag in [
        "--screens",
        "--transition", "--set", "--preset", "--config", "--region", "--depth", "--no-panel", "--scale", "--colors",
        "--appearance", "--fault", "--fps", "--help", "--version",
      ] {
        #expect(help.output.contains("\n  \(flag) "), "\(flag)")
      }
      let version = try Program(["--depth", "4", "--version"], display: nil).ending()
      #expect(version == Program.Ending(code: 0, output: "backswipe 0.1.0\n", complaints: ""))
    }

    @Test(
      "--help counts wherever it stands, and fits into 80 columns",
      arguments: [
        ["--depth", "4", "--help"], ["--frobnicate", "-h"], ["run", "/nonexistent", "--help"], ["new", "-h"],
        ["list", "sink", "--help"], ["render", "--out", "a.png", "-h"], ["trace", "--json", "--help"],
        ["export", "--set", "-h"], ["check", "--help"], ["search", "-h"], ["diff", "a", "-h"],
        ["margin", "a", "--help"], ["lint", "-h"],
        ["pass", "--back", "--help"], ["serve", "--help"], ["doctor", "-h"],
      ])
    func help(arguments: [String]) throws {
      let help = try Program(arguments, display: nil).ending()
      #expect(help.code == 0 && help.complaints.isEmpty && help.output.hasPrefix("Usage: backswipe "))
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      guard ["list", "render", "trace", "export", "pass"].contains(arguments[0]) else { return }
      #expect(help.output.hasPrefix("Usage: backswipe \(arguments[0]) ") && help.output.contains("Exit codes: "))
      for word in ["--drag", "slow-30", "two-quick", "second-finger", "iphone-16-pro"] {
        #expect(help.output.contains(word) || !["render", "trace"].contains(arguments[0]), "\(word)")
      }
    }

    @Test("doctor says what a machine has, and by which package what is missing comes")
    func doctor() throws {
      let folder = try TestFolder()
      try folder.write("<fontconfig></fontconfig>", to: "fonts.conf")
      let bare = ["PATH": folder.path, "FONTCONFIG_FILE": "\(folder)/fonts.conf"]
      let ending = try Program(["doctor"], display: nil, variables: bare).ending()
      #expect(ending.code == 0 && ending.complaints.isEmpty)
      for line in [
        "backswipe 0.1.0", "Display   none. There is no display", "Own code  not here. There is no Swift compiler on",
        "Fonts     Inter is missing, Sans is used: install fonts-inter", "Films     ffmpeg is missing, ",
        "JPEG      libturbojpeg.so.0", "WebP      libwebp.so.7", "PDF       libpoppler-glib.so.8",
        "SVG       librsvg-2.so.2", "On phone  libmicrohttpd.so.12", "Codes     libqrencode.so.4",
        "For all: apt-get install fonts-inter ffmpeg",
      ] { #expect("\n\(ending.output)".contains("\n\(line)"), "\(line): \(ending.output)") }
      let seen = try Program(["doctor"], display: VirtualDisplay.shared.get().name).ending()
      #expect(seen.output.contains("\nDisplay   x11, ") && seen.output.contains("\nScale     1.0\n"), "\(seen)")
    }

    @Test("The pass reads source and writes it as it compiles here, or back") func pass() throws {
      let folder = try TestFolder()
      func ending(_ source: String, _ arguments: [String] = []) throws -> Program.Ending {
        try folder.write(source, to: "a.swift")
        return try Program(["pass"] + arguments, display: nil, shell: "exec < '\(folder)/a.swift'").ending()
      }
      let here = try ending("@main class A {\n  @objc func tap() { f(#selector(tap)) }\n}")
      #expect(here.output == "      class A {\n        func tap() { f( Selector(tap)) }\n}" && here.code == 0)
      #expect(here.complaints.hasPrefix("backswipe: line 1: "))
      let back = try ending("f(Selector(Self.tap))\nfunc tap() {}\n", ["--back"])
      #expect(back == Program.Ending(code: 0, output: "f(#selector(tap))\n@objc func tap() {}\n", complaints: ""))
      try folder.write(Data([0xFF, 0xFE]), to: "a.swift")
      #expect(try Program(["pass"], display: nil, shell: "exec < '\(folder)/a.swift'").ending().code == 3)
    }

    @Test(
      "A wrong argument ends with one sentence and exit code 2",
      arguments: [
        ("--colour x", "there is no flag --colour; did you mean --colors? `backswipe --help` lists what there is."),
        ("--dephts=4", "there is no flag --dephts=4; did you mean --depth? `backswipe --help` lists what there is."),
        ("--frobnicate", "there is no flag --frobnicate. `backswipe --help` lists what there is."),
        ("gallery", "there is no command gallery. `backswipe --help` lists what there is."),
        ("--transition fly-away", "--transition fly-away: there is no such transition. `backswipe list` has them."),
        (
          "--transition back-swpie",
          "--transition back-swpie: there is no such transition; did you mean back-swipe? `backswipe list` has them."
        ),
        ("--touch", "there is no flag --touch. `backswipe --help` lists what there is."),
        ("--preview a", "--preview is an option of `backswipe run`."),
        ("render --json", "render has no flag --json. `backswipe render --help` lists what there is."),
        ("new --json A", "new has no flag --json. `backswipe new --help` lists what there is."),
        ("rendr", "there is no command rendr; did you mean render? `backswipe --help` lists what there is."),
        ("pass --bakc", "pass has no flag --bakc; did you mean --back? `backswipe pass --help` lists what there is."),
        ("lint", "lint wants the paths of Swift files or folders after it."),
        ("serve", "serve wants --stdio: it has no other connection."),
        ("check", "check wants the paths of Swift files or folders after it."),
        ("check --transition sink a.swift", "check takes --transition or a.swift: leave one of them out."),
        ("diff sink", "diff wants two versions after it: files, folders, revisions or transitions."),
        (
          "diff sink snik",
          "diff snik: there is no such file, folder or transition; a file in a revision is REVISION:PATH."
        ),
        ("list --unknown", "list has no flag --unknown. `backswipe list --help` lists what there is."),
        (
          "export --trasition sink",
          "export has no flag --trasition; did you mean --transition? `backswipe export --help` lists what there is."
        ),
        ("export --json --out a.swift", "--json writes no Swift: end --out in .json."),
        ("export --out ", "--out : it takes a folder, a file that ends in .swift or .json, or -."),
        ("export --out", "--out wants a folder, a file that ends in .swift or .json, or - after it."),
        ("list snik", "there is no transition snik; did you mean sink? `backswipe list` has them."),
        ("--set duration=9 --transition sink", "--set duration=9: it takes a number from 0.05 to 3 s."),
        (
          "--set scael=0.5 --transition sink",
          "--set scael=0.5: sink has no parameter scael; did you mean scale? `backswipe list sink` has them."
        ),
        ("--set", "--set wants KEY=VALUE, as duration=0.45 after it."),
        (
          "--transition rise --region edge",
          "--region edge: rise has no region; its drags begin at any point, or there are none."
        ),
        ("--depth", "--depth wants a whole number from 1 to 1000 after it."),
        ("--depth 0", "--depth 0: it takes a whole number from 1 to 1000."),
        ("--scale nan", "--scale nan: it takes a number from 0.25 to 8."),
        ("--fps -60", "--fps -60: it takes a number from 1 to 1000."),
        (
          "--fault stal",
          "--fault stal: there is no such fault; did you mean stall? It takes push, pop, present, dismiss, select-tab, "
            + "keyboard, cancel, resize, rotation, stall, second-finger, focus-loss, reduced-motion, cross-fade, right-to-left."
        ),
        ("--region left", "--region left: it takes edge or anywhere."),
        (
          "--colors E2853B,,2E5BBA",
          "--colors E2853B,,2E5BBA: it takes colours of six hexadecimal digits with commas between, as "
            + "E2853B,2F9E64,2E5BBA."
        ),
      ]) func wrong(words: String, sentence: String) throws
    {
      let words = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let ending = try Program(words, display: nil).ending()
      #expect(ending == Program.Ending(code: 2, output: "", complaints: "backswipe: \(sentence)\n"))
    }

    @Test("A report on a person's code needs no display, and an app that is not there is an error in it")
    func report() throws {
      try TestFolder.use { folder in
        let ending = try Program(["run", folder.path, "--report", "--target", "None"], display: nil).ending()
        #expect(ending.code == 0 && ending.complaints.isEmpty)
        #expect(ending.output.contains("\"text\" : \"--target None: there is no such app.\""))
      }
    }

    @Test(
      "Without a display the program ends with one sentence that names the remedy, and exit code 4",
      arguments: [nil, ":9999"])
    func noDisplay(display: String?) throws {
      let ending = try Program([], display: display).ending()
      #expect(ending.code == 4 && ending.output.isEmpty)
      #expect(ending.complaints.filter { $0 == "\n" }.count == 1 && ending.complaints.hasSuffix(".\n"))
      #expect(ending.complaints.contains("`xvfb-run -a backswipe`"))
      // The message names nothing that does not exist.
      #expect(!ending.complaints.contains("render"))
    }

    @Test(
      "Output that cannot be written ends with one sentence and exit code 1",
      arguments: [["--help"], ["--version"], ["list"], ["list", "--json"], ["export"], ["export", "--json"]],
      [nil, "/dev/full"])
    func unwritable(arguments: [String], file: String?) throws {
      let target = file.map { Program.Target.file($0) } ?? .closedPipe
      let ending = try Program(arguments, display: nil, output: target).ending()
      let reason = file == nil ? "Broken pipe" : "No space left on device"
      let sentence =
        "backswipe: The output could not be written (\(reason)): send it to a file or pipe that can take it.\n"
      #expect(ending == Program.Ending(code: 1, output: "", complaints: sentence))
    }

    @Test(
      "SIGTERM, SIGINT and SIGHUP end the program as closing its window does", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(number: Int32) throws {
      let window = try OpenWindow()
      window.program.signal(number)
      #expect(window.program.ending() == .ok)
    }

    @Test("Signals to another thread than the main one end the program as well", arguments: [SIGTERM, SIGINT])
    func signalsToThreads(number: Int32) throws {
      let window = try OpenWindow()
      try window.program.signalLastThread(number)
      #expect(window.program.ending() == .ok)
    }

    @Test("A signal that arrives before the program handles signals ends it", arguments: [SIGTERM, SIGINT, SIGHUP])
    func earlySignals(number: Int32) throws {
      let display = try VirtualDisplay.shared.get()
      // The process starts with the signal blocked, so that it is pending at the program's first instruction.
      let program = try Program(["--no-panel"], display: display.name, blocked: [number])
      program.signal(number)
      #expect(program.ending() == .ok)
    }

    @Test("A SIGHUP that was ignored at the start, as by nohup, does not end the program") func ignoredHangup() throws {
      let window = try OpenWindow(shell: "trap '' HUP")
      window.program.signal(SIGHUP)
      window.move(to: 200)
      window.display.type("Escape")
      try window.wait(forScreen: 2)
    }

    @Test("A window opens with closed standard files, which nothing else takes the place of") func closedFiles() throws
    {
      let window = try OpenWindow(shell: "exec 0<&- 1>&- 2>&-")
      #expect((0...2).map { window.program.target(of: $0) } == ["/dev/null", "/dev/null", "/dev/null"])
      window.program.signal(SIGTERM)
      #expect(window.program.ending().code == 0)
    }

    @Test(
      "Input and output that are closed are said to be",
      arguments: [(["pass"], "exec 0<&-", 3), (["list"], "exec 1>&-", 1), (["trace"], "exec 1>&-", 1)])
    func closedFiles(words: [String], shell: String, code: Int32) throws {
      let ending = try Program(words, display: nil, shell: shell).ending()
      #expect(ending.code == code && ending.complaints.hasPrefix("backswipe: "), "\(ending)")
    }

    @Test("Without descriptors for its signals the program ends with one sentence and exit code 1") func noPipe() throws
    {
      let ending = try Program(["--no-panel"], display: nil, shell: "ulimit -n 4").ending()
      let sentence =
        "Signals cannot be handled (Too many open files): allow the program more open files, as with `ulimit -n 1024`."
      #expect(ending == Program.Ending(code: 1, output: "", complaints: "backswipe: \(sentence)\n"))
    }
  }
}
