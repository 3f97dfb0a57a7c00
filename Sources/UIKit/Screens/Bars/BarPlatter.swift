import CoreGraphics
import Foundation

/// A capsule of glass in a bar, with the buttons that share it.
@MainActor final class BarPlatter: UIView {
  let items: [UIBarButtonItem]
  let isLeading: Bool
  private let buttons: [UIView]
  private let glass: UIVisualEffectView
  /// The buttons, which fade and grow apart from the glass.
  private let face = ThroughView()
  /// It is on its way from one screen's to another's.
  private(set) var isMoving = false
  /// Of the bar; a single picture makes the glass a circle.
  private let height: CGFloat

  init(_ buttons: [UIView], items: [UIBarButtonItem], isLeading: Bool, height: CGFloat = PlatterMetrics.height) {
    (self.buttons, self.items, self.isLeading, self.height) = (buttons, items, isLeading, height)
    let effect = UIGlassEffect(style: .regular)
    if let first = items.first, first.style == .done, first.isEnabled {
      effect.tintColor = first.tintColor ?? .tintColor
    }
    glass = UIVisualEffectView(effect: items.first?.hidesSharedBackground == true ? nil : effect)
    super.init(frame: .zero)
    glass.isUserInteractionEnabled = false
    addSubview(glass)
    addSubview(face)
    for button in buttons {
      (button as? BarButton)?.word.textAlignment = .center
      if let button = button as? BarButton, items.first?.style != .done {
        button.word.font = PlatterMetrics.font(button)
      }
      face.addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Those side by side that have pictures share one.
  static func platters(
    _ buttons: [UIView], _ items: [UIBarButtonItem], isLeading: Bool, height: CGFloat = PlatterMetrics.height
  ) -> [BarPlatter] {
    var groups: [(buttons: [UIView], items: [UIBarButtonItem])] = []
    for (button, item) in zip(buttons, items) {
      if let last = groups.last?.items.last, last.sharesGlass, item.sharesGlass {
        groups[groups.count - 1].buttons.append(button)
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(([button], [item]))
      }
    }
    // The first item is the outermost: on the trailing side it is the rightmost.
    return groups.map { group in
      let buttons = isLeading ? group.buttons : group.buttons.reversed()
      return BarPlatter(buttons, items: group.items, isLeading: isLeading, height: height)
    }
  }

  private func slot(_ view: UIView) -> CGFloat {
    guard let button = view as? BarButton else { return max(36, view.bounds.width) }
    if button.isBack { return PlatterMetrics.height }
    return button.hasPicture ? max(22, button.width) + 2 * 7 : button.width + 2 * PlatterMetrics.textInset
  }

  var width: CGFloat {
    let hasText = buttons.count == 1 && (buttons[0] as? BarButton).map { !$0.hasPicture || $0.isBack } == true
    return max(height, buttons.map(slot).reduce(hasText ? 0 : 2 * 4, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isMoving { for view in [glass, face] { view.frame = bounds } }
    var x = (face.bounds.width - buttons.map(slot).reduce(0, +)) / 2
    for view in buttons {
      let width = slot(view)
      let height = view is BarButton ? face.bounds.height : view.bounds.height
      view.bounds.size = CGSize(width: view is BarButton ? width : max(36, view.bounds.width), height: height)
      view.center = CGPoint(x: x + width / 2, y: face.bounds.midY)
      x += width
    }
    face.mirror(buttons)
  }

  /// 0 with nothing to be seen, 1 with all.
  func show(_ share: CGFloat) {
    (isMoving, isHidden) = (false, false)
    glass.effectShare = share
    face.alpha = share
    face.transform = share == 1 ? .identity : enlarged
    transform = .identity
  }

  private var enlarged: CGAffineTransform {
    let scale = PlatterMetrics.enlargement
    let side = (isLeading != isMirrored ? 1 : -1) * bounds.width / 2 * (scale - 1)
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: side, ty: 0)
  }

  // MARK: Changes of the screen

  /// Of the same items, in the same frame.
  func looksLike(_ other: BarPlatter) -> Bool {
    frame == other.frame && face(of: items) == face(of: other.items) && items.isEmpty == other.items.isEmpty
  }

  private func face(of items: [UIBarButtonItem]) -> [String] {
    items.map { "\($0.shownTitle) \($0.image.map { "\(ObjectIdentifier($0))" } ?? "") \($0.customView != nil)" }
  }

  /// First the glass, then what is on it.
  func appear(after delay: TimeInterval, completion: @escaping () -> Void) {
    show(0)
    UIView.animateKeyframes(withDuration: PlatterMetrics.appearing, delay: delay, options: PlatterMetrics.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.92) { self.glass.effectShare = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.65) {
        (self.face.alpha, self.face.transform) = (1, .identity)
      }
    } completion: { _ in
      completion()
    }
  }

  /// First what is on the glass, then that.
  func disappear(completion: @escaping () -> Void) {
    UIView.animateKeyframes(withDuration: PlatterMetrics.disappearing, delay: 0, options: PlatterMetrics.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.55) {
        (self.face.alpha, self.face.transform) = (0, self.enlarged)
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.glass.effectShare = 0 }
    } completion: { _ in
      completion()
    }
  }

  /// One capsule swells and becomes another; what is on `old` goes before what is on this one comes.
  func take(from old: BarPlatter, completion: @escaping () -> Void) {
    show(1)
    let (start, end) = (old.frame, frame)
    isMoving = true
    old.isHidden = true
    let leaving = old.face
    leaving.clipsToBounds = true
    for view in [leaving, face] { addSubview(view) }
    for view in [leaving, face] { view.center = CGPoint(x: start.width / 2, y: start.height / 2) }
    face.alpha = 0
    (frame, glass.frame) = (start, CGRect(origin: .zero, size: start.size))
    let middle = CGPoint(x: end.width / 2, y: end.height / 2)
    UIView.animate(springDuration: PlatterMetrics.morphing, bounce: PlatterMetrics.bounce) {
      self.bounds.size = end.size
      self.center = CGPoint(x: end.midX, y: end.midY)
      self.glass.frame = CGRect(origin: .zero, size: end.size)
      for view in [leaving, self.face] { view.center = middle }
      leaving.bounds.size = end.size
    }
    UIView.animateKeyframes(withDuration: PlatterMetrics.morphing, delay: 0, options: PlatterMetrics.linear) {
      for (start, length, scale) in PlatterMetrics.swell {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
          self.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.35) { leaving.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.48, relativeDuration: 0.42) { self.face.alpha = 1 }
    } completion: { _ in
      leaving.removeFromSuperview()
      old.giveBack(leaving)
      self.isMoving = false
      completion()
    }
  }

  /// What was on it when another one took its place.
  private func giveBack(_ face: UIView) {
    (face.alpha, face.clipsToBounds) = (1, false)
    addSubview(face)
    setNeedsLayout()
  }
}

extension BarPlatter {
  /// The buttons change by themselves, on a clock of their own: what both have turns into the other's, all else comes and
  /// goes.
  static func exchange(
    _ old: [BarPlatter], with new: [BarPlatter], after delay: TimeInterval, completion: @escaping () -> Void
  ) {
    var (left, pairs) = (old, [(BarPlatter, BarPlatter)]())
    for matches in [isSame, isOpposite] {
      for platter in new where !pairs.contains(where: { $0.1 === platter }) {
        guard let index = left.firstIndex(where: { matches($0, old, platter, new) }) else { continue }
        pairs.append((left.remove(at: index), platter))
      }
    }
    let arriving = new.filter { platter in !pairs.contains { $0.1 === platter } }
    pairs = pairs.filter { old, platter in
      guard old.looksLike(platter) else { return true }
      platter.show(1)
      old.isHidden = true
      return false
    }
    var running = pairs.count + left.count + arriving.count
    let end = {
      running -= 1
      if running <= 0 { completion() }
    }
    for (old, platter) in pairs { platter.take(from: old, completion: end) }
    for platter in left { platter.disappear(completion: end) }
    for platter in arriving { platter.appear(after: delay, completion: end) }
    if running == 0 { end() }
  }

