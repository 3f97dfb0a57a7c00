/// Reads the transitions of sources that belong together.
struct Lint {
  private struct Function {
    let file: Int
    let name: String
    /// The tokens from its name to its braces.
    let head: Range<Int>
    /// The tokens between its braces.
    let body: Range<Int>
    /// The innermost type around it; empty outside of types.
    let type: String
  }

  private let sources: [SourceText]
  private var functions: [Function] = []
  /// The words of each source, and of all.
  private let words: [Set<String>]
  private let all: Set<String>
  /// The types that animate transitions.
  private var animators: Set<String> = []
  private(set) var claims: [SourcePass.Claim] = []

  init(_ sources: [SourceText]) {
    self.sources = sources
    words = sources.map { source in Set(source.tokens.filter { $0.kind == .word }.map { source.text($0.range) }) }
    all = words.reduce(into: []) { $0.formUnion($1) }
    for file in sources.indices { readFunctions(file) }
    animators = Set(functions.filter { $0.name == "animateTransition" }.map(\.type))
    for function in functions {
      completes(function)
      restores(function)
      releases(function)
    }
    for file in sources.indices { popGesture(file) }
    durations()
    reducesMotion()
    claims = Set(claims).sorted { ($0.file, $0.line, $0.rule.rawValue) < ($1.file, $1.line, $1.rule.rawValue) }
  }

  private mutating func claim(_ rule: LintRule, _ file: Int, _ token: Int, _ text: String) {
    let line = sources[file].line(of: sources[file].tokens[token].range.lowerBound)
    claims.append(SourcePass.Claim(rule: rule, file: file, line: line, text: text))
  }

  // MARK: Reading

  private mutating func readFunctions(_ file: Int) {
    let source = sources[file]
    var types: [(name: String, body: Range<Int>)] = []
    for index in 0..<source.count {
      if let body = source.typeBody(at: index) { types.append((source.text(at: index + 1), body)) }
      guard source.text(at: index) == "func", source.text(at: index - 1) != ".",
        let list = (index..<min(index + 40, source.count)).first(where: { source.text(at: $0) == "(" }),
        let end = source.closing(of: list),
        let open = (end..<min(end + 60, source.count)).first(where: {
          ["{", "}", "func", "var", "let", "init"].contains(source.text(at: $0))
        }), source.text(at: open) == "{", let close = source.closing(of: open)
      else { continue }
      let type = types.last { $0.body.contains(index) }?.name ?? ""
      functions.append(
        Function(
          file: file, name: source.text(at: index + 1), head: index + 1..<open, body: open + 1..<close, type: type))
    }
  }

  /// The tokens of a function at which these texts stand one after another.
  private func occurrences(_ texts: [String], in function: Function) -> [Int] {
    let source = sources[function.file]
    return function.body.filter { source.matches(texts, at: $0) }
  }

  private func has(_ word: String, in function: Function) -> Bool { !occurrences([word], in: function).isEmpty }

  // MARK: Animators

  /// What comes early because a view is missing is claimed nowhere.
  private mutating func completes(_ function: Function) {
    guard isDriven(function.type), !has("transitionWasCancelled", in: function) else { return }
    let source = sources[function.file]
    let closures = function.body.filter { source.text(at: $0) == "{" && source.text(at: $0 - 1) != "else" }
    for token in occurrences(["completeTransition", "(", "true", ")"], in: function)
    where closures.contains(where: { $0 < token && source.closing(of: $0).map { $0 > token } == true }) {
      claim(.completesAlways, function.file, token, "completeTransition(true)")
    }
  }

  /// The two requirements of each delegate: what animates, and what a finger drives.
  private static let pairs = [
    ("forDismissed", "interactionControllerForDismissal"), ("forPresented", "interactionControllerForPresentation"),
    ("animationControllerFor", "interactionControllerFor"),
  ]

