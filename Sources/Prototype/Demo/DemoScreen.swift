import CoreGraphics
import Transitions
import UIKit

/// A screen that stands for a real one: a ground of one colour, a title bar, and rows.
@MainActor final class DemoScreen: UIViewController, PushDownScreen {
  /// The colour of the screen at a place of the stack, from 1.
  private let palette: (Int) -> UIColor
  private let bar = UIView()
  private let heading = UILabel()
  private var rows: [DemoRow] = []

  /// What has to live as long as the screen does.
  var keeper: AnyObject?
  /// Whether it comes from above where the navigation has a mind for that.
  let isPushedDown = true

  /// A screen whose colour and number are those of the place it has when it is first shown: where it is asked for in
  /// the middle of a pop, it is not known before that ends.
  init(palette: @escaping (Int) -> UIColor) {
    self.palette = palette
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if rows.isEmpty { fill(for: place) }
  }

  private func fill(for place: Int) {
    let color = palette(place)
    title = "Screen \(place)"
    view.backgroundColor = color
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

  /// The place among the screens of the stack, or else among those presented over each other, from 1.
  private var place: Int {
    if let stack = navigationController?.viewControllers { return (stack.firstIndex { $0 === self } ?? 0) + 1 }
    var (place, beneath) = (1, presentingViewController)
    while let screen = beneath { (place, beneath) = (place + 1, screen.presentingViewController) }
    return place
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: DemoFigures.barHeight)
    heading.frame = CGRect(x: 0, y: DemoFigures.barHeight - 44, width: width, height: 44)
    for (index, row) in rows.enumerated() { row.frame = DemoFigures.row(index, in: width) }
  }
}
