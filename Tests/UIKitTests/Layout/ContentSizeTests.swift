import Stage
import Testing
import UIKit

@MainActor @Suite("Natural sizes, fitting and baselines") struct ContentSizeTests {
  @Test("A view without constraints of its size has its natural one, and follows it")
  func natural() {
    let scene = LayoutScene()
    let view = scene.sized(80, 30)
    view.pin(5, 5)
    scene.layOut()
    #expect(view.frame.size == CGSize(width: 80, height: 30))
    view.natural = CGSize(width: 120, height: UIView.noIntrinsicMetric)
    view.heightAnchor.constraint(equalToConstant: 12).isActive = true
    scene.layOut()
    #expect(view.frame.size == CGSize(width: 120, height: 12))
  }

  @Test("Hugging and resistance decide which view is resized")
  func priorities() {
    for isStretched in [true, false] {
      let scene = LayoutScene(size: CGSize(width: isStretched ? 300 : 100, height: 100))
      let (one, two) = (scene.sized(80, 20), scene.sized(80, 20))
      scene.activate(
        one.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
        two.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor))
      one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      one.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      scene.layOut()
      #expect((one.frame.width, two.frame.width) == (isStretched ? (80, 220) : (20, 80)))
      one.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      scene.layOut()
      #expect((one.frame.width, two.frame.width) == (isStretched ? (220, 80) : (80, 20)))
    }
  }

  @Test("A label that wraps is as high as its lines at the width that it gets, and follows the width")
  func wrapping() {
    let scene = LayoutScene(size: CGSize(width: 300, height: 600))
    let label = scene.add(UILabel())
    label.numberOfLines = 0
    label.text = "Many words that fill several lines of a narrow screen, and one line of a wide one."
    let below = scene.view()
    scene.activate(
      label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: scene.root.topAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor)
    )
    scene.layOut()
    let narrow = label.sizeThatFits(CGSize(width: 280, height: 1000))
    #expect(label.frame.size == narrow && below.frame.minY == narrow.height)
    let line = label.sizeThatFits(CGSize(width: 10_000, height: 1000))
    #expect(narrow.height > 2 * line.height)
    scene.root.frame.size.width = 2000
    scene.layOut()
    #expect(label.frame.size == line)
    scene.root.frame.size.width = 300
    scene.layOut()
    #expect(label.frame.size == narrow)
  }

  @Test("A fitting size is the least that the constraints allow, or as near to the target as the priority says")
  func fitting() {
    let scene = LayoutScene()
    let view = UIView()
    let inner = scene.sized(80, 30, in: view)
    inner.fillSuperview(10)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 50))
    // Hugging, at 250, is stronger than the fitting level of 50.
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 100, height: 50))
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 50))
    #expect(view.frame == .zero && inner.frame == .zero && scene.diagnostics == [])
    view.widthAnchor.constraint(equalToConstant: 130).isActive = true
    #expect(view.systemLayoutSizeFitting(.zero).width == 130)
  }

  @Test("The fitting height of text that wraps is that at the required width")
  func fittingText() {
    let scene = LayoutScene()
    let view = scene.view()
    let label = scene.add(UILabel(), to: view)
    (label.numberOfLines, label.text) = (0, "Some words that need several lines where there is little room")
    label.fillSuperview(0)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: label.sizeThatFits(CGSize(width: 100, height: 1000)).height))
    #expect(label.systemLayoutSizeFitting(.zero).width == label.intrinsicContentSize.width)
  }

  @Test("A view in a layout is measured without its surroundings")
  func fittingInside() {
    let scene = LayoutScene()
    let view = scene.view()
    view.fillSuperview(0)
    scene.sized(80, 30, in: view).fillSuperview(10)
    scene.layOut()
    #expect(view.frame == scene.root.bounds)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 50) && view.frame == scene.root.bounds)
  }

  @Test("Baselines of labels with different fonts lie at the same height", arguments: [1.0, 2])
  func baselines(_ scale: Double) {
    let scene = LayoutScene(scale: CGFloat(scale))
    let (one, two) = (scene.add(UILabel()), scene.add(UILabel()))
    (one.text, two.text, one.font, two.font) = ("one", "two", .systemFont(ofSize: 34), .systemFont(ofSize: 12))
    one.pin(0, 10)
    scene.activate(
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor))
    scene.layOut()
    let difference = (one.frame.minY + one.font.ascender) - (two.frame.minY + two.font.ascender)
    // Each baseline, and each origin, is rounded to a pixel.
    #expect(abs(difference) <= 1 / scale + 1e-9, "\(difference)")
    one.font = .systemFont(ofSize: 60)
    scene.layOut()
    #expect(two.frame.minY > 30)
  }

  @Test("The baselines of a view without text are its edges")
  func plainBaselines() {
    let scene = LayoutScene()
    let (one, two) = (scene.view(), scene.view())
    one.pin(0, 10, width: 10, height: 40)
    scene.activate(
      two.lastBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor),
      two.topAnchor.constraint(equalTo: one.firstBaselineAnchor))
    scene.layOut()
    #expect(two.frame.minY == 10 && two.frame.maxY == 50)
  }

  private final class FramedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  @Test("Constraints align the alignment rectangle, of view and superview alike")
  func alignmentRects() {
    let scene = LayoutScene()
    let view = scene.add(FramedView())
    view.pin(10, 10)
    let inner = scene.view(in: view)
    inner.fillSuperview(0)
    scene.layOut()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 50, height: 20))
    let toggle = scene.add(UISwitch())
    toggle.pin(100, 10)
    scene.layOut()
    #expect(toggle.frame.size == CGSize(width: 63, height: 28))
  }

  @Test("Every control has its natural size in a layout")
  func controls() {
    let scene = LayoutScene()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let field = UITextField()
    (field.borderStyle, field.text) = (.roundedRect, "Text")
    let segments = UISegmentedControl(items: ["One", "Two"])
    let controls: [UIView] = [
      button, field, segments, UIStepper(), UIProgressView(), UIActivityIndicatorView(style: .medium), UISlider(),
    ]
    for (index, control) in controls.enumerated() {
      scene.add(control).pin(0, CGFloat(index) * 60)
      let natural = control.intrinsicContentSize
      scene.layOut()
      if natural.width >= 0 { #expect(control.frame.width == natural.width, "\(type(of: control))") }
      if natural.height >= 0 { #expect(control.frame.height == natural.height, "\(type(of: control))") }
    }
    #expect(scene.diagnostics == [])
  }

  @Test("Leading edges are right ones where text goes to the left, and follow a change")
  func directions() {
    let scene = LayoutScene()
    let view = scene.view()
    scene.activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor, constant: -30),
      view.widthAnchor.constraint(equalToConstant: 100))
    scene.layOut()
    #expect(view.frame.minX == 20)
    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    #expect(view.frame.maxX == 380)
    scene.root.semanticContentAttribute = .unspecified
    // What a view says counts for its own content, not for its place.
    view.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    #expect(view.frame.minX == 20 && view.frame.width == 100)
    view.semanticContentAttribute = .unspecified
    scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
    scene.stage.advance(by: 0.1)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.frame.maxX == 380)
    scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    #expect(scene.root.layoutMargins.left == 2 && scene.root.layoutMargins.right == 1)
  }
}
