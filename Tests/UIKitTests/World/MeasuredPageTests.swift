import Foundation
import Testing

/// Holds the page of measurements to the tests that it names.
@Suite("The page of measurements")
struct MeasuredPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> [Substring] {
    let file = Self.root.appendingPathComponent("Sources/UIKit/UIKit.docc/MeasuredOniOS.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The tests of the package, each as the name of its type and of its function.
  private func tests() throws -> Set<String> {
    var found: Set<String> = []
    let folder = Self.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    for file in files ?? [] where file.lastPathComponent.hasSuffix("Tests.swift") {
      var type = ""
      var isTest = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: /^(?:@\w+ )*(?:final )?(?:struct|class) (\w+)/) { type = String(match.1) }
        if line.hasPrefix("  @Test") { isTest = true }
        if let match = line.firstMatch(of: /^  func (\w+)\(/), isTest {
          found.insert("\(type).\(match.1)")
          isTest = false
        }
      }
    }
    return found
  }

  @Test("Each fact names tests that exist")
  func names() throws {
    let tests = try tests()
    #expect(tests.contains("MeasuredPageTests.names"))
    var count = 0
    for row in try page() where row.hasPrefix("| ") && row.split(separator: "|").count == 6 {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard Int(cells[1]) != nil else { continue }
      count += 1
      let named = cells[5].split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
      #expect(!named.isEmpty && named.allSatisfy(tests.contains), "\(cells[0]): \(cells[5])")
    }
    #expect(count > 100)
  }

  @Test("The counts of the sections are the sums of their rows, and the sentence has their sums")
  func counts() throws {
    var (figures, met, sums) = ([String: Int](), [String: Int](), [String: Int]())
    var section = ""
    let lines = try page()
    for line in lines {
      if line.hasPrefix("### ") { section = String(line.dropFirst(4).prefix { $0 != " " }) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 3, let all = Int(cells[1]), let held = Int(cells[2]) {
        (figures[cells[0]], met[cells[0]]) = (all, held)
      } else if cells.count == 6, let count = Int(cells[1]) {
        sums[section, default: 0] += count
      }
    }
    #expect(met == sums && met.count == 17)
    let total = (figures.values.reduce(0, +), met.values.reduce(0, +))
    #expect(lines.contains { $0.hasPrefix("Of \(total.0) figures \(total.1) are met") })
  }
}
