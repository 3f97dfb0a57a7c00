public import CoreGraphics
import Foundation

extension UIBezierPath {
  final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Draws the path, with its pen, in the current context.
  final func draw(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat = 1, _ work: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    context.saveGState()
    if let blendMode {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    // Without dashes of its own the path takes those of the context.
    if !dashLengths.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashLengths) }
    context.beginPath()
    context.addPath(path)
    work(context)
    context.restoreGState()
  }

  final func clip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard !isEmpty else { return context.clip(to: .null) }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  final func takePen(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
    (dashLengths, dashPhase) = (other.dashLengths, other.dashPhase)
  }

  /// Has the line drawn in dashes: `count` lengths of dashes and gaps by turns, from `phase` points into them.
  ///
  /// No pattern, or a count of 0, draws solid lines.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    (dashLengths, dashPhase) = (lengths, phase)
  }

  /// Writes the lengths of dashes and gaps, how many there are, and how far into them a line starts.
  ///
  /// `pattern` must have room for all of them: ask for the count first.
  public final func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }
}
