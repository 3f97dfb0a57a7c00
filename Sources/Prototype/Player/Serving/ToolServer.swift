import Dispatch
import Foundation
import Glibc
import QuartzCore
import Workshop

/// Answers requests of programs, such as editors and assistants, over standard input and output.
///
/// The protocol is the Model Context Protocol: JSON-RPC, a message in each line. A thread of its own reads the messages
/// and answers at once what is no call of a tool; the calls follow one another on the main thread. The end of the input
/// ends what runs, and then the server.
package final class ToolServer: Sendable {
  private let tools: [Tool]
  private let version: String
  private let write: @Sendable (String) -> Bool
  private let state = Locked(State())
  /// Whether the output is still read.
  private let output = Locked(true)
  private let arrived = DispatchSemaphore(value: 0)
  @MainActor private let rested: () -> Void

  private struct State: Sendable {
    var waiting: [Call] = []
    var running: Call?
    var isOver = false
  }

  private struct Call: Sendable {
    let id: JSONWriter.Value
    /// Nil if the client wants to know nothing of the progress.
    let token: JSONWriter.Value?
    let tool: Tool
    let arguments: JSONValue
    let run = ToolRun()

    func has(_ id: JSONWriter.Value) -> Bool { JSONWriter.line(self.id) == JSONWriter.line(id) }
  }

  /// The newest one first, which a client gets that asks for another: 2025-03-26 also has requests in lists.
  private static let protocols = ["2025-11-25", "2025-06-18", "2024-11-05"]

  private static let instructions = """
    Backswipe performs iOS-style screen transitions without a simulator: those of its catalogue, or UIKit code in Swift files. \
    Each call stands alone: name `file` or `transition`, and what is done to it. Begin with `build` or `transitions`; \
    `perform` returns pictures and a verdict, `check` tries a contract. Own code runs with the rights of the user.
    """

  /// `rested` is called before each wait and each drag of a search; `write` returns false if the output is not read any
  /// more.
  @MainActor package init(version: String, rested: @escaping () -> Void, write: @escaping @Sendable (String) -> Bool) {
    (tools, self.version, self.rested, self.write) = (Tool.all(rested: rested), version, rested, write)
  }

  // MARK: The threads

  /// Returns at the end of `input`, an open file, or when the output is not read any more.
  @MainActor package func run(input: Int32) {
    Thread.detachNewThread { [self] in
      read(LineReader(file: input, longest: JSONReader.mostBytes))
      // A script may have written all requests at once: what is answered soon still is.
      for _ in 0..<10 where state.withLock({ $0.running != nil || !$0.waiting.isEmpty }) { usleep(Self.patience / 10) }
      end()
      // What runs ends within a step, and then the program; a step that takes longer ends with it.
      usleep(Self.patience)
      BuildFolder.removeAll()
      _exit(0)
    }
    while true {
      rested()
      arrived.wait()
      let (call, isOver) = state.withLock { state in
        state.running = state.isOver || state.waiting.isEmpty ? nil : state.waiting.removeFirst()
        return (state.running, state.isOver)
      }
      if let call { perform(call) } else if isOver { return BuildFolder.removeAll() }
    }
  }

  /// In microseconds.
  private static let patience: UInt32 = 450_000

  private func read(_ reader: LineReader) {
    while true {
      do throws(FileBytes.Problem) {
        guard let line = try reader.next() else { return }
        if !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }), let answer = answer(line) { send(answer) }
      } catch {
        guard error.code == EFBIG else { return }
        send(failure(.null, Refusal(.unreadable, "The line is longer than \(JSONReader.mostBytes) bytes.")))
      }
    }
  }

  /// Cancels what runs, and lets nothing begin any more.
  package func end() {
    state.withLock { state in
      state.isOver = true
      state.running?.run.cancel()
    }
    arrived.signal()
  }

  private func send(_ message: JSONWriter.Value, if isWanted: () -> Bool = { true }) {
    let isRead = output.withLock { isRead in
      if isRead, isWanted() { isRead = write(JSONWriter.line(message) + "\n") }
      return isRead
    }
    if !isRead { end() }
  }

  @MainActor private func perform(_ call: Call) {
    let clock = DispatchSource.makeTimerSource()
    clock.schedule(deadline: .now() + Self.pace, repeating: Self.pace)
    clock.setEventHandler { @Sendable [self] in
      // The answer is the last word about a call.
      if let token = call.token {
        send(progress(token, call.run.step)) { state.withLock { $0.running?.has(call.id) == true } }
      }
    }
    clock.activate()
    let result = call.tool.result(of: call.arguments, in: call.run)
    clock.cancel()
    state.withLock { $0.running = nil }
    if !call.run.isCancelled { send(Self.message([("id", call.id), ("result", result.json)])) }
  }

  /// Seconds from one word about the progress to the next.
  private static let pace = 1.0

  /// A step counts as one, and a part of it by the time that it takes, so that the number always grows.
  private func progress(_ token: JSONWriter.Value, _ step: ToolRun.Step) -> JSONWriter.Value {
    let seconds = (ContinuousClock.now - step.start) / .seconds(1)
    var members = [
      ("progressToken", token), ("progress", .number(Double(step.number) + seconds / (1 + seconds))),
      ("message", .string("Step \(step.number): \(step.title)".asOneLine)),
    ]
    if let total = step.total, total > step.number { members.append(("total", .number(Double(total)))) }
    return Self.message([("method", .string("notifications/progress")), ("params", .object(members))])
  }

  private func cancel(_ id: JSONWriter.Value) {
    state.withLock { state in
      state.waiting.removeAll { $0.has(id) }
      if let running = state.running, running.has(id) { running.run.cancel() }
    }
  }

  // MARK: Messages

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

  private static func message(_ members: [(key: String, value: JSONWriter.Value)]) -> JSONWriter.Value {
    .object([("jsonrpc", .string("2.0"))] + members)
  }

  /// Nil if the line asks for no answer, or for the call of a tool, which is answered later.
  private func answer(_ line: [UInt8]) -> JSONWriter.Value? {
    let request: JSONValue
    do throws(TextFault) { request = try JSONReader.value(of: line) } catch {
      return failure(.null, Refusal(.unreadable, "Column \(error.position.column): \(error.sentence)"))
    }
    let (id, isNotification) = (Self.id(of: request["id"]), request.members != nil && request["id"] == nil)
    do throws(Refusal) {
      guard request["jsonrpc"]?.string == "2.0", let method = request["method"]?.string else {
        throw Refusal(.invalidRequest, "A request is an object with \"jsonrpc\": \"2.0\", a method and an id.")
      }
      let parameters = request["params"]
      if isNotification {
        if method == "notifications/cancelled", let id = Self.id(of: parameters?["requestId"]) { cancel(id) }
        return nil
      }
      guard let id else { throw Refusal(.invalidRequest, "id: it takes a text or a whole number.") }
      guard parameters == nil || parameters?.members != nil else {
        throw Refusal(.invalidParameters, "params: it takes an object.")
      }
      guard method == "tools/call" else {
        return Self.message([("id", id), ("result", try result(of: method, parameters))])
      }
      let call = try call(id, parameters)
      state.withLock { $0.waiting.append(call) }
      arrived.signal()
      return nil
    } catch {
      return failure(id ?? .null, error)
    }
  }

  /// Nil unless the id is a text or a whole number, which is written as it was read.
  private static func id(of value: JSONValue?) -> JSONWriter.Value? {
    if let text = value?.string { return .string(text) }
    guard let value, let number = value.number, number == number.rounded() else { return nil }
    return .digits(value.digits)
  }

  private func failure(_ id: JSONWriter.Value, _ refusal: Refusal) -> JSONWriter.Value {
    let members = [("code", JSONWriter.Value.number(refusal.code.rawValue)), ("message", .string(refusal.sentence))]
    return Self.message([("id", id), ("error", .object(members))])
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
    default: throw Refusal(.unknownMethod, "There is no method \(JSONReader.quoted(method)).")
    }
  }

  /// What is wrong in the arguments is told by the tool, so that an assistant reads it.
  private func call(_ id: JSONWriter.Value, _ parameters: JSONValue?) throws(Refusal) -> Call {
    guard let name = parameters?["name"]?.string else {
      throw Refusal(.invalidParameters, "name is missing: it takes the name of a tool.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let suggestion = NearestName.suggestion(for: name, among: tools.map(\.name))
      throw Refusal(.invalidParameters, "There is no tool \(JSONReader.quoted(name))\(suggestion)")
    }
    let arguments = parameters?["arguments"] ?? JSONValue(kind: .object([]), position: JSONValue.Position())
    guard arguments.members != nil else { throw Refusal(.invalidParameters, "arguments: it takes an object.") }
    return Call(id: id, token: Self.id(of: parameters?["_meta"]?["progressToken"]), tool: tool, arguments: arguments)
  }
}
