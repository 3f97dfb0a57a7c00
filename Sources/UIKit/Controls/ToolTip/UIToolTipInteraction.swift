import CoreGraphics
public import Foundation

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
