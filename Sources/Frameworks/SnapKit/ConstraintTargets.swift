public import UIKit

/// What a constraint can be related to: views, guides, their attributes, and figures.
@preconcurrency @MainActor public protocol ConstraintRelatableTarget {}

/// What can be an offset or an inset.
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {
  func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat
}

public struct ConstraintPriority: Sendable {
  let value: UILayoutPriority

  public static let required = ConstraintPriority(value: .required)
  public static let high = ConstraintPriority(value: .defaultHigh)
  public static let medium = ConstraintPriority(value: UILayoutPriority(500))
  public static let low = ConstraintPriority(value: .defaultLow)
}

@preconcurrency @MainActor public protocol ConstraintPriorityTarget {
  var layoutPriority: UILayoutPriority { get }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  public var layoutPriority: UILayoutPriority { self }
}

extension ConstraintNumber {
  public var layoutPriority: UILayoutPriority { UILayoutPriority(Float(points)) }
}

public protocol ConstraintNumber: ConstraintConstantTarget, ConstraintPriorityTarget {
  var points: CGFloat { get }
}

private let ends: Set<NSLayoutConstraint.Attribute> = [.right, .bottom, .trailing, .lastBaseline]

extension ConstraintNumber {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    isInset && ends.contains(attribute) ? -points : points
  }
}

extension Int: ConstraintNumber { public var points: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var points: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var points: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var points: CGFloat { self } }

extension CGPoint: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    switch attribute {
    case .left, .leading, .centerX: x
    case .right, .trailing: isInset ? -x : x
    case .bottom, .lastBaseline: isInset ? -y : y
    case .top, .centerY, .firstBaseline: y
    default: 0
    }
  }
}

extension CGSize: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    attribute == .width ? width : attribute == .height ? height : 0
  }
}

extension UIEdgeInsets: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    switch attribute {
    case .left, .leading: left
    case .top, .firstBaseline: top
    case .right, .trailing: isInset ? -right : right
    case .bottom, .lastBaseline: isInset ? -bottom : bottom
    default: 0
    }
  }
}

extension NSDirectionalEdgeInsets: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).constant(for: attribute, isInset: isInset)
  }
}

extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

// MARK: snp

extension UIView {
  public final var snp: ConstraintDSL { ConstraintDSL(self) }
}

extension UILayoutGuide {
  public final var snp: ConstraintDSL { ConstraintDSL(self) }
}

/// What `view.snp` is: its attributes, and the closures that describe its constraints.
@preconcurrency @MainActor public struct ConstraintDSL: ConstraintAttributes {
  private let target: AnyObject

  init(_ target: AnyObject) { self.target = target }

  public func describing(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }

  /// Makes constraints without activating them.
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    if let view = target as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(ConstraintItem(target))
    closure(maker)
    return maker.descriptions.map(\.constraint)
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) {
      constraint.activate()
      made.constraints += constraint.layoutConstraints
    }
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives constraints that exist already, between the same attributes, the constants of the new ones.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for new in prepareConstraints(closure).flatMap(\.layoutConstraints) {
      let old = made.constraints.first {
        $0.firstAttribute == new.firstAttribute && $0.relation == new.relation && $0.secondItem === new.secondItem
          && $0.secondAttribute == new.secondAttribute && $0.multiplier == new.multiplier && $0.isActive
      }
      if let old {
        old.constant = new.constant
      } else {
        UIApplication.shared.report("SnapKit: updateConstraints describes a constraint that was not made before")
      }
    }
  }

  public func removeConstraints() {
    NSLayoutConstraint.deactivate(made.constraints)
    made.constraints = []
  }

  public var contentHuggingHorizontalPriority: Float {
    get { (target as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      (target as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  // MARK: What was made

  private final class Made: NSObject { var constraints: [NSLayoutConstraint] = [] }

  private static let key = UnsafeRawPointer(Unmanaged.passRetained(Made()).toOpaque())

  private var made: Made {
    if let made = objc_getAssociatedObject(target, Self.key) as? Made { return made }
    let made = Made()
    objc_setAssociatedObject(target, Self.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
