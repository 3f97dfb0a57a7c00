import Foundation

/// How the places of a window's events, its pixels and the stage's points lie to each other.
struct WindowGeometry: Equatable {
  /// The window's sides in the units of its events.
  var width = 1
  var height = 1
  /// The window's sides in pixels.
  var pixelWidth = 1
  var pixelHeight = 1
  /// The pixels of a point.
  var scale: CGFloat = 1

  /// The window's size in points.
  var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

  /// The pixels of an event's unit: 1 on X11, the monitor's scale on Wayland.
  var pixelsPerUnit: CGFloat { CGFloat(pixelWidth) / CGFloat(max(width, 1)) }

  /// Where the stage's first pixel lies, a stage being in the middle of a window that is larger.
  func origin(of stage: (width: Int, height: Int)) -> (x: Int, y: Int) {
    (max(0, (pixelWidth - stage.width) / 2), max(0, (pixelHeight - stage.height) / 2))
  }

  /// The point of a stage, with so many pixels at so many to a point, that an event's place is over.
  func point(x: CGFloat, y: CGFloat, stage: (width: Int, height: Int), stageScale: CGFloat) -> CGPoint {
    let origin = origin(of: stage)
    return CGPoint(
      x: (x * pixelsPerUnit - CGFloat(origin.x)) / stageScale, y: (y * pixelsPerUnit - CGFloat(origin.y)) / stageScale)
  }
}
