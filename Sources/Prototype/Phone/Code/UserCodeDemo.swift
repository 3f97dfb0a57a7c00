import CoreGraphics
import Motion
import SourcePass
import Stage
import UIKit
import Workshop

/// The user's code as a demo: its picture fills the phone, and its constants are the parameters.
@MainActor final class UserCodeDemo: NSObject, Demo, Screens {
  let root: UIViewController
  let view: UserCodeView
  private let own: UserCodeParameters

  init(_ session: UserCodeSession, _ table: UserCodeTable) {
    (view, root, own) = (UserCodeView(session), UIViewController(), UserCodeParameters(session, table))
    super.init()
    root.view = view
    view.decided = { [weak self] in self?.decided() }
  }

  var parameters: any ParameterSet { own }
  var depth: Int { view.session.finger.status.depth }

  func push() { view.session.step(by: 1) }

  func pop() { view.session.step(by: -1) }

  var status: PhoneStatus? { PhoneStatus(view.session.finger.status) }
  var isIdle: Bool { view.session.isIdle }
  var decision: DragDecision? { view.session.finger.decision }
  var decided: () -> Void = {}

  var isKnown: Bool { false }

  var state: DemoState { DemoState(depth: depth) }

  func restore(_ state: DemoState, rewinds: Bool, _ ready: @escaping () -> Void) {
    if rewinds { view.session.rewind(ready) } else { ready() }
  }

  func listen(_ listener: CallListener?) { view.session.listener = listener }

  func interrupt(_ deed: CodeDeed) { view.session.act(ChildMessage(.interrupt, text: deed.rawValue)) }

  func set(_ phone: PhoneSetting) {
    view.session.settings = UserCodeSession.settings(of: phone, isStrict: view.session.isStrict)
  }

  func cancelKeys() { view.session.act(ChildMessage(.cancelKeys)) }
}

/// The constants of the user's code, as a table of parameters.
struct UserCodeTable: Equatable {
  var rows: [Row] = []

  struct Row: Equatable {
    var parameter: SourcePass.Parameter
    var path: String
  }

  var values: [String: Value] {
    Dictionary(rows.map { ($0.parameter.key, Value(number: $0.parameter.value, color: $0.parameter.color?.value)) }) {
      first, _ in
      first
    }
  }

  struct Value: Equatable {
    var number: Double
    var color: SourcePass.Color.Value?
  }

  @MainActor var descriptions: [ParameterDescription] {
    zip(ParameterGuess.labels(rows.map(\.parameter.key)), rows).map { $1.description(label: $0) }
  }

  @MainActor var initials: [String: ParameterValue] {
    Dictionary(parameters.map { ($0.description.key, $0.initial) }) { first, _ in first }
  }

  @MainActor var parameters: [(description: ParameterDescription, initial: ParameterValue)] {
    zip(descriptions, rows).map { ($0, $1.initial) }
  }

  /// Compares what people see; the constants may have moved in their files.
  @MainActor func isShown(as other: Self) -> Bool {
    guard values == other.values else { return false }
    return zip(descriptions, other.descriptions).allSatisfy { own, other in
      own.key == other.key && own.label == other.label && own.shownRange == other.shownRange
        && own.isColor == other.isColor
    }
  }
}

extension ParameterDescription {
  fileprivate var isColor: Bool { if case .color = kind { true } else { false } }
}

extension UserCodeTable.Row {
  init(_ constant: UserCodeParameter) { self.init(parameter: constant.parameter, path: constant.path) }

  @MainActor var initial: ParameterValue { value(nil) }

  /// Converts a number in memory; nil means the value in the source.
  @MainActor func value(_ edit: Double?) -> ParameterValue {
    guard let color = parameter.color else { return .number(edit ?? parameter.value) }
    if let digits = edit.flatMap(UInt32.init(exactly:)) { return .color(UIColor(hex: digits)) }
    switch color.value {
    case .components(let digits): return .color(UIColor(hex: digits))
    case .named(let name): return .color(UIColor.named(role: name) ?? .black)
    }
  }

  /// Converts to a number in memory; nil if the value is of the wrong kind.
  @MainActor func number(_ value: ParameterValue) -> Double? {
    switch (value, parameter.color) {
    case (.number(let number), nil): number
    case (.color(let color), .some): UInt32(color.hexDigits, radix: 16).map(Double.init)
    default: nil
    }
  }

  func description(label: String) -> ParameterDescription {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let once = parameter.isReadOnce ? " It is read once: F5 starts again with another value." : ""
    let kind: ParameterDescription.Kind
    if parameter.color == nil {
      let (range, unit) = ParameterGuess.range(of: parameter)
      kind = .number(range, unit)
    } else {
      kind = .color
    }
    let isNamedColor = parameter.color != nil && label.hasSuffix(" color")
    return ParameterDescription(
      key: parameter.key, label: isNamedColor ? String(label.dropLast(6)) : label,
      help: "\(parameter.key), \(name):\(parameter.line).\(once)",
      section: .constants, kind: kind)
  }
}

@MainActor final class UserCodeParameters: ParameterSet {
  private let session: UserCodeSession
  private let table: UserCodeTable
  private let rows: [String: UserCodeTable.Row]
  let descriptions: [ParameterDescription]

  init(_ session: UserCodeSession, _ table: UserCodeTable) {
    (self.session, self.table) = (session, table)
    rows = Dictionary(table.rows.map { ($0.parameter.key, $0) }) { first, _ in first }
    descriptions = table.descriptions
  }

  /// The system's rule if it decided about the last drag; the code's own rule is unknown.
  func releaseRule(for start: DragStart) -> ReleaseRule? { session.finger.systemRule }

  var unread: [String] { descriptions.filter { session.unread.contains($0.key) }.map(\.label) }

  func restart() { session.restart() }

  subscript(key: String) -> (current: ParameterValue, initial: ParameterValue)? {
    guard let row = rows[key] else { return nil }
    return (row.value(session.edits[key]), row.initial)
  }

  func set(_ key: String, to value: ParameterValue) { set([(key, value)]) }

  func set(_ values: [(key: String, value: ParameterValue)]) {
    var changes: [(key: String, value: Double?)] = []
    for (key, value) in values {
      guard let row = rows[key], let number = row.number(value), descriptions[key: key]?.accepts(value) == true else {
        continue
      }
      let edit = value == row.initial ? nil : number
      if session.edits[key] != edit { changes.append((key, edit)) }
    }
    if !changes.isEmpty { session.set(changes) }
  }
}

extension CatalogueEntry {
  /// Differs for files of the same name in different folders.
  static func name(of session: UserCodeSession) -> String {
    "run" + session.request.paths.joined(separator: "+").map { $0 == "/" ? "-" : String($0) }.joined()
      + (session.version.map { "@\($0.number)" } ?? "")
  }

  static func own(_ session: UserCodeSession, _ table: UserCodeTable, revision: Int) -> Self {
    var sentence = "Your own code, from \(session.request.paths.joined(separator: ", "))."
    let warnings = session.library?.warnings.count ?? 0
    if warnings > 0 { sentence += " \(warnings) \(warnings == 1 ? "warning" : "warnings")." }
    let leftOut = session.library?.leftOut.count ?? 0
    if leftOut > 0 { sentence += " \(leftOut) \(leftOut == 1 ? "file is" : "files are") left out." }
    return Self(
      own: name(of: session), session.title.asOneLine, sentence.asOneLine, table.parameters, revision: revision
    ) { _ in UserCodeDemo(session, table) }
  }
}
