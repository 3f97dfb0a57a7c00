import Foundation
import SeededRandom
import Testing

@testable import Prototype

@Suite("JSON with positions")
struct JSONTests {
  private func value(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

  @Test("Values, members and their positions are read")
  func values() throws {
    let value = try value("{\n  \"é\": [1, -2.5e3, true],\n  \"b\": \"a\\u00e9\\ud83d\\ude00\\n\"\n}")
    #expect(value["é"]?.position == JSONValue.Position(line: 2, column: 8))
    guard case .array(let list)? = value["é"]?.kind else { throw CancellationError() }
    #expect(list.map(\.kind) == [.number(1), .number(-2500), .boolean(true)])
    #expect(list.map(\.position.column) == [9, 12, 20])
    #expect(value["b"]?.string == "aé😀\n")
    #expect(value["c"] == nil)
  }

  @Test(
    "A fault is reported where it is",
    arguments: [
      ("", 1, 1), ("{", 1, 2), ("{\"a\": 1,}", 1, 9), ("{\n\"a\" 1}", 2, 5), ("[1 2]", 1, 4), ("{\"a\": 01}", 1, 8),
      ("{\"a\": 1.}", 1, 9), ("\"a\nb\"", 1, 3), ("\"a", 1, 1), ("\"\\x\"", 1, 3), ("\"\\ud800\"", 1, 3),
      ("{\"a\":1,\n \"a\":2}", 2, 2), ("nul", 1, 1), ("1 2", 1, 3), ("1e999", 1, 1), ("'a'", 1, 1), ("// a", 1, 1),
      ("\"é\" x", 1, 5), ("NaN", 1, 1), ("[1,\r\n\r\n x]", 3, 2),
    ])
  func faults(text: String, line: Int, column: Int) {
    #expect(throws: TextFault.self) { try value(text) }
    do { _ = try value(text) } catch let fault as TextFault {
      #expect(fault.position == JSONValue.Position(line: line, column: column), "\(fault.sentence)")
      #expect(fault.sentence.hasSuffix("."))
    } catch { Issue.record(error) }
  }

  @Test("Depth, size and number of values are limited, and bytes that are not UTF-8 are refused")
  func limits() {
    let deep = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
    let many = "[" + String(repeating: "0,", count: JSONReader.mostValues) + "0]"
    let large = "\"" + String(repeating: "a", count: JSONReader.mostBytes) + "\""
    for text in [deep, many, large] { #expect(throws: TextFault.self) { try value(text) } }
    #expect(throws: TextFault.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test("The columns of many values in one line are counted, in scalars")
  func longLine() throws {
    let count = JSONReader.mostValues - 1
    let items = try value("[" + String(repeating: "\"é, ü\",", count: count - 1) + "0]")
    guard case .array(let all) = items.kind else {
      Issue.record("not an array: \(items.kind)")
      return
    }
    #expect(all.count == count)
    #expect(all.last?.position == JSONValue.Position(line: 1, column: 2 + (count - 1) * 7))
  }

  @Test("What is written is read back, also strings with every control character")
  func roundTrip() throws {
    let string = String(String.UnicodeScalarView((1...0x2FF).compactMap(Unicode.Scalar.init)))
    let numbers = [0, -1, 0.1, 3.33, 1 / 0.3, 1e-9, 123456.789, .ulpOfOne]
    let members = numbers.enumerated().map { (key: "\($0)", value: JSONWriter.Value.number($1)) }
    let text = JSONWriter.text(.object(members + [("s", .string(string)), ("o", .object([])), ("t", .boolean(true))]))
    let read = try value(text)
    for (index, number) in numbers.enumerated() { #expect(read["\(index)"]?.number == number) }
    #expect(read["s"]?.string == string && read["o"]?.members == [] && read["t"]?.kind == .boolean(true))
  }

  @Test("Foundation agrees about which of many mutated texts are JSON, and what they contain")
  func mutations() throws {
    _ = MutatedText.texts(count: Nightly.count(3000)) { text in
      let ours = try? JSONReader.value(of: text)
      let theirs = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      // Foundation takes some texts that are no JSON, and the last of two equal keys.
      if ours != nil { #expect(theirs != nil, "\(String(decoding: text, as: UTF8.self))") }
    }
  }
}

/// Config files with random mutations.
enum MutatedText {
  static let sample = """
    {
      "transition": "sink",
      "parameters": {"duration": 0.45, "shadow": false, "shadow.color": "E2853B", "release.rule": "distance",
        "shadow.offset.x": -3, "dimming.covered": "30%"}
    }

    """

  /// Calls `use` with mutated texts, and returns how many there were.
  static func texts(count: Int, seed: UInt64 = 15, _ use: ([UInt8]) throws -> Void) rethrows -> Int {
    var random = SeededGenerator(seed: seed)
    let pieces = ["{", "}", "[", "]", ",", ":", "\"", "\\u12", "1e9", "-", "null", "9", "\n", "é", "duration", "\u{0}"]
    for _ in 0..<count {
      var text = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<max(text.count, 1), using: &random)
        guard text.indices.contains(index) else { continue }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: text.remove(at: index)
        case 1: text[index] = UInt8.random(in: 0...255, using: &random)
        case 2: text.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: index)
        case 3: text.removeSubrange(index..<min(text.count, index + Int.random(in: 1...30, using: &random)))
        default: text.insert(contentsOf: text[index..<min(text.count, index + 20)], at: index)
        }
      }
      try use(text)
    }
    return count
  }
}
