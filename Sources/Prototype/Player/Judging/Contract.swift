import Foundation

/// What a person asks of a transition: rules with their limits, and the drags that try them.
///
/// As text it is JSON: `{"commitsAt": 0.5, "noJump": 1, "balanced": false}`; false turns a general rule off.
package struct Contract: Sendable {
  /// The general rules hold where no file says otherwise.
  private(set) var limits: [Rule: Rule.Limit] = [
    .noJump: .number(Contract.generalJump), .nothingUncovered: .holds, .balanced: .holds, .neverStuck: .holds,
    .finishesOnce: .holds,
  ]
  /// Whether a window's ground may be seen during the transition: only the rests are looked at then.
  private(set) var looksOnlyAtRests = true
  /// The preview that is tried; nil means the first one.
  package private(set) var preview: String?
  /// Names of examples, and paths of files, which begin at the contract's folder; empty for all examples.
  private(set) var drags: [String] = []
  /// Where drags of own code lead; nil if that is to be found out.
  package private(set) var direction: String?

  /// In points: the general rule tells a jump that is seen from the few points by which a drag may begin late.
  static let generalJump = 16.0

  package init() {}

  /// - Throws: A `TextFault` at the first thing that is not allowed.
  init(_ bytes: [UInt8]) throws(TextFault) { try self.init(try JSONReader.value(of: bytes)) }

  init(_ value: JSONValue) throws(TextFault) {
    guard let members = value.members else {
      throw TextFault(position: value.position, sentence: "an object in braces is expected.")
    }
    for member in members { try take(member) }
  }

  /// The rules that a file says something about.
  private(set) var named: Set<Rule> = []

  /// Adds a rule that is no number, unless a file says something about it.
  mutating func hold(_ rule: Rule) { if !named.contains(rule) { limits[rule] = .holds } }

  /// Returns the same contract with one drag instead of its own; nil changes nothing.
  package func tried(by drag: String?) -> Self {
    var contract = self
    contract.drags = drag.map { [$0] } ?? drags
    return contract
  }

  static let otherKeys = ["$schema", "preview", "drags", "direction"]
  static let directions = ["right", "left", "down", "up"]

  private mutating func take(_ member: JSONValue.Member) throws(TextFault) {
    func fault(_ sentence: String) -> TextFault {
      TextFault(position: member.value.position, sentence: "\(member.key): \(sentence)")
    }
    switch member.key {
    case "$schema": break
    case "preview":
      guard let name = member.value.string else { throw fault("the name of a preview is expected.") }
      preview = name
    case "direction":
      guard let name = member.value.string, Self.directions.contains(name) else {
        throw fault("it takes \(Self.directions.joined(separator: ", ")).")
      }
      direction = name
    case "drags": drags = try strings(member)
    default:
      guard let rule = Rule(rawValue: member.key) else {
        let suggestion = NearestName.suggestion(for: member.key, among: Rule.allCases.map(\.rawValue) + Self.otherKeys)
        throw TextFault(
          position: member.position, sentence: "\(JSONReader.quoted(member.key)): there is no such rule\(suggestion)")
      }
      named.insert(rule)
      limits[rule] = try limit(of: rule, member, fault)
      if rule == .nothingUncovered { looksOnlyAtRests = false }
    }
  }

  private func limit(
    of rule: Rule, _ member: JSONValue.Member, _ fault: (String) -> TextFault
  ) throws(TextFault) -> Rule.Limit? {
    if member.value.boolean == false { return nil }
    switch rule.kind {
    case .number(let range, _, _):
      guard let number = member.value.number, range.contains(number) else {
        throw fault(
          "it takes a number from \(ParameterText.exact(range.lowerBound)) to \(ParameterText.exact(range.upperBound)), or "
            + "false.")
      }
      return .number(number)
    case .toggle:
      guard member.value.boolean == true else { throw fault("it takes true or false.") }
      return .holds
    case .faults:
      if member.value.boolean == true { return .faults(Fault.allCases) }
      var faults: [Fault] = []
      for name in try strings(member) {
        guard let known = Fault(rawValue: name) else {
          let names = Fault.allCases.map(\.name)
          throw fault(
            "\(JSONReader.quoted(name)): there is no such fault\(NearestName.suggestion(for: name, among: names)) It takes "
              + "\(names.joined(separator: ", ")).")
        }
        faults.append(known)
      }
      return .faults(faults)
    }
  }

  private func strings(_ member: JSONValue.Member) throws(TextFault) -> [String] {
    guard case .array(let values) = member.value.kind, values.allSatisfy({ $0.string != nil }), values.count <= 100
    else {
      throw TextFault(position: member.value.position, sentence: "\(member.key): a list of names is expected.")
    }
    return values.compactMap(\.string)
  }
}

extension Contract {
  /// - Throws: A `StartFault` with the line and column of what is wrong.
  package init(path: String) throws(StartFault) {
    let bytes = try FileBytes.contents(of: path)
    do throws(TextFault) { try self.init(bytes) } catch {
      throw StartFault(.file, error.line(in: FileBytes.title(of: path)))
    }
    let folder = FileBytes.split(path).folder
    drags = drags.map { ExampleDrag.named($0) != nil || $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
  }

  /// The contract beside a Swift file, and those in a folder.
  package static func paths(beside path: String) -> [String] {
    if path.hasSuffix(".swift") {
      let sidecar = path.dropLast(".swift".count) + ending
      return FileBytes.exists(String(sidecar)) ? [String(sidecar)] : []
    }
    return FileBytes.names(in: path).filter { $0.hasSuffix(ending) }.map { "\(path)/\($0)" }
  }

  /// The path of the Swift file beside a contract.
  package static func source(of contract: String) -> String { contract.dropLast(ending.count) + ".swift" }

  private static let ending = ".motion.json"
}
