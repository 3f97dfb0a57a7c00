import DesktopHost
import Glibc
import Prototype
import SourcePass
import Workshop

/// The program, which reads the command line and opens the window.
@main @MainActor enum Backswipe {
  static func main() {
    StandardFiles.open()
    // A file that may not grow is an error of the call then, and does not end the program before it removes the file.
    signal(SIGXFSZ, SIG_IGN)
    do throws(UsageError) {
      switch try Request(Array(CommandLine.arguments.dropFirst())) {
      case .help: show(Usage.help)
      case .version: show(Usage.version)
      case .list(let transition, let asJSON): list(transition, asJSON)
      case .pass(let returns): pass(returning: returns)
      case .new(let name): create(name)
      case .helpOn(let text): show(text)
      case .export(let export): run(export)
      case .take(let take): run(take)
      case .window(let prototype, let host): run(prototype, host)
      }
    } catch {
      fail(error.sentence, code: error.code)
    }
  }

  private static func list(_ transition: String?, _ asJSON: Bool) {
    do {
      let text = transition.map(CatalogueListing.text(of:)) ?? CatalogueListing.text
      show(asJSON ? try CatalogueListing.json(of: transition) : text)
    } catch {
      fail("\(error)", code: 1)
    }
  }

  /// Writes `text` and a newline to standard output, or ends the program with a sentence.
  private static func show(_ text: String) { put(text + "\n") }

  /// Writes `text` to standard output, or ends the program with a sentence.
  private static func put(_ text: String) {
    guard let reason = StandardOutput.write(text) else { return }
    fail("The output could not be written (\(reason)): send it to a file or pipe that can take it.", code: 1)
  }

  /// Writes the source from standard input as it compiles here, or as Xcode wants it.
  private static func pass(returning returns: Bool) {
    let source: String
    do throws(UsageError) { source = try StandardInput.source() } catch { fail(error.sentence, code: error.code) }
    let result = returns ? SourcePass.returning(source) : SourcePass.arriving(source)
    for remark in result.remarks { complain("line \(remark.line): \(remark.message)") }
    put(result.text)
  }

  /// Writes a file to begin with into the current folder.
  private static func create(_ name: String) {
    do throws(WorkshopError) {
      let path = try NewFile.create(name, in: "")
      let line = "Wrote \(path). `backswipe run \(path)` shows it; every save shows at once.\n"
      guard let reason = StandardOutput.write(line) else { return }
      fail("\(path) was written, but standard output cannot say so (\(reason)).", code: 1)
    } catch {
      fail(error.description, code: 1)
    }
  }

  /// Replays without a window.
  private static func run(_ take: Take) {
    EndSignals.clean { Unfinished.removeAll() }
    do throws(StartFault) { try take.run() } catch { fail(error.sentence, code: error.exitCode) }
  }

  private static func run(_ export: Export) {
    EndSignals.clean { Unfinished.removeAll() }
    do throws(StartFault) { put(try export.run()) } catch { fail(error.sentence, code: error.exitCode) }
  }

  private static func run(_ prototype: PrototypeOptions, _ options: HostOptions) {
    EndSignals.install()
    do throws(HostError) {
      try DesktopHost(content: PrototypeApp(options: prototype), options: options).run()
    } catch {
      error.say(as: "backswipe")
      exit(error.exitCode)
    }
  }

  private static func fail(_ sentence: String, code: Int32) -> Never {
    complain(sentence)
    exit(code)
  }

  /// Writes a line to standard error.
  private static func complain(_ sentence: String) {
    let line = Array("backswipe: \(sentence.asOneLine)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
