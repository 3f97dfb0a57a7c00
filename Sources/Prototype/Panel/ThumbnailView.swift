import CoreGraphics
import UIKit

/// A small phone with a transition, which stands half way until it plays once.
@MainActor final class ThumbnailView: PlainView {
  /// The size, in points.
  static let size = CGSize(width: 40, height: 50)

  private let thumbnails: Thumbnails
  private let edits: ParameterEdits
  private let picture = UIImageView()
  private let glyph = PanelText.heading("</>")
  /// What plays; nil while the thumbnail stands still.
  private var miniature: Miniature?
  private var link: CADisplayLink?
  private var instant = 0.0

  /// The transition; the user's own code has a glyph in place of a picture.
  var entry: CatalogueEntry {
    didSet {
      guard entry.name != oldValue.name else { return }
      stop()
      refresh()
    }
  }

  init(_ entry: CatalogueEntry, _ thumbnails: Thumbnails, _ edits: ParameterEdits = ParameterEdits()) {
    (self.entry, self.thumbnails, self.edits) = (entry, thumbnails, edits)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    (layer.cornerRadius, layer.borderWidth) = (7, 1.5)
    showColors()
    backgroundColor = PanelColors.field
    glyph.textAlignment = .center
    for view in [picture, glyph] { addSubview(view) }
  }

  override func showColors() { layer.borderColor = PanelColors.device.cgColor }

  /// Whether the transition plays.
  var isPlaying: Bool { miniature != nil }

  /// Shows the picture for the present look, and the one before until it is drawn.
  func refresh() {
    glyph.isHidden = entry.group != .own
    guard miniature == nil, entry.group != .own, window != nil else { return }
    if let still = thumbnails.still(of: entry, Thumbnails.Look(in: self), in: application) { picture.image = still }
  }

  /// Whether the transition plays again and again.
  var loops = false {
    didSet {
      guard loops != oldValue else { return }
      if loops { play() } else { stop() }
    }
  }

  /// Plays the transition once.
  func play() {
    guard miniature == nil, picture.image != nil, window != nil else { return }
    miniature = Thumbnails.Look(in: self).miniature(of: entry, edits)
    let link = CADisplayLink(target: self, selector: Selector(Self.tick(_:)))
    link.add(to: .main, forMode: .common)
    (self.link, instant) = (link, CACurrentMediaTime())
  }

  /// Stands still again.
  func stop() {
    link?.invalidate()
    (link, miniature) = (nil, nil)
    refresh()
  }

  private func tick(_ link: CADisplayLink) {
    let now = CACurrentMediaTime()
    let seconds = min(now - instant, Self.longestStep)
    instant = now
    guard let miniature, miniature.advance(by: seconds) || loops else { return stop() }
    picture.image = miniature.picture
  }

  /// The longest time that passes in a frame, in seconds.
  private static let longestStep = 1.0 / 20

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stop() }
  }

  override func layoutSubviews() {
    (picture.frame, glyph.frame) = (bounds, bounds)
  }
}

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