  /// Whether a delegate gives this animator where it also gives an interaction.
  private func isDriven(_ animator: String) -> Bool {
    guard animators.contains(animator) else { return false }
    return functions.contains { giver in
      let source = sources[giver.file]
      guard giver.body.contains(where: { source.text(at: $0) == animator }) else { return false }
      return Self.pairs.contains { requirement, interaction in
        giver.head.contains { source.text(at: $0) == requirement }
          && functions.contains { other in
            other.type == giver.type && other.head.contains { sources[other.file].text(at: $0) == interaction }
              && !["", "nil"].contains(
                other.body.map { sources[other.file].text(at: $0) }.filter { $0 != "return" }.joined())
          }
      }
    }
  }

  /// The braces of what animations change.
  private func animations(in function: Function) -> [Range<Int>] {
    let source = sources[function.file]
    return function.body.filter { source.text(at: $0) == "{" }.compactMap { open in
      isAnimation(open, source) ? source.closing(of: open).map { open..<$0 } : nil
    }
  }

  private static let kept: Set = ["transform", "alpha", "transform3D"]

  /// Views that leave are those that the function names after the key `from`.
  private mutating func restores(_ function: Function) {
    guard isDriven(function.type), function.name == "animateTransition" else { return }
    let source = sources[function.file]
    var leaving: Set<String> = []
    for token in function.body where source.text(at: token) == "=" && source.tokens[token - 1].kind == .word {
      let value = (token + 1..<min(token + 14, function.body.upperBound)).map { source.text(at: $0) }
      let end = value.firstIndex { ["let", "var", "guard", "else", "if", "="].contains($0) } ?? value.count
      let words = value[..<end]
      guard words.contains("from") || words.contains("UITransitionContextFromViewKey") else { continue }
      guard words.contains("view") || words.contains("viewForKey") else { continue }
      leaving.insert(source.text(at: token - 1))
    }
    let closures = animations(in: function)
    for closure in closures {
      for token in closure where Self.kept.contains(source.text(at: token)) {
        guard source.text(at: token + 1) == "=", source.text(at: token - 1) == ".", source.text(at: token + 2) != "=",
          leaving.contains(source.text(at: token - 2).filter { $0 != "?" })
            || leaving.contains(source.text(at: token - 3))
        else { continue }
        let name = source.text(at: token)
        let isIdentity =
          source.matches(["CGAffineTransform", ".", "identity"], at: token + 2)
          || source.matches([".", "identity"], at: token + 2)
          || name == "alpha" && source.text(at: token + 2).hasPrefix("1")
        let isRestored = functions.contains { other in
          other.type == function.type
            && occurrences([name, "="], in: other).contains { found in
              other.body != function.body || found > closure.upperBound && !closures.contains { $0.contains(found) }
            }
        }
        if !isIdentity, !isRestored { claim(.keepsAfterCancel, function.file, token, "\(name) of the leaving view") }
      }
    }
  }

  /// Whether the brace opens what an animation changes.
  private func isAnimation(_ open: Int, _ source: SourceText) -> Bool {
    if source.text(at: open - 1) == ":" { return source.text(at: open - 2) == "animations" }
    guard source.text(at: open - 1) == ")" else { return false }
    let start = (0..<open - 1).last { source.closing(of: $0) == open - 1 } ?? 0
    return ["animate", "addKeyframe", "addAnimations", "animateKeyframes"].contains(source.text(at: start - 1))
  }

  private mutating func durations() {
    for function in functions where function.name == "transitionDuration" {
      let source = sources[function.file]
      let tokens = function.body.filter { source.text(at: $0) != "return" }
      guard tokens.count == 1, source.tokens[tokens[0]].kind == .literal else { continue }
      let figure = source.text(at: tokens[0])
      for other in functions where other.type == function.type && other.file == function.file && !other.type.isEmpty {
        let figures = occurrences(["withDuration", ":"], in: other).filter { token in
          source.tokens[token + 2].kind == .literal && source.text(at: token + 3) == ","
        }
        guard figures.count == 1, other.name == "animateTransition", !has("transitionDuration", in: other) else {
          continue
        }
        claim(
          .figureTwice, function.file, figures[0],
          "\(source.text(at: figures[0] + 2)) s here, \(figure) s in transitionDuration")
      }
    }
  }

  private static let asks = ["ReduceMotion", "reduceMotion", "reducesMotion", "prefersCrossFade"]

