import DisplayUser
import Foundation
import SlidingSource
import Testing

@Suite("A server for editors and assistants")
struct ServeTests {
  /// Returns what the server writes for some input, a line each; it must end by itself, with 0.
  private func answers(to input: Data) throws -> [[String: Any]] {
    var output = ""
    try TestFolder.use { folder in
      try input.write(to: URL(fileURLWithPath: "\(folder)/input"))
      let ending = try Program(
        ["serve", "--stdio"], display: nil, variables: Program.preparedCache, shell: "exec < '\(folder)/input'"
      ).ending()
      #expect(ending.code == 0, "\(ending.complaints)")
      output = ending.output
    }
    return try output.split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let answer = try #require(value as? [String: Any] ?? (value as? [[String: Any]]).map { ["batch": $0] })
      #expect(answer["jsonrpc"] as? String == "2.0" || answer["batch"] != nil)
      return answer
    }
  }

  private func answers(to lines: [String]) throws -> [[String: Any]] {
    try answers(to: Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  private func call(_ tool: String, _ arguments: [String: Any], id: Int = 1) throws -> String {
    let request: [String: Any] = [
      "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": ["name": tool, "arguments": arguments],
    ]
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

  private func code(_ answer: [String: Any]) -> Int? { (answer["error"] as? [String: Any])?["code"] as? Int }

  private func sentence(_ answer: [String: Any]) -> String? {
    (answer["error"] as? [String: Any])?["message"] as? String
  }

  private static let ping = #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#

  // MARK: Lines

  @Test(
    "A line without an end, with a carriage return and among empty ones is a request; a notification is not answered")
  func framing() throws {
    let input = "\n\r\n  \(Self.ping)\r\n\t\n" + #"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n"
    let found = try answers(to: Data((input + Self.ping.replacingOccurrences(of: "7", with: "\"a\"")).utf8))
    #expect(found.count == 2 && found[0]["id"] as? Int == 7 && found[1]["id"] as? String == "a")
    #expect(found.allSatisfy { ($0["result"] as? [String: Any])?.isEmpty == true })
    #expect(try answers(to: Data()).isEmpty)
  }

  @Test(
    "A client gets the version of the protocol that it asks for, or else the newest",
    arguments: [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-06-18")])
  func versions(asked: String, given: String) throws {
    let request = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
    let found = try result(try #require(try answers(to: [request]).first))
    #expect(found["protocolVersion"] as? String == given)
    #expect((found["serverInfo"] as? [String: Any])?["version"] as? String == "0.1.0")
  }

  @Test("Requests in a list are answered by a list, without an answer to a notification") func batch() throws {
    let found = try answers(to: [#"[\#(Self.ping),{"jsonrpc":"2.0","method":"a"},1]"#, "[]"])
    let batch = try #require(found.first?["batch"] as? [[String: Any]])
    #expect(batch.count == 2 && batch[0]["id"] as? Int == 7 && code(batch[1]) == -32600)
    #expect(found.count == 2 && code(found[1]) == -32600)
  }

  @Test("What is no request is refused in one sentence, and the next one is answered") func hostile() throws {
    var rows: [(input: Data, code: Int)] = [
      ("{", -32700), ("NaN", -32700), (#"{"jsonrpc":"2.0","id":1e999,"method":"ping"}"#, -32700),
      (#"{"id":1,"id":2}"#, -32700), (String(repeating: "[", count: 10_000), -32700),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":"# + String(repeating: "[", count: 40), -32700),
      ("\"a\"", -32600), ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"\u001b[31m\n"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"drga"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"drag","arguments":[]}}"#, -32602),
    ].map { (Data($0.0.utf8), $0.1) }
    rows += [(Data([0x22, 0xFF, 0xFE, 0x22]), -32700), (Data(repeating: 0x20, count: 3 << 20) + [0x31], -32700)]
    rows += [(Data(repeating: 0, count: 100), -32700)]
    let input = rows.map { $0.input + Data("\n\(Self.ping)\n".utf8) }.reduce(Data(), +)
    let found = try answers(to: input)
    #expect(found.count == 2 * rows.count)
    for (index, row) in rows.enumerated() where index * 2 + 1 < found.count {
      #expect(code(found[2 * index]) == row.code, "\(row.input.prefix(80)): \(found[2 * index])")
      #expect(sentence(found[2 * index])?.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
      #expect(found[2 * index + 1]["id"] as? Int == 7)
    }
  }

  // MARK: Arguments

  @Test("A wrong argument is refused with its path, what is allowed, and the nearest name") func arguments() throws {
    let rows: [(String, [String: Any], String)] = [
      ("drga", [:], "There is no tool \"drga\"; did you mean drag?"),
      ("drag", ["trasition": "sink"], "drag: \"trasition\": there is no such argument; did you mean transition?"),
      ("drag", ["transition": 3], "drag: transition: it takes a text."),
      ("drag", ["depth": 1.5], "drag: depth: it takes a whole number from 1 to 20."),
      ("drag", ["drag": ["seconds": 0]], "drag: drag.seconds: it takes a number from 0.01 to 60."),
      ("drag", ["drag": ["points": [[1, 2], [3]]]], "drag: drag.points[1]: it takes a list of 2."),
      (
        "drag", ["drag": ["events": [["t": 0]]]],
        "drag: drag.events[0].event is missing: it takes down, move, up or cancel."
      ),
      ("look", ["strip": -1], "look: strip: it takes a whole number from 0 to 16."),
      ("push", ["device": "iphone"], "push: device, \"iphone\": it takes plain, "),
      ("pop", ["settings": ["a": [1]]], "pop: settings.a: it takes a number, a text, or true or false."),
      (
        "check", ["contract": ["noJmp": 1]],
        "check: contract.\"noJmp\": there is no such argument; did you mean noJump?"
      ),
      ("trace", ["file": ["a\0b"]], "trace: file[0]: a text has at most 4096 bytes, and no null character."),
    ]
    let found = try answers(to: rows.enumerated().map { try call($1.0, $1.1, id: $0) })
    #expect(found.count == rows.count)
    for (answer, row) in zip(found, rows) {
      #expect(code(answer) == -32602 && sentence(answer)?.hasPrefix(row.2) == true, "\(answer)")
    }
  }

  @Test(
    "What cannot be performed is told by the tool; no file is read that is a device, and the input stays the server's")
  func faults() throws {
    let rows: [(String, [String: Any], String)] = [
      ("drag", [:], "Name what is performed: file or transition."),
      ("drag", ["transition": "snik"], "transition snik: there is no such transition; did you mean sink?"),
      ("drag", ["transition": "sink", "settings": ["durations": 1]], "did you mean duration?"),
      ("drag", ["transition": "sink", "drag": "-"], "-: a file of JSON Lines is expected."),
      ("drag", ["transition": "sink", "drag": "/dev/zero"], "/dev/zero: a file of JSON Lines is expected."),
      ("drag", ["transition": "sink", "drag": ["points": [[0, 0], [9000, 0]], "speed": 1]], "60 s are allowed."),
      ("drag", ["transition": "sink", "drag": [:]], "drag: it takes either points or events."),
      (
        "drag", ["transition": "sink", "drag": ["events": [["t": 0, "event": "up"]]]],
        "drag.events, event 1: the finger"
      ),
      ("look", ["transition": "sink", "at": 1, "strip": 2], "exclude each other"),
      ("look", ["transition": "sink", "progress": 0.9, "drag": "slow-30"], "the transition gets to 30 % only"),
      ("check", ["transition": "sink", "contract": "/dev/zero"], "a file with a contract is expected"),
      ("build", ["file": "/nonexistent.swift"], "there is no such file or folder"),
      ("build", ["file": "/dev/zero"], "files that end in .swift are expected"),
      ("build", ["file": "/nonexistent.swift", "transition": "sink"], ""),
    ]
    let found = try answers(to: rows.enumerated().map { try call($1.0, $1.1, id: $0) })
    #expect(found.count == rows.count && found.last.flatMap(code) == -32602)
    for (answer, row) in zip(found, rows).dropLast() {
      #expect(try isError(answer) && text(answer).contains(row.2), "\(row.0) \(row.1): \(answer)")
    }
  }

  // MARK: Tools

  @Test("A drag by points says by which margin it was decided, and its strip has as many pictures as asked for")
  func drag() throws {
    let drag: [String: Any] = ["points": [[5, 400], [200, 400]], "speed": 400, "rest": 0.2]
    let lines = [
      try call("drag", ["transition": "back-swipe", "drag": drag, "strip": 3]),
      try call("decision", ["transition": "back-swipe", "drag": drag]),
      try call("push", ["transition": "sink", "strip": 0, "settings": ["duration": 0.5]]),
      try call("trace", ["transition": "sink", "rate": 10, "layers": ["DemoScreen2.transform"]]),
      try call(
        "touches", ["transition": "back-swipe", "whatIf": "ScreenDrag on UINavigationController.view were off"]),
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
        try call("build", ["file": file]), try call("drag", good), try call("drag", broken), try call("drag", crash),
        try call("check", ["file": file, "contract": ["commitsAt": 0.6, "settlesWithin": 0.01]]),
        try call("search", ["file": try #require(stuck["file"] as? String), "drags": 20]), Self.ping,
      ])
      #expect(found.count == 7 && found[6]["id"] as? Int == 7)
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
