import Stage
import Testing
import UIKit

/// A view whose natural size and alignment are odd.
@MainActor private final class OddlySizedView: UIView {
  var number = 0.0

  override var intrinsicContentSize: CGSize { CGSize(width: number, height: number) }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: number, left: number, bottom: number, right: number)
  }
}

@MainActor @Suite("Odd numbers at the doors of Auto Layout")
struct LayoutNumberTests {
  /// A root with three views, the first of which is held by ordinary constraints.
  @MainActor private final class Scene {
    let stage = Stage(size: CGSize(width: 100, height: 200), scale: 0.5)
    let root: UIView
    let views: [OddlySizedView]

    init() {
      let controller = UIViewController()
      stage.window.rootViewController = controller
      let (root, views) = stage.perform { (controller.view ?? UIView(), (0..<3).map { _ in OddlySizedView() }) }
      (self.root, self.views) = (root, views)
      stage.perform {
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        let first = views[0]
        NSLayoutConstraint.activate([
          first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
          first.widthAnchor.constraint(equalToConstant: 30), first.heightAnchor.constraint(equalToConstant: 40),
        ])
      }
    }
  }

  /// Does `work`, and expects that every view below the root has a frame, and that a new view can be laid out.
  private func expectFrames(_ scene: Scene, _ comment: Comment, _ work: () -> Void) throws {
    scene.stage.perform(work)
    scene.stage.advance(by: 0.3)
    _ = scene.stage.render()
    var left = [scene.root]
    while let view = left.popLast() {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(comment): \(type(of: view)) \(frame)")
      left += view.subviews
    }
    let next = scene.stage.perform {
      let next = UIView()
      next.translatesAutoresizingMaskIntoConstraints = false
      scene.stage.window.addSubview(next)
      next.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      next.widthAnchor.constraint(equalToConstant: 12).isActive = true
      next.heightAnchor.constraint(equalToConstant: 14).isActive = true
      return next
    }
    try scene.stage.settle(timeout: 30)
    #expect(next.bounds.size == CGSize(width: 12, height: 14), comment)
  }

  @Test("Constants and multipliers", arguments: oddNumbers)
  func constants(_ number: Double) throws {
    let scene = Scene()
    let views = scene.views
    try expectFrames(scene, "\(number)") {
      let multiplied = views[1].heightAnchor.constraint(
        equalTo: views[0].heightAnchor, multiplier: number, constant: number)
      let made = [
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: number),
        views[1].topAnchor.constraint(greaterThanOrEqualTo: views[0].bottomAnchor, constant: number),
        views[1].widthAnchor.constraint(lessThanOrEqualToConstant: number), multiplied,
        views[2].leadingAnchor.constraint(equalToSystemSpacingAfter: views[1].trailingAnchor, multiplier: number),
        NSLayoutConstraint(
          item: views[2], attribute: .width, relatedBy: .equal, toItem: views[2], attribute: .height,
          multiplier: number, constant: number),
        NSLayoutConstraint(
          item: views[2], attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: scene.root, attribute: .top,
          multiplier: number, constant: -number),
      ]
      NSLayoutConstraint.activate(made)
      scene.root.layoutIfNeeded()
      for constraint in made { constraint.constant = number }
      scene.root.layoutIfNeeded()
      for constraint in made { constraint.constant = 3 }
      UIView.animate(withDuration: 0.1) {
        multiplied.constant = number
        scene.root.layoutIfNeeded()
      }
    }
    #expect(views[0].frame == CGRect(x: 10, y: 10, width: 30, height: 40))
  }

  @Test("Priorities, of constraints and of natural sizes", arguments: oddNumbers)
  func priorities(_ number: Double) throws {
    let scene = Scene()
    let views = scene.views
    try expectFrames(scene, "\(number)") {
      for (index, view) in views.enumerated() {
        let priority = UILayoutPriority(rawValue: Float(number))
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        width.priority = priority
        let height = view.heightAnchor.constraint(equalToConstant: 25)
        height.isActive = index == 1
        height.priority = priority
        width.isActive = true
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          view.setContentHuggingPriority(priority, for: axis)
          view.setContentCompressionResistancePriority(UILayoutPriority(Float(number) + 1), for: axis)
        }
        view.number = 15
        view.invalidateIntrinsicContentSize()
        _ = view.systemLayoutSizeFitting(
          CGSize(width: number, height: number), withHorizontalFittingPriority: priority,
          verticalFittingPriority: priority)
      }
    }
  }

  @Test("Natural sizes, alignment, margins and safe areas", arguments: oddNumbers)
  func sizes(_ number: Double) throws {
    let scene = Scene()
    let views = scene.views
    try expectFrames(scene, "\(number)") {
      views[1].number = number
      views[1].invalidateIntrinsicContentSize()
      scene.root.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: number, leading: -number, bottom: number, trailing: number)
      scene.stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
        top: number, left: number, bottom: number, right: number)
      let guide = UILayoutGuide()
      scene.root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        views[1].leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor),
        views[1].topAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.topAnchor),
        guide.widthAnchor.constraint(equalToConstant: number),
        guide.leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: number),
        views[2].leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      scene.stage.window.layoutIfNeeded()
      scene.root.bounds.size.width = number
    }
  }

  @Test("Stack views and scroll views", arguments: oddNumbers)
  func stacks(_ number: Double) throws {
    let scene = Scene()
    try expectFrames(scene, "\(number)") {
      for alignment in [UIStackView.Alignment.fill, .center, .firstBaseline] {
        for distribution in [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering] {
          let items = (0..<3).map { _ in OddlySizedView() }
          let stack = UIStackView(arrangedSubviews: items)
          (stack.alignment, stack.distribution, stack.spacing) = (alignment, distribution, number)
          stack.translatesAutoresizingMaskIntoConstraints = false
          scene.root.addSubview(stack)
          stack.widthAnchor.constraint(equalTo: scene.root.widthAnchor).isActive = true
          stack.isLayoutMarginsRelativeArrangement = true
          stack.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: 0, right: 0)
          stack.setCustomSpacing(number, after: items[0])
          items[1].number = number
          items[1].invalidateIntrinsicContentSize()
          scene.root.layoutIfNeeded()
          stack.axis = .vertical
          items[0].isHidden = true
          scene.root.layoutIfNeeded()
          stack.removeFromSuperview()
        }
      }
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(scroll)
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: number),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: number),
        content.heightAnchor.constraint(equalToConstant: number),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: number),
      ])
      scroll.contentInset.top = number
    }
  }

  @Test("The metrics of a visual format", arguments: oddNumbers)
  func format(_ number: Double) throws {
    let scene = Scene()
    try expectFrames(scene, "\(number)") {
      for format in ["H:|-m-[a(m@p)]-(>=m,<=9@p)-[b(==a)]-|", "V:|-(m@m)-[a(>=m)]-m-[b]|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["m": NSNumber(value: number), "p": NSNumber(value: number)],
            views: ["a": scene.views[1], "b": scene.views[2]]))
      }
    }
  }
}
