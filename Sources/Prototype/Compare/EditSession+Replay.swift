import CoreGraphics
import Stage
import UIKit

extension EditSession {
  /// Returns the setup that replays a drag on the phone: in a transition with its figures, the shown one with the present
  /// ones by default, on the same device, from what was shown before the drag.
  func replaySetup(of drag: Drag, in other: ComparedFigures? = nil) -> ReplaySetup? {
    let shown = other ?? ComparedFigures(transition: entry.name, figures: edits)
    guard let entry = self.entry(named: shown.transition), entry.group != .own else { return nil }
    var setup = ReplaySetup(entry)
    setup.edits = shown.figures
    setup.faults = phone.faultSettings
    setup.isStrict = phone.setting.isStrict
    // A drag that was chosen is tried on what is shown now.
    let isLast = drag == phone.stage.recentDrags.last
    let start = isLast ? phone.stateBeforeDrag : phone.state.atLeast(depth: 2)
    // Another transition may need a second screen to go back from.
    setup.start = entry.name == self.entry.name ? start : start.atLeast(depth: 2)
    setup.device = phone.phone.device
    setup.scale = phone.stage.screenScale
    setup.action = .drag(drag)
    return setup
  }
}

extension Drag {
  /// Returns the drag with its first press a few points from the edge that it leads away from, in a direction back.
  func begun(atEdgeFor back: CatalogueEntry.BackDrag?) -> Drag {
    guard back == .right, let start = events.first?.event.point else { return self }
    let distance = Self.edgeInset - start.x
    return Drag(
      known: events.map { each in
        guard let point = each.event.point else { return each }
        return Event(
          time: each.time, each.event.moved(to: CGPoint(x: point.x + distance, y: point.y)), finger: each.finger)
      }, on: size)
  }

  /// The distance from the edge at which a moved drag begins, in points.
  private static let edgeInset: CGFloat = 4
}
