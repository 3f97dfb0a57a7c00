import CoreGraphics
import Stage
import Transitions
import UIKit

/// What moved screens, and what was shown before and after.
struct Movement {
  let action: Performance.Action
  let start: DemoState
  /// Where code pushed or popped to; nil means the next screen, or the one before.
  var goal: DemoState?
  /// How many screens the user's code shows first, and whether a tap leads there; 0 for as many as it shows.
  var own = (depth: 0, isTapped: false)
  /// Whether this is the phone's last movement, complete.
  var isLast = false
  /// Whether the last release is moved slightly after the finger's last movement, so that an instant lies between.
  var isReleaseApart = false
}

extension CataloguePhone {
  /// Returns a player of a movement with the present parameters.
  ///
  /// `scale` is in pixels per point; nil means the phone's.
  ///
  /// - Throws: A `StartFault` if there is nothing to perform.
  func player(
    of movement: Movement, scale: CGFloat? = nil, showsTouch: Bool = true
  ) throws(StartFault) -> any Player {
    if let code = demo as? UserCodeDemo {
      return try player(of: movement, code.view.session, scale: scale, showsTouch: showsTouch)
    }
    var performance = Performance(entry)
    (performance.action, performance.start, performance.goal) = (movement.action, movement.start, movement.goal)
    performance.isReleaseApart = movement.isReleaseApart
    performance.isStrict = setting.isStrict
    return try StagePlayer(performance, on: twin(scale: scale), showsTouch: showsTouch)
  }

  private func player(
    of movement: Movement, _ session: UserCodeSession, scale: CGFloat?, showsTouch: Bool
  ) throws(StartFault) -> any Player {
    let nothing = StartFault(.usage, "What your code did before cannot be done again: drag once more.")
    guard session.library != nil, let record = session.recordToReplay else { throw nothing }
    var (start, messages): (UserCodeRecord, UserCodeRecord.Messages)
    if movement.isLast, let last = movement.action.isDrag ? record.lastDrag : record.lastPress {
      (start, messages) = last
    } else {
      var record = record.atRest
      if movement.own.depth > 0 {
        record.step(by: movement.own.depth - demo.depth, tapping: movement.own.isTapped ? stage.screenSize : nil)
      }
      (start, messages) = (record.atRest, try ChildPlayer.movement(movement.action, on: self, session.screen))
    }
    if movement.isReleaseApart { messages = ChildPlayer.releasesApart(messages) }
    guard
      let player = ChildPlayer(session, after: start, messages, like: self, scale: scale, showsTouch: showsTouch)
    else { throw nothing }
    return player
  }

  /// The track of a drag that goes back; nil if no drag does.
  ///
  /// User code gets the direction of the last drag, or to the right.
  var track: ExampleDrag.Track? {
    let size = stage.screenSize
    guard screens.isKnown else {
      return DragRoute(like: stage.recentDrags.last, on: size).track
    }
    guard let back else { return nil }
    var track = ExampleDrag.Track(back, on: size, length: number("drag.length"))
    let distance = back.distanceFromEdge(of: track.point(0), on: size).native
    track.slop = slop(for: DragStart(distanceFromEdge: distance, systemVersion: stage.systemVersion))
    return track
  }
}
