import CoreGraphics
import QuartzCore
import UIKit

/// The graph of a drag with the shown instant; a drag or the arrow keys choose another one.
///
/// The curves consist of pieces of equal width; only the last one changes while a graph grows. The number of pieces is
/// fixed, because a frame with more layers than the one before is compared less closely.
@MainActor final class GraphView: DragKeepingControl, KeyStepping {
  private let finger = (0..<GraphView.mostPresses).map { _ in UIView() }
  private let limits = [CAShapeLayer(), CAShapeLayer()]
  private let progress = (0..<GraphView.pieceCount).map { _ in CAShapeLayer() }
  private let velocity = (0..<GraphView.pieceCount).map { _ in CAShapeLayer() }
  private let playhead = UIView()
  private let rest = UIView()
  /// The words at the edges: progress at the left, velocity and time at the right.
  private let scales = ["100 %", "0 %", "", ""].map { PanelText.help($0) }
  private let hint = PanelText.help("Progress and velocity of the next drag")
  private var scaleWidths = [CGFloat](repeating: 0, count: 4)
  private var drawn = DragGraph()
  private var drawnSize = CGSize.zero
  /// The marked instant, in seconds; nil if there is none.
  private(set) var shownTime: TimeInterval?
  private var thresholds = DragGraph.Thresholds()
  private var pieces: [Int] = []
  private var isEmpty = [Bool](repeating: false, count: GraphView.pieceCount)
  /// Called with the chosen instant, in seconds.
  var scrubbed: (TimeInterval) -> Void = { _ in }
  var stepped: (Int) -> Void = { _ in }

