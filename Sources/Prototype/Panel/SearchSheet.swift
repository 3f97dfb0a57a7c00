import CoreGraphics
import UIKit

/// The search for transitions and figures: a field, and what was found beneath it.
@MainActor final class SearchSheet: Sheet {
  /// Something that was found.
  struct Hit: Equatable {
    let title: String
    let detail: String
    /// The name of the transition.
    let transition: String
    /// The key of the figure; nil if the transition itself was found.
    let key: String?
  }

  let field: NameField
  private(set) var hits: [Hit] = []
  private var rows: [HitRow] = []
  private var index = 0
  private let session: EditSession
  private let chose: (Hit) -> Void

  /// The greatest number of hits that are shown.
  private static let mostHits = 12

  /// Creates a search; `chose` is called with what the user chooses.
  init(_ session: EditSession, chose: @escaping (Hit) -> Void, close: @escaping () -> Void) {
    (self.session, self.chose) = (session, chose)
    let find = Box<() -> Bool>({ false })
    field = NameField("Search transitions and figures") { _ in find.value() }
    super.init(close: close)
    find.value = { [unowned self] in choose() }
    field.moved = { [unowned self] in move(by: $0) }
    field.addAction(UIAction { [unowned self] _ in search(field.text ?? "") }, for: .editingChanged)
    box.addSubview(field)
    search("")
  }

  required init?(coder: NSCoder) { nil }

  override var controls: [UIControl] { [field] }

  /// The rows of what was found.
  var rowControls: [UIControl] { rows }

  /// A reference to a value.
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Returns what matches a text: transitions by their titles, figures of the shown transition by their labels and keys,
  /// then those of all others by their labels.
  ///
  /// All words of the text have to occur.
  static func hits(_ text: String, in session: EditSession) -> [Hit] {
    let words = text.lowercased().split(separator: " ")
    func matches(_ parts: String...) -> Bool {
      let line = parts.joined(separator: " ").lowercased()
      return words.allSatisfy { line.contains($0) }
    }
    var hits = session.entries.filter { matches($0.title, $0.name) }.map {
      Hit(title: $0.title, detail: $0.group.rawValue, transition: $0.name, key: nil)
    }
    guard !words.isEmpty else { return hits }
    for entry in [session.entry] + session.entries.filter({ $0.name != session.entry.name }) {
      for (description, _) in entry.parameters {
        let section = description.section.rawValue
        guard matches(section, description.label, description.key, entry.title) else { continue }
        hits.append(
          Hit(
            title: "\(section): \(description.label)", detail: entry.title, transition: entry.name,
            key: description.key))
      }
    }
    return hits
  }

  private func search(_ text: String) {
    hits = Array(Self.hits(text, in: session).prefix(Self.mostHits))
    index = 0
    for row in rows { row.removeFromSuperview() }
    rows = hits.enumerated().map { index, hit in
      let row = HitRow(hit)
      row.addGestureRecognizer(
        HoverWatch { [unowned self] isOn in
          if isOn {
            self.index = index
            mark()
          }
        })
      row.addAction(
        UIAction { [unowned self] _ in
          self.index = index
          _ = choose()
        }, for: .touchUpInside)
      box.addSubview(row)
      return row
    }
    mark()
    setNeedsLayout()
  }

  private func mark() {
    for (index, row) in rows.enumerated() { row.isSelected = index == self.index }
  }

  /// Marks the next hit or the one before.
  func move(by step: Int) {
    index = min(max(index + step, 0), max(hits.count - 1, 0))
    mark()
  }

  private func choose() -> Bool {
    guard hits.indices.contains(index) else { return false }
    chose(hits[index])
    return true
  }

  override func boxSize(in size: CGSize) -> CGSize {
    CGSize(width: min(420, size.width - 32), height: min(56 + 28 * CGFloat(Self.mostHits) + 8, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 12, y: 12, width: box.bounds.width - 24, height: 32)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 8, y: 52 + 28 * CGFloat(index), width: box.bounds.width - 16, height: 28)
    }
  }
}

/// A row with something that was found.
@MainActor private final class HitRow: UIControl {
  private let title: UILabel
  private let detail: UILabel

  init(_ hit: SearchSheet.Hit) {
    (title, detail) = (PanelText.figure(hit.title), PanelText.help(hit.detail))
    super.init(frame: .zero)
    layer.cornerRadius = 6
    detail.textAlignment = .right
    for label in [title, detail] {
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      backgroundColor = isSelected ? PanelColors.accent : nil
      title.textColor = isSelected ? PanelColors.onAccent : PanelColors.ink
      detail.textColor = isSelected ? PanelColors.onAccent : PanelColors.softInk
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(detail.intrinsicContentSize.width, bounds.width / 2)
    detail.frame = CGRect(x: bounds.width - width - 8, y: 4, width: width, height: 20)
    title.frame = CGRect(x: 8, y: 4, width: max(0, bounds.width - width - 24), height: 20)
  }
}
