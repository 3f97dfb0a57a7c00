import Transitions
import UIKit

extension CatalogueEntry {
  static let rise = CatalogueEntry(
    "rise", "Rise", in: .rise, words: "pushes up, drags down",
    "A presented screen rises from below and pushes the old one off; a drag up presents, a drag down dismisses.",
    RiseParameters(), riseParameters + dragParameters,
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed]), back: .down,
    release: .parameters(\.drag)
  ) { setting, parameters in
    PresentDemo(parameters, setting) { source, parameters, next in
      source.retained = Rise(on: source, parameters: parameters, next: next)
    } present: { screen, source in
      (source.retained as? Rise)?.prepare(screen)
      source.present(screen, animated: true)
    } take: { source, parameters in
      (source.retained as? Rise)?.parameters = parameters
    }
  }.dragged(forward: .up).exported(
    .init(
      base: RiseParameters(),
      attaching: """
        let transition = Rise(on: source) { next }  // a drag up presents; keep a reference
        transition.prepare(next)
        source.present(next, animated: true)
        """,
      preview: """
        transition = Rise(on: screens[0]) { screens[1] }
        return screens[0]
        """, differences: [.catching, .upright])
  ).version("animator", isUsual: true)

  static let riseSegue = CatalogueEntry(
    "rise-segue", "Rise", in: .rise, words: "pushes up, no drag",
    "The same motion by a segue with plain animations; its counterpart reverses it.", RiseParameters(),
    riseParameters,
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed]), back: nil, release: nil
  ) { setting, parameters in
    PresentDemo(
      parameters, setting,
      present: { screen, source in
        let segue = RiseSegue(identifier: nil, source: source, destination: screen)
        segue.parameters = parameters.values
        segue.perform()
      },
      dismiss: { top in
        guard let below = top.presentingViewController else { return }
        let segue = RiseUnwindSegue(identifier: nil, source: top, destination: below)
        segue.parameters = parameters.values
        segue.perform()
      })
  }.exported(
    .init(
      base: RiseParameters(),
      attaching: """
        RiseSegue(identifier: nil, source: source, destination: next).perform()
        RiseUnwindSegue(identifier: nil, source: next, destination: source).perform()  // and back
        """,
      preview: """
        DispatchQueue.main.async {
            RiseSegue(identifier: nil, source: screens[0], destination: screens[1]).perform()
        }
        return screens[0]
        """, remarks: ["In a storyboard, `RiseSegue` is the class of a custom segue."], differences: [.segue])
  ).version("segue")

  private static let dragParameters: [Parameter<RiseParameters>] =
    [
      .number(
        "drag.length", "Drag length", \.dragDistance, 50...800, .points, in: .gesture,
        help: "The distance that a finger moves for the whole transition."),
      .number(
        "drag.least", "Least progress", \.leastProgress, 0...0.5, .fraction, in: .gesture,
        help: "The progress below which a finger does not move the transition: a hard limit, without a rubber band."),
      .number(
        "drag.greatest", "Most progress", \.greatestProgress, 0.5...1, .fraction, in: .gesture,
        help: "The progress above which a finger does not move the transition: a hard limit, without a rubber band."),
    ] + Parameter.drag(\.drag, DragTraits(hasRegion: false))

  private static let riseParameters: [Parameter<RiseParameters>] =
    [
      .duration(\.duration),
      .toggle("parallax", "Parallax", \.hasParallax, in: .parallax, help: "Moves the old screen."),
      .number(
        "parallax.heights", "Of the height", \.parallax, 0...1, .fraction, in: .parallax,
        help: "The distance that the old screen moves, in heights of the screen."
      ).when(.isOn("parallax")),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)
}

extension RiseAnimator: RebuiltAnimator {}
