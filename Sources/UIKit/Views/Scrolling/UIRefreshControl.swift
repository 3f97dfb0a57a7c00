import CoreGraphics
public import Foundation
import QuartzCore

/// Lies above the content of the scroll view that it is the `refreshControl` or a subview of.
///
/// Pulled far enough by a drag, it spins and sends `.valueChanged` once while the finger is down. When that lets go, the
/// content stays below the control until `endRefreshing()`. `beginRefreshing()` sends no event and moves no content, as
/// on iOS.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private final let wheel = UIActivityIndicatorView(style: .medium)
  private final let label = UILabel()
  /// Nil while the control is in no scroll view.
  private final weak var scroll: UIScrollView?
  /// The content stays below the control.
  private final var isHeld = false
  /// In the drag that is under way.
  private final var wasSent = false

  @ViewSetting public private(set) final var isRefreshing = false { didSet { showWheel() } }
  /// Below the wheel, on one line.
  @ViewSetting open var attributedTitle: NSAttributedString? { didSet { showTitle() } }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: RefreshMetrics.height)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.transform = CGAffineTransform(scaleX: RefreshMetrics.wheelScale, y: RefreshMetrics.wheelScale)
    label.textAlignment = .center
    for view in [wheel, label] { addSubview(view) }
    showWheel()
  }

  /// Keeps room for the control above the content; to show it, set the content offset.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    if scroll?.isDragging != true { hold(true) }
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scroll, !scroll.isDragging else { return }
    hold(false)
    if scroll.isDecelerating { return scroll.continueDeceleration() }
    let target = CGPoint(scroll.limits.clamped(scroll.contentOffset.vector))
    guard target != scroll.contentOffset else { return }
    UIView.animate(withDuration: ScrollMetrics.animationDuration) { scroll.contentOffset = target }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: RefreshMetrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: RefreshMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let titled = attributedTitle.map { $0.length > 0 } ?? false
    wheel.center = CGPoint(
      x: bounds.midX, y: titled ? RefreshMetrics.titledWheelMiddle : RefreshMetrics.height / 2)
    label.frame = CGRect(
      x: 0, y: RefreshMetrics.titleTop, width: bounds.width, height: RefreshMetrics.height - RefreshMetrics.titleTop)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showWheel()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview !== scroll else { return }
    if let scroll {
      hold(false)
      if scroll.refresh.object === self { scroll.refresh = Weak(nil) }
    }
    scroll = superview as? UIScrollView
    guard let scroll else { return }
    scroll.refresh = Weak(self)
    if isRefreshing { hold(true) }
    follow()
  }

  // MARK: The scroll view

  /// In the adjusted inset of the scroll view, in points.
  final var heldHeight: CGFloat { isHeld ? RefreshMetrics.height : 0 }

  private func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    guard let scroll else {
      self.isHeld = isHeld
      return
    }
    scroll.changeInsets { self.isHeld = isHeld }
    follow()
  }

  /// The content was scrolled: the control stays at its top, or at the top of the scroll view if it is pulled further.
  final func follow() {
    guard let scroll else { return }
    let pulled = -(scroll.contentOffset.y + scroll.adjustedContentInset.top - heldHeight)
    let top = -max(pulled, RefreshMetrics.height)
    let shown = CGRect(x: 0, y: top, width: scroll.bounds.width, height: RefreshMetrics.height)
    if frame != shown { frame = shown }
    let part = pulled / RefreshMetrics.triggerDistance
    if !isRefreshing { wheel.showSpokes(max(0, min(part, 1))) }
    isHidden = pulled <= 0 && !isRefreshing
    guard part >= 1, scroll.isDragging, isEnabled, !wasSent, !isRefreshing else { return }
    wasSent = true
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  final func dragWillEnd() {
    wasSent = false
    hold(isRefreshing)
  }

  // MARK: Appearance

  private func showWheel() {
    wheel.color = givenTintColor ?? .systemGray
    if isRefreshing {
      wheel.showSpokes(1)
      wheel.startAnimating()
    } else {
      wheel.stopAnimating()
      follow()
    }
  }

  private func showTitle() {
    label.attributedText = attributedTitle
    setNeedsLayout()
  }
}

/// In points.
package enum RefreshMetrics {
  /// As measured on iOS.
  package static let height: CGFloat = 60
  /// How far the content is pulled down when the control refreshes: our choice.
  package static let triggerDistance: CGFloat = 100
  /// The middle of the wheel above a title, and the top of that: our choice.
  package static let titledWheelMiddle: CGFloat = 22
  package static let titleTop: CGFloat = 40
  /// Of a wheel of 20 points: our choice.
  package static let wheelScale: CGFloat = 1.4
}
