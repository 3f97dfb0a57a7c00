import Foundation

/// The relation between the units of a window's events, its pixels and the stage's points.
struct WindowGeometry: Equatable {
  /// The width of the window, in the units of its events.
  var width = 1
  /// The height of the window, in the units of its events.
  var height = 1
  /// The width of the window, in pixels.
  var pixelWidth = 1
  /// The height of the window, in pixels.
  var pixelHeight = 1
  /// The number of pixels to a point.
  var scale: CGFloat = 1

  /// The size of the window, in points.
  var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

  /// The number of pixels to a unit of the window's events: 1 on X11, the monitor's scale on Wayland.
  var pixelsPerUnit: CGFloat { CGFloat(pixelWidth) / CGFloat(max(width, 1)) }

  /// Returns the window's pixel at which the stage's first pixel lies.
  ///
  /// A stage is centred in a larger window.
  func origin(of stage: (width: Int, height: Int)) -> (x: Int, y: Int) {
    (max(0, (pixelWidth - stage.width) / 2), max(0, (pixelHeight - stage.height) / 2))
  }

  /// Returns the point of a stage that lies under an event at (`x`, `y`).
  ///
  /// The stage has `stage` pixels, `stageScale` to a point.
  func point(x: CGFloat, y: CGFloat, stage: (width: Int, height: Int), stageScale: CGFloat) -> CGPoint {
    let origin = origin(of: stage)
    return CGPoint(
      x: (x * pixelsPerUnit - CGFloat(origin.x)) / stageScale, y: (y * pixelsPerUnit - CGFloat(origin.y)) / stageScale)
  }

  /// Returns the frame in the window's events of `rect`, in points of a stage.
  ///
  /// The stage has `stage` pixels, `stageScale` to a point.
  func frame(of rect: CGRect, stage: (width: Int, height: Int), stageScale: CGFloat) -> CGRect {
    let origin = origin(of: stage)
    return CGRect(
      x: (rect.minX * stageScale + CGFloat(origin.x)) / pixelsPerUnit,
      y: (rect.minY * stageScale + CGFloat(origin.y)) / pixelsPerUnit,
      width: rect.width * stageScale / pixelsPerUnit, height: rect.height * stageScale / pixelsPerUnit)
  }
}
