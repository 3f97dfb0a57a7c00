import CoreGraphics
import Transitions
import UIKit

/// A screen that stands in for a real one: a background in one colour, a title bar, and rows.
@MainActor final class DemoScreen: UIViewController, PushDownScreen, GrowingScreen {
  /// The position of the screen, from 1; nil for its position on the stack.
  private let position: Int?
  /// Returns the colour of the screen at a position.
  private let palette: (Int) -> UIColor
  private let bar = UIView()
  private let heading = UILabel()
  private var rows: [DemoRow] = []
  /// Returns the user's picture for the screen at a position; nil if it shows its colour.
  var picture: (Int) -> UIImage? = { _ in nil }
  /// Returns whether that picture fits as a whole; otherwise it is cropped.
  var fitsPicture: () -> Bool = { false }
  private var pictureView: UIImageView?
  private var shownPosition = 1

  /// An object that lives as long as the screen, such as its transitioning delegate.
  var retained: AnyObject?
  /// Whether the screen has no background, so that what lies behind it shows through.
  var isClear = false
  /// The row of the previous screen that was clicked.
  weak var origin: UIView?
  /// The index of that row; nil if none was clicked.
  var originIndex: Int?
  /// Returns the mark for `PushDownNavigationController`.
  var mark: () -> Bool = { true }
  var isPushedDown: Bool { mark() }

  /// Creates a screen with the number and colour of `position`.
  ///
  /// Without a position the screen takes its position on the stack when it first appears: a screen that is pushed
  /// during a pop does not know it before the end of the pop.
  init(position: Int? = nil, palette: @escaping (Int) -> UIColor) {
    (self.position, self.palette) = (position, palette)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let position { fill(for: position) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fillOnce()
  }

  /// Adds the contents for the position on the stack, unless they are there.
  private func fillOnce() {
    guard rows.isEmpty else { return }
    fill(for: (navigationController?.viewControllers.firstIndex { $0 === self } ?? 0) + 1)
  }

  private func fill(for position: Int) {
    let color = palette(position)
    title = "Screen \(position)"
    view.backgroundColor = isClear ? .clear : color
    let tone = color.titleBarTone
    bar.backgroundColor = tone
    heading.text = title
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    heading.textColor = tone.readableInk
    bar.addSubview(heading)
    view.addSubview(bar)
    rows = (0..<DemoMetrics.rowCount).map { DemoRow(text: "Row \($0 + 1)", on: color) }
    for row in rows { view.addSubview(row) }
    shownPosition = position
    showPicture()
  }

  /// Shows the user's picture over the rest of the screen, or removes it.
  func showPicture() {
    let image = isViewLoaded && !rows.isEmpty && !isClear ? picture(shownPosition) : nil
    // On a small screen they would be seen beneath the picture while it moves.
    for row in rows { row.isHidden = image != nil }
    guard let image else {
      pictureView?.removeFromSuperview()
      pictureView = nil
      return
    }
    let shown = pictureView ?? UIImageView(frame: view.bounds)
    shown.image = image
    shown.contentMode = fitsPicture() ? .scaleAspectFit : .scaleAspectFill
    shown.clipsToBounds = true
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if pictureView == nil { view.addSubview(shown) }
    pictureView = shown
  }

  /// Returns the index of the row at a point of the screen; nil if there is none.
  func index(ofRowAt point: CGPoint) -> Int? {
    layOutRows()
    return rows.firstIndex { $0.frame.contains(point) }
  }

  /// Returns the row with an index; the first row if there is none.
  func row(_ index: Int? = nil) -> UIView? {
    layOutRows()
    return index.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? rows.first
  }

  private func layOutRows() {
    loadViewIfNeeded()
    fillOnce()
    view.layoutIfNeeded()
  }

  func growthSource(on screen: UIViewController) -> UIView? {
    if let origin, screen.viewIfLoaded.map(origin.isDescendant(of:)) == true { return origin }
    return (screen as? DemoScreen)?.row()
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    // UIKit's bar is a part of the safe area.
    let hasBar = navigationController?.isNavigationBarHidden == false
    let safe = view.safeAreaInsets.top
    let area = safe > 0 ? safe : DemoMetrics.least
    let top = hasBar ? safe : area + DemoMetrics.barHeight
    bar.isHidden = hasBar
    bar.frame = CGRect(x: 0, y: 0, width: width, height: top)
    heading.frame = CGRect(x: 0, y: area, width: width, height: DemoMetrics.barHeight)
    for (index, row) in rows.enumerated() { row.frame = DemoMetrics.row(index, in: width, beneath: top) }
  }
}

/// A row of a demo screen: a card with a round mark and a label.
@MainActor final class DemoRow: UIView {
  private let mark = UIView()
  private let label = UILabel()

  init(text: String, on color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color.rowTone
    layer.cornerRadius = DemoMetrics.rowRadius
    mark.backgroundColor = color.markTone
    mark.layer.cornerRadius = 18
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.textColor = color.rowInk
    addSubview(mark)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    mark.frame = CGRect(x: 16, y: bounds.midY - 18, width: 36, height: 36)
    label.frame = CGRect(x: 68, y: 0, width: max(0, bounds.width - 84), height: bounds.height)
  }
}
