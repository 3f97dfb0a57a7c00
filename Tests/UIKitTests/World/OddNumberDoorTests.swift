import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The numbers at which arithmetic goes wrong.
private let odd: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, 1e150, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  1e9, -1e9, Double(Int.max), Double(Int32.max), 1e19, -1e19,
]
/// Indices and counts that no list has.
private let oddInts = [Int.min, -1, 0, Int.max, 1 << 40, 99]

/// Animations have doors of their own: `AnimationNumberTests`, and `NumberDoorTests` of QuartzCore.
@MainActor @Suite("Odd numbers at the doors of UIKit")
struct OddNumberDoorTests {
  /// Calls `body` with each odd number on a stage of its own, which then has to draw, take a drag and come to rest.
  private func each(
    _ name: String, below limit: Double = .infinity, _ body: (Stage, UIView, Double) throws -> Void
  ) throws {
    for number in odd where !(number >= limit) || limit == .infinity {
      let stage = Stage(size: CGSize(width: 100, height: 200), scale: 0.5)
      let root = UIViewController()
      stage.window.rootViewController = root
      try stage.perform { try body(stage, root.view, number) }
      stage.advance(by: 0.2)
      _ = stage.render()
      stage.send(.down(CGPoint(x: 20, y: 20)))
      stage.advance(by: 0.05)
      stage.send(.move(CGPoint(x: 60, y: 70)))
      stage.advance(by: 0.05)
      stage.send(.up(CGPoint(x: 60, y: 70)))
      stage.advance(by: 0.5)
      _ = stage.render()
      do { try stage.settle(timeout: 50) } catch { Issue.record("\(name) \(number): \(error)") }
    }
  }

