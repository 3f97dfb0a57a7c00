import Stage
import Testing
import UIKit

/// The numbers at which arithmetic goes wrong.
let oddNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, 1e150, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  1e9, -1e9, Double(Int.max), Double(Int32.max), 1e19, -1e19,
]
/// Indices and counts that no list has.
private let oddInts = [Int.min, -1, 0, Int.max, 1 << 40, 99]

/// Animations have doors of their own: `AnimationNumberTests`, and `NumberDoorTests` of QuartzCore.
@MainActor @Suite("Odd numbers at the doors of UIKit")
struct OddNumberDoorTests {
  /// Calls `body` with each odd number on a stage of its own, which then has to draw, take a drag and come to rest.
  private func each(_ name: String, _ body: (Stage, UIView, Double) throws -> Void) throws {
    for number in oddNumbers {
      let stage = Stage(size: CGSize(width: 100, height: 200), scale: 0.5)
      let root = UIViewController()
      stage.window.rootViewController = root
      try stage.perform { try body(stage, root.view, number) }
      stage.advance(by: 0.2)
      _ = stage.render()
      stage.drag(CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 70), steps: 2, rate: 20)
      stage.advance(by: 0.5)
      _ = stage.render()
      do { try stage.settle(timeout: 50) } catch { Issue.record("\(name) \(number): \(error)") }
    }
  }

  @Test("Every setting that is a number takes any, and the stage draws and settles") func settings() throws {
    try each("settings") { _, view, n in
      for row in ViewNumberTests.rows {
        let made = row.make()
        made.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        view.addSubview(made)
        row.set(made, n)
      }
    }
  }

  @Test("Fonts and labels take any number, and the stage draws and settles") func fonts() throws {
    try each("fonts") { _, view, n in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      label.text = "Some text\nin lines"
      label.numberOfLines = Int(exactly: n.rounded()) ?? 0
      label.font = .systemFont(ofSize: CGFloat(n))
      view.addSubview(label)
      (label.minimumScaleFactor, label.preferredMaxLayoutWidth) = (CGFloat(n), CGFloat(n))
      (label.shadowOffset, label.shadowColor, label.adjustsFontSizeToFitWidth) = (CGSize(all: n), .red, true)
      _ = label.sizeThatFits(CGSize(all: n))
      _ = label.intrinsicContentSize
      label.sizeToFit()
      _ = UIFont(name: "Inter", size: CGFloat(n))?.lineHeight
      _ = UIFont.preferredFont(forTextStyle: .body).withSize(CGFloat(n))
      _ = UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(rawValue: CGFloat(n)))
      let other = UILabel(frame: CGRect(x: 0, y: 50, width: n, height: n))
      let font = UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(CGFloat(n)))
      other.attributedText = NSAttributedString(string: "x y", attributes: [.font: font])
      view.addSubview(other)
    }
  }

  @Test("Text fields take any number, and the stage draws and settles") func fields() throws {
    try each("fields") { stage, view, n in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      field.font = .systemFont(ofSize: CGFloat(n))
      (field.minimumFontSize, field.adjustsFontSizeToFitWidth, field.text) = (CGFloat(n), true, "Hello world")
      view.addSubview(field)
      field.becomeFirstResponder()
      field.leftView = UIView(frame: CGRect(all: n))
      field.leftViewMode = .always
      if let start = field.position(from: field.beginningOfDocument, offset: Int(exactly: n.rounded()) ?? Int.max) {
        _ = field.caretRect(for: start)
      }
      for int in oddInts {
        _ = field.position(from: field.endOfDocument, offset: int)
        if let p = field.position(from: field.beginningOfDocument, in: .right, offset: int) {
          _ = field.caretRect(for: p)
        }
      }
      _ = field.closestPosition(to: CGPoint(all: n))
      _ = field.characterRange(at: CGPoint(all: n))
      field.bounds.size.width = CGFloat(n)
    }
  }

  @Test("Controls take any number, and the stage draws and settles") func controls() throws {
    try each("controls") { _, view, n in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      view.addSubview(slider)
      (slider.maximumValue, slider.minimumValue, slider.value) = (Float(n), Float(n), Float(n))
      slider.setValue(Float(n), animated: true)
      _ = slider.thumbRect(
        forBounds: CGRect(all: n), trackRect: CGRect(x: n, y: 0, width: n, height: n), value: Float(n))
      let stepper = UIStepper()
      view.addSubview(stepper)
      stepper.center = CGPoint(x: 50, y: 60)
      (stepper.stepValue, stepper.maximumValue, stepper.minimumValue, stepper.value) = (n, n, n, n)
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.frame = CGRect(x: 0, y: 80, width: n, height: 30)
      view.addSubview(segments)
      for int in oddInts {
        segments.selectedSegmentIndex = int
        segments.setTitle("C", forSegmentAt: int)
        segments.setEnabled(false, forSegmentAt: int)
        _ = segments.titleForSegment(at: int)
        segments.removeSegment(at: int, animated: true)
        segments.insertSegment(withTitle: "D", at: int, animated: true)
      }
      let progress = UIProgressView(frame: CGRect(x: 0, y: 120, width: 90, height: 4))
      view.addSubview(progress)
      progress.setProgress(Float(n), animated: true)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 130, width: 50, height: 20)
      button.setTitle("B", for: .normal)
      (button.contentEdgeInsets, button.titleEdgeInsets) = (UIEdgeInsets(all: n), UIEdgeInsets(all: n))
      button.setTitle("X", for: UIControl.State(rawValue: .max))
      button.sizeToFit()
      view.addSubview(button)
      let spinner = UIActivityIndicatorView(frame: CGRect(all: n))
      view.addSubview(spinner)
      spinner.startAnimating()
      let toggle = UISwitch(frame: CGRect(all: n))
      view.addSubview(toggle)
      toggle.setOn(true, animated: true)
    }
  }

  @Test("Scroll views take any number, and the stage draws and settles") func scrolling() throws {
    try each("scrolling") { stage, view, n in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      scroll.addSubview(content)
      view.addSubview(scroll)
      let delegate = ScrollLog()
      delegate.zoomed = content
      scroll.delegate = delegate
      objc_setAssociatedObject(scroll, &key, delegate, .OBJC_ASSOCIATION_RETAIN)
      scroll.contentSize = CGSize(all: n)
      (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale) = (CGFloat(n), CGFloat(n), CGFloat(n))
      scroll.contentInset = UIEdgeInsets(all: n)
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(n))
      scroll.contentAlignmentPoint = CGPoint(all: n)
      scroll.verticalScrollIndicatorInsets = UIEdgeInsets(all: n)
      scroll.setContentOffset(CGPoint(all: n), animated: true)
      scroll.scrollRectToVisible(CGRect(all: n), animated: true)
      scroll.zoom(to: CGRect(all: n), animated: true)
      scroll.setZoomScale(CGFloat(n), animated: true)
      scroll.isPagingEnabled = true
      stage.wheel(by: CGVector(dx: n, dy: n), at: CGPoint(x: 20, y: 20))
      scroll.bounds = CGRect(all: n)
    }
  }

  @Test("Recognisers and touches take any number, and the stage draws and settles") func gestures() throws {
    try each("gestures") { stage, view, n in
      let int = Int(exactly: n.rounded()) ?? -1
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (int, int)
      let long = UILongPressGestureRecognizer()
      (long.minimumPressDuration, long.allowableMovement, long.numberOfTapsRequired) = (n, CGFloat(n), int)
      let pan = UIPanGestureRecognizer()
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (int, int)
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = int
      let pinch = UIPinchGestureRecognizer()
      let rotation = UIRotationGestureRecognizer()
      for recognizer in [tap, long, pan, swipe, pinch, rotation] { view.addGestureRecognizer(recognizer) }
      pinch.scale = CGFloat(n)
      rotation.rotation = CGFloat(n)
      pan.setTranslation(CGPoint(all: n), in: view)
      for int in oddInts { _ = pan.location(ofTouch: int, in: view) }
      stage.send(.down(CGPoint(all: n)))
      stage.send(.move(CGPoint(all: n)))
      stage.send(.up(CGPoint(all: n)))
      stage.send(.down(CGPoint(x: 10, y: 10)), pointer: int, at: n)
      stage.send(.move(CGPoint(x: 60, y: 10)), pointer: int, at: n)
      stage.send(.down(CGPoint(x: 30, y: 10)), pointer: 7, at: n)
      stage.send(.move(CGPoint(x: 90, y: 50)), pointer: 7, at: n)
      pinch.scale = CGFloat(n)
      rotation.rotation = CGFloat(n)
      pan.setTranslation(CGPoint(all: n), in: view)
      stage.send(.move(CGPoint(x: 95, y: 60)), pointer: 7, at: n)
      _ = (pinch.velocity, rotation.velocity, pan.velocity(in: view))
      stage.send(.up(CGPoint(x: 95, y: 60)), pointer: 7, at: n)
      stage.send(.up(CGPoint(x: 60, y: 10)), pointer: int, at: n)
      stage.hover(at: CGPoint(all: n))
    }
  }

  @Test("Layers of every class take any number, and the stage draws and settles") func layers() throws {
    try each("layers") { _, view, n in
      let side = CGFloat(n)
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, 7, "x"]
      gradient.locations = [NSNumber(value: n), 0.5, NSNumber(value: -n), 0.1]
      (gradient.startPoint, gradient.endPoint) = (CGPoint(all: n), CGPoint(x: n, y: -n))
      for type in [CAGradientLayerType.axial, .radial, .conic] { gradient.type = type }
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(all: n))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addArc(center: CGPoint(x: 10, y: 10), radius: side, startAngle: side, endAngle: side, clockwise: true)
      path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 30, height: 30), cornerWidth: 15, cornerHeight: 15)
      path.addEllipse(in: CGRect(x: n, y: 0, width: 20, height: n))
      shape.path = path
      (shape.lineWidth, shape.miterLimit, shape.strokeStart, shape.strokeEnd) = (side, side, side, side)
      (shape.lineDashPattern, shape.lineDashPhase) = ([NSNumber(value: n), NSNumber(value: n)], side)
      shape.strokeColor = UIColor.red.cgColor
      let small = CAShapeLayer()
      small.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1e5, height: 1e5), transform: nil)
      (small.lineDashPattern, small.lineWidth) = ([1e-9, NSNumber(value: n)], 1)
      small.strokeColor = UIColor.red.cgColor
      let replicator = CAReplicatorLayer()
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
      dot.backgroundColor = UIColor.red.cgColor
      replicator.addSublayer(dot)
      replicator.instanceCount = Int(exactly: n.rounded()) ?? 3
      replicator.instanceDelay = n
      replicator.instanceTransform = CATransform3DMakeTranslation(side, 2, 0)
      replicator.instanceAlphaOffset = Float(n)
      let text = CATextLayer()
      text.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      text.string = "text"
      text.fontSize = side
      let scroll = CAScrollLayer()
      scroll.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      scroll.scroll(to: CGPoint(all: n))
      let transform = CATransformLayer()
      transform.addSublayer(CALayer())
      transform.sublayerTransform.m34 = side
      for layer in [gradient, shape, small, replicator, text, scroll, transform] {
        view.layer.addSublayer(layer)
        (layer.zPosition, layer.anchorPoint, layer.anchorPointZ) = (side, CGPoint(all: n), side)
        layer.transform = CATransform3DMakeRotation(side, side, side, side)
        (layer.rasterizationScale, layer.contentsScale) = (side, side)
        (layer.cornerRadius, layer.borderWidth) = (side, side)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, side, CGSize(all: n))
        layer.shadowPath = path
        (layer.speed, layer.timeOffset, layer.beginTime) = (Float(n), n, n)
        layer.setValue(n, forKeyPath: "transform.rotation.x")
        layer.setValue(n, forKeyPath: "bounds.size.width")
        layer.setValue(NSNumber(value: n), forKeyPath: "position")
        _ = layer.convertTime(n, to: nil)
        _ = layer.convert(CGPoint(all: n), to: view.layer)
        _ = layer.hitTest(CGPoint(all: n))
      }
    }
  }

  @Test("Pictures and paths take any number, and the stage draws and settles") func images() throws {
    try each("images") { _, view, n in
      let renderer = UIGraphicsImageRenderer(size: CGSize(all: n))
      let image = renderer.image { context in
        context.fill(CGRect(x: n, y: 0, width: 10, height: n))
        context.stroke(CGRect(x: n, y: 0, width: 10, height: n))
      }
      _ = image.pngData()
      let format = UIGraphicsImageRendererFormat()
      format.scale = CGFloat(n)
      let other = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      let small = other.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
      _ = small.pngData()
      let stretched = small.resizableImage(withCapInsets: UIEdgeInsets(all: n))
      let imageView = UIImageView(image: stretched)
      imageView.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      view.addSubview(imageView)
      let cap = Int(exactly: n.rounded()) ?? -5
      _ = small.stretchableImage(withLeftCapWidth: cap, topCapHeight: cap)
      small.draw(in: CGRect(all: n))
      _ = UIImage.animatedImage(with: [small, image], duration: n)
      (imageView.animationImages, imageView.animationDuration) = ([small, image], n)
      imageView.animationRepeatCount = Int(exactly: n.rounded()) ?? 1
      imageView.startAnimating()
      UIGraphicsBeginImageContextWithOptions(CGSize(all: n), false, CGFloat(n))
      let path = UIBezierPath(roundedRect: CGRect(all: n), cornerRadius: CGFloat(n))
      path.lineWidth = CGFloat(n)
      path.addArc(
        withCenter: CGPoint(all: n), radius: CGFloat(n), startAngle: CGFloat(n), endAngle: CGFloat(n),
        clockwise: false)
      path.stroke()
      path.fill()
      path.apply(CGAffineTransform(scaleX: CGFloat(n), y: CGFloat(n)))
      _ = (path.bounds, path.contains(CGPoint(all: n)), path.reversing())
      _ = UIGraphicsGetImageFromCurrentImageContext()?.pngData()
      UIGraphicsEndImageContext()
      _ = UIImage(data: Data(), scale: CGFloat(n))
      if let cg = small.cgImage { _ = UIImage(cgImage: cg, scale: CGFloat(n), orientation: .left).size }
      if let cg = small.cgImage { _ = cg.cropping(to: CGRect(all: n)) }
      imageView.image = small.withAlignmentRectInsets(UIEdgeInsets(all: n))
    }
  }

  @Test("Sheets, popovers and the stage take any number, and the stage draws and settles") func presentations() throws {
    try each("presentations") { stage, view, n in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.preferredContentSize = CGSize(all: n)
      sheet.sheetPresentationController?.detents = [.custom { _ in CGFloat(n) }, .medium()]
      sheet.sheetPresentationController?.preferredCornerRadius = CGFloat(n)
      stage.window.rootViewController?.present(sheet, animated: true)
      stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(all: n)
    }
    try each("popovers") { stage, view, n in
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(all: n)
      popover.popoverPresentationController?.sourceView = view
      popover.popoverPresentationController?.sourceRect = CGRect(all: n)
      popover.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(all: n)
      stage.window.rootViewController?.present(popover, animated: true)
    }
    try each("stage") { stage, view, n in
      stage.resize(to: CGSize(width: n, height: 200), scale: CGFloat(n))
      stage.window.frame = CGRect(all: n)
      stage.advance(by: n.magnitude > 1 ? .nan : n, framesPerSecond: n)
      DispatchQueue.main.asyncAfter(deadline: .now() + n) {}
      Timer.scheduledTimer(withTimeInterval: n.magnitude < 1 ? 60 : n, repeats: false) { _ in }.invalidate()
      stage.window.rootViewController?.perform(Selector(UIViewController.loadViewIfNeeded), with: nil, afterDelay: n)
    }
  }

  @Test("Transitions take any number, and the stage draws and settles") func transitions() throws {
    try each("transitions") { stage, view, n in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = navigation
      let (delegate, interaction) = (LoggingDelegate(CallLog()), UIPercentDrivenInteractiveTransition())
      delegate.animator = ClosureAnimator(duration: n) { context in
        context.containerView.addSubview(context.toView)
        context.toView.alpha = 0
        UIView.animate(
          withDuration: n, animations: { context.toView.alpha = 1 }, completion: { _ in context.complete() })
      }
      delegate.interaction = interaction
      navigation.delegate = delegate
      objc_setAssociatedObject(navigation, &key, delegate, .OBJC_ASSOCIATION_RETAIN)
      stage.window.layoutIfNeeded()
      stage.send(.cancel)
      navigation.pushViewController(UIViewController(), animated: true)
      stage.advance(by: 0.1)
      interaction.update(CGFloat(n))
      interaction.completionSpeed = CGFloat(n)
      interaction.finish()
    }
  }
}

nonisolated(unsafe) private var key = 0

extension UIEdgeInsets {
  fileprivate init(all number: Double) { self.init(top: number, left: number, bottom: number, right: number) }
}

extension CGRect {
  fileprivate init(all number: Double) { self.init(x: number, y: number, width: number, height: number) }
}

extension CGPoint {
  fileprivate init(all number: Double) { self.init(x: number, y: number) }
}

extension CGSize {
  fileprivate init(all number: Double) { self.init(width: number, height: number) }
}
