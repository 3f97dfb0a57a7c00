import CoreGraphics
import UIKit

/// The still pictures of the list's thumbnails: each is drawn once, one a frame, after it was first asked for.
@MainActor final class Thumbnails {
  /// What a picture depends on beside its transition.
  struct Look: Equatable {
    /// The number of pixels to a point.
    let scale: CGFloat
    let style: UIUserInterfaceStyle

    /// The look of what a view shows.
    @MainActor init(in view: UIView) {
      (scale, style) = (max(1, view.traitCollection.displayScale), view.traitCollection.userInterfaceStyle)
    }

    /// Returns the transition on a phone of the size of a thumbnail.
    @MainActor func miniature(of entry: CatalogueEntry, _ edits: ParameterEdits = ParameterEdits()) -> Miniature {
      Miniature(entry, edits, scale: scale * ThumbnailView.size.width / Miniature.size.width, style: style)
    }
  }

  /// Whether pictures are drawn.
  var areDrawn = false
  /// Called when there is another picture.
  var drew: () -> Void = {}
  private var stills: [String: UIImage] = [:]
  private var look: Look?
  private var waiting: [CatalogueEntry] = []

  /// Returns the picture of a transition half way; nil if it is yet to be drawn, as it then soon will be.
  func still(of entry: CatalogueEntry, _ look: Look, in application: UIApplication) -> UIImage? {
    guard areDrawn else { return nil }
    if look != self.look { (stills, waiting, self.look) = ([:], [], look) }
    if let still = stills[entry.name] { return still }
    guard !waiting.contains(where: { $0.name == entry.name }) else { return nil }
    waiting.append(entry)
    if waiting.count == 1 { drawSoon(application) }
    return nil
  }

  private func drawSoon(_ application: UIApplication) {
    application.after(Self.pause) { [weak self, weak application] in
      guard let self, let application, let look, let entry = waiting.first else { return }
      stills[entry.name] = look.miniature(of: entry).picture
      waiting.removeFirst()
      if !waiting.isEmpty { drawSoon(application) }
      drew()
    }
  }

  /// The time before each picture, in seconds: some frames, so that the window is seen first and goes on meanwhile.
  private static let pause = 0.025
}
