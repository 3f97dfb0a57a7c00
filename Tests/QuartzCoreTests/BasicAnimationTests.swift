import CoreGraphics
import QuartzCore
import Testing

@Suite("Basic animations")
struct BasicAnimationTests {
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

  /// Plays the combination on `keyPath`, with `make(n)` for every number `n`, and returns what `read` finds after a
  /// quarter of the duration.
  private func quarter(
    _ ends: Ends, _ keyPath: String, isAdditive: Bool = false, make: (Double) -> Any,
    prepare: (CALayer) -> Void, read: (LayerValues) -> [Double]
  ) -> [Double] {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    prepare(scene.layer)
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = ends.from.map(make)
    animation.toValue = ends.to.map(make)
    animation.byValue = ends.by.map(make)
    animation.isAdditive = isAdditive
    animation.duration = 4
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 1)
    return read(scene.layer.presented().values)
  }

  private func expectMix(_ found: [Double], _ ends: Ends) {
    let expected = ends.start + (ends.end - ends.start) / 4
    for value in found { #expect(isNear(value, expected), "\(ends): \(found)") }
  }

  @Test("A number is animated between the ends in Core Animation's table", arguments: combinations)
  func numbers(ends: Ends) {
    expectMix(
      quarter(ends, "cornerRadius", make: { $0 }, prepare: { $0.cornerRadius = Self.base }) { [$0.cornerRadius] }, ends)
  }

  @Test("A point is animated between the ends in Core Animation's table", arguments: combinations)
  func points(ends: Ends) {
    let found = quarter(
      ends, "position", make: { CGPoint(x: $0, y: $0) },
      prepare: { $0.position = CGPoint(x: Self.base, y: Self.base) }, read: { [$0.position.x, $0.position.y] })
    expectMix(found, ends)
  }

  @Test(
    "A part of a point is animated between the ends in the table, and the other part stays", arguments: combinations)
  func parts(ends: Ends) {
    let found = quarter(
      ends, "position.y", make: { $0 }, prepare: { $0.position = CGPoint(x: 77, y: Self.base) },
      read: { [$0.position.y, $0.position.x] })
    expectMix([found[0]], ends)
    #expect(found[1] == 77)
  }

  @Test("A rectangle is animated between the ends in Core Animation's table", arguments: combinations)
  func rectangles(ends: Ends) {
    let found = quarter(
      ends, "bounds", make: { CGRect(x: $0, y: $0, width: $0, height: $0) },
      prepare: { $0.bounds = CGRect(x: Self.base, y: Self.base, width: Self.base, height: Self.base) },
      read: { [$0.bounds.x, $0.bounds.y, $0.bounds.z, $0.bounds.w] })
    expectMix(found, ends)
  }

  @Test("A colour is animated between the ends in Core Animation's table", arguments: combinations)
  func colors(ends: Ends) {
    let found = quarter(
      ends, "backgroundColor", make: { CGColor(red: $0 / 16, green: $0 / 16, blue: $0 / 16, alpha: $0 / 16) },
      prepare: {
        let part = CGFloat(Self.base / 16)
        $0.backgroundColor = CGColor(red: part, green: part, blue: part, alpha: part)
      },
      read: { values in (0..<4).map { values.backgroundColor[$0] * 16 } })
    // Colours are stored in single precision.
    for value in found {
      #expect(isNear(value, ends.start + (min(16, ends.end) - ends.start) / 4, 1e-5), "\(ends): \(found)")
    }
  }

  @Test("A transform is multiplied where a number is added", arguments: combinations)
  func transforms(ends: Ends) {
    let found = quarter(
      ends, "transform", make: { CATransform3DMakeTranslation($0, 0, 0) },
      prepare: { $0.transform = CATransform3DMakeTranslation(Self.base, 0, 0) }, read: { [$0.transform.m41.native] })
    expectMix(found, ends)
  }

  @Test("Additive values are added to the property's value, and a missing end is zero", arguments: combinations)
  func additive(ends: Ends) {
    let found = quarter(
      ends, "cornerRadius", isAdditive: true, make: { $0 }, prepare: { $0.cornerRadius = Self.base },
      read: { [$0.cornerRadius] })
    let (start, end): (Double, Double) =
      switch (ends.from, ends.to, ends.by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from + by)
      case (nil, let to?, let by?): (to - by, to)
      case (let from, let to, let by): (from ?? 0, to ?? by ?? 0)
      }
    #expect(isNear(found[0], Self.base + start + (end - start) / 4))
  }

  @Test("An additive transform is applied first, then the property's value")
  func additiveTransform() {
    let base = CATransform3DMakeScale(2, 2, 1)
    let ends = Ends(from: 10, to: 10, by: nil, start: 0, end: 0)
    let found = quarter(
      ends, "transform", isAdditive: true, make: { CATransform3DMakeTranslation($0, 0, 0) },
      prepare: { $0.transform = base }, read: { [$0.transform.m41.native, $0.transform.m11.native] })
    let expected = CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), base)
    #expect(found == [expected.m41.native, expected.m11.native])
  }

  @Test("Additive animations of one property add up, in whatever order they were begun")
  func additionsAddUp() {
    let scene = TimedScene()
    scene.layer.cornerRadius = 0
    for (from, duration) in [(10.0, 2.0), (-4, 4)] {
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = from
      animation.toValue = 0
      animation.isAdditive = true
      animation.duration = duration
      scene.layer.add(animation, forKey: nil)
    }
    scene.world.commit()
    scene.frame(at: 1)
    #expect(isNear(scene.shown, 10 * 0.5 - 4 * 0.75))
  }

  @Test("An additive colour is added, not mixed")
  func additiveColor() {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.backgroundColor = CGColor(red: 0.25, green: 0, blue: 0, alpha: 1)
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(red: 0.5, green: 0, blue: 0, alpha: 0)
    animation.toValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    animation.isAdditive = true
    animation.duration = 2
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.layer.presented().values.backgroundColor == SIMD4(0.5, 0, 0, 1))
  }

  static let cumulations: [(from: Double?, to: Double?, by: Double?, base: Double)] = [
    (nil, 6, nil, 0), (2, 6, nil, 0), (nil, nil, 3, 8), (nil, nil, 3, 0),
  ]

  @Test("Each round of a cumulative animation begins where the one before ended", arguments: cumulations)
  func cumulative(from: Double?, to: Double?, by: Double?, base: Double) {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = base
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.isCumulative = true
    animation.repeatCount = 4
    animation.duration = 1
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 2.5)
    // With `byValue` alone the change is added to the base once for each repetition; otherwise the value is repeated.
    let single = by.map { base + $0 / 2 } ?? ((from ?? 0) + (to ?? 0)) / 2
    #expect(isNear(scene.shown, single + 2 * (by ?? to ?? 0)))
  }

  @Test("A cumulative rotation keeps turning")
  func cumulativeRotation() {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.byValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.isCumulative = true
    animation.repeatCount = 4
    animation.duration = 1
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 2)
    let shown = scene.layer.presented().values.transform
    #expect(isNear(shown.m11.native, -1) && isNear(shown.m12.native, 0) && isNear(shown.m41.native, 5))
  }

  @Test("A flag is switched halfway", arguments: [(0.9, true), (1.1, false)])
  func flags(instant: Double, isHidden: Bool) {
    let scene = TimedScene()
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
