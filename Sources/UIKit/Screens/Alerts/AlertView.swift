import CoreGraphics

/// The view of an alert: texts and fields above buttons, on a platter; an action sheet's cancel button has its own.
///
/// What does not fit the screen scrolls, texts and buttons apart.
@MainActor final class AlertView: UIView {
  /// What an alert shows.
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
  }

  private let isSheet: Bool
  private let platter = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let cancelPlatter = UIView()
  private let texts: AlertTexts
  private let rows = AlertRows()
  private let firstLine = AlertLine()
  private var lines: [AlertLine] = []
  private var content = Content()
  /// The buttons on the platter, in the order in which they were added, then the cancel button.
  private var buttons: [AlertButton] = []
  /// Called with the action that the user chooses.
  var chosen: (UIAlertAction) -> Void = { _ in }

  init(_ style: UIAlertController.Style) {
    isSheet = style == .actionSheet
    texts = AlertTexts(isSheet: isSheet)
    super.init(frame: .zero)
    cancelPlatter.backgroundColor = UIColor(light: .white, dark: .of(44, 44, 46))
    for view in [platter, cancelPlatter] {
      view.layer.cornerRadius = AlertMetrics.cornerRadius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    for view in [texts, rows, firstLine] { platter.contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other texts, fields or buttons.
  func show(_ content: Content) {
    let focused = focusedAction
    self.content = content
    texts.show(content)
    for view in buttons + lines as [UIView] { view.removeFromSuperview() }
    let cancel = content.actions.filter { $0.style == .cancel }
    buttons = (content.actions.filter { $0.style != .cancel } + cancel).map { action in
      let isStrong = content.preferred.map { $0 === action } ?? (action.style == .cancel)
      let size = isSheet ? AlertMetrics.sheetButtonSize : AlertMetrics.buttonSize
      let button = AlertButton(action, size: size, isStrong: isStrong)
      button.followed = { [unowned self] in follow($0) }
      button.released = { [unowned self] touch in
        let found = self.button(at: touch)
        follow(nil)
        if let found { chosen(found.action) }
      }
      button.hasKeyboardFocus = action === focused
      (isApart(button) ? cancelPlatter : rows).addSubview(button)
      return button
    }
    lines = buttons.dropFirst().map { _ in AlertLine() }
    for line in lines { rows.addSubview(line) }
    setNeedsLayout()
  }

  private func isApart(_ button: AlertButton) -> Bool { isSheet && button.action.style == .cancel }

  // MARK: Sizes

  private var rowHeight: CGFloat { isSheet ? AlertMetrics.sheetRowHeight : AlertMetrics.rowHeight }

  /// Whether two buttons stand beside each other.
  private func isSideBySide(in width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.neededWidth <= width / 2 }
  }

  /// The heights of the parts in a room: texts and buttons, as shown and as they would be without a limit, and the cancel
  /// button with the gap above it.
  private func heights(in room: CGSize) -> (texts: CGFloat, rows: CGFloat, allRows: CGFloat, apart: CGFloat) {
    let onPlatter = buttons.filter { !isApart($0) }.count
    let allRows = CGFloat(isSideBySide(in: room.width) ? 1 : onPlatter) * rowHeight
    let allTexts = texts.height(in: room.width)
    let apart = onPlatter < buttons.count ? rowHeight + (allTexts + allRows > 0 ? AlertMetrics.margin : 0) : 0
    let free = max(0, room.height - apart)
    let rows = min(allRows, max(free - allTexts, min(free / 2, allRows)))
    return (min(allTexts, free - rows), rows, allRows, apart)
  }

  /// Returns the size of the alert, whose width is that of the room.
  func size(in room: CGSize) -> CGSize {
    let heights = heights(in: room)
    return CGSize(width: room.width, height: heights.texts + heights.rows + heights.apart)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, heights) = (bounds.width, heights(in: bounds.size))
    let main = heights.texts + heights.rows
    platter.frame = CGRect(x: 0, y: 0, width: width, height: main)
    platter.isHidden = main == 0
    cancelPlatter.frame = CGRect(x: 0, y: bounds.height - rowHeight, width: width, height: rowHeight)
    cancelPlatter.isHidden = heights.apart == 0
    texts.frame = CGRect(x: 0, y: 0, width: width, height: heights.texts)
    rows.frame = CGRect(x: 0, y: heights.texts, width: width, height: heights.rows)
    rows.contentSize = CGSize(width: width, height: heights.allRows)
    firstLine.frame = CGRect(x: 0, y: heights.texts, width: width, height: hairline)
    firstLine.isHidden = heights.texts == 0 || heights.rows == 0
    layOutButtons(in: width)
  }

  private func layOutButtons(in width: CGFloat) {
    for line in lines { line.isHidden = true }
    if isSideBySide(in: width) {
      let half = ((width - hairline) / 2).rounded()
      // The cancel button, which is the last one otherwise, stands on the left.
      let pair = buttons[1].action.style == .cancel ? [buttons[1], buttons[0]] : buttons
      pair[0].frame = CGRect(x: 0, y: 0, width: half, height: rowHeight)
      pair[1].frame = CGRect(x: half + hairline, y: 0, width: width - half - hairline, height: rowHeight)
      lines[0].frame = CGRect(x: half, y: 0, width: hairline, height: rowHeight)
      lines[0].isHidden = false
      return
    }
    for (index, button) in buttons.enumerated() {
      let y = isApart(button) ? 0 : CGFloat(index) * rowHeight
      button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      guard index > 0, !isApart(button) else { continue }
      lines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: hairline)
      lines[index - 1].isHidden = false
    }
  }

  // MARK: Touches and keys

  private func button(at touch: UITouch?) -> AlertButton? {
    guard let touch else { return nil }
    return buttons.first { $0.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
  }

  private func follow(_ touch: UITouch?) {
    let found = button(at: touch)
    for button in buttons { button.isHighlighted = button === found }
  }

  /// The action of the button that has the keyboard focus.
  var focusedAction: UIAlertAction? { buttons.first(where: \.hasKeyboardFocus)?.action }

  /// Moves the keyboard focus to the next field or button, or with a `step` of -1 to the one before, around the ends.
  func moveFocus(by step: Int) {
    let enabled = buttons.filter(\.isEnabled)
    let pair = isSideBySide(in: bounds.width) ? enabled.sorted { $0.frame.minX < $1.frame.minX } : enabled
    let controls = content.fields as [UIControl] + pair
    guard !controls.isEmpty else { return }
    let now = controls.firstIndex { $0.hasKeyboardFocus || $0.isFirstResponder }
    let next = now.map { ($0 + step + controls.count) % controls.count } ?? (step > 0 ? 0 : controls.count - 1)
    for button in buttons { button.hasKeyboardFocus = false }
    if let field = controls[next] as? UITextField {
      _ = field.becomeFirstResponder()
      return
    }
    for field in content.fields { field.resignFirstResponder() }
    controls[next].hasKeyboardFocus = true
    rows.scrollRectToVisible(controls[next].frame, animated: false)
  }
}

