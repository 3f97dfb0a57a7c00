import Stage
import Testing
import UIKit

@MainActor @Suite("Stack views") struct StackViewTests {
  private let scene = LayoutScene()

  /// Makes the scene's world the current one; another test's may be.
  init() { scene.stage.perform {} }

  /// A stack of views with these natural lengths, 20 points across.
  private func stack(
    _ lengths: [CGFloat], _ axis: NSLayoutConstraint.Axis = .horizontal, length: CGFloat? = 300, across: CGFloat? = 50
  ) -> UIStackView {
    scene.stage.perform {}
    let stack = scene.add(
      UIStackView(
        arrangedSubviews: lengths.map { length in
          SizedView(axis == .horizontal ? CGSize(width: length, height: 20) : CGSize(width: 20, height: length))
        }))
    stack.axis = axis
    stack.pin(0, 0, width: axis == .horizontal ? length : across, height: axis == .horizontal ? across : length)
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    scene.layOut()
    return stack.arrangedSubviews.map { view in
      stack.axis == .horizontal ? [view.frame.minX, view.frame.maxX] : [view.frame.minY, view.frame.maxY]
    }
  }

  private func across(_ stack: UIStackView) -> [[CGFloat]] {
    scene.layOut()
    return stack.arrangedSubviews.map { view in
      stack.axis == .horizontal ? [view.frame.minY, view.frame.maxY] : [view.frame.minX, view.frame.maxX]
    }
  }

  @Test(
    "Subviews share the length as the distribution says", arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func distributions(_ axis: NSLayoutConstraint.Axis) {
    let stack = stack([40, 60, 20], axis)
    stack.spacing = 10
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(200), for: axis)
    #expect(spans(stack) == [[0, 40], [50, 270], [280, 300]])
    stack.distribution = .fillEqually
    #expect(spans(stack).map { $0[1] - $0[0] } == [93, 93, 93], "280 / 3, at whole pixels")
    stack.distribution = .fillProportionally
    #expect(spans(stack) == [[0, 93], [103, 243], [253, 300]])
    stack.distribution = .equalSpacing
    #expect(spans(stack) == [[0, 40], [130, 190], [280, 300]])
    stack.distribution = .equalCentering
    // Centers at 20, 155 and 290.
    #expect(spans(stack) == [[0, 40], [125, 185], [280, 300]] && scene.diagnostics == [])
  }

  @Test("A stack of no given size is as large as its subviews and their distances")
  func naturalSize() {
    for distribution in [UIStackView.Distribution.fill, .equalSpacing, .equalCentering] {
      let stack = stack([40, 60, 20], length: nil, across: nil)
      (stack.spacing, stack.distribution) = (10, distribution)
      scene.layOut()
      let least = distribution == .equalCentering ? 150 : 140
      #expect(stack.frame.width >= 140 && stack.frame.width <= CGFloat(least), "\(distribution) \(stack.frame)")
      #expect(stack.frame.height == 20 && stack.systemLayoutSizeFitting(.zero).height == 20)
    }
  }

  @Test("Subviews lie across the stack as the alignment says")
  func alignments() {
    let stack = stack([40, 60])
    (stack.arrangedSubviews[1] as? SizedView)?.natural.height = 30
    #expect(across(stack) == [[0, 50], [0, 50]])
    stack.alignment = .top
    #expect(across(stack) == [[0, 20], [0, 30]])
    stack.alignment = .bottom
    #expect(across(stack) == [[30, 50], [20, 50]])
    stack.alignment = .center
    #expect(across(stack) == [[15, 35], [10, 40]])
    let column = self.stack([40, 60], .vertical)
    column.alignment = .leading
    #expect(across(column) == [[0, 20], [0, 20]])
    column.alignment = .trailing
    #expect(across(column) == [[30, 50], [30, 50]] && scene.diagnostics == [])
  }

  @Test("A stack is as high as its highest subview, whatever the alignment", arguments: 0..<6)
  func naturalAcross(_ alignment: Int) throws {
    let stack = stack([40, 60], across: nil)
    (stack.arrangedSubviews[1] as? SizedView)?.natural.height = 30
    stack.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
    scene.layOut()
    #expect(stack.frame.height == 30)
  }

