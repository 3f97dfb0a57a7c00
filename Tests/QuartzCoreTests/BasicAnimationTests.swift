import QuartzCore
import Testing

@Suite("Basic animations")
struct BasicAnimationTests {
  private let scene = TimedScene()

  /// A combination of the three values, and the two ends that follow from it when the property is otherwise 8.
  struct Ends: Sendable, CustomStringConvertible {
    let from: Double?
    let to: Double?
    let by: Double?
    let start: Double
    let end: Double
    var description: String { "from \(from as Any) to \(to as Any) by \(by as Any)" }
  }

  static let base = 8.0
  static let combinations = [
    Ends(from: 2, to: 6, by: nil, start: 2, end: 6),
    Ends(from: 2, to: 6, by: 100, start: 2, end: 6),
    Ends(from: 2, to: nil, by: 3, start: 2, end: 5),
    Ends(from: nil, to: 6, by: 3, start: 3, end: 6),
    Ends(from: 2, to: nil, by: nil, start: 2, end: base),
    Ends(from: nil, to: 6, by: nil, start: base, end: 6),
    Ends(from: nil, to: nil, by: 3, start: base, end: base + 3),
    Ends(from: nil, to: nil, by: nil, start: base, end: base),
  ]

  /// The key paths that are tested, with the value that a number stands for there, and the numbers that are found.
  private static var kinds: [(keyPath: String, make: (Double) -> Any, read: (LayerValues) -> [Double])] {
    [
      ("cornerRadius", { $0 }, { [$0.cornerRadius] }), ("position.y", { $0 }, { [$0.position.y] }),
      ("position", { CGPoint(x: $0, y: $0) }, { [$0.position.x, $0.position.y] }),
      ("bounds", { CGRect(x: $0, y: $0, width: $0, height: $0) }, { values in (0..<4).map { values.bounds[$0] } }),
      // A transform is multiplied where a number is added.
      ("transform", { CATransform3DMakeTranslation($0, 0, 0) }, { [$0.transform.m41.native] }),
    ]
  }

  /// Sets the value at `keyPath` to that of 8, animates it, and returns what is shown after a quarter of the duration.
  private func quarter(
    _ ends: Ends, _ keyPath: String, isAdditive: Bool = false, make: (Double) -> Any
  ) -> LayerValues {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.position.x = 77
    scene.layer.setValue(make(Self.base), forKeyPath: keyPath)
    let animation = animation(keyPath, from: ends.from.map(make), to: ends.to.map(make), by: ends.by.map(make), 4)
    animation.isAdditive = isAdditive
    scene.begin(animation)
    scene.frame(at: 1)
    return scene.layer.presented().values
  }

  @Test("A value of each kind is animated between the ends in Core Animation's table", arguments: combinations)
  func table(ends: Ends) {
    for (keyPath, make, read) in Self.kinds {
      let shown = quarter(ends, keyPath, make: make)
      let expected = ends.start + (ends.end - ends.start) / 4
      #expect(read(shown).allSatisfy { isNear($0, expected) }, "\(keyPath) \(ends): \(read(shown))")
      if keyPath == "position.y" { #expect(shown.position.x == 77) }
    }
  }

  @Test("A colour is animated between the ends in Core Animation's table", arguments: combinations)
  func colors(ends: Ends) {
    let shown = quarter(ends, "backgroundColor") {
      CGColor(red: $0 / 16, green: $0 / 16, blue: $0 / 16, alpha: $0 / 16)
    }
    // Colours are stored in single precision.
    let expected = ends.start + (min(16, ends.end) - ends.start) / 4
    #expect((0..<4).allSatisfy { isNear(shown.backgroundColor[$0] * 16, expected, 1e-5) }, "\(ends): \(shown)")
  }

  @Test("Additive values are added to the property's value, and a missing end is zero", arguments: combinations)
  func additive(ends: Ends) {
    let (start, end): (Double, Double) =
      switch (ends.from, ends.to, ends.by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from + by)
      case (nil, let to?, let by?): (to - by, to)
      case (let from, let to, let by): (from ?? 0, to ?? by ?? 0)
      }
    let shown = quarter(ends, "cornerRadius", isAdditive: true) { $0 }
    #expect(isNear(shown.cornerRadius, Self.base + start + (end - start) / 4))
  }

