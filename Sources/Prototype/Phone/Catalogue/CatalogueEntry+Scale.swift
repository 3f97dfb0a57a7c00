import Transitions
import UIKit

extension CatalogueEntry {
  static let sink = sink(
    "sink", "published", isUsual: true, "the old screen sinks",
    "The old screen sinks back while the new one slides over it; a drag from the left edge raises it again.",
    SinkParameters())

  /// As `sink`, with exaggerated parameters.
  static let sinkDeep = sink(
    "sink-deep", "exaggerated", isUsual: false, "sinks deep and slowly",
    "The same, so deep and slow that every detail is visible.",
    .exaggerated)

  private static func sink(
    _ name: String, _ version: String, isUsual: Bool, _ words: String, _ sentence: String,
    _ parameters: SinkParameters
  ) -> CatalogueEntry {
    CatalogueEntry(
      name, "Sink", in: .scale, words: words, sentence, parameters, sinkParameters,
      .from(.published(.tutorials), except: ["corner": .guessed, "parallax": .guessed]), release: .parameters(\.drag)
    ) {
      setting, parameters in
      let navigation = UINavigationController()
      let sink = Sink(navigation)
      return StackDemo(navigation, parameters, setting) { sink.parameters = $0 }
    }.version(version, isUsual: isUsual).exported(.onNavigation("Sink", SinkParameters()))
  }

  private static let sinkParameters: [Parameter<SinkParameters>] =
    [
      .duration(\.duration),
      .number(
        "scale", "Scale", \.scale, 0.3...1, .fraction, in: .motion,
        help: "The scale of the covered screen."),
      .number(
        "corner.radius", "Corner radius", \.cornerRadius, 0...60, .points, in: .motion,
        help: "The corner radius of the covered screen."),
    ] + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)
    + Parameter.drag(\.drag)
}

extension SinkAnimator: RebuiltAnimator {}

extension CatalogueEntry {
  static let keyframe = CatalogueEntry(
    "keyframe", "Keyframes", in: .scale, words: "zooms in and settles",
    "The new screen enters enlarged and settles, by keyframes, while the old one shrinks away.", KeyframeParameters(),
    keyframeParameters, .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    let delegate = KeyframeNavigationDelegate()
    return StackDemo(RetainingNavigationController(retaining: delegate), parameters, setting) {
      delegate.parameters = $0
    }
  }.exported(
    .delegate("KeyframeNavigationDelegate", KeyframeParameters())
  )

  private static let byTimes = ParameterCondition.choice("pacing", ["linear"])

  private static let keyframeParameters: [Parameter<KeyframeParameters>] =
    [
      .duration(\.duration),
      .choice(
        "pacing", "Pacing", \.pacing, [(.paced, "paced", "Paced"), (.linear, "linear", "By times")], in: .motion,
        help: "Whether each screen moves at constant speed, or by the times of its keyframes."),
      .toggle("parallax", "Parallax", \.hasParallax, in: .parallax, help: "Moves the screen beneath."),
      .number(
        "parallax.shift", "Distance", \.lowerShift, -400...0, .points, in: .parallax,
        help: "The distance that the lower screen moves to the right before it is scaled."
      ).when(.isOn("parallax")),
      .number(
        "lower.scale", "Lower scale", \.lowerScale, 0.3...1, .fraction, in: .motion,
        help: "The scale of the lower screen while it is covered."),
      .number(
        "lower.end", "Lower ends at", \.lowerEnd, 0.1...1, .fraction, in: .motion,
        help: "The time at which the lower screen stops, as a fraction of the duration."
      ).when(byTimes),
      .number(
        "upper.start", "Upper starts at", \.upperStart, 0...0.5, .fraction, in: .motion,
        help: "The time at which the upper screen starts, as a fraction of the duration."
      ).when(byTimes),
      .number(
        "upper.middle", "Largest at", \.upperMiddle, 0.5...0.95, .fraction, in: .motion,
        help: "The time at which the upper screen is largest, as a fraction of the duration."
      ).when(byTimes),
      .number(
        "upper.shift", "Upper shift", \.upperShift, 0...1, .fraction, in: .motion,
        help: "The distance of the upper screen at that time, as a fraction of the width."),
      .number(
        "upper.scale", "Upper scale", \.upperScale, 0.5...2, .fraction, in: .motion,
        help: "The scale of the upper screen at that time."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag, DragTraits(hasEdgePan: true))
}

extension KeyframeAnimator: RebuiltAnimator {}

extension CatalogueEntry {
  static let cornerRotation = CatalogueEntry(
    "corner-rotation", "Corner rotation", in: .scale, words: "turns about a corner",
    "The new screen rotates in about its upper right corner; a drag from the left edge rotates it out again.",
    CornerRotationParameters(), cornerParameters,
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    let delegate = CornerRotationNavigationDelegate()
    return StackDemo(RetainingNavigationController(retaining: delegate), parameters, setting) {
      delegate.parameters = $0
    }
  }.exported(
    .delegate("CornerRotationNavigationDelegate", CornerRotationParameters())
  )

  private static let cornerParameters: [Parameter<CornerRotationParameters>] =
    [
      .duration(\.duration),
      .number(
        "angle", "Angle", \.angle, -180...0, .degrees, in: .motion,
        help: "The initial rotation of the new screen about its upper right corner."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag, DragTraits(hasEdgePan: true))
}

extension CornerRotationAnimator: RebuiltAnimator {}
