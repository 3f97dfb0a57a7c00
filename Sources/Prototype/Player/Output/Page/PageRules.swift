import CoreGraphics
import Foundation
import Motion
import Transitions
import UIKit

/// What a page needs to know of a transition's parameters: which drags move it, what decides at a release, and how it
/// settles.
@MainActor struct PageRules {
  /// A drag that moves a transition.
  struct Drag {
    /// The name of the table that it moves through.
    var table: String
    /// Which recogniser begins: a "pan", the pan from the "edge", the "system" swipe, or the "photo" viewer's.
    var kind = "pan"
    var direction = DragDirection.right
    var parameters: DragParameters
    /// The distance from progress 0 to progress 1, in points.
    var length: Double
    /// The progress of which a finger stays inside; nil for none.
    var range: ClosedRange<Double>? = 0...1
    /// Whether the distance counts in both directions.
    var isUnsigned = false
    var rule: JSONWriter.Value
  }

  private(set) var drags: [Drag] = []
  /// How transitions settle, by the names of their tables; others as `usual`.
  private(set) var settlings: [String: JSONWriter.Value] = [:]
  /// How transitions from code move, where that is known better than from their frames.
  private(set) var pace: JSONWriter.Value?
  /// Whether a second drag begins the next transition while the first settles.
  private(set) var dragsAgain = false
  /// The time of a transition without a finger, in seconds; nil if its parameters do not say it.
  let duration: Double?
  /// The opacity of a view between the screens while the lower one is covered, and while it is not; nil for none.
  let veil: [Double]?
  /// What settles a transition that no drag began.
  let usual: JSONWriter.Value
  private let size: CGSize

  /// Nil if a page does not know the transition's rules.
  init?(_ setup: Performance) {
    size = setup.device.size
    usual = Self.curve(.easeInOut, speed: 1)
    let values = setup.entry.values(setup.edits)
    let own = (values as? MarkedPushDownParameters)?.transition ?? values
    let dimming = (own as? any ShadedTransitionParameters)?.dimming
    veil = dimming.flatMap { dimming in
      dimming.isOn && dimming.placement == .above
        ? [dimming.strengthCovered.native, dimming.strengthRevealed.native] : nil
    }
    duration = values is EngineParameters ? nil : (own as? any TransitionParameters)?.duration
    switch values {
    case let values as BackSwipeParameters:
      addPan("back", values.drag)
      if setup.entry.forward != nil { addPan("forth", values.drag, .left) }
      if setup.entry.name == "back-swipe", values.push == .system { settlings["on"] = Self.system }
    case let values as SystemSwipeParameters: addSystem("back", values.region)
    case let values as RiseParameters:
      guard setup.entry.back != nil else { return }
      for (table, direction) in [("back", DragDirection.down), ("forth", .up)] {
        addPan(table, values.drag, direction, length: values.dragDistance.native)
        drags[drags.count - 1].range = values.leastProgress.native...values.greatestProgress.native
        drags[drags.count - 1].isUnsigned = true
      }
    case let values as KeyframeParameters: addEdgePop(values.drag)
    case let values as CornerRotationParameters: addEdgePop(values.drag)
    case let values as SinkParameters: addPan("back", values.drag)
    case let values as GrowParameters: addPan("back", values.drag)
    case let values as SharedElementParameters: addPan("back", values.drag)
    case let values as SidePresentParameters: addPan("back", values.drag)
    case let values as FadeSlideParameters:
      addPan("back", values.drag)
      drags[0].range = nil
    case let values as PhotoViewerParameters where !values.dragsUp: addPhoto(values)
    case let values as EngineParameters: addEngine(values)
    case let values as MarkedPushDownParameters: addPushDown(values)
    default: return nil
    }
  }

  private mutating func addPan(
    _ table: String, _ parameters: DragParameters, _ direction: DragDirection = .right, length: Double? = nil
  ) {
    let length = length ?? direction.length(of: size).native
    drags.append(
      Drag(
        table: table, direction: direction, parameters: parameters, length: length,
        rule: Self.rule(parameters, length)))
    settlings[table] = Self.curve(parameters.completionCurve, speed: parameters.completionSpeed.native)
  }

  private mutating func addEdgePop(_ parameters: DragParameters) {
    addPan("back", parameters)
    if parameters.region == .edge, parameters.edgeWidth <= 20 {
      drags[0].kind = "edge"
      drags[0].parameters.slop = 10
    }
  }

