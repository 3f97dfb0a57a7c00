import CoreGraphics

extension UISegmentedControl {
  @MainActor struct Segment: @MainActor Equatable {
    let label = UILabel()
    /// Inside the label.
    let picture = UIImageView()
    var isEnabled = true

    init(_ title: String) {
      label.text = title
      label.textAlignment = .center
      label.addSubview(picture)
    }

    func setImage(_ image: UIImage?) {
      label.text = nil
      picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
      picture.bounds.size = image?.size ?? .zero
    }

    /// The width of the title in its wider font, with margins.
    var naturalWidth: CGFloat {
      if let image = picture.image { return (image.size.width + 2 * Self.margin).rounded(.up) }
      let label = UILabel()
      label.font = Self.selectedFont
      label.text = self.label.text
      return (label.intrinsicContentSize.width + 2 * Self.margin).rounded(.up)
    }

    func show(isSelected: Bool, isPressed: Bool, isEnabled: Bool, attributes: TitleAttributes?) {
      let font = attributes?.font ?? (isSelected ? Self.selectedFont : Self.font)
      let color = attributes?.color ?? .label
      if label.textColor != color { label.textColor = color }
      if picture.image != nil {
        picture.tintColor = color
        picture.center = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
      }
      if label.font != font { label.font = font }
      label.alpha = isPressed && !isSelected ? 0.4 : 1
      label.isEnabled = isEnabled && self.isEnabled
    }

    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    private static let margin: CGFloat = 10
  }

  /// Nil for the usual attributes.
  final func attributes(isSelected: Bool, isEnabled: Bool) -> TitleAttributes? {
    let state: UIControl.State = !(isEnabled && self.isEnabled) ? .disabled : isSelected ? .selected : .normal
    return titleAttributes[state.rawValue] ?? titleAttributes[UIControl.State.normal.rawValue]
  }

  public final var numberOfSegments: Int { segments.count }

  /// An index beyond the others is clamped.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let selected = selectedSegmentIndex
    let index = insert(title ?? "", at: segment)
    selectedSegmentIndex = selected >= index ? selected + 1 : selected
  }

  /// The picture is drawn in the colour of titles, as a template, unless its rendering mode says otherwise.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: min(max(0, segment), segments.count - 1))
  }

  /// If the segment was selected, none is selected then.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let selected = selectedSegmentIndex
    segments.remove(at: segment).label.removeFromSuperview()
    selectedSegmentIndex = selected == segment ? Self.noSegment : selected > segment ? selected - 1 : selected
  }

  public final func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  /// Nil if there is no such segment.
  public final func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Replaces a picture, too.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].setImage(nil)
    segments[segment].label.text = title
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Replaces a title, too.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].setImage(image)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  public final func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }

  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// False if there is no such segment.
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  @discardableResult
  final func insert(_ title: String, at index: Int) -> Int {
    let index = min(max(0, index), segments.count)
    let segment = Segment(title)
    segments.insert(segment, at: index)
    addSubview(segment.label)
    return index
  }

  /// Side by side over the full width.
  final var segmentFrames: [CGRect] {
    let equal = bounds.width / CGFloat(max(1, segments.count))
    let natural = apportionsSegmentWidthsByContent ? segments.map(\.naturalWidth) : []
    let total = max(1, natural.reduce(0, +))
    var x = bounds.minX
    return segments.indices.map { index in
      let width = natural.isEmpty ? equal : bounds.width * natural[index] / total
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}
