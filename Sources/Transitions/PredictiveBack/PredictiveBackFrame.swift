public import UIKit

/// What a predictive back gesture shows at one instant, in the container's coordinates.
public struct PredictiveBackFrame {
  public var leaving: CGRect
  public var entering: CGRect
  public var leavingAlpha: CGFloat = 1
  public var enteringAlpha: CGFloat = 1
  /// How much of the scrim is visible, 0...1.
  public var scrim: CGFloat = 1
  /// How round the leaving screen's corners are, 0...1.
  public var corners: CGFloat = 1
  /// The progress of the gesture, 0...1.
  public var progress: CGFloat
}

/// The formulas of a predictive back gesture on a screen of a certain size.
public struct PredictiveBackMotion {
  private let parameters: PredictiveBackParameters
  let size: CGSize

  public init(_ size: CGSize, parameters: PredictiveBackParameters) {
    self.size = size
    self.parameters = parameters
  }

  /// Returns the progress of a finger that has moved some points to the right, 0...1.
  ///
  /// On a screen that is wider than the linear distance, the progress grows faster beyond that distance.
  public func progress(after distance: CGFloat) -> CGFloat {
    let distance = max(distance, 0)
    let rest = size.width - parameters.linearDistance
    guard rest > 0 else { return min(distance / size.width, 1) }
    let nearTarget = parameters.linearDistance + rest * parameters.restPart
    let beyond = max(distance - parameters.linearDistance, 0) / rest
    return min(distance / (nearTarget + (size.width - nearTarget) * beyond), 1)
  }

  /// Whether a release at a progress of the finger goes back.
  public func goesBack(at progress: CGFloat) -> Bool { progress > self.progress(after: parameters.armingDistance) }

  /// Returns how much of the preview is shown at a progress of the gesture; both are 0...1.
  private func shown(at progress: CGFloat) -> CGFloat {
    EmphasizedPace.bezier(
      parameters.curve.x1, parameters.curve.y1, parameters.curve.x2, parameters.curve.y2, at: progress)
  }

  /// Returns what is shown under a finger at a progress that has moved down by `drift` points: what leaves shrinks; in the
  /// end its right edge keeps its margin.
  public func preview(at progress: CGFloat, drift: CGFloat) -> PredictiveBackFrame {
    if parameters.style == .guide { return fading(at: progress) }
    let part = shown(at: progress)
    let scale = 1 - (1 - parameters.scale) * part
    let right = size.width * (1 - parameters.scale) / 2 - parameters.margin
    // Down, it follows fast at first, and no further than half the height.
    let left = 1 - min(abs(drift) / (size.height / 2), 1)
    let down = (drift < 0 ? -1 : 1) * (1 - left * left) * max(0, size.height * (1 - scale) / 2 - parameters.margin)
    let leaving = whole.scaled(by: scale).offsetBy(dx: right * part, dy: down)
    if parameters.style == .surface {
      return PredictiveBackFrame(leaving: leaving, entering: whole, scrim: 0, corners: part, progress: progress)
    }
    return PredictiveBackFrame(
      leaving: leaving, entering: whole.scaled(by: scale).offsetBy(dx: -parameters.enteringOffset, dy: down),
      progress: progress)
  }

  /// One screen shrinks and fades out, then the other one shrinks to its size and fades in.
  private func fading(at progress: CGFloat) -> PredictiveBackFrame {
    let part = shown(at: progress)
    return PredictiveBackFrame(
      leaving: whole.scaled(by: 1 - (1 - parameters.scale) * part),
      entering: whole.scaled(by: parameters.enteringScale + (1 - parameters.enteringScale) * part),
      leavingAlpha: max(0, 1 - part / parameters.fadeThreshold),
      enteringAlpha: max(0, (part - parameters.fadeThreshold) / (1 - parameters.fadeThreshold)), scrim: 0,
      progress: progress)
  }