  private mutating func addSystem(_ table: String, _ region: DragParameters.Region) {
    var parameters = DragParameters()
    (parameters.region, parameters.rule, parameters.projection) = (region, .projection, 0.3)
    addPan(table, parameters)
    drags[drags.count - 1].kind = "system"
    settlings[table] = Self.system
    if table == "back" {
      (settlings["on"], settlings["popped"]) = (Self.system, Self.system)
      dragsAgain = region == .anywhere
    }
  }

  private mutating func addPushDown(_ values: MarkedPushDownParameters) {
    let parameters = values.transition
    guard values.marksScreens else { return addSystem("back", .edge) }
    if parameters.hasSystemEdgeSwipe, parameters.drag.region == .anywhere { addSystem("system", .edge) }
    addPan("back", parameters.drag)
    settlings["back"] = .object([
      ("kind", .string("frames")), ("rate", .number(parameters.completionRate.native)),
    ])
  }

  private mutating func addPhoto(_ values: PhotoViewerParameters) {
    addPan("back", values.drag, .down, length: values.dragDistance.native)
    drags[0].kind = "photo"
    settlings["back"] = .object([
      ("kind", .string("photo")), ("seconds", .number(values.duration)),
      ("curve", Self.points(values.drag.completionCurve)), ("ratio", .number(values.springDamping.native)),
    ])
  }

  private mutating func addEngine(_ values: EngineParameters) {
    addPan("back", values.drag)
    dragsAgain = values.dragsAgain
    let spring = UISpringTimingParameters(
      mass: values.spring.mass, stiffness: values.spring.stiffness, damping: values.spring.damping,
      initialVelocity: .zero)
    let springMembers: [(key: String, value: JSONWriter.Value)] = [
      (
        "spring",
        .array([values.spring.mass, values.spring.stiffness, values.spring.damping].map { .number($0.native) })
      ),
      ("springSeconds", .number(UIViewPropertyAnimator(duration: 0, timingParameters: spring).duration)),
      (
        "curve",
        .array([values.curve.x1, values.curve.y1, values.curve.x2, values.curve.y2].map { .number($0.native) })
      ),
    ]
    let settling = JSONWriter.Value.object(
      springMembers + [
        ("kind", .string("engine")), ("isSpring", .boolean(values.releasePace == .spring)),
        ("time", .string(values.releaseTime.rawValue)), ("shortest", .number(values.shortestRelease)),
        ("back", .number(values.cancelDuration)),
        ("seconds", .number(values.releaseDuration)), ("passesEnd", .boolean(values.passesEnd)),
      ])
    for table in ["back", "on", "popped"] { settlings[table] = settling }
    pace = .object(
      springMembers + [
        ("isSpring", .boolean(values.pace == .spring)), ("seconds", .number(values.duration)),
      ])
  }

  // MARK: Values

  private static let system = JSONWriter.Value.object([("kind", .string("system"))])

  /// By a curve over the transition's own time.
  private static func curve(_ curve: UIView.AnimationCurve, speed: Double) -> JSONWriter.Value {
    .object([("kind", .string("curve")), ("curve", points(curve)), ("speed", .number(speed))])
  }

  /// The coordinates of a curve's two control points.
  private static func points(_ curve: UIView.AnimationCurve) -> JSONWriter.Value {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    let (first, second) = (parameters.controlPoint1, parameters.controlPoint2)
    return .array([first.x, first.y, second.x, second.y].map { .number(($0.native * 1e6).rounded() / 1e6) })
  }

  private static func rule(_ parameters: DragParameters, _ length: Double) -> JSONWriter.Value {
    let unit = parameters.velocityUnit == .lengths ? length : 1
    return .object([
      ("kind", .string(parameters.rule.rawValue)), ("threshold", .number(parameters.distanceThreshold.native)),
      ("velocity", .number(parameters.velocityThreshold.native * unit)),
      ("seconds", .number(parameters.projection.native)),
    ])
  }
}

extension PageRules.Drag {
  var json: JSONWriter.Value {
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("table", .string(table)), ("kind", .string(kind)), ("direction", .string("\(direction)")),
      ("slop", .number(max(10, parameters.slop.native))), ("length", .number(length)), ("rule", rule),
    ]
    if parameters.region == .edge { members.append(("edge", .number(parameters.edgeWidth.native))) }
    if let range { members.append(("range", .array([.number(range.lowerBound), .number(range.upperBound)]))) }
    if isUnsigned { members.append(("unsigned", .boolean(true))) }
    return .object(members)
  }

  /// How a finger moves the transition through all of its progress.
  var start: PageFrames.Start {
    // Away from the edge a system's swipe cannot take the drag.
    let isAtEdge = parameters.region == .edge
    return .drag(direction, offset: isAtEdge ? 0 : 30, slop: max(10, parameters.slop.native), length: length)
  }
}
