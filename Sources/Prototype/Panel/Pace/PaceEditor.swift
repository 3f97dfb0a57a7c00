import CoreGraphics
import Motion
import UIKit

/// Edits a spring and a curve by a graph with handles, and by typed numbers beneath it.
@MainActor final class PaceEditor: PlainView, ParameterRow {
  static let springKeys = ["spring.mass", "spring.stiffness", "spring.damping"]
  static let curveKeys = ["curve.x1", "curve.y1", "curve.x2", "curve.y2"]

  /// What the graph shows.
  private enum Shape { case spring, curve }

  private let descriptions: [ParameterDescription]
  private let store: ParameterStore
  private let kinds = ChipGroup(["Spring", "Curve"])
  private let graph = PaceGraph()
  private let note = PanelText.help("")
  private var named: [(title: String, key: String, field: NumberField, label: UILabel)] = []
  private let curves = ChipGroup(PaceEditor.namedCurves.map(\.title))
  private var gesture = Gesture()
  private var shape = Shape.spring
  private var usable: [Shape] = [.spring]
  /// The shapes of a movement from code, and of one after a release.
  private var paces: (own: Shape?, released: Shape?) = (nil, nil)
  private var spring = SpringShape(mass: 1, stiffness: 100, damping: 20)
  private var curve = CubicBezier.linear
  private var held: SpringShape?

  private static let graphHeight: CGFloat = 132

  private static let namedCurves: [(title: String, points: [Double])] = [
    ("Ease out", [0, 0, 0.58, 1]), ("iOS", [0.25, 0.1, 0.25, 1]), ("Flutter", [0.289, 0.505, 0.049, 1]),
    ("Linear", [0, 0, 1, 1]),
  ]

  /// Nil if the transition has neither spring nor curve.
  init?(_ all: [ParameterDescription], _ store: ParameterStore) {
    descriptions = (Self.springKeys + Self.curveKeys).compactMap { all[key: $0] }
    self.store = store
    guard descriptions.count == Self.springKeys.count + Self.curveKeys.count else { return nil }
    super.init(frame: .zero)
    addFields()
    kinds.when(.valueChanged) { [unowned self] in
      shape = kinds.selectedIndex == 1 ? .curve : .spring
      showShape()
    }
    curves.when(.valueChanged) { [unowned self] in
      if let index = curves.selectedIndex { set(curve: Self.namedCurves[index].points, gesture: nil) }
    }
    for (index, handle) in graph.handles.enumerated() {
      handle.dragged = { [unowned self] in drag(index, to: graph.position(of: $0)) }
      handle.ended = { [unowned self] in
        held = nil
        endGesture()
      }
    }
    for view in [kinds, graph, note, curves] { addSubview(view) }
  }

  private func addFields() {
    for (title, description) in zip(["m", "k", "c", "x", "y", "x", "y"], descriptions) {
      let range = description.shownRange ?? 0...1
      add(title, description.key, description.help, range, description.step) { NumberRow.number($0, description) }
    }
    add("Duration", Self.duration, "The period of the spring without damping.", 0.05...5, 0.01) {
      NumberReading.number($0, .seconds, in: 0.05...5, from: .panel).flatMap { (0.05...5).contains($0) ? $0 : nil }
    }
    add("Bounce", Self.bounce, "How much the spring swings; below 0 it is overdamped.", -0.99...0.95, 0.01) {
      NumberReading.number($0, .fraction, in: -0.99...0.95, from: .panel).flatMap {
        (-0.99...0.95).contains($0) ? $0 : nil
      }
    }
  }

  private static let springHelps = [
    "The peak: drag it up or down for more or less bounce.",
    "Where the spring settles: drag it to the right for a longer duration.",
  ]
  private static let curveHelps = ["The handle at the curve's beginning.", "The handle at the curve's end."]
  private static let duration = "duration of the spring"
  private static let bounce = "bounce of the spring"

  private func add(
    _ title: String, _ key: String, _ help: String, _ range: ClosedRange<Double>, _ step: Double,
    read: @escaping (String) -> Double?
  ) {
    let field = NumberField(range, step: step, read: read)
    field.toolTip = help
    field.when(.valueChanged) { [unowned self, unowned field] in set(key, field.typed ?? field.number) }
    field.when(.editingDidEnd) { [unowned self] in endGesture() }
    let label = PanelText.help(title)
    named.append((title, key, field, label))
    addSubview(label)
    addSubview(field)
  }

