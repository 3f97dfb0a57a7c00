import CoreGraphics

/// The pictures of the button types that come with an image.
@MainActor enum ButtonPictures {
  /// Nil if the type has none.
  static func picture(of type: UIButton.ButtonType) -> UIImage? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: template { strokeCircle(in: $0, and: info(in: $0)) }
    case .contactAdd: template { strokeCircle(in: $0, and: cross(in: $0.insetBy(dx: 5, dy: 5))) }
    case .close: close
    default: nil
    }
  }

  /// In points.
  private static let side: CGFloat = 22
  nonisolated private static let closeSide: CGFloat = 30
  private static let lineWidth: CGFloat = 1.5

  private static func template(_ draw: (CGRect) -> Void) -> UIImage {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
      UIColor.black.set()
      draw(rect)
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private static func strokeCircle(in rect: CGRect, and inner: UIBezierPath) {
    inner.append(UIBezierPath(ovalIn: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)))
    inner.lineWidth = lineWidth
    inner.lineCapStyle = .round
    inner.stroke()
  }

  /// The dot of the i is a line of almost no length, whose round caps are visible.
  private static func info(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + 6.5))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 6.6))
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + 10))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - 6))
    return path
  }

  private static func cross(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }

  private static var close: UIImage {
    let picture = closePicture.withRenderingMode(.alwaysOriginal)
    return picture.with { $0.dynamicPicture = { closePicture.cgImage } }
  }

  nonisolated private static var closePicture: UIImage {
    let rect = CGRect(x: 0, y: 0, width: closeSide, height: closeSide)
    return UIGraphicsImageRenderer(size: rect.size).image { _ in
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(ovalIn: rect).fill()
      let path = UIBezierPath()
      let inner = rect.insetBy(dx: 10, dy: 10)
      path.move(to: CGPoint(x: inner.minX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
      path.move(to: CGPoint(x: inner.maxX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
      path.lineWidth = 2.5
      path.lineCapStyle = .round
      UIColor.secondaryLabel.setStroke()
      path.stroke()
    }
  }
}
