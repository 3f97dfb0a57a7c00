import SourcePass
import Workshop

extension UserCodeSession {
  /// The constants whose values differ from those in the source.
  var changedRows: [UserCodeTable.Row] { table.rows.filter { edits[$0.figure.key] != nil } }

  /// Writes the changed constants into the source, each in place of its literal; returns a sentence about it.
  func writeToSource() -> String {
    let changed = changedRows
    guard !changed.isEmpty else { return "No constant is changed." }
    var written = 0
    for path in Set(changed.map(\.path)).sorted() {
      let rows = changed.filter { $0.path == path }
      do throws(FileBytes.Problem) {
        let bytes = try FileBytes.read(path, limit: SourceFiles.mostBytes)
        guard bytes.count <= SourceFiles.mostBytes, let next = Self.replacing(rows.map(\.figure), in: bytes, by: edits)
        else {
          return "\(path) has changed since it was built: save it, and try again."
        }
        try FileBytes.replace(path, with: next, mode: 0o644)
        written += rows.count
      } catch {
        return "\(path): it cannot be written (\(error.words))."
      }
    }
    return "Wrote \(written) \(written == 1 ? "constant" : "constants")."
  }

  /// Returns the bytes of a file with other literals; nil if the literals are not where they were.
  static func replacing(
    _ figures: [SourcePass.Figure], in bytes: [UInt8], by values: [String: Double]
  ) -> [UInt8]? {
    var result = bytes
    for figure in figures.sorted(by: { $0.literal.lowerBound > $1.literal.lowerBound }) {
      guard figure.literal.upperBound <= bytes.count, let value = values[figure.key],
        let next = literal(of: figure, value, in: String(decoding: bytes[figure.literal], as: UTF8.self))
      else { return nil }
      result.replaceSubrange(figure.literal, with: Array(next.utf8))
    }
    return result
  }

  /// Returns a literal with another value; nil if `text` is not the one that was found.
  private static func literal(of figure: SourcePass.Figure, _ value: Double, in text: String) -> String? {
    if let color = figure.color {
      return text == color.text ? UInt32(exactly: value).map(color.source(of:)) : nil
    }
    let text = text.filter { $0 != "_" }
    guard Double(text) == figure.value else { return nil }
    // A literal with a point stays one, because its type may follow from it.
    var next = FigureText.exact(figure.isInteger ? value.rounded() : value)
    if text.contains("."), !next.contains(".") { next += ".0" }
    return next
  }
}
