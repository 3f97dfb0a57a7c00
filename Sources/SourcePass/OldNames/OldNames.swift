/// Replaces names of Swift 3 and 4 by today's, as Xcode's migrator does.
///
/// A name that the user's code declares itself stays.
struct OldNames {
  private let source: SourceText
  private let declared: Set<String>
  /// The lines with old names, one for each name.
  private(set) var lines: [Int] = []

  private struct Row {
    /// The first label; nil if any call is meant.
    var label: String?
    /// Whether a call without arguments becomes a name.
    var isCall = false
    var new: String
  }

  init(_ source: SourceText, declared: Set<String>) { (self.source, self.declared) = (source, declared) }

  mutating func replace(in edits: inout SourceEdits) {
    for index in 0..<source.count where source.tokens[index].kind == .word {
      let name = source.text(at: index)
      guard !declared.contains(name), replace(name, at: index, in: &edits) else { continue }
      lines.append(source.line(of: source.tokens[index].range.lowerBound))
    }
  }

  private func replace(_ name: String, at index: Int, in edits: inout SourceEdits) -> Bool {
    let isMember = source.text(at: index - 1) == "." && source.isAttached(index)
    if isMember, let row = Self.row(for: "." + name) {
      rename(from: start(ofPathTo: index), to: index, row.new, &edits)
      return true
    }
    guard let row = Self.row(for: name), !isMember || name.first?.isLowercase == true else { return false }
    let isCalled = source.text(at: index + 1) == "("
    if let label = row.label { return relabel(label, row.new, at: index, &edits) }
    if row.isCall {
      guard isCalled, source.text(at: index + 2) == ")" else { return false }
      rename(from: index, to: index + 2, row.new, &edits)
      return true
    }
    guard row.new.first == "." || row.new.last == ")" else {
      rename(from: index, to: index, row.new, &edits)
      return true
    }
    return isCalled && call(row.new, at: index, &edits)
  }

  private func rename(from first: Int, to last: Int, _ text: String, _ edits: inout SourceEdits) {
    edits.replace(
      source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound, by: text, padded: false)
  }

  /// Where the path begins that ends with a notification's name, such as `NSNotification.Name.` or a dot alone.
  private func start(ofPathTo index: Int) -> Int {
    var first = index - 1
    if source.text(at: first - 1) == "Name", source.isAttached(first) { first -= 1 }
    guard source.text(at: first) == "Name", source.text(at: first - 1) == ".",
      ["NSNotification", "Notification"].contains(source.text(at: first - 2))
    else { return first }
    return first - 2
  }

  // MARK: Calls

  private static func labels(of call: String) -> [String] {
    guard let open = call.firstIndex(of: "("), call.last == ")" else { return [] }
    return call[call.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }

  private static func base(of call: String) -> String { String(call.prefix { $0 != "(" }) }

  /// Gives a call or a declaration another name and another first label.
  private func relabel(_ label: String, _ new: String, at index: Int, _ edits: inout SourceEdits) -> Bool {
    guard source.matches(["(", label], at: index + 1), let wanted = Self.labels(of: new).first else { return false }
    rename(from: index, to: index, Self.base(of: new), &edits)
    let isCall = source.text(at: index + 3) == ":" && source.text(at: index + 4) != ")"
    if isCall, wanted == "_" {
      let end = index + 4 < source.count ? source.tokens[index + 4].range.lowerBound : source.bytes.count
      edits.replace(source.tokens[index + 2].range.lowerBound..<end, by: "", padded: false)
    } else {
      rename(from: index + 2, to: index + 2, wanted, &edits)
    }
    return true
  }

  /// Rewrites the call of a C function.
  private func call(_ new: String, at index: Int, _ edits: inout SourceEdits) -> Bool {
    let starts = arguments(after: index + 1)
    var labels = Self.labels(of: new)
    guard let end = source.closing(of: index + 1) else { return false }
    if new.first == "." { labels.insert("_", at: 0) }
    guard starts.count == labels.count else { return false }
    for (start, label) in zip(starts, labels) where label != "_" {
      edits.insert("\(label): ", at: source.tokens[start].range.lowerBound)
    }
    guard new.first == "." else {
      rename(from: index, to: index, Self.base(of: new), &edits)
      return true
    }
    // The first argument, in its parentheses, is what the new method belongs to.
    rename(from: index, to: index, "", &edits)
    if starts.count > 1 {
      let comma = source.tokens[starts[1] - 1].range.lowerBound..<source.tokens[starts[1]].range.lowerBound
      edits.replace(comma, by: ")" + Self.base(of: new) + "(", padded: false)
    } else {
      edits.insert(new, at: source.tokens[end].range.upperBound)
    }
    return true
  }

  /// Returns the first token of each argument in the parentheses that `open` begins.
  private func arguments(after open: Int) -> [Int] {
    guard let end = source.closing(of: open), end > open + 1 else { return [] }
    var (starts, index) = ([open + 1], open + 1)
    while index < end {
      if let inner = source.closing(of: index) { index = inner }
      if source.text(at: index) == "," { starts.append(index + 1) }
      index += 1
    }
    return starts
  }

  // MARK: The table

  private static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for line in OldNameTable.nested.lines() {
      let words = line.split(separator: " ")
      for word in words.dropFirst() { rows["\(words[0])\(word)"] = Row(new: "\(words[0]).\(word)") }
    }
    for line in OldNameTable.others.lines() {
      let words = line.split(separator: " ").map(String.init)
      rows[base(of: words[0])] = Row(
        label: labels(of: words[0]).first, isCall: words[0].hasSuffix("()"), new: words[1])
    }
    return rows
  }()

  /// The rows with a star, by the part before it; the longest first.
  private static let families = rows.filter { $0.key.last == "*" }.map {
    (start: String($0.key.dropLast()), new: $0.value.new)
  }
  .sorted { $0.start.count > $1.start.count }

  private static func row(for name: String) -> Row? {
    if let row = rows[name] { return row }
    guard let family = families.first(where: { name.hasPrefix($0.start) && name.count > $0.start.count }) else {
      return nil
    }
    let (rest, parts) = (name.dropFirst(family.start.count), family.new.split(separator: "*"))
    guard rest.first?.isUppercase == true else { return nil }
    // A small letter follows a dot only.
    let member = parts[0].last == "." ? rest.prefix(1).lowercased() + rest.dropFirst() : String(rest)
    return Row(new: "\(parts[0])\(member)\(parts.count > 1 ? parts[1] : "")")
  }

  /// The old names that sources declare themselves.
  static func declared(in sources: [SourceText]) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      for index in 0..<source.count where declarations.contains(source.text(at: index)) {
        let name = source.text(at: index + 1)
        let isOverride = (max(0, index - 4)..<index).contains { source.text(at: $0) == "override" }
        if !isOverride, row(for: name) != nil || row(for: "." + name) != nil { names.insert(name) }
      }
    }
    return names
  }

  private static let declarations: Set = [
    "typealias", "class", "struct", "enum", "protocol", "func", "var", "let", "case",
  ]
}
