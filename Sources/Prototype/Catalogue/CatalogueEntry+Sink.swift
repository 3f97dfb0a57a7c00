import Transitions
import UIKit

extension CatalogueEntry {
  /// System C: the screen beneath sinks back.
  static let sink = sink(
    "sink", "Sink",
    "The old screen sinks back while the new one slides over it; a drag from the edge brings it up again.",
    SinkFigures())

  /// The same, so deep and slow that every detail is seen.
  static let sinkDeep = sink(
    "sink-deep", "Sink, exaggerated", "The sinking navigation so deep and slow that every detail is seen.",
    .exaggerated)

  /// System C: a picture travels from one screen to the other.
  static let sharedElement = CatalogueEntry(
    "shared-element", "Shared element", in: .sink,
    "A row's picture travels to its place on the second screen and back, also under the finger.",
    SharedElementFigures(),
    [.duration(\.duration)] + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
  ) { setting, figures in
    let navigation = SharedElementNavigationController()
    return GalleryDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }

  private static func sink(
    _ name: String, _ title: String, _ sentence: String, _ figures: SinkFigures
  ) -> CatalogueEntry {
    CatalogueEntry(name, title, in: .sink, sentence, figures, sinkParameters) { setting, figures in
      let navigation = SinkNavigationController()
      return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
    }
  }

  private static let sinkParameters: [Parameter<SinkFigures>] =
    [
      .duration(\.duration),
      .number(
        "scale", "Scale", \.scale, 0.3...1, .fraction, in: .motion,
        help: "How large the screen beneath is where it has sunk."),
    ] + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)
    + Parameter.drag(\.drag)
}
