import CoreGraphics
import Stage

/// The discs that show where fingers are on a phone, the user's as well as those of a drag that is played.
@MainActor final class TouchDots {
  private let stage: Stage
  /// The positions of the fingers that are down, by their pointers.
  private var fingers: [Int: CGPoint] = [:]
  /// The discs, by the pointers of their fingers.
  private var dots: [Int: TouchDot] = [:]

  /// Creates the discs of a stage, which are hidden at first.
  init(on stage: Stage) { self.stage = stage }

  /// Whether the discs are shown.
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

  /// Follows an event of a pointer.
  func follow(_ event: PointerEvent, of pointer: Int) {
    switch event {
    case .down(let point): fingers[pointer] = point
    // A pointer that is not pressed is no finger.
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
