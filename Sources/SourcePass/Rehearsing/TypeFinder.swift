enum TypeFinder {
  /// Maps each class or extension to the superclass and protocols that it names.
  static func inheritance(in files: [SourceText]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for source in files {
      for token in 0..<source.count where ["class", "extension"].contains(source.text(at: token)) {
        guard let open = source.typeBody(at: token)?.lowerBound else { continue }
        let names = (token + 1..<open).dropFirst().filter { source.tokens[$0].kind == .word }
        result[source.text(at: token + 1), default: []] += names.map { source.text(at: $0) }
      }
    }
    return result
  }

  private static func closure(_ names: [String], _ inheritance: [String: [String]]) -> [String] {
    var (found, open) = (names, names)
    while let name = open.popLast() {
      for next in inheritance[name] ?? [] where !found.contains(next) {
        found.append(next)
        open.append(next)
      }
    }
    return found
  }

  /// Returns the classes at the top level, in order; `inheritance` covers all files that are compiled together.
  static func types(in source: SourceText, _ inheritance: [String: [String]]) -> [SourcePass.ShownType] {
    var types: [SourcePass.ShownType] = []
    var token = 0
    while token < source.count {
      if source.text(at: token) == "class", let body = source.typeBody(at: token) {
        if let type = type(at: token, body.lowerBound, body.upperBound, source, inheritance) { types.append(type) }
        token = body.upperBound
      } else if let body = source.typeBody(at: token) {
        if let type = view(at: token, body, source) { types.append(type) }
        token = body.upperBound
      } else if source.text(at: token) == "{", let close = source.closing(of: token) {
        token = close
      }
      token += 1
    }
    return types
  }

  /// An app, previews or a view of SwiftUI.
  private static func view(at keyword: Int, _ body: Range<Int>, _ source: SourceText) -> SourcePass.ShownType? {
    let before = [source.text(at: keyword - 1), source.text(at: keyword - 2)]
    guard ["struct", "enum"].contains(source.text(at: keyword)), source.text(at: keyword + 2) == ":",
      !before.contains("private"), !before.contains("fileprivate")
    else { return nil }
    let roles: [(String, SourcePass.ShownType.Role)] = [
      ("PreviewProvider", .swiftUIPreviews), ("App", .swiftUIApp), ("View", .swiftUIView),
    ]
    let names = (keyword + 3..<body.lowerBound).map { source.text(at: $0) }
    guard let role = roles.first(where: { names.contains($0.0) })?.1 else { return nil }
    return SourcePass.ShownType(
      name: source.text(at: keyword + 1), role: role, line: source.line(of: source.tokens[keyword].range.lowerBound),
      isSimple: role == .swiftUIPreviews || isSimple(body.lowerBound, body.upperBound, source))
  }

  private static func type(_ inherited: [String]) -> SourcePass.ShownType.Role? {
    func has(_ names: String...) -> Bool { names.contains { inherited.contains($0) } }
    if has("UIApplicationDelegate") { return .applicationDelegate }
    if has("UISceneDelegate", "UIWindowSceneDelegate") { return .sceneDelegate }
    if has("UINavigationController") { return .navigationController }
    // A screen that is its own delegate is shown as a screen.
    if has("UIViewController", "UITabBarController", "UITableViewController", "UICollectionViewController") {
      return .controller
    }
    if has("UIViewControllerAnimatedTransitioning") { return .animator }
    if has("UIViewControllerTransitioningDelegate") { return .transitioningDelegate }
    if has("UINavigationControllerDelegate") { return .navigationDelegate }
    if has("UITabBarControllerDelegate") { return .tabDelegate }
    return nil
  }

  private static func type(
    at keyword: Int, _ open: Int, _ close: Int, _ source: SourceText, _ inheritance: [String: [String]]
  ) -> SourcePass.ShownType? {
    let before = [source.text(at: keyword - 1), source.text(at: keyword - 2)]
    guard !before.contains("private"), !before.contains("fileprivate") else { return nil }
    let name = source.text(at: keyword + 1)
    guard let role = type(closure([name], inheritance)) else { return nil }
    return SourcePass.ShownType(
      name: name, role: role, line: source.line(of: source.tokens[keyword].range.lowerBound),
      isSimple: isSimple(open, close, source), isEntryPoint: isEntryPoint(keyword, source),
      parameters: parameters(open, close, source))
  }

  /// Whether one of the attributes before the keyword makes the class the beginning of the program.
  private static func isEntryPoint(_ keyword: Int, _ source: SourceText) -> Bool {
    var token = keyword - 1
    while token > 0, source.tokens[token].kind == .word || source.text(at: token) == "@" {
      if source.text(at: token - 1) == "@", ArrivingRewriter.entryPoints.contains(source.text(at: token)) {
        return true
      }
      token -= 1
    }
    return false
  }

  /// Skips what is in inner braces.
  private static func members(_ open: Int, _ close: Int, _ source: SourceText) -> [Int] {
    var depth = 0
    return (open + 1..<close).filter { token in
      if source.text(at: token) == "{" { depth += 1 }
      if source.text(at: token) == "}" { depth -= 1 }
      return depth == 0
    }
  }

  /// Returns the parameters without defaults of the first initialiser that a preview could call.
  private static func parameters(_ open: Int, _ close: Int, _ source: SourceText) -> [SourcePass.ShownType.Parameter] {
    for token in members(open, close, source) {
      guard source.text(at: token) == "init", source.text(at: token - 1) != ".", source.text(at: token + 1) == "(",
        source.text(at: token + 2) != "coder", let end = source.closing(of: token + 1)
      else { continue }
      return parameters(token + 2..<end, source)
    }
    return []
  }

  private static func parameters(_ tokens: Range<Int>, _ source: SourceText) -> [SourcePass.ShownType.Parameter] {
    let starts = source.parameters(tokens)
    return zip(starts, starts.dropFirst().map { $0 - 1 } + [tokens.upperBound]).compactMap { first, end in
      guard let colon = (first..<end).first(where: { source.text(at: $0) == ":" }), colon + 1 < end,
        !(colon..<end).contains(where: { source.text(at: $0) == "=" })
      else { return nil }
      let words = source.joined(colon + 1...end - 1).split(separator: " ")
      let type = words.filter { !["any", "some", "inout"].contains($0) && !$0.hasPrefix("@") }.joined(separator: " ")
      let label = source.text(at: first)
      return SourcePass.ShownType.Parameter(label: label == "_" ? "" : label, type: type)
    }
  }

  private static func isSimple(_ open: Int, _ close: Int, _ source: SourceText) -> Bool {
    var (hasOther, hasSimple, needsValue) = (false, false, false)
    for token in members(open, close, source) {
      let text = source.text(at: token)
      if text == "init", source.text(at: token - 1) != "." {
        let list = source.text(at: token + 1) == "(" ? token + 1 : token + 2
        if source.text(at: list + 1) == ")" {
          hasSimple = true
        } else if source.text(at: list + 1) != "coder" {
          hasOther = true
        }
      }
      if ["let", "var"].contains(text), source.text(at: token + 2) == ":" {
        needsValue = needsValue || isBare(token, source)
      }
    }
    return hasSimple || (!hasOther && !needsValue)
  }

  private static func isBare(_ keyword: Int, _ source: SourceText) -> Bool {
    let line = source.line(of: source.tokens[keyword].range.lowerBound)
    var token = keyword + 3
    while token < source.count {
      let text = source.text(at: token)
      if ["=", "{", "?", "!"].contains(text) { return false }
      if source.line(of: source.tokens[token].range.lowerBound) > line { return true }
      if let end = source.closing(of: token) { token = end }
      token += 1
    }
    return true
  }
}
