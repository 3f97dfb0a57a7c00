import UIKit

class BadgeView: UIView {
  private let label = UILabel()
  var count = 0 {
    didSet { label.text = "\(count)" }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  convenience init(count: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    self.count = count
    label.text = "\(count)"
  }

  private func setUp() {
    backgroundColor = .systemRed
    layer.cornerRadius = 20
    clipsToBounds = true
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

final class PlainView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
