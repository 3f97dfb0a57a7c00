import DesktopHost
import Foundation
import Prototype

/// Finds the drags of a subject that are farthest from every line of decision, and judges those that tests have.
@MainActor struct MarginCommand {
  private var arguments: Arguments

  init(_ arguments: Arguments) throws(StartFault) {
    self.arguments = arguments
    if let rule = arguments.rule {
      guard let sets = WrittenRule.settings(rule) else {
        throw StartFault(.usage, "--rule \(rule): it takes \(WrittenRule.form).")
      }
      guard arguments.start.transition == nil else {
        throw StartFault(.usage, "--rule is a rule of its own: leave out --transition.")
      }
      self.arguments.start.transition = "back-swipe"
      self.arguments.start.sets += sets
    }
  }

  /// Returns whether no clock turns a drag.
  func run() throws(StartFault) -> Bool {
    let paths = arguments.operands.filter { $0.hasSuffix(".jsonl") }
    var code = arguments
    code.operands.removeAll { $0.hasSuffix(".jsonl") }
    guard code.start.transition != nil || !code.operands.isEmpty else {
      throw StartFault(
        .usage, "margin wants Swift files or folders, --transition or --rule: what decides about the drags.")
    }
    let subjects = try ContractCommand.subjects(code)
    if let out = arguments.out, subjects.count > 1 {
      throw StartFault(.usage, "--out \(out): it names the drags of one subject, and there are \(subjects.count).")
    }
    for path in arguments.out.map(MarginSearch.paths) ?? [] {
      try OutputFile.check(path, reading: paths.map { ("margin", $0) }, remedy: "give another name")
    }
    var searches: [MarginSearch] = []
    for subject in subjects {
      let search = try MarginSearch(
        arguments.rule ?? subject.name, subject.setup, paths, direction: subject.contract.direction,
        clocks: arguments.clocks, rested: MainQueue.runWork)
      if let out = arguments.out { try search.write(to: out) }
      searches.append(search)
    }
    let report = MarginReport(searches)
    try Backswipe.put(arguments.isJSON ? report.json : report.text)
    return report.holds
  }
}
