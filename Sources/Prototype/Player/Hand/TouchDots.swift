import CoreGraphics
import Stage

/// Discs that show the fingers on a phone, both the user's and those of a played drag.
@MainActor final class TouchDots {
  private let stage: Stage
  private var fingers: [Int: CGPoint] = [:]
  private var dots: [Int: TouchDot] = [:]

  init(on stage: Stage) { self.stage = stage }

  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if isShown {
        for pointer in fingers.keys { show(pointer) }
      } else {
        for dot in dots.values { dot.remove() }
        dots = [:]
      }
    }
  }

  func follow(_ event: PointerEvent, of pointer: Int) {
    switch event {
    case .down(let point): fingers[pointer] = point
    // A pointer that is not pressed is not a finger.
    case .move(let point): if fingers[pointer] != nil { fingers[pointer] = point }
    case .up: fingers[pointer] = nil
    case .cancel:
      let lost = fingers.keys
      fingers = [:]
      for pointer in lost { show(pointer) }
    }
    show(pointer)
  }

  private func show(_ pointer: Int) {
    guard isShown, fingers[pointer] != nil || dots[pointer] != nil else { return }
    let dot = dots[pointer] ?? TouchDot(on: stage)
    dots[pointer] = dot
    dot.move(to: fingers[pointer])
  }
}
