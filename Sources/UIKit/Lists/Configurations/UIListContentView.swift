import CoreGraphics
public import Foundation

/// Shows an image, a text and a secondary text below or beside it.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// Another kind of configuration changes nothing.
  open var configuration: any UIContentConfiguration {
    get { list }
    set { if let list = newValue as? UIListContentConfiguration { self.list = list } }
  }
  private var list: UIListContentConfiguration { didSet { show() } }
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  private func show() {
    show(list.text, list.attributedText, list.textProperties, in: label)
    show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
    imageView.image = image
    imageView.isHidden = image == nil
    imageView.tintColor = list.imageProperties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    (label.font, label.textColor) = (properties.font, properties.resolvedColor())
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = properties.transform.applied(to: text) }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Layout

  private struct Arrangement {
    var image = CGRect.zero
    var label = CGRect.zero
    var secondary = CGRect.zero
    /// Of everything with its margins.
    var height: CGFloat = 0
  }

  private var image: UIImage? {
    guard let configuration = list.imageProperties.preferredSymbolConfiguration else { return list.image }
    return list.image?.applyingSymbolConfiguration(configuration) ?? list.image
  }

  private var imageSize: CGSize {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = list.imageProperties.maximumSize
    let scale = min(1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func arrangement(inWidth width: CGFloat) -> Arrangement {
    var made = Arrangement()
    let (margins, image) = (list.directionalLayoutMargins, imageSize)
    let reserved = list.imageProperties.reservedLayoutSize
    let slot = reserved.width > 0 ? reserved.width : image.width
    let textX = margins.leading + (list.image == nil ? 0 : slot + list.imageToTextPadding)
    let room = max(0, width - textX - margins.trailing)
    let block = layOutTexts(&made, x: textX, in: room)
    let content = max(block, max(reserved.height, image.height))
    made.height = max(list.minimumHeight, (content + margins.top + margins.bottom).rounded(.up))
    let middle = margins.top + (made.height - margins.top - margins.bottom) / 2
    made.image = CGRect(
      x: margins.leading + (slot - image.width) / 2, y: middle - image.height / 2, width: image.width,
      height: image.height)
    (made.label.origin.y, made.secondary.origin.y) =
      (made.label.minY + middle - block / 2, made.secondary.minY + middle - block / 2)
    return made
  }

  /// Returns the height of the texts, whose frames begin at 0.
  private func layOutTexts(_ made: inout Arrangement, x: CGFloat, in room: CGFloat) -> CGFloat {
    let whole = CGSize(width: room, height: CGFloat.infinity)
    let first = label.isHidden ? .zero : label.sizeThatFits(whole)
    let second = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(whole)
    let gap = list.textToSecondaryTextHorizontalPadding
    if list.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= room {
      let height = max(first.height, second.height)
      made.label = CGRect(x: x, y: (height - first.height) / 2, width: first.width, height: first.height)
      made.secondary = CGRect(
        x: x + room - second.width, y: (height - second.height) / 2, width: second.width, height: second.height)
      return height
    }
    let spacing = first.height > 0 && second.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
    made.label = CGRect(x: x, y: 0, width: room, height: first.height)
    made.secondary = CGRect(x: x, y: first.height + spacing, width: room, height: second.height)
    return first.height + spacing + second.height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let made = arrangement(inWidth: bounds.width)
    let shift = (bounds.height - made.height) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [(imageView, made.image), (label, made.label), (secondaryLabel, made.secondary)]
      as [(
        UIView, CGRect
      )]
    {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY + shift, width: frame.width, height: frame.height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(inWidth: size.width).height)
  }
}
