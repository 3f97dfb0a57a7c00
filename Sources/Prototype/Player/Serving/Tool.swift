/// Something that a program can ask for: its name, what it takes, and what it does.
@MainActor struct Tool {
  let name: String
  private let help: String
  let schema: ToolSchema
  private let built: BuiltCode
  private let perform: (ToolRequest) throws(StartFault) -> ToolResult

  init(
    _ name: String, _ help: String, _ members: [ToolSchema.Member], _ built: BuiltCode,
    perform: @escaping (ToolRequest) throws(StartFault) -> ToolResult
  ) {
    (self.name, self.help, schema, self.built, self.perform) = (name, help, .object(members), built, perform)
  }

  var json: JSONWriter.Value {
    .object([("name", .string(name)), ("description", .string(help)), ("inputSchema", schema.json)])
  }

  /// The arguments have been checked by the schema.
  func result(of arguments: JSONValue) -> ToolResult {
    var result: ToolResult
    do throws(StartFault) { result = try perform(ToolRequest(arguments, built)) } catch { result = ToolResult(error) }
    let lines = built.takeLines().map(\.asOneLine)
    if !lines.isEmpty { result.content.append(.text("Said meanwhile:\n" + lines.joined(separator: "\n"))) }
    return result
  }
}
