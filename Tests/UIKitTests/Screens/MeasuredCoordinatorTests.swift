import Stage
import Testing
import UIKit

/// The figures that were measured on real iOS: sections 2.2 and 2.3 of `uikit-measured.md`.
@MainActor @Suite("Coordinators and the launch as measured on iOS, sections 2.2 and 2.3")
struct MeasuredCoordinatorTests {
  /// A screen that calls a closure in its appearance methods.
  @MainActor final class Watched: UIViewController {
    var onCall: (String, UIViewController) -> Void = { _, _ in }

    override func viewDidLoad() { onCall("viewDidLoad", self) }
    override func viewWillAppear(_ animated: Bool) { onCall("viewWillAppear \(animated)", self) }
    override func viewDidAppear(_ animated: Bool) { onCall("viewDidAppear", self) }
    override func viewWillDisappear(_ animated: Bool) { onCall("viewWillDisappear", self) }
    override func viewDidDisappear(_ animated: Bool) { onCall("viewDidDisappear", self) }
    override func viewSafeAreaInsetsDidChange() { onCall("viewSafeAreaInsetsDidChange", self) }
  }

  /// The figures of a coordinator.
  private func figures(_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> String {
    guard let it = coordinator else { return "nil" }
    return "\(it.transitionDuration) \(it.presentationStyle) \(it.completionCurve.rawValue) \(it.completionVelocity) "
      + "\(it.isAnimated) \(it.initiallyInteractive) \(it.isInteractive) \(it.isInterruptible) "
      + "\(it.targetTransform.isIdentity) \(it.percentComplete)"
  }

  @Test("2.2: a push's coordinator has 0.35 s, curve 7 and is not interruptible, on both screens and the controller")
  func push() throws {
    let stage = Stage()
    stage.systemVersion = .iOS26
    let (a, b) = (Watched(), Watched())
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    try stage.settle()
    var log: [String] = []
    let note = { (call: String, screen: UIViewController) in
      let coordinators = [a, b, navigation].map { self.figures($0.transitionCoordinator) }
      log.append("\(screen === a ? "A" : "B") \(call): \(Set(coordinators).sorted().joined(separator: " / "))")
    }
    (a.onCall, b.onCall) = (note, note)
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    let push = "0.35 none 7 1.0 true false false false true 0.0"
    #expect(
      log.filter { !$0.contains("Safe") && !$0.contains("Load") } == [
        "A viewWillDisappear: \(push)", "B viewWillAppear true: \(push)", "A viewDidDisappear: \(push)",
        "B viewDidAppear: \(push)",
      ])
    #expect([a, b, navigation].allSatisfy { $0.transitionCoordinator == nil })
  }

  /// Pushes a screen that queues animations alongside in one of its calls; returns the lines of the log that matter.
  private func push(queuingIn moment: String) throws -> [String] {
    let scene = try NavigationScene(depth: 1, version: .iOS26)
    let b = Watched()
    b.onCall = { call, screen in
      scene.log.note("B \(call)")
      guard call.hasPrefix(moment) else { return }
      let isQueued = screen.transitionCoordinator?.animate(
        alongsideTransition: { _ in scene.log.note("alongside") }, completion: { _ in scene.log.note("completion") })
      scene.log.note("queued \(isQueued == true)")
    }
    scene.navigation.pushViewController(b, animated: true)
    try scene.stage.settle()
    return scene.log.lines.filter { line in
      ["B viewW", "B viewDidA", "queued", "alongside", "completion", "didShow"].contains { line.hasPrefix($0) }
    }
  }

  @Test("2.2: animations alongside are accepted in viewWillAppear and not run there; the completion follows the end")
  func alongside() throws {
    let lines = ["B viewWillAppear true", "queued true", "alongside", "B viewDidAppear", "didShow ?", "completion"]
    #expect(try push(queuingIn: "viewWillAppear") == lines)
  }

  @Test("In viewDidAppear a coordinator still calls a completion, and runs nothing alongside")
  func lateCompletion() throws {
    let lines = ["B viewWillAppear true", "B viewDidAppear", "queued false", "didShow ?", "completion"]
    #expect(try push(queuingIn: "viewDidAppear") == lines)
  }

  @Test("2.2: a sheet's coordinator has the style, the curve 0 and a duration of 0 in viewWillAppear")
  func sheet() throws {
    let stage = Stage()
    stage.systemVersion = .iOS26
    let (a, b) = (UIViewController(), Watched())
    stage.window.rootViewController = a
    try stage.settle()
    var seen: [String] = []
    b.onCall = { call, screen in
      guard call.hasPrefix("viewWillAppear") else { return }
      seen = [screen, a].map { self.figures($0.transitionCoordinator) }
    }
    b.modalPresentationStyle = .pageSheet
    a.present(b, animated: true)
    stage.advance(by: 0.1)
    #expect(Set(seen) == ["0.0 pageSheet 0 1.0 true false false false true 0.0"])
    #expect((b.transitionCoordinator?.transitionDuration ?? 0) > 0)
    try stage.settle()
  }

  @Test("A pop's coordinator has the push's figures, also by a swipe, and nothing after a cancel")
  func pop() throws {
    let scene = try NavigationScene(version: .iOS26)
    scene.navigation.popViewController(animated: true)
    #expect(figures(scene.navigation.transitionCoordinator) == "0.35 none 7 1.0 true false false false true 0.0")
    try scene.stage.settle()
    let other = try NavigationScene(version: .iOS26)
    other.stage.send(.down(CGPoint(x: 4, y: 400)))
    other.stage.advance(by: 1 / 60)
    other.stage.send(.move(CGPoint(x: 14, y: 400)))
    other.stage.advance(by: 1 / 60)
    #expect(figures(other.navigation.transitionCoordinator) == "0.35 none 7 1.0 true true true false true 0.0")
    other.stage.send(.cancel)
    try other.stage.settle()
    #expect(other.navigation.transitionCoordinator == nil && other.names == "AB")
  }

  @Test("2.3: background tasks are numbered from 2, and 0 is none")
  func backgroundTasks() {
    let stage = Stage()
    stage.systemVersion = .iOS26
    stage.window.makeKey()
    let application = UIApplication.shared
    let tasks = [application.beginBackgroundTask(), application.beginBackgroundTask(withName: "x")]
    #expect(tasks.map(\.rawValue) == [2, 3] && UIBackgroundTaskIdentifier.invalid.rawValue == 0)
  }

  @Test("2.3: at the launch the view is loaded and will appear outside the window, and appears in the key window")
  func launch() throws {
    let stage = Stage()
    stage.systemVersion = .iOS26
    let window = UIWindow(frame: stage.window.frame)
    let root = Watched()
    var log: [String] = []
    root.onCall = { call, screen in
      let shown = screen.viewIfLoaded?.window == nil ? "no window" : "window"
      let isKey = screen.viewIfLoaded?.window?.isKeyWindow == true
      log.append("\(call), \(shown)\(isKey ? ", key" : "")")
    }
    root.additionalSafeAreaInsets.top = 20
    window.rootViewController = root
    window.makeKeyAndVisible()
    try stage.settle()
    var calls: [String] = []
    for line in log where calls.last != line { calls.append(line) }
    #expect(calls.first == "viewDidLoad, no window")
    #expect(calls.dropFirst().first == "viewWillAppear false, no window")
    #expect(calls.dropFirst(2).first?.hasPrefix("viewSafeAreaInsetsDidChange") == true)
    #expect(calls.last == "viewDidAppear, window, key" && calls.count == 4)
  }
}
