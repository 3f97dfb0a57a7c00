import Motion
import Transitions
import UIKit

/// The parameters of a zoom, and the system's own figures.
struct ZoomValues {
  var zoom = ZoomParameters()
  var motion = ZoomMotion()
}

extension CatalogueEntry {
  static let zoom = zoom(
    "zoom",
    "The system's zoom: a screen grows out of a picture; a drag or a pinch shrinks it and returns it there. As on iOS, "
      + "without a bar there is no back button, and a picture that was scrolled away meanwhile is not scrolled back.",
    .asMeasured, .measured(.swiftTransitions)
  ).version("measured", isUsual: true)

  static let documentedZoom = zoom(
    "zoom-documented",
    "The system's zoom as Apple's article describes it: a touch stops a screen that flies, and a drag reverses it.",
    .asDocumented, .published(.fluidTransitions)
  ).version("article")

  /// The two differ in what touches do in flight.
  private static func zoom(
    _ name: String, _ sentence: String, _ touches: ZoomMotion.Touches, _ touchesFrom: Provenance
  ) -> CatalogueEntry {
    var values = ZoomValues()
    values.motion.touches = touches
    return CatalogueEntry(
      name, "Zoom", in: .pictures, words: "grows from a picture", sentence, values, zoomParameters,
      .from(.measured(.swiftTransitions), except: ["zoom.touches": touchesFrom]), back: .down, release: .zoom
    ) { setting, parameters in
      let grid = ThumbnailGrid(color: setting.colors[0])
      let navigation = UINavigationController()
      let attach = { [weak grid] (screen: PictureScreen, values: ZoomValues) in
        _ = Zoom(screen, parameters: values.zoom) { [weak screen] in screen.flatMap { grid?.thumbnail($0.number) } }
      }
      return GalleryDemo(navigation, parameters, setting, from: grid, prepare: attach) { [weak navigation] values in
        UIApplication.shared.zoomMotion = values.motion
        if let shown = navigation?.topViewController as? PictureScreen { attach(shown, values) }
      }
    }.exported(zoomExport)
  }

  private static let zoomExport = ExportPlan(
    base: ZoomParameters(),
    attaching: "_ = Zoom(next) { thumbnail }\nsource.present(next, animated: true)",
    preview: """
      let thumbnail = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
      thumbnail.backgroundColor = .white
      screens[0].view.addSubview(thumbnail)
      _ = Zoom(screens[1]) { thumbnail }
      DispatchQueue.main.async { screens[0].present(screens[1], animated: true) }
      return screens[0]
      """,
    remarks: [
      "A push zooms too. The closure is called at each transition: the screen returns to where the view is then.",
      "Scroll a view that is out of sight back beforehand; otherwise the screen fades in the middle.",
      "iOS lets only the dimming be set; all other figures are the system's own.",
    ], system: 18)

  private static let zoomParameters: [Parameter<ZoomValues>] = [
    .toggle("dimming", "Dimming", \.zoom.dims, in: .dimming, help: "Darkens the screen beneath."),
    .color(
      "dimming.color", "Colour", \.zoom.dimmingColor, in: .dimming, help: "The colour that dims the screen beneath."
    ).when(.isOn("dimming")),
    .number(
      "dimming.covered", "Covered", \.zoom.dimming, 0...1, .fraction, in: .dimming,
      help: "The opacity of the colour over the screen that is covered."
    ).when(.isOn("dimming")),
    .number(
      "zoom.covered", "Scale beneath", \.motion.coveredScale, 0.5...1, .fraction, in: .motion,
      help: "The scale of the screen beneath while it is covered."),
    .number(
      "zoom.frequency", "Frequency", \.motion.frequency, 5...60, .fraction, in: .motion,
      help: "The frequency of the spring that opens and closes, in radians per second: the higher, the faster."),
    .number(
      "zoom.fade", "Picture fades", \.motion.fadeShare, 0...1, .fraction, in: .motion,
      help: "The share of the transition in which the picture fades."),
    .number(
      "zoom.lag", "Edges behind", \.motion.verticalLag, 0...0.3, .fraction, in: .motion,
      help: "How far the top and bottom edges are behind the others half way in."),
    .number(
      "zoom.lead", "Edges ahead", \.motion.verticalLead, 0...0.3, .fraction, in: .motion,
      help: "How far the top and bottom edges are ahead of the others half way out."),
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
      "edge.slop", "Start distance", \.motion.edgeSlop, 0...60, .points, in: .edge,
      help: "The distance that a finger moves that began at the edge before the screen follows."),
    .number(
      "zoom.dismiss", "Closes below", \.motion.dismissBelow, 0.4...1, .fraction, in: .release,
      help: "A drag down whose scale would be smaller dismisses the screen."),
    .number(
      "zoom.dismiss.edge", "Closes below", \.motion.dismissBelowFromEdge, 0.4...1, .fraction, in: .edge,
      help: "A drag from the edge whose scale would be smaller dismisses the screen."),
    .number(
      "zoom.dismiss.side", "To the side", \.motion.dismissBelowFromAnywhere, 0.4...1, .fraction, in: .release,
      help: "A drag to the side from anywhere else whose scale would be smaller dismisses the screen."),
    .number(
      "zoom.dismiss.pinch", "Pinched", \.motion.dismissBelowInPinch, 0.2...1, .fraction, in: .release,
      help: "A pinch that ends at a smaller scale dismisses the screen."),
    .number(
      "zoom.ahead", "Looks ahead", \.motion.projection, 0...0.5, .seconds, in: .release,
      help: "The time after the release at which the scale counts."),
  ]
}

