import Stage
import Testing
import UIKit

@MainActor @Suite("Activity indicators and progress views")
struct IndicatorTests {
  let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)

  init() { stage.window.backgroundColor = .white }

  /// Returns how dark the spoke at `index` is, clockwise from the top, of an activity indicator in the middle of the
  /// stage.
  private func darkness(_ picture: Bitmap, _ index: Int) -> Int {
    let angle = Double(index) * .pi / 4
    return 255 - Int(picture[Int(40 + 14 * sin(angle)), Int(40 - 14 * cos(angle))].r)
  }

  /// Returns `count` pictures of the stage, a tenth of a second apart.
  private func pictures(_ count: Int) -> [Bitmap] {
    (0..<count).map { _ in
      stage.advance(by: 0.1)
      return stage.render()
    }
  }

  @Test("A stopped activity indicator is hidden unless it is told to stay; an animating one is visible")
  func hiding() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.frame.size == CGSize(width: 20, height: 20) && wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.style = .large
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test("An activity indicator turns clockwise by a spoke every tenth of a second, and its stage counts as idle")
  func turning() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = .black
    wheel.center = CGPoint(x: 20, y: 20)
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    stage.advance(by: 0)
    let start = stage.now
    for step in 0..<10 {
      stage.advance(by: start + 0.1 * Double(step) + 0.05 - stage.now)
      let picture = stage.render()
      let darkest = (0..<8).max { darkness(picture, $0) < darkness(picture, $1) }
      #expect(darkest == step % 8, "after \(stage.now) s")
    }
    #expect(stage.isIdle)
    wheel.removeFromSuperview()
    stage.window.addSubview(wheel)
    stage.advance(by: 0.15)
    let moving = pictures(2)
    #expect(moving[0] != moving[1])
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    let still = pictures(2)
    #expect(still[0] == still[1])
  }

  @Test(
    "A progress view is filled up to its progress",
    arguments: [(-1, 0), (0.25, 0.25), (2, 1), (.nan, 0)] as [(Float, Float)])
  func progress(given: Float, expected: Float) {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 10, width: 40, height: 4))
    (bar.progressTintColor, bar.trackTintColor) = (.red, .green)
    bar.progress = given
    stage.window.addSubview(bar)
    #expect(bar.progress == expected)
    let picture = stage.render()
    for x in [6, 18, 22, 74] { #expect(picture[x, 24] == (Float(x) < 80 * expected ? .red : .green)) }
  }

  @Test("Animated progress arrives within a moment, and the stage is idle only then")
  func animatedProgress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 10, width: 40, height: 4)
    bar.tintColor = .red
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
    bar.setProgress(1, animated: true)
    stage.advance(by: 0.125)
    let picture = stage.render()
    #expect(picture[20, 24] == .red && picture[60, 24] != .red && !stage.isIdle)
    stage.advance(by: 0.2)
    #expect(stage.render()[60, 24] == .red && stage.isIdle)
  }

  @Test("A progress view has the height of its style")
  func heights() {
    let bars = [UIProgressView(progressViewStyle: .default), UIProgressView(progressViewStyle: .bar)]
    #expect(bars.map(\.frame.size) == [CGSize(width: 150, height: 4), CGSize(width: 150, height: 2)])
    #expect(UIProgressView(frame: CGRect(x: 0, y: 0, width: 50, height: 0)).frame.height == 4)
  }
}
