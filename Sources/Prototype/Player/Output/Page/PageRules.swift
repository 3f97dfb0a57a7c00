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
    /// Whether a recogniser of the system's begins it, which has a slop of its own.
    var isBySystem = false
    /// Whether the recogniser fails across its direction, as that of the screen's edge, rather than being a pan.
    var locksAxis = false
    var direction = DragDirection.right
    var parameters: DragParameters
    /// The distance from progress 0 to progress 1, in points.
    var length: Double
    /// The progress of which a finger stays inside; nil for none.
    var range: ClosedRange<Double>? = 0...1
    /// Whether the distance counts in both directions.
    var isUnsigned = false
    /// Whether a drag in the opposite direction begins, too.
    var goesBoth = false
    /// Whether the transition follows the finger only from the event after its beginning on.
    var isLate = false
    var rule: JSONWriter.Value
    /// How far from the edge what is dragged lies, in points; nil for anywhere.
    var from: Double?
    /// Of the presses that the region allows, those nearer to the edge than this distance, in points, or the others.
    var reach: (distance: Double, isWithin: Bool)?
  }

  var drags: [Drag] = []
  /// What of the script moves the transition.
  var parts: Set<Page.ScriptPart> = []
  /// How transitions settle, by the names of their tables; others as `usual`.
  var settlings: [String: JSONWriter.Value] = [:]
  /// How transitions from code move, by the names of their tables, where that is known better than from their frames.
  private(set) var paces: [String: JSONWriter.Value] = [:]
  /// Whether a second drag begins the next transition while the first settles.
  private(set) var dragsAgain = false
  /// The time of a transition without a finger, in seconds; nil if its parameters do not say it.
  let duration: Double?
  /// The progress of a pop from code at a share of its time, if the table of a drag is read off that.
  var flight: ((Double) -> Double)?
  /// Whether a press holds a transition that moves by itself.
  var catches = true
  /// What settles a transition that no drag began.
  let usual: JSONWriter.Value
  let size: CGSize
  private let system: NavigationMotion

  /// What trials found of the user's code.
  init(_ trials: PageTrials) {
    size = trials.setup.device.size
    system = trials.setup.phone.systemVersion.navigation
    (usual, duration) = (Self.curve(.easeInOut, speed: 1), nil)
    if let region = trials.system { addSystem("back", region) }
    catches = trials.system != nil || trials.catches
    guard let path = trials.path else { return }
    var parameters = DragParameters()
    if let edge = path.edge { (parameters.region, parameters.edgeWidth) = (.edge, CGFloat(edge)) }
    (parameters.rule, parameters.distanceThreshold) = (trials.rule.kind, CGFloat(trials.rule.threshold))
    parameters.velocityThreshold = CGFloat(trials.rule.velocity)
    parameters.projection = CGFloat(trials.rule.seconds)
    let table = path.isOpening ? "forth" : "back"
    addPan(table, parameters, path.direction, length: path.length)
    drags[0].parameters.slop = CGFloat(path.slop)
    (drags[0].isLate, drags[0].from) = (path.isLate, path.from)
    if let edge = path.edge, edge <= 20 { locksAxis() }
    let laws = zip(["finish", "cancel"], trials.settlings).map { name, settling in
      (
        key: name,
        value: JSONWriter.Value.object(
          Page.pace(settling.pairs, lasting: settling.seconds) + [("whole", .boolean(settling.isForWhole))])
      )
    }
    parts.insert(.pairs)
    settlings[table] = .object([("kind", .string("pairs"))] + laws)
  }

  /// Nil if a page does not know the transition's rules.
  init?(_ setup: Performance) {
    size = setup.device.size
    system = setup.phone.systemVersion.navigation
    usual = Self.curve(.easeInOut, speed: 1)
    let values = setup.entry.values(setup.edits)
    let own = (values as? MarkedPushDownParameters)?.transition ?? values
    // A container takes longer to grow than to shrink.
    let hasTwoDurations = values is EngineParameters || values is ContainerTransformParameters
    duration = hasTwoDurations ? nil : (own as? any TransitionParameters)?.duration
    switch values {
    case let values as BackSwipeParameters:
      addPan("back", values.drag)
      if setup.entry.forward != nil { addPan("forth", values.drag, .left) }
      if setup.entry.name == "back-swipe", values.push == .system {
        (settlings["on"], paces["on"]) = (systemSettling, systemPace)
        parts.insert(.system)
      }
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
    case let values as ContainerTransformParameters: addPan("back", values.drag)
    case let values as SharedElementParameters: addPan("back", values.drag)
    case let values as SidePresentParameters: addPan("back", values.drag)
    case let values as FadeSlideParameters:
      addPan("back", values.drag)
      drags[0].range = nil
    case let values as PhotoViewerParameters: addPhoto(values)
    case let values as PredictiveBackParameters: addBack(values)
    case let values as ZoomValues: addZoom(values.motion)
    case let values as EngineParameters: addEngine(values)
    case let values as MarkedPushDownParameters: addPushDown(values)
    default: return nil
    }
  }

  mutating func addPan(
    _ table: String, _ parameters: DragParameters, _ direction: DragDirection = .right, length: Double? = nil
  ) {
    let length = length ?? direction.length(of: size).native
    var parameters = parameters
    parameters.slop = max(10, parameters.slop)
    drags.append(
      Drag(
        table: table, direction: direction, parameters: parameters, length: length,
        rule: Self.rule(parameters, length)))
    settlings[table] = Self.curve(parameters.completionCurve, speed: parameters.completionSpeed.native)
  }

  private mutating func addEdgePop(_ parameters: DragParameters) {
    addPan("back", parameters)
    if parameters.region == .edge, parameters.edgeWidth <= 20 {
      locksAxis()
      drags[0].parameters.slop = 10
    }
  }

  /// The recogniser of the last drag is like that of the screen's edge.
  mutating func locksAxis() {
    drags[drags.count - 1].locksAxis = true
    parts.insert(.edge)
  }

  private mutating func addSystem(_ table: String, _ region: DragParameters.Region) {
    for (swipe, itsRegion) in [(system.edge, DragParameters.Region.edge), (system.content, .anywhere)]
    where itsRegion == .edge || region == .anywhere {
      var parameters = DragParameters()
      (parameters.region, parameters.slop) = (itsRegion, swipe.slop)
      addPan(table, parameters)
      drags[drags.count - 1].isBySystem = true
      if itsRegion == .edge { locksAxis() }
      drags[drags.count - 1].rule = Self.rule(swipe.rule)
    }
    parts.insert(.system)
    settlings[table] = systemSettling
    guard table == "back" else { return }
    for other in ["on", "popped"] { (settlings[other], paces[other]) = (systemSettling, systemPace) }
    dragsAgain = region == .anywhere
  }

  private mutating func addPushDown(_ values: MarkedPushDownParameters) {
    let parameters = values.transition
    guard values.marksScreens else { return addSystem("back", .edge) }
    if parameters.hasSystemEdgeSwipe, parameters.drag.region == .anywhere { addSystem("system", .edge) }
    addPan("back", parameters.drag)
    parts.insert(.frames)
    settlings["back"] = .object([
      ("kind", .string("frames")), ("rate", .number(parameters.completionRate.native)),
      ("speed", .number(1)), ("curve", Self.points(.easeInOut)),
    ])
  }

  private mutating func addEngine(_ values: EngineParameters) {
    addPan("back", values.drag)
    if values.drag.edgeDiffers, values.drag.region == .anywhere {
      addPan("back", values.drag.beginning(0))
      for index in drags.indices { drags[index].reach = (values.drag.edgeWidth.native, index == 1) }
    }
    dragsAgain = values.dragsAgain
    let curve: (key: String, value: JSONWriter.Value) = ("curve", Self.points(values.curve))
    let settling = JSONWriter.Value.object(
      Self.spring(values, values.releasePace) + [
        curve, ("kind", .string("engine")), ("time", .string(values.releaseTime.rawValue)),
        ("shortest", .number(values.shortestRelease)), ("back", .number(values.cancelDuration)),
        ("seconds", .number(values.releaseDuration)), ("passesEnd", .boolean(values.passesEnd)),
        ("veil", .array(Self.veil(values).map { .number($0.native) })),
      ])
    parts.insert(.engine)
    for table in ["back", "on", "popped"] { settlings[table] = settling }
    let pace = JSONWriter.Value.object(
      Self.spring(values, values.pace) + [curve, ("seconds", .number(values.duration))])
    for table in ["on", "popped"] { paces[table] = pace }
  }

  /// The opacity of a view between the screens that takes touches, while the lower one is covered and while it is not.
  ///
  /// In an engine a property animator moves the screens, which leaves views touchable.
  private static func veil(_ values: EngineParameters) -> [CGFloat] {
    let dimming = values.dimming
    guard dimming.isOn, dimming.placement == .above else { return [0, 0] }
    return [dimming.strengthCovered, dimming.strengthRevealed]
  }

  /// The spring of a pace; nothing if a curve times it.
  private static func spring(
    _ values: EngineParameters, _ pace: EngineParameters.Pace
  ) -> [(key: String, value: JSONWriter.Value)] {
    let timing: UISpringTimingParameters
    switch pace {
    case .curve: return []
    case .exponential: timing = exponentialTiming(values.timeConstant)
    case .spring:
      timing = UISpringTimingParameters(
        mass: values.spring.mass, stiffness: values.spring.stiffness, damping: values.spring.damping,
        initialVelocity: .zero)
    }
    let frequency = 1 / values.timeConstant
    let numbers =
      pace == .exponential
      ? [1, frequency * frequency, 2 * frequency]
      : [values.spring.mass, values.spring.stiffness, values.spring.damping].map(\.native)
    return [
      ("spring", .array(numbers.map { .number($0) })),
      ("springSeconds", .number(UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration)),
    ] + (pace == .exponential ? [("velocity", .number(frequency))] : [])
  }

  // MARK: Values

  /// Of a swipe or a catch: the spring, the rules at the edge and elsewhere, and how velocity is tracked.
  private var systemSettling: JSONWriter.Value {
    .object([
      ("kind", .string("system")), ("spring", Self.numbers(system.settling)),
      ("rules", .array([Self.rule(system.edge.rule), Self.rule(system.content.rule)])),
      ("scrolls", .boolean(system.tracksAsScrollViews)),
    ])
  }

  private var systemPace: JSONWriter.Value {
    let seconds = system.start.spring.settlingDuration(initialVelocity: system.start.velocity)
    return .object([
      ("spring", Self.numbers(system.start.spring)), ("velocity", .number(system.start.velocity)),
      ("springSeconds", .number(seconds)),
    ])
  }

  static func numbers(_ spring: Spring) -> JSONWriter.Value {
    .array([spring.mass, spring.stiffness, spring.damping].map { .number($0) })
  }

  static func rule(_ rule: ReleaseRule) -> JSONWriter.Value {
    guard case .leading(let seconds, let threshold, let includesThreshold) = rule else { return .object([]) }
    return .object([
      ("kind", .string("projection")), ("seconds", .number(seconds)), ("threshold", .number(threshold)),
      ("includesThreshold", .boolean(includesThreshold)),
    ])
  }

  /// By a curve over the transition's own time.
  private static func curve(_ curve: UIView.AnimationCurve, speed: Double) -> JSONWriter.Value {
    .object([("kind", .string("curve")), ("curve", points(curve)), ("speed", .number(speed))])
  }

  /// The coordinates of a curve's two control points.
  static func points(_ curve: UIView.AnimationCurve) -> JSONWriter.Value {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    let (first, second) = (parameters.controlPoint1, parameters.controlPoint2)
    return .array([first.x, first.y, second.x, second.y].map { .number(rounded($0.native)) })
  }

  static func points(_ curve: CurveParameters) -> JSONWriter.Value {
    .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0.native) })
  }

  static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  static func rule(_ parameters: DragParameters, _ length: Double) -> JSONWriter.Value {
    let unit = parameters.velocityUnit == .lengths ? length : 1
    return .object([
      ("kind", .string(parameters.rule.rawValue)), ("threshold", .number(parameters.distanceThreshold.native)),
      ("velocity", .number(parameters.velocityThreshold.native * unit)),
      ("seconds", .number(parameters.projection.native)),
      ("includesThreshold", .boolean(parameters.includesThreshold)),
    ])
  }
}

