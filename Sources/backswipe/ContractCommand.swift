import Foundation
import Prototype

/// Holds transitions to their contracts, and says what each rule has seen.
@MainActor struct ContractCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(StartFault) {
    self.arguments = arguments
    if arguments.start.transition != nil, let path = arguments.operands.first {
      throw StartFault(.usage, "check takes --transition or \(path): leave one of them out.")
    }
    try arguments.checkOutput()
  }

  /// Returns whether every rule holds; the caller ends the program when the code's builds are removed.
  func run() throws(StartFault) -> Bool {
    var checks: [ContractCheck] = []
    if arguments.start.transition != nil {
      var setup = try Performance(arguments.start, folders: Arguments.folders)
      setup.isStrict = arguments.isStrict
      let contract = try arguments.contract.map { (path) throws(StartFault) in try Contract(path: path) }
      checks.append(try ContractCheck(setup.entry.name, setup, contract ?? Contract()))
    }
    for path in arguments.operands { checks += try Self.checks(path, arguments) }
    let report = ContractReport(checks)
    if let path = arguments.junit { try report.report.write(to: path) }
    try Backswipe.put(arguments.isJSON ? report.json : report.text)
    return report.holds
  }

  /// A file or folder of own code, once for each of its contracts.
  private static func checks(_ path: String, _ arguments: Arguments) throws(StartFault) -> [ContractCheck] {
    let paths = arguments.contract.map { [$0] } ?? Contract.paths(beside: path)
    let contracts = try paths.map { (path) throws(StartFault) in (path, try Contract(path: path)) }
    var checks: [ContractCheck] = []
    for (file, contract) in contracts.isEmpty ? [(path, Contract())] : contracts {
      let preview = if let name = contract.preview { name } else { try Self.preview(of: file, in: path, arguments) }
      guard let code = try arguments.userCode(path, preview: preview) else { continue }
      var setup = try code.performance(arguments.start, folders: Arguments.folders)
      setup.isStrict = arguments.isStrict
      checks.append(try ContractCheck(contracts.count > 1 ? file : path, setup, contract))
    }
    return checks
  }

  /// The preview of the Swift file beside a contract in a folder; nil means the first one of all.
  private static func preview(
    of contract: String, in path: String, _ arguments: Arguments
  ) throws(StartFault) -> String? {
    guard contract != path, !path.hasSuffix(".swift"), arguments.contract == nil else { return nil }
    return try arguments.userCode(path)?.firstPreview(in: Contract.source(of: contract))
  }
}
