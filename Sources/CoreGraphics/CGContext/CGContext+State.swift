public import Foundation

extension CGContext {
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

  public func saveGState() {
    savedStates.append(state)
    recording.append(.save)
  }

  /// Does nothing if no state has been saved since the current layer began.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedStateCount ?? 0, let last = savedStates.popLast() else { return }
    state = last
    recording.append(.restore)
  }

  /// In units of user space.
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

  /// In line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.stroke.miterLimit = Double(limit)
  }

  /// An empty array, one with a negative length and one that holds only zeros draw solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy(\.isFinite) else { return }
    let isPattern = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    state.stroke.dashLengths = isPattern ? lengths.map(Double.init) : []
    state.stroke.dashPhase = isPattern ? Double(phase) : 0
  }

  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.compositing.alpha = min(max(Double(alpha), 0), 1)
  }

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

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}