extension UIView {
  /// The width of a line between the parts of an alert, in points.
  fileprivate var hairline: CGFloat { 1 / max(1, window?.screen.scale ?? UIScreen.main.scale) }
}

/// The buttons of an alert: a finger slides from one to another, or scrolls them if they do not fit.
private final class AlertRows: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { contentSize.height > bounds.height }
}

/// A line between the parts of an alert.
private final class AlertLine: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

/// The texts of an alert, and its fields beneath them.
@MainActor private final class AlertTexts: UIScrollView {
  private let title = UILabel()
  private let message = UILabel()
  /// The box around the fields.
  private let box = UIView()
  private var fields: [UITextField] = []
  private var lines: [AlertLine] = []
  private let margin: CGFloat

  init(isSheet: Bool) {
    margin = isSheet ? AlertMetrics.sheetTextMargin : AlertMetrics.textMargin
    super.init(frame: .zero)
    let size = isSheet ? AlertMetrics.messageSize : AlertMetrics.titleSize
    title.font = .systemFont(ofSize: size, weight: .semibold)
    message.font = .systemFont(ofSize: AlertMetrics.messageSize)
    for label in [title, message] {
      label.textColor = isSheet ? .secondaryLabel : .label
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = AlertMetrics.fieldRadius
    box.clipsToBounds = true
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertView.Content) {
    (title.text, message.text) = (content.title, content.message)
    if content.fields != fields {
      for view in fields + lines as [UIView] { view.removeFromSuperview() }
      fields = content.fields
      lines = fields.dropFirst().map { _ in AlertLine() }
      for view in fields + lines as [UIView] { box.addSubview(view) }
    }
    setNeedsLayout()
  }

  /// Returns the height of the texts and fields in a width, in points; 0 if there are none.
  func height(in width: CGFloat) -> CGFloat { arrange(in: width) { _, _ in } }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: arrange(in: bounds.width) { $0.frame = $1 })
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * AlertMetrics.fieldHeight
      field.frame = CGRect(x: 6, y: y, width: max(0, box.bounds.width - 12), height: AlertMetrics.fieldHeight)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: box.bounds.width, height: hairline) }
    }
  }

  /// Calls `give` with each part and its frame, and returns the height of all.
  private func arrange(in width: CGFloat, _ give: (UIView, CGRect) -> Void) -> CGFloat {
    let room = max(0, width - 2 * AlertMetrics.inset)
    var y = margin
    for label in [title, message] where label.text?.isEmpty == false {
      if y > margin { y += AlertMetrics.textGap }
      let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
      give(label, CGRect(x: AlertMetrics.inset, y: y, width: room, height: height))
      y += height
    }
    if !fields.isEmpty {
      if y > margin { y += AlertMetrics.fieldGap }
      let height = AlertMetrics.fieldHeight * CGFloat(fields.count)
      give(box, CGRect(x: AlertMetrics.inset, y: y, width: room, height: height))
      y += height
    }
    return y > margin ? y + margin : 0
  }
}
