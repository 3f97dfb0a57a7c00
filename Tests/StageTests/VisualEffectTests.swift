import Stage
import Testing
import UIKit

@MainActor @Suite("Visual effects")
struct VisualEffectTests {
  let stage = Stage(size: CGSize(width: 80, height: 40), scale: 1)

  /// Creates a stage that is black on the left and white on the right.
  init() {
    stage.window.backgroundColor = .black
    let right = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 40))
    right.backgroundColor = .white
    stage.window.addSubview(right)
  }

  /// Adds a view with `effect` that covers the window.
  private func cover(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  /// The brightness just left of the middle.
  private var brightness: Int { Int(stage.render()[37, 20].r) }

  @Test("A blur view blurs the content beneath it and shows its own content sharply")
  func blur() {
    let view = cover(nil)
    #expect(brightness == 0)
    view.effect = UIBlurEffect(style: .light)
    #expect(brightness > 100 && brightness < 200)
    let mark = UIView(frame: CGRect(x: 30, y: 10, width: 20, height: 20))
    mark.backgroundColor = .red
    view.contentView.addSubview(mark)
    let picture = stage.render()
    #expect(picture[31, 11] == .red && picture[48, 28] == .red && view.contentView.frame == view.bounds)
  }

  @Test(
    "Glass over white, black and red is as bright as measured on iOS 26.1",
    arguments: [
      (UIColor.white, [253, 253, 253]), (.black, [220, 220, 220]),
      (UIColor(red: 1, green: 56 / 255, blue: 60 / 255, alpha: 1), [255, 201, 204]),
    ])
  func glass(_ ground: UIColor, _ expected: [Int]) {
    for view in stage.window.subviews { view.backgroundColor = ground }
    stage.window.backgroundColor = ground
    _ = cover(UIGlassEffect(style: .regular))
    let seen = stage.render()[40, 20]
    for (channel, value) in zip([seen.r, seen.g, seen.b], expected) {
      #expect(abs(Int(channel) - value) <= 1, "\(seen)")
    }
  }

  @Test("A change between no effect and a blur is animated gradually, in both directions", arguments: [false, true])
  func animated(byAnimator: Bool) throws {
    let view = cover(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = UIBlurEffect(style: .regular) }
    if byAnimator {
      animator.startAnimation()
    } else {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .regular) }
    }
    var seen: [Int] = []
    for _ in 0..<4 {
      stage.advance(by: 0.2)
      seen.append(brightness)
    }
    try stage.settle()
    seen.append(brightness)
    #expect(seen == seen.sorted() && Set(seen).count == 5 && seen[0] > 0, "\(seen)")
    #expect(view.effect == UIBlurEffect(style: .regular))
  }

  @Test("A scrubbed blur depends only on the fraction, in both directions")
  func scrubbed() {
    let view = cover(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = UIBlurEffect(style: .dark) }
    animator.pauseAnimation()
    var seen: [CGFloat: UInt8] = [:]
    for fraction in [0.25, 0.75, 0.5, 0.75, 0.25] as [CGFloat] {
      animator.fractionComplete = fraction
      stage.advance(by: 1 / 60)
      let level = stage.render()[60, 20].r
      #expect(seen[fraction, default: level] == level)
      seen[fraction] = level
    }
    #expect(Set(seen.values).count == 3)
  }

  @Test("Drawing the damage while content moves beneath a blur gives the same pixels as a new stage")
  func damage() throws {
    let mark = UIView(frame: CGRect(x: 0, y: 10, width: 8, height: 8))
    mark.backgroundColor = .blue
    stage.window.addSubview(mark)
    let view = cover(UIBlurEffect(style: .systemUltraThinMaterial))
    view.frame = CGRect(x: 20, y: 5, width: 40, height: 30)
    _ = stage.render()
    UIView.animate(withDuration: 0.5) { mark.frame.origin.x = 72 }
    for _ in 0..<10 {
      stage.advance(by: 0.06)
      let other = Stage(size: CGSize(width: 80, height: 40), scale: 1)
      other.window.backgroundColor = .black
      let right = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 40))
      right.backgroundColor = .white
      let copy = UIView(frame: mark.layer.presentation()?.frame ?? mark.frame)
      copy.backgroundColor = .blue
      let again = UIVisualEffectView(effect: view.effect)
      again.frame = view.frame
      for view in [right, copy, again] { other.window.addSubview(view) }
      #expect(stage.render() == other.render())
    }
  }

  @Test("A snapshot and a drawn hierarchy show the same blur as the screen", arguments: [false, true])
  func snapshots(isDrawn: Bool) throws {
    let view = cover(UIBlurEffect(style: .light))
    view.frame = CGRect(x: 20, y: 5, width: 40, height: 30)
    let shown = stage.render()
    let copy = stage.perform { () -> UIView? in
      guard isDrawn else { return stage.window.snapshotView(afterScreenUpdates: true) }
      let image = UIGraphicsImageRenderer(size: stage.window.bounds.size).image { _ in
        stage.window.drawHierarchy(in: stage.window.bounds, afterScreenUpdates: true)
      }
      return UIImageView(image: image)
    }
    stage.window.addSubview(try #require(copy))
    let picture = stage.render()
    for x in [10, 22, 37, 43, 58, 70] {
      #expect(abs(Int(picture[x, 20].r) - Int(shown[x, 20].r)) <= 3, "column \(x)")
    }
    #expect(shown[37, 20].r > 100)
  }

  @Test("Vibrancy sets the tint of its content and lets the blur show through it")
  func vibrancy() {
    let blur = UIBlurEffect(style: .dark)
    let view = cover(UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    #expect(view.contentView.tintColor == .white && view.contentView.alpha < 0.7)
    view.effect = nil
    #expect(view.contentView.tintColor == view.tintColor && view.contentView.alpha == 1)
    #expect(
      UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
  }
}
