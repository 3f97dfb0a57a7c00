// Effects of symbols: none is shown, and a symbol that is set is shown at once.

public protocol SymbolEffect {}
public protocol DiscreteSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

/// Every effect of Apple's is one of these here, with the settings that it may have.
public struct PlainSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Sendable
{
  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == PlainSymbolEffect {
  public static var appear: Self { Self() }
  public static var bounce: Self { Self() }
  public static var breathe: Self { Self() }
  public static var disappear: Self { Self() }
  public static var pulse: Self { Self() }
  public static var rotate: Self { Self() }
  public static var scale: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var wiggle: Self { Self() }
}

extension ContentTransitionSymbolEffect where Self == PlainSymbolEffect {
  public static var automatic: Self { Self() }
  public static var replace: Self { Self() }
}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()
  public static func `repeat`(_ count: Int) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public func `repeat`(_ count: Int) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public var repeating: Self { self }
}

extension UIImageView {
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { UIApplication.stub("UIImageView.addSymbolEffect(_:options:animated:completion:)", "symbols do not move") }

  public final func removeSymbolEffect(ofType effect: some SymbolEffect, animated: Bool = true) {}
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
