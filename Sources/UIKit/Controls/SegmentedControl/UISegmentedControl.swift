import CoreGraphics
public import Foundation
import QuartzCore

/// Setting `selectedSegmentIndex` sends no event; a selection by the user sends `.valueChanged` when the finger goes
/// up.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  nonisolated public static let noSegment = -1

  @ViewSetting final var segments: [Segment] = [] { didSet { segmentsChanged() } }
  final let pill = UIView()
  @ViewSetting private var selectedIndex = UISegmentedControl.noSegment
  private var pressed: Int?
  private var holdsPill = false

  /// A selection is cleared after its event was sent.
  @ViewSetting open var isMomentary = false
  @ViewSetting open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// Nil is white, and gray in a dark interface.
  @ViewSetting open var selectedSegmentTintColor: UIColor? {
    didSet { pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor }
  }
  private static let pillColor = UIColor(light: .white, dark: .of(99, 99, 102))

  /// The attributes of titles, by state.
  @ViewSetting final var titleAttributes: [UInt: TitleAttributes] = [:] { didSet { titlesChanged() } }

  /// The font and the colour count.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes.map(TitleAttributes.init)
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]?.values
  }

  private func titlesChanged() {
    invalidateIntrinsicContentSize()
    show(animated: false)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Titles and pictures; other items are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { insert(title, at: segments.count) }
      if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
    }
    bounds.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    pill.backgroundColor = Self.pillColor
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 6
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.14
    pill.layer.shadowRadius = 3
    pill.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(pill)
  }

  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      selectedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      show(animated: false)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.naturalWidth).max() ?? 0
    return CGSize(width: widest * CGFloat(segments.count), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() { layOutSegments() }

  private func segmentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Appearance

  func show(animated: Bool) {
    guard animated, window != nil else { return layOutSegments() }
    UIView.animate(
      withDuration: ControlMetrics.slideDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.layOutSegments() })
  }

  private func layOutSegments() {
    let frames = segmentFrames
    for (index, segment) in segments.enumerated() {
      segment.label.frame = frames[index]
      segment.show(
        isSelected: index == markedIndex, isPressed: index == pressed && !holdsPill, isEnabled: isEnabled,
        attributes: attributes(isSelected: index == markedIndex, isEnabled: segments[index].isEnabled))
    }
    pill.isHidden = !frames.indices.contains(markedIndex)
    if !pill.isHidden {
      let inset: CGFloat = isHighlighted && holdsPill ? 3 : 2
      let frame = frames[markedIndex].insetBy(dx: inset, dy: inset)
      // In a segment that is smaller than its margins there is nothing.
      pill.frame = frame.isNull ? .zero : frame
    }
  }

  /// The held segment, or the selected one.
  private var markedIndex: Int { holdsPill ? pressed ?? selectedIndex : selectedIndex }

  override func stateChanged() {
    super.stateChanged()
    show(animated: true)
  }

  override var focusRadius: CGFloat { layer.cornerRadius }

  // MARK: A press

  override var keepsDrags: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let segment = segment(at: touch), segments[segment].isEnabled else { return false }
    pressed = segment
    holdsPill = segment == selectedIndex && !isMomentary
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let segment = segment(at: touch), segments[segment].isEnabled else { return true }
    let now = isTouchInside ? segment : holdsPill ? selectedIndex : nil
    if now != pressed {
      pressed = now
      show(animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wanted = isTouchInside ? pressed : nil
    (pressed, holdsPill) = (nil, false)
    select(wanted ?? selectedIndex)
  }

  open override func cancelTracking(with event: UIEvent?) {
    (pressed, holdsPill) = (nil, false)
    show(animated: true)
  }

  package override func activate() {
    let next = segments.indices.dropFirst(max(0, selectedIndex + 1)).first { segments[$0].isEnabled }
    select(next ?? segments.indices.first { segments[$0].isEnabled } ?? selectedIndex)
  }

  /// If there is such a segment and it is enabled.
  package override func move(by step: Int) {
    if segments.indices.contains(selectedIndex + step), segments[selectedIndex + step].isEnabled {
      select(selectedIndex + step)
    }
  }

  private func select(_ wanted: Int) {
    let isNew = wanted != selectedIndex
    selectedIndex = wanted
    show(animated: true)
    guard isNew else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Returns the index of the segment under `touch`, at any height.
  private func segment(at touch: UITouch) -> Int? {
    let x = min(max(touch.location(in: self).x, bounds.minX), bounds.maxX)
    return segmentFrames.firstIndex { $0.minX <= x && x <= $0.maxX }
  }
}
