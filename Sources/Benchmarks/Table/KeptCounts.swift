import Foundation

/// The instructions of a step of a drag, as `.ci/instructions` has counted them.
enum KeptCounts {
  /// The file, in the package's folder.
  private static let file = ".ci/instruction-counts"
  /// The goals, in millions; the file has further scenes.
  private static let goals = [("1", 1.8), ("2", 4.0), ("1 panel", 4.0)]

  /// Returns the rows of the table.
  static func tableRows() -> [TableRow] {
    rows((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
  }

  /// Returns the rows by the lines of `text`, each a number and a scene.
  static func rows(_ text: String) -> [TableRow] {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    return goals.map { scene, goal in
      let count = lines.first { $0.count == 2 && $0[1] == scene }.flatMap { Double($0[0]) }
      return TableRow(
        name: "instructions of a step at scale \(scene)", unit: "millions", median: count.map { $0 / 1e6 },
        goal: .atMost(goal), note: count == nil ? "\(file) is not here: run it in the package's folder" : nil)
    }
  }
}
