import CSDL2
import Dispatch

/// Does one step of a script after the other, and closes the window after the last.
///
/// It goes on by the real main queue, which only a window that drains it ever gets to.
@MainActor final class ScriptRunner {
  private var steps: ArraySlice<Script.Step>
  private var isDue = true
  private var isHidden = false

  init(_ steps: [Script.Step]) { self.steps = steps[...] }

  /// A frame: the next step is done if it is time.
  func frame() {
    if isHidden, case .hidden? = steps.first { print("a frame, though nobody sees it") }
    if isDue { doStep() }
  }

  private func doStep() {
    isDue = false
    switch steps.popFirst() {
    case .shown(let body):
      isHidden = false
      body()
    case .hidden(let body):
      isHidden = true
      body()
    case nil:
      var quit = SDL_Event()
      quit.type = SDL_QUIT.rawValue
      SDL_PushEvent(&quit)
    }
    DispatchQueue.global().async { DispatchQueue.main.async { MainActor.assumeIsolated { self.goOn() } } }
  }

  private func goOn() {
    if case .hidden? = steps.first { doStep() } else { isDue = true }
  }
}
