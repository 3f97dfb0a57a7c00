import Foundation
import SeededRandom
import Testing

@testable import Prototype

@MainActor @Suite("Texts that follow settings")
struct TunedTextTests {
  @Test("The numbers that a setting changes are found, and other changes cannot be followed") func rows() throws {
    let text = "at 0.5 s, x1: -3, #1f"
    let rows = try #require(TunedText.rows(text, among: ["at 0.25 s, x1: -6, #1f", "at 1 s, x1: -3, #1f"]))
    #expect(rows == [0: [0.25, 1], 2: [-6, -3]])
    #expect(TunedText.rows(text, among: ["at 0.5 s, x1: -3, #2f, more"]) == nil)
    let json = JSONWriter.line(TunedText(text, [[2: [4, 2]], rows], at: [[3, 6], [1, 2]]).json)
    #expect(
      json == #"{"parts":["at "," s, x1: ",", #1f"],"numbers":[[0.5,[1,0.25,1]],[-3,[0,12],[1,-6]]]}"#, "\(json)")
  }

  /// What is seen and said at a value between those that the site knows is what the program makes of it.
  @Test("Between the known values a page moves and reads as the program's own") func between() throws {
    let names = Nightly.isNow ? Catalogue.entries.map(\.name) : ["rise"]
    for name in names { try compare(name) }
  }

  private func compare(_ name: String) throws {
    let shown = try SiteEntry(try #require(Catalogue.entry(named: name)))
    // It has no numbers.
    #expect(!shown.settings.isEmpty || name == "system-swipe")
    for (index, setting) in shown.settings.enumerated() {
      let last = setting.values.count - 1
      let value = (setting.values[last - 1] + setting.values[last] * 3) / 4
      let (there, usual) = (try shown.texts(setting, at: value), try shown.texts(setting, at: setting.usual))
      for (text, own) in zip(usual, there).enumerated() {
        let found = try #require(TunedText.rows(own.0, among: [own.1]), "\(setting.description.key), text \(text)")
        let rows = shown.settings[index].rows[text]
        #expect(Set(found.keys).isSubset(of: rows.keys), "\(setting.description.key), text \(text)")
        for (number, row) in rows {
          let inverse = TunedText.inverse(row, setting.values)
          let written = inverse.map { $0 / value } ?? (row[last - 1] + row[last] * 3) / 4
          let exact = found[number]?[0] ?? row[last - 1]
          // What moves is told in parts of a point, and springs last a multiple of 0.05 s.
          let finest = text == 0 ? max(0.02, 0.04 * abs(exact)) : max(0.001, 0.005 * abs(exact))
          #expect(
            abs(written - exact) <= 0.02 * abs(row[last] - row[0]) + finest,
            "\(name), \(setting.description.key), text \(text), number \(number): \(written) for \(exact)")
        }
      }
    }
  }
}
