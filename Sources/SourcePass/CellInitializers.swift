/// The initializers by which tables and collections create the cells of a registered class.
///
/// Swift creates an object of a class that is only known at run time by a `required` initializer alone, so here they
/// are required, and a subclass writes `required` where iOS has `override`. Both words are equally long.
enum CellInitializers {
  /// The parameters, and the classes to which an initializer with these labels belongs; none if the labels are enough.
  private static let rows: [(labels: [String], parameters: String, classes: Set<String>)] = [
    (["style", "reuseIdentifier"], "style: UITableViewCell.CellStyle, reuseIdentifier: String?", []),
    (["reuseIdentifier"], "reuseIdentifier: String?", []),
    (
      ["frame"], "frame: CGRect",
      ["UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell"]
    ),
  ]

  /// Returns the parameters of the initializer that the compiler calls `init(frame:)`.
  static func parameters(of name: Substring) -> String? {
    rows.first { "init(" + $0.labels.map { $0 + ":" }.joined() + ")" == name }?.parameters
  }

  /// Whether the `init` at `index` is one of these.
  static func isInitializer(at index: Int, in source: SourceText) -> Bool { labels(at: index, in: source) != nil }

  private static func labels(at index: Int, in source: SourceText) -> Int? {
    guard source.text(at: index) == "init", source.text(at: index + 1) == "(",
      let end = source.closing(of: index + 1)
    else { return nil }
    let labels = source.parameters(index + 2..<end).map { source.text(at: $0) }
    return rows.firstIndex { $0.labels == labels }
  }

  /// Returns the positions of `word`, where it belongs to one of these initializers for certain.
  static func positions(of word: String, in source: SourceText) -> [Int] {
    (0..<source.count).compactMap { index in
      guard let row = labels(at: index, in: source), isDeclaredInCell(index, rows[row].classes, source) else {
        return nil
      }
      return modifier(word, of: index, in: source)
    }
  }

  /// Returns the position of `word` among the modifiers of the declaration at `index`, unless others of its kind stand
  /// there too.
  static func modifier(_ word: String, of index: Int, in source: SourceText) -> Int? {
    let kinds = (source.declarationStart(of: index)..<index).filter {
      ["required", "override", "convenience"].contains(source.text(at: $0))
    }
    return kinds.count == 1 && source.text(at: kinds[0]) == word ? kinds[0] : nil
  }

  private static func isDeclaredInCell(_ index: Int, _ classes: Set<String>, _ source: SourceText) -> Bool {
    guard !classes.isEmpty else { return true }
    let around = SourceClass.all(in: source).last { $0.body.contains(index) }
    return around.map { !classes.isDisjoint(with: $0.inherited) } ?? false
  }
}

/// A class that a source declares.
struct SourceClass {
  /// The position of `class`.
  let keyword: Int
  /// From the opening to the closing brace.
  let body: Range<Int>
  /// The names behind the colon.
  let inherited: [String]

  static func all(in source: SourceText) -> [SourceClass] {
    (0..<source.count).compactMap { index in
      guard source.text(at: index) == "class", let body = source.typeBody(at: index) else { return nil }
      let open = body.lowerBound
      let colon = (index..<open).first { source.text(at: $0) == ":" } ?? open
      return SourceClass(keyword: index, body: body, inherited: (colon..<open).map { source.text(at: $0) })
    }
  }
}
