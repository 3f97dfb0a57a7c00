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
