import UIKit

/// A control that logs its tracking methods and the events that it sends, in order.
final class LoggedControl: UIControl {
  var log: [String] = []
  var follows = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin")
    return follows
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("continue")
    return follows
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel") }

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"),
  ]

  /// Adds an action to every event that logs its name.
  func listen() {
    for (event, name) in Self.names {
      addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
  }
}

/// A target that counts the calls of its actions, and keeps their arguments.
@MainActor final class Counter: NSObject {
  var count = 0
  var senders: [UIControl] = []
  var hasEvent: [Bool] = []

  func hear() { count += 1 }
  func hear(from sender: UIControl) { senders.append(sender) }
  func hear(_ sender: UIControl, _ event: UIEvent?) {
    senders.append(sender)
    hasEvent.append(event != nil)
  }
}

extension TouchWorld {
  /// Creates a control in this world, which another test may have left, adds it to the window and waits for a frame.
  @discardableResult
  func show<Control: UIControl>(_ make: @autoclosure () -> Control, at frame: CGRect) -> Control {
    application.enter()
    let control = make()
    control.frame = frame
    window.addSubview(control)
    wait(1 / 60)
    return control
  }
}
