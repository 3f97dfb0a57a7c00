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
