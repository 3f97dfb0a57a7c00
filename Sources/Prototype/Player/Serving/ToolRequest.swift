import CoreGraphics
import Foundation
import Stage
import Workshop

/// The arguments of a call, as what is performed.
@MainActor struct ToolRequest {
  private let arguments: JSONValue
  private let built: BuiltCode
  /// What the call does; another thread can cancel it.
  let run: ToolRun

  init(_ arguments: JSONValue, _ built: BuiltCode, in run: ToolRun) {
    (self.arguments, self.built, self.run) = (arguments, built, run)
  }

  func text(_ key: String) -> String? { arguments[key]?.string }
  func number(_ key: String) -> Double? { arguments[key]?.number }
  func whole(_ key: String) -> Int? { number(key).map { Int($0) } }
  func isOn(_ key: String) -> Bool? { arguments[key]?.boolean }
  func texts(_ key: String) -> [String] { (arguments[key]?.elements ?? []).compactMap(\.string) }

  // MARK: What is performed

  /// The files and folders of own code; empty for a transition of the catalogue.
  func files() throws(StartFault) -> [String] {
    let files = text("file").map { [$0] } ?? texts("file")
    if !files.isEmpty, text("transition") != nil {
      throw StartFault(.usage, "file and transition exclude each other: name one of them.")
    }
    for path in files {
      guard UserCodeRequest.exists(path) else { throw StartFault(.file, "\(path): there is no such file or folder.") }
      guard UserCodeRequest.canRun(path), !OutputFile.isSpecial(path) else {
        throw StartFault(.file, "\(path): folders, and files that end in .swift are expected.")
      }
    }
    return files
  }

  /// Own code, built if that is necessary; nil for a transition of the catalogue.
  func code(preview: String? = nil) throws(StartFault) -> UserCodePerformance? {
    let files = try files()
    guard !files.isEmpty else {
      if text("preview") != nil { throw StartFault(.usage, "preview: it names a preview of file, which is missing.") }
      return nil
    }
    var request = UserCodeRequest(files)
    request.preview = text("preview") ?? preview
    (request.language, request.target) = (whole("swift"), text("target"))
    return try built.code(for: request, in: run)
  }

  /// The subject, and the movement: by default an example drag.
  func performance() throws(StartFault) -> Performance {
    var setup = try subject()
    if let drag = arguments["drag"] {
      guard text("action") == nil else {
        throw StartFault(.usage, "drag and action exclude each other: name one of them.")
      }
      try setDrag(drag, of: &setup)
    } else if let action = text("action") {
      setup.action = action == "push" ? .push : .pop
    }
    if case .example(let example) = setup.action, setup.makePlayer != nil, let direction = text("direction") {
      setup.action = .drag(example.drag(on: ExampleDrag.Track(direction, on: setup.device.size)))
    }
    return setup
  }

  func subject(preview: String? = nil) throws(StartFault) -> Performance {
    var start = StartRequest()
    (start.transition, start.systemVersion) = (text("transition"), text("ios"))
    start.sets = (arguments["settings"]?.members ?? []).compactMap { member in
      member.value.settingText.map { "\(member.key)=\($0)" }
    }
    let folders = UserFolders.ofProcess
    let code = try code(preview: preview)
    guard code != nil || start.transition != nil else {
      throw StartFault(.usage, "Name what is performed: file or transition.")
    }
    var setup =
      if let code { try code.performance(start, folders: folders) } else { try Performance(start, folders: folders) }
    if let depth = whole("depth") { setup.depth = depth }
    if let device = text("device") { setup.device = try PhoneDevice.find(device) }
    if let appearance = text("appearance") { _ = setup.setAppearance(appearance) }
    setup.faults = try texts("faults").map { (name) throws(StartFault) in try Fault.named(name) }
    setup.isStrict = isOn("strict") ?? false
    (setup.run, setup.remarked) = (run, { [built] in built.note($0) })
    return setup
  }

  // MARK: Drags

  /// In seconds.
  static let longest = 60.0

  private func setDrag(_ drag: JSONValue, of setup: inout Performance) throws(StartFault) {
    if let word = drag.string {
      if word.hasPrefix("{") {
        do throws(TextFault) { setup.action = .drag(try DragFile.drag(Array(word.utf8))) } catch {
          throw StartFault(.usage, error.line(in: "drag"))
        }
        return
      }
      guard !OutputFile.isSpecial(word), word != FileBytes.standardInput else {
        throw StartFault(.file, "\(word): a file of JSON Lines is expected.")
      }
      return try setup.setDrag(word)
    }
    setup.action = .drag(try Self.drag(through: drag["points"]?.elements ?? [], drag, on: setup.device.size))
  }

