import Foundation
import Stage
import Transitions
import UIKit

/// The release lab of the window, which sends the last drag, or all that were collected, through the chosen transitions, one by
/// one, while the phone is at rest.
@MainActor final class LabRun {
  private let store: ParameterStore
  /// Does work after some seconds of the window's time.
  private let later: (TimeInterval, @escaping () -> Void) -> Void
  /// The chosen transitions, in the order of the catalogue.
  private(set) var chosen: [String]
  /// Whether the drag is moved to the edge, for transitions that require that.
  var beginsAtEdge = false { didSet { if beginsAtEdge != oldValue { restart() } } }
  /// Whether it takes all collected drags.
  var takesAll = false { didSet { if takesAll != oldValue { restart() } } }
  /// Drags of phones, and those that were kept; each once.
  var collected: [Drag] = [] { didSet { if collected != oldValue { collectionChanged() } } }
  private(set) var drag: Drag?
  /// What became of each drag, in the order of `subjects`.
  private var found: [[Drag: ReleaseLab.Row]] = []
  var changed: () -> Void = {}
  private var run = 0
  /// Whether the next row waits until nothing moves on the phone.
  private var awaitsRest = false
  typealias Performing = @MainActor (Drag, ComparedParameters) throws(StartFault) -> (any Player)?
  /// Nil performs it as the store does.
  private let perform: Performing?
  private var player: (any Player)?

  struct Subject {
    let title: String
    let parameters: ComparedParameters
  }

  /// Starts with the known engines.
  init(
    _ store: ParameterStore, perform: Performing? = nil,
    later: @escaping (TimeInterval, @escaping () -> Void) -> Void
  ) {
    (self.store, self.perform, self.later) = (store, perform, later)
    chosen = Catalogue.entries.filter { $0.group == .engines }.map(\.name)
  }

  /// The present parameters, those of the comparison, and the chosen transitions as they are in the list.
  var subjects: [Subject] {
    func subject(_ prefix: String, _ parameters: ComparedParameters) -> Subject? {
      guard let entry = store.entry(named: parameters.transition) else { return nil }
      if entry.group == .own, !isShown(parameters.transition) { return nil }
      return Subject(
        title: prefix + entry.title + (parameters.parameters.isEmpty ? "" : " (edited)"), parameters: parameters)
    }
    let shown = ComparedParameters(transition: store.entry.name, parameters: store.edits)
    let compared = store.book.compared
    // What is B already stands in the table as such.
    let others = chosen.filter { $0 != shown.transition }.map { name in
      ComparedParameters(transition: name, parameters: store.book.parameters(of: name))
    }.filter { $0 != compared }
    let first = [subject(compared == nil ? "" : "A: ", shown), compared.flatMap { subject("B: ", $0) }]
    return (first + others.map { subject("", $0) }).compactMap(\.self)
  }

  /// Returns whether a phone shows a transition, which is then always in the table.
  func isShown(_ name: String) -> Bool { [store.entry.name, store.book.compared?.transition].contains(name) }

  func toggle(_ name: String) {
    chosen = Catalogue.entries.map(\.name).filter { ($0 == name) != chosen.contains($0) }
    restart()
  }

  func take(_ drag: Drag?) {
    self.drag = drag
    if takesAll { changed() } else { restart() }
  }

  var drags: [Drag] { takesAll ? collected : drag.map { [$0] } ?? [] }

  /// The finished rows, in the order of `subjects`.
  var rows: [ReleaseLab.Row] {
    let all = found.map { known in drags.compactMap { known[$0] } }.prefix { $0.count == drags.count && !$0.isEmpty }
    return takesAll ? all.map { ReleaseLab.Row($0, against: all.first ?? []) } : all.compactMap(\.first)
  }

  /// What is known already is not tried again.
  private func collectionChanged() {
    let isWaiting = takesAll && !isComplete
    changed()
    if isWaiting, player == nil { next(run) }
  }

  func restart() {
    run += 1
    player?.close()
    (found, player, awaitsRest) = ([], nil, false)
    changed()
    next(run)
  }

  /// Continues once nothing moves; called after each frame of the phone.
  func stepped() {
    guard awaitsRest, store.phone.isIdle else { return }
    awaitsRest = false
    next(run)
  }

  var isComplete: Bool { missing == nil }

  /// What is to be tried next.
  private var missing: (index: Int, drag: Drag)? {
    let subjects = drags.isEmpty ? [] : subjects
    for index in subjects.indices {
      let known = index < found.count ? found[index] : [:]
      if let drag = drags.first(where: { known[$0] == nil }) { return (index, drag) }
    }
    return nil
  }

  /// In seconds; the pause keeps the window responsive, and no row begins while a parameter is changing.
  private static let pause: TimeInterval = 0.05

  private func next(_ number: Int) {
    guard !isComplete else { return }
    // One pause is enough for many drags.
    later(found.isEmpty || !takesAll ? Self.pause : 0) { [weak self] in
      guard let self, number == run, player == nil, let missing else { return }
      awaitsRest = !store.phone.isIdle
      guard !awaitsRest else { return }
      tryOut(missing.drag, missing.index, number)
    }
  }

  private func tryOut(_ given: Drag, _ index: Int, _ number: Int) {
    let (parameters, count) = (subjects[index].parameters, rows.count)
    guard let entry = store.entry(named: parameters.transition) else { return }
    func add(_ row: ReleaseLab.Row) {
      player?.close()
      player = nil
      while found.count <= index { found.append([:]) }
      found[index][given] = row
      if rows.count != count { changed() }
      next(number)
    }
    var drag = given
    if beginsAtEdge { drag = drag.begun(atEdgeFor: entry.group == .own ? .right : entry.back) }
    let name = entry.group == .own ? entry.title : entry.name
    let fault = { (sentence: String) in ReleaseLab.Row(name, fault: sentence) }
    do throws(StartFault) {
      let performed =
        if let perform { try perform(drag, parameters) } else { try store.player(of: drag, in: parameters) }
      guard let player = performed else {
        return add(fault("It cannot be replayed here."))
      }
      self.player = player
      player.record { [weak self] recording in
        guard let self, number == run else { return }
        add(
          recording.map { ReleaseLab.Row(name, $0, isEdited: !parameters.parameters.isEmpty) }
            ?? fault("Your code does not run, or ended during the drag."))
      }
    } catch {
      add(fault(error.sentence))
    }
  }

  var text: String { ReleaseLab(rows: rows).text }
}
