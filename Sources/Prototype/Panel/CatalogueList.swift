import CoreGraphics
import UIKit

/// The list of transitions, each with its presets beneath it; a gap stands between what belongs to different headings.
@MainActor final class CatalogueList: PlainView {
  private(set) var rows: [EntryRow] = []
  private let store: ParameterStore
  /// Called after the user chose a row.
  var chose: () -> Void = {}
  private let scroller = ScrollColumn(left: 4, right: 4)
  private let thumbnails: Thumbnails
  /// Whether the thumbnails have pictures and play; they wait until the window was seen.
  var hasThumbnails: Bool {
    get { thumbnails.areDrawn }
    set {
      thumbnails.areDrawn = newValue
      setNeedsLayout()
    }
  }
  /// The names of the versions that rows show, by the titles of the rows.
  private var shownVersions: [String: String] = [:]
  /// What rows there are: for each transition its name and the names of the rows beneath it.
  private var shownRows: [[String]] = []

  init(_ store: ParameterStore, _ thumbnails: Thumbnails) {
    (self.store, self.thumbnails) = (store, thumbnails)
    super.init(frame: .zero)
    backgroundColor = PanelColors.listBackground
    addSubview(scroller)
    refresh()
  }

  private func build(_ families: [CatalogueFamily]) {
    let column = ColumnView()
    let focused = rows.first(where: \.hasKeyboardFocus)
    rows = []
    var group: CatalogueEntry.Group?
    for family in families {
      add(family, shown(family), to: column, after: group == family.usual.group ? 0 : Self.gap)
      group = family.usual.group
    }
    column.addSpace(Self.gap)
    let offset = scroller.contentOffset
    scroller.column = column
    scroller.layoutIfNeeded()
    scroller.contentOffset = offset
    if let focused { rows.first { $0.isSame(as: focused) }?.hasKeyboardFocus = true }
    setNeedsLayout()
  }

  /// The space between groups of rows, in points.
  private static let gap: CGFloat = 5

  /// Adds the row of a transition, and those of its scenes and presets.
  private func add(_ family: CatalogueFamily, _ entry: CatalogueEntry, to column: ColumnView, after gap: CGFloat) {
    func add(_ row: EntryRow, _ height: CGFloat, after gap: CGFloat = 0) {
      row.when(.pressed) { [unowned self, unowned row] in choose(row) }
      rows.append(row)
      column.add(row, height: height, after: gap)
    }
    let row = EntryRow(family, entry, thumbnails)
    row.walked = { [unowned self] in choose(after: $0, by: $1) }
    row.choseVersion = { [unowned self] in
      store.show($0)
      chose()
    }
    add(row, EntryRow.height, after: gap)
    for scene in scenes(of: entry) { add(EntryRow(family, entry, scene: scene), EntryRow.childHeight) }
    for preset in store.presets(of: entry) {
      add(EntryRow(family, entry, preset: preset.name), EntryRow.childHeight)
    }
  }

  /// The version of a family that its row shows: the one that was shown last.
  private func shown(_ family: CatalogueFamily) -> CatalogueEntry {
    family.versions.first { $0.name == shownVersions[family.title] } ?? family.usual
  }

  /// The scenes of an entry that have rows of their own.
  private func scenes(of entry: CatalogueEntry) -> [String] {
    let scenes = store.scenes(entry).names
    return scenes.count > 1 ? scenes : []
  }

  /// The row of the shown transition or preset, which can have the keyboard focus.
  var chosen: EntryRow? { rows.first(where: \.isSelected) }

  private func choose(_ row: EntryRow) {
    let (preset, scene) = (row.preset, row.scene)
    // The row itself shows the published parameters again.
    if preset == nil, scene == nil, row.entry.name == store.entry.name, store.currentPreset != nil { store.resetAll() }
    store.show(row.entry)
    if let preset { store.applyPreset(named: preset) }
    if let scene { store.showScene(row.entry, scene) }
    chose()
  }

