import UIKit

/// A screen of one colour with a title and eight rows.
final class DemoScreen: UIViewController {
  private let color: UIColor

  init(title: String, color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
    bar.backgroundColor = UIColor(white: 0, alpha: 0.3)
    let label = UILabel(frame: CGRect(x: 0, y: 44, width: 390, height: 44))
    label.text = title
    label.textAlignment = .center
    label.textColor = .white
    bar.addSubview(label)
    view.addSubview(bar)
    for index in 0..<8 {
      let row = UIView(frame: CGRect(x: 16, y: CGFloat(108 + 84 * index), width: 358, height: 68))
      row.backgroundColor = UIColor(white: 1, alpha: 0.4)
      view.addSubview(row)
    }
  }
}
