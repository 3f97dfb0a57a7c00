import CoreGraphics
import Transitions
import UIKit

/// Rows with a picture and its name, one of which can be chosen.
@MainActor final class PictureList: UIViewController {
  /// Called with the number of the picture that is chosen.
  var chosen: (Int) -> Void = { _ in }
  /// The picture that was chosen last.
  private(set) var picked = 0
  private let color: UIColor
  private let rows = (0..<DemoFigures.rowCount).map { PictureRow($0) }

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    for row in rows {
      row.backgroundColor = color.mixed(with: .white, DemoFigures.rowTone)
      row.addAction(UIAction { [unowned self] _ in pick(row.number) }, for: .touchUpInside)
      view.addSubview(row)
    }
  }

  private func pick(_ number: Int) {
    picked = number
    chosen(number)
  }

  override func viewWillLayoutSubviews() {
    for (index, row) in rows.enumerated() { row.frame = DemoFigures.row(index, in: view.bounds.width) }
  }
}

extension PictureList: SharedElementScreen {
  func sharedElement(with other: UIViewController) -> UIView? {
    (other as? PictureScreen).flatMap { screen in rows.first { $0.number == screen.number }?.picture }
  }
}

/// A picture and its name.
@MainActor final class PictureRow: UIControl {
  let number: Int
  let picture = UIImageView()
  private let name = UILabel()

  init(_ number: Int) {
    self.number = number
    super.init(frame: .zero)
    layer.cornerRadius = DemoFigures.rowRadius
    picture.image = DemoPicture.image(number)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.text = DemoPicture.name(number)
    name.font = .systemFont(ofSize: 17, weight: .medium)
    for view in [picture, name] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    picture.frame = CGRect(x: 8, y: 8, width: 52, height: 52)
    name.frame = CGRect(x: 76, y: 0, width: max(0, bounds.width - 92), height: bounds.height)
  }
}

/// One picture, large, with its name beneath.
@MainActor final class PictureScreen: UIViewController, SharedElementScreen {
  let number: Int
  private let picture = UIImageView()
  private let name = UILabel()

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    picture.image = DemoPicture.image(number)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.text = DemoPicture.name(number)
    name.font = .systemFont(ofSize: 28, weight: .bold)
    for part in [picture, name] { view.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: width)
    name.frame = CGRect(x: 16, y: width + 20, width: max(0, width - 32), height: 40)
  }

  func sharedElement(with other: UIViewController) -> UIView? { picture }
}
