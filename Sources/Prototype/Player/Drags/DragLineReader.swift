import CoreGraphics
import Stage

/// Reads a drag line by line; holds its events and one line in memory.
struct DragLineReader {
  private var line: [UInt8] = []
  private var number = 1
  private var events: [Drag.Event] = []
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
      return try Drag(checked: events, size: size)
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
    if value["version"] != nil { try readHeader(value) } else { try readEvent(value) }
  }

  private mutating func readHeader(_ value: JSONValue) throws(TextFault) {
    guard events.isEmpty, !hasHeader else { throw fault("the line with the version stands first, and once.") }
    hasHeader = true
    try allow(["version", "width", "height"], in: value)
    let version = try number("version", in: value)
    guard version == 1 else {
      throw fault(
        "version is \(ParameterText.exact(version)); this program reads version 1.", position("version", value))
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
    let event: PointerEvent
    switch name {
    case "down": event = .down(try point(value))
    case "move": event = .move(try point(value))
    case "up": event = .up(try point(value))
    case "cancel": event = .cancel
    default:
      let suggestion = NearestName.suggestion(for: name, among: ["down", "move", "up", "cancel"])
      throw fault(
        "event, \(JSONReader.quoted(name)): it takes \(Self.names)\(suggestion)", position("event", value))
    }
    var finger = 0
    if value["finger"] != nil {
      let number = try number("finger", in: value)
      guard let whole = Int(exactly: number), (0...9).contains(whole) else {
        throw fault(
          "finger is \(ParameterText.exact(number)); it takes a whole number from 0 to 9.", position("finger", value))
      }
      finger = whole
    }
    let read = Drag.Event(time: time, event, finger: finger)
    do throws(DragFault) { try check.add(read) } catch { throw fault(error.sentence) }
    events.append(read)
  }

  private static let names = "down, move, up or cancel"

  private func point(_ value: JSONValue) throws(TextFault) -> CGPoint {
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
