import CoreGraphics
import Foundation
import QuartzCore

extension UILabel {
  private var service: (any TextService)? { LayerWorld.current.textService }

  /// The size of the text in this room with at most so many lines, in whole pixels.
  final func measuredSize(in room: CGSize, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    var request = font.request(for: text)
    request.lineLimit = max(0, lines)
    if lines != 1, room.width < .greatestFiniteMagnitude { request.width = room.width.native }
    let size = service?.layout(request).size ?? estimatedSize(of: text, in: request.width)
    return CGSize(width: min(wholePixels(size.width), max(room.width, 0)), height: wholePixels(size.height))
  }

  /// What the text may take up, where nobody can lay it out.
  private func estimatedSize(of text: String, in width: Double) -> CGSize {
    let length = CGFloat(text.count) * font.pointSize / 2
    let lines = width.isFinite && width > 0 ? (length / CGFloat(width)).rounded(.up) : 1
    return CGSize(width: length / max(lines, 1), height: font.lineHeight * max(lines, 1))
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    // A thousandth of a pixel is rounding, not letters.
    return (length * scale - 1e-3).rounded(.up) / scale
  }

  /// Gives the layer what it is to show in the rectangle that was asked for.
  final func applyText() {
    guard let layer = layer as? CATextLayer else { return }
    var text = LabelText(request: request(in: textRect.size))
    let bounds = bounds
    text.insets = SIMD4(
      (textRect.minX - bounds.minX).native, (textRect.minY - bounds.minY).native,
      (bounds.maxX - textRect.maxX).native, (bounds.maxY - textRect.maxY).native)
    if let shadowColor {
      text.shadowColor = SIMD4<Double>(shadowColor.cgColor.rgba)
      text.shadowOffset = SIMD2(shadowOffset.width.native, shadowOffset.height.native)
    }
    layer.labelText = text
  }

  private func request(in room: CGSize) -> TextRequest {
    let text = text ?? ""
    var request = font.request(for: text)
    request.lineLimit = max(0, numberOfLines)
    request.alignment = textAlignment.alignment
    request.truncation = lineBreakMode.truncation
    request.width = max(0, room.width.native)
    if text.isEmpty { return request }
    if adjustsFontSizeToFitWidth, numberOfLines == 1 { request.size *= fittingShare(in: room.width) }
    if numberOfLines != 1 { request.lineLimit = fittingLines(request, in: room.height) }
    return request
  }

  /// The share of the font's size at which the text is as wide as the room, or as small as it may get.
  private func fittingShare(in width: CGFloat) -> Double {
    guard let natural = service?.layout(font.request(for: text ?? "")).size.width, natural > width else { return 1 }
    // A thousandth less, so that rounding does not leave out the last letter.
    return max(minimumScaleFactor, width / natural * 0.999, 0.01).native
  }

  /// The most lines that there is room for, and no more than were asked for.
  private func fittingLines(_ request: TextRequest, in height: CGFloat) -> Int {
    guard let whole = service?.layout(request).size.height, whole > height + 0.5 else { return request.lineLimit }
    var single = request
    single.lineLimit = 1
    guard let line = service?.layout(single).size.height, line > 0 else { return request.lineLimit }
    let count = max(1, Int((height / line + 1e-3).rounded(.down)))
    return request.lineLimit > 0 ? min(count, request.lineLimit) : count
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The colour of letters, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
}
