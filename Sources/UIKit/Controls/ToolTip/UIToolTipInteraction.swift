import CoreGraphics
public import Foundation
import QuartzCore

/// Something that people can do with a view, beyond touches.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Nil for none.
  open var defaultToolTip: String?
  open var isEnabled = true

  public override init() { super.init() }

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) { self.view = view }

  open func didMove(to view: UIView?) {}

  /// Returns the text at `point` of the view, and the rectangle within which it holds.
  final func toolTip(at point: CGPoint) -> (text: String, rect: CGRect)? {
    guard isEnabled, let view else { return nil }
    guard let delegate else { return defaultToolTip.map { ($0, view.bounds) } }
    return delegate.toolTipInteraction(self, configurationAt: point).map { ($0.toolTip, $0.sourceRect ?? view.bounds) }
  }
}

@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

@preconcurrency @MainActor public final class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// In the coordinate system of the view; nil for all of it.
  public let sourceRect: CGRect?

  public init(toolTip: String) {
    self.toolTip = toolTip
    sourceRect = nil
  }

  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
  }
}

@MainActor final class ToolTipPresenter {
  @WeakApplication private var application: UIApplication
  private weak var target: UIView?
  private var text: String?
  /// Nil without a target.
  private var resting: Rest?
  private var waiting: Schedule.Item?
  private(set) var bubble: ToolTipBubble?

  init(_ application: UIApplication) { self.application = application }

  /// `view` is the innermost one with the pointer; nil if that left the windows.
  func follow(_ view: UIView?, at point: CGPoint) {
    var next = view
    while let found = next {
      if let tip = found.toolTip(at: found.convert(point, from: view)) { return rest(on: found, tip, view, point) }
      next = found.superview
    }
    hide()
  }

  /// In the coordinate system of the target's window.
  private struct Rest {
    weak var window: UIWindow?
    let size: CGSize
    let point: CGPoint
    let frame: CGRect
  }

  /// The target is not under the pointer any more as it was when this came to rest, because something scrolled, opened
  /// or got another size; returns whether the tooltip was hidden.
  func hideIfOutdated() -> Bool {
    guard let resting, !holds(resting) else { return false }
    let wasShown = bubble != nil
    hide()
    return wasShown
  }

  private func holds(_ rest: Rest) -> Bool {
    guard let target, let window = rest.window, target.window === window, window.bounds.size == rest.size,
      target.convert(target.bounds, to: window) == rest.frame
    else { return false }
    return window.hitTest(rest.point, with: nil)?.isDescendant(of: target) == true
  }

  private func rest(on found: UIView, _ tip: String, _ view: UIView?, _ point: CGPoint) {
    if found === target, tip == text, bubble != nil { return }
    let wasShown = bubble != nil
    hide()
    (target, text) = (found, tip)
    guard let window = found.window else { return }
    let position = window.convert(point, from: view)
    resting = Rest(
      window: window, size: window.bounds.size, point: position, frame: found.convert(found.bounds, to: window))
    // One tooltip after another follows at once, as people read along a row of buttons.
    waiting = application.schedule.add(at: application.world.now + (wasShown ? 0 : Self.delay)) { [weak self] in
      self?.show(tip, at: position, in: window)
    }
  }

  func hide() {
    if let waiting { application.schedule.cancel(waiting) }
    bubble?.removeFromSuperview()
    (waiting, bubble, target, text, resting) = (nil, nil, nil, nil, nil)
  }

  private func show(_ tip: String, at point: CGPoint, in window: UIWindow) {
    waiting = nil
    let bubble = ToolTipBubble(tip)
    let size = bubble.sizeThatFits(CGSize(width: Self.widest, height: .greatestFiniteMagnitude))
    let room = window.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let below = point.y + Self.pointerHeight
    var origin = CGPoint(
      x: min(point.x, room.maxX - size.width),
      y: below + size.height <= room.maxY ? below : point.y - Self.margin - size.height)
    // Above and below a row there are others.
    if let row = resting?.frame, row.width > Self.rowShape * row.height {
      let (right, left) = (row.maxX + Self.margin, row.minX - Self.margin - size.width)
      if right + size.width <= room.maxX || left >= room.minX {
        origin = CGPoint(x: right + size.width <= room.maxX ? right : left, y: row.midY - size.height / 2)
        origin.y = min(origin.y, room.maxY - size.height)
      }
    }
    bubble.frame = CGRect(
      x: max(room.minX, origin.x).rounded(), y: max(room.minY, origin.y).rounded(), width: size.width,
      height: size.height)
    window.addSubview(bubble)
    self.bubble = bubble
  }

  /// A target that is wider than this many times its height is a row of a list.
  private static let rowShape: CGFloat = 3
  /// In seconds.
  private static let delay = 0.8
  /// In points.
  private static let widest: CGFloat = 280
  /// The distance of a tooltip from the edges of the window, in points.
  private static let margin: CGFloat = 6
  /// The distance below the pointer's tip at which a tooltip is not covered by it, in points.
  private static let pointerHeight: CGFloat = 20
}

final class ToolTipBubble: UIView {
  let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 5
    layer.borderColor = shown(.separator)
    layer.borderWidth = 1
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 16, height: size.height))
    return CGSize(width: text.width + 16, height: text.height + 10)
  }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 8, dy: 5) }
}

extension UIView {
  fileprivate func toolTip(at point: CGPoint) -> String? {
    for case let interaction as UIToolTipInteraction in interactions {
      if let (text, rect) = interaction.toolTip(at: point), rect.contains(point) { return text }
    }
    return (self as? UIControl)?.toolTip
  }
}
