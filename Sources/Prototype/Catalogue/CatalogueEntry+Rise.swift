import Transitions
import UIKit

extension CatalogueEntry {
  /// A presented screen that pushes the presenting one off upwards.
  static let rise = CatalogueEntry(
    "rise", "Rise", in: .rise,
    "A presented screen rises from below and pushes the old one off; a drag up presents, a drag down dismisses.",
    RiseFigures(), riseParameters + Parameter.drag(\.drag, hasRegion: false), back: .down,
    release: .figures(\.drag)
  ) { setting, figures in
    PresentDemo(figures, setting) { source, figures, next in
      let rise = RiseTransitioning()
      rise.figures = figures
      rise.addPresentationDrag(to: source, presenting: next)
      source.retained = rise
    } present: { screen, source in
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = source.retained as? RiseTransitioning
      source.present(screen, animated: true)
    } take: { source, figures in
      (source.retained as? RiseTransitioning)?.figures = figures
    }
  }

  /// The rise made by a segue with plain animations.
  static let riseSegue = CatalogueEntry(
    "rise-segue", "Rise, by segue", in: .rise,
    "The same motion by a segue with plain animations; its counterpart reverses it.", RiseFigures(),
    riseParameters, back: nil, release: nil
  ) { setting, figures in
    PresentDemo(
      figures, setting,
      present: { screen, source in
        let segue = RiseSegue(identifier: nil, source: source, destination: screen)
        segue.figures = figures.values
        segue.perform()
      },
      dismiss: { top in
        guard let below = top.presentingViewController else { return }
        let segue = RiseUnwindSegue(identifier: nil, source: top, destination: below)
        segue.figures = figures.values
        segue.perform()
      })
  }

  private static let riseParameters: [Parameter<RiseFigures>] =
    [
      .duration(\.duration),
      .toggle("parallax", "Parallax offset", \.hasParallax, in: .parallax, help: "Moves the old screen."),
      .number(
        "parallax.heights", "Old screen moves by", \.parallax, 0...1, .fraction, in: .parallax,
        help: "The distance that the old screen moves, in heights of the screen."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)
}
