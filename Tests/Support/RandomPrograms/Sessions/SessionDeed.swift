import Stage
import UIKit

/// Something that an application does where it is not expected.
@MainActor struct SessionDeed {
  let name: String
  let work: (Session) -> Void

  init(_ name: String, _ work: @escaping (Session) -> Void) {
    self.name = name
    self.work = work
  }

  static let all = views + scrolling + fields + controls + gestures + screens + stages + transitions

  private static let views = [
    Self("takes the board out") { $0.board.removeFromSuperview() },
    Self("takes the first screen's view out and puts it back") {
      let superview = $0.first.view.superview
      $0.first.view.removeFromSuperview()
      superview?.addSubview($0.first.view)
    },
    Self("takes the board's views out") { for view in $0.board.subviews { view.removeFromSuperview() } },
    Self("adds a view") { if $0.board.subviews.count < 50 { $0.board.addSubview(UIView()) } },
    Self("moves the board to the window") { $0.stage.window.addSubview($0.board) },
    Self("moves the board into its own view") { $0.board.subviews.first?.addSubview($0.board) },
    Self("adds the board to itself") { $0.board.addSubview($0.board) },
    Self("brings the board to the front") { $0.first.view.bringSubviewToFront($0.board) },
    Self("asks for layout") { $0.board.setNeedsLayout() },
    Self("lays out") { $0.stage.window.layoutIfNeeded() },
    Self("resizes the board") { $0.board.bounds.size.width += 1 },
    Self("asks for drawing") { $0.board.setNeedsDisplay() },
    Self("animates") { session in UIView.animate(withDuration: 0.01) { session.board.alpha -= 0.01 } },
    Self("changes the tint") { $0.board.tintColor = $0.board.tintColor == .red ? .blue : .red },
    Self("changes the board's style") {
      $0.board.overrideUserInterfaceStyle = $0.board.overrideUserInterfaceStyle == .dark ? .light : .dark
    },
    Self("takes a snapshot") { _ = $0.board.snapshotView(afterScreenUpdates: true) },
    Self("constrains the board") {
      guard $0.board.superview != nil else { return }
      $0.board.translatesAutoresizingMaskIntoConstraints = false
      $0.board.widthAnchor.constraint(equalToConstant: 100).isActive = true
      $0.board.topAnchor.constraint(equalTo: $0.board.superview?.topAnchor ?? $0.board.bottomAnchor).isActive = true
    },
    Self("stops animations") { $0.board.layer.removeAllAnimations() },
  ]

