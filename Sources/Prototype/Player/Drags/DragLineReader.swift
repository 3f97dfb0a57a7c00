import CoreGraphics
import Stage

/// Reads a drag line by line; holds its events and one line in memory.
struct DragLineReader {
  private var line: [UInt8] = []
  private var number = 1
  private var events: [Drag.Event] = []
  private var strikes: [Drag.Strike] = []
  private var version = 1.0
  private var size = CGSize(width: 390, height: 844)
  private var check: DragCheck
  private var hasHeader = false

  /// The drag may have at most `mostEvents` events.
  init(mostEvents: Int = Drag.mostEvents) { check = DragCheck(most: mostEvents) }

  mutating func add(_ bytes: ArraySlice<UInt8>) throws(TextFault) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end].prefix(DragFile.longestLine + 1)
      rest = rest[rest.index(after: end)...]
      try finishLine()
      number += 1
    }
    line += rest.prefix(DragFile.longestLine + 1)
    try checkLength()
  }

  /// Call this at the end of the file.
  mutating func finish() throws(TextFault) -> Drag {
    try finishLine()
    do throws(DragFault) {
      try check.finish()
      var drag = try Drag(checked: events, size: size)
      drag.strikes = strikes
      return drag
    } catch {
      throw fault(error.sentence)
    }
  }

  private func checkLength() throws(TextFault) {
    guard line.count <= DragFile.longestLine else {
      throw fault("the line is longer than \(DragFile.longestLine) bytes.")
    }
  }

  private mutating func finishLine() throws(TextFault) {
    defer { line.removeAll(keepingCapacity: true) }
    try checkLength()
    guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    let value: JSONValue
    do throws(TextFault) { value = try JSONReader.value(of: line) } catch {
      throw fault(error.sentence, error.position)
    }
    guard value.members != nil else { throw fault("an object in braces is expected.", value.position) }
    if value["version"] != nil {
      try readHeader(value)
    } else if version == 2, value["fault"] != nil {
      try readStrike(value)
    } else {
      try readEvent(value)
    }
  }

  private mutating func readHeader(_ value: JSONValue) throws(TextFault) {
    guard events.isEmpty, strikes.isEmpty, !hasHeader else {
      throw fault("the line with the version stands first, and once.")
    }
    hasHeader = true
    try allow(["version", "width", "height"], in: value)
    version = try number("version", in: value)
    guard [1, 2].contains(version) else {
      throw fault(
        "version is \(ParameterText.exact(version)); this program reads versions 1 and 2.", position("version", value))
    }
    size = CGSize(width: try length("width", in: value), height: try length("height", in: value))
  }

  private func length(_ key: String, in value: JSONValue) throws(TextFault) -> CGFloat {
    let length = try number(key, in: value)
    guard (1...10_000).contains(length) else {
      throw fault("\(key) is \(ParameterText.exact(length)); it takes a number from 1 to 10000.", position(key, value))
    }
    return CGFloat(length)
  }

  private mutating func readEvent(_ value: JSONValue) throws(TextFault) {
    try allow(["t", "event", "x", "y", "finger"], in: value)
    let time = try number("t", in: value)
    guard let name = value["event"]?.string else {
      throw fault("event is missing: it takes \(Self.names).", value.position)
    }
    guard let kind = PointerEvent.Kind(rawValue: name) else {
      let suggestion = NearestName.suggestion(for: name, among: PointerEvent.Kind.allCases.map(\.rawValue))
      throw fault(
        "event, \(JSONReader.quoted(name)): it takes \(Self.names)\(suggestion)", position("event", value))
    }
    let point = kind == .cancel ? nil : try position(value)
    var finger = 0
    if value["finger"] != nil {
      let number = try number("finger", in: value)
      guard let whole = Int(exactly: number), (0...9).contains(whole) else {
        throw fault(
          "finger is \(ParameterText.exact(number)); it takes a whole number from 0 to 9.", position("finger", value))
      }
      finger = whole
    }
    let event = PointerEvent(kind, point)
    let read = Drag.Event(time: time, event, finger: finger)
    do throws(DragFault) { try check.add(read) } catch { throw fault(error.sentence) }
    events.append(read)
  }

  /// Reads what goes wrong at an instant, in version 2.
  private mutating func readStrike(_ value: JSONValue) throws(TextFault) {
    try allow(["t", "fault"], in: value)
    let (time, name, names) = (try number("t", in: value), value["fault"]?.string ?? "", Fault.strikes.map(\.name))
    guard names.contains(name) else {
      let suggestion = NearestName.suggestion(for: name, among: names)
      throw fault(
        "fault, \(JSONReader.quoted(name)): it takes \(names.joined(separator: ", "))\(suggestion)",
        position("fault", value))
    }
    let last = max(events.last?.time ?? 0, strikes.last?.time ?? 0)
    guard time.isFinite, (last...Drag.longestDuration).contains(time) else {
      throw fault(
        "t is \(time); it takes a number from \(last) of the line before to \(Int(Drag.longestDuration)) s.",
        position("t", value))
    }
    guard strikes.count < Self.mostStrikes else { throw fault("a drag has at most \(Self.mostStrikes) faults.") }
    strikes.append(Drag.Strike(time: time, name))
  }

  private static let mostStrikes = 100

  private static let names = "down, move, up or cancel"

  private func position(_ value: JSONValue) throws(TextFault) -> CGPoint {
    CGPoint(x: try number("x", in: value), y: try number("y", in: value))
  }

  private func number(_ key: String, in value: JSONValue) throws(TextFault) -> Double {
    guard let member = value[key] else { throw fault("\(key) is missing: it takes a number.", value.position) }
    guard let number = member.number else { throw fault("\(key): a number is expected.", member.position) }
    return number
  }

  private func allow(_ keys: [String], in value: JSONValue) throws(TextFault) {
    for member in value.members ?? [] where !keys.contains(member.key) {
      let suggestion = NearestName.suggestion(for: member.key, among: keys)
      throw fault("\(JSONReader.quoted(member.key)): a line has no such key\(suggestion)", member.position)
    }
  }

  private func position(_ key: String, _ value: JSONValue) -> JSONValue.Position {
    value[key]?.position ?? value.position
  }

  private func fault(_ sentence: String, _ position: JSONValue.Position = JSONValue.Position()) -> TextFault {
    TextFault(position: JSONValue.Position(line: number, column: position.column), sentence: sentence)
  }
}
