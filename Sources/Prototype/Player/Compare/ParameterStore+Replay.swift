import CoreGraphics
import Stage
import Transitions
import UIKit

extension ParameterStore {
  /// Returns a player of a drag, in a transition with its parameters, the shown one with the present ones by default; nil for
  /// the user's own code that no phone shows.
  ///
  /// - Throws: A `StartFault` if there is nothing to perform.
  func player(
    of drag: Drag, in other: ComparedParameters? = nil, isReleaseApart: Bool = false, trying tried: Set<WhatIf> = []
  ) throws(StartFault) -> (any Player)? {
    if var setup = replaySetup(of: drag, in: other) {
      (setup.isReleaseApart, setup.tried) = (isReleaseApart, tried)
      return try StagePlayer(setup)
    }
    let name = other?.transition ?? entry.name
    let phones = [phone, phone.mirror].compactMap(\.self)
    guard let phone = phones.first(where: { $0.entry.name == name }) else { return nil }
    let isLast = drag == self.phone.stage.recentDrags.last
    let player = try phone.player(
      of: Movement(action: .drag(drag), start: phone.state, isLast: isLast, isReleaseApart: isReleaseApart))
    (player as? ChildPlayer)?.tried = tried
    return player
  }

  /// Returns the setup that replays a drag with other parameters, or else the present ones, on the same device, from
  /// what was shown before the drag.
  func replaySetup(of drag: Drag, in other: ComparedParameters? = nil) -> Performance? {
    let shown = other ?? ComparedParameters(transition: entry.name, parameters: edits)
    guard let entry = self.entry(named: shown.transition), entry.group != .own else { return nil }
    var setup = Performance(entry)
    setup.edits = shown.parameters
    setup.isStrict = phone.setting.isStrict
    // A drag that the user chose begins with what is shown now.
    let start =
      switch drag {
      case phone.stage.recentDrags.last: phone.stateBeforeDrag
      case phone.stage.presentDrag: phone.stateBefore
      default: phone.state.atLeast(depth: 2)
      }
    // Another transition may need a second screen to go back from.
    setup.start = entry.name == self.entry.name ? start : start.atLeast(depth: 2)
    setup.device = phone.phone.device
    setup.phone.systemVersion = phone.phone.systemVersion
    setup.phone.reducesMotion = phone.phone.reducesMotion
    setup.phone.prefersCrossFades = phone.phone.prefersCrossFades
    setup.phone.isRightToLeft = phone.phone.isRightToLeft
    setup.scale = phone.stage.screenScale
    setup.action = .drag(drag)
    return setup
  }
}

extension Drag {
  /// Returns the drag with its first press a few points from the edge that it leads away from.
  func begun(atEdgeFor back: DragDirection?) -> Drag {
    guard back == .right, let start = events.first?.event.point else { return self }
    let distance = Self.edgeInset - start.x
    return Drag(
      known: events.map { each in
        guard let point = each.event.point else { return each }
        return Event(
          time: each.time, each.event.moved(to: CGPoint(x: point.x + distance, y: point.y)), finger: each.finger)
      }, on: size)
  }

  private static let edgeInset: CGFloat = 4
}
