import DesktopHost
import Foundation
import Prototype

/// Looks for drags that break the contracts of transitions, and writes down what it finds.
@MainActor struct SearchCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns whether nothing was found.
  func run() throws(StartFault) -> Bool {
    var (searches, names): ([GestureSearch], Set<String>) = ([], [])
    for subject in try ContractCommand.subjects(arguments) {
      var limits = GestureSearch.Limits()
      (limits.drags, limits.plans) = (arguments.drags, arguments.plans)
      limits.seconds = arguments.seconds ?? (arguments.drags == nil ? limits.seconds : nil)
      if let seed = arguments.seed { limits.seed = UInt64(seed) }
      let search = try GestureSearch(
        subject.name, subject.setup, subject.contract, limits, rested: MainQueue.runWork)
      searches.append(search)
      if let finding = search.finding { try write(finding, subject, freeName(for: subject, &names)) }
    }
    let report = GestureReport(searches)
    try Backswipe.put(arguments.isJSON ? report.json : report.text)
    return report.isRight
  }

  /// Writes a drag and its strip, and says how it is seen again.
  private func write(
    _ finding: GestureSearch.Finding, _ subject: ContractCommand.Subject, _ name: String
  ) throws(StartFault) {
    try finding.write(to: name, subject.setup)
    let code = subject.isOwn ? ["--file", subject.path] : []
    let preview = subject.preview.map { ["--preview", $0] } ?? []
    let drag = ["--strict", "--touch", "--strip", "7", "--drag", "\(name).jsonl", "--out", "\(name).png"]
    let command = CommandText.line(["backswipe", "render"] + code + preview + arguments.shown + drag)
    Backswipe.complain("wrote \(name).jsonl; this shows it: \(command)")
  }

  /// A finding replaces that of an earlier run only if `--out` names it.
  private func freeName(for subject: ContractCommand.Subject, _ names: inout Set<String>) -> String {
    let stem = (subject.name as NSString).lastPathComponent as NSString
    let first = arguments.out ?? "\(stem.deletingPathExtension)-found"
    var (name, number) = (first, 1)
    while !names.insert(name).inserted || arguments.out == nil && UserCodeRequest.exists("\(name).jsonl") {
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }
}
