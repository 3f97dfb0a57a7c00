import Transitions
import UIKit

extension CatalogueEntry {
  static let photoViewer = CatalogueEntry(
    "photo-viewer", "Photo viewer", in: .pictures, words: "a thumbnail opens",
    "A thumbnail grows to the full screen; a tap or a drag down returns it.",
    PhotoViewerParameters(), photoParameters, .from(.published(.tutorials)), back: .down, release: .parameters(\.drag)
  ) { setting, parameters in
    ThumbnailDemo(parameters, setting)
  }.exported(
    .init(
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
      differences: [.earlyRelease])
  )

  private static let photoParameters: [Parameter<PhotoViewerParameters>] =
    [
      .duration(\.duration),
      .number(
        "drag.length", "Drag length", \.dragDistance, 50...800, .points, in: .gesture,
        help: "The distance that a finger moves down for the whole transition."),
      .number(
        "spring.damping", "Damping ratio", \.springDamping, 0.2...1, .fraction, in: .motion,
        help: "The damping ratio of the spring that returns a picture after an early release."),
      .number(
        "vanishing.scale", "Vanishing scale", \.vanishingScale, 0.1...1, .fraction, in: .motion,
        help: "The scale to which the picture fades when its thumbnail is not visible."
      ).when(.never("visible thumbnails")),
    ] + Parameter.drag(\.drag, DragTraits(hasRegion: false, hasSlop: false, hasSpeed: false))
}

extension PhotoViewerAnimator: Retunable {
  func retuned(with parameters: PhotoViewerParameters) -> any UIViewControllerAnimatedTransitioning {
    PhotoViewerAnimator(isOpening: isOpening, parameters: parameters)
  }
}
