import CoreGraphics
import Foundation
import QuartzCore

extension UITextField {
  // MARK: The text as it is shown

  /// The text as it is shown: with bullets if it is secret, and with spaces for line breaks.
  final var shownText: String {
    if isSecureTextEntry { return String(repeating: "•", count: draft.text.count) }
    guard draft.text.contains(where: \.isNewline) else { return draft.text }
    return String(String.UnicodeScalarView(draft.text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
  }

  /// The layout of the shown text, on one line.
  private var layout: (any TextLayout)? {
    let text = shownText
    return text.isEmpty ? nil : application.world.textService?.layout(usedFont.request(for: text))
  }

  final var usedFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  private func shown(_ index: Int) -> Int {
    isSecureTextEntry ? draft.text(in: 0..<draft.boundary(near: index)).count : index
  }

  private func given(_ index: Int) -> Int {
    isSecureTextEntry ? String(draft.text.prefix(index)).utf16.count : draft.boundary(near: index)
  }

  final var isRightToLeft: Bool { layout?.carets?.isRightToLeft ?? false }

  /// Returns the distance of the caret at `index` from the left edge of the text.
  final func caretDistance(at index: Int) -> Double { layout?.carets?.distance(at: shown(index)) ?? 0 }

  /// `point` is in the field's coordinate system.
  final func caretIndex(at point: CGPoint) -> Int {
    guard let carets = layout?.carets else { return 0 }
    return given(carets.index(at: (point.x - textView.frame.minX - textView.textX).native))
  }

  final func caretIndex(beside index: Int, toTheRight: Bool) -> Int? {
    guard let carets = layout?.carets else { return nil }
    guard let next = carets.index(besideCaretAt: shown(index), toTheRight: toTheRight) else { return nil }
    let found = given(next)
    // What the layout sees as several characters may be one.
    guard found == index else { return found }
    return toTheRight != carets.isRightToLeft
      ? draft.index(after: index, by: .character) : draft.index(before: index, by: .character)
  }

  /// In the text view.
  final func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    range.isEmpty ? [] : layout?.carets?.spans(of: shown(range.lowerBound)..<shown(range.upperBound)) ?? []
  }

  final func caretFrame(at position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    let x = textView.frame.minX + textView.textX + CGFloat(caretDistance(at: index(position)))
    return lineRect(x: x - TextFieldMetrics.caretWidth / 2, width: TextFieldMetrics.caretWidth)
  }

  final func rects(of range: Range<Int>) -> [CGRect] {
    let left = textView.frame.minX + textView.textX
    return spans(of: range).map {
      lineRect(x: left + CGFloat($0.lowerBound), width: CGFloat($0.upperBound - $0.lowerBound))
    }
  }

  private func lineRect(x: CGFloat, width: CGFloat) -> CGRect {
    let height = usedFont.lineHeight.rounded(.up)
    return CGRect(x: x, y: textView.frame.midY - height / 2, width: width, height: height)
  }

  // MARK: Sizes

  final var naturalSize: CGSize {
    let request = usedFont.request(for: draft.text.isEmpty ? placeholder ?? "" : shownText)
    let size = request.string.isEmpty ? .zero : application.world.textService?.layout(request).size ?? .zero
    var width = size.width.rounded(.up) + 2 * inset
    if leftViewMode != .never, let leftView { width += leftView.bounds.width }
    if rightViewMode != .never, let rightView { width += rightView.bounds.width }
    let line = usedFont.lineHeight.rounded(.up)
    switch borderStyle {
    case .none: return CGSize(width: width, height: line)
    case .line, .bezel: return CGSize(width: width, height: line + 4)
    case .roundedRect:
      let usual = UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight.rounded(.up)
      return CGSize(width: width, height: TextFieldMetrics.roundedHeight + max(0, line - usual))
    }
  }

  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: TextFieldMetrics.lineInset
    case .roundedRect: TextFieldMetrics.roundedInset
    }
  }

  /// The views beside the text leave it.
  final func room(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
    if isShown(leftView, leftViewMode) { left = leftViewRect(forBounds: bounds).maxX + TextFieldMetrics.gap }
    if isShown(rightView, rightViewMode) {
      right = rightViewRect(forBounds: bounds).minX - TextFieldMetrics.gap
    } else if isClearButtonShown {
      right = clearButtonRect(forBounds: bounds).minX - TextFieldMetrics.gap
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  final func clearRoom(in bounds: CGRect) -> CGRect {
    let side = TextFieldMetrics.clearSide
    return CGRect(
      x: bounds.maxX - max(inset / 2, TextFieldMetrics.gap) - side, y: bounds.midY - side / 2, width: side, height: side
    )
  }

  final func sideRoom(of view: UIView?, onTheLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = onTheLeft ? bounds.minX + inset / 2 : bounds.maxX - inset / 2 - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && mode.applies(isEditing: isEditing) }

  private var isClearButtonShown: Bool {
    !draft.text.isEmpty && isEnabled && clearButtonMode.applies(isEditing: isEditing)
      && !isShown(rightView, rightViewMode)
  }

  // MARK: Appearance

  final func sideViewChanged(_ old: UIView?) {
    if old !== leftView, old !== rightView, old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  final func looksChanged() {
    let hasImage = background != nil && borderStyle != .roundedRect
    frameView.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
    frameView.layer.cornerRadius = borderStyle == .roundedRect ? TextFieldMetrics.cornerRadius : 0
    frameView.layer.borderWidth = borderStyle == .none || hasImage ? 0 : 1
    frameView.layer.borderColor = frameView.shown(borderStyle == .line ? UIColor.label : .systemGray4)
    frameView.layer.contents = hasImage ? (isEnabled ? background : disabledBackground ?? background)?.cgImage : nil
    textView.label.font = usedFont
    textView.label.textColor = isEnabled ? textColor : .tertiaryLabel
    placeholderLabel.font = usedFont
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.attributedText = attributedPlaceholder
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func layOutParts() {
    frameView.frame = borderRect(forBounds: bounds)
    for (view, mode, rect) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if view.superview !== self { addSubview(view) }
      view.frame = rect
      view.isHidden = !mode.applies(isEditing: isEditing)
    }
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clearButton.isHidden = !isClearButtonShown
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    // A label whose alignment is set asks for layout.
    if placeholderLabel.textAlignment != textAlignment { placeholderLabel.textAlignment = textAlignment }
    placeholderLabel.isHidden = !draft.text.isEmpty
    textView.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    showText()
  }

  private func showText() {
    let layout = layout
    let (width, room) = (layout?.size.width ?? 0, textView.bounds.width)
    var content = FieldTextView.Content(text: shownText)
    let caret = caretDistance(at: draft.head)
    if isEditing {
      content.selected = spans(of: draft.selection)
      content.marked = spans(of: draft.marked ?? 0..<0)
      if draft.selection.isEmpty || draft.marked != nil { content.caret = caret }
    }
    scroll(to: CGFloat(caret), textWidth: width, room: room)
    textView.show(
      content, width: width, at: aligned(width, in: room) - scrolled, lineHeight: usedFont.lineHeight.rounded(.up))
  }

  /// Returns the distance of a text that fits from the left edge.
  private func aligned(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    guard width < room else { return 0 }
    switch textAlignment {
    case .center: return ((room - width) / 2).rounded()
    case .right: return room - width
    case .left: return 0
    default: return isRightToLeft ? room - width : 0
    }
  }

  /// While the text is edited the caret stays visible, otherwise the beginning.
  private func scroll(to caret: CGFloat, textWidth: CGFloat, room: CGFloat) {
    // The caret at the end needs room.
    let longest = max(0, textWidth + TextFieldMetrics.caretWidth - room)
    guard isEditing else {
      scrolled = textWidth > room && isRightToLeft ? longest : 0
      return
    }
    scrolled = min(max(scrolled, caret + TextFieldMetrics.caretWidth - room), caret)
    scrolled = textWidth > room ? min(max(0, scrolled), longest) : 0
  }
}

extension UITextField.ViewMode {
  fileprivate func applies(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

/// A cross in a gray circle.
final class ClearButton: UIControl {
  override func setUp() {
    super.setUp()
    isOpaque = false
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    let circle = bounds.insetBy(dx: 1.5, dy: 1.5)
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: circle).fill()
    let cross = UIBezierPath()
    let reach = circle.insetBy(dx: circle.width * 0.32, dy: circle.height * 0.32)
    cross.move(to: CGPoint(x: reach.minX, y: reach.minY))
    cross.addLine(to: CGPoint(x: reach.maxX, y: reach.maxY))
    cross.move(to: CGPoint(x: reach.maxX, y: reach.minY))
    cross.addLine(to: CGPoint(x: reach.minX, y: reach.maxY))
    cross.lineWidth = 1.5
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}

/// In points and seconds.
package enum TextFieldMetrics {
  /// The height of a field with rounded corners, as measured on iOS 26.
  package static let roundedHeight: CGFloat = 34
  /// The distance of the text from the left and right edges of a field with rounded corners, as measured.
  package static let roundedInset: CGFloat = 14
  /// Our choice.
  package static let cornerRadius: CGFloat = 8
  /// The distance of the text from a border line.
  package static let lineInset: CGFloat = 7
  package static let caretWidth: CGFloat = 2
  package static let blinkDuration = 1.0
  /// The opacity of the tint color behind selected text.
  package static let selectionOpacity: CGFloat = 0.25
  package static let clearSide: CGFloat = 19
  /// The distance of the clear button and of the side views from the text.
  package static let gap: CGFloat = 5
}
