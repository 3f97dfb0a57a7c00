import Foundation

/// How two traces of the same drag differ by more than tolerances: first the earlier one, then the later one.
struct TraceDifference {
  /// One value of one layer that differs, or the progress, a state or the decision.
  struct Finding {
    /// The layer's name, or what differs if it is no layer.
    let subject: String
    let path: String
    let quantity: Quantity
    let tolerance: Double
    /// When it differs first and most, and by how much: the later trace less the earlier one.
    var first = (time: 0.0, amount: 0.0)
    var most = (time: 0.0, amount: 0.0)
    var frames = 0
    /// The words for what has no amount.
    var words: String?

    /// Adds a difference if it is more than the tolerance; returns it as a multiple of the tolerance.
    fileprivate mutating func add(_ amount: Double, at time: Double) -> Double {
      // Both traces are rounded.
      guard amount.magnitude > tolerance + 1e-9 else { return 0 }
      if frames == 0 { first = (time, amount) }
      frames += 1
      if amount.magnitude > most.amount.magnitude { most = (time, amount) }
      return amount.magnitude / max(tolerance, 1e-4)
    }

    fileprivate mutating func add(_ words: String, at time: Double) {
      if frames == 0 { (first.time, self.words) = (time, words) }
      if frames == 0 || most.time != time { (frames, most.time) = (frames + 1, time) }
    }
  }

  let tolerances: Tolerances
  /// In the order of their first instants.
  private(set) var findings: [Finding] = []
  /// The last decisions: whether the transition finishes; nil if nothing was decided.
  var decisions: (old: Bool?, new: Bool?) { (sides.old.last?.finishes, sides.new.last?.finishes) }
  /// For each frame that differs its time, the greatest difference as a multiple of the tolerance, and the earlier
  /// values.
  private var scores: [(time: Double, score: Double, old: [Double?])] = []

  private struct Column {
    let name: String
    let old, new: Int?
    /// The first value of a column that only the later trace has, since the other one did not change it.
    var first: Double?
    var finding: Finding
  }
  private var columns: [Column]
  private var progress: Finding
  /// Layers that one of the traces does not have.
  private var missing: [String: Finding] = [:]

  private struct Side {
    var states: [(PlayerState, Double)] = []
    var last: Trace.Row?

    /// Nothing changes after the last frame.
    mutating func note(_ row: Trace.Row?) {
      guard let row else { return }
      if states.last?.0 != row.state { states.append((row.state, row.time)) }
      last = row
    }
  }
  private var sides = (old: Side(), new: Side())

  /// `old` and `new` are the names of the layers' values; only those that `counts` accepts are compared.
  init(_ old: [String], _ new: [String], _ tolerances: Tolerances, where counts: (String) -> Bool = { _ in true }) {
    func finding(_ subject: some StringProtocol, _ path: Substring, _ quantity: Quantity) -> Finding {
      Finding(subject: String(subject), path: String(path), quantity: quantity, tolerance: tolerances[quantity])
    }
    (self.tolerances, progress) = (tolerances, finding("Progress", "", .progress))
    let indices = (Self.indices(old), Self.indices(new))
    columns = (old + new.filter { indices.0[$0] == nil }).filter(counts).map { name in
      let path = name.drop { $0 != "." }.dropFirst()
      return Column(
        name: name, old: indices.0[name], new: indices.1[name],
        finding: finding(name.prefix { $0 != "." }, path, Quantity(path: path)))
    }
  }

