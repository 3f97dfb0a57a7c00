import CoreGraphics
import Foundation
import Stage
import UIKit

/// A picture of what contracts were held to: for each rule that does not hold, its line over a strip of the performance
/// in which that was seen; if all hold, a strip of each subject.
@MainActor struct ContractSheet {
  struct Row {
    let text: String
    let performance: Performance
  }

  private let rows: [Row]

  init(_ checks: [ContractCheck]) {
    let failures = checks.flatMap(\.failures)
    rows = Array((failures.isEmpty ? checks.map(\.success) : failures).prefix(Self.most))
  }

  private static let most = 12
  private static let pictures = 6
  private static let (scale, gap, line): (CGFloat, CGFloat, CGFloat) = (0.5, 16, 40)

  func write(to path: String) throws(StartFault) { try picture().write(to: path) }

  private func picture() throws(StartFault) -> Bitmap {
    let strips = try rows.map { (row) throws(StartFault) in
      var setup = row.performance
      setup.scale = Self.scale
      var clip = Clip(setup)
      clip.showsTouch = true
      return try clip.strip(of: Self.pictures)
    }
    let width = CGFloat(strips.map(\.width).max() ?? 0) + 2 * Self.gap
    let height = strips.reduce(Self.gap) { $0 + Self.line + CGFloat($1.height) + Self.gap }
    let stage = Stage(size: CGSize(width: width, height: height), scale: 1)
    stage.perform {
      stage.window.backgroundColor = .white
      var y = Self.gap
      for (row, strip) in zip(rows, strips) {
        let label = UILabel(frame: CGRect(x: Self.gap, y: y, width: width - 2 * Self.gap, height: Self.line))
        (label.text, label.font, label.numberOfLines) = (row.text, .systemFont(ofSize: 13), 2)
        label.textColor = .black
        stage.window.addSubview(label)
        y += Self.line
        let view = UIImageView(
          frame: CGRect(x: Self.gap, y: y, width: CGFloat(strip.width), height: CGFloat(strip.height)))
        view.image = strip.image.map { UIImage(cgImage: $0) }
        stage.window.addSubview(view)
        y += view.frame.height + Self.gap
      }
    }
    stage.advance(by: 1.0 / 60)
    return stage.render()
  }
}