  @Test("An additive transform is applied first, then the property's value")
  func additiveTransform() {
    let (base, moved) = (CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0))
    CATransaction.setDisableActions(true)
    scene.layer.transform = base
    let animation = animation("transform", from: moved, to: moved)
    animation.isAdditive = true
    scene.begin(animation)
    scene.frame(at: 0.25)
    #expect(scene.layer.presented().values.transform == CATransform3DConcat(moved, base))
  }

  @Test("Additive animations of one property add up, in whatever order they were begun")
  func additionsAddUp() {
    scene.layer.cornerRadius = 0
    for (from, duration) in [(10.0, 2.0), (-4, 4)] {
      let animation = animation("cornerRadius", from: from, to: 0, duration)
      animation.isAdditive = true
      scene.layer.add(animation, forKey: nil)
    }
    scene.world.commit()
    scene.frame(at: 1)
    #expect(isNear(scene.shown, 10 * 0.5 - 4 * 0.75))
  }

  @Test("An additive colour is added, not mixed")
  func additiveColor() {
    CATransaction.setDisableActions(true)
    scene.layer.backgroundColor = CGColor(red: 0.25, green: 0, blue: 0, alpha: 1)
    let from = CGColor(red: 0.5, green: 0, blue: 0, alpha: 0)
    let animation = animation("backgroundColor", from: from, to: CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    animation.isAdditive = true
    scene.begin(animation)
    scene.frame(at: 0.5)
    #expect(scene.layer.presented().values.backgroundColor == SIMD4(0.5, 0, 0, 1))
  }

  static let cumulations: [(from: Double?, to: Double?, by: Double?, base: Double)] = [
    (nil, 6, nil, 0), (2, 6, nil, 0), (nil, nil, 3, 8), (nil, nil, 3, 0),
  ]

  @Test("Each round of a cumulative animation begins where the one before ended", arguments: cumulations)
  func cumulative(from: Double?, to: Double?, by: Double?, base: Double) {
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = base
    let animation = animation("cornerRadius", from: from, to: to, by: by)
    (animation.isCumulative, animation.repeatCount) = (true, 4)
    scene.begin(animation)
    scene.frame(at: 2.5)
    // With `byValue` alone the change is added to the base once for each repetition; otherwise the value is repeated.
    let single = by.map { base + $0 / 2 } ?? ((from ?? 0) + (to ?? 0)) / 2
    #expect(isNear(scene.shown, single + 2 * (by ?? to ?? 0)))
  }

  @Test("A cumulative rotation keeps turning")
  func cumulativeRotation() {
    CATransaction.setDisableActions(true)
    scene.layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    let animation = animation("transform", by: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    (animation.isCumulative, animation.repeatCount) = (true, 4)
    scene.begin(animation)
    scene.frame(at: 2)
    let shown = scene.layer.presented().values.transform
    #expect(isNear(shown.m11.native, -1) && isNear(shown.m12.native, 0) && isNear(shown.m41.native, 5))
  }

  @Test("A flag is switched halfway", arguments: [(0.9, true), (1.1, false)])
  func flags(instant: Double, isHidden: Bool) {
    for animation in [CABasicAnimation(keyPath: "hidden"), CAKeyframeAnimation(keyPath: "isHidden")] {
      (animation as? CABasicAnimation)?.fromValue = true
      (animation as? CABasicAnimation)?.toValue = false
      (animation as? CAKeyframeAnimation)?.values = [true, false]
      animation.duration = 2
      scene.layer.add(animation, forKey: "switch")
    }
    scene.world.commit()
    scene.frame(at: instant)
    #expect(scene.layer.presented().values.isHidden == (isHidden ? 1 : 0))
  }
}
