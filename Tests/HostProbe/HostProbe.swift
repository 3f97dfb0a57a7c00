import CSDL2
import DesktopHost
import Foundation

/// A window whose events come from a script: prints what reached its content, and what the display would show.
@main @MainActor enum HostProbe {
  static func main() {
    guard let name = CommandLine.arguments.last, let steps = Script.all[name] else { return print("no such script") }
    do throws(HostError) {
      try DesktopHost(content: ProbeContent(steps), options: HostOptions(scale: 1, framesPerSecond: 1000)).run()
    } catch {
      print(error)
    }
  }
}
