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
