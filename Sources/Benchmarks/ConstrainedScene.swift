import CoreGraphics
import Stage
import UIKit

/// A screen of rows whose widths depend on one constant.
@MainActor final class ConstrainedScene {
  private let stage = Stage()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let width: NSLayoutConstraint
  private(set) var count = 0
  private var steps = 0

  init() {
    let column = UILayoutGuide()
    root.addLayoutGuide(column)
    width = column.widthAnchor.constraint(equalToConstant: 100)
    stage.window.addSubview(root)
    var constraints = [
      width, column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor), column.heightAnchor.constraint(equalToConstant: 10),
    ]
    var above = column.bottomAnchor
    for _ in 0..<100 {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      constraints += [
        row.topAnchor.constraint(equalTo: above, constant: 1), row.heightAnchor.constraint(equalToConstant: 5),
        row.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 4),
        row.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        row.widthAnchor.constraint(equalToConstant: 250),
      ]
      constraints.last?.priority = .defaultHigh
      above = row.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
    count = constraints.count
    stage.advance(by: 0)
  }

  /// Changes the constant and lays out.
  func step() {
    steps += 1
    width.constant = CGFloat(80 + steps % 120)
    root.layoutIfNeeded()
  }

  /// Whether every row is where the constant says.
  var isRight: Bool {
    root.subviews.allSatisfy { row in
      row.frame.minX == width.constant + 4 && row.frame.width == min(250, 390 - row.frame.minX)
    }
  }
}
