import CoreGraphics
import QuartzCore
import UIKit

/// The parameters of the shown transition: its title, its presets, and its parameters in sections.
@MainActor final class ParameterColumn: PlainView {
  private let store: ParameterStore
  private let thumbnails: Thumbnails
  private var gallery: FeelGallery?
  private let scroller = ScrollColumn(left: PanelMetrics.margin - RowLabel.margin, right: PanelMetrics.margin)
  private var title: ParameterTitle
  private var presets: PresetBar
  private var sections: [ParameterSection] = []
  private var shownEntry: CatalogueEntry
  private let question: ConfigQuestion
  /// The Swift source; nil while the parameters are shown.
  private var source: SourceColumn?
  private let fade = EdgeFade()
  /// The scroll position before a page was opened; nil if there is none to return to.
  private var keptOffset: CGPoint?
  /// Called when editing of a text begins.
  var typingBegan: (PanelField) -> Void = { _ in }
  var titlePressed: () -> Void = {}

  init(_ store: ParameterStore, _ thumbnails: Thumbnails) {
    (self.store, self.thumbnails) = (store, thumbnails)
    shownEntry = store.entry
    (title, presets) = (ParameterTitle(store), PresetBar(store))
    question = ConfigQuestion(store)
    super.init(frame: .zero)
    tintColor = PanelColors.accent
    for view in [scroller, fade, question] { addSubview(view) }
    scroller.scrolled = { [unowned self] in fade.show(scroller.contentOffset.y) }
    build()
  }

  var share: ShareButton { title.share }

  /// Whether the title opens the list.
  var isTitleMenu = false {
    didSet {
      let height = title.height
      title.isMenu = isTitleMenu
      if title.height != height { build() }
    }
  }

  private func build() {
    for case let field as PanelField in rows.flatMap(\.controls) { field.abandon() }
    shownEntry = store.entry
    (title, presets) = (ParameterTitle(store), PresetBar(store))
    title.isMenu = isTitleMenu
    title.pressed = { [unowned self] in titlePressed() }
    presets.typingBegan = { [unowned self] in typingBegan($0) }
    let column = ColumnView()
    let height = title.height
    column.add(title, height: height, after: 8)
    column.add(presets, height: PanelMetrics.rowHeight)
    gallery = FeelGallery(store, thumbnails)
    if let gallery { column.add(gallery, height: FeelGallery.height, after: 4) }
    sections = ParameterDescription.Section.allCases.compactMap {
      ParameterSection($0, store.phone.demo.parameters, store)
    }
    for section in sections {
      column.add(section.heading, height: section.heading.height, after: 2)
      let lines = section.comparedLines
      column.add(lines[0], height: lines[0].height)
      for (row, line) in zip(section.rows, lines.dropFirst()) {
        column.add(row, height: row.height)
        column.add(line, height: line.height)
      }
      column.add(section.note, height: section.note.height)
    }
    column.add(more, height: PanelMetrics.rowHeight, after: 4)
    column.addSpace(8)
    scroller.column = column
    keptOffset = nil
    editor = rows.lazy.compactMap { $0 as? PaceEditor }.first
    for row in rows {
      for case let field as PanelField in row.controls { field.began = { [unowned self] in typingBegan($0) } }
    }
    refresh()
  }

  /// Shows all settings, or only the first ones.
  private let more = NoteRow()

  /// What explains the marks of guesses; empty while none is shown.
  var guessNote: String { more.text }

  private var rows: [any ParameterRow] { sections.flatMap { [$0.heading] + $0.rows } }

  var showsSource = false {
    didSet {
      guard showsSource != oldValue else { return }
      source?.removeFromSuperview()
      source = showsSource ? SourceColumn(store) : nil
      if let source { insertSubview(source, belowSubview: question) }
      (scroller.isHidden, fade.isHidden) = (showsSource, showsSource)
      setNeedsLayout()
    }
  }

  var controls: [UIControl] {
    if let source { return source.controls + question.controls }
    return title.controls + question.controls + presets.controls
      + (gallery?.chips ?? [])
      + rows.filter { !$0.isHidden }.flatMap(\.controls).filter(\.isEnabled)
      + sections.map(\.note).filter { !$0.isHidden }.compactMap(\.button) + [more.button].compactMap(\.self)
  }

  func row(_ key: String) -> (any ParameterRow)? { rows.first { $0.keys.contains(key) } }

