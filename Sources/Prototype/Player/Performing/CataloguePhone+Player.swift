import CoreGraphics
import Stage
import UIKit

/// What moved screens: an action, and what is shown before and after it.
struct Movement {
  /// What begins the movement.
  let action: Performance.Action
  /// What is shown at first.
  let start: DemoState
  /// What code pushed or popped to; nil for the next screen, or the one before.
  var goal: DemoState?
  /// Whether it is the phone's last movement, with everything that happened in it.
  var isLast = false
  /// Whether the last release comes a little after the last movement of the finger, so that there is an instant between.
  var isReleaseApart = false
}

// What a phone's screens have done, or would do, is performed by players of their kind.

extension CataloguePhone {
  /// Returns a player of a movement with the present parameters, as the phone would show it.
  ///
  /// `scale` is its number of pixels to a point; nil for the phone's.
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
    performance.faults = faultSettings
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
      (start, messages) = (record.atRest, try ChildPlayer.movement(movement.action, on: self))
    }
    if movement.isReleaseApart { messages = ChildPlayer.releaseApart(messages) }
    guard
      let player = ChildPlayer(session, after: start, messages, like: self, scale: scale, showsTouch: showsTouch)
    else { throw nothing }
    return player
  }

  /// The track of a drag that goes back from the top screen; nil if no drag does.
  ///
  /// On the user's own screens it has the direction of the last drag, or else leads to the right.
  var track: ExampleDrag.Track? {
    let size = stage.screenSize
    guard screens.isKnown else {
      let axis = DragAxis(stage.recentDrags.last, on: size)
      return ExampleDrag.Track(size: size, isDown: axis.isDown, length: CGFloat(axis.length))
    }
    guard let back = entry.back else { return nil }
    let isDown = back == .down
    return ExampleDrag.Track(
      size: size, isDown: isDown, length: number("drag.length") ?? (isDown ? size.height : size.width), slop: slop)
  }
}
