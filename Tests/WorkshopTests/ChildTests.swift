import Foundation
import OwnThread
import SourcePass
import Testing

@testable import Workshop

@Suite("The user's code in a child", .onOwnThread, .serialized)
struct ChildTests {
  private static let loop = "var number = 1\n    while number > 0 { number = number % 7 + 1 }"
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// Builds a file that consists of `text`, and clicks on its screen until its child ends.
  private func ending(of text: String) async throws -> ChildEnding {
    try bench.write(text)
    let library = try bench.build()
    return try await MainActor.run {
      let puppet = try Puppet.shown(library)
      puppet.tap()
      puppet.child.ask(ChildMessage(.frame, numbers: SIMD4(1.1, 1.0 / 60, 0, 0)))
      puppet.waitForEnd()
      return try #require(puppet.ending)
    }
  }

  @Test("Text of several looks that is seen from its edge does not freeze the picture")
  func edges() async throws {
    try await bench.show(
      Sources.clicking(
        """
        for transform in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)] {
              let label = UILabel(frame: CGRect(x: 20.5, y: 300, width: 300, height: 100))
              label.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.white])
              label.transform = transform
              view.addSubview(label)
            }
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        """)
    ) { puppet in
      puppet.tap()
      puppet.frame(at: 1.1)
      puppet.frame(at: 2)
      #expect(puppet.color(200, 700) == 0x0000FF && !puppet.messages.contains { $0.kind == .note })
    }
  }

  @Test("A file for iOS is built, shown and pushed, and a constant is changed without a build")
  func shows() async throws {
    try bench.write(Sources.card)
    let library = try bench.build()
    #expect(library.scenes.map(\.name) == ["Cards"])
    #expect(library.parameters.map(\.parameter.key).prefix(2) == ["Parameters.duration", "Parameters.dimming"])
    #expect(library.parameters.first?.parameter.hint == 0.1...2)
    try await MainActor.run {
      let puppet = try Puppet(library)
      #expect(puppet.frame(at: 0.1)?.index == 0)
      let first = puppet.color(200, 400)
      #expect(first == 0xFF0000)
      @MainActor func push(at instant: Double) {
        puppet.child.send(ChildMessage(.time, numbers: SIMD4(instant, 0, 0, 0)))
        puppet.tap(at: instant)
        puppet.frame(at: instant + 0.1)
      }
      // A push of 0.4 s: half of it covers the right half.
      push(at: 1)
      puppet.frame(at: 1.2)
      #expect(puppet.color(20, 400) == first && puppet.color(370, 400) == 0x0000FF)
      puppet.frame(at: 2)
      #expect(puppet.color(20, 400) == 0x0000FF)
      // Five times as long, so that it still moves after one second.
      puppet.child.memory.parameters[0] = 2
      push(at: 3)
      #expect(puppet.frame(at: 4)?.index == 1)
      puppet.frame(at: 6)
      #expect(puppet.frame(at: 6.1)?.index == 0)
    }
  }

  @Test("A crash names its reason and the user's own line") func crash() async throws {
    let ending = try await ending(of: Sources.clicking("let list = [1]\n    print(list[list.count + 3])"))
    #expect(ending.cause == .crash && ending.path == "\(bench.folder)/Card.swift")
    #expect(ending.line == 11 && ending.function?.contains("tapped") == true)
    #expect(ending.reason.contains("Index out of range"))
  }

  @Test("Code that does not answer is ended, and its line is named") func hang() async throws {
    let ending = try await ending(of: Sources.clicking(Self.loop))
    #expect(ending.cause == .hang && ending.path == "\(bench.folder)/Card.swift")
    #expect(ending.line == 11)
  }

  @Test("Code that closes its output and goes on is ended when it does not answer") func silent() async throws {
    for files in ["close(2)", "close(1); close(2)"] {
      let ending = try await ending(of: Sources.clicking("\(files)\n    while true { sleep(1) }"))
      #expect(ending.cause == .hang)
    }
  }