extension ReleaseSource<ZoomValues> {
  /// The rule of a drag down.
  static var zoom: Self { Self { values, _ in values.motion.rule(for: .down) } }
}

extension CatalogueEntry {
  static let photoViewer = viewer(
    "photo-viewer", "Photo viewer", "a thumbnail opens",
    "A thumbnail grows to the full screen; a tap or a drag down returns it.", PhotoViewerParameters(),
    .from(
      .published(.tutorials),
      except: ["drag.up": .guessed, "drag.scale": .guessed, "drag.backdrop": .guessed, "pace": .guessed]))

  static let signalPhoto = viewer(
    "signal-photo", "Signal's photo", "up or down, on springs",
    "Signal's photo: a drag of 88 points up or down returns it to its thumbnail, and nothing less.", .signal,
    .from(.published(.signal)))

  private static func viewer(
    _ name: String, _ title: String, _ words: String, _ sentence: String, _ parameters: PhotoViewerParameters,
    _ provenance: ParameterProvenance
  ) -> CatalogueEntry {
    CatalogueEntry(
      name, title, in: .pictures, words: words, sentence, parameters, photoParameters, provenance, back: .down,
      release: .parameters(\.drag)
    ) { setting, parameters in
      ThumbnailDemo(parameters, setting)
    }.exported(export)
  }

  private static let export = ExportPlan(

    base: PhotoViewerParameters(),
    attaching: """
      let viewer = PhotoViewerController(picture: picture) { thumbnail }
      source.present(viewer, animated: true)
      """,
    preview: """
      let thumbnail = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
      thumbnail.backgroundColor = .white
      screens[0].view.addSubview(thumbnail)
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      picture.backgroundColor = .white
      DispatchQueue.main.async {
          screens[0].present(PhotoViewerController(picture: picture) { thumbnail }, animated: true)
      }
      return screens[0]
      """,
    remarks: ["The closure is called at each transition, so that the thumbnail may have been scrolled in between."],
    differences: [.earlyRelease, .picture])

  private static let photoParameters: [Parameter<PhotoViewerParameters>] =
    [
      Parameter.duration(\.duration).when(.choice("pace", ["curve"])),
      .number(
        "drag.length", "Drag length", \.dragDistance, 50...800, .points, in: .gesture,
        help: "The distance that a finger moves for the whole transition."),
      .toggle(
        "drag.up", "Up too", \.dragsUp, in: .gesture,
        help: "Whether a drag up closes the viewer too; then the distance in any direction counts."),
      .number(
        "drag.scale", "Picture's scale", \.dragScale, 0.3...1, .fraction, in: .gesture,
        help: "The scale of the picture after the whole drag."),
      .number(
        "drag.backdrop", "Backdrop left", \.dragBackdrop, 0...0.9, .fraction, in: .gesture,
        help: "The opacity of the backdrop after the whole drag."),
      .choice(
        "pace", "Pace", \.pace, [(.curve, "curve", "Curve"), (.spring, "spring", "Spring")], in: .motion,
        help: "Whether the picture flies for the duration along a curve, or by a spring with the finger's velocity."),
      Parameter.number(
        "spring.response", "Response", \.springResponse, 0.05...1, .seconds, in: .motion,
        help: "The period of that spring, if it were not damped."
      ).when(.choice("pace", ["spring"])),
      .number(
        "spring.damping", "Damping ratio", \.springDamping, 0.2...1, .fraction, in: .motion,
        help: "The damping ratio of the spring that returns a picture after an early release."),
      .number(
        "vanishing.scale", "Vanishing scale", \.vanishingScale, 0.1...1, .fraction, in: .motion,
        help: "The scale to which the picture fades when its thumbnail is not visible."
      ).when(.never("visible thumbnails")),
    ]
    + Parameter.drag(\.drag, DragTraits(hasRegion: false, hasSlop: false, hasSpeed: false)).map {
      $0.description.key == "release.curve" ? $0.when(.choice("pace", ["curve"])) : $0
    }
}

extension PhotoViewerAnimator: RebuiltAnimator {}

extension CatalogueEntry {
  static let sharedElement = CatalogueEntry(
    "shared-element", "Shared element", in: .pictures, words: "one picture travels",
    "A row's picture moves to the second screen and back, also under the finger.",
    SharedElementParameters(),
    [.duration(\.duration)] + Parameter.dimming(\.dimming) + Parameter.drag(\.drag),
    .from(.published(.tutorials), except: ["dimming": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    let navigation = SharedElementNavigationController()
    return GalleryDemo(navigation, parameters, setting) { [unowned navigation] in navigation.parameters = $0 }
  }.exported(
    .navigation(
      "SharedElementNavigationController", SharedElementParameters(),
      showing: """
        for (screen, size) in zip(screens, [CGFloat(80), 240]) {
            let picture = UIView(frame: CGRect(x: 40, y: 120, width: size, height: size))
            picture.backgroundColor = .white
            screen.view.addSubview(picture)
        }
        """,
      screen: """
        private final class PreviewScreen: UIViewController, SharedElementScreen {
            func sharedElement(with other: UIViewController) -> UIView? { view.subviews.first }
        }
        """, remarks: ["Both screens conform to `SharedElementScreen` and name the view that they share."])
  )
}

extension SharedElementAnimator: RebuiltAnimator {}
