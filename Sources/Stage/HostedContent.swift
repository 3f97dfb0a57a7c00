// The seam between what a window shows and the window.

package import Foundation

/// What a desktop window shows: a stage, and what the keyboard and the mouse's other buttons mean to it.
@MainActor package protocol HostedContent: AnyObject {
  /// The stage that fills the window.
  var stage: Stage { get }
  /// The size the window has at first, where there is `room`, in points.
  func preferredSize(in room: CGSize) -> CGSize
  /// The smallest size the window may have, in points.
  var minimumSize: CGSize { get }
  /// What the window is called.
  var title: String { get }
  /// Whether typing writes anything, so that accents and input methods matter.
  var takesText: Bool { get }
  /// A key went down, or is held and repeats; whether it meant anything.
  func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool
  /// The mouse's back button was pressed.
  func goBack()
  /// The window has another size in points, or another number of pixels to a point.
  func resize(to size: CGSize, scale: CGFloat)
  /// The frame at `instant` of the host's clock, in seconds; frames are `interval` seconds apart.
  func step(to instant: TimeInterval, interval: TimeInterval)
}

/// A key as a window knows it.
package enum HostKey: Equatable, Sendable {
  case space, escape, backspace, tab, enter, left, right, up, down
  /// A key that writes something.
  case character(Character)
}
