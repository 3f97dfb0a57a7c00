import Stage
import Testing
import UIKit

@MainActor @Suite("Constraints that cannot hold, and misuse, are reported") struct ConstraintMisuseTests {
  @Test("A contradiction names its constraints and the one that is broken")
  func report() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(0, 0, height: 10)
    scene.activate(
      view.widthAnchor.constraint(equalToConstant: 100).named("narrow"),
      view.widthAnchor.constraint(equalToConstant: 120).named("wide"))
    scene.layOut()
    #expect(
      scene.diagnostics == [
        "These constraints cannot all hold: <NSLayoutConstraint 'narrow' UIView.width == 100>, "
          + "<NSLayoutConstraint 'wide' UIView.width == 120>. <NSLayoutConstraint 'wide' UIView.width == 120> is broken."
      ])
    #expect(view.frame.width == 100)
  }

  /// Required constraints of two views in a root, and the index of the one that iOS breaks, as measured.
  private static let contradictions: [(broken: Int, constraints: (UIView, UIView, UIView) -> [NSLayoutConstraint])] = [
    (1, { one, _, _ in [100, 120].map { one.widthAnchor.constraint(equalToConstant: $0) } }),
    (
      2,
      { one, _, root in
        [
          one.widthAnchor.constraint(equalToConstant: 100),
          one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          one.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        ]
      }
    ),
    (
      2,
      { one, _, root in
        [
          one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
          one.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -70),
          one.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        ]
      }
    ),
    (
      1,
      { one, _, _ in
        let width = one.widthAnchor
        return [width.constraint(equalToConstant: 100), width.constraint(greaterThanOrEqualToConstant: 150)]
      }
    ),
    (
      1,
      { one, _, _ in
        let width = one.widthAnchor
        return [width.constraint(greaterThanOrEqualToConstant: 150), width.constraint(lessThanOrEqualToConstant: 100)]
      }
    ),
    (
      2,
      { one, two, _ in
        [
          one.widthAnchor.constraint(equalToConstant: 100), two.widthAnchor.constraint(equalToConstant: 120),
          one.widthAnchor.constraint(equalTo: two.widthAnchor),
        ]
      }
    ),
    (
      0,
      { one, _, root in
        [root.heightAnchor.constraint(equalTo: one.heightAnchor), one.heightAnchor.constraint(equalToConstant: 50)]
      }
    ),
  ]

  @Test("The constraint that is broken does not depend on the order of activation")
  func order() {
    for (row, (broken, make)) in Self.contradictions.enumerated() {
      for turn in 0..<3 {
        let scene = LayoutScene()
        let constraints = make(scene.view(), scene.view(), scene.root)
        let wanted = constraints[broken].named("wanted")
        NSLayoutConstraint.activate(constraints.indices.map { constraints[($0 + turn) % constraints.count] })
        scene.layOut()
        #expect(scene.diagnostics.count == 1, "row \(row)")
        #expect(scene.diagnostics.first?.hasSuffix("\(wanted.description) is broken.") == true, "\(scene.diagnostics)")
      }
    }
  }

  @Test("A broken constraint counts again after it was deactivated, and holds where nothing contradicts it")
  func again() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(0, 0, height: 10)
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 120)
    )
    scene.activate(narrow, wide)
    scene.layOut()
    narrow.isActive = false
    scene.layOut()
    #expect(view.frame.width == 120)
    wide.isActive = false
    wide.isActive = true
    scene.layOut()
    #expect(view.frame.width == 120 && scene.diagnostics.count == 1)
  }

  @Test("A changed constant that contradicts other constraints is reported, and can be taken back")
  func constants() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(0, 0, height: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    scene.activate(width, view.widthAnchor.constraint(lessThanOrEqualToConstant: 150))
    scene.layOut()
    width.constant = 200
    scene.layOut()
    #expect(scene.diagnostics.count == 1 && view.frame.width == 200)
    width.constant = 110
    scene.layOut()
    #expect(scene.diagnostics.count == 1 && view.frame.width == 110)
  }

  @Test("A content size at priority 1000 beats what is optional, and yields to what is required without a word")
  func requiredContent() {
    let scene = LayoutScene()
    let view = scene.sized(80, 20)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.pin(0, 0)
    let optional = view.widthAnchor.constraint(equalToConstant: 200).prioritized(999)
    optional.isActive = true
    scene.layOut()
    #expect(view.frame.width == 80)
    optional.isActive = false
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    scene.layOut()
    #expect(view.frame.width == 200 && scene.diagnostics == [])
  }

  @Test("A view that is placed by its frame keeps it, and the constraint that contradicts it is broken")
  func frames() {
    let scene = LayoutScene()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    scene.root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    scene.layOut()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(scene.diagnostics.first?.contains("together with the sizes and frames that are given") == true)
  }

  @Test("Views without a common ancestor, and numbers that are not finite, are refused")
  func misuse() {
    let scene = LayoutScene()
    let view = scene.view()
    let stranger = UIView()
    let edge = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
    edge.isActive = true
    #expect(!edge.isActive && scene.diagnostics.last?.contains("no view contains both items") == true)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.constant = .nan
    #expect(width.constant == 5 && scene.diagnostics.last?.contains("cannot be nan") == true)
    width.priority = UILayoutPriority(1001)
    #expect(width.priority == .required && scene.diagnostics.last?.contains("cannot be 1001") == true)
    #expect(view.widthAnchor.constraint(equalToConstant: .infinity).constant == 0)
    let meaningless = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: scene.root, attribute: .left, multiplier: 1, constant: 0
    )
    meaningless.isActive = true
    #expect(!meaningless.isActive && scene.diagnostics.last?.contains("has no effect") == true)
    let mixed = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: scene.root, attribute: .left, multiplier: 1,
      constant: 0)
    mixed.isActive = true
    #expect(!mixed.isActive && scene.diagnostics.count == 6)
  }
}
