import Foundation
import Motion

struct TransitionMotion {
  let name: String
  /// When the motion is played.
  let remark: String
  let timing: Timing

  enum Timing: Equatable {
    /// The duration is in seconds.
    case curve(CubicBezier, Double)
    case spring(SpringShape)

    /// Returns a curve that is within 0.3 % of 1 − e^(−t/τ) for iOS 27's τ, as long as UIKit plays it; τ in seconds.
    static func exponential(_ timeConstant: Double) -> Self {
      let spring = Spring(mass: 1, stiffness: 1 / (timeConstant * timeConstant), damping: 2 / timeConstant)
      return .curve(CubicBezier(0.1217, 1.1773, 0.2775, 0.9727), spring.appleSettlingDuration)
    }

    /// The system's own push and pop on iOS 27, which last until a thousandth is left.
    static let system = curve(CubicBezier(0.1578, 1.074, 0.3743, 0.9769), 0.061 * log(1000))
  }
}

/// The present parameters of a transition, by key, and the motions that they make.
@MainActor struct MotionParameters {
  private let entry: CatalogueEntry
  private let values: [String: ParameterValue]

  init(_ entry: CatalogueEntry, _ edits: ParameterEdits) {
    self.entry = entry
    values = Dictionary(
      entry.parameters.map { ($0.description.key, edits[$0.description.key] ?? $0.initial) }, uniquingKeysWith: { $1 })
  }

  var others: [(description: ParameterDescription, value: ParameterValue)] {
    entry.parameters.compactMap { parameter, initial in
      guard !Self.motionKeys.contains(parameter.key),
        !["spring", "curve"].contains(parameter.key.prefix { $0 != "." }),
        parameter.condition?.holds({ values[$0] }) != false
      else { return nil }
      return (parameter, values[parameter.key] ?? initial)
    }
  }

  private static let motionKeys: Set<String> = [
    "duration", "pace", "timeConstant", "release.pace", "release.duration", "release.curve", "release.speed",
    "release.rate", "zoom.frequency",
  ]

  /// The motion from code; the motion after a drag, if it differs; and others.
  var motions: [TransitionMotion] {
    guard entry.group != .own else { return [] }
    let hasSystemPush = values["push"] == .choice("system")
    let afterDrag = afterDrag
    let start = hasSystemPush ? "Back, if no finger moves it" : "If no finger moves it"
    let sameAfterDrag = afterDrag.map { $0.timing == fromCode ? "; also after a drag, \($0.remark)" : "" } ?? ""
    let standIn = isEmphasized ? "; Material's stand-in for its emphasized curve, which has two parts" : ""
    var motions = [
      TransitionMotion(name: "transition", remark: "\(start)\(sameAfterDrag)\(standIn).", timing: fromCode)
    ]
    if hasSystemPush {
      motions.append(TransitionMotion(name: "push", remark: "A push, which is the system's.", timing: .system))
    }
    if let (timing, remark) = afterDrag, timing != fromCode {
      motions.append(TransitionMotion(name: "settling", remark: "After a drag; \(remark).", timing: timing))
    }
    if spring == nil, let ratio = number("spring.damping"), let duration = number("duration") {
      let spring = Spring(dampingRatio: ratio, duration: duration)
      motions.append(
        TransitionMotion(
          name: "springBack", remark: "After a drag that is not enough; with the finger's velocity.",
          timing: .spring(SpringShape(mass: 1, stiffness: spring.stiffness, damping: spring.damping))))
    }
    return motions
  }

  var spring: SpringShape? {
    guard let mass = number("spring.mass"), let stiffness = number("spring.stiffness"),
      let damping = number("spring.damping")
    else { return nil }
    return SpringShape(mass: mass, stiffness: stiffness, damping: damping)
  }

  private func number(_ key: String) -> Double? {
    guard case .number(let number)? = values[key],
      entry.parameters.first(where: { $0.description.key == key })?.description.condition?.holds({ values[$0] })
        != false
    else { return nil }
    return number
  }

  /// A system transition has no duration among its parameters.
  private var isSystem: Bool { number("duration") == nil && values["pace"] == nil }

  private var fromCode: TransitionMotion.Timing {
    if let frequency = number("zoom.frequency") { return .spring(SpringShape(frequency: frequency, ratio: 1)) }
    if isSystem { return .system }
    if values["pace"] == .choice("spring"), let spring { return .spring(spring) }
    if values["pace"] == .choice("exponential"), let exponential { return exponential }
    if let response = number("spring.response"), let ratio = number("spring.damping") {
      return .spring(SpringShape(mass: 1, stiffness: 1, damping: 2 * ratio).with(duration: response))
    }
    if isEmphasized { return .curve(Self.emphasized, number("duration") ?? 0) }
    let isEven = Self.evenTransitions.contains(entry.name)
    return .curve(curve ?? (isEven ? .linear : .easeInEaseOut), number("duration") ?? 0)
  }

  /// Whether Material's emphasized curve times the transition from code.
  ///
  /// It has two parts; where one is asked for, Material gives the curve (0.2, 0, 0, 1) instead.
  private var isEmphasized: Bool { entry.name == "container-transform" || entry.name.hasPrefix("android-") }

  private static let emphasized = CubicBezier(0.2, 0, 0, 1)

  /// These move at a constant speed; the curve of the others is UIKit's default.
  private static let evenTransitions: Set<String> = ["back-swipe", "swipe-dismiss", "swipe-tabs"]

  /// What times the end of a drag, with a remark about it; nil if drags do not end the transition.
  private var afterDrag: (timing: TransitionMotion.Timing, remark: String)? {
    guard entry.back != nil else { return nil }
    let whole = "the duration is that of the whole distance, and the rest takes its part of it"
    if number("zoom.frequency") != nil {
      return (.spring(SpringShape(frequency: 15, ratio: 0.75)), "faster where the finger was fast")
    }
    if isSystem { return (.spring(.system), "with the finger's velocity") }
    if values["release.pace"] == .choice("spring"), let spring {
      return (.spring(spring), "with the finger's velocity")
    }
    if values["release.pace"] == .choice("exponential"), let exponential { return (exponential, "from any progress") }
    if let curve, let seconds = number("release.duration") {
      let fades = number("exit.part") != nil
      return (.curve(fades ? .easeOut : isEmphasized ? Self.emphasized : curve, seconds), "from any progress")
    }
    if let rate = number("release.rate") { return (.curve(.linear, 1 / rate), whole) }
    guard case .choice(let name)? = values["release.curve"], let curve = Self.curves[name],
      let duration = number("duration")
    else { return nil }
    guard let speed = number("release.speed") else { return (.curve(curve, duration), "from any progress") }
    return (.curve(curve, duration / speed), whole)
  }

  private var curve: CubicBezier? {
    guard let x1 = number("curve.x1"), let y1 = number("curve.y1"), let x2 = number("curve.x2"),
      let y2 = number("curve.y2")
    else { return nil }
    return CubicBezier(validating: x1, y1, x2, y2)
  }

  /// The exponential motion of the parameters.
  private var exponential: TransitionMotion.Timing? { number("timeConstant").map(TransitionMotion.Timing.exponential) }

  private static let curves: [String: CubicBezier] = [
    "easeInOut": .easeInEaseOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]
}

extension SpringShape {
  fileprivate init(frequency: Double, ratio: Double) {
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// The spring by which the system's own transitions settle on iOS 27.
  fileprivate static let system = SpringShape(mass: 1, stiffness: 484, damping: 37.4)
}