  @Test("Fonts and labels take any number, and the stage draws and settles") func fonts() throws {
    try each("fonts") { _, view, n in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      label.text = "Some text\nin lines"
      label.numberOfLines = Int(exactly: n.rounded()) ?? 0
      label.font = .systemFont(ofSize: CGFloat(n))
      view.addSubview(label)
      label.minimumScaleFactor = CGFloat(n)
      label.adjustsFontSizeToFitWidth = true
      label.preferredMaxLayoutWidth = CGFloat(n)
      label.shadowOffset = CGSize(width: n, height: n)
      label.shadowColor = .red
      _ = label.sizeThatFits(CGSize(width: n, height: n))
      _ = label.intrinsicContentSize
      label.sizeToFit()
      _ = UIFont(name: "Inter", size: CGFloat(n))?.lineHeight
      _ = UIFont.preferredFont(forTextStyle: .body).withSize(CGFloat(n))
      _ = UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(rawValue: CGFloat(n)))
      let other = UILabel(frame: CGRect(x: 0, y: 50, width: n, height: n))
      other.attributedText = NSAttributedString(
        string: "x y",
        attributes: [
          .font: UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(CGFloat(n)))
        ])
      view.addSubview(other)
    }
  }

  @Test("Text fields take any number, and the stage draws and settles") func fields() throws {
    try each("fields") { stage, view, n in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      field.font = .systemFont(ofSize: CGFloat(n))
      field.minimumFontSize = CGFloat(n)
      field.adjustsFontSizeToFitWidth = true
      field.text = "Hello world"
      view.addSubview(field)
      field.becomeFirstResponder()
      field.leftView = UIView(frame: CGRect(x: n, y: n, width: n, height: n))
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
      _ = field.closestPosition(to: CGPoint(x: n, y: n))
      _ = field.characterRange(at: CGPoint(x: n, y: n))
      field.bounds.size.width = CGFloat(n)
    }
  }

  @Test("Controls take any number, and the stage draws and settles") func controls() throws {
    try each("controls") { _, view, n in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      view.addSubview(slider)
      slider.maximumValue = Float(n)
      slider.minimumValue = Float(n)
      slider.value = Float(n)
      slider.setValue(Float(n), animated: true)
      _ = slider.thumbRect(
        forBounds: CGRect(x: n, y: n, width: n, height: n), trackRect: CGRect(x: n, y: 0, width: n, height: n),
        value: Float(n))
      let stepper = UIStepper()
      view.addSubview(stepper)
      stepper.center = CGPoint(x: 50, y: 60)
      stepper.stepValue = n
      stepper.maximumValue = n
      stepper.minimumValue = n
      stepper.value = n
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
      button.contentEdgeInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      button.titleEdgeInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      button.setTitle("X", for: UIControl.State(rawValue: .max))
      button.sizeToFit()
      view.addSubview(button)
      let spinner = UIActivityIndicatorView(frame: CGRect(x: n, y: n, width: n, height: n))
      view.addSubview(spinner)
      spinner.startAnimating()
      let toggle = UISwitch(frame: CGRect(x: n, y: n, width: n, height: n))
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
      let delegate = Zooming()
      delegate.view = content
      scroll.delegate = delegate
      objc_setAssociatedObject(scroll, &key, delegate, .OBJC_ASSOCIATION_RETAIN)
      scroll.contentSize = CGSize(width: n, height: n)
      scroll.minimumZoomScale = CGFloat(n)
      scroll.maximumZoomScale = CGFloat(n)
      scroll.zoomScale = CGFloat(n)
      scroll.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(n))
      scroll.contentAlignmentPoint = CGPoint(x: n, y: n)
      scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      scroll.setContentOffset(CGPoint(x: n, y: n), animated: true)
      scroll.scrollRectToVisible(CGRect(x: n, y: n, width: n, height: n), animated: true)
      scroll.zoom(to: CGRect(x: n, y: n, width: n, height: n), animated: true)
      scroll.setZoomScale(CGFloat(n), animated: true)
      scroll.isPagingEnabled = true
      stage.wheel(by: CGVector(dx: n, dy: n), at: CGPoint(x: 20, y: 20))
      scroll.bounds = CGRect(x: n, y: n, width: n, height: n)
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
      pan.setTranslation(CGPoint(x: n, y: n), in: view)
      for int in oddInts { _ = pan.location(ofTouch: int, in: view) }
      stage.send(.down(CGPoint(x: n, y: n)))
      stage.send(.move(CGPoint(x: n, y: n)))
      stage.send(.up(CGPoint(x: n, y: n)))
      stage.send(.down(CGPoint(x: 10, y: 10)), pointer: int, at: n)
      stage.send(.move(CGPoint(x: 60, y: 10)), pointer: int, at: n)
      stage.send(.down(CGPoint(x: 30, y: 10)), pointer: 7, at: n)
      stage.send(.move(CGPoint(x: 90, y: 50)), pointer: 7, at: n)
      pinch.scale = CGFloat(n)
      rotation.rotation = CGFloat(n)
      pan.setTranslation(CGPoint(x: n, y: n), in: view)
      stage.send(.move(CGPoint(x: 95, y: 60)), pointer: 7, at: n)
      _ = (pinch.velocity, rotation.velocity, pan.velocity(in: view))
      stage.send(.up(CGPoint(x: 95, y: 60)), pointer: 7, at: n)
      stage.send(.up(CGPoint(x: 60, y: 10)), pointer: int, at: n)
      stage.hover(at: CGPoint(x: n, y: n))
    }
  }

  @Test("Layers of every class take any number, and the stage draws and settles") func layers() throws {
    try each("layers") { _, view, n in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, 7, "x"]
      gradient.locations = [NSNumber(value: n), 0.5, NSNumber(value: -n), 0.1]
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: n, y: n), CGPoint(x: n, y: -n))
      for type in [CAGradientLayerType.axial, .radial, .conic] {
        gradient.type = type
      }
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: n, y: n))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: CGFloat(n), startAngle: CGFloat(n), endAngle: CGFloat(n), clockwise: true
      )
      path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 30, height: 30), cornerWidth: 15, cornerHeight: 15)
      path.addEllipse(in: CGRect(x: n, y: 0, width: 20, height: n))
      shape.path = path
      (shape.lineWidth, shape.miterLimit, shape.strokeStart, shape.strokeEnd) = (
        CGFloat(n), CGFloat(n), CGFloat(n), CGFloat(n)
      )
      (shape.lineDashPattern, shape.lineDashPhase) = ([NSNumber(value: n), NSNumber(value: n)], CGFloat(n))
      shape.strokeColor = UIColor.red.cgColor
      let small = CAShapeLayer()
      small.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1e5, height: 1e5), transform: nil)
      (small.lineDashPattern, small.lineWidth, small.strokeColor) = (
        [1e-9, NSNumber(value: n)], 1, UIColor.red.cgColor
      )
      let replicator = CAReplicatorLayer()
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
      dot.backgroundColor = UIColor.red.cgColor
      replicator.addSublayer(dot)
      replicator.instanceCount = Int(exactly: n.rounded()) ?? 3
      replicator.instanceDelay = n
      replicator.instanceTransform = CATransform3DMakeTranslation(CGFloat(n), 2, 0)
      replicator.instanceAlphaOffset = Float(n)
      let text = CATextLayer()
      text.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      text.string = "text"
      text.fontSize = CGFloat(n)
      let scroll = CAScrollLayer()
      scroll.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      scroll.scroll(to: CGPoint(x: n, y: n))
      let transform = CATransformLayer()
      transform.addSublayer(CALayer())
      transform.sublayerTransform.m34 = CGFloat(n)
      for layer in [gradient, shape, small, replicator, text, scroll, transform] {
        view.layer.addSublayer(layer)
        layer.zPosition = CGFloat(n)
        layer.anchorPoint = CGPoint(x: n, y: n)
        layer.anchorPointZ = CGFloat(n)
        layer.transform = CATransform3DMakeRotation(CGFloat(n), CGFloat(n), CGFloat(n), CGFloat(n))
        layer.rasterizationScale = CGFloat(n)
        layer.contentsScale = CGFloat(n)
        layer.shadowOpacity = 1
        layer.shadowRadius = CGFloat(n)
        layer.shadowOffset = CGSize(width: n, height: n)
        layer.shadowPath = path
        layer.cornerRadius = CGFloat(n)
        layer.borderWidth = CGFloat(n)
        layer.speed = Float(n)
        layer.timeOffset = n
        layer.beginTime = n
        layer.setValue(n, forKeyPath: "transform.rotation.x")
        layer.setValue(n, forKeyPath: "bounds.size.width")
        layer.setValue(NSNumber(value: n), forKeyPath: "position")
        _ = layer.convertTime(n, to: nil)
        _ = layer.convert(CGPoint(x: n, y: n), to: view.layer)
        _ = layer.hitTest(CGPoint(x: n, y: n))
      }
    }
  }

  @Test("Pictures and paths take any number, and the stage draws and settles") func images() throws {
    try each("images") { _, view, n in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: n, height: n))
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
      let stretched = small.resizableImage(withCapInsets: UIEdgeInsets(top: n, left: n, bottom: n, right: n))
      let imageView = UIImageView(image: stretched)
      imageView.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      view.addSubview(imageView)
      _ = small.stretchableImage(
        withLeftCapWidth: Int(exactly: n.rounded()) ?? -5, topCapHeight: Int(exactly: n.rounded()) ?? -5)
      small.draw(in: CGRect(x: n, y: n, width: n, height: n))
      _ = UIImage.animatedImage(with: [small, image], duration: n)
      imageView.animationImages = [small, image]
      imageView.animationDuration = n
      imageView.animationRepeatCount = Int(exactly: n.rounded()) ?? 1
      imageView.startAnimating()
      UIGraphicsBeginImageContextWithOptions(CGSize(width: n, height: n), false, CGFloat(n))
      let path = UIBezierPath(roundedRect: CGRect(x: n, y: n, width: n, height: n), cornerRadius: CGFloat(n))
      path.lineWidth = CGFloat(n)
      path.addArc(
        withCenter: CGPoint(x: n, y: n), radius: CGFloat(n), startAngle: CGFloat(n), endAngle: CGFloat(n),
        clockwise: false)
      path.stroke()
      path.fill()
      path.apply(CGAffineTransform(scaleX: CGFloat(n), y: CGFloat(n)))
      _ = (path.bounds, path.contains(CGPoint(x: n, y: n)), path.reversing())
      _ = UIGraphicsGetImageFromCurrentImageContext()?.pngData()
      UIGraphicsEndImageContext()
      _ = UIImage(data: Data(), scale: CGFloat(n))
      if let cg = small.cgImage { _ = UIImage(cgImage: cg, scale: CGFloat(n), orientation: .left).size }
      if let cg = small.cgImage { _ = cg.cropping(to: CGRect(x: n, y: n, width: n, height: n)) }
      imageView.image = small.withAlignmentRectInsets(UIEdgeInsets(top: n, left: n, bottom: n, right: n))
    }
  }

  @Test("Sheets, popovers and the stage take any number, and the stage draws and settles") func presentations() throws {
    try each("presentations") { stage, view, n in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.preferredContentSize = CGSize(width: n, height: n)
      sheet.sheetPresentationController?.detents = [.custom { _ in CGFloat(n) }, .medium()]
      sheet.sheetPresentationController?.preferredCornerRadius = CGFloat(n)
      stage.window.rootViewController?.present(sheet, animated: true)
      stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    }
    try each("popovers") { stage, view, n in
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: n, height: n)
      popover.popoverPresentationController?.sourceView = view
      popover.popoverPresentationController?.sourceRect = CGRect(x: n, y: n, width: n, height: n)
      popover.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      stage.window.rootViewController?.present(popover, animated: true)
    }
    try each("stage") { stage, view, n in
      stage.resize(to: CGSize(width: n, height: 200), scale: CGFloat(n))
      stage.window.frame = CGRect(x: n, y: n, width: n, height: n)
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
      let delegate = Odd(n)
      navigation.delegate = delegate
      objc_setAssociatedObject(navigation, &key, delegate, .OBJC_ASSOCIATION_RETAIN)
      stage.window.layoutIfNeeded()
      stage.send(.cancel)
      navigation.pushViewController(UIViewController(), animated: true)
      stage.advance(by: 0.1)
      delegate.interaction.update(CGFloat(n))
      delegate.interaction.completionSpeed = CGFloat(n)
      delegate.interaction.finish()
    }
  }
}

nonisolated(unsafe) private var key = 0

@MainActor private final class Zooming: NSObject, UIScrollViewDelegate {
  var view: UIView?
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

@MainActor private final class Odd: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  let n: Double
  let interaction = UIPercentDrivenInteractiveTransition()
  init(_ n: Double) { self.n = n }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { n }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: n) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
