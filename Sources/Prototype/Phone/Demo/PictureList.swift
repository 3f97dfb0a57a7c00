import CoreGraphics
import Transitions
import UIKit

@MainActor final class PictureList: UIViewController, PictureChooser {
  let selection = PictureSelection()
  private let color: UIColor
  private let rows = (0..<DemoMetrics.rowCount).map { PictureRow($0) }

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func number(_ choice: Int?) -> Int {
    choice.flatMap { choice in rows.contains { $0.number == choice } ? choice : nil } ?? selection.picture
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    view.backgroundColor = color
    for row in rows {
      row.backgroundColor = color.rowTone
      row.when(.touchUpInside) { [unowned self] in selection.choose(row.number) }
      view.addSubview(row)
    }
  }

  override func viewWillLayoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = DemoMetrics.row(
        index, in: view.bounds.width, beneath: max(view.safeAreaInsets.top, DemoMetrics.least + DemoMetrics.barHeight))
    }
  }
}

extension PictureList: SharedElementScreen {
  func sharedElement(with other: UIViewController) -> UIView? {
    (other as? PictureScreen).flatMap { screen in rows.first { $0.number == screen.number }?.picture }
  }
}

@MainActor final class PictureRow: UIControl {
  let number: Int
  let picture = UIImageView()
  private let name = UILabel()

  init(_ number: Int) {
    self.number = number
    super.init(frame: .zero)
    layer.cornerRadius = DemoMetrics.rowRadius
    picture.image = DemoPicture.image(number)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.text = DemoPicture.name(number)
    name.font = .systemFont(ofSize: 17, weight: .medium)
    addInert([picture, name])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    picture.frame = CGRect(x: 8, y: 8, width: 52, height: 52)
    name.frame = CGRect(x: 76, y: 0, width: max(0, bounds.width - 92), height: bounds.height)
    mirrorSubviews()
  }
}
