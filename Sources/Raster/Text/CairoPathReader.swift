import CPangoCairo
import CoreGraphics
import Foundation

/// Reads the current path of a Cairo context.
enum CairoPathReader {
  /// Returns the path in the context's own coordinates.
  static func outline(of context: OpaquePointer) -> CGPathOutline {
    let path = CGMutablePath()
    guard let copy = cairo_copy_path(context) else { return path.outline }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return path.outline }
    let count = Int(copy.pointee.num_data)
    var index = 0
    while index < count {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        let point = data[index + offset].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += max(1, Int(header.length))
    }
    return path.outline
  }
}