  private static func indices(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Compares a frame; nil means that a trace is over, and stays as it was.
  mutating func add(_ old: Trace.Row?, _ new: Trace.Row?) {
    sides.old.note(old)
    sides.new.note(new)
    guard let time = (old ?? new)?.time, let old = sides.old.last, let new = sides.new.last else { return }
    var score = 0.0
    let ahead = (new.progress ?? (new.finishes == true ? 1 : 0)) - (old.progress ?? (old.finishes == true ? 1 : 0))
    if old.progress != nil || new.progress != nil { score = progress.add(ahead, at: time) }
    for index in columns.indices {
      let column = columns[index]
      let newValue = column.new.flatMap { new.value($0) }
      if column.old == nil, column.first == nil { columns[index].first = newValue }
      let oldValue = column.old.map { old.value($0) } ?? columns[index].first
      if let newValue, let oldValue {
        score = max(score, columns[index].finding.add(newValue - oldValue, at: time))
      } else if newValue != nil || oldValue != nil, column.old != nil {
        let subject = column.finding.subject
        missing[
          subject,
          default: Finding(subject: subject, path: "", quantity: .position, tolerance: tolerances[.position])
        ].add(newValue == nil ? "is not there, and was" : "is there, and was not", at: time)
      }
    }
    if score > 0 { scores.append((time, score, columns.map { $0.old.flatMap(old.value) })) }
  }

  /// Call this after the last frame.
  mutating func finish() {
    findings = (columns.map(\.finding) + [progress]).filter { $0.frames > 0 }
    if tolerances[.position] < .infinity { findings += missing.values.sorted { $0.subject < $1.subject } }
    findings += [stateFinding, decisionFinding].compactMap(\.self)
    // The greatest first among those of one instant; the sort is stable.
    findings = findings.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.first.time != right.first.time { return left.first.time < right.first.time }
      let sizes = [left, right].map { $0.first.amount.magnitude / max($0.tolerance, 1e-4) }
      return sizes[0] != sizes[1] ? sizes[0] > sizes[1] : a.offset < b.offset
    }.map(\.element)
  }

  private var stateFinding: Finding? {
    let states = (old: sides.old.states, new: sides.new.states)
    for index in 0..<max(states.old.count, states.new.count) {
      guard index < states.old.count, index < states.new.count else {
        let (state, time) = index < states.old.count ? states.old[index] : states.new[index]
        return finding(of: .time, time, "\(state.rawValue) at \(Self.number(time, 3)) s is in only one of the traces")
      }
      let (old, new) = (states.old[index], states.new[index])
      if old.0 != new.0 {
        return tolerances[.decision] == .infinity
          ? nil
          : finding(
            of: .time, min(old.1, new.1),
            "is \(new.0.rawValue) instead of \(old.0.rawValue) at \(Self.number(min(old.1, new.1), 3)) s")
      }
      let amount = new.1 - old.1
      guard amount.magnitude > tolerances[.time] + 1e-6 else { continue }
      var finding = finding(
        of: .time, old.1,
        "\(old.0.rawValue) begins \(Self.number(amount.magnitude, 3)) s \(amount > 0 ? "later" : "earlier"), at "
          + "\(Self.number(new.1, 3)) s instead of \(Self.number(old.1, 3)) s")
      finding?.first.amount = amount
      return finding
    }
    return nil
  }

  private var decisionFinding: Finding? {
    guard decisions.old != decisions.new else { return nil }
    return finding(
      of: .decision, sides.new.last?.time ?? 0, "is \(Self.word(decisions.new)) instead of \(Self.word(decisions.old))")
  }

  private func finding(of quantity: Quantity, _ time: Double, _ words: String) -> Finding? {
    guard tolerances[quantity] < .infinity else { return nil }
    return Finding(
      subject: quantity == .time ? "The state" : "The decision", path: "", quantity: quantity,
      tolerance: tolerances[quantity], first: (time, 0), most: (time, 0), frames: 1, words: words)
  }

  static func word(_ finishes: Bool?) -> String { finishes.map { $0 ? "finish" : "cancel" } ?? "none" }

  static func number(_ number: Double, _ decimals: Int) -> String { FixedText.short(number, decimals: decimals) }

