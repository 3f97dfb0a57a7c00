import Testing
import UIKit

@MainActor @Suite("What sources ask for that has little or no effect here")
struct KeptInterfaceTests {
  let world = TouchWorld()

  @Test("An animator without arguments is inactive, and runs what is added to it")
  func plainAnimator() {
    let scene = AnimationScene()
    let animator = UIViewPropertyAnimator()
    #expect(animator.state == .inactive && animator.duration > 0)
    animator.addAnimations { scene.view.center.x = 250 }
    animator.startAnimation()
    scene.frames(at: 0, animator.duration / 2)
    #expect(abs(scene.x - 150) < 1e-6)
    scene.frame(at: animator.duration)
    #expect(animator.state == .inactive && scene.view.center.x == 250)
  }

  /// A delegate as in the templates of iOS applications.
  @MainActor final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// A delegate that implements nothing.
  @MainActor final class SilentDelegate: NSObject, UIApplicationDelegate {}

  @Test("An application's delegate has a window; one that declares none has nil")
  func delegate() {
    world.application.enter()
    let delegate = AppDelegate()
    world.application.delegate = delegate
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(UIApplication.shared.delegate?.window === delegate.window && delegate.window?.isKeyWindow == true)
    // An optional requirement is unwrapped twice.
    #expect(UIApplication.shared.delegate?.window??.rootViewController === delegate.window?.rootViewController)
    if let outer = UIApplication.shared.delegate?.window, let inner = outer { #expect(inner === delegate.window) }
    let silent = SilentDelegate()
    world.application.delegate = silent
    world.application.delegate?.window = delegate.window
    #expect(UIApplication.shared.delegate?.window == nil)
    #expect(silent.application(.shared, willFinishLaunchingWithOptions: [:]))
  }

  @Test("Feedback generators do nothing, and say nothing")
  func feedback() {
    world.application.enter()
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator().impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(world.application.world.diagnostics.isEmpty)
  }

  /// A view that names itself, as those of many sources do.
  final class Named: UIView {
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? "named" }
      set { super.accessibilityLabel = newValue }
    }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func awakeFromNib() { super.awakeFromNib() }
  }

  @Test("What assistive technologies are told is kept, for each object by itself")
  func accessibility() {
    world.application.enter()
    let (view, other) = (UIView(), UIView())
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue) = ("l", "h", "v")
    (view.accessibilityIdentifier, view.accessibilityLanguage) = ("i", "de")
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.accessibilityElements = [other]
    (view.accessibilityElementsHidden, view.accessibilityViewIsModal) = (true, true)
    view.shouldGroupAccessibilityChildren = true
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "l" && view.accessibilityHint == "h")
    #expect(view.accessibilityValue == "v" && view.accessibilityIdentifier == "i" && view.accessibilityLanguage == "de")
    #expect(view.accessibilityTraits.contains(.selected) && view.accessibilityElements?.count == 1)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    view.accessibilityActivationPoint = .zero
    #expect(view.accessibilityActivationPoint == .zero)
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal && view.shouldGroupAccessibilityChildren)
    #expect(!other.isAccessibilityElement && other.accessibilityLabel == nil && other.accessibilityTraits == .none)
    let named = Named()
    #expect(named.accessibilityLabel == "named")
    named.accessibilityLabel = "other"
    #expect(named.accessibilityLabel == "other")
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "close"
    let image = UIImage()
    image.accessibilityLabel = "picture"
    #expect(item.accessibilityLabel == "close" && image.accessibilityLabel == "picture")
    #expect(UIImage().accessibilityLabel == nil)
    (view as NSObject).accessibilityLabel = "seen as an object"
    #expect(view.accessibilityLabel == "seen as an object")
    view.accessibilityElements = [other, item]
    #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 0) as? UIView === other)
    #expect(view.index(ofAccessibilityElement: item) == 1 && view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    UIAccessibility.post(notification: .screenChanged, argument: view)
    #expect(!UIAccessibility.isVoiceOverRunning && !view.accessibilityActivate())
  }

  // MARK: Ignoring events

  @Test("While events are ignored, presses are; calls can lie one inside the other")
  func ignoring() {
    let view = world.view("view")
    world.application.beginIgnoringInteractionEvents()
    world.application.beginIgnoringInteractionEvents()
    world.tap(50, 50)
    world.application.endIgnoringInteractionEvents()
    #expect(world.application.isIgnoringInteractionEvents)
    world.tap(50, 50)
    #expect(world.log.isEmpty)
    world.application.endIgnoringInteractionEvents()
    world.tap(50, 50)
    #expect(world.log == ["view: began", "view: ended"] && view.window != nil)
    world.application.endIgnoringInteractionEvents()
    #expect(world.application.world.diagnostics.count == 1 && !world.application.isIgnoringInteractionEvents)
  }

  @Test("A touch that is down goes on while events are ignored; a press that was ignored does not begin later")
  func ignoringMidway() {
    let view = world.view("view")
    world.down(50, 50)
    world.application.beginIgnoringInteractionEvents()
    world.move(60, 50)
    world.down(200, 200, id: 1)
    world.application.endIgnoringInteractionEvents()
    world.play("1m210,200 u60,50 1u210,200")
    #expect(world.log == ["view: began", "view: moved", "view: ended"] && view.window != nil)
  }

  // MARK: Values

  @Test("Geometry is kept in values, and read as nothing from values of another kind")
  func values() {
    let turn = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: plane).cgAffineTransformValue == plane)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin && NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let others = [NSValue(cgPoint: .zero), NSValue(cgRect: rect), NSNumber(value: 3), NSValue(uiEdgeInsets: insets)]
    for other in others {
      #expect(other.caTransform3DValue == CATransform3DIdentity && other.cgAffineTransformValue == .identity)
      #expect(other.cgVectorValue == .zero && other.cgPointValue == .zero && other.cgSizeValue == .zero)
    }
    #expect(NSValue(cgPoint: rect.origin).cgRectValue == .zero && NSValue(caTransform3D: turn).cgPointValue == .zero)
    #expect(NSValue(caTransform3D: turn).isEqual(NSValue(caTransform3D: turn)))
  }

  /// Key paths with two values, and what is shown halfway.
  private static let animated: [(String, [NSValue], @MainActor (CALayer) -> Bool)] = [
    (
      "transform", [CATransform3DIdentity, CATransform3DMakeTranslation(100, 0, 0)].map { NSValue(caTransform3D: $0) },
      { abs($0.transform.m41.native - 50) < 1e-6 }
    ),
    (
      "bounds.size", [CGSize(width: 10, height: 20), CGSize(width: 30, height: 80)].map { NSValue(cgSize: $0) },
      { $0.bounds.size == CGSize(width: 20, height: 50) }
    ),
  ]

  @Test("An animation takes transforms and sizes in values", arguments: [true, false])
  func animatedValues(_ isKeyframe: Bool) throws {
    for (keyPath, ends, isHalfway) in Self.animated {
      let scene = AnimationScene()
      let (keyframes, basic) = (CAKeyframeAnimation(keyPath: keyPath), CABasicAnimation(keyPath: keyPath))
      (keyframes.values, basic.fromValue, basic.toValue) = (ends, ends[0], ends[1])
      let animation: CAPropertyAnimation = isKeyframe ? keyframes : basic
      animation.duration = 1
      scene.view.layer.add(animation, forKey: nil)
      scene.frames(at: 0, 0.5)
      #expect(isHalfway(try #require(scene.view.layer.presentation())), "\(keyPath)")
    }
  }
}
