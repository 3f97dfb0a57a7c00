// Not Apple's: how layers get at text without knowing who shapes it.

package import CoreGraphics

/// Text that has been laid out and can be drawn.
package protocol TextLayout: AnyObject {
  /// The size it takes up, in points.
  var size: CGSize { get }
  /// The outlines of all letters, in points from the layout's corner.
  var letters: CGPathOutline { get }
}

extension TextLayout {
  /// None, where they cannot be had.
  package var letters: CGPathOutline { CGPathOutline() }
}

/// What is to be laid out.
package struct TextRequest {
  /// How lines lie in the width.
  package enum Alignment: Sendable { case natural, left, center, right, justified }
  /// What happens to text that is too long.
  package enum Truncation: Sendable { case none, head, middle, tail }

  package var string: String
  /// The family's name; nil for the system's.
  package var family: String?
  /// 100...900.
  package var weight = 400
  package var isItalic = false
  /// In points.
  package var size = 17.0
  /// The width lines may take up, in points; infinite for one line.
  package var width = Double.infinity
  /// The most lines; 0 for as many as there are.
  package var lineLimit = 0
  package var alignment: Alignment = .natural
  package var truncation: Truncation = .none

  package init(string: String) { self.string = string }
}

/// Lays out text.
package protocol TextService: AnyObject {
  /// The text laid out; the same request gives the same layout.
  func layout(_ request: TextRequest) -> any TextLayout
}
