import DisplayUser
import Foundation
import Motion
import Testing
import Transitions

@testable import Prototype

@MainActor @Suite("Motions as data")
struct MotionDataTests {
  private static let readers =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Assets/assistant/assets/readers"
  private static let times = [0.001, 0.016, 0.1, 0.25, 0.6, 1.5]

  /// A row for each spring of the engine: its name and its values, to the last digit that exponentials agree on.
  private func rows() -> [String] {
    Catalogue.entries.flatMap { entry in
      MotionParameters(entry, ParameterEdits()).motions.compactMap { motion in
        guard case .spring(let spring) = motion.timing else { return nil }
        let values = Self.times.map { String(format: "%.12f", spring.played.value(at: $0, initialVelocity: 2)) }
        return "\(entry.name).\(motion.name) \(values.joined(separator: " "))"
      }
    }.sorted()
  }

  @Test("The reader in JavaScript computes what the engine plays") func javaScript() throws {
    let folder = try TestFolder()
    try CatalogueListing.writeData(to: "\(folder)")
    let reader = try String(contentsOfFile: "\(Self.readers)/motion.js", encoding: .utf8)
    #expect(reader.components(separatedBy: "\n").count < 60)
    let page = """
      <!DOCTYPE html><pre id="result"></pre><script>\(reader)
      const rows = Object.entries(\(try folder.text("springs.json"))).filter(([, token]) => token.$type === "spring").map(([name, token]) =>
        name + " " + [\(Self.times.map { "\($0)" }.joined(separator: ","))].map(time => value(token, time, 2).toFixed(12)).join(" "));
      document.getElementById("result").textContent = rows.sort().join("\\n");
      </script>
      """
    let expected = rows()
    #expect(expected.count > 8)
    #expect(try Browser.result(of: page).components(separatedBy: "\n") == expected)
  }

  @Test("The reader in Swift computes what the engine plays, and each figure has a tag and a source") func swift()
    throws
  {
    let folder = try TestFolder()
    try CatalogueListing.writeData(to: "\(folder)")
    let reader = try String(contentsOfFile: "\(Self.readers)/Motion.swift", encoding: .utf8)
    #expect(reader.components(separatedBy: "\n").count < 60)
    try folder.write(reader, to: "Motion.swift")
    try folder.write(
      """
      import Foundation
      for (name, token) in try MotionToken.springs(FileManager.default.contents(atPath: "springs.json")!).sorted(by: { $0.key < $1.key }) {
        let values = \(Self.times).map { String(format: "%.12f", token.value(at: $0, velocity: 2)) }
        print(name, values.joined(separator: " "))
      }
      """, to: "main.swift")
    let ending = try Program(
      ["--version"], display: nil, shell: "cd '\(folder)'; swiftc Motion.swift main.swift -o reader && exec ./reader"
    ).ending()
    #expect(ending.output.split(separator: "\n").map(String.init) == rows(), "\(ending.complaints)")
    let transitions = try folder.text("transitions.json")
    let (tags, sources) = (
      transitions.matches(of: /"tag": "(measured|published|judged)"/), transitions.matches(of: /"source": "[^"]+"/)
    )
    #expect(
      tags.count == sources.count && tags.count == transitions.matches(of: /"\$extensions"/).count && tags.count > 300)
  }
}
