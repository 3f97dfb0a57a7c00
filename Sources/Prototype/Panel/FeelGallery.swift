import CoreGraphics
import UIKit

/// The feels that the shown transition can take: one drag loops in each while the pointer or the focus is on the gallery,
/// and a click takes one.
@MainActor final class FeelGallery: PlainView {
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
      chip.when(.pressed) { [unowned store] in store.set(values) }
      chip.lookedAt = { [unowned self] in playAll() }
      addSubview(chip)
    }
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
  }

  static let height: CGFloat = ThumbnailView.size.height + 22

  private var hasPointer = false { didSet { playAll() } }

  private func playAll() {
    let isLookedAt = hasPointer || chips.contains(where: \.hasKeyboardFocus)
    for chip in chips { chip.loops = isLookedAt }
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
@MainActor final class FeelChip: PlainControl {
  let values: [(key: String, value: ParameterValue)]
  let thumbnail: ThumbnailView
  var lookedAt: () -> Void = {}
  private let label: UILabel
  private let curve: FeelCurve

  init(_ feel: Feel, _ values: [(key: String, value: ParameterValue)], _ thumbnail: ThumbnailView) {
    (self.values, self.thumbnail, curve) = (values, thumbnail, FeelCurve(values))
    label = PanelText.note(feel.title)
    label.textAlignment = .center
    super.init(frame: .zero)
    toolTip = feel.help
    accessibilityLabel = feel.title
    focusCornerRadius = 8
    for view in [label, curve] { view.isUserInteractionEnabled = false }
    for view in [thumbnail, curve, label] { addSubview(view) }
    showState()
  }

  /// Whether the transition plays again and again; otherwise the curve of its motion is shown.
  var loops = false {
    didSet {
      thumbnail.loops = loops
      curve.isHidden = loops
    }
  }

  override func showState() {
    label.textColor = isSelected ? PanelColors.accent : hasPointer ? PanelColors.ink : PanelColors.softInk
    for view in [thumbnail, curve] as [UIView] { view.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    let size = ThumbnailView.size
    thumbnail.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: 2, width: size.width, height: size.height)
    curve.frame = thumbnail.frame
    label.frame = CGRect(x: 0, y: size.height + 4, width: bounds.width, height: 16)
    // The ring of the keyboard focus comes and goes as a subview, which asks for a layout.
    lookedAt()
  }
}

/// How far a movement is over a second: a still picture of it would look like that of any other.
@MainActor final class FeelCurve: PlainView {
  let values: [(key: String, value: ParameterValue)]
  private let line = ShapeView()
  private let end = ShapeView()

  init(_ values: [(key: String, value: ParameterValue)]) {
    self.values = values
    super.init(frame: .zero)
    (layer.cornerRadius, layer.borderWidth) = (7, 1)
    backgroundColor = PanelColors.field
    for view in [end, line] { addSubview(view) }
  }

  var path: CGPath? { line.path }

  /// Of the whole second, in points; the overshoot of a spring has room above its end.
  private static let insets = UIEdgeInsets(top: 15, left: 5, bottom: 7, right: 5)

  override func layoutSubviews() {
    let area = bounds.inset(by: Self.insets)
    let (curve, limit) = (CGMutablePath(), CGMutablePath())
    for step in 0...Int(max(1, area.width * 2)) {
      let seconds = Double(step) / Double(max(1, area.width * 2))
      let point = CGPoint(
        x: area.minX + area.width * CGFloat(seconds),
        y: area.maxY - area.height * CGFloat(Feel.progress(of: values, after: seconds)))
      if step == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
    }
    limit.move(to: CGPoint(x: area.minX, y: area.minY))
    limit.addLine(to: CGPoint(x: area.maxX, y: area.minY))
    for view in [end, line] { view.frame = bounds }
    end.show(limit, stroke: PanelColors.track.resolvedColor(with: traitCollection), dashes: [2, 2])
    line.show(curve, stroke: PanelColors.accent.resolvedColor(with: traitCollection), width: 1.5)
    layer.borderColor = PanelColors.track.resolvedColor(with: traitCollection).cgColor
  }
}