  /// Per curve.
  private static let pieceCount = 24
  private static let mostPresses = 4
  /// The part of the velocity scale for movements backwards.
  private static let backward = 0.4
  /// Of the tint of the times at which a finger was down.
  private static let fingerAlpha: CGFloat = 0.1
  private static let restAlpha: CGFloat = 0.3
  /// Of the ground of the words at the edges, under which curves run.
  private static let scaleAlpha: CGFloat = 0.75
  /// At the lower and at the upper edge.
  private static let shownProgress = -0.12...1.12

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addPointerBorder()
    toolTip =
      "Progress (the thick line, in percent) and velocity (the thin one, in points per second) over the seconds of the last "
      + "drag. Tinted: a finger is down. Dashed: the limits of its release. Drag in it to see any instant."
    addInert(finger)
    // Round joins and caps would be most of the work of a frame, and look the same.
    for curve in progress + velocity { (curve.lineCap, curve.lineJoin, curve.fillColor) = (.square, .bevel, nil) }
    (rest.isUserInteractionEnabled, rest.isHidden) = (false, true)
    addSubview(rest)
    for curve in limits + velocity + progress { layer.addSublayer(curve) }
    playhead.isUserInteractionEnabled = false
    playhead.isHidden = true
    addSubview(playhead)
    for label in scales {
      label.font = .monospacedDigitSystemFont(ofSize: 10, weight: .regular)
      (label.isUserInteractionEnabled, label.isHidden) = (false, true)
      addSubview(label)
    }
    for label in scales { label.textAlignment = .center }
    hint.textAlignment = .center
    hint.adjustsFontSizeToFitWidth = true
    hint.minimumScaleFactor = 0.6
    addSubview(hint)
    CATransaction.withoutActions { for line in limits { line.isHidden = true } }
    isAccessibilityElement = true
    accessibilityLabel = "Graph of the last drag"
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
    redraw()
  }

  private func showColors() {
    backgroundColor = PanelColors.background
    playhead.backgroundColor = PanelColors.ink
    rest.backgroundColor = PanelColors.running.withAlphaComponent(Self.restAlpha)
    for label in scales { label.backgroundColor = PanelColors.background.withAlphaComponent(Self.scaleAlpha) }
    for (label, color) in zip(scales, [PanelColors.accent, PanelColors.accent, PanelColors.running]) {
      label.textColor = color
    }
    for view in finger { view.backgroundColor = PanelColors.accent.withAlphaComponent(Self.fingerAlpha) }
    CATransaction.withoutActions {
      for (line, color) in zip(limits, [PanelColors.accent, PanelColors.running]) {
        line.fillColor = resolved(color, 0.7)
      }
      for curve in progress { curve.lineWidth = 2 }
      for curve in velocity { curve.lineWidth = 1.25 }
    }
  }

  private func resolved(_ color: UIColor, _ alpha: CGFloat = 1) -> CGColor {
    color.resolvedColor(with: traitCollection).withAlphaComponent(alpha).cgColor
  }

  // MARK: Drawing

  /// A nil time means that the phone shows the end of the curves.
  func show(_ graph: DragGraph, _ thresholds: DragGraph.Thresholds, at time: TimeInterval?) {
    let isOther =
      graph.revision != drawn.revision || graph.span != drawn.span || graph.fastest != drawn.fastest
      || bounds.size != drawnSize || thresholds != self.thresholds || graph.samples.count < drawn.samples.count
      || graph.samples.first != drawn.samples.first
    let first = isOther ? 0 : firstChange(of: graph)
    (drawn, drawnSize, self.thresholds) = (graph, bounds.size, thresholds)
    if isOther { showLimits() }
    if let first { show(from: first) }
    if hint.isHidden == graph.samples.isEmpty {
      hint.isHidden.toggle()
      CATransaction.withoutActions { for line in limits { line.isHidden = graph.samples.isEmpty } }
      for view in scales + [rest] { view.isHidden = graph.samples.isEmpty }
    }
    shownTime = time
    playhead.isHidden = time == nil
    if let time { playhead.frame = CGRect(x: x(time) - 0.75, y: 0, width: 1.5, height: bounds.height) }
    layoutScales()
  }

  private func redraw() {
    let (graph, thresholds) = (drawn, thresholds)
    (drawn, drawnSize) = (DragGraph(), .zero)
    show(graph, thresholds, at: shownTime)
  }

  /// The first sample that has to be drawn again; nil if there is none.
  private func firstChange(of graph: DragGraph) -> Int? {
    let common = min(graph.samples.count, drawn.samples.count)
    // While a graph grows, only its last samples change.
    let tail = max(0, common - 2)
    guard common > 0, graph.samples[common - 1] == drawn.samples[common - 1] else {
      return graph.samples[..<tail] == drawn.samples[..<tail] ? tail : 0
    }
    return graph.samples.count > common ? common : nil
  }

  private func piece(_ time: TimeInterval) -> Int {
    min(max(Int(Double(Self.pieceCount) * time / drawn.span), 0), Self.pieceCount - 1)
  }

  /// Finds the pieces of the samples from an index on.
  ///
  /// A piece has one colour, so another piece begins where a finger goes down or up.
  private func findPieces(from first: Int) {
    let samples = drawn.samples
    pieces.removeSubrange(min(first, pieces.count)...)
    for index in pieces.count..<samples.count {
      let own = piece(samples[index].time)
      let least = index == 0 ? 0 : pieces[index - 1] + (isChange(index) ? 1 : 0)
      pieces.append(min(max(own, least), Self.pieceCount - 1))
    }
  }

  /// Whether a finger went down or up just before this sample.
  private func isChange(_ index: Int) -> Bool { drawn.samples[index].isHeld != drawn.samples[index - 1].isHeld }

  private func show(from first: Int) {
    let samples = drawn.samples
    findPieces(from: max(0, first - 1))
    let begin = samples.indices.contains(first) && first > 0 ? pieces[first - 1] : 0
    var lower = min(first, samples.count)
    while lower > 0, pieces[lower - 1] >= begin { lower -= 1 }
    CATransaction.withoutActions {
      for number in begin..<Self.pieceCount {
        let upper = pieces[lower...].firstIndex { $0 > number } ?? samples.count
        draw(lower..<upper, in: number)
        lower = upper
      }
    }
    showPresses()
  }

  private func draw(_ range: Range<Int>, in number: Int) {
    let isHeld = range.isEmpty || drawn.samples[range.lowerBound].isHeld
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if !range.isEmpty {
      // A piece begins where the one before ends; how far a finger held the screen belongs to the finger's piece.
      if lower > 0, !isChange(lower) { lower -= 1 }
      if upper < drawn.samples.count, isChange(upper) { upper += 1 }
    }
    let samples = drawn.samples[lower..<upper]
    // An empty piece keeps its layers, which show nothing.
    if samples.isEmpty, isEmpty[number] { return }
    isEmpty[number] = samples.isEmpty
    let (line, speed) = (CGMutablePath(), CGMutablePath())
    // A point beside the curve would enlarge the area that is drawn again.
    if samples.isEmpty {
      for path in [line, speed] { path.move(to: CGPoint(x: -4, y: -4)) }
    }
    for (index, sample) in samples.enumerated() {
      let x = x(sample.time)
      let points = [CGPoint(x: x, y: y(sample.progress)), CGPoint(x: x, y: y(pointsPerSecond: sample.pointsPerSecond))]
      for (path, point) in zip([line, speed], points) {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    let alpha: CGFloat = isHeld ? 1 : 0.5
    (progress[number].path, velocity[number].path) = (line, speed)
    // Translucent ends that overlap would look like dots.
    let cap: CAShapeLayerLineCap = isHeld ? .square : .butt
    for curve in [progress[number], velocity[number]] where curve.lineCap != cap { curve.lineCap = cap }
    progress[number].strokeColor = resolved(PanelColors.accent, alpha)
    velocity[number].strokeColor = resolved(PanelColors.running, alpha)
  }

  /// Marks the times at which a finger was down, after it was lifted.
  private func showPresses() {
    var (presses, begin): ([(TimeInterval, TimeInterval)], TimeInterval?) = ([], nil)
    for sample in drawn.samples {
      if sample.isHeld {
        begin = begin ?? sample.time
      } else if let start = begin {
        presses.append((start, sample.time))
        begin = nil
      }
    }
    for (index, view) in finger.enumerated() {
      let frame =
        presses.indices.contains(index)
        ? CGRect(
          x: x(presses[index].0), y: 0, width: x(presses[index].1) - x(presses[index].0), height: bounds.height)
        : .zero
      if view.frame != frame { view.frame = frame }
    }
  }

  private func showLimits() {
    scales[2].text = "\(FixedText.text(drawn.fastest, decimals: 0)) pt/s"
    scales[3].text = "\(FixedText.short(drawn.span, decimals: 2)) s"
    setNeedsLayout()
    CATransaction.withoutActions {
      let heights = [
        thresholds.progress.map { y($0) }, thresholds.pointsPerSecond.map { y(pointsPerSecond: $0) },
      ]
      for (line, height) in zip(limits, heights) {
        line.path = height.map(dashes)
      }
    }
  }

  /// The dashes of a line across the graph.
  ///
  /// They are filled, because the pixels of a filled path are cached; a stroke would be computed again in every frame.
  private func dashes(at y: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let scale = max(1, traitCollection.displayScale)
    let top = ((y - 0.5) * scale).rounded() / scale
    for x in stride(from: 0, to: bounds.width, by: 6) {
      path.addRect(CGRect(x: x, y: top, width: min(3, bounds.width - x), height: 1))
    }
    return path
  }

  // MARK: Where things lie

  private func x(_ time: TimeInterval) -> CGFloat { bounds.width * CGFloat(time / drawn.span) }

  private func y(_ progress: Double) -> CGFloat {
    let (least, most) = (Self.shownProgress.lowerBound, Self.shownProgress.upperBound)
    return bounds.height * CGFloat(1 - (min(max(progress, least), most) - least) / (most - least))
  }

  private func y(pointsPerSecond: Double) -> CGFloat {
    // Most drags go in one direction, and rest should not coincide with half the distance.
    let part = min(max((pointsPerSecond / drawn.fastest + Self.backward) / (1 + Self.backward), 0), 1)
    // A line at the very edge would be cut.
    return bounds.height - 1 - (bounds.height - 2) * CGFloat(part)
  }

  /// The instant at a distance from the left edge, in seconds.
  private func time(at x: CGFloat) -> TimeInterval {
    drawn.span * min(max((x / max(bounds.width, 1)).native, 0), 1)
  }

  override func layoutSubviews() {
    hint.frame = bounds.insetBy(dx: 8, dy: 0)
    scaleWidths = scales.map { $0.intrinsicContentSize.width.rounded(.up) + 4 }
    layoutScales()
    rest.frame = CGRect(x: 0, y: y(pointsPerSecond: 0).rounded(), width: bounds.width, height: 1)
    if bounds.size != drawnSize { redraw() }
  }

  /// In a lower graph the words would cover the curves.
  private static let leastScaled: CGFloat = 40

  /// Places the words at the edges, or beside the playhead where it covers them.
  private func layoutScales() {
    for label in scales { label.alpha = bounds.height < Self.leastScaled ? 0 : 1 }
    for (index, (label, width)) in zip(scales, scaleWidths).enumerated() {
      let (isRight, isLow) = (index >= 2, index % 2 == 1)
      var frame = CGRect(
        x: isRight ? bounds.width - width - 2 : 2, y: isLow ? bounds.height - 13 : 2, width: width, height: 11)
      if !playhead.isHidden, playhead.frame.insetBy(dx: -2, dy: 0).intersects(frame) {
        frame.origin.x = isRight ? playhead.frame.minX - 2 - width : playhead.frame.maxX + 2
      }
      if label.frame != frame { label.frame = frame }
    }
  }

  // MARK: A press

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrubbed(time(at: touch.location(in: self).x))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrubbed(time(at: touch.location(in: self).x))
    return true
  }

  func step(by step: Int) { stepped(step) }
}
