import Foundation

/// The relation between the units of a window's events, its pixels and the stage's points.
struct WindowGeometry: Equatable {
  /// In units of the window's events, as the height is.
  var width = 1
  var height = 1
  var pixelWidth = 1
  var pixelHeight = 1
  var scale: CGFloat = 1

  /// In points.
  var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

  /// 1 on X11, the monitor's scale on Wayland.
  var pixelsPerUnit: CGFloat { CGFloat(pixelWidth) / CGFloat(max(width, 1)) }

  /// The window's pixel of the stage's first pixel: a stage is centred in a larger window.
  func origin(of stage: (width: Int, height: Int)) -> (x: Int, y: Int) {
    (max(0, (pixelWidth - stage.width) / 2), max(0, (pixelHeight - stage.height) / 2))
  }

  /// An event's point in a stage of `stage` pixels, `stageScale` to a point.
  func point(x: CGFloat, y: CGFloat, stage: (width: Int, height: Int), stageScale: CGFloat) -> CGPoint {
    let origin = origin(of: stage)
    return CGPoint(
      x: (x * pixelsPerUnit - CGFloat(origin.x)) / stageScale, y: (y * pixelsPerUnit - CGFloat(origin.y)) / stageScale)
  }

  /// In units of the window's events; `rect` is in points of a stage of `stage` pixels, `stageScale` to a point.
  func frame(of rect: CGRect, stage: (width: Int, height: Int), stageScale: CGFloat) -> CGRect {
    let origin = origin(of: stage)
    return CGRect(
      x: (rect.minX * stageScale + CGFloat(origin.x)) / pixelsPerUnit,
      y: (rect.minY * stageScale + CGFloat(origin.y)) / pixelsPerUnit,
      width: rect.width * stageScale / pixelsPerUnit, height: rect.height * stageScale / pixelsPerUnit)
  }
}
