import CoreGraphics
import Motion
import QuartzCore

/// One for everything, and one for the vertical part of positions.
struct AnimatorCurves {
  let main: BlockCurve
  let vertical: BlockCurve

  static let even = Self(main: .named(.linear), vertical: .named(.linear))

  private init(main: BlockCurve, vertical: BlockCurve) { (self.main, self.vertical) = (main, vertical) }

  /// A provider with neither a curve nor a spring gets ease-in, ease-out.
  @MainActor init(_ provider: any UITimingCurveProvider) {
    let wantsCurve = provider.timingCurveType == .cubic || provider.timingCurveType == .builtin
    if !wantsCurve, let spring = provider.springTimingParameters {
      self.init(spring)
    } else if let cubic = provider.cubicTimingParameters {
      self.init(cubic)
    } else if let spring = provider.springTimingParameters {
      self.init(spring)
    } else {
      self.init(main: .named(.easeInEaseOut), vertical: .named(.easeInEaseOut))
    }
  }

  private init(_ cubic: UICubicTimingParameters) {
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    let function = CAMediaTimingFunction(
      controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
    // Named curves are exact, while control points go through single precision.
    let exact = Self.names.map { CAMediaTimingFunction(name: $0) }.first { $0.isEqual(function) } ?? function
    self.init(main: .bezier(exact), vertical: .bezier(exact))
  }

  private static let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  private init(_ parameters: UISpringTimingParameters) {
    let (dx, dy) = (parameters.initialVelocity.dx.native, parameters.initialVelocity.dy.native)
    switch parameters.form {
    case .ratio(let ratio):
      self.init(
        main: .damped(dampingRatio: ratio, velocity: dx), vertical: .damped(dampingRatio: ratio, velocity: dy))
    case .spring(let spring): self.init(main: .spring(spring, velocity: dx), vertical: .spring(spring, velocity: dy))
    }
  }

  /// Springs with a fixed stiffness take their own time.
  func length(asked: Double) -> Double {
    main.ownLength ?? asked
  }
}

extension BlockCurve {
  /// The time map from `fraction` to `target` in `seconds` after `delay`; a spring without an initial velocity takes
  /// over `rate`, in fractions per second.
  func map(
    from fraction: Double, to target: Double, seconds: Double, delay: Double, rate: Double
  ) -> TimeMap {
    TimeMap(
      begin: delay, from: fraction, to: target, duration: seconds,
      curve: takingOver(rate, of: target - fraction).timingCurve(duration: seconds))
  }

  /// The length of a spring with a fixed stiffness, in seconds; nil for other curves.
  var ownLength: Double? {
    guard case .spring(let spring, _) = self else { return nil }
    if case .spring(spring, _) = Self.system { return Self.systemDuration }
    return spring.appleSettlingDuration
  }

  private func takingOver(_ rate: Double, of distance: Double) -> Self {
    guard rate != 0, rate.isFinite, distance.magnitude > Self.leastDistance else { return self }
    let limit = AnimationLimits.greatestVelocity
    let taken = min(limit, max(-limit, rate / distance))
    switch self {
    case .damped(let ratio, let velocity) where velocity == 0: return .damped(ratio: ratio, velocity: taken)
    case .spring(let spring, let velocity) where velocity == 0: return .spring(spring, velocity: taken)
    default: return self
    }
  }

  /// A velocity is taken over only over this distance, a fraction of the whole.
  private static let leastDistance = 1e-3

  /// It has an initial velocity.
  var isSpring: Bool { if case .bezier = self { false } else { true } }
}
