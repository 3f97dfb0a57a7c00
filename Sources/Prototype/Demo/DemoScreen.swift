import CoreGraphics
import Transitions
import UIKit

/// A screen that stands for a real one: a ground of one colour, a title bar, and rows.
@MainActor final class DemoScreen: UIViewController, PushDownScreen, GrowingScreen {
  private let place: Int?
  /// The colour of the screen at a place, from 1.
  private let palette: (Int) -> UIColor
  private let bar = UIView()
  private let heading = UILabel()
  private var rows: [DemoRow] = []

  /// What has to live as long as the screen does.
  var keeper: AnyObject?
  /// Whether what is behind it is seen where it shows nothing itself.
  var isClear = false
  /// The row of another screen that it was called from.
  weak var origin: UIView?
  /// Whether it comes from above where the navigation has a mind for that.
  let isPushedDown = true

  /// A screen whose colour and number are those of `place`, or else of the place that it has on its stack when it is
  /// first shown: where it is asked for in the middle of a pop, that is not known before the end.
  init(place: Int? = nil, palette: @escaping (Int) -> UIColor) {
    (self.place, self.palette) = (place, palette)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let place { fill(for: place) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fillOnce()
  }

  private func fillOnce() {
    guard rows.isEmpty else { return }
    fill(for: (navigationController?.viewControllers.firstIndex { $0 === self } ?? 0) + 1)
  }

  private func fill(for place: Int) {
    let color = palette(place)
    title = "Screen \(place)"
    view.backgroundColor = isClear ? .clear : color
    let tone = color.mixed(with: .black, DemoFigures.barTone)
    bar.backgroundColor = tone
    heading.text = title
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    heading.textColor = tone.readableInk
    bar.addSubview(heading)
    view.addSubview(bar)
    rows = (0..<DemoFigures.rowCount).map { DemoRow(text: "Row \($0 + 1)", on: color) }
    for row in rows { view.addSubview(row) }
  }

  /// The row at `point` of the screen, or else the first.
  func row(at point: CGPoint?) -> UIView? {
    loadViewIfNeeded()
    fillOnce()
    view.layoutIfNeeded()
    return rows.first { row in point.map(row.frame.contains) == true } ?? rows.first
  }

  func growthSource(on screen: UIViewController) -> UIView? {
    if let origin, screen.viewIfLoaded.map(origin.isDescendant(of:)) == true { return origin }
    return (screen as? DemoScreen)?.row(at: nil)
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: DemoFigures.barHeight)
    heading.frame = CGRect(x: 0, y: DemoFigures.barHeight - 44, width: width, height: 44)
    for (index, row) in rows.enumerated() { row.frame = DemoFigures.row(index, in: width) }
  }
}
