import CoreGraphics

extension UISegmentedControl {
  /// A word of the control.
  @MainActor struct Segment: @MainActor Equatable {
    let label = UILabel()
    var isEnabled = true

    init(_ title: String) {
      label.text = title
      label.textAlignment = .center
    }

    /// The width of the word in its wider look, and room beside it.
    var naturalWidth: CGFloat {
      let ruler = UILabel()
      ruler.font = Self.chosenFont
      ruler.text = label.text
      return (ruler.intrinsicContentSize.width + 2 * Self.room).rounded(.up)
    }

    func show(isChosen: Bool, isPressed: Bool, isEnabled: Bool) {
      let font = isChosen ? Self.chosenFont : Self.font
      if label.font != font { label.font = font }
      label.alpha = isPressed && !isChosen ? 0.4 : 1
      label.isEnabled = isEnabled && self.isEnabled
    }

    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    private static let chosenFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    private static let room: CGFloat = 10
  }

  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  /// Adds a word at a place among the others; places beyond them are the nearest.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let chosen = selectedSegmentIndex
    let place = insert(title ?? "", at: segment)
    selectedSegmentIndex = chosen >= place ? chosen + 1 : chosen
  }

  /// Takes a word away; the choice goes with it.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let chosen = selectedSegmentIndex
    segments.remove(at: segment).label.removeFromSuperview()
    selectedSegmentIndex = chosen == segment ? Self.noSegment : chosen > segment ? chosen - 1 : chosen
  }

  /// Takes every word away.
  public final func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  /// The word at a place; nil where there is none.
  public final func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Replaces the word at a place.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Says whether the word at a place can be chosen.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Whether the word at a place can be chosen; false where there is none.
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  @discardableResult
  final func insert(_ title: String, at place: Int) -> Int {
    let place = min(max(0, place), segments.count)
    let segment = Segment(title)
    segments.insert(segment, at: place)
    addSubview(segment.label)
    return place
  }

  /// Where the segments are, side by side over the whole width.
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
