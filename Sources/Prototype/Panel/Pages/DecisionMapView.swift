import CoreGraphics
import Motion
import UIKit

/// The map of a release rule: progress to the right and velocity upwards, where a release finishes or is cancelled, and
/// the last releases as dots.
@MainActor final class DecisionMapView: PlainView {
  private let plot = UIView()
  private let region = ShapeView()
  private let border = ShapeView()
  private let axis = ShapeView()
  private let margins = ShapeView()
  private let finished = ShapeView()
  private let cancelled = ShapeView()
  private let last = ShapeView()
  private let captions = ["0 %", "100 %", "", "", "finishes", "cancels", "progress"].map { PanelText.help($0) }

  private let legend = MapLegend()

  static let height: CGFloat = 192
  private static let captionHeight: CGFloat = 18

  struct Content: Equatable {
    var rule: ReleaseRule
    var width: Double
    var decisions: [DragDecision]
    /// What a release would be now; nil without a drag.
    var present: Release?
  }

  var content: Content? { didSet { if content != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    plot.layer.cornerRadius = 6
    plot.clipsToBounds = true
    isAccessibilityElement = true
    accessibilityLabel = "Decision map"
    for view in [region, axis, border, margins, finished, cancelled, last] { plot.addSubview(view) }
    for view in [plot, legend] + captions as [UIView] { addSubview(view) }
    for label in captions { label.font = .systemFont(ofSize: 11) }
    captions[1].textAlignment = .right
    captions[6].textAlignment = .center
    for label in captions[2...5] {
      (label.textAlignment, label.clipsToBounds, label.layer.cornerRadius) = (.center, true, 3)
      label.backgroundColor = PanelColors.background.withAlphaComponent(0.75)
    }
    addInteraction(
      UIToolTipInteraction(
        defaultToolTip:
          "Each dot is a release: to the right the progress of the drag, upwards the finger's velocity. The dashed lines "
          + "lead from the last one to where it would have ended in another manner."))
  }

  /// The greatest velocity that is shown, in points per second.
  var topVelocity: Double {
    guard let content else { return Self.leastTop }
    let limit = content.rule.leastVelocity(progress: 0.001, width: content.width, in: 0...Self.mostTop) ?? 0
    let fastest =
      (content.decisions.map(\.pointsPerSecond) + [content.present?.pointsPerSecond ?? 0])
      .map(\.magnitude).max() ?? 0
    let wanted = max(Self.leastTop, limit < Self.mostTop ? limit * 1.25 : 0, fastest * 1.1)
    return min((wanted / 500).rounded(.up) * 500, Self.mostTop)
  }

  /// The greatest progress that is shown: of a rule that decides early only the beginning, with the threshold near the
  /// middle.
  var topProgress: Double {
    guard let content,
      let least = content.rule.leastProgress(pointsPerSecond: 0, width: content.width), least > 0, least < Self.early
    else { return 1 }
    return (least * 2.5 * 20).rounded(.up) / 20
  }

  /// Below it a threshold would be at the very edge of the whole map.
  private static let early = 0.15
  private static let leastTop = 1500.0
  private static let mostTop = 8000.0

  func point(progress: Double, velocity: Double) -> CGPoint {
    let (size, top) = (plot.bounds.size, topVelocity)
    return CGPoint(
      x: size.width * CGFloat(min(max(progress / topProgress, 0), 1)),
      y: size.height * CGFloat((1 - min(max(velocity / top, -1), 1)) / 2))
  }

  override func layoutSubviews() {
    let below = legend.height(in: bounds.width)
    let room = max(0, bounds.height - Self.captionHeight - below)
    plot.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
    for view in plot.subviews { view.frame = plot.bounds }
    let y = room + 1
    captions[0].frame = CGRect(x: 0, y: y, width: 60, height: 14)
    captions[1].frame = CGRect(x: bounds.width - 90, y: y, width: 90, height: 14)
    captions[6].frame = CGRect(x: 60, y: y, width: max(0, bounds.width - 120), height: 14)
    legend.frame = CGRect(x: 0, y: y + 16, width: bounds.width, height: below)
    draw()
    // The ground of the words keeps the border between the regions from running through them.
    for (label, y) in zip(captions[2...5], [3, room - 17, 3, room / 2 + 4]) {
      let width = label.intrinsicContentSize.width.rounded(.up) + 6
      label.frame = CGRect(x: label === captions[4] ? bounds.width - width - 3 : 3, y: y, width: width, height: 14)
    }
  }

  private func draw() {
    plot.backgroundColor = content == nil ? PanelColors.field : PanelColors.cancels
    let top = topVelocity
    (captions[2].text, captions[3].text) = ("velocity +\(Int(top)) pt/s", "−\(Int(top)) pt/s")
    captions[1].text = "\(FixedText.text(100 * topProgress, decimals: 0)) %" + (topProgress < 1 ? " or more" : "")
    for view in captions + [legend] { view.isHidden = content == nil }
    guard let content, plot.bounds.height > 0 else {
      for view in [region, border, axis, margins, finished, cancelled, last] { view.path = nil }
      return
    }
    drawRegion(content, top: top)
    drawReleases(content, top: top)
  }

  private func drawRegion(_ content: Content, top: Double) {
    let next = Region(rule: content.rule, width: content.width, top: top, size: plot.bounds.size)
    guard next != drawn || region.path == nil else { return }
    drawn = next
    let (area, edge) = Self.paths(content, top: top, topProgress: topProgress, in: plot.bounds.size)
    region.show(area, fill: PanelColors.finishes)
    border.show(edge, stroke: PanelColors.ink.withAlphaComponent(0.6))
    let middle = CGMutablePath()
    middle.move(to: CGPoint(x: 0, y: plot.bounds.midY))
    middle.addLine(to: CGPoint(x: plot.bounds.maxX, y: plot.bounds.midY))
    axis.show(middle, stroke: PanelColors.ink.withAlphaComponent(0.15))
  }

  private struct Region: Equatable {
    let rule: ReleaseRule
    let width: Double
    let top: Double
    let size: CGSize
  }

  private var drawn: Region?

  /// Returns the region in which releases finish, and its border, line by line of pixels from the top.
  private static func paths(
    _ content: Content, top: Double, topProgress: Double, in size: CGSize
  ) -> (area: CGPath, edge: CGPath) {
    let (area, edge) = (CGMutablePath(), CGMutablePath())
    var before: CGPoint?
    area.move(to: CGPoint(x: size.width, y: 0))
    for line in 0...Int(size.height) {
      let velocity = top * (1 - 2 * Double(line) / size.height.native)
      let least = content.rule.leastProgress(pointsPerSecond: velocity, width: content.width)
      let point = CGPoint(x: size.width * CGFloat(min((least ?? 1) / topProgress, 1)), y: CGFloat(line))
      // Draw a jump as a level step, not as a slope over a line of pixels.
      let step = before.flatMap { abs($0.x - point.x) > stepWidth ? CGPoint(x: $0.x, y: point.y) : nil }
      for next in [step, point].compactMap(\.self) {
        area.addLine(to: next)
        // Where a whole line of pixels lies on one side, the border would be the edge of the map.
        let isAtEdge = edge.isEmpty || (edge.currentPoint.x == next.x && (next.x <= 0 || next.x >= size.width))
        if isAtEdge { edge.move(to: next) } else { edge.addLine(to: next) }
      }
      before = point
    }
    area.addLine(to: CGPoint(x: size.width, y: size.height))
    area.closeSubpath()
    return (area, edge)
  }

  /// A wider distance between two lines of pixels is drawn as a step.
  private static let stepWidth: CGFloat = 12

  private func drawReleases(_ content: Content, top: Double) {
    let dots = [true: CGMutablePath(), false: CGMutablePath()]
    func add(_ release: (progress: Double, velocity: Double), radius: CGFloat, to path: CGMutablePath?) {
      // Show a dot at the edge completely.
      let center = point(progress: release.progress, velocity: release.velocity).within(
        plot.bounds.insetBy(dx: radius + 1, dy: radius + 1))
      path?.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let before = content.present == nil ? content.decisions.dropLast() : content.decisions[...]
    for decision in before {
      add((decision.progress, decision.pointsPerSecond), radius: 2.5, to: dots[decision.decision.finishes])
    }
    finished.show(dots[true], fill: PanelColors.finish)
    cancelled.show(dots[false], fill: PanelColors.cancel)
    (last.path, margins.path) = (nil, nil)
    let decision = content.decisions.last
    guard let release = content.present ?? decision?.decision.release else { return }
    let mark = CGMutablePath()
    add((release.progress, release.pointsPerSecond), radius: 5, to: mark)
    let isEnough =
      content.present.map { content.rule.decision(for: $0).finishes } ?? decision?.decision.finishes ?? false
    last.show(mark, fill: isEnough ? PanelColors.finish : PanelColors.cancel, stroke: PanelColors.ink, width: 1.5)
    margins.show(margins(of: release, content, top), stroke: PanelColors.ink, width: 1, dashes: [3, 3])
  }

  private func margins(of release: Release, _ content: Content, _ top: Double) -> CGPath {
    let (path, rule) = (CGMutablePath(), content.rule)
    let here = point(progress: release.progress, velocity: release.pointsPerSecond)
    let ends = [
      rule.leastProgress(pointsPerSecond: release.pointsPerSecond, width: content.width).map {
        point(progress: $0, velocity: release.pointsPerSecond)
      },
      rule.leastVelocity(progress: release.progress, width: content.width, in: -top...top).map {
        point(progress: release.progress, velocity: $0)
      },
    ]
    for case let end? in ends where end.x > 0 && abs(end.y - plot.bounds.maxY) > 0.5 {
      path.move(to: here)
      path.addLine(to: end)
    }
    return path
  }
}

extension CGPoint {
  fileprivate func within(_ rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), max(rect.minX, rect.maxX)), y: min(max(y, rect.minY), max(rect.minY, rect.maxY)))
  }
}

@MainActor final class ShapeView: PlainView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  var path: CGPath? {
    get { (layer as? CAShapeLayer)?.path }
    set { (layer as? CAShapeLayer)?.path = newValue }
  }

  /// Filled, as a line, or both.
  func show(
    _ path: CGPath?, fill: UIColor? = nil, stroke: UIColor? = nil, width: CGFloat = 1, dashes: [NSNumber]? = nil
  ) {
    guard let layer = layer as? CAShapeLayer else { return }
    layer.path = path
    layer.fillColor = fill?.cgColor
    layer.strokeColor = stroke?.cgColor
    layer.lineWidth = width
    layer.lineDashPattern = dashes
  }
}
