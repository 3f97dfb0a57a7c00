import CoreGraphics
import QuartzCore
import UIKit

/// The button above the phone that opens the sheet of the user's screens.
@MainActor final class ScreensButton: MenuButton {
  /// Opens the sheet.
  var open: () -> Void = {}

  init() {
    super.init(
      ["Your screens…", "Screens…"],
      help: "Show your own screenshots: drop two to four PNGs on this window, or paste them (Ctrl+V).",
      isOverPhone: true)
    hasArrows = false
    when(.pressed) { [unowned self] in open() }
  }
}

/// Shows the user's pictures in the order of the screens, and takes more of them.
@MainActor final class ScreensSheet: Sheet {
  struct Actions {
    var choose: () -> Void = {}
    var paste: () -> Void = {}
    /// Gets the pictures in their new order; none shows the demo's own screens.
    var show: ([UIImage]) -> Void = { _ in }
  }

  private let actions: Actions
  private let title = PanelText.title("Your screens")
  private let sentence = PanelText.paragraph(
    "Screenshots as PNG, two to four of them: drop them anywhere on this window, or paste them with Ctrl+V. "
      + "The first one is on top.")
  private let zone = DropZone()
  private var slots: [ScreenSlot] = []
  private let note = PanelText.paragraph("")
  private lazy var choose = PanelButton("Choose files…") { [unowned self] in actions.choose() }
  private lazy var paste = PanelButton("Paste") { [unowned self] in actions.paste() }
  private lazy var remove = PanelButton("Remove all") { [unowned self] in actions.show([]) }
  private lazy var done = PanelButton("Done", isMain: true) { [unowned self] in close() }

  private static let mostSlots = 4
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  init(_ pictures: [UIImage], _ actions: Actions) {
    self.actions = actions
    super.init()
    for view in [title, sentence, zone, note, choose, paste, remove, done] as [UIView] { box.addSubview(view) }
    show(pictures)
  }

  private(set) var pictures: [UIImage] = []

  /// Replaces the shown pictures.
  func show(_ pictures: [UIImage]) {
    self.pictures = pictures
    for slot in slots { slot.removeFromSuperview() }
    slots = pictures.prefix(Self.mostSlots).enumerated().map { index, picture in
      let slot = ScreenSlot(picture, at: index) { [unowned self] in
        var next = self.pictures
        next.insert(next.remove(at: index), at: 0)
        actions.show(next)
      } removed: { [unowned self] in
        var next = self.pictures
        next.remove(at: index)
        actions.show(next)
      }
      box.addSubview(slot)
      return slot
    }
    zone.hasPictures = !pictures.isEmpty
    remove.isEnabled = !pictures.isEmpty
    let hidden = pictures.count - slots.count
    note.text =
      pictures.isEmpty
      ? "" : (hidden > 0 ? "\(hidden) more follow. " : "") + (slots.count > 1 ? "A click puts a screen on top." : "")
    setNeedsLayout()
  }

  override var controls: [UIControl] { slots.flatMap { [$0, $0.remove] } + [choose, paste, remove, done] }

  private func sentenceHeight(in width: CGFloat) -> CGFloat { PanelText.height(of: sentence, in: width) }

