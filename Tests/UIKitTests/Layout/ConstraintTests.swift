import Stage
import Testing
import UIKit

@MainActor @Suite("Constraints") struct ConstraintTests {
  @Test("Edges, sizes and centers place a view")
  func edges() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(20, 30, width: 100, height: 50)
    let other = scene.view()
    scene.activate(
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      other.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4),
      other.heightAnchor.constraint(equalTo: other.widthAnchor))
    scene.layOut()
    #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(other.frame == CGRect(x: 130, y: 28, width: 54, height: 54) && scene.diagnostics == [])
  }

  @Test("Trailing and bottom edges follow the superview's size")
  func resizing() {
    let scene = LayoutScene()
    let view = scene.view()
    view.fillSuperview(10)
    scene.layOut()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 380, height: 780))
    scene.root.frame.size = CGSize(width: 300, height: 200)
    scene.layOut()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  @Test("A constraint between cousins is measured where they are", arguments: [0.0, 25])
  func cousins(_ x: Double) {
    let scene = LayoutScene()
    let (left, right) = (scene.view(), scene.view())
    left.pin(CGFloat(x), 40, width: 200, height: 200)
    right.pin(100, 300, width: 200, height: 200)
    let (one, two) = (scene.view(in: left), scene.view(in: right))
    one.pin(10, 10, width: 30, height: 20)
    scene.activate(
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor), two.topAnchor.constraint(equalTo: right.topAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor), two.heightAnchor.constraint(equalToConstant: 5))
    scene.layOut()
    #expect(two.convert(two.bounds, to: scene.root) == CGRect(x: x + 40, y: 300, width: 30, height: 5))
  }

  @Test(
    "An inequality limits, and a weaker equation goes as far as it lets",
    arguments: [(50.0, 100.0, 100.0), (300, 100, 300), (500, 100, 400)])
  func inequalities(_ wanted: Double, _ least: Double, _ expected: Double) {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(0, 0, height: 10)
    scene.activate(
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: least),
      view.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: wanted).prioritized(999))
    scene.layOut()
    #expect(view.frame.width == CGFloat(expected))
  }

  @Test(
    "The higher of two priorities wins, and takes all", arguments: [(750.0, 749.0), (251, 250), (1000, 999), (2, 1)])
  func priorities(_ high: Double, _ low: Double) {
    for isFirst in [true, false] {
      let scene = LayoutScene()
      let view = scene.view()
      view.pin(0, 0, height: 10)
      let strong = view.widthAnchor.constraint(equalToConstant: 80).prioritized(Float(high))
      let weak = view.widthAnchor.constraint(equalToConstant: 200).prioritized(Float(low))
      NSLayoutConstraint.activate(isFirst ? [strong, weak] : [weak, strong])
      scene.layOut()
      #expect(view.frame.width == 80)
      strong.isActive = false
      scene.layOut()
      #expect(view.frame.width == 200)
    }
  }

  @Test("Many weak constraints do not outweigh a strong one")
  func lexicographic() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(0, 0, height: 10)
    view.widthAnchor.constraint(equalToConstant: 90).prioritized(251).isActive = true
    for _ in 0..<50 { view.widthAnchor.constraint(equalToConstant: 300).prioritized(250).isActive = true }
    scene.layOut()
    #expect(view.frame.width == 90)
  }

  @Test("A changed constant, priority or activation counts at the next layout")
  func changes() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(0, 0, height: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 100).prioritized(900)
    let other = view.widthAnchor.constraint(equalToConstant: 50).prioritized(500)
    scene.activate(width, other)
    scene.layOut()
    width.constant = 120
    #expect(view.frame.width == 100)
    scene.layOut()
    #expect(view.frame.width == 120)
    other.priority = UILayoutPriority(950)
    scene.layOut()
    #expect(view.frame.width == 50)
    other.isActive = false
    scene.layOut()
    #expect(view.frame.width == 120 && !other.isActive && width.isActive)
    scene.stage.advance(by: 0)
    width.constant = 70
    scene.stage.advance(by: 1 / 60)
    #expect(view.frame.width == 70, "a frame lays out")
  }

  @Test("Distances between anchors are lengths that can be compared")
  func distances() {
    let scene = LayoutScene()
    let (one, two) = (scene.view(), scene.view())
    one.pin(20, 0, width: 50, height: 10)
    scene.activate(
      two.topAnchor.constraint(equalTo: one.topAnchor), two.widthAnchor.constraint(equalToConstant: 10),
      two.heightAnchor.constraint(equalToConstant: 10),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(
        equalTo: two.trailingAnchor.anchorWithOffset(to: scene.root.trailingAnchor)))
    scene.layOut()
    #expect(two.frame.minX == 230, "in the middle between 70 and 400")
  }

  @Test("The older initialiser means the same as anchors")
  func items() {
    let scene = LayoutScene()
    let view = scene.view()
    scene.activate(
      NSLayoutConstraint(
        item: view, attribute: .right, relatedBy: .equal, toItem: scene.root, attribute: .right, multiplier: 1,
        constant: -5),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: scene.root, attribute: .width, multiplier: 0.25,
        constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 33),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: scene.root, attribute: .centerY, multiplier: 0.5,
        constant: 0))
    scene.layOut()
    #expect(view.frame == CGRect(x: 295, y: 184, width: 100, height: 33), "\(view.frame)")
  }

  @Test("The nearest view that contains both items has the constraint")
  func holders() {
    let scene = LayoutScene()
    let outer = scene.view()
    let (one, two) = (scene.view(in: outer), scene.view(in: outer))
    let edge = one.leftAnchor.constraint(equalTo: two.leftAnchor)
    let width = one.widthAnchor.constraint(equalToConstant: 5)
    let inset = outer.topAnchor.constraint(equalTo: one.topAnchor)
    scene.activate(edge, width, inset)
    #expect(outer.constraints == [edge, inset] && one.constraints == [width])
    outer.removeConstraint(edge)
    #expect(outer.constraints == [inset] && !edge.isActive)
    scene.root.addConstraint(edge)
    #expect(scene.root.constraints == [edge] && edge.isActive)
  }

  @Test(
    "Origins and sizes lie at whole pixels, each by itself",
    arguments: [(1, 113, 93), (2, 113.5, 93.5), (3, 340.0 / 3, 280.0 / 3)] as [(Double, Double, Double)])
  func pixels(_ scale: Double, _ x: Double, _ width: Double) {
    let scene = LayoutScene(scale: CGFloat(scale))
    let view = scene.view()
    view.pin(113.333, 0, width: 93.333, height: 10)
    scene.layOut()
    #expect(abs(view.frame.minX - x) < 1e-9 && abs(view.frame.width - width) < 1e-9, "\(view.frame)")
  }

  @Test("A transformed view keeps its transform, and is placed as without it")
  func transforms() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(20, 20, width: 100, height: 40)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.layOut()
    #expect(view.bounds.size == CGSize(width: 100, height: 40) && view.center == CGPoint(x: 70, y: 40))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("Ambiguous layouts are told from others, and the constraints that decide are named")
  func ambiguity() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(20, 20, height: 40)
    scene.layOut()
    #expect(view.hasAmbiguousLayout)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    scene.layOut()
    #expect(!view.hasAmbiguousLayout && view.constraintsAffectingLayout(for: .horizontal).contains(width))
    #expect(!view.constraintsAffectingLayout(for: .vertical).contains(width))
  }

  /// Two views in a row, with margins of 20 and a gap of 24 in a width of 393.
  private func row(_ scene: LayoutScene, _ one: UIView, _ two: UIView) -> [NSLayoutConstraint] {
    [
      one.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      two.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 24),
    ]
  }

  @Test(
    "Two constraints of one priority share nothing: the view that was named first takes the space, or keeps its size",
    arguments: [(80, 70, false, 259, 70), (80, 70, true, 80, 249), (255, 195, false, 255, 74)]
      as [(CGFloat, CGFloat, Bool, CGFloat, CGFloat)])
  func ties(_ first: CGFloat, _ second: CGFloat, _ isReversed: Bool, _ one: CGFloat, _ two: CGFloat) {
    let scene = LayoutScene(size: CGSize(width: 393, height: 72))
    let views = [scene.sized(first, 20), scene.sized(second, 20)]
    let edges = row(scene, views[0], views[1])
    NSLayoutConstraint.activate(isReversed ? [edges[1], edges[0], edges[2]] : edges)
    scene.layOut()
    #expect(views.map(\.frame.width) == [one, two])
  }

  @Test("A label that wraps yields the space in a tie")
  func wrappingTies() {
    let scene = LayoutScene(size: CGSize(width: 393, height: 72))
    let (one, two) = (scene.add(UILabel()), scene.add(UILabel()))
    (one.text, two.text, two.numberOfLines) = ("one", "two", 0)
    NSLayoutConstraint.activate(row(scene, one, two))
    scene.layOut()
    #expect(one.frame.width == one.intrinsicContentSize.width && two.frame.width > 200)
  }
}