  /// The instants of the greatest differences, in order and apart from each other, with the earlier values of the layers.
  func worst(_ count: Int) -> [(time: Double, old: [String: Double])] {
    var found: [(time: Double, old: [String: Double])] = []
    let apart = max(((scores.last?.time ?? 0) - (scores.first?.time ?? 0)) / Double(2 * count), Self.leastApart)
    for (time, _, old) in scores.sorted(by: { $0.score > $1.score }) where found.count < count {
      guard found.allSatisfy({ abs($0.time - time) > apart }) else { continue }
      let known = zip(columns, old).compactMap { column, value in value.map { (column.name, $0) } }
      found.append((time, Dictionary(known) { first, _ in first }))
    }
    return found.sorted { $0.time < $1.time }
  }

  /// In seconds.
  private static let leastApart = 0.015
}

extension TraceDifference.Finding {
  /// Such as "Detail: 3.2 pt to the right at 0.117 s (tolerance 0.5), first of 14 frames".
  var text: String {
    typealias Number = TraceDifference
    if let words {
      return frames > 1
        ? "\(subject) \(words) at \(Number.number(first.time, 3)) s, for \(frames) frames" : "\(subject) \(words)"
    }
    let most =
      frames > 1 && most.time != first.time
      ? ", at most \(size(most.amount)) at \(Number.number(most.time, 3)) s" : ""
    return "\(subject): \(amountText(first.amount)) at \(Number.number(first.time, 3)) s (tolerance "
      + "\(Number.number(tolerance, 4))), \(frames == 1 ? "in one frame" : "first of \(frames) frames")\(most)"
  }

  private func size(_ amount: Double) -> String {
    switch quantity {
    case .position: "\(TraceDifference.number(amount.magnitude, 1)) pt"
    case .progress: "\(TraceDifference.number(100 * amount.magnitude, 1)) %"
    case .opacity, .scale, .time, .decision: TraceDifference.number(amount.magnitude, 3)
    }
  }

  private func amountText(_ amount: Double) -> String {
    let isMore = amount > 0
    if quantity == .progress { return "\(size(amount)) \(isMore ? "ahead" : "behind")" }
    switch path {
    case "position.x", "transform.translation.x": return "\(size(amount)) to the \(isMore ? "right" : "left")"
    case "position.y", "transform.translation.y": return "\(size(amount)) further \(isMore ? "down" : "up")"
    case "bounds.size.width": return "\(size(amount)) \(isMore ? "wider" : "narrower")"
    case "bounds.size.height": return "\(size(amount)) \(isMore ? "taller" : "shorter")"
    default: return "\(path) \(size(amount)) \(isMore ? "more" : "less")"
    }
  }
}

extension TraceDifference {
  /// The most lines of findings.
  private static let mostLines = 12

  /// A line for each finding, the first with the decision; empty if nothing differs.
  var lines: [String] {
    guard let first = findings.first else { return [] }
    let isSame = decisions.old == decisions.new
    let decision =
      isSame ? "; the decision is the same" : first.quantity == .decision ? "" : "; the decision is not the same"
    let rest = findings.dropFirst()
    let more = rest.count > Self.mostLines ? ["and \(rest.count - Self.mostLines) more"] : []
    return ([first.text + decision] + rest.prefix(Self.mostLines).map(\.text) + more).map { "\($0).".asOneLine }
  }

  var json: JSONWriter.Value {
    .object([
      ("version", .number(1)), ("differs", .boolean(!findings.isEmpty)),
      ("decision", .object([("kept", .string(Self.word(decisions.old))), ("now", .string(Self.word(decisions.new)))])),
      ("findings", .array(findings.map(\.json))),
    ])
  }
}

extension TraceDifference.Finding {
  fileprivate var json: JSONWriter.Value {
    .object([
      ("subject", .string(subject)), ("property", .string(path)), ("quantity", .string(quantity.rawValue)),
      ("unit", .string(quantity.unit)), ("tolerance", .number(tolerance)),
      ("first", .object([("time", .number(first.time)), ("amount", .number(first.amount))])),
      ("most", .object([("time", .number(most.time)), ("amount", .number(most.amount))])),
      ("frames", .number(Double(frames))), ("text", .string(text)),
    ])
  }
}
