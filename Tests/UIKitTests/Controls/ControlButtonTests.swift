import Testing
import UIKit

@MainActor @Suite("Buttons")
struct ControlButtonTests {
  // Text is measured by the current world. Another test may run between `init` and a test function and enter its own
  // world, so every function enters this one before it creates a button.
  let world = TouchWorld()
  private let told = Counter()

  private func button(_ type: UIButton.ButtonType = .system) -> UIButton {
    let button = world.show(UIButton(type: type), at: CGRect(x: 100, y: 100, width: 100, height: 40))
    button.setTitle("Push", for: .normal)
    button.addTarget(told, action: Selector(Counter.hear(from:)), for: .touchUpInside)
    return button
  }

  private func isPale(_ button: UIButton) -> Bool { (button.titleLabel?.alpha ?? 1) < 0.5 }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("A click calls the target once, and so does the Return key, unless the button is disabled")
  func click() {
    let button = button()
    world.tap(150, 120)
    #expect(told.senders.count == 1)
    button.activate()
    #expect(told.senders.count == 2)
    button.isEnabled = false
    button.activate()
    world.tap(150, 120)
    #expect(told.senders.count == 2)
  }

  @Test("A press that becomes a pan of an ancestor is no click, even if it returns to where it began")
  func dragTakesOver() {
    world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    let button = button()
    world.down(150, 120)
    #expect(button.isHighlighted && isPale(button))
    world.drag(from: SIMD2(150, 120), to: SIMD2(190, 120), steps: 8)
    #expect(!button.isHighlighted && world.log.first == "pan began")
    world.drag(from: SIMD2(190, 120), to: SIMD2(150, 120), steps: 8)
    world.up(150, 120)
    #expect(told.senders.isEmpty && button.titleLabel?.alpha == 1)
  }

  @Test("A button is drawn pressed only while the press is inside it")
  func leaving() {
    let button = button()
    world.down(150, 120)
    world.move(150, 400)
    #expect(!button.isHighlighted && !button.isHeld)
    world.move(150, 120)
    #expect(button.isHeld && isPale(button))
    world.move(150, 400)
    world.up(150, 400)
    #expect(told.senders.isEmpty)
  }

  @Test("A state shows the values that are set for it, and those of the normal state otherwise")
  func states() {
    let button = button(.custom)
    let (low, high) = (picture(10, 10), picture(12, 12))
    button.setTitle("Down", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    button.setImage(low, for: .normal)
    button.setImage(high, for: .disabled)
    button.setBackgroundImage(high, for: .highlighted)
    #expect(button.currentTitle == "Push" && button.currentTitleColor == .red && button.currentBackgroundImage == nil)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Down" && button.titleLabel?.textColor == .red)
    #expect(button.currentBackgroundImage === high && button.currentImage === low)
    (button.isHighlighted, button.isSelected) = (false, true)
    #expect(button.titleLabel?.text == "Push" && button.titleLabel?.textColor == .green)
    (button.isSelected, button.isEnabled) = (false, false)
    #expect(button.imageView?.image === high && button.title(for: .disabled) == "Push")
    #expect(button.titleColor(for: .highlighted) == .red)
  }

  @Test("A system button has the tint color, red if it is destructive and gray if it is disabled")
  func tint() {
    let button = button()
    button.tintColor = .purple
    #expect(button.currentTitleColor == .purple && button.titleLabel?.textColor == .purple)
    button.role = .destructive
    #expect(button.currentTitleColor == .systemRed)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel && UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test(
    "The intrinsic size of a button is that of its contents with their insets, or its background image if that is larger"
  )
  func sizes() {
    world.application.enter()
    let button = UIButton(type: .custom)
    button.setImage(picture(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 14))
    button.titleEdgeInsets.left = 50
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 14))
    button.setBackgroundImage(picture(40, 5), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 40, height: 14))
  }

  @Test(
    "The image is aligned in the content rectangle and moved by its insets",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, 5.0, 20.0), (.center, 41, 20), (.trailing, 77, 20), (.fill, 1, 100),
    ])
  func alignment(horizontal: UIControl.ContentHorizontalAlignment, x: Double, width: Double) {
    world.application.enter()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(picture(20, 10), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 3)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (horizontal, .top)
    let frame = button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
    #expect(frame == CGRect(x: x, y: 3, width: width, height: 10))
  }

  @Test(
    "A configuration can put the image on each side of the text",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func placement(edge: NSDirectionalRectEdge) {
    world.application.enter()
    var look = UIButton.Configuration.filled()
    (look.title, look.subtitle, look.image, look.imagePlacement) = ("Title", "Below", picture(20, 10), edge)
    look.imagePadding = 6
    let button = UIButton(configuration: look)
    let size = button.intrinsicContentSize
    button.frame.size = size
    let content = button.contentRect(forBounds: button.bounds)
    let (image, title) = (button.imageRect(forContentRect: content), button.titleRect(forContentRect: content))
    switch edge {
    case .leading: #expect(image.minX == 12 && title.minX == 38)
    case .trailing: #expect(abs(image.maxX - (size.width - 12)) < 1 && title.minX == 12)
    case .top: #expect(image.minY == 7 && title.minY == 23)
    default: #expect(abs(image.maxY - (size.height - 7)) < 1 && title.minY == 7)
    }
    #expect(content.contains(image) && content.insetBy(dx: -1, dy: -1).contains(title))
  }

  @Test("The update handler is called when the state changes, and can change the configuration")
  func handler() {
    world.application.enter()
    let button = UIButton(configuration: .gray())
    var heard: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      heard.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On" && heard == [.normal, .selected])
  }

  @Test("A button created with an action shows its title and image, and calls it")
  func action() {
    world.application.enter()
    var count = 0
    let action = UIAction(title: "Go", image: picture(8, 8)) { _ in count += 1 }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Go" && button.currentImage === action.image && button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let configured = UIButton(configuration: .plain(), primaryAction: action)
    #expect(configured.configuration?.title == "Go" && configured.configuration?.image === action.image)
  }

  @Test("With `changesSelectionAsPrimaryAction` a click selects the button and the next one deselects it")
  func selecting() {
    let button = button()
    button.changesSelectionAsPrimaryAction = true
    world.tap(150, 120)
    #expect(button.isSelected)
    world.wait(0.5)
    world.tap(150, 120)
    #expect(!button.isSelected && told.senders.count == 2)
  }
}
