import CoreGraphics
import UIKit

/// Lies over the phone's screen for a while: the line that a finger has to cross, and the edge zones in which a drag
/// may begin.
@MainActor final class PhoneOverlay: PlainView {
  private let line = UIView()
  private let casing = UIView()
  private let words = PhoneLabel()
  /// What sets a parameter on the phone itself; nil while no row asks for it.
  var handle: HandleView? {
    didSet {
      guard handle !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let handle { addSubview(handle) }
      setNeedsLayout()
    }
  }
  private var zoneViews: [UIView] = []
  var factor: CGFloat = 1 { didSet { if factor != oldValue { setNeedsLayout() } } }

  private static let lineWidth: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    casing.backgroundColor = UIColor(white: 0, alpha: 0.35)
    for view in [casing, line, words] {
      view.isHidden = true
      addSubview(view)
    }
  }

  /// Only the handle takes touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    handle?.hitTest(convert(point, to: handle), with: event)
  }

  var releaseLine: ReleaseLine? { didSet { if releaseLine != oldValue { showLine() } } }

  private(set) var zones: [CGRect] = []

  private static let zoneAlpha: CGFloat = 0.35

  func showZones(_ zones: [CGRect]) {
    guard zones != self.zones || zoneViews.first?.alpha != Self.zoneAlpha else { return }
    self.zones = zones
    for view in zoneViews { view.removeFromSuperview() }
    zoneViews = zones.map { _ in
      let view = UIView()
      view.backgroundColor = PanelColors.accent
      view.alpha = Self.zoneAlpha
      insertSubview(view, at: 0)
      return view
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  func hideZones() {
    let views = zoneViews
    UIView.animate(withDuration: 0.3) {
      for view in views { view.alpha = 0 }
    } completion: { [weak self] _ in
      // Zones may have been shown again meanwhile.
      guard let self, views == zoneViews else { return }
      for view in views { view.removeFromSuperview() }
      (zones, zoneViews) = ([], [])
    }
  }

  func pulse(_ zones: [CGRect]) {
    showZones(zones)
    let views = zoneViews
    for view in views { view.alpha = 0 }
    UIView.animateKeyframes(withDuration: 0.9, delay: 0) {
      for (start, alpha) in [(0.0, 0.7), (0.25, 0.15), (0.5, 0.7), (0.75, 0)] {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.25) {
          for view in views { view.alpha = CGFloat(alpha) }
        }
      }
    } completion: { [weak self] _ in
      guard let self, views == zoneViews else { return }
      for view in views { view.removeFromSuperview() }
      (self.zones, zoneViews) = ([], [])
    }
  }

  private func showLine() {
    for view in [line, casing, words] { view.isHidden = releaseLine == nil }
    guard let releaseLine else { return }
    // A light line in a dark casing is visible on every screen.
    line.backgroundColor = releaseLine.isCrossed ? UIColor(hex: 0x34C759) : .white
    let width = Self.lineWidth
    let middle = (releaseLine.position * factor).rounded()
    let long = releaseLine.isVertical ? bounds.height : bounds.width
    let limit = (releaseLine.isVertical ? bounds.width : bounds.height) - width
    let start = min(max(middle - width / 2, 0), limit)
    func frame(_ start: CGFloat, _ width: CGFloat) -> CGRect {
      releaseLine.isVertical
        ? CGRect(x: start, y: 0, width: width, height: long) : CGRect(x: 0, y: start, width: long, height: width)
    }
    line.frame = frame(start, width)
    casing.frame = frame(start - 1, width + 2)
    words.text = releaseLine.words
    // A handle for the same line has the same words and the value.
    if let handle, handle.handle.title == ReleaseLine.words { words.isHidden = true }
    words.stand(beside: line.frame, in: bounds, avoiding: handle?.marks ?? [])
  }

  override func layoutSubviews() {
    for (view, zone) in zip(zoneViews, zones) {
      view.frame = CGRect(
        x: zone.minX * factor, y: zone.minY * factor, width: zone.width * factor, height: zone.height * factor)
    }
    handle?.lie(in: bounds, factor: factor)
    showLine()
  }
}

/// A few words on the phone's screen, readable over whatever it shows.
@MainActor final class PhoneLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 11, weight: .medium)
    textColor = .white
    textAlignment = .center
    numberOfLines = 2
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    layer.cornerRadius = 4
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private static let gap: CGFloat = 6

  /// Stands at a part of a vertical line's height, or at the middle of a horizontal line, on the side that has room, and
  /// moves along the line away from other marks.
  func stand(beside line: CGRect, in bounds: CGRect, at part: CGFloat = 0.96, avoiding marks: [CGRect] = []) {
    let isVertical = line.height > line.width
    let most = isVertical ? max(line.minX - bounds.minX, bounds.maxX - line.maxX) : bounds.width
    let room = max(most - 2 * Self.gap, 0)
    // On a small phone the words take two lines.
    let text = sizeThatFits(CGSize(width: max(room - 12, 0), height: .greatestFiniteMagnitude))
    let size = CGSize(
      width: min(intrinsicContentSize.width.rounded(.up) + 12, room), height: text.height.rounded(.up) + 4)
    var origin = CGPoint(x: bounds.midX - size.width / 2, y: line.minY - Self.gap - size.height)
    if isVertical {
      origin = CGPoint(x: line.maxX + Self.gap, y: bounds.height * part)
      if origin.x + size.width > bounds.maxX - Self.gap { origin.x = line.minX - Self.gap - size.width }
    } else if origin.y < Self.gap {
      origin.y = line.maxY + Self.gap
    }
    origin.x = max(Self.gap, min(origin.x, bounds.maxX - Self.gap - size.width))
    origin.y = max(Self.gap, min(origin.y, bounds.maxY - Self.gap - size.height))
    frame = CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: size)
    guard let mark = marks.first(where: frame.intersects) else { return }
    let hasRoomAbove = mark.minY - Self.gap - size.height >= Self.gap
    frame.origin.y = hasRoomAbove ? mark.minY - Self.gap - size.height : mark.maxY + Self.gap
  }
}
