import SourcePass
import Workshop

extension UserCodeSession {
  /// The constants that differ from the source.
  var changedRows: [UserCodeTable.Row] { table.rows.filter { edits[$0.parameter.key] != nil } }

  /// Writes changed constants into the source, each in place of its literal; returns a sentence about it.
  func writeToSource() -> String {
    let changed = changedRows
    guard !changed.isEmpty else { return "No constant is changed." }
    var written = 0
    for path in Set(changed.map(\.path)).sorted() {
      let rows = changed.filter { $0.path == path }
      do throws(FileBytes.Problem) {
        let bytes = try FileBytes.read(path, limit: SourceFiles.mostBytes)
        guard bytes.count <= SourceFiles.mostBytes,
          let next = Self.replacing(rows.map(\.parameter), in: bytes, by: edits)
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

  /// Replaces literals in a file's bytes; nil if they are no longer where they were.
  static func replacing(
    _ parameters: [SourcePass.Parameter], in bytes: [UInt8], by values: [String: Double]
  ) -> [UInt8]? {
    var result = bytes
    for parameter in parameters.sorted(by: { $0.literal.lowerBound > $1.literal.lowerBound }) {
      guard parameter.literal.upperBound <= bytes.count, let value = values[parameter.key],
        let next = literal(of: parameter, value, in: String(decoding: bytes[parameter.literal], as: UTF8.self))
      else { return nil }
      result.replaceSubrange(parameter.literal, with: Array(next.utf8))
    }
    return result
  }

  /// Returns the literal with another value; nil if `text` is not the literal that was found.
  private static func literal(of parameter: SourcePass.Parameter, _ value: Double, in text: String) -> String? {
    if let color = parameter.color {
      return text == color.text ? UInt32(exactly: value).map(color.source(of:)) : nil
    }
    let text = text.filter { $0 != "_" }
    guard Double(text) == parameter.value else { return nil }
    // A literal with a point keeps it, because its type may depend on it.
    var next = ParameterText.exact(parameter.isInteger ? value.rounded() : value)
    if text.contains("."), !next.contains(".") { next += ".0" }
    return next
  }
}