  // MARK: Row

  var controls: [UIControl] {
    (usable.count > 1 ? [kinds] : []) + graph.handles
      + named.map(\.field).filter { !$0.isHidden } + (curves.isHidden ? [] : [curves])
  }

  var keys: [String] { descriptions.map(\.key) }

  var height: CGFloat { (usable.count > 1 ? 32 : 4) + Self.graphHeight + 2 * PanelMetrics.rowHeight + 28 }

  func field(_ key: String) -> NumberField? { named.first { $0.key == key }?.field }

  func show(_ parameters: any ParameterSet) {
    func number(_ key: String) -> Double {
      guard case .number(let number)? = parameters[key]?.current else { return 0 }
      return number
    }
    let numbers = keys.map(number)
    spring = SpringShape(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    curve = CubicBezier(validating: numbers[3], numbers[4], numbers[5], numbers[6]) ?? .linear
    for each in named {
      let parameter = parameters[each.key]
      let shown =
        each.key == Self.duration ? spring.duration : each.key == Self.bounce ? spring.bounce : number(each.key)
      each.field.show(shown, NumberText.text(shown, .fraction), exact: ParameterText.exact(shown))
      let isChanged = parameter.map { $0.current != $0.initial } ?? false
      each.field.ink = isChanged ? PanelColors.accent : PanelColors.softInk
    }
    usable = []
    if descriptions[0].condition?.holds({ parameters[$0]?.current }) ?? true { usable.append(.spring) }
    if descriptions[3].condition?.holds({ parameters[$0]?.current }) ?? true { usable.append(.curve) }
    func pace(_ key: String) -> Shape? {
      parameters[key].map { $0.current == .choice("curve") ? .curve : .spring }
    }
    paces = (pace("pace"), pace("release.pace"))
    if !usable.contains(shape) { shape = usable.first ?? .spring }
    showShape()
  }

  var running: (time: Double, value: Double)? { graph.running }

  func value(at time: Double) -> Double {
    shape == .spring ? spring.played.value(at: time) : curve.value(at: time)
  }

  /// Shows a running transition, if it moves by the shown shape.
  func show(_ movement: TransitionMovement?) {
    let moving = movement.flatMap { ($0.isSettling ? paces.released : paces.own) == shape ? $0 : nil }
    guard moving != nil || graph.running != nil else { return }
    graph.running = moving.map { moving in
      let time = shape == .spring ? moving.elapsed : moving.elapsed / max(moving.duration, 1e-9)
      return (time, moving.travelled)
    }
  }

  private func showShape() {
    kinds.isHidden = usable.count < 2
    kinds.selectedIndex = shape == .spring ? 0 : 1
    for each in named { each.field.isHidden = Self.curveKeys.contains(each.key) == (shape == .spring) }
    for each in named { each.label.isHidden = each.field.isHidden }
    curves.isHidden = shape == .spring
    let helps = shape == .spring ? Self.springHelps : Self.curveHelps
    for (handle, help) in zip(graph.handles, helps) { handle.toolTip = help }
    curves.selectedIndex = Self.namedCurves.firstIndex { $0.points == [curve.x1, curve.y1, curve.x2, curve.y2] }
    setNeedsLayout()
  }

  // MARK: Changes

  private func endGesture() {
    gesture.close()
    store.endGesture()
  }

  private func set(_ key: String, _ number: Double) {
    switch key {
    case Self.duration: set(spring: spring.with(duration: number), gesture.open())
    case Self.bounce: set(spring: spring.with(bounce: number), gesture.open())
    default: store.set(key, to: .number(number), gesture: gesture.open())
    }
  }

  private func set(spring: SpringShape, _ gesture: Int?) {
    let numbers = [spring.mass, spring.stiffness, spring.damping]
    store.set(zip(descriptions, numbers).map { ($0.key, .number(Self.inside($1, $0))) }, gesture: gesture)
  }

  private func set(curve points: [Double], gesture: Int?) {
    store.set(zip(descriptions.dropFirst(3), points).map { ($0.key, .number(Self.inside($1, $0))) }, gesture: gesture)
  }

  private static func inside(_ number: Double, _ description: ParameterDescription) -> Double {
    guard let range = description.shownRange else { return number }
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// Drags the peak or the settling point of the spring, or a handle of the curve.
  private func drag(_ index: Int, to position: (time: Double, value: Double)) {
    if shape == .curve {
      var points = [curve.x1, curve.y1, curve.x2, curve.y2]
      points[2 * index] = (position.time * 100).rounded() / 100
      points[2 * index + 1] = (position.value * 100).rounded() / 100
      return set(curve: points, gesture: gesture.open())
    }
    let start = held ?? spring
    held = start
    if index == 0 {
      let bounce = (SpringShape.bounce(overshoot: position.value - 1) * 100).rounded() / 100
      set(spring: start.with(bounce: bounce), gesture.open())
    } else {
      let factor = max(position.time, 0.02) / start.played.settlingDuration()
      let duration = max((start.duration * factor * 100).rounded() / 100, 0.05)
      set(spring: start.with(duration: duration), gesture.open())
    }
  }

  override func layoutSubviews() {
    let (x, width) = (RowLabel.margin, bounds.width - RowLabel.margin)
    kinds.frame = CGRect(x: x, y: 4, width: width, height: ChipGroup.chipHeight)
    let top: CGFloat = kinds.isHidden ? 4 : 32
    graph.frame = CGRect(x: x, y: top, width: width, height: Self.graphHeight)
    graph.layoutIfNeeded()
    drawGraph()
    let lines = top + Self.graphHeight + 4
    note.frame = CGRect(x: x, y: lines, width: width, height: 16)
    if shape == .spring {
      lay([Self.duration, Self.bounce], at: lines + 20)
      lay(Self.springKeys, at: lines + 20 + PanelMetrics.rowHeight)
    } else {
      lay(Self.curveKeys, at: lines + 20)
      curves.frame = CGRect(
        x: x, y: lines + 20 + PanelMetrics.rowHeight + 2, width: width, height: ChipGroup.chipHeight)
    }
  }

  private func drawGraph() {
    if shape == .curve {
      graph.time = 1
      let curve = curve
      graph.show(
        { curve.value(at: $0) }, faint: nil, handles: [(curve.x1, curve.y1), (curve.x2, curve.y2)], hasLevers: true)
      note.text = "Progress over time"
      return
    }
    let (played, literal) = (spring.played, spring.literal)
    let settling = played.settlingDuration()
    // The scale stays during a drag.
    if held == nil { graph.time = max(1, (settling * 2.4).rounded(.up) / 2) }
    let peak = played.firstTurn() ?? spring.duration
    graph.show(
      { played.value(at: $0) }, faint: spring.dampingRatio > 1 ? { literal.value(at: $0) } : nil,
      handles: [(min(peak, graph.time), played.value(at: peak)), (min(settling, graph.time), 1)], hasLevers: false)
    let overshoot = (spring.overshoot * 1000).rounded() / 10
    note.text =
      "Settles in \(NumberText.text(settling, .seconds)), "
      + (overshoot > 0 ? "overshoots by \(NumberText.text(overshoot, .fraction)) %" : "no overshoot")
  }

  private func lay(_ keys: [String], at y: CGFloat) {
    let members = keys.compactMap { key in named.first { $0.key == key } }
    let (gap, count): (CGFloat, CGFloat) = (12, CGFloat(max(members.count, 1)))
    let width = (bounds.width - RowLabel.margin - gap * (count - 1)) / count
    for (index, each) in members.enumerated() {
      let left = RowLabel.margin + CGFloat(index) * (width + gap)
      let label = min(each.label.intrinsicContentSize.width.rounded(.up), width / 2)
      let field = min(PanelMetrics.numberWidth, width - label - 4)
      each.label.frame = CGRect(x: left, y: y + 4, width: width - field - 4, height: 20)
      each.field.frame = CGRect(x: left + width - field, y: y + 3, width: field, height: 22)
    }
  }
}
