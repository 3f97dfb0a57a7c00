import Foundation
import Testing

@testable import Prototype

@MainActor @Suite("Sentences that quote a file")
struct OneLineTests {
  @Test(
    "What is not seen becomes an escape, and nothing else changes",
    arguments: [
      ("plain", "plain"), ("é 😀 👩‍👩‍👧 العربية", "é 😀 👩‍👩‍👧 العربية"), ("a\nb\tc\rd", #"a\nb\tc\rd"#),
      ("\r\n", #"\r\n"#), ("\u{1B}[31m\u{7}", #"\u{1B}[31m\u{7}"#), ("a\0b\0\u{301}", "a\\0b\\0\u{301}"),
      ("\u{9B}2J\u{85}\u{7F}", #"\u{9B}2J\u{85}\u{7F}"#), ("\u{202E}gpj\u{2066}", #"\u{202E}gpj\u{2066}"#),
      ("\u{2028}\u{2029}\u{200F}", #"\u{2028}\u{2029}\u{200F}"#),
    ])
  func escapes(text: String, line: String) {
    #expect(text.asOneLine == line && line.asOneLine == line)
  }

  @Test("A long key or number is shortened, also one of scalars that are one character") func long() throws {
    let keys = [String(repeating: "k", count: 900_000), "e" + String(repeating: "\u{301}", count: 400_000)]
    for key in keys {
      let fault = #expect(throws: TextFault.self) {
        _ = try ParameterDocument(Array("{\"\(key)\": 1}".utf8), entry: Catalogue.initialEntry)
      }
      #expect((fault?.sentence.unicodeScalars.count ?? .max) < 200)
    }
    let digits = "{\"parameters\": " + String(repeating: "9", count: 500_000) + "}"
    let fault = #expect(throws: TextFault.self) { _ = try JSONReader.value(of: Array(digits.utf8)) }
    #expect((fault?.sentence.count ?? .max) < 200)
  }

  @Test("The window shows a file's sentence in one line of visible characters") func window() throws {
    let home = try UserHome()
    let path = try home.write(#"{"\u001b]0;x\u0007\n\u0000\u202e": 1}"#, to: "a.json")
    let app = PrototypeApp()
    var lines: [String] = []
    app.store.complained = { lines.append($0) }
    app.drop([path])
    let sentence = path + #":1:2: "\u{1B}]0;x\u{7}\n\0\u{202E}": a file has no such key."#
    #expect(lines == [sentence] && app.bench?.toast.sentence == sentence)
  }
}
