import Stage
import UIKit

extension ProgramRun {
  /// Runs a step on time, fingers and windows; returns whether it was one.
  func performOnTime(_ step: Step) -> Bool {
    let pointer = step.other % 4 == 0 ? 1 : 0
    let point = CGPoint(x: step.choice % 4 == 0 ? 3 : step.choice % 320, y: 40 + step.other % 420)
    switch step.kind {
    case .advance: stage.advance(by: step.number.isFinite ? min(abs(step.number), 1) * 0.3 : 0.1)
    case .frame: stage.advance(by: 1 / 60)
    case .pressDown: stage.send(.down(point), pointer: pointer, at: stage.now)
    case .move: stage.send(.move(point), pointer: pointer, at: stage.now)
    case .release: stage.send(.up(point), pointer: pointer, at: stage.now)
    case .cancelTouches: stage.send(.cancel, pointer: pointer, at: stage.now)
    case .drag, .swipe: drag(step)
    case .dragDown: dragDown(step)
    case .resize:
      let sizes = [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320), CGSize(width: 200, height: 300)]
      stage.resize(to: sizes[step.choice % sizes.count], scale: 0.25)
    case .hideWindow: stage.window.isHidden = true
    case .showWindow: stage.window.isHidden = false
    case .later:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
        MainActor.assumeIsolated { for inner in step.inner { self?.perform(inner) } }
      }
    default: return false
    }
    return true
  }

  /// Drags down from the upper part of the screen, as one dismisses a sheet.
  private func dragDown(_ step: Step) {
    drag(step, from: CGPoint(x: 160, y: 90), along: CGVector(dx: 0, dy: 1), lifts: step.choice % 4 != 0)
  }

  private func drag(_ step: Step) {
    let start = CGPoint(x: step.isAnimated ? 3 : 60, y: 240)
    drag(step, from: start, along: CGVector(dx: 1, dy: 0), lifts: step.kind == .swipe || step.choice % 4 != 0)
  }

  private func drag(_ step: Step, from start: CGPoint, along direction: CGVector, lifts: Bool) {
    let length = step.number.isFinite ? min(abs(step.number), 1) * 300 : 40
    var point = start
    stage.send(.down(start), pointer: 0, at: stage.now)
    for number in 1...4 {
      stage.advance(by: 1 / 60)
      let distance = length * Double(number) / 4
      point = CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance)
      stage.send(.move(point), pointer: 0, at: stage.now)
    }
    if lifts { stage.send(.up(point), pointer: 0, at: stage.now) }
  }
}
