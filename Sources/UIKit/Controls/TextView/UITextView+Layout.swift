import CoreGraphics
import Foundation
import QuartzCore

extension UITextView {
  final func sizeChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var textEdges: UIEdgeInsets {
    let (insets, padding) = (textContainerInset, TextViewMetrics.padding)
    return UIEdgeInsets(
      top: insets.top, left: insets.left + padding, bottom: insets.bottom, right: insets.right + padding)
  }

  final func fittingSize(_ size: CGSize) -> CGSize {
    let edges = textEdges
    let fitting = label.sizeThatFits(
      CGSize(width: max(0, size.width - edges.left - edges.right), height: .greatestFiniteMagnitude))
    let height = max(fitting.height, label.font.lineHeight)
    return CGSize(width: fitting.width + edges.left + edges.right, height: height + edges.top + edges.bottom)
  }

  final func layOutText() {
    let (edges, size) = (textEdges, fittingSize(bounds.size))
    let frame = CGRect(
      x: edges.left, y: edges.top, width: max(0, bounds.width - edges.left - edges.right),
      height: size.height - edges.top - edges.bottom)
    if label.frame != frame { label.frame = frame }
    contentSize = CGSize(width: bounds.width, height: size.height)
    showSelection()
    guard revealsCaret else { return }
    revealsCaret = false
    scrollRectToVisible(caretRect(at: draft.head).insetBy(dx: 0, dy: -edges.bottom), animated: false)
  }

  /// The caret, or what is selected and composed.
  private func showSelection() {
    for mark in marks { mark.removeFromSuperview() }
    marks = []
    guard isFirstResponder else { return caret.hide() }
    let color = tintColor.withAlphaComponent(TextFieldMetrics.selectionOpacity)
    marks = rects(of: draft.selection).map { mark($0, color) }
    marks += rects(of: draft.marked ?? 0..<0).map {
      mark(CGRect(x: $0.minX, y: $0.maxY - 2, width: $0.width, height: 1), label.textColor)
    }
    guard isEditable, draft.selection.isEmpty || draft.marked != nil else { return caret.hide() }
    let frame = caretRect(at: draft.head)
    caret.backgroundColor = tintColor
    guard frame != caret.frame || caret.isHidden else { return }
    caret.frame = frame
    caret.blink()
  }

  private func mark(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    insertSubview(view, belowSubview: label)
    return view
  }

  // MARK: Positions

  private var carets: (any TextCarets)? { draft.text.isEmpty ? nil : label.shownLayout?.carets }

  final var isRightToLeft: Bool { carets?.isRightToLeft ?? false }

  /// In the content.
  final func caretRect(at index: Int) -> CGRect {
    let width = TextFieldMetrics.caretWidth
    guard let found = carets?.caret(at: index) else {
      let part: CGFloat = textAlignment == .center ? 0.5 : textAlignment == .right ? 1 : 0
      return CGRect(
        x: label.frame.minX + part * label.frame.width - width / 2, y: label.frame.minY, width: width,
        height: label.font.lineHeight.rounded(.up))
    }
    return CGRect(
      x: label.frame.minX + found.minX - width / 2, y: label.frame.minY + found.minY, width: width,
      height: found.height)
  }

  /// `point` is in the content.
  final func caretIndex(at point: CGPoint) -> Int {
    guard let carets else { return 0 }
    return draft.boundary(
      near: carets.index(at: CGPoint(x: point.x - label.frame.minX, y: point.y - label.frame.minY)))
  }

  final func caretIndex(beside index: Int, toTheRight: Bool) -> Int? {
    carets?.index(besideCaretAt: index, toTheRight: toTheRight).map { draft.boundary(near: $0, up: $0 > index) }
  }

  /// In the content, a rectangle for each line.
  final func rects(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, let carets else { return [] }
    return carets.rects(of: range).map { $0.offsetBy(dx: label.frame.minX, dy: label.frame.minY) }
  }

  /// The index above or below the caret; the beginning or the end of the text beyond the first and the last line.
  final func index(below: Bool) -> Int {
    let rect = caretRect(at: draft.head)
    let y = below ? rect.maxY + 1 : rect.minY - 1
    if y < label.frame.minY { return 0 }
    if y > label.frame.maxY { return draft.count }
    return caretIndex(at: CGPoint(x: rect.midX, y: y))
  }

  /// The beginning or the end of the caret's line.
  final func lineEnd(forward: Bool) -> Int {
    let rect = caretRect(at: draft.head)
    let found = caretIndex(at: CGPoint(x: forward ? label.frame.maxX + 1 : -1, y: rect.midY))
    // Where a line is broken between words, its end is the beginning of the next line.
    return forward && caretRect(at: found).minY > rect.midY ? draft.index(before: found, by: .character) : found
  }
}
