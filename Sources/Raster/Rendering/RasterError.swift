/// An error while drawing.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  /// Cairo failed, for the given reason.
  case cairo(String)

  package var description: String {
    switch self {
    case .cairo(let reason): "Drawing failed in Cairo: \(reason). The frame is incomplete; draw it again as a whole."
    }
  }
}
