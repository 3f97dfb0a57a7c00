import Stage
import Testing
import UIKit

/// Holds controls to the sizes that were measured on iOS 26.1: section 4.3 of the page of measurements.
@MainActor @Suite("Controls as measured on iOS, section 4.3")
struct MeasuredControlTests {
  let world = TouchWorld()

  @Test("4.3: A switch is 63 × 28 points, 61 × 28 in layout, and its thumb 37 × 24, 2 points from the edges")
  func toggle() {
    let toggle = world.show(UISwitch(), at: CGRect(x: 100, y: 100, width: 10, height: 10))
    #expect(toggle.frame == CGRect(x: 100, y: 100, width: 63, height: 28))
    #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    let (track, thumb) = (toggle.subviews[0], toggle.subviews[1])
    #expect(track.frame == toggle.bounds && track.layer.cornerRadius == 14)
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 37, height: 24) && thumb.layer.cornerRadius == 12)
    toggle.isOn = true
    #expect(thumb.frame == CGRect(x: 63 - 2 - 37, y: 2, width: 37, height: 24))
  }

  @Test(
    "1.4: The color of a switch changes by a critically damped spring, of 9.24 per second on and 15.71 off; its thumb by a curve",
    arguments: [(true, 9.24), (false, 15.708)])
  func toggleAnimation(isOn: Bool, frequency: Double) throws {
    let toggle = world.show(UISwitch(), at: CGRect(x: 100, y: 100, width: 63, height: 28))
    toggle.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    toggle.setOn(!isOn, animated: false)
    world.wait(1 / 60)
    let (track, thumb) = (toggle.subviews[0], toggle.subviews[1])
    func red() -> Double { Double(track.layer.presentation()?.backgroundColor?.components?.first ?? .nan) }
    func x() -> Double { thumb.layer.presentation()?.frame.minX.native ?? .nan }
    let (start, startX) = (red(), x())
    toggle.setOn(isOn, animated: true)
    world.wait(0)
    let (end, endX) = (
      isOn ? 1 : Double(track.layer.backgroundColor?.components?.first ?? .nan), thumb.frame.minX.native
    )
    let curve = bezier(0.160, 0.004, 0.406, 1.192)
    var time = 0.0
    for _ in 0..<20 {
      let part = 1 - (1 + frequency * time) * exp(-frequency * time)
      // The measured figures have four digits.
      #expect(abs(red() - start - (end - start) * part) < 1e-3, "at \(time) s")
      let moved = time < 0.336 ? curve(time / 0.336) : 1
      #expect(abs(x() - startX - (endX - startX) * moved) < 0.02, "at \(time) s")
      world.wait(0.025)
      time += 0.025
    }
    world.wait(0.6)
    #expect(red() == end && x() == endX)
  }

  @Test("1.4: A switch that is turned on with animation before it was first shown is on at once")
  func unshownToggle() {
    world.application.enter()
    let toggle = UISwitch()
    world.window.addSubview(toggle)
    toggle.setOn(true, animated: true)
    #expect(toggle.subviews.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
    world.wait(1 / 60)
    toggle.setOn(false, animated: true)
    #expect(toggle.subviews.allSatisfy { $0.layer.animationKeys()?.isEmpty == false })
  }

  @Test("4.3: A field with round corners is 28 points wider than its text and 34 high; a stepper is 94 × 32")
  func fieldAndStepper() {
    let stage = Stage()
    stage.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(field)
      field.borderStyle = .roundedRect
      field.text = "Some text"
      let label = UILabel()
      label.font = field.font
      label.text = field.text
      let width = label.sizeThatFits(CGSize(width: 1_000, height: 100)).width.rounded(.up)
      #expect(width > 50 && field.intrinsicContentSize == CGSize(width: width + 28, height: 34))
      #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
      #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
      #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    }
  }

  @Test("Fitting a view to its contents keeps the upper left corner of its frame, and a button begins at the origin")
  func sizeToFit() {
    world.application.enter()
    let view = UISwitch()
    view.layer.anchorPoint = CGPoint(x: 0.2, y: 0.7)
    view.bounds.size = CGSize(width: 10, height: 10)
    view.layer.position = CGPoint(x: 100, y: 50)
    let origin = view.frame.origin
    view.sizeToFit()
    #expect(view.frame.origin == origin && view.bounds.size == CGSize(width: 63, height: 28))
    #expect(UIButton(type: .close).frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(UIButton(type: .infoLight).frame.origin == .zero)
  }

  @Test("4.3: A slider is 34 points high, its track 6, its thumb 37 × 24")
  func slider() {
    let slider = world.show(UISlider(), at: CGRect(x: 20, y: 100, width: 200, height: 34))
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.height == 6 && track.midY == 17)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    #expect(thumb == CGRect(x: 100 - 18.5, y: 5, width: 37, height: 24))
    let ends = [0, 1].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }
    #expect(ends[0].minX == 0 && ends[1].maxX == 200)
  }

  @Test("4.3: An activity indicator has 20 or 37 points and 8 blades")
  func indicator() throws {
    world.application.enter()
    for (style, length) in [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)] {
      let indicator = UIActivityIndicatorView(style: style)
      #expect(indicator.bounds.size == CGSize(width: length, height: length))
      #expect(indicator.intrinsicContentSize == indicator.bounds.size)
      #expect(indicator.layer.sublayers?.first?.sublayers?.count == 8)
    }
  }

  @Test("4.3: The title of a pressed system button has an alpha of 0.2")
  func highlight() throws {
    let button = world.show(UIButton(type: .system), at: CGRect(x: 20, y: 100, width: 200, height: 44))
    button.setTitle("Title", for: .normal)
    let title = try #require(button.titleLabel)
    #expect(title.alpha == 1)
    button.isHighlighted = true
    #expect(abs(title.alpha - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(title.alpha == 1)
  }
}
