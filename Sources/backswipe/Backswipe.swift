import DesktopHost
import Glibc
import Prototype

/// The program, which reads the command line and opens the window.
@main @MainActor enum Backswipe {
  static func main() {
    do throws(UsageError) {
      switch try Request(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(Usage.help)
      case .version: print(Usage.version)
      case .list(let asJSON): list(asJSON)
      case .window(let prototype, let host): run(prototype, host)
      }
    } catch {
      fail(error.sentence, code: 2)
    }
  }

  private static func list(_ asJSON: Bool) {
    do { print(asJSON ? try CatalogueListing.json() : CatalogueListing.text) } catch { fail("\(error)", code: 1) }
  }

  private static func run(_ prototype: PrototypeOptions, _ options: HostOptions) {
    do throws(HostError) {
      try DesktopHost(content: PrototypeApp(options: prototype), options: options).run()
    } catch {
      fail(error.description, code: error.exitCode)
    }
  }

  private static func fail(_ sentence: String, code: Int32) -> Never {
    let line = "backswipe: \(sentence)\n"
    line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    exit(code)
  }
}