  private static func isSame(_ old: BarPlatter, _ from: [BarPlatter], _ new: BarPlatter, _ to: [BarPlatter]) -> Bool {
    let names = new.items.compactMap(\.identifier)
    return !names.isEmpty && old.items.contains { $0.identifier.map(names.contains) ?? false }
  }

  /// Counted from the outer edge.
  private static func isOpposite(
    _ old: BarPlatter, _ from: [BarPlatter], _ new: BarPlatter, _ to: [BarPlatter]
  ) -> Bool {
    guard old.isLeading == new.isLeading, (old.items + new.items).allSatisfy({ $0.identifier == nil }) else {
      return false
    }
    func order(_ platter: BarPlatter, _ all: [BarPlatter]) -> Int? {
      all.filter { $0.isLeading == platter.isLeading && $0.items.isEmpty == platter.items.isEmpty }
        .index(ofObject: platter)
    }
    return old.items.isEmpty == new.items.isEmpty && order(old, from) == order(new, to)
  }
}

extension UIBarButtonItem {
  /// With its neighbours.
  fileprivate var sharesGlass: Bool {
    image != nil && customView == nil && style != .done && sharesBackground && !hidesSharedBackground
  }
}

/// In points and seconds.
///
/// Sizes were measured on iOS 26.1; times, the enlargement and the bounce are a clone's, tuned on captures.
@MainActor enum PlatterMetrics {
  static let height: CGFloat = 44
  static let gap: CGFloat = 12
  /// The least distance of a title in the middle.
  static let titleGap: CGFloat = 8
  static let textInset: CGFloat = 16
  static let enlargement: CGFloat = 1.1
  static let appearing = 0.25
  static let disappearing = 0.35
  static let morphing = 0.5
  static let bounce: CGFloat = 0.1
  /// Before a capsule appears in a push or pop from code.
  static let delay = 0.16
  /// Where each part begins, how long it is, and the scale at its end: as measured frame by frame.
  static let swell: [(Double, Double, CGFloat)] = [(0, 0.33, 1.2), (0.33, 0.37, 0.98), (0.7, 0.3, 1)]

  static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Unless the client gave one.
  static func font(_ button: BarButton) -> UIFont {
    let font = button.word.font ?? .systemFont(ofSize: 17)
    return font == .systemFont(ofSize: 17, weight: .regular) ? .systemFont(ofSize: 17, weight: .medium) : font
  }
}
