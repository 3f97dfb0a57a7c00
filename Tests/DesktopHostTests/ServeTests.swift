import DisplayUser
import Foundation
import SlidingSource
import Testing

/// The object in a line of JSON; empty if there is none.
private func object(_ line: String) -> [String: Any] {
  ((try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]) ?? [:]
}

/// A server whose input a test writes, and whose output it reads meanwhile.
private final class ServerSession {
  let program: Program
  private let folder: TestFolder
  private var input: FileHandle?

  init(path: String? = nil) throws {
    folder = try TestFolder()
    try folder.write("", to: "output")
    mkdir("\(folder)/temporary", 0o700)
    guard mkfifo("\(folder)/input", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    var variables = Program.preparedCache.merging(["TMPDIR": "\(folder)/temporary"]) { $1 }
    variables["PATH"] = path
    program = try Program(
      ["serve", "--stdio"], display: nil, variables: variables, output: .file("\(folder)/output"),
      shell: "exec < '\(folder)/input'")
    input = FileHandle(forWritingAtPath: "\(folder)/input")
  }

  func send(_ data: Data) throws { try input?.write(contentsOf: data) }
  func send(_ lines: String...) throws { try send(Data(lines.map { $0 + "\n" }.joined().utf8)) }

  var lines: [String] { ((try? folder.text("output")) ?? "").split(separator: "\n").map(String.init) }

  var answers: [[String: Any]] { lines.map(object).filter { $0["method"] == nil } }

  /// What the client is told of the progress of its calls.
  var progress: [[String: Any]] {
    lines.map(object).compactMap { $0["method"] == nil ? nil : $0["params"] as? [String: Any] }
  }

  var ids: [String] { answers.compactMap { $0["id"] as? String } }

  func wait(for id: String) throws { try program.wait("answer \(id)") { _ in ids.contains(id) || program.hasEnded } }

  var temporaries: [String]? { try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/temporary") }

  /// Ends the input; the server must end by itself, with 0.
  func end() throws {
    try input?.close()
    let ending = program.ending()
    #expect(ending.code == 0, "\(ending.complaints)")
    #expect(temporaries == [])
  }
}

@Suite("A server for editors and assistants")
struct ServeTests {
  /// Returns what the server writes for some calls, which are answered one after the other.
  private func answers(to calls: [String]) throws -> [[String: Any]] {
    let session = try ServerSession()
    for line in calls + [try call("transitions", [:], id: "last")] { try session.send(line) }
    try session.wait(for: "last")
    try session.end()
    return session.answers.dropLast()
  }

  /// Returns the lines that the server writes for what it answers at once.
  private func lines(for input: Data) throws -> [String] {
    let session = try ServerSession()
    try session.send(input)
    try session.end()
    return session.lines
  }

  private func call(_ tool: String, _ arguments: [String: Any], id: Any = 1, token: Any? = nil) throws -> String {
    let parameters: [String: Any] = [
      "name": tool, "arguments": arguments, "_meta": token.map { ["progressToken": $0] } ?? [:],
    ]
    let request: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": "tools/call", "params": parameters]
    return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
  }

  private func result(_ answer: [String: Any]) throws -> [String: Any] {
    try #require(answer["result"] as? [String: Any], "\(answer)")
  }

  private func text(_ answer: [String: Any]) throws -> String {
    let content = try #require(try result(answer)["content"] as? [[String: Any]])
    return content.compactMap { $0["text"] as? String }.joined(separator: "\n")
  }

  private func isError(_ answer: [String: Any]) throws -> Bool { try result(answer)["isError"] as? Bool == true }

  private static let ping = #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#

  @Test(
    "A line without an end, with a carriage return and among empty ones is a request; an id comes back to the digit")
  func framing() throws {
    let ids = ["7", "9007199254740993", "-12345678901234567890123", "\"7\"", "\"é\\\"\""]
    let pings = ids.map { Self.ping.replacingOccurrences(of: "7", with: $0) }
    let input = "\n\r\n  \(pings.joined(separator: "\r\n\t\n"))"
    #expect(try lines(for: Data(input.utf8)) == ids.map { "{\"jsonrpc\":\"2.0\",\"id\":\($0),\"result\":{}}" })
    #expect(try lines(for: Data(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8)).isEmpty)
  }

  @Test("A client gets the version of the protocol that it asks for, or else the newest; the list of tools is short")
  func versions() throws {
    let versions = ["2024-11-05", "2025-06-18", "2025-11-25", "2025-03-26", "1999-01-01"]
    let requests = versions.map {
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#($0)"}}"#
    }
    let list = Self.ping.replacingOccurrences(of: "ping", with: "tools/list")
    let found = try lines(for: Data((requests + [list]).joined(separator: "\n").utf8))
    let results = try found.map { try result(object($0)) }
    #expect(
      results.compactMap { $0["protocolVersion"] as? String } == versions.prefix(3) + ["2025-11-25", "2025-11-25"])
    #expect((results[0]["serverInfo"] as? [String: Any])?["version"] as? String == "0.1.0")
    let tools = try #require(results[5]["tools"] as? [[String: Any]])
    #expect(tools.map { $0["name"] as? String } == ["build", "transitions", "perform", "check"])
    #expect(tools.count <= 7 && found[5].utf8.count < 12_000)
  }

  @Test("What is no request is refused in one sentence, and the next one is answered") func hostile() throws {
    var rows: [(input: Data, code: Int)] = [
      ("{", -32700), ("NaN", -32700), (#"{"jsonrpc":"2.0","id":1e999,"method":"ping"}"#, -32700),
      (#"{"id":1,"id":2}"#, -32700), (String(repeating: "[", count: 10_000), -32700),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":"# + String(repeating: "[", count: 40), -32700),
      ("\"a\"", -32600), ("{}", -32600), ("[]", -32600), ("[\(Self.ping)]", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"\u001b[31m\n"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"perfrom"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":[]}}"#, -32602),
    ].map { (Data($0.0.utf8), $0.1) }
    rows += [(Data([0x22, 0xFF, 0xFE, 0x22]), -32700), (Data(repeating: 0x20, count: 3 << 20) + [0x31], -32700)]
    rows += [(Data(repeating: 0, count: 100), -32700)]
    let input = rows.map { $0.input + Data("\n\(Self.ping)\n".utf8) }.reduce(Data(), +)
    let found = try lines(for: input).map(object)
    #expect(found.count == 2 * rows.count)
    for (index, row) in rows.enumerated() where index * 2 + 1 < found.count {
      let error = try #require(found[2 * index]["error"] as? [String: Any], "\(row.input.prefix(80))")
      #expect(error["code"] as? Int == row.code, "\(row.input.prefix(80)): \(error)")
      #expect((error["message"] as? String)?.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
      #expect(found[2 * index + 1]["id"] as? Int == 7)
    }
  }

  @Test("A wrong argument is told by the tool, with its path, what is allowed, and the nearest name")
  func arguments() throws {
    let rows: [(String, [String: Any], String)] = [
      ("perform", ["trasition": "sink"], "\"trasition\": there is no such argument; did you mean transition?"),
      ("perform", ["transition": 3], "transition: it takes a text."),
      ("perform", ["depth": 1.5], "depth: it takes a whole number from 1 to 20."),
      ("perform", ["drag": ["seconds": 0]], "drag.seconds: it takes a number from 0.01 to 60."),
      ("perform", ["drag": ["points": [[1, 2], [3]]]], "drag.points[1]: it takes a list of 2."),
      ("perform", ["what": "picture", "strip": -1], "strip: it takes a whole number from 0 to 16."),
      ("perform", ["what": "film"], "what, \"film\": it takes verdict, picture, trace, decision or touches"),
      ("perform", ["what": "trace", "strip": 1], "strip: it goes with what: verdict or picture."),
      ("perform", ["device": "iphone"], "device, \"iphone\": it takes plain, "),
      ("perform", ["settings": ["a": [1]]], "settings.a: it takes a number, a text, or true or false."),
      ("check", ["contract": 1], "contract: it takes a text or an object."),
      ("perform", ["file": ["a\0b"]], "file[0]: a text has at most 4096 bytes, and no null character."),
      ("perform", [:], "Name what is performed: file or transition."),
      ("perform", ["transition": "snik"], "transition snik: there is no such transition; did you mean sink?"),
      ("perform", ["settings": ["durations": 1]], "settings durations=1: "),
      ("perform", ["drag": "-"], "-: a file of JSON Lines is expected."),
      ("perform", ["drag": "/dev/zero"], "/dev/zero: a file of JSON Lines is expected."),
      ("perform", ["drag": "my --drag flik"], "drag my --drag flik: there is no such drag"),
      ("perform", ["drag": "/--drag/my--drag.jsonl"], "/--drag/my--drag.jsonl: it cannot be read"),
      ("perform", ["drag": ["points": [[0, 0], [9000, 0]], "speed": 1]], "drag: it takes 9000 s; 60"),
      ("perform", ["drag": [String: Any]()], "drag.points is missing: it takes a list of 1 to 100."),
      ("perform", ["drag": "{\"t\":0,\"event\":\"up\",\"x\":0,\"y\":0}"], "drag:1:1: "),
      ("perform", ["what": "picture", "at": 1, "strip": 2], "at, progress and strip exclude each other"),
      ("perform", ["what": "picture", "progress": 0.9, "drag": "slow-30"], "at 90%: the transition gets"),
      ("check", ["contract": ["noJmp": 1]], "contract, \"noJmp\": there is no such rule; did you mean noJump?"),
      ("check", ["contract": "/dev/zero"], "/dev/zero: a file with a contract is expected"),
      ("build", ["file": "/nonexistent/my--app.swift"], "/nonexistent/my--app.swift: there is no such file or folder"),
      ("build", ["file": "/dev/zero"], "/dev/zero: folders, and files that end in .swift are expected"),
    ]
    let found = try answers(
      to: rows.enumerated().map {
        let isWhole = $1.0 == "build" || $1.1.isEmpty
        return try call($1.0, isWhole ? $1.1 : ["transition": "sink"].merging($1.1) { $1 }, id: $0)
      })
    #expect(found.count == rows.count)
    for (answer, row) in zip(found, rows) {
      #expect(try isError(answer) && text(answer).hasPrefix(row.2), "\(row.0) \(row.1): \(answer)")
    }
  }

  private static let cancelling = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"long"}}"#

  @Test("A search tells its progress, a ping is answered meanwhile, and who cancels it gets no answer")
  func search() throws {
    let session = try ServerSession()
    let limits: [String: Any] = ["transition": "sink", "what": "search", "drags": 10_000]
    try session.send(try call("check", limits, id: "long", token: "p"), try call("build", [:], id: "waiting"))
    try session.program.wait("progress") { _ in session.progress.count > 2 }
    try session.send(Self.ping.replacingOccurrences(of: "7", with: "\"ping\""))
    try session.wait(for: "ping")
    #expect(session.ids == ["ping"])
    try session.send(
      Self.cancelling.replacingOccurrences(of: "long", with: "waiting"), Self.cancelling,
      try call("transitions", [:], id: "next"))
    try session.wait(for: "next")
    let numbers = session.progress.compactMap { $0["progress"] as? Double }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 } && numbers.count == session.progress.count)
    #expect(session.progress.allSatisfy { $0["progressToken"] as? String == "p" && $0["total"] as? Double == 10_000 })
    #expect(session.progress.last?["message"] as? String == "Step \(Int(numbers.last ?? 0)): a performance")
    // What runs when the input ends ends with it.
    try session.send(try call("check", limits, id: "left"))
    try session.end()
    #expect(session.ids == ["ping", "next"])
  }

