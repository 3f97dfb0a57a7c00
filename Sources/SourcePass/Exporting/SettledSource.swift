/// Source in which the parameters are replaced by their values.
///
/// The word `parameters` stands for the parameters everywhere. `parameters.drag.rule` becomes its value; a parameter or
/// an argument with that label is removed, and so is a property of that name. A constant such as `isOpening` is
/// replaced too if every call sets it to the same value. Then conditions that are known, branches that are never taken,
/// and declarations that nothing uses are removed as well; figures get names at the top.
package struct SettledSource {
  struct Piece: Equatable {
    var space: String
    var text: String
    var isWord = false
    /// The path of the parameter whose value this is; empty if the value was computed.
    var parameter: String? = nil
  }

  /// A parameter that is a figure, with its type; its path is such as "drag.slop".
  package typealias Figure = (path: String, type: String)

  var pieces: [Piece] = []
  private var ending = ""
  private var values: [String: (path: String, text: String)] = [:]
  private let figures: [Figure]
  let kept: Set<String>

  /// Replaces the parameters in `source` by `values`, which are Swift expressions by paths such as "drag.rule".
  ///
  /// A path may lack its first name, for source that is about these parameters alone. Those in `figures` get names. The
  /// names in `kept`, and everything that they use, remain; only they can be used in other files.
  package init(_ source: String, values: [String: String], figures: [Figure] = [], keeping kept: Set<String>) {
    (self.figures, self.kept) = (figures, kept)
    let text = SourceText(source)
    var offset = 0
    for token in text.tokens {
      let space = text.text(offset..<token.range.lowerBound)
      pieces.append(Piece(space: space, text: text.text(token.range), isWord: token.kind == .word))
      offset = token.range.upperBound
    }
    ending = text.text(offset..<text.bytes.count)
    for (path, value) in values {
      self.values[path] = (path, value)
      let rest = path.split(separator: ".").dropFirst().joined(separator: ".")
      if values[rest] == nil { self.values[rest] = (path, value) }
    }
    settle()
  }

  private mutating func settle() {
    for index in pieces.indices.reversed() where pieces[index].isWord && Self.access.contains(text(index)) {
      cut(index..<index + 1)
    }
    insertValues()
    removeName("parameters")
    var before: [Piece] = []
    while before != pieces {
      before = pieces
      settleArguments()
      settleOptionals()
      while foldExpression() || foldStatement() {}
      removeIdleCalls()
      removeUnread()
      removeUnmadeCases()
      removeUnused()
      removeAnswersByDefault()
    }
    for index in pieces.indices { pieces[index].space = Self.withoutMemberComments(pieces[index].space) }
    nameFigures()
    joinInitializers()
    for _ in 0..<2 {
      removeReturns()
      inlineShort()
    }
    removeUnused()
    hide()
    joinLines()
    declareFigures()
  }

  /// The source, and the ranges of the parameters' values in it, as offsets of characters.
  package var result: (text: String, parameters: [(path: String, range: Range<Int>)]) {
    var (text, count) = ("", 0)
    var parameters: [(String, Range<Int>)] = []
    for piece in pieces {
      let space = Self.tidied(piece.space)
      text += space + piece.text
      count += space.count + piece.text.count
      if let path = piece.parameter, !path.isEmpty { parameters.append((path, count - piece.text.count..<count)) }
    }
    return (text + Self.tidied(ending), parameters)
  }

  /// Indents by four columns, as Xcode does, and removes repeated empty lines.
  private static func tidied(_ space: String) -> String {
    let lines = space.lines(keepsEmpty: true)
    var kept = [String(lines[0])]
    for (index, line) in lines.enumerated().dropFirst() {
      let isEmpty = line.allSatisfy { $0 == " " } && index < lines.count - 1
      if isEmpty, kept.count > 1, kept[kept.count - 1].isEmpty { continue }
      kept.append(isEmpty ? "" : String(line.prefix { $0 == " " }) + line)
    }
    return kept.joined(separator: "\n")
  }

  // MARK: Values

  private mutating func insertValues() {
    var index = 0
    while index < pieces.count {
      defer { index += 1 }
      guard matches(["parameters", "."], at: index), text(index - 1) != "." || text(index - 2) == "self" else {
        continue
      }
      let start = text(index - 1) == "." ? index - 2 : index
      var (path, end) = ("", index + 1)
      while text(end) == ".", end + 1 < pieces.count, pieces[end + 1].isWord {
        path += (path.isEmpty ? "" : ".") + pieces[end + 1].text
        end += 2
        guard let value = values[path] else { continue }
        put(value.text.hasPrefix("-") && text(start - 1) == "-" ? "(\(value.text))" : value.text, over: start..<end)
        pieces[start].parameter = value.path
        index = start
        break
      }
    }
  }

  /// The name of a figure in the source; nil for what needs none: black, and 0, which stands for nothing.
  private func name(_ path: String?) -> String? {
    guard let path, figures.contains(where: { $0.path == path }), let value = values[path]?.text, value != "0",
      value.contains(where: \.isNumber)
    else { return nil }
    let words = path.split(separator: ".").drop { $0 == "drag" }
    return words.dropFirst().reduce("Tuning." + words[words.startIndex]) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  private mutating func nameFigures() {
    for index in pieces.indices { pieces[index].text = name(pieces[index].parameter) ?? text(index) }
  }

  private mutating func declareFigures() {
    let used = Set(pieces.map(\.text))
    for index in pieces.indices where text(index).hasPrefix("Tuning.") { pieces[index].parameter = "" }
    var head = [Piece(space: "", text: "private enum Tuning {")]
    for (path, type) in figures {
      guard let name = name(path), used.contains(name), let value = values[path]?.text else { continue }
      let isPlain = ["Double", "Int"].contains(type) || value.hasPrefix(type)
      head.append(Piece(space: "\n  ", text: "static let \(name.dropFirst(7))\(isPlain ? "" : ": \(type)") ="))
      let isWhole = type == "Double" && !value.contains(".")
      head.append(Piece(space: " ", text: isWhole ? value + ".0" : value, parameter: path))
    }
    guard head.count > 1 else { return }
    pieces[0].space = "\n\n" + pieces[0].space
    pieces.insert(contentsOf: head + [Piece(space: "\n", text: "}")], at: 0)
  }

  /// Removes whatever declares, passes or sets a name whose value has replaced it.
  private mutating func removeName(_ name: String) {
    var index = 0
    while index < pieces.count {
      defer { index += 1 }
      guard pieces[index].text == name else { continue }
      if isDeclared(index) {
        let range = declaration(at: index - 1)
        remove(range)
        index = range.lowerBound - 1
      } else if text(index + 1) == ":", let open = opener(before: index), text(open) == "(" {
        removeArgument(at: index, in: open)
        index = open
      } else if matches(["self", "."], at: index - 2), isAssigned(index) {
        remove(index - 2..<statementEnd(from: index))
        index -= 3
      }
    }
  }

  private mutating func removeArgument(at index: Int, in open: Int) {
    var start = index
    while start > open + 1, text(start - 1) != "," { start -= 1 }
    let item = start..<next([",", ")"], from: index)
    if !removeListed(item) {
      cut(item)
      pieces[start].space = ""
    }
  }

  /// Removes an item of a list with commas; returns false if it is the only one.
  mutating func removeListed(_ item: Range<Int>) -> Bool {
    let isLater = text(item.lowerBound - 1) == ","
    guard isLater || text(item.upperBound) == "," else { return false }
    if isLater {
      pieces.removeSubrange(item.lowerBound - 1..<item.upperBound)
    } else {
      cut(item.lowerBound..<item.upperBound + 1)
    }
    return true
  }

  /// Replaces properties that every call sets to the same case or Boolean.
  private mutating func settleArguments() {
    let names = Set(pieces.indices.filter { isDeclared($0) && text($0 + 1) == ":" }.map { text($0) })
    for name in names.sorted() {
      guard let value = commonArgument(name) else { continue }
      removeName(name)
      for index in find(name).reversed() where text(index + 1) != ":" {
        let isOwn = matches(["self", "."], at: index - 2)
        if isOwn || text(index - 1) != "." { put(value, over: (isOwn ? index - 2 : index)..<index + 1) }
      }
    }
  }

  /// Returns the value that all calls pass for an argument; nil if they differ or it is unknown.
  private func commonArgument(_ name: String) -> String? {
    var found: Set<String> = []
    for index in find(name) {
      // Set from outside.
      if isAssigned(index), text(index - 2) != "self" { return nil }
      guard text(index + 1) == ":", !isDeclared(index) else { continue }
      let isCase = text(index + 2) == "."
      let value = isCase ? "." + text(index + 3) : text(index + 2)
      // Neither passing it on nor declaring it sets a value.
      if value == name || value.first?.isUppercase == true { continue }
      found.insert([",", ")"].contains(text(index + (isCase ? 4 : 3))) ? value : "")
    }
    guard found.count == 1, let value = found.first else { return nil }
    return value.hasPrefix(".") || ["true", "false"].contains(value) ? value : nil
  }

  /// Optional properties that nothing sets become nil.
  private mutating func settleOptionals() {
    for index in find("var").reversed()
    where text(index + 2) == ":" && text(statementEnd(from: index) - 1) == "?" {
      let uses = find(text(index + 1)).filter { $0 != index + 1 }
      guard !uses.contains(where: { isAssigned($0) || text($0 + 1) == ":" || isDeclared($0) }) else { continue }
      for use in uses.reversed() {
        // The end of the optional chain.
        var end = use + 1
        while ["?", ".", "("].contains(text(end)), pieces[end].space.isEmpty {
          end = text(end) == "." ? end + 2 : after(end)
        }
        if matches(["?", "?"], at: end) {
          cut(use..<end + 2)
        } else if text(use + 1) == "?", beginsLine(use) {
          remove(use..<statementEnd(from: use))
        }
      }
    }
  }

  /// Removes calls of functions that do nothing.
  private mutating func removeIdleCalls() {
    for index in find("func").reversed() where index < pieces.count {
      let (range, name) = (declaration(at: index), text(index + 1))
      guard text(range.upperBound - 2) == "{", !isCalledByUIKit(index) else { continue }
      for position in find(name).reversed() where text(position + 1) == "(" && position != index + 1 {
        var start = position
        while !beginsLine(start) { start -= 1 }
        let end = after(position + 1)
        if pieces[start..<position].allSatisfy({ $0.isWord || [".", "?"].contains($0.text) }), beginsLine(end) {
          remove(start..<end)
        }
      }
    }
  }

  /// Removes properties that are only set, with what sets them.
  private mutating func removeUnread() {
    for index in pieces.indices.reversed()
    where index < pieces.count - 1 && isDeclared(index + 1) && pieces[index + 1].isWord {
      let name = text(index + 1)
      let uses = find(name).filter { $0 != index + 1 }.map { matches(["self", "."], at: $0 - 2) ? $0 - 2 : $0 }
      let body = opener(before: index).map { $0..<closing(of: $0) } ?? pieces.indices
      let areSettings = uses.allSatisfy { use in
        body.contains(use) && beginsLine(use) && isAssigned(text(use) == name ? use : use + 2)
      }
      guard !uses.isEmpty, areSettings, !kept.contains(name) else { continue }
      for use in uses.reversed() { remove(use..<statementEnd(from: use)) }
    }
  }

  /// Removes methods that return what UIKit assumes without them.
  private mutating func removeAnswersByDefault() {
    for index in find("shouldReceive").reversed() {
      guard let open = opener(before: index), text(open - 2) == "func" else { continue }
      let range = declaration(at: open - 2)
      if pieces[range].suffix(4).map(\.text).filter({ $0 != "return" }).suffix(3) == ["{", "true", "}"] {
        remove(range)
      }
    }
  }
}
