public import Foundation

extension CGContext {
  /// What is saved and restored.
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

  /// Remembers everything that ``restoreGState()`` brings back: transform, clip, colours, pen, compositing.
  public func saveGState() {
    savedStates.append(state)
    recording.append(.save)
  }

  /// Goes back to the state last saved; without one, or with one saved before the layer began, does nothing.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedStateCount ?? 0, let last = savedStates.popLast() else { return }
    state = last
    recording.append(.restore)
  }

  /// Sets the width of lines, in units of the user space; one below 0 counts as 0, which draws no line.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite else { return }
    state.stroke.lineWidth = max(Double(width), 0)
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.lineCap = cap
  }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.lineJoin = join
  }

  /// Sets how far a mitered corner may reach, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.stroke.miterLimit = Double(limit)
  }

  /// Sets the lengths of dashes and gaps by turns, and how far into them a line starts.
  ///
  /// An empty array draws solid lines, and so does one with a negative length or with nothing but zeros.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy(\.isFinite) else { return }
    let isPattern = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    state.stroke.dashLengths = isPattern ? lengths.map(Double.init) : []
    state.stroke.dashPhase = isPattern ? Double(phase) : 0
  }

  /// Sets the opacity of all drawing that follows, clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.compositing.alpha = min(max(Double(alpha), 0), 1)
  }

  /// Sets how colours mix with those already there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.compositing.blendMode = mode
  }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.compositing.isAntialiased = shouldAntialias
  }

  /// How images are smoothed when they are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.compositing.interpolationQuality }
    set { state.compositing.interpolationQuality = newValue }
  }

  /// Sets what is drawn of letters.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }
}
