import CoreGraphics
public import Foundation
import QuartzCore

/// What is scrolled beneath a bar is blurred and fades into the page's colour.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  @preconcurrency @MainActor open class Style: NSObject {
    /// Soft.
    public class var automatic: Style { shared }
    public class var soft: Style { shared }
    /// Nearly opaque, with a straight edge.
    public class var hard: Style { straight }

    private static let shared = Style()
    fileprivate static let straight = Style()
  }

  open var style = Style.automatic { didSet { update() } }
  open var isHidden = false { didSet { update() } }
  private let wash = CAGradientLayer()
  /// Behind the wash, and fading at its end.
  private let blur = BackdropLayer()
  private weak var scroll: UIScrollView?
  /// How far the content is beneath the bar, 0 to 1, and the bar's foot.
  private var shown: (share: CGFloat, foot: CGFloat) = (0, 0)

  init(of scroll: UIScrollView) {
    self.scroll = scroll
    let fade = CAGradientLayer()
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    fade.locations = ScrollEdgeMetrics.blurring.map { NSNumber(value: $0) }
    blur.mask = fade
  }

  /// `foot` is the foot of the bar, in points below the top of the scroll view.
  func show(beneath foot: CGFloat, scrolled distance: CGFloat) {
    shown = (min(max(distance / ScrollEdgeMetrics.arrival, 0), 1), foot)
    update()
  }

  private func update() {
    guard let scroll, shown.share > 0 || wash.superlayer != nil else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if wash.superlayer !== scroll.layer { for layer in [blur, wash] { scroll.layer.addSublayer(layer) } }
    let color = scroll.backgroundColor ?? scroll.superview?.backgroundColor ?? .systemBackground
    let page = color.resolvedColor(with: scroll.traitCollection)
    let stops = style === Style.straight ? ScrollEdgeMetrics.hard : ScrollEdgeMetrics.soft
    wash.colors = stops.map { page.withAlphaComponent($0.alpha).cgColor }
    wash.locations = stops.map { NSNumber(value: $0.location) }
    (blur.zPosition, wash.zPosition) = (ScrollEdgeMetrics.depth - 1, ScrollEdgeMetrics.depth)
    let share = isHidden ? 0 : shown.share
    wash.opacity = Float(share)
    blur.blurRadius = style === Style.straight ? 0 : share * ScrollEdgeMetrics.blur
    let height = shown.foot + ScrollEdgeMetrics.reach
    wash.frame = CGRect(x: scroll.bounds.minX, y: scroll.bounds.minY, width: scroll.bounds.width, height: height)
    blur.frame = wash.frame
    blur.mask?.frame = wash.bounds
    CATransaction.commit()
  }
}

/// Our own guesses, but for the blur, which was measured on iOS 26.1, and the arrival, which is a clone's.
private enum ScrollEdgeMetrics {
  /// The distance of scrolling in which the effect comes in, in points.
  static let arrival: CGFloat = 28
  /// The standard deviation, in points.
  static let blur: CGFloat = 1.85
  /// Where the blur begins to fade and where it ends.
  static let blurring = [0.76, 1]
  /// Below the bar, in points.
  static let reach: CGFloat = 12
  /// In front of all content, behind the indicators.
  static let depth: CGFloat = 9_000
  static let soft: [(location: Double, alpha: CGFloat)] = [(0, 0.9), (0.76, 0.86), (0.93, 0.3), (1, 0)]
  static let hard: [(location: Double, alpha: CGFloat)] = [(0, 0.96), (0.999, 0.96), (1, 0)]
}
