import Transitions
import UIKit

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

extension PhotoViewerAnimator: Retunable {
  func retuned(with parameters: PhotoViewerParameters) -> any UIViewControllerAnimatedTransitioning {
    PhotoViewerAnimator(isOpening: isOpening, parameters: parameters)
  }
}
