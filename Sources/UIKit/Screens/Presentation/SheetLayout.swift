import CoreGraphics

/// The frames of a sheet on a screen.
///
/// A sheet's height is given by a value that leaves out the safe area at the bottom. A sheet of the greatest value is
/// attached to the edges of the screen. A lower one is a floating card: its content is laid out over the full width of
/// the screen, and shrunk by what the card keeps from the edges. On a tablet a form floats in the middle of the screen;
/// its lower edge is the same at every height.
struct SheetLayout: Equatable {
  /// The size of the screen, in points.
  var size: CGSize
  /// The safe area of the screen.
  var safeArea: UIEdgeInsets
  var scale: CGFloat
  var isTablet = false
  /// Only tablets have forms; nil for a sheet at the bottom of the screen.
  var form: CGSize?

  struct Rest: Equatable {
    /// What is seen.
    var frame: CGRect
    /// A card with a distance from the edges.
    var isFloating: Bool
    /// The safe area of the content.
    var safeArea: UIEdgeInsets
    var topRadius = SheetMetrics.topRadius
    var bottomRadius: CGFloat = 0
  }

  /// Too low for anything but sheets that fill the screen.
  var hasCompactHeight: Bool { size.height < size.width && size.height < SheetMetrics.compactHeight }

  /// The top edge of a large sheet.
  var top: CGFloat {
    guard !hasCompactHeight else { return 0 }
    if let form = formFrame { return form.minY }
    let least =
      isTablet ? max(SheetMetrics.tabletTopInset, safeArea.top + SheetMetrics.tabletGap) : SheetMetrics.topInset
    return min(max(least, safeArea.top), size.height)
  }

  var maximumValue: CGFloat { formFrame?.height ?? max(0, size.height - top - safeArea.bottom) }

  /// Whatever the width of the sheet.
  var contentWidth: CGFloat { formFrame?.width ?? size.width }

  var large: Rest { stretched(top: top) }

  /// The frame of a form of the greatest size, as far as there is room; nil for a sheet at the bottom of the screen.
  private var formFrame: CGRect? {
    guard let form, isTablet else { return nil }
    let room = CGRect(origin: .zero, size: size).inset(by: safeArea)
    let (width, height) = (min(form.width, room.width), min(form.height, room.height))
    let y = max((size.height - height) / 2 - SheetMetrics.formLift, room.minY)
    return CGRect(x: onPixels((size.width - width) / 2), y: onPixels(y), width: width, height: height)
  }

  /// The large sheet from the greatest value on.
  func rest(at value: CGFloat) -> Rest {
    let value = onPixels(value.isFinite ? max(0, value) : maximumValue)
    guard value < maximumValue, !hasCompactHeight else { return large }
    if let form = formFrame { return stretched(top: form.maxY - value) }
    let heights = SheetMetrics.lowCardHeights
    let part = min(max((value - heights.lowerBound) / (heights.upperBound - heights.lowerBound), 0), 1)
    let inset = SheetMetrics.lowCardInset + part * (SheetMetrics.cardInset - SheetMetrics.lowCardInset)
    let width = max(0, size.width - 2 * inset)
    // Low cards lie above the safe area, as far as it reaches, instead of over it.
    let height = value < heights.upperBound ? value : value + safeArea.bottom
    let shown = size.width > 0 ? height * width / size.width : 0
    return Rest(
      frame: CGRect(x: inset, y: size.height - inset - shown, width: width, height: shown), isFloating: true,
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: onPixels(safeArea.bottom * part), right: 0),
      bottomRadius: SheetMetrics.bottomRadius)
  }

  /// Returns a sheet that reaches from `top` to its lower edge: a form's, or that of the screen.
  func stretched(top: CGFloat) -> Rest {
    if let form = formFrame {
      return Rest(
        frame: CGRect(x: form.minX, y: top, width: form.width, height: max(0, form.maxY - top)), isFloating: true,
        safeArea: .zero, topRadius: SheetMetrics.formRadius, bottomRadius: SheetMetrics.formRadius)
    }
    var inside = safeArea
    inside.top = max(0, safeArea.top - top)
    // A phone whose safe area ends above its lower edge has a screen with round corners.
    let isRound = !isTablet && !hasCompactHeight && safeArea.bottom > 0
    return Rest(
      frame: CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top)), isFloating: false,
      safeArea: inside, bottomRadius: isRound ? SheetMetrics.screenRadius : 0)
  }

  /// The index of the top edge at which a sheet comes to rest: the nearest one, or the next one for a flick.
  ///
  /// It is let go with its top at `top`, moving down at `speed` points per second; `tops` goes from the lowest sheet to
  /// the highest.
  static func landing(from top: CGFloat, speed: CGFloat, among tops: [CGFloat]) -> Int? {
    let isFlick = abs(speed) >= SheetMetrics.flickSpeed
    let ahead = tops.indices.filter { !isFlick || (speed > 0 ? tops[$0] > top : tops[$0] < top) }
    let candidates = ahead.isEmpty ? Array(tops.indices) : ahead
    return candidates.min { abs(tops[$0] - top) < abs(tops[$1] - top) }
  }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale).rounded() / scale : length
  }
}
