// Not Apple's: the interface between layers and the module that shapes text.

package import CoreGraphics

/// Text that has been laid out and can be drawn.
package protocol TextLayout: AnyObject {
  /// The size of the laid-out text, in points.
  var size: CGSize { get }
  /// The outlines of all letters, in points from the layout's top left corner.
  var letters: CGPathOutline { get }
}

extension TextLayout {
  /// No outlines, for layouts that do not have them.
  package var letters: CGPathOutline { CGPathOutline() }
}

/// A request for the layout of a text.
package struct TextRequest {
  /// The horizontal alignment of lines.
  package enum Alignment: Sendable { case natural, left, center, right, justified }
  /// The truncation of text that is too long.
  package enum Truncation: Sendable { case none, head, middle, tail }

  package var string: String
  /// The name of the font family; nil for the system's.
  package var family: String?
  /// The font weight, 100...900.
  package var weight = 400
  package var isItalic = false
  /// The font size, in points.
  package var size = 17.0
  /// The available width, in points; infinite for one line.
  package var width = Double.infinity
  /// The greatest number of lines; 0 for no limit.
  package var lineLimit = 0
  package var alignment: Alignment = .natural
  package var truncation: Truncation = .none

  package init(string: String) { self.string = string }
}

/// A service that lays out text.
package protocol TextService: AnyObject {
  /// Returns the layout of `request`; equal requests give equal layouts.
  func layout(_ request: TextRequest) -> any TextLayout
}
