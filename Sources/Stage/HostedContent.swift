package import Foundation
import UIKit

/// The content of a desktop window: a stage, and the responses to keys and to the mouse's extra buttons.
@MainActor package protocol HostedContent: AnyObject {
  var stage: Stage { get }
  /// False by default.
  var isFullScreen: Bool { get }
  /// The initial size of the window on a monitor that has `room` for it, both in points.
  func preferredSize(in room: CGSize) -> CGSize
  /// In points.
  var minimumSize: CGSize { get }
  var title: String { get }
  /// Whether it can have a text that is edited; true by default.
  var takesText: Bool { get }
  /// The key went down, or is held down and repeats; returns whether the content used it.
  ///
  /// While a text is edited, the text that a key types follows.
  func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool
  func keyUp(_ key: HostKey)
  func goBack()
  /// Does nothing by default.
  func rightButtonPressed()
  /// The size is in points.
  func resize(to size: CGSize, scale: CGFloat)
  /// Runs the frame at `instant` of the host's clock; frames are `interval` seconds apart.
  func step(to instant: TimeInterval, interval: TimeInterval)
  /// Does nothing by default.
  func drop(_ paths: [String])
  /// Called after the first frame and at each change, but not if the desktop does not say; by default the stage
  /// follows.
  func desktopAppearanceChanged(isDark: Bool)
  /// Saves unsaved changes, because the window is about to end.
  ///
  /// It is called once, also if a signal ends the program or the display is lost. It does nothing by default.
  func saveState()
}

extension HostedContent {
  package var isFullScreen: Bool { false }
  package var takesText: Bool { true }
  package func saveState() {}
  package func rightButtonPressed() {}
  package func desktopAppearanceChanged(isDark: Bool) { stage.userInterfaceStyle = isDark ? .dark : .light }
  package func drop(_ paths: [String]) {}
  package func keyUp(_ key: HostKey) { stage.keyUp(key) }
}
