import Motion
import Transitions
import UIKit

/// The parameters of a zoom, and the system's own figures.
struct ZoomValues {
  var zoom = ZoomParameters()
  var motion = ZoomMotion()
}

extension CatalogueEntry {
  static let zoom = CatalogueEntry(
    "zoom", "Zoom", in: .pictures, words: "grows from a picture",
    "The system's zoom: a screen grows out of a picture; a drag or a pinch shrinks it and returns it there.",
    ZoomValues(), zoomParameters, .from(.measured(.swiftTransitions)), back: .down, release: .zoom
  ) { setting, parameters in
    let grid = ThumbnailGrid(color: setting.colors[0])
    return GalleryDemo(UINavigationController(), parameters, setting, from: grid) { screen, values in
      _ = Zoom(screen, parameters: values.zoom) { [weak grid, weak screen] in
        screen.flatMap { grid?.thumbnail($0.number) }
      }
    } take: {
      UIApplication.shared.zoomMotion = $0.motion
    }
  }.exported(
    ExportPlan(
      base: ZoomParameters(),
      attaching: "let transition = Zoom(next) { thumbnail }\nsource.present(next, animated: true)",
      preview: """
        let thumbnail = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        thumbnail.backgroundColor = .white
        screens[0].view.addSubview(thumbnail)
        transition = Zoom(screens[1]) { thumbnail }
        DispatchQueue.main.async { screens[0].present(screens[1], animated: true) }
        return screens[0]
        """,
      remarks: [
        "A push zooms too. The closure is called at each transition.",
        "iOS lets only the dimming be set; all other figures are the system's own.",
      ])
  )

  private static let zoomParameters: [Parameter<ZoomValues>] = [
    .number(
      "dimming.covered", "Covered", \.zoom.dimming, 0...1, .fraction, in: .dimming,
      help: "The opacity of black over the screen that is covered."),
    .number(
      "zoom.covered", "Scale beneath", \.motion.coveredScale, 0.5...1, .fraction, in: .motion,
      help: "The scale of the screen beneath while it is covered."),
    .number(
      "zoom.frequency", "Frequency", \.motion.frequency, 5...60, .fraction, in: .motion,
      help: "The frequency of the spring that opens and closes, in radians per second: the higher, the faster."),
    .number(
      "zoom.fade", "Picture fades", \.motion.fadeShare, 0...1, .fraction, in: .motion,
      help: "The share of the transition in which the picture fades."),
    .choice(
      "zoom.touches", "Touch in flight", \.motion.touches,
      [
        (.asMeasured, "measured", "As measured"), (.asDocumented, "documented", "As Apple's article says"),
      ], in: .gesture,
      help: "As measured, a touch does not stop the screen; as Apple's article says, it does."),
    .number(
      "drag.slop", "Start distance", \.motion.slop, 0...60, .points, in: .gesture,
      help: "The distance that a finger moves before the screen follows."),
    .number(
      "zoom.dismiss", "Closes below", \.motion.dismissBelow, 0.4...1, .fraction, in: .release,
      help: "A drag down whose scale would be smaller dismisses the screen."),
    .number(
      "zoom.ahead", "Looks ahead", \.motion.projection, 0...0.5, .seconds, in: .release,
      help: "The time after the release at which the scale counts."),
  ]
}

extension ReleaseSource<ZoomValues> {
  /// The rule of a drag down.
  static var zoom: Self { Self { values, _ in values.motion.rule(for: .down) } }
}
