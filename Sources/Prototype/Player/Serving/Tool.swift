import Foundation
import Stage
import Workshop

/// Something that a program can ask for: its name, what it takes, and what it does.
@MainActor struct Tool {
  /// What a tool can be asked for by its argument `what`.
  @MainActor struct Kind {
    let name: String
    let members: [ToolSchema.Member]
    let perform: (ToolRequest) throws(StartFault) -> ToolResult
  }

  let name: String
  let json: JSONWriter.Value
  private let schema: ToolSchema
  private let kinds: [Kind]
  private let built: BuiltCode

  /// `members` are taken by all kinds, of which the first is the default; `help` of several says what each one answers.
  init(_ name: String, _ help: String, _ members: [ToolSchema.Member], _ kinds: [Kind], _ built: BuiltCode) {
    (self.name, self.kinds, self.built) = (name, kinds, built)
    var all = members
    if kinds.count > 1 {
      all.append(ToolSchema.Member("what", .text(choices: kinds.map(\.name)), "Default \(kinds[0].name)"))
    }
    for member in kinds.flatMap(\.members) where !all.contains(where: { $0.name == member.name }) { all.append(member) }
    schema = .object(all)
    json = .object([("name", .string(name)), ("description", .string(help)), ("inputSchema", schema.json)])
  }

  func result(of arguments: JSONValue, in run: ToolRun) -> ToolResult {
    var result: ToolResult
    do throws(StartFault) {
      try schema.check(arguments)
      let kind = kinds.first { $0.name == arguments["what"]?.string } ?? kinds[0]
      for member in arguments.members ?? [] {
        let others = kinds.filter { $0.members.contains { $0.name == member.key } }.map(\.name)
        guard others.isEmpty || others.contains(kind.name) else {
          throw StartFault(.usage, "\(member.key): it goes with what: \(others.joined(separator: " or ")).")
        }
      }
      result = try kind.perform(ToolRequest(arguments, built, in: run))
    } catch {
      result = ToolResult(error)
    }
    let lines = built.takeLines().map(\.asOneLine)
    if !lines.isEmpty { result.add("Said meanwhile:\n" + lines.joined(separator: "\n")) }
    return result
  }
}

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
