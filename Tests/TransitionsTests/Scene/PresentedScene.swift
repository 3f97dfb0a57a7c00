import Stage
import Testing
import Transitions
import UIKit

/// A screen on a stage, another that is presented over it by a transition of the catalogue, and a finger.
@MainActor final class PresentedScene<Presentation> {
  let stage = Stage()
  let base = ColourScreen("A", UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1))
  let presented = ColourScreen("P", UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1))
  let presentation: Presentation
  private(set) var log: [String] = []

  /// Creates a scene whose other screen is presented already, unless `isOpen` is false.
  init(isOpen: Bool = true, style: UIModalPresentationStyle? = nil, _ make: (UIViewController) -> Presentation) throws {
    presentation = stage.perform { [presented] in make(presented) }
    stage.window.rootViewController = base
    stage.catchTransitions()
    for screen in [base, presented] { screen.note = { [weak self] in self?.log.append($0) } }
    if let style { presented.modalPresentationStyle = style }
    try stage.settle()
    if isOpen {
      present()
      try stage.settle()
    }
    log = []
  }

  func present() { stage.perform { base.present(presented, animated: true) } }
  func dismiss() { stage.perform { base.dismiss(animated: true) } }

  /// Whether the other screen is presented.
  var isOpen: Bool { base.presentedViewController === presented }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Drags the presented screen to the right, beginning at `x`.
  func drag(from x: CGFloat = 100, to progress: CGFloat) {
    stage.send(.down(CGPoint(x: x, y: 400)))
    move(from: x, start: 0, to: progress)
  }

  func move(from x: CGFloat = 100, start: CGFloat, to progress: CGFloat) {
    for step in 1...10 {
      stage.advance(by: 1 / 60)
      let part = start + (progress - start) * CGFloat(step) / 10
      stage.send(.move(CGPoint(x: x + 10 + 390 * part, y: 400)))
    }
  }

  func release(from x: CGFloat = 100, at progress: CGFloat) {
    stage.advance(by: 0.2)
    stage.send(.up(CGPoint(x: x + 10 + 390 * progress, y: 400)))
  }

  /// Drags to a progress, lets go without velocity, and waits until nothing moves.
  func swipe(from x: CGFloat = 100, to progress: CGFloat) throws {
    drag(from: x, to: progress)
    release(from: x, at: progress)
    try stage.settle()
  }

  /// Expects what is seen at each tenth of `duration` of a presentation or a dismissal from code, by the time eased by a
  /// curve, and both screens in their place afterwards.
  func expectPlayed(
    in duration: Double, eased: (Double) -> Double = { $0 }, _ seen: () -> Values, _ expected: (Double) -> Values
  ) throws {
    let opens = !isOpen
    if opens { present() } else { dismiss() }
    var (trace, wanted) = (Trace(), Trace())
    stage.advanceByTenths(of: duration, framesPerSecond: 200) { time in
      trace.add(time, seen())
      wanted.add(time, expected(eased(time)))
    }
    #expect(trace == wanted)
    try stage.settle()
    #expect(isOpen == opens && stage.diagnostics.isEmpty)
    #expect(presented.view.center == CGPoint(x: 195, y: 422) && base.view.center.x == 195 && base.view.alpha == 1)
  }
}
