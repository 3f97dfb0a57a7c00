import UIKit

@testable import Prototype
@testable import Stage

// Compiled by .ci/exports with an exported transition and the file in Demos that shows it, as a module of its own, which
// knows the window's demos but none of the catalogue's transitions.

struct Parameters {}

/// Replays the transition of an entry, as the catalogue has it and as it was exported, and returns what differs.
@MainActor public func compare(_ name: String, _ sets: [String]) -> [String] {
  do throws(StartFault) {
    var request = StartRequest()
    (request.transition, request.sets) = (name, sets)
    let setup = try Performance(request, folders: UserFolders { _ in nil })
    let entry = CatalogueEntry(
      name, setup.entry.title, in: setup.entry.group, "", Parameters(), [Parameter<Parameters>](),
      .from(.guessed),
      back: setup.entry.back,
      release: nil
    ) { setting, live in demo(setting, live) }
    var (faults, moving): ([String], Int) = ([], 0)
    let actions = try actions(setup)
    for action in actions {
      var kept = setup
      kept.action = action.action
      var exported = Performance(entry)
      exported.action = action.action
      (kept.isStrict, exported.isStrict) = (true, true)
      exported.remarked = { faults.append("\(name), \(action.name): \($0)") }
      let (wanted, found) = (try rows(Trace(kept)), try rows(Trace(exported)))
      if wanted.count > 10 { moving += 1 }
      if wanted != found {
        let index = zip(wanted, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? -1
        faults.append("\(name), \(action.name): line \(index) of \(wanted.count) and \(found.count) differs")
        if index >= 0 { faults.append("  catalogue: \(wanted[index])\n  exported:  \(found[index])") }
      }
    }
    // Two entries have no screen to push from the top one, and two drags may be shorter than the slop.
    if moving < actions.count - 3 { faults.append("\(name): only \(moving) of \(actions.count) actions move anything") }
    return faults
  } catch {
    return ["\(name): \(error.sentence)"]
  }
}

/// The same drags for both, as events, because an exported entry has no parameters from which an example could be made.
@MainActor private func actions(
  _ setup: Performance
) throws(StartFault) -> [(name: String, action: Performance.Action)] {
  var actions: [(String, Performance.Action)] = [("push", .push), ("pop", .pop)]
  guard setup.entry.back != nil else { return actions }
  // Not the one that catches the transition, which is no part of an export.
  for example in ExampleDrag.all where example.name != "two-quick" {
    var setup = setup
    setup.action = .example(example)
    guard let drag = try StagePlayer(setup).drag else { continue }
    actions.append((example.name, .drag(drag)))
    switch example.name {
    case "slow-60": actions.append(("taken away", .drag(changed(drag) { $1 == 0 ? .cancel : $0 })))
    case "hesitate":
      actions.append(("slanting", .drag(changed(drag) { $0.moved(to: slanted($0.point ?? .zero, $1)) })))
    case "back-and-forth": actions.append(("in half the time", .drag(changed(drag, speed: 2) { event, _ in event })))
    default: actions.append(("\(example.name), faster", .drag(changed(drag, speed: 1.4) { event, _ in event })))
    }
  }
  return actions
}

/// Returns a drag at another speed with changed events; the change gets the number of events that are left.
private func changed(
  _ drag: Drag, speed: Double = 1, _ change: (_ event: PointerEvent, _ left: Int) -> PointerEvent
) -> Drag {
  let count = drag.events.count
  let events = drag.events.enumerated().map { index, event in
    Drag.Event(time: event.time / speed, change(event.event, count - 1 - index), finger: event.finger)
  }
  return Drag(known: events, on: drag.size)
}

/// Returns a point that is off the straight line by at most 6 points.
private func slanted(_ point: CGPoint, _ left: Int) -> CGPoint {
  let shift = CGFloat(min(left, 6))
  return CGPoint(x: point.x + shift, y: point.y + shift)
}

/// The names of the columns, and what moves in each frame; without state and decision, which the window finds by its own
/// classes.
@MainActor private func rows(_ trace: Trace) -> [String] {
  [trace.columns.joined(separator: ",")]
    + trace.rows.map { row in
      let values = [row.time, row.progress, row.velocity] + row.values
      return values.map { $0.map { "\($0)" } ?? "" }.joined(separator: ",")
    }
}
