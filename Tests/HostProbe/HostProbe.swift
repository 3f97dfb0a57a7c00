import CSDL2
import DesktopHost
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