  @Test(
    "A build that is cancelled, or whose client leaves, ends with its compiler and leaves nothing behind",
    arguments: [true, false])
  func building(isCancelled: Bool) throws {
    try TestFolder.use { folder in
      // The compiler that is first on the path says its version, and then compiles for ever.
      let script = """
        #!/bin/sh
        [ "$1" = -version ] && PATH=${PATH#*:} exec swift-frontend -version
        sleep 86400 & echo $! > '\(folder)/compiler'; wait
        """
      chmod(try folder.write(script, to: "swift-frontend"), 0o700)
      symlink("/bin/true", "\(folder)/ld.lld")
      let path = "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      let session = try ServerSession(path: path)
      let file = try folder.write(SlidingSource.text, to: "my--app.swift")
      try session.send(try call("build", ["file": file], id: "long", token: 5))
      try session.program.wait("the compiler") { _ in folder.names.contains("compiler") && !session.progress.isEmpty }
      #expect(session.progress[0]["message"] as? String == "Step 1: swift-frontend")
      if isCancelled { try session.send(Self.cancelling, try call("transitions", [:], id: "next")) }
      try isCancelled ? session.wait(for: "next") : session.end()
      let compiler = try #require(Int32(try folder.text("compiler").dropLast()))
      try session.program.wait("the compiler's end") { _ in kill(compiler, 0) != 0 }
      #expect(session.ids == (isCancelled ? ["next"] : []) && session.temporaries == [])
      try session.end()
    }
  }

