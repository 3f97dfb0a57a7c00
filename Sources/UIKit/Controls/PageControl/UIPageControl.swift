import CoreGraphics
public import Foundation
import QuartzCore

/// Setting `currentPage` sends no event; a tap beside the middle goes on or back by one page and sends `.valueChanged`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private final var dots: [CALayer] = []
  private final let ground = CALayer()
  @ViewSetting private var page = 0 { didSet { showDots() } }

  /// A negative number counts as 0.
  @ViewSetting open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      page = min(page, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      showDots()
    }
  }
  /// A value outside the pages becomes the nearest.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }
  @ViewSetting open var hidesForSinglePage = false { didSet { showDots() } }
  /// Nil for a faint white.
  @ViewSetting open var pageIndicatorTintColor: UIColor? { didSet { showDots() } }
  /// Nil for white.
  @ViewSetting open var currentPageIndicatorTintColor: UIColor? { didSet { showDots() } }
  /// Stored, without effect.
  @ViewSetting open var defersCurrentPageDisplay = false
  /// Stored, without effect.
  @ViewSetting open var allowsContinuousInteraction = true
  /// Only `.prominent` shows a ground.
  @ViewSetting open var backgroundStyle = BackgroundStyle.automatic { didSet { showGround() } }
  /// Stored, without effect.
  @ViewSetting open var preferredIndicatorImage: UIImage?

  public enum BackgroundStyle: Int, Sendable {
    /// None, since no drag goes along the dots.
    case automatic
    case prominent
    case minimal
  }

  override func setUp() {
    super.setUp()
    layer.addSublayer(ground)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let isForward =
      (recognizer.location(in: self).x > bounds.midX) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
    let former = page
    currentPage += isForward ? 1 : -1
    if page != former { sendActions(for: .valueChanged) }
  }

  // MARK: Layout

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(0, pageCount))
    let width = dots == 0 ? 0 : dots * PageMetrics.dot + (dots - 1) * PageMetrics.gap + 2 * PageMetrics.margin
    return CGSize(width: width, height: PageMetrics.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let step = PageMetrics.dot + PageMetrics.gap
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = bounds.midX - step * CGFloat(dots.count - 1) / 2
    for (index, dot) in dots.enumerated() {
      let column = isReversed ? dots.count - 1 - index : index
      dot.position = CGPoint(x: start + step * CGFloat(column), y: bounds.midY)
    }
    showGround()
  }

  private func showDots() {
    let count = hidesForSinglePage && numberOfPages <= 1 ? 0 : min(numberOfPages, PageMetrics.most)
    while dots.count > count { dots.removeLast().removeFromSuperlayer() }
    while dots.count < count {
      let dot = CALayer()
      dot.bounds.size = CGSize(width: PageMetrics.dot, height: PageMetrics.dot)
      dot.cornerRadius = PageMetrics.dot / 2
      layer.addSublayer(dot)
      dots.append(dot)
      setNeedsLayout()
    }
    for (index, dot) in dots.enumerated() {
      let color = index == page ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? PageMetrics.faint
      dot.backgroundColor = shown(color)
    }
  }

  private func showGround() {
    let color = backgroundStyle == .prominent ? UIColor.tertiarySystemFill : nil
    ground.backgroundColor = shown(color)
    ground.frame = bounds
    ground.cornerRadius = bounds.height / 2
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    showDots()
    showGround()
  }
}

/// In points, as drawn on iOS 14 and later.
private enum PageMetrics {
  static let dot: CGFloat = 7
  static let gap: CGFloat = 9
  static let margin: CGFloat = 16
  static let height: CGFloat = 26
  /// More dots than any screen has room for.
  static let most = 1000
  @MainActor static let faint = UIColor(white: 1, alpha: 0.3)
}
