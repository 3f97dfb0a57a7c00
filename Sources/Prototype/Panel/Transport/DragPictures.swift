import CoreGraphics
import Stage
import UIKit

/// Small graphs of drags for menus: how far the finger is over time, drawn once for each drag.
@MainActor final class DragPictures {
  private var pictures: [Drag: UIImage] = [:]
  private var scale: CGFloat = 0

  static let size = CGSize(width: 64, height: 18)

  /// A shorter drag takes only its part of the width; in seconds.
  private static let leastSpan = 1.5
  /// More are drawn again when they are needed.
  private static let mostKept = 64

  /// The picture has the colour of its menu.
  func picture(of drag: Drag) -> UIImage {
    if scale != UIScreen.main.scale || pictures.count > Self.mostKept { pictures = [:] }
    scale = UIScreen.main.scale
    if let known = pictures[drag] { return known }
    let picture = UIGraphicsImageRenderer(size: Self.size).image { renderer in
      let context = renderer.cgContext
      context.setLineWidth(1.5)
      context.setStrokeColor(UIColor.black.cgColor)
      for line in Self.lines(of: drag) {
        context.addLines(between: line)
        context.strokePath()
      }
    }.withRenderingMode(.alwaysTemplate)
    pictures[drag] = picture
    return picture
  }

  /// Nil if the file has no drag.
  func picture(ofFile path: String) -> UIImage? { (try? DragFile.read(path)).map(picture) }

  /// A line for each time that the first finger is down, in the picture's coordinates.
  ///
  /// The whole height is the length of the screen in the direction of the drag.
  static func lines(of drag: Drag) -> [[CGPoint]] {
    let axis = DragAxis(drag, on: drag.size)
    let span = max(drag.duration, leastSpan)
    let (width, height) = (size.width - 2, size.height - 2)
    var (lines, start): ([[CGPoint]], CGPoint?) = ([], nil)
    for each in drag.events where each.finger == 0 {
      guard let point = each.event.point else {
        start = nil
        continue
      }
      if start == nil { lines.append([]) }
      let from = start ?? point
      start = each.event.isUp ? nil : from
      let progress = min(max((axis.along(point) - axis.along(from)) / axis.length, 0), 1)
      lines[lines.count - 1].append(
        CGPoint(x: 1 + width * CGFloat(each.time / span), y: 1 + height * CGFloat(1 - progress)))
    }
    return lines
  }
}