  @Test("A drag by points says by which margin it was decided, and its strip has as many pictures as asked for")
  func drag() throws {
    let drag: [String: Any] = ["points": [[5, 400], [200, 400]], "speed": 400, "rest": 0.2]
    let lines = [
      try call("perform", ["transition": "back-swipe", "drag": drag, "strip": 3]),
      try call("perform", ["what": "decision", "transition": "back-swipe", "drag": drag]),
      try call("perform", ["transition": "sink", "action": "push", "strip": 0, "settings": ["duration": 0.5]]),
      try call("perform", ["what": "trace", "transition": "sink", "rate": 10, "layers": ["DemoScreen2.transform"]]),
      try call(
        "perform",
        ["what": "touches", "transition": "back-swipe", "whatIf": "ScreenDrag on UINavigationController.view were off"]),
    ]
    let found = try answers(to: lines)
    let structured = try #require(try result(found[0])["structuredContent"] as? [String: Any])
    #expect(structured["finishes"] as? Bool == false && structured["holds"] as? Bool == true)
    // 195 points less 10 of slop, and the margin is a share of the limit of one half.
    let progress = try #require(structured["progress"] as? Double)
    #expect(abs(progress - 185.0 / 390) < 1e-9 && structured["needs"] as? [String] == ["+11 pt", "+1000 pt/s"])
    let margin = try #require(structured["margin"] as? Double)
    #expect(abs(margin - (0.5 - 185.0 / 390) / 0.5) < 1e-9)
    let content = try #require(try result(found[0])["content"] as? [[String: Any]])
    let bytes = try #require((content[1]["data"] as? String).flatMap { Data(base64Encoded: $0) })
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(width == 3 * 195 + 2 * 4)
    #expect(try text(found[1]).contains("A drag that rests finishes from 50 % on; this one was let go at 47.4 %."))
    #expect(try text(found[2]).contains("It was over 0.5 s after it began."))
    let rows = try text(found[3]).split(separator: "\n")
    #expect(
      rows[1] == "time,progress,velocity,state,verdict,DemoScreen2.transform.scale.x,DemoScreen2.transform.scale.y")
    let counts = Set(rows.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false).count })
    #expect(rows.count > 10 && counts == [7])
    #expect(try text(found[4]).contains("\nIf ScreenDrag on UINavigationController.view were off: "))
  }

  @Test("Own code that prints, crashes or does not compile is told with its lines, and the server goes on")
  func code() throws {
    try TestFolder.use { folder in
      func write(_ text: String, _ name: String) throws -> [String: Any] {
        try folder.write(text, to: "\(name).swift")
        return ["file": "\(folder)/\(name).swift", "strip": 0]
      }
      let good = try write(
        SlidingSource.text.replacingOccurrences(
          of: "isNavigationBarHidden = true", with: "isNavigationBarHidden = true; print(\"{\\\"jsonrpc\\\": 1}\")"),
        "Card")
      let broken = try write("import UIKit\n\nlet number: Int = \"one\"\n", "Broken")
      let crash = try write("import UIKit\n\n#Preview {\n  fatalError(\"no screen\")\n}\n", "Crash")
      let stuck = try write(
        SlidingSource.text.replacingOccurrences(
          of: "context.completeTransition(!context.transitionWasCancelled)", with: ""), "Stuck")
      let file = try #require(good["file"] as? String)
      let found = try answers(to: [
        try call("build", ["file": file]), try call("perform", good), try call("perform", broken),
        try call("perform", crash),
        try call("check", ["file": file, "contract": ["commitsAt": 0.6, "settlesWithin": 0.01]]),
        try call("check", ["what": "search", "file": try #require(stuck["file"] as? String), "drags": 20]),
      ])
      #expect(found.count == 6)
      #expect(try text(found[0]).contains("preview Slides, \(file):"))
      #expect(try text(found[0]).contains("Parameters.shade=0.5, \(file):4"))
      #expect(try text(found[1]).hasPrefix("Finished: 60 %"), "\(found[1])")
      #expect(try text(found[1]).contains("{\"jsonrpc\": 1}"))
      #expect(try isError(found[2]) && text(found[2]).contains("Broken.swift:3:19"))
      #expect(try isError(found[3]) && text(found[3]).contains("Crash.swift:4"))
      #expect(try text(found[5]).contains("(neverStuck), in drag ") && text(found[5]).contains("{\"version\":1,"))
      #expect(try text(found[4]).contains("\(file): settlesWithin 0.01 s: FAILS: 0.4 s in a pop"), "\(found[4])")
    }
  }
}
