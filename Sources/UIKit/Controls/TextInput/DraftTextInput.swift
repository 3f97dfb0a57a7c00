public import CoreGraphics
public import Foundation

/// What fields and text views answer to input methods, as to all who ask for positions in their text.
///
/// It is public because what implements the requirements of a public protocol has to be.
@preconcurrency @MainActor public protocol DraftTextInput: UITextInput {
  var draftInput: DraftInput { get }
}

/// Who edits the text.
@MainActor public struct DraftInput {
  let editor: any DraftEditor
}

/// A number of UTF-16 units.
final class FieldPosition: UITextPosition {
  let index: Int
  init(_ index: Int) { self.index = index }
}

final class FieldRange: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) { self.range = range }
  override var start: UITextPosition { FieldPosition(range.lowerBound) }
  override var end: UITextPosition { FieldPosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
}

final class FieldSelectionRect: UITextSelectionRect {
  private let frame: CGRect
  private let ends: (first: Bool, last: Bool)

  init(_ frame: CGRect, isFirst: Bool, isLast: Bool) { (self.frame, ends) = (frame, (isFirst, isLast)) }

  override var rect: CGRect { frame }
  override var containsStart: Bool { ends.first }
  override var containsEnd: Bool { ends.last }
}

extension DraftEditor {
  func index(_ position: UITextPosition) -> Int {
    min(max((position as? FieldPosition)?.index ?? 0, 0), draft.count)
  }

  func range(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (index(range.start), index(range.end))
    return min(start, end)..<max(start, end)
  }

  func selectionFrames(in range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    let rects = rects(of: self.range(range))
    return rects.enumerated().map { FieldSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
  }
}

extension DraftTextInput {
  private var editor: any DraftEditor { draftInput.editor }

  public var hasText: Bool { !editor.draft.text.isEmpty }

  public func text(in range: UITextRange) -> String? { editor.draft.text(in: editor.range(range)) }

  /// Replaces the text in a range, as if people did it.
  public func replace(_ range: UITextRange, withText text: String) {
    editor.edit(editor.range(range), with: text, kind: .other)
  }

  public var selectedTextRange: UITextRange? {
    get { FieldRange(editor.draft.selection) }
    set {
      guard let range = newValue.map(editor.range) else { return }
      editor.changeSelection { $0.select(range) }
    }
  }

  public var markedTextRange: UITextRange? { editor.draft.marked.map { FieldRange($0) } }

  /// Without effect.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = editor.admitted(markedText ?? "")
    let low = max(0, min(selectedRange.location, text.utf16.count))
    editor.compose(text, selecting: low..<max(low, min(low + selectedRange.length, text.utf16.count)))
  }

  public func unmarkText() { editor.draft.endComposing() }

  public var beginningOfDocument: UITextPosition { FieldPosition(0) }
  public var endOfDocument: UITextPosition { FieldPosition(editor.draft.count) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (from, to) = (editor.index(fromPosition), editor.index(toPosition))
    return FieldRange(min(from, to)..<max(from, to))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (found, isTooFar) = editor.index(position).addingReportingOverflow(offset)
    return !isTooFar && (0...editor.draft.count).contains(found) ? FieldPosition(found) : nil
  }

  /// Nil for lines above and below.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard direction == .left || direction == .right else { return nil }
    let goesRight = (direction == .right) == (offset > 0)
    var found = editor.index(position)
    for _ in 0..<Int(min(offset.magnitude, UInt(editor.draft.count) + 1)) {
      guard let next = editor.caretIndex(beside: found, toTheRight: goesRight) else { return nil }
      found = next
    }
    return FieldPosition(found)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (editor.index(position), editor.index(other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.index(toPosition) - editor.index(from)
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.layoutIfNeeded()
    return FieldPosition(editor.caretIndex(at: point))
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.layoutIfNeeded()
    let range = editor.range(range)
    return FieldPosition(min(max(editor.caretIndex(at: point), range.lowerBound), range.upperBound))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    editor.layoutIfNeeded()
    let draft = editor.draft
    guard !draft.text.isEmpty else { return nil }
    let start = min(editor.caretIndex(at: point), draft.index(before: draft.count, by: .character))
    return FieldRange(start..<draft.index(after: start, by: .character))
  }
}
