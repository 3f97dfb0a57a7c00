import CoreGraphics
import UIKit

/// A row of the list, which a click chooses: a transition that a thumbnail shows, with a menu of its versions, or beneath
/// it one of its presets or scenes.
@MainActor final class EntryRow: PlainControl, KeyWalking {
  /// The height of a transition's row, in points.
  static let height: CGFloat = 52
  /// The height of the row of a preset or a scene, in points.
  static let childHeight: CGFloat = 28

  /// The versions of the transition.
  let family: CatalogueFamily
  /// The version that the row shows.
  var entry: CatalogueEntry { didSet { if entry.name != oldValue.name { showEntry() } } }
  /// The name of the preset; nil if the row is not that of a preset.
  let preset: String?
  let scene: String?
  /// The picture of the transition; nil in the row of a preset or a scene.
  let thumbnail: ThumbnailView?
  /// The menu of the versions; nil if there is only one.
  let versions: PopUpButton?
  private let label: UILabel
  private let words = PanelText.note("")
  private let dot = UIView()
  /// Called with the row and the number of rows to move down.
  var walked: (EntryRow, Int) -> Void = { _, _ in }
  /// Called with the version that the user chose.
  var choseVersion: (CatalogueEntry) -> Void = { _ in }
  /// Whether the thumbnail has played since the pointer or the keyboard focus came.
  private var hasPlayed = false

  /// Creates the row of a transition, which shows one of its versions.
  init(_ family: CatalogueFamily, _ entry: CatalogueEntry, _ thumbnails: Thumbnails) {
    (self.family, self.entry, preset, scene) = (family, entry, nil, nil)
    thumbnail = ThumbnailView(entry, thumbnails)
    versions = family.versions.count < 2 ? nil : PopUpButton(of: family.versions.map { $0.family?.version ?? $0.title })
    label = PanelText.parameter(family.title)
    super.init(frame: .zero)
    build([thumbnail, words, versions])
    versions?.titleLabel?.font = .systemFont(ofSize: 11, weight: .medium)
    versions?.when(.valueChanged) { [unowned self] in versions?.selectedIndex.map { choseVersion(family.versions[$0]) }
    }
    showEntry()
  }

  /// Creates the row of a preset or a scene of an entry.
  init(_ family: CatalogueFamily, _ entry: CatalogueEntry, preset: String? = nil, scene: String? = nil) {
    (self.family, self.entry, self.preset, self.scene) = (family, entry, preset, scene)
    (thumbnail, versions) = (nil, nil)
    label = PanelText.parameter(preset ?? scene ?? "")
    super.init(frame: .zero)
    build([])
  }

  private func build(_ parts: [UIView?]) {
    (layer.cornerRadius, focusCornerRadius) = (8, 8)
    tintColor = PanelColors.accent
    dot.layer.cornerRadius = 3
    for view in [label, dot] + parts.compactMap(\.self) {
      view.isUserInteractionEnabled = view is PopUpButton
      addSubview(view)
    }
    showState()
  }

  /// Whether the row stands beneath that of its entry.
  var isChild: Bool { thumbnail == nil }

  /// Whether another row is that of the same transition, preset or scene.
  func isSame(as other: EntryRow) -> Bool {
    family.usual.name == other.family.usual.name && preset == other.preset && scene == other.scene
  }

  /// Shows the previous version, or the next one.
  func step(by step: Int) { versions?.step(by: step) }

  /// Moves to the row above for an arrow up, to the one below for an arrow down.
  func walk(by step: Int) { walked(self, -step) }

  var isChanged = false { didSet { showState() } }

  private func showEntry() {
    toolTip = entry.sentence
    words.text = entry.words
    thumbnail?.entry = entry
    versions?.selectedIndex = family.versions.firstIndex { $0.name == entry.name }
    setNeedsLayout()
  }

  override func showState() {
    let unselected = isHighlighted ? PanelColors.line : hasPointer ? PanelColors.field : nil
    backgroundColor = isSelected ? PanelColors.accent : unselected
    label.textColor = isSelected ? PanelColors.onAccent : isChild ? PanelColors.softInk : PanelColors.ink
    let softInk = isSelected ? PanelColors.onAccent : PanelColors.softInk
    words.textColor = softInk
    versions?.inks = (softInk, softInk)
    versions?.ground = .clear
    dot.backgroundColor = isSelected ? PanelColors.onAccent : PanelColors.accent
    dot.isHidden = !isChanged
    playOnce()
  }

  /// Plays the thumbnail when the pointer or the keyboard focus has come, and ends that when both have gone.
  private func playOnce() {
    let isLookedAt = hasPointer || hasKeyboardFocus
    guard isLookedAt != hasPlayed else { return }
    hasPlayed = isLookedAt
    if isLookedAt { thumbnail?.play() } else { thumbnail?.stop() }
  }

  override func layoutSubviews() {
    // The ring of the keyboard focus comes and goes as a subview, which asks for a layout.
    playOnce()
    let (height, right) = (bounds.height, bounds.width - 4)
    dot.frame = CGRect(x: right - 10, y: (isChild ? height / 2 : height - 17) - 3, width: 6, height: 6)
    guard let thumbnail else {
      label.frame = CGRect(x: Self.textLeft, y: 4, width: max(0, right - Self.textLeft - 14), height: 20)
      return
    }
    let size = ThumbnailView.size
    thumbnail.frame = CGRect(
      x: Self.thumbnailLeft, y: (height - size.height) / 2, width: size.width, height: size.height)
    let room = right - Self.textLeft
    let menu = versions.map { ($0.titleLabel?.intrinsicContentSize.width ?? 0).rounded(.up) + 28 } ?? 0
    versions?.frame = CGRect(x: right - menu, y: 7, width: menu, height: 20)
    // A long name takes the line of the words too.
    let isLong = label.intrinsicContentSize.width > room - menu
    words.isHidden = isLong
    // Setting it causes a layout of the row.
    if (label.numberOfLines == 2) != isLong { label.numberOfLines = isLong ? 2 : 1 }
    label.frame = CGRect(x: Self.textLeft, y: 8, width: max(0, room - menu), height: isLong ? 36 : 18)
    words.frame = CGRect(x: Self.textLeft, y: 29, width: max(0, room - (isChanged ? 12 : 0)), height: 16)
  }

  /// The space to the left of the thumbnail, in points.
  private static let thumbnailLeft: CGFloat = 4
  /// The left edge of the text, in points.
  private static let textLeft = thumbnailLeft + ThumbnailView.size.width + 8
}