  /// From what was shown, a screen grows to its size, moves to the right and fades out.
  private func lifted(from start: PredictiveBackFrame, _ part: CGFloat) -> PredictiveBackFrame {
    PredictiveBackFrame(
      leaving: start.leaving.mixed(with: whole.offsetBy(dx: size.width * parameters.exitPart, dy: 0), part),
      entering: whole, leavingAlpha: 1 - part, scrim: 0, corners: start.corners, progress: start.progress)
  }

  /// Returns what is shown after a release, at a fraction of the time; `velocity` is that of the progress, per second.
  public func end(from start: PredictiveBackFrame, at time: CGFloat, velocity: CGFloat) -> PredictiveBackFrame {
    switch parameters.style {
    case .activity: return departing(from: start, at: time, lasting: parameters.releaseDuration, velocity: velocity)
    case .guide: return fading(at: start.progress + (1 - start.progress) * EmphasizedPace.progress(at: time))
    case .surface: return lifted(from: start, EmphasizedPace.bezier(0, 0, 0.58, 1, at: time))
    }
  }

  /// Returns what a pop without a finger shows at a fraction of the time.
  public func closing(at time: CGFloat) -> PredictiveBackFrame {
    switch parameters.style {
    case .activity:
      return departing(from: preview(at: 0, drift: 0), at: time, lasting: parameters.duration, velocity: 0)
    case .guide: return fading(at: EmphasizedPace.progress(at: time))
    case .surface: return lifted(from: preview(at: 0, drift: 0), EmphasizedPace.progress(at: time))
    }
  }

  private func departing(
    from start: PredictiveBackFrame, at time: CGFloat, lasting seconds: TimeInterval, velocity: CGFloat
  ) -> PredictiveBackFrame {
    let part = EmphasizedPace.progress(at: time)
    // A gesture that has hardly begun counts as a slow fling.
    let squeeze = squeeze(
      after: seconds * Double(time), velocity: shown(at: start.progress) < 0.1 ? 1.2 : velocity)
    let end = whole.offsetBy(dx: start.leaving.minX + parameters.enteringOffset, dy: 0)
    return PredictiveBackFrame(
      leaving: start.leaving.mixed(with: end, part).scaled(by: squeeze),
      entering: start.entering.mixed(with: whole, part).scaled(by: squeeze),
      leavingAlpha: max(0, 1 - time / parameters.fadePart), scrim: 1 - time, progress: start.progress)
  }

  /// Returns the scale of both activities some seconds after a release: a spring from 1 back to 1 that began with the
  /// velocity of the progress, at most 10 per second, and never above 1.
  public func squeeze(after seconds: TimeInterval, velocity: CGFloat) -> CGFloat {
    let frequency = sqrt(parameters.squeezeStiffness)
    let damped = frequency * sqrt(1 - parameters.squeezeDamping * parameters.squeezeDamping)
    let swing = exp(-parameters.squeezeDamping * frequency * CGFloat(seconds)) * sin(damped * CGFloat(seconds)) / damped
    return min(max(1 - min(max(velocity, 0), 10) * swing, parameters.leastSqueeze), 1)
  }

  /// Returns what a push shows at a fraction of the time: the reverse of a pop, with the new screen in front.
  public func opening(at time: CGFloat) -> PredictiveBackFrame {
    let part = EmphasizedPace.progress(at: time)
    switch parameters.style {
    case .activity:
      return PredictiveBackFrame(
        leaving: whole.offsetBy(dx: parameters.enteringOffset * (1 - part), dy: 0),
        entering: whole.offsetBy(dx: -parameters.enteringOffset * part, dy: 0),
        leavingAlpha: min(time / parameters.fadePart, 1), scrim: time, progress: 0)
    case .guide: return fading(at: 1 - part)
    case .surface: return lifted(from: preview(at: 0, drift: 0), 1 - part)
    }
  }

  private var whole: CGRect { CGRect(origin: .zero, size: size) }
}

extension CGRect {
  /// Scales about the centre.
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    insetBy(dx: width * (1 - scale) / 2, dy: height * (1 - scale) / 2)
  }

  /// Returns the rectangle on the way to another one, after a part of the way that may be beyond 1.
  fileprivate func mixed(with other: CGRect, _ part: CGFloat) -> CGRect {
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
