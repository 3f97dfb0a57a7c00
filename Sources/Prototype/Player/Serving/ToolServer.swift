import Glibc

/// Answers requests of programs, such as editors and assistants, over standard input and output.
///
/// The protocol is the Model Context Protocol: JSON-RPC, a message in each line. Requests are answered one after the
/// other. The end of the input ends the server, after everything that was asked is answered.
@MainActor package final class ToolServer {
  private let tools: [Tool]
  private let version: String
  private var reader: RequestReader

  /// The newest one first, which a client gets that asks for another.
  private static let protocols = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private static let instructions = """
    Backswipe performs iOS-style screen transitions without a simulator: those of its catalogue, or UIKit code in Swift files. \
    Each call stands alone: name `file` or `transition`, and what is done to it. Begin with `build` for a file, or \
    `transitions` for the catalogue; `drag` then returns pictures and a verdict. Own code runs with the rights of the user.
    """

  private let rested: () -> Void

  /// `version` is that of the program, and `input` an open file; `rested` is called before each wait and each drag of a
  /// search.
  package init(version: String, input: Int32, rested: @escaping () -> Void) {
    (tools, self.version, reader, self.rested) = (Tool.all(rested: rested), version, RequestReader(input), rested)
  }

  /// Returns at the end of the input, or when no one reads the output.
  package func run(write: (String) -> Bool) {
    while true {
      rested()
      guard let line = reader.next() else { return }
      if let answer = answer(line), !write(JSONWriter.line(answer) + "\n") { return }
    }
  }

  private enum Code: Double {
    case unreadable = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
  }

  private struct Refusal: Error {
    let code: Code
    let sentence: String

    init(_ code: Code, _ sentence: String) { (self.code, self.sentence) = (code, sentence.asOneLine) }
  }

  /// Nil if the line asks for no answer.
  func answer(_ line: RequestReader.Line) -> JSONWriter.Value? {
    guard case .text(let bytes) = line else {
      return failure(.null, Refusal(.unreadable, "The line is longer than \(JSONReader.mostBytes) bytes."))
    }
    let value: JSONValue
    do throws(TextFault) { value = try JSONReader.value(of: bytes) } catch {
      return failure(.null, Refusal(.unreadable, "Column \(error.position.column): \(error.sentence)"))
    }
    guard let requests = value.elements else { return answer(value) }
    guard !requests.isEmpty else { return failure(.null, Refusal(.invalidRequest, "A list of requests is empty.")) }
    let answers = requests.compactMap(answer)
    return answers.isEmpty ? nil : .array(answers)
  }

  private func answer(_ request: JSONValue) -> JSONWriter.Value? {
    let (id, isNotification) = (Self.id(of: request), request.members != nil && request["id"] == nil)
    do throws(Refusal) {
      guard request["jsonrpc"]?.string == "2.0", let method = request["method"]?.string else {
        throw Refusal(.invalidRequest, "A request is an object with \"jsonrpc\": \"2.0\", a method and an id.")
      }
      if isNotification { return nil }
      guard let id else { throw Refusal(.invalidRequest, "id: it takes a text or a whole number.") }
      let parameters = request["params"]
      guard parameters == nil || parameters?.members != nil else {
        throw Refusal(.invalidParameters, "params: it takes an object.")
      }
      return .object([("jsonrpc", .string("2.0")), ("id", id), ("result", try result(of: method, parameters))])
    } catch {
      return failure(id ?? .null, error)
    }
  }

  /// Nil unless the id is a text, or a number that is whole and exact.
  private static func id(of request: JSONValue) -> JSONWriter.Value? {
    if let text = request["id"]?.string { return .string(text) }
    guard let number = request["id"]?.number, number == number.rounded(), abs(number) <= 0x1p53 else { return nil }
    return .number(number)
  }

  private func failure(_ id: JSONWriter.Value, _ refusal: Refusal) -> JSONWriter.Value {
    .object([
      ("jsonrpc", .string("2.0")), ("id", id),
      ("error", .object([("code", .number(refusal.code.rawValue)), ("message", .string(refusal.sentence))])),
    ])
  }

  private func result(of method: String, _ parameters: JSONValue?) throws(Refusal) -> JSONWriter.Value {
    switch method {
    case "initialize":
      let asked = parameters?["protocolVersion"]?.string ?? ""
      return .object([
        ("protocolVersion", .string(Self.protocols.contains(asked) ? asked : Self.protocols[0])),
        ("capabilities", .object([("tools", .object([]))])),
        ("serverInfo", .object([("name", .string("backswipe")), ("version", .string(version))])),
        ("instructions", .string(Self.instructions)),
      ])
    case "ping": return .object([])
    case "tools/list": return .object([("tools", .array(tools.map(\.json)))])
    case "tools/call": return try call(parameters)
    default: throw Refusal(.unknownMethod, "There is no method \(JSONReader.quoted(method)).")
    }
  }

  private func call(_ parameters: JSONValue?) throws(Refusal) -> JSONWriter.Value {
    guard let name = parameters?["name"]?.string else {
      throw Refusal(.invalidParameters, "name is missing: it takes the name of a tool.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let suggestion = NearestName.suggestion(for: name, among: tools.map(\.name))
      throw Refusal(.invalidParameters, "There is no tool \(JSONReader.quoted(name))\(suggestion)")
    }
    let arguments = parameters?["arguments"] ?? JSONValue(kind: .object([]), position: JSONValue.Position())
    do throws(ToolFault) { try tool.schema.check(arguments) } catch {
      throw Refusal(.invalidParameters, "\(name): \(error.sentence)")
    }
    return tool.result(of: arguments).json
  }
}

/// Reads standard input line by line, and keeps no line that is too long to be a request.
struct RequestReader {
  enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  private let file: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var rest: ArraySlice<UInt8> = []

  init(_ file: Int32) { self.file = file }

  /// Waits for a line that is not empty; nil at the end.
  mutating func next() -> Line? {
    var (line, isTooLong) = ([UInt8](), false)
    while true {
      if rest.isEmpty {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          // A last line may have no end.
          return isTooLong ? .tooLong : Self.isEmpty(line) ? nil : .text(line)
        }
        rest = buffer[..<count]
      }
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[($0 + 1)...] } ?? []
      if line.count > JSONReader.mostBytes { (isTooLong, line) = (true, []) }
      guard end != nil else { continue }
      if isTooLong { return .tooLong }
      if !Self.isEmpty(line) { return .text(line) }
      line = []
    }
  }

  private static func isEmpty(_ line: [UInt8]) -> Bool { line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
}
