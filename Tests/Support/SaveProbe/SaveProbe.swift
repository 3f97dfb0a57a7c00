import CoreGraphics
import Glibc
import Prototype

/// Saves the state of a window again and again, in the home folder that its argument names, and prints a number after each
/// time; the width of the window is that number.
@main @MainActor enum SaveProbe {
  static func main() throws {
    let home = CommandLine.arguments.dropFirst().first ?? "."
    var options = PrototypeOptions()
    try options.setStart(StartRequest(), folders: UserFolders { $0 == "HOME" ? home : nil })
    let app = PrototypeApp(options: options)
    for number in 1000... {
      app.resize(to: CGSize(width: number, height: 800), scale: 0.05)
      app.saveState()
      let line = "\(number)\n"
      guard line.withCString({ write(STDOUT_FILENO, $0, strlen($0)) }) > 0 else { return }
    }
  }
}