  @Test(
    "The end of a child is said as what it was",
    arguments: [
      ("exit(3)", ChildEnding.Cause.crash, "The code ended the program by exit(3)"),
      ("print(\"Fatal error: no\"); exit(0)", .crash, "The code ended the program by exit(0)"),
      ("print(\"Fatal error: no\"); fflush(nil); while true {}", .hang, "The code has not answered for a second"),
      ("kill(getpid(), SIGKILL)", .crash, "The signal SIGKILL (9) ended the program"),
      ("kill(getpid(), SIGTERM); pause()", .crash, "The signal SIGTERM (15) ended the program"),
      ("close(3)", .crash, ChildEnding.lostConnectionReason),
      ("for file: Int32 in 0..<256 { close(file) }", .crash, ChildEnding.lostConnectionReason),
      ("dup2(open(\"/dev/null\", O_RDWR), 3); while true { sleep(1) }", .crash, ChildEnding.lostConnectionReason),
      ("_ = write(3, Array(repeating: UInt8(255), count: 64), 64)", .crash, ChildEnding.lostConnectionReason),
      ("kill(getpid(), SIGSTOP)", .hang, "The code stopped its process, as by SIGSTOP"),
      (
        "for number: Int32 in 1..<64 { signal(number, SIG_IGN) }; while true {}", .hang,
        "The code has not answered for a second"
      ),
      (
        "for number: Int32 in 1..<32 { signal(number, { _ in }) }; while true { pause() }", .hang,
        "The code has not answered for a second"
      ),
    ])
  func endings(body: String, cause: ChildEnding.Cause, reason: String) async throws {
    let ending = try await ending(of: Sources.clicking(body))
    #expect(ending.cause == cause && ending.reason == reason, "\(ending)")
    #expect((ending.exitCode == nil) == !body.contains("exit("))
  }

  @Test("The end of a child is seen although what it started goes on, which ends with it")
  func descendants() async throws {
    let ending = try await ending(
      of: "import Foundation\n"
        + Sources.clicking(
          """
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/sh")
          process.arguments = ["-c", "sleep 600; echo > \(bench.folder)/done"]
          try! process.run()
          exit(3)
          """))
    #expect(ending.reason == "The code ended the program by exit(3)")
    #expect(!FileManager.default.fileExists(atPath: "\(bench.folder)/done"))
  }

  @Test("A child that writes and tells without end lets everything else go on") func flood() async throws {
    try await bench.show(
      Sources.clicking(
        """
        let words = Data(String(repeating: "many words\\n", count: 5000).utf8)
        for _ in 1...4 { Thread.detachNewThread { while true { FileHandle.standardError.write(words) } } }
        func again() { DispatchQueue.main.async { again() } }
        again()
        """
      ).replacingOccurrences(of: "import UIKit", with: "import Foundation\nimport UIKit")
    ) { puppet in
      puppet.tap()
      // Each of these would never return if everything that arrives were handled at once.
      for step in 1...20 { #expect(puppet.frame(at: 1 + Double(step) / 10) != nil) }
      puppet.child.close(wait: true)
      #expect(puppet.ending?.cause == .closed)
    }
  }

  @Test("Code that reads nothing of what is sent is ended, and its line is named") func overfull() async throws {
    let body = "FileHandle.standardError.write(Data(\"begun\\n\".utf8))\n    \(Self.loop)"
    try await bench.show("import Foundation\n" + Sources.clicking(body)) { puppet in
      var hasBegun = false
      puppet.child.complained = { _ in hasBegun = true }
      puppet.tap()
      while !hasBegun { puppet.child.wait(seconds: 0.1) }
      let text = String(repeating: "a", count: 1 << 20)
      for _ in 0..<8 { puppet.child.send(ChildMessage(.text, text: text)) }
      puppet.waitForEnd()
      // It may not have returned from writing.
      let line = puppet.ending?.line
      #expect(puppet.ending?.cause == .hang && (11...13).contains(line ?? 0), "line \(line ?? 0)")
    }
  }

  @Test("A program that says something and ends at once is heard, and known to have ended") @MainActor
  func lines() async throws {
    let process = try LineProcess(["/bin/sh", "-c", "echo said"])
    var (heard, hasEnded) = ([[UInt8]](), false)
    process.received = { heard.append($0) }
    process.ended = { hasEnded = true }
    for _ in 0..<20_000 where !hasEnded { try await Task.sleep(for: .milliseconds(3)) }
    #expect(heard == [Array("said".utf8)] && hasEnded)
  }
}
