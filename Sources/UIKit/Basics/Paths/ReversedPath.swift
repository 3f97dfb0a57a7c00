import CoreGraphics
import Foundation

struct ReversedPath {
  /// One element of a subpath: its start, then its control points and its end.
  private struct Piece {
    let start: CGPoint
    let points: [CGPoint]
  }

  let path = CGMutablePath()

  /// Subpaths come from the last to the first, each in reverse.
  init(_ source: CGPath) {
    var subpaths: [(pieces: [Piece], start: CGPoint, isClosed: Bool)] = []
    var current = CGPoint.zero
    source.applyWithBlock { element in
      let points = (0..<element.pointee.type.pointCount).map { element.pointee.points[$0] }
      switch element.pointee.type {
      case .moveToPoint: subpaths.append(([], points[0], false))
      case .closeSubpath:
        guard let start = subpaths.last?.start else { return }
        subpaths[subpaths.count - 1].isClosed = true
        current = start
      default:
        // After a close the next element starts where the subpath started.
        if subpaths.last?.isClosed == true { subpaths.append(([], current, false)) }
        subpaths[subpaths.count - 1].pieces.append(Piece(start: current, points: points))
      }
      if let last = points.last { current = last }
    }
    for subpath in subpaths.reversed() { add(subpath.pieces, from: subpath.start, isClosed: subpath.isClosed) }
  }

  private func add(_ pieces: [Piece], from start: CGPoint, isClosed: Bool) {
    path.move(to: pieces.last?.points.last ?? start)
    for piece in pieces.reversed() {
      switch piece.points.count {
      case 1: path.addLine(to: piece.start)
      case 2: path.addQuadCurve(to: piece.start, control: piece.points[0])
      default: path.addCurve(to: piece.start, control1: piece.points[1], control2: piece.points[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
