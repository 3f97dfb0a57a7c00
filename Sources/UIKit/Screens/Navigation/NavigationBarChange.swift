import CoreGraphics
import Foundation

/// How a bar goes from one screen's titles, buttons and background to another's: parts that move or fade in a share of
/// the transition.
///
/// A pop is the reverse of a push. It can be prepared and played again, when the transition is staged again.
@MainActor final class NavigationBarChange {
  /// A part: when it moves, and its values with the upper screen covering the lower one or not.
  private struct Step {
    let span: ClosedRange<Double>
    let set: (_ isCovered: Bool) -> Void
  }

  private let isPush: Bool
  private let bar: UINavigationBar
  private let lower, upper: NavigationBarContent
  private var steps: [Step] = []
  /// The bar is moved with the screen that has it: 1 if only the upper one does, −1 if only the lower one does.
  private let slide: CGFloat

  init(
    from old: NavigationBarContent, to new: NavigationBarContent, isPush: Bool, slides: Bool, in bar: UINavigationBar
  ) {
    (self.bar, self.isPush) = (bar, isPush)
    (lower, upper) = isPush ? (old, new) : (new, old)
    // With `slides` the bar comes or goes; it is hidden now if it goes.
    let arrives = bar.navigation?.barIsHidden == false
    slide = slides ? (arrives == isPush ? 1 : -1) : 0
    if slide != 0 {
      (slide > 0 ? lower : upper).alpha = 0
    } else if bar.hasGlassBars {
      addTravels()
    } else {
      addWords()
      addButtons()
    }
    let items = (lower.item, upper.item)
    add { [unowned self] covered in
      show(slide == 0 ? covered ? items.1 : items.0 : slide > 0 ? items.1 : items.0, covered)
    }
  }

  /// What lies where the other ends; a clear background takes on the other's tone.
  func prepare() {
    for step in steps { step.set(isPush) }
    for step in steps { step.set(!isPush) }
  }

  /// In the current animation block.
  func play() {
    for step in steps where step.span == 0...1 { step.set(isPush) }
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: linear) {
      for step in self.steps where step.span != 0...1 {
        let (low, high) = (step.span.lowerBound, step.span.upperBound)
        UIView.addKeyframe(withRelativeStartTime: self.isPush ? low : 1 - high, relativeDuration: high - low) {
          step.set(self.isPush)
        }
      }
    }
  }

  private func add(_ span: ClosedRange<Double> = 0...1, _ set: @escaping (_ isCovered: Bool) -> Void) {
    steps.append(Step(span: span, set: set))
  }

  private func show(_ item: UINavigationItem, _ covered: Bool) {
    bar.navigation?.layOutBar(for: item)
    bar.showBackground(for: item)
    let side = leads * bar.bounds.width
    if slide > 0, !covered { bar.center.x += side }
    if slide < 0, covered { bar.center.x -= side }
  }

  /// 1, or −1 from right to left.
  private var leads: CGFloat { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  // MARK: From iOS 26

  /// Titles travel with their screens, as measured on iOS 26.1: the lower one's are cut off where the upper one begins.
  private func addTravels() {
    let (lower, upper, leads) = (lower, upper, leads)
    add { covered in
      let width = upper.bounds.width
      upper.travel(to: covered ? 0 : leads * width)
      guard covered else { return lower.travel(to: 0) }
      let shown = UIApplication.shared.systemVersion.navigation.parallax * width
      lower.travel(to: -leads * shown, showing: leads < 0 ? width - shown : 0, shown)
    }
  }

  // MARK: Up to iOS 18

  /// The shares are those of Flutter's reconstruction, but for the one text, which is never paler than at its ends.
  private func addWords() {
    for view in [lower.largeArea, upper.largeArea] { view.clipsToBounds = false }
    let width = bar.bounds.width
    if let heading = lower.heading, heading.text?.isEmpty == false, let word = upper.word {
      let (start, end) = (frame(of: heading), frame(of: word))
      fade(heading, isUpper: false, 0.3...1)
      fade(word, isUpper: true, 0...0.7)
      move(heading, isUpper: false, transform(of: heading, onto: end))
      move(word, isUpper: true, transform(of: word, onto: start))
    } else {
      let isLarge = lower.heading === lower.largeTitle
      let view = lower.heading ?? lower.shownTitle
      fade(view, isUpper: false, isLarge || lower.heading == nil ? 0...0.4 : 0...0.7)
      if isLarge { move(view, isUpper: false, CGAffineTransform(translationX: -leads * width / 4, y: 0)) }
      fade(upper.word, isUpper: true, 0.3...1)
    }
    fade(lower.word, isUpper: false, 0...0.2)
    move(lower.word, isUpper: false, CGAffineTransform(translationX: -leads * width / 2, y: 0))
    let arriving = upper.heading ?? upper.shownTitle
    let isLarge = upper.heading === upper.largeTitle
    let side = leads * (isLarge ? width : leads > 0 ? width - arriving.center.x : arriving.center.x)
    fade(arriving, isUpper: true, isLarge ? 0.3...1 : 0.25...1)
    move(arriving, isUpper: true, CGAffineTransform(translationX: side, y: 0))
  }

  private func addButtons() {
    for (view, out, back) in [
      (\NavigationBarContent.trailing as KeyPath<NavigationBarContent, ThroughView>, 0.6, 0.4), (\.leading, 0.4, 0.6),
    ] {
      fade(lower[keyPath: view], isUpper: false, 0...out)
      fade(upper[keyPath: view], isUpper: true, back...1)
    }
    for view in [lower.prompt, lower.searchBar] as [UIView?] { fade(view, isUpper: false, 0...0.6) }
    for view in [upper.prompt, upper.searchBar] as [UIView?] { fade(view, isUpper: true, 0.4...1) }
    // One arrow stands for both.
    let (old, new) = (lower.back, upper.back)
    if let old, let new {
      add { _ in (old.arrowAlpha, new.arrowAlpha) = (0, 1) }
    } else {
      if let old { add(0...0.6) { old.arrowAlpha = $0 ? 0 : 1 } }
      if let new { add(0.4...1) { new.arrowAlpha = $0 ? 1 : 0 } }
    }
  }

  private func fade(_ view: UIView?, isUpper: Bool, _ span: ClosedRange<Double>) {
    // What is in no window would keep the transition from its end.
    guard let view, view.superview != nil else { return }
    add(span) { view.alpha = $0 == isUpper ? 1 : 0 }
  }

  private func move(_ view: UIView?, isUpper: Bool, _ away: CGAffineTransform) {
    guard let view, view.superview != nil else { return }
    add { view.transform = $0 == isUpper ? .identity : away }
  }

  /// Of the text of a label in position, in the bar.
  private func frame(of label: UILabel) -> CGRect {
    let (box, size) = (label.bounds, label.intrinsicContentSize)
    let width = min(size.width, box.width)
    let isAtEnd = label.textAlignment == .right
    let x = label.textAlignment == .center ? box.midX - width / 2 : isAtEnd ? box.maxX - width : box.minX
    return label.convert(CGRect(x: x, y: box.midY - size.height / 2, width: width, height: size.height), to: bar)
  }

  /// Makes a label's text as wide as `target`, in its middle.
  private func transform(of label: UILabel, onto target: CGRect) -> CGAffineTransform {
    let own = frame(of: label)
    let center = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: bar)
    let scale = own.width > 0 ? target.width / own.width : 1
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: target.midX - center.x - scale * (own.midX - center.x),
      ty: target.midY - center.y - scale * (own.midY - center.y))
  }
}
