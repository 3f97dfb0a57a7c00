import Foundation
package import SourcePass

package struct BuildMessage: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  /// Empty for a message about no file.
  package var path: String
  /// Both count from 1; 0 for a message about no line.
  package var line: Int
  package var column: Int
  package var text: String
  /// The line of the user's source; empty if there is none.
  package var sourceLine = ""

  package var location: String {
    guard let name = path.split(separator: "/").last else { return "" }
    return line > 0 ? "\(name):\(line):\(column)" : String(name)
  }

  /// The message in the compiler's format, about the user's line.
  var report: String {
    guard line > 0 else { return (path.isEmpty ? "" : "\(path): ") + "\(severity.rawValue): \(text)\n" }
    let head = "\(path):\(line):\(column): \(severity.rawValue): \(text)\n"
    guard !sourceLine.isEmpty else { return head }
    // Tabs before the mark stay, so that it is aligned with its column.
    let before = sourceLine.utf8.prefix(max(0, column - 1)).map { $0 == UInt8(ascii: "\t") ? "\t" : " " }
    return head + sourceLine + "\n" + before.joined() + "^\n"
  }

  /// Sorts messages by file and line; notes stay with the message that they explain.
  static func sorted(_ messages: [BuildMessage], _ paths: [String]) -> [BuildMessage] {
    var groups: [[BuildMessage]] = []
    for message in messages {
      if message.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(message)
      } else {
        groups.append([message])
      }
    }
    func key(_ group: [BuildMessage]) -> (Int, Int, Int) {
      (paths.firstIndex(of: group[0].path) ?? paths.count, group[0].line, group[0].column)
    }
    return groups.sorted { key($0) < key($1) }.flatMap { $0 }
  }

  package static func complaints(in output: String) -> [SourcePass.Complaint] { read(output).compactMap(\.complaint) }

  /// What the pass may be able to mend; nil unless this is an error.
  var complaint: SourcePass.Complaint? {
    severity == .error && line > 0 ? SourcePass.Complaint(line: line, column: column, text: text) : nil
  }

  /// Reads LLVM's format: `path:line:column: error: text`.
  static func read(_ output: String) -> [BuildMessage] {
    output.lines().compactMap { line in
      let found = [Severity.error, .warning, .note].compactMap { severity in
        line.range(of: " \(severity.rawValue): ").map { (severity, $0) }
      }
      // The message itself may contain such words.
      guard let (severity, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
      let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let text = String(line[range.upperBound...])
      if parts.count >= 4, let column = Int(parts[parts.count - 2]), let number = Int(parts[parts.count - 3]) {
        let path = parts[..<(parts.count - 3)].joined(separator: ":")
        return BuildMessage(severity: severity, path: path, line: number, column: column, text: text)
      }
      guard parts.first == "<unknown>" else { return nil }
      return BuildMessage(severity: severity, path: "", line: 0, column: 0, text: text)
    }
  }
}
