import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Text of parameters")
struct ParameterTextTests {
  @Test(
    "Typed numbers are read exactly, with their unit or without",
    arguments: [
      ("0.3", ParameterDescription.Unit.seconds, 0.3), ("0.3s", .seconds, 0.3), ("300ms", .seconds, 0.3),
      (" 300 ms ", .seconds, 0.3), ("0,45", .seconds, 0.45), ("30%", .fraction, 0.3), ("3.33", .fraction, 3.33),
      ("−12 pt", .points, -12), ("-90°", .degrees, -90), ("2x", .times, 2), ("150 %", .times, 1.5),
      ("1e-3", .seconds, 0.001), ("30", .widthDivisor, 1 / 0.3), ("30%", .widthDivisor, 1 / 0.3),
      ("3.33", .widthDivisor, 3.33), ("/20", .widthDivisor, 20), ("1/3.33", .widthDivisor, 3.33),
      ("÷4", .widthDivisor, 4), ("20", .widthDivisor, 5),
    ])
  func typed(text: String, unit: ParameterDescription.Unit, number: Double) {
    #expect(NumberReading.number(text, unit, in: 1...20, from: .panel) == number)
  }

  @Test("On a command line a divisor without a unit is the divisor")
  func divisor() {
    #expect(NumberReading.number("20", .widthDivisor, in: 1...20, from: .command) == 20)
    #expect(NumberReading.number("20%", .widthDivisor, in: 1...20, from: .command) == 5)
  }

  @Test(
    "Text that is no number of the unit is refused",
    arguments: [
      ("", ParameterDescription.Unit.seconds), ("abc", .seconds), ("nan", .fraction), ("inf", .fraction),
      ("0x10", .points), ("1..2", .points), ("3 pt", .seconds), ("1e999", .fraction), ("--1", .points),
      ("5 5a", .points),
      ("/0x3", .widthDivisor), ("2/3", .widthDivisor), ("e5", .fraction), ("+", .fraction), (".", .fraction),
    ])
  func refused(text: String, unit: ParameterDescription.Unit) {
    #expect(NumberReading.number(text, unit, in: 0...100, from: .panel) == nil)
  }

  @Test("The exact text of every published and every extreme value is read back to the last digit")
  func exact() throws {
    for entry in Catalogue.entries {
      for (description, initial) in entry.parameters {
        var values = [initial]
        if case .number(let range, _) = description.kind {
          values += [range.lowerBound, range.upperBound, range.lowerBound + (range.upperBound - range.lowerBound) / 3]
            .map { .number($0) }
        }
        for value in values {
          let text = ParameterText.exact(value)
          #expect(ParameterText.value(text, for: description) == value, "\(entry.name) \(description.key)=\(text)")
        }
      }
    }
  }

  @Test("A number out of range, an unknown choice and a wrong colour are refused; words for switches are understood")
  func kinds() throws {
    let descriptions = CatalogueEntry.backSwipe.parameters.map(\.description)
    func value(_ key: String, _ text: String) throws -> ParameterValue? {
      ParameterText.value(text, for: try #require(descriptions[key: key]))
    }
    #expect(try value("duration", "9") == nil && value("duration", "0.45") == .number(0.45))
    #expect(try value("shadow", "off") == .isOn(false) && value("shadow", "maybe") == nil)
    #expect(try value("region", "Edge") == .choice("edge") && value("region", "left") == nil)
    #expect(
      try value("shadow.color", "#e2853b") == .color(UIColor(hex: 0xE2853B)) && value("shadow.color", "red") == nil)
  }

  @Test("A label for designers has no letter code and no name of a source, and fits beside its slider")
  func words() {
    for entry in Catalogue.entries {
      for (description, _) in entry.parameters {
        #expect(!description.label.isEmpty && description.help.hasSuffix("."), "\(description.key)")
        if case .number = description.kind { #expect(description.label.count <= 16, "\(description.label)") }
        for word in ["x1", "y1", "CA", "UIKit", "flutter"] { #expect(!description.label.contains(word)) }
      }
    }
  }

  @Test(
    "A mistyped name gets the nearest one, and nonsense gets none",
    arguments: [("durration", "duration"), ("shadow.raduis", "shadow.radius"), ("regoin", "region"), ("zzzzz", nil)])
  func nearest(word: String, expected: String?) {
    let keys = CatalogueEntry.backSwipe.parameters.map(\.description.key)
    #expect(NearestName.of(word, among: keys) == expected)
  }
}

@Suite("Numbers in the panel")
struct NumberTextTests {
  @Test(
    "A negative number has a minus sign where people read it, and names keep their hyphens",
    arguments: [
      ("-1685 %", "−1685 %"), ("0 > -3, -0.5 pt", "0 > −3, −0.5 pt"), ("ios-26, a-b - c -", "ios-26, a-b - c -"),
      ("3", "3"),
      ("(-4)", "(−4)"), ("drag-1.jsonl 2026-11-22", "drag-1.jsonl 2026-11-22"),
    ])
  func minus(text: String, expected: String) { #expect(text.withMinusSigns == expected) }

  @Test(
    "Numbers have at most two decimals and a unit",
    arguments: [
      (0.3, ParameterDescription.Unit.seconds, "0.3 s"), (3.33, .fraction, "3.33"),
      (1000, .pointsPerSecond, "1000 pt/s"), (-3, .points, "−3 pt"), (-90, .degrees, "−90°"), (1, .times, "1×"),
      (0.05, .fraction, "0.05"),
      (1.999, .fraction, "2"), (1, .widthsPerSecond, "1 W/s"),
    ])
  func text(number: Double, unit: ParameterDescription.Unit, expected: String) {
    #expect(NumberText.text(number, unit) == expected)
  }

  @Test(
    "A slider selects round numbers and the ends of its range",
    arguments: [
      (0.3049, 0.05...3.0, 0.3), (0.051, 0.05...3, 0.05), (1003.0, 0...4000, 1000), (19.7, 0...390, 20),
      (-2.96, -30...30, -3), (5000, 0...4000, 4000),
    ])
  func snapped(number: Double, range: ClosedRange<Double>, expected: Double) {
    #expect(NumberText.snapped(number, in: range) == expected)
  }
}

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
