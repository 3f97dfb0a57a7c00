import CoreGraphics
public import Foundation

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

extension UITextField: UITextInput {
  private func index(_ position: UITextPosition) -> Int {
    min(max((position as? FieldPosition)?.index ?? 0, 0), draft.count)
  }

  private func range(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (index(range.start), index(range.end))
    return min(start, end)..<max(start, end)
  }

  public var hasText: Bool { !draft.text.isEmpty }

  final func insertTyped(_ text: String) {
    if text == "\n" { return pressReturn() }
    edit(replacedRange, with: Self.singleLine(text), kind: .typing)
  }

  final func deleteTyped() {
    var range = draft.marked ?? draft.selection
    if range.isEmpty { range = draft.index(before: draft.head, by: .character)..<draft.head }
    edit(range, with: "", kind: .deleting)
  }

  public func text(in range: UITextRange) -> String? { draft.text(in: self.range(range)) }

  /// Replaces the text in a range, as if people did it.
  public func replace(_ range: UITextRange, withText text: String) {
    edit(self.range(range), with: Self.singleLine(text), kind: .other)
  }

  public var selectedTextRange: UITextRange? {
    get { FieldRange(draft.selection) }
    set {
      guard let newValue else { return }
      let range = range(newValue)
      changeSelection { $0.select(range) }
    }
  }

  public var markedTextRange: UITextRange? { draft.marked.map { FieldRange($0) } }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = Self.singleLine(markedText ?? "")
    guard !text.isEmpty || draft.marked != nil else { return }
    let lower = max(0, min(selectedRange.location, text.utf16.count))
    draft.compose(text, selecting: lower..<max(lower, min(lower + selectedRange.length, text.utf16.count)))
    lastEdit = nil
    sendActions(for: .editingChanged)
  }

  public func unmarkText() { draft.endComposing() }

  public var beginningOfDocument: UITextPosition { FieldPosition(0) }
  public var endOfDocument: UITextPosition { FieldPosition(draft.count) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (from, to) = (index(fromPosition), index(toPosition))
    return FieldRange(min(from, to)..<max(from, to))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (found, isTooFar) = index(position).addingReportingOverflow(offset)
    return !isTooFar && (0...draft.count).contains(found) ? FieldPosition(found) : nil
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard direction == .left || direction == .right else { return nil }
    var found = index(position)
    for _ in 0..<Int(min(offset.magnitude, UInt(draft.count) + 1)) {
      guard let next = caretIndex(beside: found, toTheRight: (direction == .right) == (offset > 0)) else { return nil }
      found = next
    }
    return FieldPosition(found)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (index(position), index(other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  final func caretFrame(at position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    let x = textView.frame.minX + textView.textX + CGFloat(caretDistance(at: index(position)))
    return lineRect(x: x - TextFieldMetrics.caretWidth / 2, width: TextFieldMetrics.caretWidth)
  }

  final func selectionFrames(in range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    let spans = spans(of: self.range(range))
    let left = textView.frame.minX + textView.textX
    return spans.enumerated().map { number, span in
      let rect = lineRect(x: left + CGFloat(span.lowerBound), width: CGFloat(span.upperBound - span.lowerBound))
      return FieldSelectionRect(rect, isFirst: number == 0, isLast: number == spans.count - 1)
    }
  }

  private func lineRect(x: CGFloat, width: CGFloat) -> CGRect {
    let height = usedFont.lineHeight.rounded(.up)
    return CGRect(x: x, y: textView.frame.midY - height / 2, width: width, height: height)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return FieldPosition(caretIndex(at: point.x))
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    layoutIfNeeded()
    let range = self.range(range)
    return FieldPosition(min(max(caretIndex(at: point.x), range.lowerBound), range.upperBound))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    layoutIfNeeded()
    guard !draft.text.isEmpty else { return nil }
    let start = min(caretIndex(at: point.x), draft.index(before: draft.count, by: .character))
    return FieldRange(start..<draft.index(after: start, by: .character))
  }
}
