import CoreGraphics
public import Foundation
import QuartzCore

/// A row of words of which one is chosen, which a pill lies under.
///
/// Setting `selectedSegmentIndex` tells nobody; choosing by hand sends `.valueChanged` when the finger goes up.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  nonisolated public static let noSegment = -1

  @ViewSetting final var segments: [Segment] = [] { didSet { segmentsChanged() } }
  final let pill = UIView()
  @ViewSetting private var choice = UISegmentedControl.noSegment
  /// The segment that the finger is on.
  private var pressed: Int?
  /// Whether the finger holds the pill.
  private var holdsPill = false

  /// Whether a choice is forgotten once everybody was told.
  @ViewSetting open var isMomentary = false
  /// Whether longer words get more room.
  @ViewSetting open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The colour of the pill; nil is white.
  @ViewSetting open var selectedSegmentTintColor: UIColor? { didSet { pill.backgroundColor = selectedSegmentTintColor ?? .white } }

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control of these words, none of which is chosen; what is no string is left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for case let title as String in items ?? [] { insert(title, at: segments.count) }
    bounds.size = intrinsicContentSize
  }

  /// Not to be had from archives.
  ///
  /// Gives a control without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    pill.backgroundColor = .white
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 6
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.14
    pill.layer.shadowRadius = 3
    pill.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(pill)
  }

  /// The segment that is chosen; `noSegment` where none is.
  open var selectedSegmentIndex: Int {
    get { choice }
    set {
      choice = segments.indices.contains(newValue) ? newValue : Self.noSegment
      show(animated: false)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.naturalWidth).max() ?? 0
    return CGSize(width: widest * CGFloat(segments.count), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() { place() }

  private func segmentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Looks

  func show(animated: Bool) {
    guard animated, window != nil else { return place() }
    UIView.animate(
      withDuration: ControlFigures.slide, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.place() })
  }

  private func place() {
    let frames = segmentFrames
    for (index, segment) in segments.enumerated() {
      segment.label.frame = frames[index]
      segment.show(isChosen: index == shownChoice, isPressed: index == pressed && !holdsPill, isEnabled: isEnabled)
    }
    pill.isHidden = !frames.indices.contains(shownChoice)
    if !pill.isHidden {
      let inset: CGFloat = isHighlighted && holdsPill ? 3 : 2
      pill.frame = frames[shownChoice].insetBy(dx: inset, dy: inset)
    }
  }

  /// The segment under the pill: the one being held, or the one that is chosen.
  private var shownChoice: Int { holdsPill ? pressed ?? choice : choice }

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
    holdsPill = segment == choice && !isMomentary
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let segment = segment(at: touch), segments[segment].isEnabled else { return true }
    let now = isTouchInside ? segment : holdsPill ? choice : nil
    if now != pressed {
      pressed = now
      show(animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wanted = isTouchInside ? pressed : nil
    (pressed, holdsPill) = (nil, false)
    choose(wanted ?? choice)
  }

  open override func cancelTracking(with event: UIEvent?) {
    (pressed, holdsPill) = (nil, false)
    show(animated: true)
  }

  package override func activate() {
    let next = segments.indices.dropFirst(max(0, choice + 1)).first { segments[$0].isEnabled }
    choose(next ?? segments.indices.first { segments[$0].isEnabled } ?? choice)
  }

  /// Chooses the segment that lies `step` to the right, where there is one that can be chosen.
  package override func move(by step: Int) {
    if segments.indices.contains(choice + step), segments[choice + step].isEnabled { choose(choice + step) }
  }

  private func choose(_ wanted: Int) {
    let isNew = wanted != choice
    choice = wanted
    show(animated: true)
    guard isNew else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// The segment at a touch's height or beside it.
  private func segment(at touch: UITouch) -> Int? {
    let x = min(max(touch.location(in: self).x, bounds.minX), bounds.maxX)
    return segmentFrames.firstIndex { $0.minX <= x && x <= $0.maxX }
  }
}
