import Foundation
import Prototype

/// Holds transitions to their contracts, and says what each rule has seen.
@MainActor struct ContractCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns whether every rule holds; the caller ends the program when the code's builds are removed.
  func run() throws(StartFault) -> Bool {
    let checks = try Self.subjects(arguments).map { (subject) throws(StartFault) in
      try ContractCheck(subject.name, subject.setup, subject.contract)
    }
    let report = ContractReport(checks)
    if let path = arguments.junit { try report.report.write(to: path) }
    if let path = arguments.sheet { try report.writeSheet(to: path) }
    try Backswipe.put(arguments.isJSON ? report.json : report.text)
    return report.holds
  }

  /// A transition, or own code with one contract.
  struct Subject {
    let name: String
    /// The name of the transition, or the path of the code.
    let path: String
    let isOwn: Bool
    /// The preview of own code; nil means the first one.
    var preview: String?
    let setup: Performance
    let contract: Contract
  }

  static func subjects(_ arguments: Arguments) throws(StartFault) -> [Subject] {
    var subjects: [Subject] = []
    if arguments.start.transition != nil {
      var setup = try Performance(arguments.start, folders: Arguments.folders)
      setup.isStrict = arguments.isStrict
      if let device = arguments.start.device { setup.device = try PhoneDevice.find(device) }
      let contract = try arguments.contract.map { (path) throws(StartFault) in try Contract(path: path) } ?? Contract()
      let name = setup.entry.name
      if let drag = arguments.drag, ExampleDrag.named(drag) != nil {
        var moved = setup
        try moved.setDrag(drag)
      }
      subjects.append(
        Subject(name: name, path: name, isOwn: false, setup: setup, contract: contract.tried(by: arguments.drag)))
    }
    for path in arguments.operands { subjects += try Self.subjects(path, arguments) }
    return subjects
  }

  /// A file or folder of own code, once for each of its contracts.
  private static func subjects(_ path: String, _ arguments: Arguments) throws(StartFault) -> [Subject] {
    let paths = arguments.contract.map { [$0] } ?? Contract.paths(beside: path)
    let contracts = try paths.map { (path) throws(StartFault) in (path, try Contract(path: path)) }
    var subjects: [Subject] = []
    for (file, contract) in contracts.isEmpty ? [(path, Contract())] : contracts {
      let preview = if let name = contract.preview { name } else { try Self.preview(of: file, in: path, arguments) }
      guard let code = try arguments.userCode(path, preview: preview) else { continue }
      // A search performs the code often, and tells what was wrong itself.
      if [.search, .margin].contains(arguments.command) { code.hush() }
      var setup = try code.performance(arguments.start, folders: Arguments.folders)
      setup.isStrict = arguments.isStrict
      if let device = arguments.start.device { setup.device = try PhoneDevice.find(device) }
      let name = contracts.count > 1 ? file : path
      subjects.append(
        Subject(
          name: name, path: path, isOwn: true, preview: preview ?? arguments.preview, setup: setup,
          contract: contract.tried(by: arguments.drag)))
    }
    return subjects
  }

  /// The preview of the Swift file beside a contract in a folder; nil means the first one of all.
  private static func preview(
    of contract: String, in path: String, _ arguments: Arguments
  ) throws(StartFault) -> String? {
    guard contract != path, !path.hasSuffix(".swift"), arguments.contract == nil else { return nil }
    return try arguments.userCode(path)?.firstPreview(in: Contract.source(of: contract))
  }
}
