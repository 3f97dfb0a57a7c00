import CSDL2
import DesktopHost
import Dispatch
import Foundation

/// A window whose events come from a script.
///
/// It prints the events that reach its content, and what its pixels show.
@main @MainActor enum HostProbe {
  static func main() {
    guard let name = CommandLine.arguments.last, let steps = Script.all[name] else { return print("no such script") }
    do throws(HostError) {
      try DesktopHost(
        content: ProbeContent(steps, showsTimes: name == "stall"), options: HostOptions(scale: 1, framesPerSecond: 1000)
      ).run()
    } catch {
      print(error)
    }
  }
}

/// Performs the steps of a script one after the other, and closes the window after the last.
///
/// It continues by work on the real main queue, which runs only if the window runs that queue.
@MainActor final class ScriptRunner {
  private var steps: ArraySlice<Script.Step>
  private var isDue = true
  private var isHidden = false

  init(_ steps: [Script.Step]) { self.steps = steps[...] }

  /// Performs the next step in a frame, if it is due.
  func frame() {
    if isHidden, case .hidden? = steps.first { print("a frame although the window is hidden") }
    if isDue { performStep() }
  }

  private func performStep() {
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
    DispatchQueue.global().async { DispatchQueue.main.async { MainActor.assumeIsolated { self.advance() } } }
  }

  private func advance() {
    if case .hidden? = steps.first { performStep() } else { isDue = true }
  }
}
