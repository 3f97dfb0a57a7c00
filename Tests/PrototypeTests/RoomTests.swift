import Foundation
import Testing

@Suite("Folders of the prototype")
struct RoomTests {
  /// The folders from the lowest up: each uses only itself and those before it.
  private static let folders = [
    "Parameters", "Files", "Demo", "Drags", "Catalogue", "Explain", "Edits", "Replay", "Takes", "Hand", "Transport",
    "Compare", "Panel", "App",
  ]

  private func sources(in folder: String) throws -> [(name: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let directory = root.appendingPathComponent("Sources/Prototype/\(folder)")
    let paths =
      folder.isEmpty
      ? try FileManager.default.contentsOfDirectory(atPath: directory.path)
      : try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      ($0, try String(contentsOf: directory.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test("No folder names a type of a folder above it")
  func dependencies() throws {
    var types: [(name: String, level: Int)] = []
    for (level, folder) in Self.folders.enumerated() {
      for source in try sources(in: folder) {
        for match in source.text.matches(
          of: /(?m)^(?:@MainActor |package |final )*(?:class|struct|enum|protocol) (\w+)/)
        {
          types.append((String(match.1), level))
        }
      }
    }
    for folder in Self.folders.indices { #expect(types.contains { $0.level == folder }) }
    for (level, folder) in Self.folders.enumerated() {
      for source in try sources(in: folder) {
        let code = source.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        let words = Set(code.joined(separator: "\n").split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        for type in types where type.level > level {
          #expect(!words.contains(Substring(type.name)), "\(folder)/\(source.name) uses \(type.name)")
        }
      }
    }
  }

  @Test("Every source is in one of the folders")
  func complete() throws {
    #expect(try sources(in: "").isEmpty)
  }
}
