import Stage
import UIKit

/// A user who tries everything in an application that answers every question and is told of everything.
///
/// In one of the callbacks the application does something that is not expected there: its deed.
@MainActor final class Session: NSObject {
  let stage = Stage(size: CGSize(width: 200, height: 400), scale: 0.25)
  let tabs = UITabBarController()
  let navigation: UINavigationController
  let first: ProbeController
  let board = SessionView(frame: CGRect(x: 0, y: 300, width: 190, height: 50))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 200, height: 100))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  let field = UITextField(frame: CGRect(x: 0, y: 170, width: 190, height: 30))
  let button = UIButton(type: .system)
  let slider = UISlider(frame: CGRect(x: 0, y: 240, width: 190, height: 30))
  let segments = UISegmentedControl(items: ["A", "B"])
  let stepper = UIStepper(frame: CGRect(x: 100, y: 205, width: 90, height: 30))
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  let sheet: ProbeController
  let teller = SessionTeller()
  let delegate = ProbeDelegate()
  /// The animator of the stack's transitions; nil for the system's.
  var animator: ProbeAnimator?
  var interaction: UIPercentDrivenInteractiveTransition?
  var link: CADisplayLink?

  override init() {
    first = ProbeController("first", teller)
    sheet = ProbeController("sheet", teller)
    navigation = UINavigationController(rootViewController: first)
    super.init()
    teller.session = self
    makeControls()
    makeRecognizers()
    for item in [scroll, field, button, slider, segments, stepper, board] { first.view.addSubview(item) }
    delegate.listener = teller
    delegate.makeAnimator = { [weak self, teller] in
      switch $0 {
      case .stack: self?.animator
      case .tabs, .dismissing: ProbeAnimator(.block, duration: 0.2, teller)
      case .presenting: nil
      }
    }
    delegate.makeInteraction = { [weak self] in $0 == .stack ? self?.interaction : nil }
    navigation.delegate = delegate
    tabs.viewControllers = [navigation, ProbeController("second", teller)]
    tabs.delegate = delegate
    stage.window.rootViewController = tabs
    sheet.modalPresentationStyle = .pageSheet
    let link = CADisplayLink(target: self, selector: Selector(Self.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func makeControls() {
    scroll.contentSize = content.bounds.size
    scroll.addSubview(content)
    scroll.maximumZoomScale = 3
    scroll.delegate = self
    field.delegate = self
    field.text = "text"
    button.frame = CGRect(x: 0, y: 205, width: 60, height: 30)
    button.setTitle("B", for: .normal)
    segments.frame = CGRect(x: 0, y: 270, width: 190, height: 28)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { [weak teller] _ in teller?.tell("menu") },
      UIAction(title: "Two") { _ in },
    ])
    let named: [(UIControl, String, UIControl.Event)] = [
      (button, "button", .touchUpInside), (button, "button down", .touchDown),
      (button, "button cancelled", .touchCancel),
      (slider, "slider", .valueChanged), (segments, "segments", .valueChanged), (stepper, "stepper", .valueChanged),
      (field, "editing began", .editingDidBegin), (field, "editing changed", .editingChanged),
      (field, "editing ended", .editingDidEnd),
    ]
    for (control, name, event) in named {
      control.addAction(UIAction { [weak teller] _ in teller?.tell(name) }, for: event)
    }
    board.teller = teller
  }

  private func makeRecognizers() {
    for recognizer in [pan, tap, press] {
      recognizer.delegate = self
      recognizer.addTarget(self, action: Selector(Self.recognized(_:)))
      board.addGestureRecognizer(recognizer)
    }
  }

  func recognized(_ recognizer: UIGestureRecognizer) { teller.tell("\(type(of: recognizer)) \(recognizer.state)") }

  func tick(_ link: CADisplayLink) { teller.tell("display link") }

  /// Lets go of what would go on for ever, and of everything that waits.
  func end() {
    teller.deed = nil
    link?.invalidate()
    link = nil
    for _ in 0..<5 {
      stage.window.isHidden = false
      for pointer in 0..<2 { stage.send(.cancel, pointer: pointer, at: stage.now) }
      stage.perform {
        UIView.setAnimationsEnabled(true)
        interaction?.finish()
      }
      stage.advance(by: 0.3, framesPerSecond: 20)
    }
  }
}

/// Tells the session's deed of callbacks.
@MainActor final class SessionTeller: CallbackListener {
  weak var session: Session?
  /// The callback in which something is done.
  var hook = ""
  /// What is done there; nil when the session is over.
  var deed: ((Session) -> Void)?
  /// The callbacks that were called, in the order of their first call.
  private(set) var calls: [String] = []
  /// How often the deed was done.
  private(set) var count = 0
  /// A deed is done this often at most, since it may call for itself.
  private static let mostDeeds = 40

  func tell(_ call: String, of screen: String) {
    let name = screen.isEmpty ? call : "\(call) of \(screen)"
    if !calls.contains(name) { calls.append(name) }
    guard name == hook, count < Self.mostDeeds, let session, let deed else { return }
    count += 1
    deed(session)
  }
}
