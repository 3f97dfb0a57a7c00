import CoreGraphics
import UIKit

/// Shows several choices as chips, one of which is chosen.
@MainActor final class ChipGroup: DragKeepingControl, Choosing {
  private let chips: [UILabel]
  private let columns: Int
  /// The background of the other chips.
  var ground = PanelColors.field { didSet { showState() } }

  static let chipHeight: CGFloat = 24
  private static let gap: CGFloat = 4

  /// Uses as many columns as fit a width; one line if `width` is infinite.
  init(_ titles: [String], width: CGFloat = .infinity) {
    chips = titles.map(PanelText.chip)
    let widest = (chips.map(\.intrinsicContentSize.width).max() ?? 0) + 12
    let fitting = width.isFinite ? Int((width + Self.gap) / (widest + Self.gap)) : titles.count
    // Two lines of two chips look better than three chips and one.
    columns = max(1, fitting >= titles.count ? titles.count : min(fitting, (titles.count + 1) / 2))
    super.init(frame: .zero)
    for chip in chips {
      chip.layer.cornerRadius = 6
      chip.clipsToBounds = true
      addSubview(chip)
    }
    showState()
  }

  static func width(of titles: [String]) -> CGFloat {
    let widest = titles.map { PanelText.chip($0).intrinsicContentSize.width + 12 }.max() ?? 0
    return CGFloat(titles.count) * (widest + gap) - gap
  }

  /// Of chips that are as wide as their titles, in one line.
  static func leastWidth(of titles: [String]) -> CGFloat {
    titles.reduce(-gap) { $0 + PanelText.chip($1).intrinsicContentSize.width.rounded(.up) + leastInset + gap }
  }

  /// On both sides together.
  private static let leastInset: CGFloat = 6

  var height: CGFloat {
    let lines = CGFloat((chips.count + columns - 1) / columns)
    return lines * (Self.chipHeight + Self.gap) - Self.gap
  }

  var selectedIndex: Int? { didSet { showState() } }
  var choiceCount: Int { chips.count }

  private var pressed: Int? { didSet { showState() } }

  override func showState() {
    for (index, chip) in chips.enumerated() {
      let isChosen = index == selectedIndex
      chip.backgroundColor =
        isChosen ? PanelColors.accent : index == pressed ? PanelColors.line : ground
      chip.textColor = isChosen ? PanelColors.onAccent : PanelColors.ink
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = chip(at: touch)
    return pressed != nil
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = chip(at: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let index = touch.flatMap(chip(at:)) { choose(index) }
    pressed = nil
  }

  override func cancelTracking(with event: UIEvent?) { pressed = nil }

  private func chip(at touch: UITouch) -> Int? {
    chips.firstIndex { $0.frame.insetBy(dx: -Self.gap / 2, dy: -Self.gap / 2).contains(touch.location(in: self)) }
  }

  override func layoutSubviews() {
    let width = (bounds.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
    if columns == chips.count, layoutByTitles(in: width) { return }
    for (index, chip) in chips.enumerated() {
      chip.frame = CGRect(
        x: CGFloat(index % columns) * (width + Self.gap),
        y: CGFloat(index / columns) * (Self.chipHeight + Self.gap), width: width, height: Self.chipHeight)
    }
  }

  /// If equal widths cut a title, gives each chip the width it needs; returns whether that was necessary.
  private func layoutByTitles(in width: CGFloat) -> Bool {
    let widths = chips.map { $0.intrinsicContentSize.width.rounded(.up) }
    let rest = CGFloat(chips.count) * width - widths.reduce(0, +)
    guard rest >= 0, widths.contains(where: { $0 + Self.leastInset > width }) else { return false }
    var x: CGFloat = 0
    for (chip, own) in zip(chips, widths) {
      chip.frame = CGRect(x: x, y: 0, width: own + rest / CGFloat(chips.count), height: Self.chipHeight)
      x = chip.frame.maxX + Self.gap
    }
    return true
  }
}
