import Motion
import Transitions
import UIKit

// Transitions that follow a finger by formulas, because one progress does not say where all is.

extension PageRules {
  mutating func addPhoto(_ values: PhotoViewerParameters) {
    addPan("back", values.drag, .down, length: values.dragDistance.native)
    drags[0].goesBoth = values.dragsUp
    parts.insert(.photo)
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("kind", .string("photo")), ("ratio", .number(values.springDamping.native)), ("up", .boolean(values.dragsUp)),
      ("scale", .number(values.dragScale.native)), ("backdrop", .number(values.dragBackdrop.native)),
    ]
    if values.pace == .spring {
      let spring = Spring(frequency: 2 * .pi / values.springResponse, ratio: values.springDamping.native)
      let seconds = PhotoViewerAnimator(isOpening: false, parameters: values).transitionDuration(using: nil)
      flight = { spring.value(at: seconds * $0) }
      members += [("spring", Self.numbers(spring)), ("seconds", .number(seconds))]
    } else {
      // A flight from code eases by itself.
      flight = { CubicBezier.easeInEaseOut.value(at: $0) }
      members += [("curve", Self.points(values.drag.completionCurve)), ("seconds", .number(values.duration))]
    }
    settlings["back"] = .object(members)
  }

  mutating func addBack(_ values: PredictiveBackParameters) {
    var parameters = DragParameters()
    (parameters.region, parameters.edgeWidth) = (values.region, values.edgeWidth)
    let motion = PredictiveBackMotion(size, parameters: values)
    (parameters.rule, parameters.distanceThreshold) = (.distance, motion.progress(after: values.armingDistance))
    addPan("back", parameters)
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("stiffness", .number(values.stiffness.native)), ("seconds", .number(values.releaseDuration)),
      ("linear", .number(values.linearDistance.native)), ("restPart", .number(values.restPart.native)),
      ("size", .array([.number(size.width.native), .number(size.height.native)])),
    ]
    let (kind, part, isEven): (String, Page.ScriptPart, Bool) =
      switch values.style {
      case .guide: ("back", .back, false)
      case .activity: ("windows", .windows, true)
      case .surface: ("surface", .surface, false)
      }
    parts.insert(part)
    flight = { isEven ? $0 : EmphasizedPace.progress(at: CGFloat($0)).native }
    members += [
      ("kind", .string(kind)), ("curve", Self.points(values.curve)),
      ("scale", .number(values.scale.native)), ("margin", .number(values.margin.native)),
      ("offset", .number(values.enteringOffset.native)), ("exit", .number(values.exitPart.native)),
      ("radius", .number(values.cornerRadius.native)),
      (
        "squeeze",
        .object([
          ("stiffness", .number(values.squeezeStiffness.native)), ("damping", .number(values.squeezeDamping.native)),
          ("least", .number(values.leastSqueeze.native)),
        ])
      ),
    ]
    settlings["back"] = .object(members)
  }

  mutating func addZoom(_ motion: ZoomMotion) {
    for (drag, direction) in [(ZoomMotion.Drag.down, DragDirection.down), (.edge, .right), (.anywhere, .right)] {
      var parameters = DragParameters()
      (parameters.region, parameters.slop) = (drag == .edge ? .edge : .anywhere, motion.slop(of: drag))
      addPan("back", parameters, direction)
      locksAxis()
      let last = drags.count - 1
      (drags[last].isBySystem, drags[last].rule) = (true, Self.rule(motion.rule(for: drag)))
      if drag == .anywhere { drags[last].reach = (DragParameters().edgeWidth.native, false) }
    }
    (catches, flight) = (false, { $0 })
    parts.insert(.zoom)
    let springs = [
      ("tracking", ZoomMotion.tracking), ("returning", ZoomMotion.returning), ("uncovering", ZoomMotion.uncovering),
      ("landing", ZoomMotion.landing(speed: 0)),
    ].map { name, spring in
      (
        key: name,
        value: JSONWriter.Value.array(
          [spring.mass, spring.stiffness, spring.damping, spring.appleSettlingDuration].map { .number($0) })
      )
    }
    let touches: [(key: String, value: JSONWriter.Value)] = [
      ("stops", .boolean(motion.touches == .asDocumented)), ("projection", .number(motion.projection)),
      ("size", .array([.number(size.width.native), .number(size.height.native)])),
    ]
    let figures = [
      ("shrinking", ZoomMotion.shrinking), ("knee", ZoomMotion.knee), ("floor", ZoomMotion.floor),
      ("fallLag", ZoomMotion.fallLag), ("acrossGain", ZoomMotion.acrossGain), ("acrossLimit", ZoomMotion.acrossLimit),
      ("shadow", ZoomMotion.shadow.opacity),
    ]
    settlings["back"] = .object(
      [("kind", .string("zoom"))] + springs + touches + figures.map { ($0.0, .number($0.1.native)) })
    guard motion.touches == .asDocumented else { return }
    let flight = JSONWriter.Value.object(
      [("kind", .string("flight")), ("spring", Self.numbers(motion.flight))] + touches)
    for table in ["on", "popped"] { settlings[table] = flight }
    parts.insert(.flight)
  }
}
