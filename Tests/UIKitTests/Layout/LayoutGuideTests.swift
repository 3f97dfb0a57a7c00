import Stage
import Testing
import UIKit

@MainActor @Suite("Layout guides") struct LayoutGuideTests {
  @Test("A guide of one's own takes part in layout, and its constraints end when it is removed")
  func own() {
    let scene = LayoutScene()
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    let view = scene.view()
    scene.activate(
      guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 7),
      guide.heightAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalTo: guide.heightAnchor))
    #expect(guide.layoutFrame == .zero && guide.owningView === scene.root)
    scene.layOut()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 7, width: 100, height: 20))
    #expect(view.frame == CGRect(x: 100, y: 7, width: 1, height: 20))
    scene.root.removeLayoutGuide(guide)
    #expect(scene.root.layoutGuides == [] && guide.owningView == nil && scene.root.constraints == [])
  }

  @Test("The safe area's guide follows the safe area, and so do the controller's guides at the top and bottom")
  func safeArea() {
    let scene = LayoutScene()
    let view = scene.view()
    let safe = scene.root.safeAreaLayoutGuide
    #expect(safe.layoutFrame == .zero, "it takes part from the next layout, as measured")
    let older = scene.view()
    scene.activate(
      older.topAnchor.constraint(equalTo: scene.controller.topLayoutGuide.bottomAnchor),
      older.bottomAnchor.constraint(equalTo: scene.controller.bottomLayoutGuide.topAnchor))
    scene.activate(
      view.topAnchor.constraint(equalTo: safe.topAnchor), view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor))
    scene.layOut()
    #expect(view.frame == scene.root.bounds)
    scene.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 1, bottom: 34, right: 2)
    scene.layOut()
    #expect(view.frame == CGRect(x: 1, y: 50, width: 397, height: 716))
    #expect(scene.controller.topLayoutGuide.length == 50 && scene.controller.bottomLayoutGuide.length == 34)
    #expect(older.frame.minY == 50 && older.frame.maxY == 766)
  }

  @Test(
    "Margins are 8, and at the sides of a screen 16, or 20 where that is wide", arguments: [(375.0, 16.0), (390, 20)])
  func margins(_ width: Double, _ side: Double) {
    let scene = LayoutScene(size: CGSize(width: width, height: 800))
    let (view, inner) = (scene.view(), scene.view())
    inner.fillSuperview(0)
    view.pin(0, 0, width: 100, height: 100)
    let deep = scene.view(in: view)
    let margins = scene.root.layoutMarginsGuide
    scene.activate(
      deep.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      deep.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor))
    scene.layOut()
    #expect(deep.frame.origin == CGPoint(x: 8, y: 8))
    #expect(margins.layoutFrame == CGRect(x: side, y: 0, width: width - 2 * side, height: 800))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.layOut()
    #expect(deep.frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test("Margins are as far from the superview's edges as its own, where a view preserves them")
  func preserved() {
    let scene = LayoutScene()
    scene.root.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 380, height: 100))
    scene.root.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 8, right: 30))
  }

  @Test("The safe area adds to margins, unless that is switched off")
  func safeMargins() {
    let scene = LayoutScene()
    scene.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    #expect(scene.root.layoutMargins.top == 50)
    scene.root.insetsLayoutMarginsFromSafeArea = false
    #expect(scene.root.layoutMargins.top == 0)
  }

  @Test("The readable width is at most 920 points, in the middle of the margins", arguments: [500.0, 1200])
  func readable(_ width: Double) {
    let scene = LayoutScene(size: CGSize(width: width, height: 400))
    let guide = scene.root.readableContentGuide
    scene.layOut()
    let expected = min(920, width - 40)
    #expect(guide.layoutFrame == CGRect(x: (width - expected) / 2, y: 0, width: expected, height: 400))
    #expect(scene.root.constraints == [], "the guide's own constraints are the system's")
  }

  @Test("Margin attributes are the edges of the margins' guide")
  func marginAttributes() {
    let scene = LayoutScene()
    let view = scene.view()
    scene.root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    for (attribute, margin): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) in [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      scene.activate(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: scene.root, attribute: margin, multiplier: 1,
          constant: 0))
    }
    scene.layOut()
    #expect(view.frame == CGRect(x: 12, y: 11, width: 374, height: 776))
  }

  @Test("Constraints to a scroll view's edges decide its content size; to its frame guide, what stays in sight")
  func scrolling() {
    let scene = LayoutScene()
    let scrollView = scene.add(UIScrollView())
    scrollView.pin(0, 100, width: 400, height: 200)
    let content = scene.view(in: scrollView)
    content.fillSuperview(10)
    scene.activate(
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 900))
    let badge = scene.view(in: scrollView)
    scene.activate(
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
      badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20))
    scene.layOut()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 920))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 380, height: 900))
    #expect(badge.frame == CGRect(x: 380, y: 3, width: 20, height: 20))
    scrollView.contentOffset.y = 55
    scene.layOut()
    #expect(badge.frame.minY == 58 && content.frame.minY == 10 && scene.diagnostics == [])
  }

  @Test("A constraint out of scrolled content is measured where the content is seen")
  func scrolledOut() {
    let scene = LayoutScene()
    let scrollView = scene.add(UIScrollView())
    scrollView.pin(0, 100, width: 400, height: 200)
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    let content = scene.view(in: scrollView)
    content.pin(0, 60, width: 10, height: 10)
    let beside = scene.view()
    scene.activate(
      beside.topAnchor.constraint(equalTo: content.topAnchor),
      beside.leadingAnchor.constraint(equalTo: content.trailingAnchor))
    scene.layOut()
    #expect(beside.frame.minY == 160)
    scrollView.contentOffset.y = 50
    scene.layOut()
    #expect(beside.frame.minY == 110)
  }
}
