public import Foundation
import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The computation of a detent's height.
    private enum Height {
      case medium, large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the detent about half as high as the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The identifier of the detent nearly as high as the screen.
      public static let large = Self("com.apple.UIKit.large")
    }

    private let givenIdentifier: Identifier?
    private let height: Height

    /// Creates a detent of the height that a subclass computes.
    public override convenience init() { self.init(nil, .large) }

    private init(_ identifier: Identifier?, _ height: Height) {
      (givenIdentifier, self.height) = (identifier, height)
      super.init()
    }

    /// The name of the detent; without a given one, a name that no other detent has.
    public final var identifier: Identifier {
      givenIdentifier ?? Identifier("detent \(UInt(bitPattern: ObjectIdentifier(self).hashValue))")
    }

    /// Creates a detent about half as high as the screen: a card that keeps a distance from its edges.
    ///
    /// On a screen that is too low it is left out.
    open class func medium() -> Detent { Detent(.medium, .medium) }

    open class func large() -> Detent { Detent(.large, .large) }

    /// Creates a detent of the height that `resolver` returns, in points without the safe area at the bottom.
    ///
    /// From the context's `maximumDetentValue` on the sheet is a large one. Nil leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier, .custom(resolver)) }

    /// Returns the height in a context, in points without the safe area at the bottom; nil if the detent is left out.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch height {
      case .medium:
        (context as? SheetContext)?.hasCompactHeight == true
          ? nil : context.maximumDetentValue * SheetMetrics.mediumFraction
      case .large: context.maximumDetentValue
      case .custom(let resolver): resolver(context)
      }
    }
  }
}

/// The surroundings for which the height of a detent is computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet can have, in points without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The surroundings of a sheet on a screen.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let hasCompactHeight: Bool

  init(_ layout: SheetLayout) {
    containerTraitCollection = UITraitCollection(displayScale: layout.scale)
    maximumDetentValue = layout.maximumValue
    hasCompactHeight = layout.hasCompactHeight
  }
}
