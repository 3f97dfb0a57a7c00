import CoreGraphics
import UIKit

/// The feels that the shown transition can take: one drag loops in each while the pointer or the focus is on the gallery,
/// and a click takes one.
@MainActor final class FeelGallery: UIView {
  private let store: ParameterStore
  let chips: [FeelChip]

  /// Nil if the transition has no parameters that decide how it moves.
  init?(_ store: ParameterStore, _ thumbnails: Thumbnails) {
    self.store = store
    let entry = store.entry
    guard entry.group != .own else { return nil }
    let descriptions = entry.parameters.map(\.description)
    let feels = Feel.all.compactMap { feel in feel.values(in: descriptions).map { (feel, $0) } }
    guard !feels.isEmpty else { return nil }
    chips = feels.map { feel, values in
      var edits = ParameterEdits()
      for (key, value) in values { edits.set(key, to: value, in: entry) }
      return FeelChip(feel, values, ThumbnailView(entry, thumbnails, edits))
    }
    super.init(frame: .zero)
    for chip in chips {
      let values = chip.values
      chip.addAction(
        UIAction { [unowned store] _ in store.set(values) }, for: [.touchUpInside, .primaryActionTriggered])
      chip.lookedAt = { [unowned self] in playAll() }
      addSubview(chip)
    }
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
  }

  required init?(coder: NSCoder) { nil }

  static let height: CGFloat = ThumbnailView.size.height + 22

  private var hasPointer = false { didSet { playAll() } }

  private func playAll() {
    let isLookedAt = hasPointer || chips.contains(where: \.hasKeyboardFocus)
    for chip in chips { chip.thumbnail.loops = isLookedAt }
  }

  func refresh() {
    let parameters = store.phone.demo.parameters
    for chip in chips {
      chip.isSelected = chip.values.allSatisfy { parameters[$0.key]?.current == $0.value }
      chip.thumbnail.refresh()
    }
  }

  override func layoutSubviews() {
    let width = (bounds.width - RowLabel.margin) / CGFloat(Feel.all.count)
    for (index, chip) in chips.enumerated() {
      chip.frame = CGRect(x: RowLabel.margin + width * CGFloat(index), y: 0, width: width, height: Self.height)
    }
  }
}

/// One of them: a small phone and the name.
@MainActor final class FeelChip: UIControl {
  let values: [(key: String, value: ParameterValue)]
  let thumbnail: ThumbnailView
  var lookedAt: () -> Void = {}
  private let label: UILabel

  init(_ feel: Feel, _ values: [(key: String, value: ParameterValue)], _ thumbnail: ThumbnailView) {
    (self.values, self.thumbnail) = (values, thumbnail)
    label = PanelText.note(feel.title)
    label.textAlignment = .center
    super.init(frame: .zero)
    toolTip = feel.help
    accessibilityLabel = feel.title
    focusCornerRadius = 8
    label.isUserInteractionEnabled = false
    for view in [thumbnail, label] { addSubview(view) }
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private var hasPointer = false { didSet { showState() } }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    label.textColor = isSelected ? PanelColors.accent : hasPointer ? PanelColors.ink : PanelColors.softInk
    thumbnail.alpha = isHighlighted ? 0.6 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = ThumbnailView.size
    thumbnail.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: 2, width: size.width, height: size.height)
    label.frame = CGRect(x: 0, y: size.height + 4, width: bounds.width, height: 16)
    // The ring of the keyboard focus comes and goes as a subview, which asks for a layout.
    lookedAt()
  }
}
