import CoreGraphics
import UIKit

/// A screen that stands for a real one: a ground of one colour, a title bar, and rows.
@MainActor final class DemoScreen: UIViewController {
  /// The screen's place in the stack, from 1.
  let number: Int
  /// The ground.
  let color: UIColor
  private let bar = UIView()
  private let heading = UILabel()
  private var rows: [DemoRow] = []

  init(number: Int, color: UIColor) {
    self.number = number
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
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

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: DemoFigures.barHeight)
    heading.frame = CGRect(x: 0, y: DemoFigures.barHeight - 44, width: width, height: 44)
    for (index, row) in rows.enumerated() { row.frame = DemoFigures.row(index, in: width) }
  }
}
