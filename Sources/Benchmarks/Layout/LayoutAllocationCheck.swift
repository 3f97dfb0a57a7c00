import CAllocations
import CoreGraphics
import Stage
import UIKit

/// A check that a drag that changes one constant among 500 constraints allocates no heap memory for their solution.
@MainActor enum LayoutAllocationCheck {
  /// The number of warm-up steps, which grow the rows of the solver to their final lengths.
  private static let warmUps = 200
  /// The number of counted steps.
  private static let steps = 200

  /// Prints the result.
  ///
  /// Returns false if a step allocates.
  static func passes() -> Bool {
    let scene = ConstrainedScene()
    scene.run(warmUps)
    let before = allocations_count()
    scene.run(steps)
    let blocks = allocations_count() - before
    print("\(blocks) allocations in \(steps) layouts of \(scene.count) constraints after one constant changed")
    return blocks == 0
  }
}

/// A screen of rows whose widths depend on one constant.
@MainActor final class ConstrainedScene {
  private let stage = Stage()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let width: NSLayoutConstraint
  private(set) var count = 0

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

  /// Changes the constant and lays out, this many times.
  func run(_ steps: Int) {
    for step in 0..<steps {
      width.constant = CGFloat(80 + step % 120)
      root.layoutIfNeeded()
    }
  }

  /// Whether every row is where the constant says.
  var isRight: Bool {
    root.subviews.allSatisfy { row in
      row.frame.minX == width.constant + 4 && row.frame.width == min(250, 390 - row.frame.minX)
    }
  }
}
