import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// A disc that shows where a finger is, over everything on a stage.
@MainActor final class TouchDot {
  private let layer = CALayer()
  private let stage: Stage

  static let diameter: CGFloat = 44

  init(on stage: Stage) {
    self.stage = stage
    stage.perform {
      CATransaction.withoutActions {
        layer.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
        layer.cornerRadius = Self.diameter / 2
        layer.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.55)
        layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.35)
        layer.borderWidth = 1
        layer.zPosition = 1_000_000
        layer.isHidden = true
        layer.name = LayerCensus.leftOut
        stage.application.rootLayer.addSublayer(layer)
      }
      stage.application.finishTurn()
    }
  }

  func move(to point: CGPoint?) {
    stage.perform {
      CATransaction.withoutActions {
        if let point { layer.position = point }
        layer.isHidden = point == nil
      }
      stage.application.finishTurn()
    }
  }

  func remove() { stage.perform { layer.removeFromSuperlayer() } }
}

extension CATransaction {
  /// What changes gets its new value at once.
  static func withoutActions(_ change: () -> Void) {
    begin()
    setDisableActions(true)
    change()
    commit()
  }
}

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
