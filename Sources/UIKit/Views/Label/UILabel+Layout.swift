import CoreGraphics
import Foundation
import QuartzCore

extension UILabel {
  private var service: (any TextService)? { LayerWorld.current.textService }

  /// Returns the size of the text within `size` with at most `lines` lines, rounded up to pixels.
  final func measuredSize(in size: CGSize, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    var request = naturalRequest(for: text)
    request.lineLimit = max(0, lines)
    if lines != 1, size.width < .greatestFiniteMagnitude { request.width = size.width.native }
    let measured = service?.layout(request).size ?? estimatedSize(of: text, in: request.width)
    return CGSize(width: min(ceilToPixels(measured.width), max(size.width, 0)), height: ceilToPixels(measured.height))
  }

  /// Returns the request for the text with its looks, on one line.
  private func naturalRequest(for text: String) -> TextRequest {
    var request = font.request(for: text)
    if let styled = styledText {
      request.apply(styled.text, font: styled.font, color: styled.color, with: traits.current)
    }
    return request
  }

  /// Returns the alignment and truncation that a paragraph style says; natural ones are those of the label.
  private static func settings(
    of style: NSParagraphStyle, over request: TextRequest
  ) -> (TextRequest.Alignment, TextRequest.Truncation) {
    let alignment = style.alignment == .natural ? request.alignment : style.alignment.alignment
    // A label that shortens its text does so whatever the paragraph says about words.
    let truncation = style.lineBreakMode == .byWordWrapping ? request.truncation : style.lineBreakMode.truncation
    return (alignment, truncation)
  }

  /// Returns an estimate of the text's size, for when there is no text service.
  private func estimatedSize(of text: String, in width: Double) -> CGSize {
    let length = CGFloat(text.count) * font.pointSize / 2
    let lines = width.isFinite && width > 0 ? (length / CGFloat(width)).rounded(.up) : 1
    return CGSize(width: length / max(lines, 1), height: font.lineHeight * max(lines, 1))
  }

  private func ceilToPixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    // A thousandth of a pixel is rounding, not letters.
    return (length * scale - 1e-3).rounded(.up) / scale
  }

  /// Gives the layer the text to show in `textRect`.
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

  private func request(in size: CGSize) -> TextRequest {
    let text = text ?? ""
    var request = naturalRequest(for: text)
    request.lineLimit = max(0, numberOfLines)
    request.alignment = textAlignment.alignment
    request.truncation = lineBreakMode.truncation
    request.width = max(0, size.width.native)
    if text.isEmpty { return request }
    if let paragraph { (request.alignment, request.truncation) = Self.settings(of: paragraph, over: request) }
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let factor = fittingFactor(in: size.width)
      request.size *= factor
      for index in request.runs.indices { request.runs[index].size *= factor }
    }
    if numberOfLines != 1 { request.lineLimit = fittingLines(request, in: size.height) }
    return request
  }

  /// Returns the factor for the font's size at which the text is as wide as `width`, no less than the minimum.
  private func fittingFactor(in width: CGFloat) -> Double {
    guard let natural = service?.layout(naturalRequest(for: text ?? "")).size.width, natural > width else { return 1 }
    // A thousandth less, so that rounding does not leave out the last letter.
    return max(minimumScaleFactor, width / natural * 0.999, 0.01).native
  }

  /// Returns the largest number of lines that fits, no more than the label allows.
  private func fittingLines(_ request: TextRequest, in height: CGFloat) -> Int {
    guard let natural = service?.layout(request).size.height, natural > height + 0.5 else { return request.lineLimit }
    var single = request
    single.lineLimit = 1
    guard let line = service?.layout(single).size.height, line > 0 else { return request.lineLimit }
    let count = max(1, Int((height / line + 1e-3).rounded(.down)))
    return request.lineLimit > 0 ? min(count, request.lineLimit) : count
  }
}