  private mutating func reducesMotion() {
    guard !all.contains(where: { word in Self.asks.contains { word.contains($0) } }) else { return }
    let moves: Set = ["transform", "frame", "center", "position"]
    let first = functions.first { function in
      let closures = function.name == "animateTransition" ? animations(in: function) : []
      return moves.contains { name in
        occurrences([".", name, "="], in: function).contains { found in closures.contains { $0.contains(found) } }
      }
    }
    if let first { claim(.noReduceMotion, first.file, first.body.lowerBound, "animateTransition of \(first.type)") }
  }

  // MARK: Gestures

  private static let finishes = ["finish", "finishInteractiveTransition"]
  private static let cancels = ["cancel", "cancelInteractiveTransition"]

  private mutating func releases(_ function: Function) {
    let source = sources[function.file]
    func calls(_ names: [String]) -> [Int] { names.flatMap { occurrences([$0, "("], in: function) } }
    let (finishing, translations) = (calls(Self.finishes), calls(["translation", "translationInView"]))
    let ended = function.body.first {
      [".", "("].contains(source.text(at: $0 - 1)) && ["ended", "Ended"].contains(source.text(at: $0))
    }
    guard !finishing.isEmpty, let ended else { return }
    if !calls(Self.cancels).isEmpty, !translations.isEmpty,
      !functions.contains(where: { other in
        other.file == function.file && other.name != "gestureRecognizerShouldBegin"
          && other.body.contains { source.text(at: $0).lowercased().contains("velocity") }
      })
    {
      claim(.noVelocity, function.file, ended, "\(function.name) reads no velocity")
    }
    let other = function.body.first { source.matches(["default", ":"], at: $0) }
    let isCaught = other.map { start in
      (start..<function.body.upperBound).contains { Self.cancels.contains(source.text(at: $0)) }
    }
    if !has("cancelled", in: function), !has("Cancelled", in: function), isCaught != true,
      !words[function.file].contains("cancelled")
    {
      claim(.cancelledUnhandled, function.file, ended, "\(function.name) handles .ended and not .cancelled")
    }
  }

  private static let directions = ["ayoutDirection", "semanticContentAttribute", "ightToLeft", "isRTL"]

  private static let backs: Set = [
    "popViewController", "popViewControllerAnimated", "dismiss", "dismissViewControllerAnimated",
  ]

  private mutating func popGesture(_ file: Int) {
    let source = sources[file]
    let goesBack = !words[file].isDisjoint(with: Self.backs)
    let isTurned = !goesBack || all.contains { word in Self.directions.contains { word.contains($0) } }
    for index in 0..<source.count {
      if !isTurned, source.text(at: index) == "edges", source.text(at: index + 1) == "=",
        (index + 2..<index + 7).contains(where: { ["left", "Left"].contains(source.text(at: $0)) })
      {
        claim(.noRightToLeft, file, index, "edges = .left")
      }
      guard source.text(at: index) == "interactivePopGestureRecognizer" else { continue }
      let member = ["?", "!"].contains(source.text(at: index + 1)) ? index + 3 : index + 2
      let isOff = ["isEnabled", "enabled"].contains(source.text(at: member))
      guard source.text(at: member + 1) == "=" else { continue }
      let value = source.text(at: member + 2)
      if source.text(at: member) == "delegate", value == "nil", !setsPopGesture(to: { $0 != "nil" }, "delegate") {
        claim(.popDelegateNil, file, index, "interactivePopGestureRecognizer.delegate = nil")
      }
      if isOff, value == "false", !setsPopGesture(to: { $0 != "false" }, "isEnabled", "enabled") {
        claim(.popDisabled, file, index, "interactivePopGestureRecognizer.isEnabled = false")
      }
    }
  }

  /// Whether the pop gesture's member gets another value anywhere.
  private func setsPopGesture(to isMeant: (String) -> Bool, _ members: String...) -> Bool {
    sources.contains { source in
      (0..<source.count).contains { index in
        guard source.text(at: index) == "interactivePopGestureRecognizer" else { return false }
        let member = ["?", "!"].contains(source.text(at: index + 1)) ? index + 3 : index + 2
        return members.contains(source.text(at: member)) && source.text(at: member + 1) == "="
          && isMeant(source.text(at: member + 2))
      }
    }
  }
}
