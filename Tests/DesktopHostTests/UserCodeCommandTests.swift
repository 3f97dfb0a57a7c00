import DisplayUser
import Foundation
import SlidingSource
import Testing

@Suite("The user's own code without a window")
struct UserCodeCommandTests {
  private func inFolder(_ test: (TestFolder) throws -> Void) throws {
    try TestFolder.use { folder in
      try folder.write(SlidingSource.text, to: "Card.swift")
      try test(folder)
    }
  }

  private func run(_ words: [String]) throws -> Program.Ending {
    try Program(words, display: nil, variables: Program.preparedCache).ending()
  }

  /// Returns the cells of a trace's frames by the names of their columns.
  private func frames(_ csv: String) -> [[String: String]] {
    let lines = csv.split(separator: "\n").drop { $0.hasPrefix("#") }.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(zip(names, $0)) { first, _ in first } }
  }

  @Test("A trace has the same bytes each time, follows the finger, and says what was decided") func trace() throws {
    try inFolder { folder in
      let words = ["trace", "--file", "\(folder)/Card.swift", "--drag", "slow-60"]
      let trace = try run(words)
      #expect(trace.code == 0 && trace.complaints.isEmpty, "\(trace.complaints)")
      #expect(trace.output.hasPrefix("# backswipe trace, version 1; Card.swift; drag slow-60; 390 × 844 pt"))
      #expect(try run(words).output == trace.output)
      let frames = frames(trace.output)
      // The code counts from the beginning of the pan: 60 % of the width beyond its slop.
      let greatest = frames.filter { $0["state"] == "dragging" }.compactMap { $0["progress"].flatMap(Double.init) }
        .max()
      #expect(greatest.map { abs($0 - 0.6) < 0.03 } == true)
      #expect(frames.last?["verdict"] == "finish" && frames.last?["state"] == "rest")
      // The top screen goes along with the finger, so its layer has a column.
      let column = try #require(frames.first?.keys.first { $0.hasPrefix("Screen") && $0.hasSuffix(".position.x") })
      let positions = frames.compactMap { $0[column].flatMap(Double.init) }
      #expect(positions.first == 195 && (positions.max() ?? 0) > 195 + 200)
      // Under the second finger nothing is decided any more.
      let quick = try self.frames(run(words.dropLast() + ["two-quick"]).output)
      let second = quick.filter { $0["time"].flatMap(Double.init).map { (0.28...0.38).contains($0) } == true }
      #expect(second.count > 4 && second.allSatisfy { $0["verdict"] == "" })
      let kept = "\(folder)/kept.csv"
      #expect(try run(words + ["--out", kept]).code == 0)
      #expect(try run(words + ["--check", kept]).code == 0)
      let other = try run(words.dropLast() + ["slow-30", "--check", kept])
      #expect(other.code == 1)
      #expect(try self.frames(run(words.dropLast() + ["slow-30"]).output).last?["verdict"] == "cancel")
    }
  }

  @Test("Own code is held to the contract beside it, and a line says what is left or too much") func contract() throws {
    try inFolder { folder in
      let file = "\(folder)/Card.swift"
      let contract = #"{"commitsAt": 0.6, "settlesWithin": 2, "nothingUncovered": true, "survives": ["stall"]}"#
      try folder.write(contract, to: "Card.motion.json")
      let good = try run(["check", file])
      #expect(good.code == 0 && good.complaints.isEmpty, "\(good.output)\(good.complaints)")
      let lines = good.output.split(separator: "\n")
      #expect(lines.count == 8 && lines.allSatisfy { $0.hasPrefix("\(file): ") && $0.contains(": holds: ") })
      #expect(lines[0].contains("commitsAt 60 %: holds: it finishes from 5"), "\(lines[0])")
      try folder.write(#"{"settlesWithin": 0.01}"#, to: "Card.motion.json")
      let bad = try run(["check", folder.path, "--json", "--junit", "\(folder)/a.xml"])
      let json = try JSONSerialization.jsonObject(with: Data(bad.output.utf8)) as? [String: Any]
      #expect(bad.code == 1 && json?["holds"] as? Bool == false)
      #expect(try String(contentsOfFile: "\(folder)/a.xml", encoding: .utf8).contains("failures=\"1\""))
      try folder.write(#"{"settlesWithin": "quickly"}"#, to: "Card.motion.json")
      let wrong = try run(["check", file])
      #expect(
        wrong.code == 3 && wrong.complaints.hasPrefix("backswipe: \(folder)/Card.motion.json:1:19: settlesWithin: "))
    }
  }

  @Test("Each contract in a folder is tried on the preview of the file beside it") func folders() throws {
    try inFolder { folder in
      let other = """
        import UIKit

        #Preview("Rises") {
          let navigation = UINavigationController(rootViewController: Screen())
          navigation.pushViewController(Screen(), animated: false)
          return navigation
        }
        """
      try folder.write(other, to: "Other.swift")
      for (name, contract) in [("Card", #"{"settlesWithin": 0.45}"#), ("Other", #"{"settlesWithin": 0.01}"#)] {
        try folder.write(contract, to: "\(name).motion.json")
      }
      let ending = try run(["check", folder.path])
      let failed = ending.output.split(separator: "\n").filter { $0.contains(": FAILS: ") }
      #expect(ending.code == 1 && failed.count == 1, "\(ending.output)\(ending.complaints)")
      #expect(failed.first?.hasPrefix("\(folder)/Other.motion.json: settlesWithin 0.01 s: FAILS: ") == true)
      #expect(ending.output.contains("\(folder)/Card.motion.json: settlesWithin 0.45 s: holds: 0.4 s "))
    }
  }

  @Test("A missing completion of own code, a second one and a wrong one break the general rules") func broken() throws {
    try inFolder { folder in
      let file = "\(folder)/Card.swift"
      func output(_ old: String, _ new: String) throws -> String {
        #expect(SlidingSource.text.contains(old))
        try folder.write(SlidingSource.text.replacingOccurrences(of: old, with: new), to: "Card.swift")
        let ending = try run(["check", file, "--drag", "slow-30"])
        #expect(ending.code == 1, "\(ending.output)\(ending.complaints)")
        return ending.output
      }
      let complete = "context.completeTransition(!context.transitionWasCancelled)"
      let stuck = try output(complete, "")
      #expect(stuck.contains(": neverStuck: FAILS: ") && stuck.contains("in slow-30"), "\(stuck)")
      let strip = try run(["render", "--file", file, "--strip", "2", "--out", "\(folder)/a.png"])
      #expect(strip.complaints.contains("the transition never completes: completeTransition(_:) is not"), "\(strip)")
      let twice = try output(complete, "\(complete); \(complete)")
      #expect(twice.contains("finishesOnce: FAILS: a transition is completed 2 times"), "\(twice)")
      let always = try output(complete, "context.completeTransition(true)")
      #expect(always.contains("finishesOnce: FAILS: a cancelled transition is completed with true"), "\(always)")
    }
  }

  @Test("What a tap opens and a drag up closes is judged and searched, a cancel by what the tap has shown")
  func opened() throws {
    try inFolder { folder in
      let file = try folder.write(SlidingSource.opened, to: "Card.swift")
      let contract = #"{"commitsAt": 0.55, "cancelsBelow": 0.45, "restoresAfterCancel": true, "noJump": 20}"#
      try folder.write(contract, to: "Card.motion.json")
      let good = try run(["check", file])
      #expect(good.code == 0 && good.output.split(separator: "\n").count == 8, "\(good.output)\(good.complaints)")
      #expect(good.output.contains("commitsAt 55 %: holds: it finishes from 5"))
      let search = try run(["search", file, "--drags", "25"])
      #expect(search.code == 0 && search.output.contains("nothing found in 25 drags"), "\(search)")
      try folder.write(
        SlidingSource.opened.replacing("cover.removeFromSuperview()", with: "from.alpha = 0.9"), to: "Card.swift")
      let bad = try run(["check", file])
      #expect(bad.code == 1 && bad.output.contains("restoresAfterCancel: FAILS: "), "\(bad.output)")
    }
  }

  @Test("Two versions of a file are told by their literals, then by what moves otherwise") func diff() throws {
    try inFolder { folder in
      let file = "\(folder)/Card.swift"
      let git = "cd '\(folder)' && git init -q && git add . && git -c user.name=a -c user.email=a commit -qm a"
      _ = try Program(["--version"], display: nil, shell: "\(git) > git.log 2>&1").ending()
      try folder.write(SlidingSource.text.replacing("0.4", with: "0.8"), to: "Card.swift")
      let found = try run(["diff", "HEAD:\(file)", file, "--sheet", "\(folder)/a.png"])
      let told = """
        transitionDuration (Card.swift:8): 0.4 s → 0.8 s.
        withDuration of UIView.animate in animateTransition (Card.swift:16): 0.4 s → 0.8 s.
        slow-60:
        """
      #expect(found.code == 1 && found.output.hasPrefix(told) && found.complaints.isEmpty, "\(found)")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/a.png"))
      try folder.write(SlidingSource.text.replacing("\"Slides\"", with: "\"Slide\""), to: "Card.swift")
      let idle = try run(["diff", "HEAD:\(file)", file, "--drag", "flick"])
      #expect(idle.code == 0 && idle.output.hasSuffix("This changes nothing that was performed.\n"), "\(idle)")
    }
  }

  @Test("Of a repository one object is read: patterns, programs of its configuration and git's words take no part")
  func revisions() throws {
    try inFolder { folder in
      func shell(_ steps: String) throws {
        let ending = try Program(["--version"], display: nil, shell: "cd '\(folder)' && \(steps)").ending()
        #expect(ending.code == 0, "\(ending.complaints)")
      }
      try shell(
        """
        { git init -q && cp Card.swift ./-a.swift && echo '*.swift diff=run filter=run' > .gitattributes &&
        git add -A && git -c user.name=a -c user.email=a@b commit -qm a; } > git.log 2>&1 &&
        for key in core.fsmonitor core.sshCommand core.pager diff.external diff.run.textconv diff.run.command filter.run.smudge;
        do git config $key 'touch ran; cat'; done
        """)
      let (known, traced) = (Program.preparedCache, ["GIT_TRACE": "1", "GIT_DIR": "/nonexistent"])
      func diff(_ old: String, _ new: String, _ variables: [String: String] = known) throws -> Program.Ending {
        try Program(["diff", old, new, "--drag", "flick"], display: nil, variables: variables, shell: "cd '\(folder)'")
          .ending()
      }
      for name in ["None.swift", "*.swift", "-b.swift"] {
        // Nothing was ever built where this runs, and nothing is.
        let none = try diff("HEAD:\(name)", "sink", traced)
        #expect(none.code == 3 && none.output.isEmpty, "\(none)")
        let words = "backswipe: diff HEAD:\(name): git does not know it (path '\(name)' does not exist in 'HEAD').\n"
        #expect(none.complaints == words)
      }
      for name in ["Card.swift", "-a.swift"] {
        let same = try diff("HEAD:\(name)", "\(folder)/\(name)", known.merging(traced) { $1 })
        #expect(same == .ok, "\(same)")
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/ran"))
    }
  }

  @Test("Where nothing was built before, a command says that it prepares the compiler, once, and answers the same")
  func firstBuild() throws {
    try inFolder { folder in
      let words = ["trace", "--file", "\(folder)/Card.swift"]
      let cache = ["XDG_CACHE_HOME": "\(folder)/cache"]
      let (first, second) = (
        try Program(words, display: nil, variables: cache).ending(),
        try Program(words, display: nil, variables: cache).ending()
      )
      #expect(first.complaints == "backswipe: Preparing the compiler, for the first time on this machine…\n")
      #expect(second == Program.Ending(code: 0, output: first.output, complaints: ""))
    }
  }

  @Test("A folder, a constant, a fault and a push from code are performed, too") func variants() throws {
    try inFolder { folder in
      try folder.write(SlidingSource.animator, to: "Card.swift")
      try folder.write(SlidingSource.screens, to: "Screens.swift")
      let words = ["trace", "--file", folder.path]
      let plain = try run(words)
      #expect(plain.code == 0 && frames(plain.output).last?["verdict"] == "finish", "\(plain.complaints)")
      let cancelled = try run(words + ["--fault", "cancel"])
      #expect(cancelled.code == 0 && frames(cancelled.output).last?["verdict"] != "finish")
      let pop = try run(words + ["--pop"])
      let length = frames(pop.output).last { $0["progress"] != "" }?["time"].flatMap(Double.init)
      #expect(length.map { abs($0 - 0.4) < 0.03 } == true)
      let shade = try run(words + ["--set", "Parameters.shade=0.25"])
      #expect(shade.code == 0 && shade.output.contains("Parameters.shade=0.25") && shade.output != plain.output)
      let mistyped = try run(words + ["--set", "Parameters.shad=1"])
      #expect(mistyped.code == 2 && mistyped.complaints.contains("did you mean Parameters.shade?"))
    }
  }

  @Test("Pictures and films show the code under the finger") func render() throws {
    try inFolder { folder in
      let words = ["render", "--file", "\(folder)/Card.swift", "--drag", "slow-60", "--scale", "1"]
      let strip = try run(words + ["--strip", "4", "--touch", "--out", "\(folder)/strip.png"])
      #expect(strip.code == 0 && strip.complaints.isEmpty, "\(strip.complaints)")
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/strip.png")))
      #expect(bytes.count > 1000 && bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == 4 * 390 + 3 * 8)
      #expect(try run(words + ["--at", "30%", "--out", "\(folder)/third.png"]).code == 0)
      let beyond = try run(words + ["--drag", "slow-30", "--at", "90%", "--out", "\(folder)/far.png"])
      #expect(beyond.code == 2 && beyond.complaints.contains("the transition gets to 3"))
      #expect(try run(words + ["--fps", "20", "--out", "\(folder)/card.gif"]).code == 0)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/card.gif"))
    }
  }

  @Test("The motion of the code is written in other systems") func export() throws {
    try inFolder { folder in
      let words = ["export", "--file", "\(folder)/Card.swift"]
      let css = try run(words + ["--as", "css"])
      #expect(css.code == 0 && css.output.contains("--transition-duration: 400ms;"), "\(css.complaints)")
      #expect(css.output.contains("--transition: cubic-bezier(0, 0, 1, 1);"))
      let swift = try run(words)
      #expect(swift.code == 2 && swift.complaints.contains("--file is Swift already"))
    }
  }

  @Test("What cannot be built or run is said in the code's own lines") func faults() throws {
    try inFolder { folder in
      let path = "\(folder)/Card.swift"
      let words = ["trace", "--file", path]
      #expect(try run(["trace", "--file", "\(folder)/None.swift"]).code == 3)
      try folder.write("text", to: "Card.txt")
      #expect(try run(["trace", "--file", "\(folder)/Card.txt"]).code == 3)
      #expect(try run(["trace", "--file", path, "--transition", "sink"]).code == 2)
      #expect(try run(["trace", "--preview", "One"]).code == 2)
      let preview = try run(words + ["--preview", "Nothing"])
      #expect(preview.code == 2 && preview.complaints.contains("there is no such preview"))
      try folder.write("import UIKit\n\nlet number: Int = \"one\"\n", to: "Card.swift")
      let broken = try run(words)
      #expect(broken.code == 3 && broken.complaints.contains("Card.swift:3:"), "\(broken.complaints)")
      let crashing = SlidingSource.text.replacing("interaction?.update(progress)", with: "fatalError()")
      for source in ["import UIKit\n\n#Preview { fatalError(\"no screen\") }\n", crashing] {
        try folder.write(source, to: "Card.swift")
        for crashed in try [
          run(words), run(["render", "--strip", "2", "--out", "\(folder)/a.png"] + words.dropFirst()),
        ] {
          // One line of the language's, and one with the line of the source.
          #expect(crashed.code == 1 && crashed.complaints.split(separator: "\n").count == 2, "\(crashed.complaints)")
          #expect(crashed.complaints.contains("Card.swift:"), "\(crashed.complaints)")
        }
      }
    }
  }
}
