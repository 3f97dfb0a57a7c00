public import CoreGraphics
public import Foundation

extension UIViewController {
  /// How a controller likes to be shown and hidden, by a push as well as by a presentation.
  @preconcurrency @MainActor public final class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    required init(_ kind: Kind) { self.kind = kind }

    public static var coverVertical: Self { Self(.style(.coverVertical)) }
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
    /// Fades; page curls are not supported.
    public static var partialCurl: Self { Self(.style(.partialCurl)) }

    /// The screen grows from the view that `sourceViewProvider` returns, and shrinks back to it, also under a finger.
    ///
    /// The provider is called once for each direction; without a view the screen grows from the middle and fades.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      let copy = options?.copy() as? ZoomOptions
      return Self(.zoom(copy ?? ZoomOptions(), sourceViewProvider))
    }

    /// The screen grows from what shows the item in its bar.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { zoom(options: options, sourceViewProvider: { sourceBarButtonItemProvider($0)?.shownView }) }
  }
}

extension UIViewController.Transition {
  @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController
  }

  @preconcurrency @MainActor public final class ZoomOptions: NSObject, @preconcurrency NSCopying {
    /// Returns the part of the zoomed view that lies over the source at the small end; without it, or if it is nil, the
    /// whole view does.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Over the covered screen, with this opacity; nil for the system's.
    public var dimmingColor: UIColor?
    /// In addition to the color; nil for none.
    public var dimmingVisualEffect: UIBlurEffect?
    /// Whether a gesture dismisses the screen; nil for the system's answer.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    public override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = ZoomOptions()
      copy.alignmentRectProvider = alignmentRectProvider
      (copy.dimmingColor, copy.dimmingVisualEffect) = (dimmingColor, dimmingVisualEffect)
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      return copy
    }

    @preconcurrency @MainActor public struct AlignmentRectContext {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController
    }

    @preconcurrency @MainActor public struct InteractionContext {
      /// In the zoomed view.
      public let location: CGPoint
      /// In points per second.
      public let velocity: CGVector
      /// The system's answer.
      public let willBegin: Bool
    }
  }
}

extension UIViewController {
  /// The options and the provider of the preferred transition; nil unless that is a zoom.
  final var zoom: (options: Transition.ZoomOptions, source: (Transition.ZoomSourceViewProviderContext) -> UIView?)? {
    guard case .zoom(let options, let source)? = preferredTransition?.kind else { return nil }
    return (options, source)
  }

  /// The style of the preferred transition; nil if there is none, or if it is a zoom.
  final var wantedStyle: UIModalTransitionStyle? {
    if case .style(let style)? = preferredTransition?.kind { style } else { nil }
  }

  /// The gestures that dismiss the screen exist as long as the preferred transition is a zoom.
  final func installZoomDrag() {
    guard isViewLoaded, (zoom != nil) != (zoomDrag != nil) else { return }
    zoomDrag?.remove()
    zoomDrag = zoom == nil ? nil : ZoomDrag(of: self)
  }
}
