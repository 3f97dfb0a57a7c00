import Stage
import UIKit

/// A white stage that prints the input it gets.
@MainActor final class ProbeContent: HostedContent {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  private let runner: ScriptRunner

  /// Creates content that performs `steps`.
  ///
  /// If `showsTimes`, touches are printed with the time since the first one.
  init(_ steps: [Script.Step], showsTimes: Bool) {
    runner = ScriptRunner(steps)
    stage.perform {
      let controller = UIViewController()
      controller.view = TouchPrinter(showsTimes: showsTimes)
      stage.window.rootViewController = controller
    }
  }

  let title = "Probe"
  let minimumSize = CGSize(width: 10, height: 10)

  func preferredSize(in room: CGSize) -> CGSize { CGSize(width: 100, height: 100) }

  func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool {
    print("\(isRepeat ? "repeat" : "key") \(key)")
    return stage.keyDown(key, isRepeat: isRepeat)
  }

  func keyUp(_ key: HostKey) {
    print("key up \(key)")
    stage.keyUp(key)
  }

  func goBack() { print("back") }

  func saveState() { print("saved") }

  func resize(to size: CGSize, scale: CGFloat) {
    print("\(Int(size.width)) × \(Int(size.height)) points")
    stage.resize(to: size, scale: scale)
  }

  func step(to instant: TimeInterval, interval: TimeInterval) {
    stage.step(to: instant, interval: interval)
    runner.frame()
  }
}

/// A view that prints the touches it receives, and the text that is typed while it is the first responder, which it is
/// between the keys F2 and F3.
@MainActor private final class TouchPrinter: UIView, UIKeyInput {
  private let showsTimes: Bool
  private var start: TimeInterval?

  init(showsTimes: Bool) {
    self.showsTimes = showsTimes
    super.init(frame: .zero)
    backgroundColor = .white
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  let hasText = true
  func insertText(_ text: String) { print("text \(text)") }
  func deleteBackward() { print("delete") }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.f2, modifierFlags: [], action: Selector(Self.edit)),
      UIKeyCommand(input: UIKeyCommand.f3, modifierFlags: [], action: Selector(Self.stop)),
      UIKeyCommand(input: UIKeyCommand.f4, modifierFlags: [], action: Selector(Self.readPasteboard)),
      UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: [], action: Selector(Self.fillPasteboard)),
    ]
  }

  private func edit() { becomeFirstResponder() }
  private func stop() { resignFirstResponder() }
  private func readPasteboard() { print("pasteboard: \(UIPasteboard.general.string ?? "nothing")") }
  private func fillPasteboard() { UIPasteboard.general.string = "from within" }

  private func say(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let first = start ?? touch.timestamp
      start = first
      let time = showsTimes ? " after \(Int(((touch.timestamp - first) * 1000).rounded())) ms" : ""
      print("\(phase) at \(Int(touch.location(in: self).x))\(time)")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say("down", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { say("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("up", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { say("cancelled", touches) }
}
