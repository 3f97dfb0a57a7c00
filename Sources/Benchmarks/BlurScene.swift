import CoreGraphics
import Stage
import UIKit

/// A phone whose whole screen is blurred while everything beneath moves.
@MainActor final class BlurScene {
  let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2)
  private let list = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let cover: UIVisualEffectView?
  private var steps = 0

  /// Without a blur if `effect` is nil.
  init(_ effect: UIVisualEffect?) {
    cover = effect.map { UIVisualEffectView(effect: $0) }
    stage.window.backgroundColor = .white
    stage.window.addSubview(list)
    for row in 0..<30 {
      let back = UIView(frame: CGRect(x: 8, y: CGFloat(row * 30), width: 377, height: 26))
      back.backgroundColor = UIColor(hue: CGFloat(row) / 30, saturation: 0.6, brightness: 0.9, alpha: 1)
      let label = UILabel(frame: CGRect(x: 12, y: 2, width: 300, height: 22))
      label.text = "Row \(row) of the list that moves"
      back.addSubview(label)
      list.addSubview(back)
    }
    if let cover {
      cover.frame = stage.window.bounds
      stage.window.addSubview(cover)
    }
    stage.advance(by: 0)
  }

  /// Draws a frame in which the list lies elsewhere.
  func step() {
    move()
    _ = stage.render()
  }

  func move() {
    steps += 1
    list.frame.origin.y = -CGFloat(steps % 40) / 2
  }
}
