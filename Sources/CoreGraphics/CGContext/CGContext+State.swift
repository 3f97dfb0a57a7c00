public import Foundation

extension CGContext {
  /// The part of the context that is saved and restored.
  struct State {
    var ctm: CGAffineTransform
    /// A rectangle around the clip, in pixels of the drawing.
    var clipBounds: CGRect
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    var stroke = CGDrawing.Stroke()
    var compositing = CGDrawing.Compositing()
    var textDrawingMode = CGTextDrawingMode.fill
  }

  /// Saves the state that ``restoreGState()`` restores: transform, clip, colours, line settings and compositing.
  public func saveGState() {
    savedStates.append(state)
    recording.append(.save)
  }

  /// Restores the state saved last.
  ///
  /// Does nothing if no state has been saved since the current layer began.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedStateCount ?? 0, let last = savedStates.popLast() else { return }
    state = last
    recording.append(.restore)
  }

  /// Sets the width of lines, in units of user space.
  ///
  /// A width below 0 becomes 0, which draws no line.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite else { return }
    state.stroke.lineWidth = max(Double(width), 0)
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.lineCap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.lineJoin = join
  }

  /// Sets the distance that a mitered corner may reach, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.stroke.miterLimit = Double(limit)
  }

  /// Sets the alternating lengths of dashes and gaps, and the distance into them at which a line starts.
  ///
  /// An empty array, one with a negative length and one that holds only zeros draw solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy(\.isFinite) else { return }
    let isPattern = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    state.stroke.dashLengths = isPattern ? lengths.map(Double.init) : []
    state.stroke.dashPhase = isPattern ? Double(phase) : 0
  }

  /// Sets the opacity of the following operations, clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.compositing.alpha = min(max(Double(alpha), 0), 1)
  }

  /// Sets the mode by which colours combine with those already there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.compositing.blendMode = mode
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.compositing.isAntialiased = shouldAntialias
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.compositing.interpolationQuality }
    set { state.compositing.interpolationQuality = newValue }
  }

  /// Sets how text is drawn: its inside, its outline, or both.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }
}

/// The quality with which images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The renderer's default.
  case `default` = 0

  /// No interpolation: the nearest pixel.
  case none = 1

  case low = 2

  /// An interpolation between ``low`` and ``high``.
  case medium = 4

  case high = 3
}

/// How text is drawn: its inside, its outline, or both.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0

  case stroke = 1

  /// Fills the text, then strokes it.
  case fillStroke = 2

  /// Draws nothing.
  case invisible = 3

  /// Fills the text, then clips to it.
  case fillClip = 4

  /// Strokes the text, then clips to it.
  case strokeClip = 5

  /// Fills the text, strokes it, then clips to it.
  case fillStrokeClip = 6

  /// Clips to the text without drawing it.
  case clip = 7
}