  func refresh() {
    source?.refresh()
    guard store.entry.name == shownEntry.name, store.entry.revision == shownEntry.revision else { return build() }
    let parameters = store.phone.demo.parameters
    title.refresh()
    presets.refresh()
    gallery?.refresh()
    question.refresh()
    for section in sections {
      section.refresh(parameters)
      section.compare(parameters, with: store.book.compared)
    }
    let hasMore = store.preferences.hasMore
    let count = parameters.descriptions.count
    more.setButton(hasMore ? "Fewer settings" : "All \(count) settings") { [unowned self] in
      store.preferences.hasMore.toggle()
      refresh()
    }
    scroller.column.fold { view in sections.contains { $0.isFolded(view, parameters, showsAll: hasMore) } }
    more.text = rows.contains { $0.isGuess && !$0.isHidden } ? "Dotted: guessed" : ""
    setNeedsLayout()
  }

  func showThumbnails() { gallery?.refresh() }

  /// Shows how the transition moves; nil if it has no such parameters.
  private(set) var editor: PaceEditor?

  func reveal(_ control: UIControl) {
    if control.isDescendant(of: scroller) { scroller.reveal(control) }
  }

  func keys(of view: UIView) -> [String] {
    guard let row = rows.first(where: { view.isDescendant(of: $0) }) else { return [] }
    return row.keys
  }

  func askForPresetName() {
    showsSource = false
    presets.askForName()
  }

  func show(_ key: String) -> UIControl? {
    guard let row = row(key), let control = row.controls.first else { return nil }
    if row.isHidden, !store.preferences.hasMore {
      store.preferences.hasMore = true
      refresh()
    }
    showsSource = false
    keptOffset = nil
    reveal(key)
    return row.isHidden ? nil : control
  }

  /// Scrolls to the parameter, or to the heading of its section if that is folded.
  func reveal(_ key: String) {
    guard let row = row(key) else { return }
    scroller.reveal(row.isHidden ? sections.first { $0.rows.contains { $0 === row } }?.heading ?? row : row)
  }

  /// Remembers the scroll position for `restorePosition()`.
  func keepPosition() { keptOffset = scroller.contentOffset }

  /// Does nothing if the user has looked for a parameter meanwhile.
  func restorePosition() {
    if let keptOffset { scroller.contentOffset = keptOffset }
    keptOffset = nil
  }

  override func layoutSubviews() {
    let height = question.isHidden ? 0 : ConfigQuestion.height
    question.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    scroller.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    fade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: EdgeFade.height)
    source?.frame = scroller.frame
  }
}

/// Fades out a row that is cut at the upper edge.
@MainActor final class EdgeFade: PlainView {
  static let height: CGFloat = 20

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    showColors()
  }

  override func showColors() {
    let ground = PanelColors.background.resolvedColor(with: traitCollection)
    let colors = [ground, ground.withAlphaComponent(0)].map(\.cgColor)
    (layer as? CAGradientLayer)?.colors = colors
  }

  /// `hidden` is how much lies above the edge; nothing fades at the top of a column.
  func show(_ hidden: CGFloat) {
    let next = min(max(hidden / Self.height, 0), 1)
    if alpha != next { alpha = next }
  }
}

/// Asks what to use when the config file changed while parameters were edited in the window.
@MainActor final class ConfigQuestion: PlainView {
  static let height: CGFloat = 64

  private let store: ParameterStore
  private let label = PanelText.paragraph("The config file has changed, and so have parameters here.")
  private lazy var load = PanelButton("Load the file") { [unowned self] in store.decideAboutConfig(takesFile: true) }
  private lazy var keep = PanelButton("Keep these") { [unowned self] in store.decideAboutConfig(takesFile: false) }

  init(_ store: ParameterStore) {
    self.store = store
    super.init(frame: .zero)
    backgroundColor = PanelColors.listBackground
    for view in [label, load, keep] { addSubview(view) }
    refresh()
  }

  var controls: [UIControl] { isHidden ? [] : [load, keep] }

  /// Shows or hides the question.
  func refresh() { isHidden = store.waitingParameters == nil }

  override func layoutSubviews() {
    let margin = PanelMetrics.margin
    label.frame = CGRect(x: margin, y: 8, width: bounds.width - 2 * margin, height: 18)
    [load, keep].arrange(from: margin, y: 32)
  }
}
