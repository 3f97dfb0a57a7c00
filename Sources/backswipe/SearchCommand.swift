import DesktopHost
import Foundation
import Prototype

/// Looks for drags that break the contracts of transitions, and writes down what it finds.
@MainActor struct SearchCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns whether nothing was found.
  func run() throws(StartFault) -> Bool {
    var searches: [GestureSearch] = []
    for subject in try ContractCommand.subjects(arguments) {
      var limits = GestureSearch.Limits()
      limits.drags = arguments.drags
      limits.seconds = arguments.seconds ?? (arguments.drags == nil ? limits.seconds : nil)
      if let seed = arguments.seed { limits.seed = UInt64(seed) }
      let search = try GestureSearch(
        subject.name, subject.setup, subject.contract, limits, rested: MainQueue.runWork)
      searches.append(search)
      if let finding = search.finding { try write(finding, subject, number: searches.count) }
    }
    let report = GestureReport(searches)
    try Backswipe.put(arguments.isJSON ? report.json : report.text)
    return report.isRight
  }

  /// Writes a drag and its strip, and says how it is seen again.
  private func write(
    _ finding: GestureSearch.Finding, _ subject: ContractCommand.Subject, number: Int
  ) throws(StartFault) {
    let stem = (subject.name as NSString).lastPathComponent as NSString
    var name = arguments.out ?? "\(stem.deletingPathExtension)-found"
    if arguments.out != nil, number > 1 { name += "-\(number)" }
    try finding.write(to: name, subject.setup)
    let command = subject.isOwn ? "run \(subject.path)" : "--transition \(subject.path)"
    Backswipe.complain("wrote \(name).jsonl; `backswipe \(command) --strict --drag \(name).jsonl` shows it.")
  }
}