  /// At one speed along straight lines, then perhaps a rest, and up.
  private static func drag(through values: [JSONValue], _ drag: JSONValue, on size: CGSize) throws(StartFault) -> Drag {
    guard !values.isEmpty else { throw StartFault(.usage, "drag.points is missing: it takes a list of 1 to 100.") }
    let points = values.map { CGPoint(x: $0.elements?[0].number ?? 0, y: $0.elements?[1].number ?? 0) }
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y).native }
    let length = lengths.reduce(0, +)
    let (speed, given) = (drag["speed"]?.number, drag["seconds"]?.number)
    guard speed == nil || given == nil else {
      throw StartFault(.usage, "drag: seconds and speed exclude each other: name one of them.")
    }
    let seconds = given ?? speed.map { length / $0 } ?? 0.3
    guard seconds <= longest else {
      throw StartFault(
        .usage, "drag: it takes \(FixedText.short(seconds, decimals: 1)) s; \(Int(longest)) s are allowed.")
    }
    var (events, time) = ([Drag.Event(time: 0, .down(points[0]))], 0.0)
    for (index, part) in lengths.enumerated() where part > 0 {
      let (from, to, end) = (points[index], points[index + 1], time + seconds * part / length)
      let count = max(1, Int(((end - time) * rate).rounded()))
      events += (1...count).map { step in
        let part = CGFloat(step) / CGFloat(count)
        let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        return Drag.Event(time: time + (end - time) * part.native, .move(point))
      }
      time = end
    }
    let end = seconds + (drag["rest"]?.number ?? 0)
    return Drag(known: events + [Drag.Event(time: end, .up(points[points.count - 1]))], on: size)
  }

  /// Positions per second.
  private static let rate = 60.0

  // MARK: Contracts

  /// The subject with the contract that is given, or else with each of those beside its files.
  func subjects() throws(StartFault) -> [(name: String, setup: Performance, contract: Contract)] {
    let files = try files()
    let name = files.first ?? text("transition") ?? ""
    if let contract = try contract() { return [(name, try subject(), contract)] }
    var subjects: [(String, Performance, Contract)] = []
    for path in files {
      let beside = Contract.paths(beside: path)
      for file in beside {
        let contract = try Contract(path: file)
        // In a folder a contract is about the file beside it.
        let isAlone = path.hasSuffix(".swift") || contract.preview != nil
        let preview = isAlone ? contract.preview : try code()?.firstPreview(in: Contract.source(of: file))
        subjects.append((beside.count > 1 ? file : path, try subject(preview: preview), contract))
      }
    }
    return subjects.isEmpty ? [(name, try subject(), Contract())] : subjects
  }

  private func contract() throws(StartFault) -> Contract? {
    guard let value = arguments["contract"] else { return nil }
    if let path = value.string {
      guard !OutputFile.isSpecial(path) else { throw StartFault(.file, "\(path): a file with a contract is expected.") }
      return try Contract(path: path)
    }
    do throws(TextFault) { return try Contract(value) } catch {
      throw StartFault(.usage, "contract, \(error.sentence)")
    }
  }
}

/// The last builds of the user's code, each of which is used until one of its files changes.
@MainActor final class BuiltCode {
  private var kept: [(request: UserCodeRequest, stamps: SourceStamps, code: UserCodePerformance)] = []
  /// What the code and its builds said since the last `takeLines()`.
  private var lines: [String] = []

  private static let most = 4
  private static let mostLines = 50

  func code(for request: UserCodeRequest, in run: ToolRun) throws(StartFault) -> UserCodePerformance {
    // A change during the build then counts as one after it.
    let stamps = SourceStamps(request.files)
    if let index = kept.firstIndex(where: { $0.request == request }) {
      let found = kept.remove(at: index)
      if found.stamps == stamps {
        kept.append(found)
        found.code.session.run = run
        return found.code
      }
    }
    let code = try UserCodePerformance(request, in: run) { [weak self] in self?.note($0) }
    code.session.run = run
    if kept.count == Self.most { kept.removeFirst() }
    kept.append((request, stamps, code))
    return code
  }

  func note(_ line: String) {
    // The code is performed several times for one answer.
    if lines.count < Self.mostLines, !lines.contains(line) { lines.append(line) }
  }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
