import CoreGraphics
import Foundation
import QuartzCore

/// A symbol with its configuration, from which its picture is made.
struct SymbolImage {
  let name: String
  var configuration = UIImage.SymbolConfiguration.Values()
  /// Set by `withTintColor(_:)`.
  var tint: UIColor?

  /// Nil if `name` is empty; another unknown name gives a dashed box, and a remark.
  func content() -> UIImage.Content? {
    if name.isEmpty { return nil }
    let drawing = SymbolDrawing(named: name)
    if drawing == nil { LayerWorld.current.reportMissingSymbol(name) }
    let shapes = drawing?.shapes ?? [SymbolDrawing.missing]
    guard let picture = picture(of: shapes, isDashed: drawing == nil) else { return nil }
    let plain = UIImage.Content(picture: picture, scale: Self.scale, renderingMode: .alwaysTemplate, symbol: self)
    if let color = configuration.color {
      return UIImage(plain).withTintColor(color, renderingMode: .alwaysOriginal).content
    }
    return tint.map { UIImage(plain).withTintColor($0).content } ?? plain
  }

  /// Only as large as what it shows, in whole points.
  private func picture(of shapes: [SymbolDrawing.Shape], isDashed: Bool) -> CGImage? {
    let unit = configuration.pointsPerUnit
    let ink = bounds(of: shapes)
    let size = CGSize(width: (ink.width * unit).rounded(.up), height: (ink.height * unit).rounded(.up))
    guard let context = CGContext(size: size, scale: Self.scale) else { return nil }
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: -ink.midX, y: -ink.midY)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    if isDashed { context.setLineDash(phase: 0, lengths: [3, 3]) }
    for shape in shapes { draw(shape, context) }
    return context.makeImage()
  }

  private func draw(_ shape: SymbolDrawing.Shape, _ context: CGContext) {
    context.setBlendMode(shape.isErased ? .destinationOut : .normal)
    context.setLineWidth(configuration.lineWidth * shape.lineWidths)
    context.addPath(shape.path)
    context.drawPath(using: shape.isStroked ? shape.isFilled ? .fillStroke : .stroke : .fill)
  }

  private func bounds(of shapes: [SymbolDrawing.Shape]) -> CGRect {
    shapes.filter { !$0.isErased }.reduce(CGRect.null) { bounds, shape in
      let reach = shape.isStroked ? configuration.lineWidth * shape.lineWidths / 2 : 0
      return bounds.union(shape.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    }
  }

  /// Enough for every screen; the picture is a drawing, which stays sharp.
  private static let scale: CGFloat = 3
}

extension SymbolTable {
  /// The elements of each symbol, by name.
  static let texts: [String: Substring] = {
    var texts: [String: Substring] = [:]
    // In bytes: the first symbol of a window waits for this.
    func add(_ lines: String, between separators: String, after mark: Character) {
      for line in lines.utf8.split(whereSeparator: separators.utf8.contains) {
        guard let end = line.firstIndex(of: mark.asciiValue ?? 0) else { continue }
        let start = mark == " " ? line.index(after: end) : end
        texts[String(Substring(line[..<end]))] = Substring(line[start...])
      }
    }
    add(text, between: "\n", after: " ")
    add(same, between: " \n", after: "=")
    return texts
  }()
}

extension LayerWorld {
  /// Once for each name.
  fileprivate func reportMissingSymbol(_ name: String) {
    guard missingSymbols.insert(name).inserted else { return }
    report("There is no drawing of the symbol \"\(name)\"; a dashed box is shown. Use another symbol, or a PNG.")
  }
}
