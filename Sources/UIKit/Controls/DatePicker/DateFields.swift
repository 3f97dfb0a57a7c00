import CoreGraphics
import Foundation
import QuartzCore

/// The day and the time of a picker in fields; each opens a calendar or wheels beside it.
final class DateFields: DateFace {
  enum Part { case day, time }

  let fields: [DateField]

  init(of picker: UIDatePicker, _ parts: [Part]) {
    fields = parts.map(DateField.init)
    super.init(of: picker)
    for field in fields {
      field.addAction(UIAction { [weak self, unowned field] _ in self?.open(field) }, for: .touchUpInside)
      addSubview(field)
    }
    show(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override var naturalSize: CGSize {
    let widths = fields.map(\.intrinsicContentSize.width)
    return CGSize(
      width: widths.reduce(0, +) + DateMetrics.fieldGap * CGFloat(fields.count - 1), height: DateMetrics.fieldHeight)
  }

  override func show(animated: Bool) {
    guard let picker else { return }
    var isNew = false
    for field in fields {
      let text = picker.text(picker.date, field.part == .day ? "yMMMd" : "jmm")
      if field.text != text { (field.text, isNew) = (text, true) }
      field.opened?.show(animated: animated)
    }
    guard isNew else { return }
    setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = max(0, (bounds.width - naturalSize.width) / 2)
    for field in fields {
      let width = field.intrinsicContentSize.width
      field.frame = CGRect(
        x: isReversed ? bounds.width - x - width : x, y: (bounds.height - DateMetrics.fieldHeight) / 2, width: width,
        height: DateMetrics.fieldHeight)
      x += width + DateMetrics.fieldGap
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { for field in fields { field.opened?.close() } }
  }

  private func open(_ field: DateField) {
    guard let picker, field.opened == nil, let window else { return }
    let face = field.part == .day ? MonthGrid(of: picker, hasTime: false) : DateWheels(of: picker, .time)
    let platter = DatePlatter(face, beside: field, in: window)
    field.opened = platter
  }
}

/// A word of a compact picker; it has the tint while it is open.
final class DateField: UIControl {
  let part: DateFields.Part
  private let label = UILabel()
  weak var opened: DatePlatter? { didSet { stateChanged() } }

  init(_ part: DateFields.Part) {
    self.part = part
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DateMetrics.fieldRadius
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: label.intrinsicContentSize.width.rounded(.up) + 2 * DateMetrics.fieldMargin,
      height: DateMetrics.fieldHeight)
  }

  override var focusRadius: CGFloat { DateMetrics.fieldRadius }

  override func stateChanged() {
    super.stateChanged()
    label.textColor = opened == nil ? .label : tintColor
    label.alpha = isHighlighted ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// What a compact field opened, in front of its window; a press outside or Escape closes it and does nothing else.
final class DatePlatter: UIView, KeyOverlay, UIGestureRecognizerDelegate {
  private let face: DateFace
  private let platter = UIView()
  private weak var field: DateField?

  init(_ face: DateFace, beside field: DateField, in window: UIWindow) {
    (self.face, self.field) = (face, field)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
    tap.delegate = self
    addGestureRecognizer(tap)
    platter.backgroundColor = .secondarySystemGroupedBackground
    platter.layer.cornerRadius = DateMetrics.platterRadius
    platter.layer.shadowColor = UIColor.black.cgColor
    platter.layer.shadowOpacity = 0.25
    platter.layer.shadowRadius = 12
    platter.layer.shadowOffset = CGSize(width: 0, height: 4)
    platter.addSubview(face)
    addSubview(platter)
    face.show(animated: false)
    window.addSubview(self)
    application.keyOverlays.append(self)
  }

  required init?(coder: NSCoder) { nil }

  func show(animated: Bool) { face.show(animated: animated) }

  /// Below the field if there is room, otherwise above it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = DateMetrics.platterMargin
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
    let size = CGSize(width: face.naturalSize.width, height: face.naturalSize.height + 2 * margin)
    let anchor = field?.convert(field?.bounds ?? .zero, to: self) ?? bounds
    let (below, above) = (anchor.maxY + DateMetrics.platterGap, anchor.minY - DateMetrics.platterGap - size.height)
    let y = below + size.height <= room.maxY || above < room.minY ? min(below, room.maxY - size.height) : above
    let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
    platter.frame = CGRect(origin: CGPoint(x: x, y: max(y, room.minY)), size: size)
    face.frame = platter.bounds.insetBy(dx: 0, dy: margin)
  }

  func close() {
    guard superview != nil else { return }
    application.keyOverlays.removeAll { $0 === self }
    removeFromSuperview()
    field?.opened = nil
  }

  private func tapped(_ tap: UITapGestureRecognizer) { close() }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !platter.frame.contains(touch.location(in: self))
  }

  func handle(_ key: KeyInput) -> Bool? {
    if key.phase != .up, key.characters == UIKeyCommand.inputEscape { close() }
    return true
  }
}