  @Test("Labels lie with their baselines at the same height")
  func baselines() {
    let stack = scene.add(UIStackView())
    stack.pin(0, 0)
    for size in [40.0, 12] {
      let label = UILabel()
      (label.text, label.font) = ("Text", .systemFont(ofSize: size))
      stack.addArrangedSubview(label)
    }
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      scene.layOut()
      let lines = stack.arrangedSubviews.compactMap { $0 as? UILabel }.map { $0.frame.minY + $0.font.ascender }
      #expect(abs(lines[0] - lines[1]) < 1.5 && stack.arrangedSubviews[0].frame.minY == 0)
    }
  }

  @Test("A distance of its own follows a subview, until it is taken back")
  func customSpacing() {
    let stack = stack([40, 60, 20], length: nil)
    stack.spacing = 10
    let views = stack.arrangedSubviews
    stack.setCustomSpacing(33, after: views[0])
    #expect(spans(stack) == [[0, 40], [73, 133], [143, 163]] && stack.customSpacing(after: views[0]) == 33)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(spans(stack)[1] == [48, 108])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(spans(stack)[1] == [50, 110] && stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test("Margins count where the stack says so, and are 0 until they are set")
  func margins() {
    let stack = stack([40, 60], length: nil, across: nil)
    #expect(stack.layoutMargins == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(spans(stack) == [[2, 42], [42, 102]] && stack.frame.size == CGSize(width: 106, height: 24))
  }

  @Test("Hidden subviews take no space, and those that are shown again take theirs")
  func hidden() {
    let stack = stack([40, 60, 20], length: nil)
    stack.spacing = 10
    stack.arrangedSubviews[1].isHidden = true
    scene.layOut()
    #expect(stack.frame.width == 70 && stack.arrangedSubviews[2].frame.minX == 50)
    #expect(stack.arrangedSubviews[1].frame.width == 0)
    stack.arrangedSubviews[1].isHidden = false
    scene.layOut()
    #expect(stack.frame.width == 140)
    // A required length is no contradiction.
    stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 70).isActive = true
    for view in stack.arrangedSubviews { view.isHidden = true }
    scene.layOut()
    #expect(stack.frame.width == 0 && scene.diagnostics == [])
  }

  @Test("Hiding a subview in an animation block moves the others with the block")
  func hiddenAnimated() throws {
    let stack = stack([40, 60, 20], length: nil)
    try scene.stage.settle()
    let views = stack.arrangedSubviews
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    scene.stage.advance(by: 0.5)
    let shown = try #require(views[1].layer.presentation()).frame
    #expect(abs(shown.minX - 20) < 2, "\(shown)")
    #expect(views[0].layer.presentation()?.isHidden == false, "it is seen until its space is taken away")
    try scene.stage.settle()
    #expect(views[1].frame.minX == 0 && views[0].isHidden && views[0].layer.presentation()?.isHidden == true)
  }

  @Test("Subviews are inserted, moved and removed; one that leaves the stack leaves the arrangement")
  func changes() {
    let stack = stack([40, 60], length: nil)
    let view = SizedView(CGSize(width: 10, height: 20))
    stack.insertArrangedSubview(view, at: 1)
    #expect(spans(stack) == [[0, 40], [40, 50], [50, 110]] && !view.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(view, at: 0)
    #expect(spans(stack) == [[0, 10], [10, 50], [50, 110]] && stack.arrangedSubviews.count == 3)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack && stack.arrangedSubviews.count == 2 && spans(stack) == [[0, 40], [40, 100]])
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(spans(stack) == [[0, 60]])
    stack.insertArrangedSubview(view, at: 7)
    #expect(stack.arrangedSubviews.count == 1 && scene.diagnostics.count == 1)
  }

  @Test("Stacks in stacks have their natural sizes")
  func nested() {
    let row = UIStackView(arrangedSubviews: [10, 20].map { SizedView(CGSize(width: $0, height: 5)) })
    row.spacing = 3
    let column = scene.add(UIStackView(arrangedSubviews: [row, SizedView(CGSize(width: 25, height: 15))]))
    (column.axis, column.spacing, column.alignment) = (.vertical, 2, .leading)
    column.pin(0, 0)
    scene.layOut()
    #expect(column.frame.size == CGSize(width: 33, height: 22) && row.frame == CGRect(x: 0, y: 0, width: 33, height: 5))
  }

  @Test("A stack in right to left begins at the right, and keeps its position in a stack in left to right")
  func mixedDirections() {
    let row = UIStackView(arrangedSubviews: [10, 20].map { SizedView(CGSize(width: $0, height: 5)) })
    row.semanticContentAttribute = .forceRightToLeft
    let column = scene.add(UIStackView(arrangedSubviews: [row, SizedView(CGSize(width: 90, height: 15))]))
    column.axis = .vertical
    column.pin(0, 0)
    row.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    scene.layOut()
    #expect(row.frame == CGRect(x: 0, y: 0, width: 90, height: 5) && row.arrangedSubviews.map(\.frame.minX) == [80, 0])
    #expect(scene.stage.diagnostics == [])
  }

  @Test("A cancelled transition restores what is hidden, the order and the distances")
  func cancelled() throws {
    let navigation = try NavigationScene()
    let stack = UIStackView(arrangedSubviews: [40, 60, 20].map { SizedView(CGSize(width: $0, height: 20)) })
    stack.frame = CGRect(x: 10, y: 300, width: 300, height: 40)
    navigation.screens[1].view.addSubview(stack)
    try navigation.stage.settle()
    let views = stack.arrangedSubviews
    let before = (stack.subviews.map(\.frame), stack.spacing, navigation.stage.render().digest)
    let interaction = navigation.dragPop { context in
      (views[0].isHidden, stack.spacing, stack.axis) = (true, 30, .vertical)
      stack.removeArrangedSubview(views[2])
      stack.insertArrangedSubview(SizedView(CGSize(width: 5, height: 5)), at: 0)
      stack.setCustomSpacing(9, after: views[1])
      context.fromView.layoutIfNeeded()
    }
    #expect(views[0].isHidden && stack.arrangedSubviews.count == 3)
    interaction.cancel()
    try navigation.stage.settle()
    #expect(stack.arrangedSubviews == views && stack.spacing == 0 && stack.axis == .horizontal && !views[0].isHidden)
    #expect(views.map(\.frame) == before.0 && navigation.stage.render().digest == before.2)
    #expect(navigation.stage.misuse == [])
  }
}
