public import Foundation
import QuartzCore

extension UISheetPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    private enum Height {
      case medium, large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Self("com.apple.UIKit.medium")
      public static let large = Self("com.apple.UIKit.large")
    }

    private let givenIdentifier: Identifier?
    private let height: Height

    /// The height is the one that a subclass computes.
    public override convenience init() { self.init(nil, .large) }

    private init(_ identifier: Identifier?, _ height: Height) {
      (givenIdentifier, self.height) = (identifier, height)
      super.init()
    }

    /// The name of the detent; without a given one, a name that no other detent has.
    public final var identifier: Identifier {
      givenIdentifier ?? Identifier("detent \(UInt(bitPattern: ObjectIdentifier(self).hashValue))")
    }

    /// A detent about half as high as the screen: a card that keeps a distance from its edges; left out on a screen
    /// that is too low.
    open class func medium() -> Detent { Detent(.medium, .medium) }

    open class func large() -> Detent { Detent(.large, .large) }

    /// In points without the safe area at the bottom; from the context's `maximumDetentValue` on the sheet is a large
    /// one, and nil leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier, .custom(resolver)) }

    /// In points without the safe area at the bottom; nil if the detent is left out.
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

@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// In points without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

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
