import CoreGraphics
import UIKit

/// Searches transitions, parameters, commands, entries of menus, and presets.
@MainActor final class SearchSheet: Sheet {
  struct Hit: Equatable {
    let title: String
    let detail: String
    let transition: String
    let key: String?
    var command: Int?
  }

  let field: NameField
  private(set) var hits: [Hit] = []
  private var rows: [SheetRow] = []
  private var index = 0
  private let store: ParameterStore
  private let chose: (Hit) -> Void
  private let commands: [SearchCommand]
  private let nothing = PanelText.paragraph("")

  private static let mostHits = 12

  /// Creates a search; when it has closed itself, `chose` is called with what the user chooses.
  init(_ store: ParameterStore, commands: [SearchCommand] = [], chose: @escaping (Hit) -> Void) {
    (self.store, self.commands, self.chose) = (store, commands, chose)
    var find: () -> Bool = { false }
    field = NameField("Search transitions, parameters and commands") { _ in find() }
    super.init()
    find = { [unowned self] in choose() }
    field.moved = { [unowned self] in move(by: $0) }
    field.when(.editingChanged) { [unowned self] in search(field.text ?? "") }
    for view in [field, nothing] { box.addSubview(view) }
    search("")
  }

  override var controls: [UIControl] { [field] }

  var rowControls: [UIControl] { rows }

  var sentence: String? { nothing.isHidden ? nil : nothing.text }

  private func search(_ text: String) {
    hits = Array(Self.hits(text, in: store, commands: commands).prefix(Self.mostHits))
    nothing.text = Self.nothingFound(text)
    nothing.isHidden = !hits.isEmpty
    index = 0
    for row in rows { row.removeFromSuperview() }
    rows = hits.enumerated().map { index, hit in
      let row = SheetRow(hit.title, detail: hit.detail, keepsEnd: false)
      row.addGestureRecognizer(
        HoverWatch { [unowned self] isOn in
          if isOn {
            self.index = index
            mark()
          }
        })
      row.when(.touchUpInside) { [unowned self] in
        self.index = index
        _ = choose()
      }
      box.addSubview(row)
      return row
    }
    mark()
    setNeedsLayout()
  }

  private func mark() {
    for (index, row) in rows.enumerated() { row.isSelected = index == self.index }
  }

  func move(by step: Int) {
    index = min(max(index + step, 0), max(hits.count - 1, 0))
    mark()
  }

  private func choose() -> Bool {
    guard hits.indices.contains(index) else { return false }
    let (hit, chose) = (hits[index], chose)
    // The choice may open another sheet.
    close()
    chose(hit)
    return true
  }

  override func boxSize(in size: CGSize) -> CGSize {
    CGSize(width: min(420, size.width - 32), height: min(56 + 28 * CGFloat(Self.mostHits) + 8, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 12, y: 12, width: box.bounds.width - 24, height: 32)
    nothing.frame = CGRect(x: 16, y: 54, width: box.bounds.width - 32, height: 64)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 8, y: 52 + 28 * CGFloat(index), width: box.bounds.width - 16, height: 28)
    }
  }
}

/// Something that the search runs.
@MainActor struct SearchCommand {
  let title: String
  /// The shortcut, or what else tells it from others; empty if there is nothing.
  var detail = ""
  /// More words by which it is found.
  var words = ""
  let run: () -> Void
}

extension SearchSheet {
  /// Returns what matches a text, likeliest first: transitions by title, the shown one before others, its parameters by
  /// label and key, commands, parameters of other transitions; then all of them by their help and by similar words.
  ///
  /// All words of the text have to occur, each as it is or as a word that means the same.
  static func hits(_ text: String, in store: ParameterStore, commands: [SearchCommand] = []) -> [Hit] {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let query = Query(words)
    let others = store.entries.filter { $0.name != store.entry.name }
    var hits = ([store.entry] + others).filter { query.finds($0.title, $0.name) }.map(Self.hit)
    guard !words.isEmpty else { return hits }
    func add(_ more: [Hit]) { hits += more.filter { !hits.contains($0) } }
    func actions(_ query: Query) -> [Hit] {
      commands.enumerated().filter { query.finds($1.title, $1.words, $1.detail) }.map { index, command in
        Hit(title: command.title, detail: command.detail, transition: "", key: nil, command: index)
      }
    }
    add(parameters(of: [store.entry]) { query.finds($0.section.rawValue, $0.label, $0.key, $1.title) })
    add(actions(query))
    add(parameters(of: others) { query.finds($0.section.rawValue, $0.label, $0.key, $1.title) })
    let similar = query.withSynonyms
    add(actions(similar))
    add(parameters(of: [store.entry]) { similar.finds($0.section.rawValue, $0.label, $0.key, $0.help, $1.title) })
    add(store.entries.filter { similar.finds($0.title, $0.name, $0.sentence) }.map(Self.hit))
    add(parameters(of: others) { similar.finds($0.section.rawValue, $0.label, $0.key, $0.help, $1.title) })
    return hits
  }

  static func nothingFound(_ text: String) -> String {
    let known = Catalogue.entries.flatMap { [$0.name, $0.title] } + SearchWords.synonyms.keys.sorted()
    let nearest = NearestName.of(text, among: known).map { " Did you mean \($0)?" } ?? ""
    return
      "Nothing matches “\(text)”.\(nearest) Search for a transition, a parameter or a command by its name, or by what it "
      + "does: bounce, flick, edge, undo."
  }

  private static func hit(_ entry: CatalogueEntry) -> Hit {
    Hit(title: entry.title, detail: entry.group.rawValue, transition: entry.name, key: nil)
  }

  private static func parameters(
    of entries: [CatalogueEntry], _ matches: (ParameterDescription, CatalogueEntry) -> Bool
  ) -> [Hit] {
    entries.flatMap { entry in
      entry.parameters.map(\.description).filter { matches($0, entry) }.map { description in
        let (section, label) = (description.section.rawValue, description.label)
        return Hit(
          title: section == label ? label : "\(section): \(label)", detail: entry.title, transition: entry.name,
          key: description.key)
      }
    }
  }

  /// The words of a search with their synonyms.
  private struct Query {
    /// For each word, the alternatives, one of which has to occur.
    private let words: [[String]]

    init(_ words: [String]) { self.words = words.map { [$0] } }

    private init(alternatives: [[String]]) { words = alternatives }

    /// Whether every word occurs in these texts.
    func finds(_ parts: String...) -> Bool {
      let line = parts.joined(separator: " ").lowercased()
      return words.allSatisfy { alternatives in alternatives.contains { line.contains($0) } }
    }

    var withSynonyms: Query {
      Query(
        alternatives: words.map { alternatives in
          alternatives
            + alternatives.flatMap { word in
              SearchWords.synonyms.filter { $0.key == word || word.count > 2 && $0.key.hasPrefix(word) }.flatMap(
                \.value)
            }
        })
    }
  }
}
