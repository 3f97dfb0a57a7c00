import CoreGraphics

@MainActor struct ButtonArrangement {
  /// A missing part has no size.
  var picture = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// The side of the text.
  var placement: NSDirectionalRectEdge = .leading
  /// The distances between the image and the text, and between the lines of text.
  var picturePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// Where the shorter line of text lies: from 0 at the left to 1.
  var lineShare: CGFloat = 0.5

  /// The size of all parts together.
  var size: CGSize {
    let text = textSize
    return isStacked
      ? CGSize(width: max(picture.width, text.width), height: picture.height + gap + text.height)
      : CGSize(width: picture.width + gap + text.width, height: max(picture.height, text.height))
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var textSize: CGSize {
    let second = subtitle.height > 0 ? titlePadding + subtitle.height : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + second)
  }
  /// 0 if the image or the text is missing.
  private var gap: CGFloat { picture.width > 0 && textSize.width > 0 ? picturePadding : 0 }

  /// Returns the frames of the parts in `content`, with the control's alignments.
  func frames(
    in content: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> (picture: CGRect, title: CGRect, subtitle: CGRect) {
    let block = Self.frame(of: size, in: content, horizontal, vertical)
    var text = textSize
    text.width = min(text.width, max(0, isStacked ? block.width : block.width - picture.width - gap))
    var image = CGRect(origin: .zero, size: picture)
    var words = CGRect(origin: .zero, size: text)
    if isStacked {
      image.origin.x = block.midX - picture.width / 2
      words.origin.x = block.midX - text.width / 2
      image.origin.y = placement == .top ? block.minY : block.maxY - picture.height
      words.origin.y = placement == .top ? block.maxY - text.height : block.minY
    } else {
      image.origin.y = block.midY - picture.height / 2
      words.origin.y = block.midY - text.height / 2
      image.origin.x = placement == .trailing ? block.maxX - picture.width : block.minX
      words.origin.x = placement == .trailing ? block.minX : block.maxX - text.width
    }
    return (image, line(title, in: words, y: words.minY), line(subtitle, in: words, y: words.maxY - subtitle.height))
  }

  private func line(_ size: CGSize, in words: CGRect, y: CGFloat) -> CGRect {
    let width = min(size.width, words.width)
    return CGRect(x: words.minX + (words.width - width) * lineShare, y: y, width: width, height: size.height)
  }

  /// No wider than `content`.
  private static func frame(
    of size: CGSize, in content: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    let width = min(size.width, max(0, content.width))
    let x: CGFloat = horizontal == .left ? 0 : horizontal == .right ? 1 : 0.5
    let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return CGRect(
      x: content.minX + (content.width - width) * x, y: content.minY + (content.height - size.height) * y,
      width: width, height: size.height)
  }
}
