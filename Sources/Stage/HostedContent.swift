// The boundary between a desktop window and its content.

package import Foundation
import UIKit

/// The content of a desktop window: a stage, and the responses to keys and to the mouse's extra buttons.
@MainActor package protocol HostedContent: AnyObject {
  /// The stage that fills the window.
  var stage: Stage { get }
  /// Whether the window is to fill the whole screen; the default is false.
  var isFullScreen: Bool { get }
  /// Returns the initial size of the window on a monitor that has `room` for it.
  ///
  /// Both are in points.
  func preferredSize(in room: CGSize) -> CGSize
  /// The smallest size of the window, in points.
  var minimumSize: CGSize { get }
  /// The title of the window.
  var title: String { get }
  /// Whether it can have a text that is edited; the default is true.
  var takesText: Bool { get }
  /// Tells the content that a key was pressed, or that it is held down and repeats.
  ///
  /// Returns whether the content used it. While a text is edited, the text that a key types follows.
  func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool
  /// Tells the content that a key was released; the default tells the stage.
  func keyUp(_ key: HostKey)
  /// Tells the content that the mouse's back button was pressed.
  func goBack()
  /// Tells the content that the mouse's right button was pressed; the default does nothing.
  func rightButtonPressed()
  /// Tells the content that the window has a new size, in points, or a new number of pixels to a point.
  func resize(to size: CGSize, scale: CGFloat)
  /// Runs the frame at `instant` of the host's clock, in seconds.
  ///
  /// Frames are `interval` seconds apart.
  func step(to instant: TimeInterval, interval: TimeInterval)
  /// Tells the content that files were dropped on the window; the default does nothing.
  func drop(_ paths: [String])
  /// Tells the content whether the desktop is dark or light, after the first frame and whenever that changes.
  ///
  /// It is not called if the desktop does not say. The default gives the stage the same appearance.
  func desktopAppearanceChanged(isDark: Bool)
  /// Tells the content to save unsaved changes, because the window is about to end.
  ///
  /// It is called once, also if a signal ends the program or the display is lost. The default does nothing.
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
