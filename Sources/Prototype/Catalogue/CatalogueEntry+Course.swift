import Transitions
import UIKit

extension CatalogueEntry {
  /// System B: one screen pushes the other off upwards.
  static let rise = CatalogueEntry(
    "rise", "Rise", in: .course,
    "A presented screen rises from below and pushes the old one off; drags up present, drags down dismiss.",
    RiseFigures(), riseParameters + Parameter.drag(\.drag, hasRegion: false), back: .down
  ) { setting, figures in
    PresentDemo(figures, setting) { source, figures, next in
      let rise = RiseTransitioning()
      rise.figures = figures
      rise.addPresentationDrag(to: source, presenting: next)
      source.keeper = rise
    } present: { screen, source in
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = source.keeper as? RiseTransitioning
      source.present(screen, animated: true)
    } take: { source, figures in
      (source.keeper as? RiseTransitioning)?.figures = figures
    }
  }

  /// System B: the same motion by a segue.
  static let riseSegue = CatalogueEntry(
    "rise-segue", "Rise, by segue", in: .course,
    "The same motion made by a segue with plain animations, and its twin on the way back.", RiseFigures(),
    riseParameters, back: nil
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

  /// System B: keyframes.
  static let keyframe = CatalogueEntry(
    "keyframe", "Keyframes", in: .course,
    "The new screen comes in large and settles while the old one shrinks away, by keyframes.", KeyframeFigures(),
    keyframeParameters
  ) { setting, figures in
    let delegate = KeyframeNavigationDelegate()
    return StackDemo(.keeping(delegate), figures, setting) { delegate.figures = $0 }
  }

  /// System B: a corner that stays.
  static let cornerRotation = CatalogueEntry(
    "corner-rotation", "Corner rotation", in: .course,
    "The new screen turns into place about its upper right corner, and out again under a drag from the edge.",
    CornerRotationFigures(), cornerParameters
  ) { setting, figures in
    let delegate = CornerRotationNavigationDelegate()
    return StackDemo(.keeping(delegate), figures, setting) { delegate.figures = $0 }
  }

  /// System B: a picture that opens.
  static let photoViewer = CatalogueEntry(
    "photo-viewer", "Photo viewer", in: .course,
    "A thumbnail grows to the whole screen; a tap or a drag down brings it back to its place.",
    PhotoViewerFigures(), photoParameters, back: .down
  ) { setting, figures in
    ThumbnailDemo(figures, setting)
  }

  private static let riseParameters: [Parameter<RiseFigures>] =
    [
      .duration(\.duration),
      .toggle("parallax", "Parallax offset", \.hasParallax, in: .parallax, help: "Moves the old screen."),
      .number(
        "parallax.heights", "Way of the old screen", \.parallax, 0...1, .fraction, in: .parallax,
        help: "How far the old screen goes, in heights of the screen."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)

  private static let keyframeParameters: [Parameter<KeyframeFigures>] =
    [
      .duration(\.duration),
      .choice(
        "pacing", "Pacing", \.pacing, [(.paced, "paced", "Paced"), (.linear, "linear", "By times")], in: .motion,
        help: "Whether each screen goes at an even speed, or by the times of its keyframes."),
      .toggle("parallax", "Parallax offset", \.hasParallax, in: .parallax, help: "Moves the screen beneath."),
      .number(
        "parallax.shift", "Lower shift", \.lowerShift, -400...0, .points, in: .parallax,
        help: "How far the lower screen is moved before it is scaled."),
      .number(
        "lower.scale", "Lower scale", \.lowerScale, 0.3...1, .fraction, in: .motion,
        help: "How large the lower screen is while it is covered."),
      .number(
        "lower.end", "Lower arrives at", \.lowerEnd, 0.1...1, .fraction, in: .motion,
        help: "When the lower screen is there, as a part of the whole time."),
      .number(
        "upper.start", "Upper sets out at", \.upperStart, 0...0.5, .fraction, in: .motion,
        help: "When the upper screen sets out."),
      .number(
        "upper.middle", "Upper largest at", \.upperMiddle, 0.5...0.95, .fraction, in: .motion,
        help: "When the upper screen is at its largest."),
      .number(
        "upper.shift", "Upper shift", \.upperShift, 0...1, .fraction, in: .motion,
        help: "How far the upper screen is moved then, as a part of the width."),
      .number(
        "upper.scale", "Upper scale", \.upperScale, 0.5...2, .fraction, in: .motion,
        help: "How large the upper screen is then."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)

  private static let cornerParameters: [Parameter<CornerRotationFigures>] =
    [
      .duration(\.duration),
      .number(
        "angle", "Angle", \.angle, -180...0, .degrees, in: .motion,
        help: "How far the new screen is turned at first about its upper right corner."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)

  private static let photoParameters: [Parameter<PhotoViewerFigures>] =
    [
      .duration(\.duration),
      .number(
        "drag.length", "Drag length", \.dragDistance, 50...800, .points, in: .gesture,
        help: "How far down a finger goes for all of the way."),
      .number(
        "spring.damping", "Spring damping", \.springDamping, 0.2...1, .fraction, in: .motion,
        help: "How much the picture swings when it springs back."),
      .number(
        "vanishing.scale", "Vanishing scale", \.vanishingScale, 0.1...1, .fraction, in: .motion,
        help: "How small the picture becomes where its thumbnail is gone."),
    ] + Parameter.drag(\.drag, hasRegion: false)
}

extension UINavigationController {
  /// A navigation with `delegate`, which lives as long as it does.
  static func keeping(_ delegate: any UINavigationControllerDelegate & AnyObject) -> UINavigationController {
    let navigation = KeepingNavigationController()
    navigation.keeper = delegate
    navigation.delegate = delegate
    return navigation
  }
}

/// A navigation that keeps what serves it.
@MainActor final class KeepingNavigationController: UINavigationController {
  /// What is kept.
  var keeper: AnyObject?
}