extension PageRules.Drag {
  var json: JSONWriter.Value {
    // What the parameters ask for beyond the recogniser's own.
    let slop = isBySystem ? parameters.slop.native : 10
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("table", .string(table)), ("direction", .string("\(direction)")), ("slop", .number(slop)),
      ("length", .number(length)), ("rule", rule),
    ]
    if parameters.slop.native > slop { members.append(("extra", .number(parameters.slop.native - slop))) }
    if parameters.region == .edge {
      let width = parameters.edgeWidth.native
      members.append(locksAxis ? ("within", .number(min(width, 20))) : ("edge", .number(width)))
    }
    if locksAxis { members.append(("locks", .boolean(true))) }
    if locksAxis, isBySystem { members.append(("leads", .boolean(true))) }
    if let range { members.append(("range", .array([.number(range.lowerBound), .number(range.upperBound)]))) }
    if let reach { members.append((reach.isWithin ? "within" : "beyond", .number(reach.distance))) }
    if isLate { members.append(("late", .boolean(true))) }
    if isUnsigned { members.append(("unsigned", .boolean(true))) }
    if goesBoth { members.append(("both", .boolean(true))) }
    return .object(members)
  }

  /// How a finger moves the transition through all of its progress.
  var start: PageFrames.Start {
    // Away from the edge a system's swipe cannot take the drag.
    let isAtEdge = parameters.region == .edge || reach?.isWithin == true
    return .drag(direction, offset: from ?? (isAtEdge ? 0 : 30), slop: parameters.slop.native, length: length)
  }
}