  private static let scrolling = [
    Self("takes the scroll view out") { $0.scroll.removeFromSuperview() },
    Self("scrolls") { $0.scroll.contentOffset.y += 1 },
    Self("scrolls with animation") { $0.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true) },
    Self("zooms") { $0.scroll.zoomScale = 1.5 },
    Self("empties the scroll view") { $0.scroll.contentSize = .zero },
    Self("lets the delegates go") {
      ($0.scroll.delegate, $0.field.delegate, $0.tabs.delegate, $0.navigation.delegate) = (nil, nil, nil, nil)
    },
    Self("toggles scrolling") { $0.scroll.isScrollEnabled.toggle() },
  ]

  private static let fields = [
    Self("takes the field out") { $0.field.removeFromSuperview() },
    Self("appends text") { $0.field.text = ($0.field.text ?? "") + "x" },
    Self("clears the text") { $0.field.text = "" },
    Self("begins editing") { _ = $0.field.becomeFirstResponder() },
    Self("ends editing") { _ = $0.field.resignFirstResponder() },
    Self("selects all") { $0.field.selectAll(nil) },
    Self("inserts text") { $0.field.insertText("y") },
    Self("undoes") { $0.field.undoManager?.undo() },
  ]

  private static let controls = [
    Self("toggles controls") {
      for control in [$0.field, $0.button, $0.slider, $0.segments, $0.stepper] { control.isEnabled.toggle() }
    },
    Self("takes controls out") {
      for control in [$0.button, $0.slider, $0.segments, $0.stepper] { control.removeFromSuperview() }
    },
    Self("moves the slider") {
      $0.slider.setValue(0.3, animated: true)
      $0.slider.sendActions(for: .valueChanged)
    },
    Self("exchanges segments") {
      $0.segments.removeSegment(at: 0, animated: true)
      $0.segments.insertSegment(withTitle: "C", at: 0, animated: true)
    },
    Self("steps") { $0.stepper.value += 1 },
    Self("gives the button no menu") { $0.button.menu = nil },
  ]

  private static let gestures = [
    Self("takes recognisers out") { for recognizer in $0.recognizers { $0.board.removeGestureRecognizer(recognizer) } },
    Self("turns recognisers off") { for recognizer in $0.recognizers { recognizer.isEnabled = false } },
    Self("turns recognisers off and on") {
      for recognizer in $0.recognizers {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    },
    Self("ends recognisers") { for recognizer in $0.recognizers { recognizer.state = .ended } },
    Self("adds a recogniser") { $0.board.addGestureRecognizer(UIPanGestureRecognizer()) },
    Self("lets recognisers wait for each other") {
      $0.pan.require(toFail: $0.tap)
      $0.tap.require(toFail: $0.pan)
    },
  ]

  private static let screens = [
    Self("pushes") { $0.navigation.pushViewController(UIViewController(), animated: true) },
    Self("pushes at once") { $0.navigation.pushViewController(UIViewController(), animated: false) },
    Self("pops") { $0.navigation.popViewController(animated: true) },
    Self("pops at once") { $0.navigation.popViewController(animated: false) },
    Self("pops to the root") { $0.navigation.popToRootViewController(animated: true) },
    Self("sets the stack") { $0.navigation.setViewControllers([UIViewController(), $0.first], animated: true) },
    Self("removes the top") { $0.navigation.topViewController?.removeFromParent() },
    Self("selects the other tab") { $0.tabs.selectedIndex = 1 - $0.tabs.selectedIndex },
    Self("sets the tabs") { $0.tabs.viewControllers = [UIViewController(), $0.navigation] },
    Self("takes the stack out of the tabs") { $0.navigation.removeFromParent() },
    Self("presents") { $0.tabs.present(UIViewController(), animated: true) },
    Self("presents at once") {
      let new = UIViewController()
      new.modalPresentationStyle = .fullScreen
      $0.tabs.present(new, animated: false)
    },
    Self("dismisses") { $0.tabs.dismiss(animated: true) },
    Self("dismisses at once") { $0.tabs.dismiss(animated: false) },
    Self("changes detents") {
      $0.sheet.sheetPresentationController?.detents = []
      $0.sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    },
    Self("changes detents with animation") { session in
      let sheet = session.sheet.sheetPresentationController
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
    },
    Self("hides the bar") {
      $0.navigation.setNavigationBarHidden(!$0.navigation.isNavigationBarHidden, animated: true)
    },
    Self("adds a child") {
      let child = UIViewController()
      $0.first.addChild(child)
      $0.first.view.addSubview(child.view)
      child.didMove(toParent: $0.first)
    },
  ]

  private static let stages = [
    Self("replaces the root") { $0.stage.window.rootViewController = UIViewController() },
    Self("takes the root out") { $0.stage.window.rootViewController = nil },
    Self("hides the window, or shows it") { $0.stage.window.isHidden.toggle() },
    Self("cancels touches") { $0.stage.send(.cancel) },
    Self("presses") {
      $0.stage.send(.down(CGPoint(x: 60, y: 100)))
      $0.stage.send(.up(CGPoint(x: 60, y: 100)))
    },
    Self("lets time go by") { $0.stage.advance(by: 0.1) },
    Self("settles") { try? $0.stage.settle(timeout: 0.2) },
    Self("renders") { _ = $0.stage.render() },
    Self("resizes the stage") { $0.stage.resize(to: CGSize(width: 150, height: 300), scale: 0.25) },
    Self("changes the style") { $0.stage.userInterfaceStyle = $0.stage.userInterfaceStyle == .dark ? .light : .dark },
    Self("shows another window") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.makeKeyAndVisible()
      window.addSubview($0.board)
      window.addSubview($0.field)
    },
    Self("types") { $0.stage.insertText("z") },
    Self("turns animations off") { _ in UIView.setAnimationsEnabled(false) },
    Self("flushes") { _ in CATransaction.flush() },
    Self("ends its display link") { $0.link?.invalidate() },
  ]

  private static let transitions = [
    Self("animates alongside") { session in
      session.navigation.transitionCoordinator?.animate { _ in session.board.alpha = 0.5 }
    },
    Self("finishes") { $0.interaction?.finish() },
    Self("cancels") { $0.interaction?.cancel() },
    Self("pauses") { $0.interaction?.pause() },
    Self("updates") { $0.interaction?.update(0.5) },
  ]
}

extension Session {
  var recognizers: [UIGestureRecognizer] { [pan, tap, press] }
}
