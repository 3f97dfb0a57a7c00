import CoreGraphics
public import Foundation

extension UITextView: UITextInput {
  final func index(_ position: UITextPosition) -> Int {
    min(max((position as? FieldPosition)?.index ?? 0, 0), draft.count)
  }

  private func range(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (index(range.start), index(range.end))
    return min(start, end)..<max(start, end)
  }

  public func text(in range: UITextRange) -> String? { draft.text(in: self.range(range)) }

  /// Replaces the text in a range, as if people did it.
  public func replace(_ range: UITextRange, withText text: String) {
    edit(self.range(range), with: text, kind: .other)
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
    let count = markedText?.utf16.count ?? 0
    let low = max(0, min(selectedRange.location, count))
    compose(markedText ?? "", selecting: low..<max(low, min(low + selectedRange.length, count)))
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

  /// Nil for lines above and below.
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

  final func selectionFrames(in range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    let rects = rects(of: self.range(range))
    return rects.enumerated().map {
      FieldSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return FieldPosition(caretIndex(at: point))
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    layoutIfNeeded()
    let range = self.range(range)
    return FieldPosition(min(max(caretIndex(at: point), range.lowerBound), range.upperBound))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    layoutIfNeeded()
    guard !draft.text.isEmpty else { return nil }
    let start = min(caretIndex(at: point), draft.index(before: draft.count, by: .character))
    return FieldRange(start..<draft.index(after: start, by: .character))
  }
}
