import Foundation
import Stage

/// What a tool answers.
struct ToolResult {
  private var content: [JSONWriter.Value] = []
  /// The same for programs; nil if there is nothing more than the text.
  private let structured: [(key: String, value: JSONWriter.Value)]?
  private var isError = false

  init(_ text: String, _ structured: [(key: String, value: JSONWriter.Value)]? = nil) {
    self.structured = structured
    add(text)
  }

  /// What went wrong.
  init(_ fault: StartFault) {
    // The sentences are those of the command line; what they quote, as the name of a file, stays as it is.
    let option =
      /(^|(?:use|or|with|smaller) )--(at|device|drag|fault|file|pop|preview|push|scale|set|transition|what-if)(?=[ :]|\.$)/
    let names = ["set": "settings", "fault": "faults", "what-if": "whatIf"]
    self.init(fault.sentence.replacing(option) { "\($0.1)\(names[String($0.2)] ?? String($0.2))" })
    isError = true
  }

  mutating func add(_ text: String) { content.append(.object([("type", .string("text")), ("text", .string(text))])) }

  mutating func add(_ picture: Bitmap) throws(StartFault) {
    guard let bytes = picture.png(level: 6) else { throw StartFault(.output, "There is no memory for a picture.") }
    content.append(
      .object([
        ("type", .string("image")), ("data", .string(Data(bytes).base64EncodedString())),
        ("mimeType", .string("image/png")),
      ]))
  }

  var json: JSONWriter.Value {
    .object(
      [("content", .array(content))] + (structured.map { [("structuredContent", .object($0))] } ?? [])
        + [("isError", .boolean(isError))])
  }
}
