/// Finds the classes of a piece of source that the window can show without a preview.
enum TypeFinder {
  /// Returns the classes at the top level, in order.
  static func types(in source: SourceText) -> [SourcePass.ShownType] {
    var types: [SourcePass.ShownType] = []
    var token = 0
    while token < source.count {
      if source.text(at: token) == "class", let open = opening(after: token, in: source),
        let close = source.closing(of: open)
      {
        if let type = type(at: token, open, close, source) { types.append(type) }
        token = close
      } else if source.text(at: token) == "{", let close = source.closing(of: token) {
        token = close
      }
      token += 1
    }
    return types
  }

  private static func opening(after token: Int, in source: SourceText) -> Int? {
    (token + 1..<min(source.count, token + 200)).first { source.text(at: $0) == "{" }
  }

  private static func type(_ inherited: [String]) -> SourcePass.ShownType.Role? {
    func has(_ names: String...) -> Bool { names.contains { inherited.contains($0) } }
    if has("UIViewControllerAnimatedTransitioning") { return .animator }
    if has("UIViewControllerTransitioningDelegate") { return .transitioningDelegate }
    if has("UINavigationControllerDelegate"), !has("UIViewController", "UINavigationController") {
      return .navigationDelegate
    }
    if has("UITabBarControllerDelegate"), !has("UIViewController", "UITabBarController") { return .tabDelegate }
    if has("UINavigationController") { return .navigationController }
    if has("UIViewController", "UITabBarController", "UITableViewController", "UICollectionViewController") {
      return .controller
    }
    return nil
  }

  private static func type(_ keyword: Int, _ open: Int) -> Range<Int> { keyword + 2..<open }

  private static func type(
    at keyword: Int, _ open: Int, _ close: Int, _ source: SourceText
  ) -> SourcePass.ShownType? {
    let before = [source.text(at: keyword - 1), source.text(at: keyword - 2)]
    guard !before.contains("private"), !before.contains("fileprivate") else { return nil }
    let inherited = type(keyword, open).map { source.text(at: $0) }
    guard let role = type(inherited) else { return nil }
    let name = source.text(at: keyword + 1)
    return SourcePass.ShownType(
      name: name, role: role, line: source.line(of: source.tokens[keyword].range.lowerBound),
      isSimple: isSimple(open, close, source))
  }

  /// Returns whether the class between two braces has an initialiser without arguments.
  private static func isSimple(_ open: Int, _ close: Int, _ source: SourceText) -> Bool {
    var (depth, hasOther, hasSimple, needsValue) = (0, false, false, false)
    for token in open + 1..<close {
      let text = source.text(at: token)
      if text == "{" { depth += 1 }
      if text == "}" { depth -= 1 }
      guard depth == 0 else { continue }
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

  /// Returns whether a stored property has neither a value nor a type with a default.
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