  private func choose(after row: EntryRow, by step: Int) {
    let entries = rows.filter { !$0.isChild }
    let current = entries.firstIndex { $0.entry.name == row.entry.name }
    guard let current, entries.indices.contains(current + step) else { return }
    let next = entries[current + step]
    for row in rows { row.hasKeyboardFocus = false }
    store.show(next.entry)
    chosen?.hasKeyboardFocus = true
    chosen.map(scroller.reveal)
  }

  func refresh() {
    if let family = store.entry.family { shownVersions[family.title] = store.entry.name }
    let families = CatalogueFamily.families(of: store.entries)
    let names = families.map { family in
      let entry = shown(family)
      return ["\(family.usual.name) \(family.usual.revision)"] + scenes(of: entry)
        + store.presets(of: entry).map(\.name)
    }
    if names != shownRows {
      shownRows = names
      build(families)
    }
    mark()
  }

  private func mark() {
    let current = store.currentPreset
    for row in rows {
      row.entry = shown(row.family)
      let (scenes, scene) = store.scenes(row.entry)
      row.isSelected =
        row.entry.name == store.entry.name && row.preset == current
        && (scenes.count < 2 || current != nil || row.scene == scene)
      row.isChanged = !row.isChild && !store.book.parameters(of: row.entry.name).isEmpty
    }
  }

  func showThumbnails() {
    for row in rows { row.thumbnail?.refresh() }
  }

  /// Scrolls to a control if it is a row of the list.
  func reveal(_ control: UIControl) {
    if control is EntryRow { scroller.reveal(control) }
  }

  override var isHidden: Bool { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    scroller.frame = bounds
    if !isHidden { showThumbnails() }
  }
}

/// Words that people use, and those that transitions, parameters and commands use instead.
///
/// A word also stands for those that it begins.
enum SearchWords {
  static let synonyms: [String: [String]] = [
    "bounce": ["damping", "overshoot"], "bouncy": ["damping", "overshoot"], "rubber": ["limit", "does not move"],
    "elastic": ["spring"], "speed": ["velocity", "duration"], "slow": ["duration", "speed"],
    "fast": ["duration", "velocity"], "flick": ["velocity", "flick"], "fling": ["velocity", "flick"],
    "swipe": ["drag"], "threshold": ["finishes"], "dark": ["dimming"], "blur": ["radius"],
    "time": ["duration"], "ease": ["curve"], "easing": ["curve"], "edge": ["region"], "tension": ["stiffness"],
    "friction": ["damping"], "fade": ["opacity", "alpha"], "depth": ["parallax"], "dead": ["slop"],
    "hysteresis": ["slop"],
    // Commands and entries of menus.
    "motion": ["speed", "slow motion"], "versus": ["compare"], "a/b": ["compare"], "ab": ["compare"],
    "difference": ["compare"], "second": ["compare"], "two": ["compare"],
    "verdict": ["why"], "reason": ["why"], "cancelled": ["why"], "finished": ["why"], "explain": ["why"],
    "margin": ["decision map"], "jump": ["continuity"], "lag": ["continuity"],
    "delegate": ["the calls"], "log": ["the calls"], "lifecycle": ["the calls"], "callbacks": ["the calls"],
    "lab": ["other engines"], "react": ["other engines"], "repeat": ["replay"], "again": ["replay"],
    "freeze": ["pin the finger"], "default": ["published"], "original": ["published"], "factory": ["published"],
    "restore": ["published"], "bug": ["fault"], "stress": ["fault"], "interrupt": ["fault"],
    "screenshots": ["your screen", "pictures"], "photos": ["your screen", "pictures"], "import": ["open a file"],
    "video": ["save clip"], "movie": ["save clip"], "gif": ["save clip"], "mp4": ["save clip"],
    "record": ["save clip", "keep the last drag"],
    "website": ["browsers"], "html": ["browsers"], "code": ["swift"], "xcode": ["swift"],
    "notch": ["cutout", "notch"], "phone": ["iphone"], "accessibility": ["reduced motion"],
    "rtl": ["right to left"], "arabic": ["right to left"], "hebrew": ["right to left"], "touches": ["fingers"],
    "fullscreen": ["whole screen"], "shortcuts": ["sheet"], "help": ["sheet"],
  ]
}
