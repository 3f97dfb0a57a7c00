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
