import CoreGraphics
public import Foundation

/// Something that people can do with a view, beyond touches.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Tells the interaction that it will be added to a view, or removed if that is nil.
  func willMove(to view: UIView?)
  /// Tells the interaction that it was added to a view, or removed if that is nil.
  func didMove(to view: UIView?)
}

/// Shows a text while the pointer rests on a view.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  /// The delegate, which can supply other texts.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text; nil for none.
  open var defaultToolTip: String?
  open var isEnabled = true

  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// Creates an interaction that shows `defaultToolTip`.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) { self.view = view }

  /// Does nothing.
  open func didMove(to view: UIView?) {}

  /// Returns the text at `point` of the view, and the rectangle within which it holds.
  final func toolTip(at point: CGPoint) -> (text: String, rect: CGRect)? {
    guard isEnabled, let view else { return nil }
    guard let delegate else { return defaultToolTip.map { ($0, view.bounds) } }
    return delegate.toolTipInteraction(self, configurationAt: point).map { ($0.toolTip, $0.sourceRect ?? view.bounds) }
  }
}

/// Supplies the texts of a tooltip interaction.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the text to show at `point`; nil for none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

/// A text to show while the pointer rests in a rectangle of a view.
@preconcurrency @MainActor public final class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// The rectangle, in the coordinate system of the view; nil for all of it.
  public let sourceRect: CGRect?

  /// Creates a configuration for all of a view.
  public init(toolTip: String) {
    self.toolTip = toolTip
    sourceRect = nil
  }

  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
  }
}
