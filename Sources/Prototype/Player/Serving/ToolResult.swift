import Foundation
import Stage

/// What a tool answers.
struct ToolResult {
  enum Content {
    case text(String)
    /// A PNG.
    case picture([UInt8])
  }

  var content: [Content]
  /// The same for programs; nil if there is nothing more than the text.
  var structured: [(key: String, value: JSONWriter.Value)]?
  var isError = false

  init(_ text: String, _ structured: [(key: String, value: JSONWriter.Value)]? = nil) {
    (content, self.structured) = ([.text(text)], structured)
  }

  /// What went wrong.
  init(_ fault: StartFault) {
    // The sentences are those of the command line, which writes its options with two hyphens.
    self.init(fault.sentence.replacingOccurrences(of: "--", with: ""))
    isError = true
  }

  mutating func add(_ picture: Bitmap) throws(StartFault) {
    guard let bytes = picture.png(level: 6) else { throw StartFault(.output, "There is no memory for a picture.") }
    content.append(.picture(bytes))
  }

  var json: JSONWriter.Value {
    let blocks = content.map { block -> JSONWriter.Value in
      switch block {
      case .text(let text): .object([("type", .string("text")), ("text", .string(text))])
      case .picture(let bytes):
        .object([
          ("type", .string("image")), ("data", .string(Data(bytes).base64EncodedString())),
          ("mimeType", .string("image/png")),
        ])
      }
    }
    return .object(
      [("content", .array(blocks))] + (structured.map { [("structuredContent", .object($0))] } ?? [])
        + [("isError", .boolean(isError))])
  }
}
