public import CoreGraphics
import Foundation

extension UIBezierPath {
  final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Adds the path and its line settings to the current context and calls `work`.
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
    // A path without dashes uses those of the context.
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

  final func copyLineSettings(from other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
    (dashLengths, dashPhase) = (other.dashLengths, other.dashPhase)
  }

  /// Sets the line to dashes: `count` alternating lengths of dashes and gaps, starting `phase` points into the pattern.
  ///
  /// Without a pattern, or with a count of 0, the line is solid.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    (dashLengths, dashPhase) = (lengths, phase)
  }

  /// Writes the lengths of dashes and gaps, their number, and the distance into the pattern at which a line starts.
  ///
  /// `pattern` must have space for all lengths: read the count first.
  public final func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }
}