  override func boxSize(in size: CGSize) -> CGSize {
    let width = min(440, size.width - 32)
    let zone = min(220, max(100, size.height - 300))
    return CGSize(
      width: width,
      height: min(size.height - 32, 48 + sentenceHeight(in: width - 2 * Self.margin) + 12 + zone + 28 + 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, width) = (Self.margin, max(0, box.bounds.width - 2 * Self.margin))
    title.frame = CGRect(x: margin, y: 12, width: width, height: 28)
    sentence.frame = CGRect(x: margin, y: 44, width: width, height: sentenceHeight(in: width))
    let bottom = box.bounds.height - 44
    note.frame = CGRect(x: margin, y: bottom - 24, width: width, height: 18)
    let top = sentence.frame.maxY + 12
    zone.frame = CGRect(x: margin, y: top, width: width, height: max(0, note.frame.minY - 4 - top))
    layoutSlots(in: zone.frame.insetBy(dx: 12, dy: 8))
    layoutButtons(in: width, at: bottom + 6)
  }

  private func layoutSlots(in area: CGRect) {
    let side = (area.width - Self.gap * CGFloat(Self.mostSlots - 1)) / CGFloat(Self.mostSlots)
    let total = CGFloat(slots.count) * (side + Self.gap) - Self.gap
    for (index, slot) in slots.enumerated() {
      let x = area.midX - total / 2 + CGFloat(index) * (side + Self.gap)
      slot.frame = CGRect(x: x.rounded(), y: area.minY, width: side.rounded(.down), height: max(0, area.height))
    }
  }

  private func layoutButtons(in width: CGFloat, at y: CGFloat) {
    [done].arrange(endingAt: Self.margin + width, y: y)
    choose.title = width < 360 ? "Choose…" : "Choose files…"
    remove.title = width < 360 ? "Remove" : "Remove all"
    [choose, paste, remove].arrange(from: Self.margin, y: y, gap: Self.gap)
  }
}

/// A dashed frame, in which words say that pictures can be dropped.
@MainActor private final class DropZone: PlainView {
  private let dashes = CAShapeLayer()
  private let label = PanelText.name("Drop screenshots here")

  var hasPictures = false { didSet { label.isHidden = hasPictures } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (dashes.fillColor, dashes.lineWidth, dashes.lineDashPattern) = (nil, 1.5, [6, 4])
    layer.addSublayer(dashes)
    label.textAlignment = .center
    label.textColor = PanelColors.softInk
    addSubview(label)
  }

  override func layoutSubviews() {
    label.frame = bounds
    let path = CGMutablePath()
    path.addRoundedRect(in: bounds.insetBy(dx: 1, dy: 1), cornerWidth: 10, cornerHeight: 10)
    dashes.path = path
    dashes.strokeColor = PanelColors.softInk.resolvedColor(with: traitCollection).cgColor
  }
}

/// One of the user's pictures, with the position of its screen.
@MainActor final class ScreenSlot: PlainControl {
  private let picture: UIImageView
  private let caption: UILabel
  let remove: PanelButton

  private static let captions = ["On top", "Beneath", "Third", "Fourth"]
  private static let captionHeight: CGFloat = 18
  private static let removeSide: CGFloat = 22

  init(_ image: UIImage, at index: Int, pressed: @escaping () -> Void, removed: @escaping () -> Void) {
    picture = UIImageView(image: image)
    caption = PanelText.note(Self.captions[index])
    remove = PanelButton("×", pressed: removed)
    super.init(frame: .zero)
    remove.accessibilityLabel = "Remove screen \(index + 1)"
    remove.toolTip = "Remove this picture."
    accessibilityLabel = "Screen \(index + 1)"
    caption.textAlignment = .center
    picture.contentMode = .scaleAspectFit
    addInert([picture, caption])
    // A white picture needs an edge.
    picture.layer.borderWidth = 1
    addSubview(remove)
    when(.pressed) { pressed() }
  }

  override func showState() { picture.alpha = hasPointer ? 0.8 : 1 }

  override func layoutSubviews() {
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Self.captionHeight))
    let size = picture.image?.size ?? .zero
    let scale = size.width > 0 && size.height > 0 ? min(room.width / size.width, room.height / size.height) : 0
    picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
    picture.center = CGPoint(x: room.midX, y: room.midY)
    picture.layer.borderColor = PanelColors.line.resolvedColor(with: traitCollection).cgColor
    let side = Self.removeSide
    remove.frame = CGRect(x: picture.frame.maxX - side - 4, y: picture.frame.minY + 4, width: side, height: side)
    caption.frame = CGRect(x: 0, y: room.maxY, width: bounds.width, height: Self.captionHeight)
  }
}
