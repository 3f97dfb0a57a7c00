import DesktopHost
import Foundation
import Glibc
import Prototype
import Workshop

/// Serves a transition to phones in the network, on which it is dragged, until the program is ended.
@MainActor final class FeelCommand {
  private let arguments: Arguments
  private let page: LivePage
  /// The files of a window that changes what is shown; nil without one.
  private let files: (input: Int32, output: Int32)?
  private var code: (key: String, code: UserCodePerformance)?
  private var watch: SourceWatch?
  private var saves = 0
  private var dragCount = 0

  init(_ arguments: Arguments) throws(StartFault) {
    self.arguments = arguments
    if let missing = LivePage.missing { throw StartFault(.output, "feel \(missing): install what is missing.") }
    for path in arguments.files where !UserCodeRequest.exists(path) {
      throw StartFault(.file, "--file \(path): there is no such file or folder.")
    }
    if arguments.files.isEmpty { _ = try Output.setup(arguments, nil) }
    if let folder = arguments.out {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    files = arguments.usesStandardFiles ? try StandardFiles.setApart() : nil
    page = try LivePage(at: arguments.address, port: UInt16(arguments.port ?? 0))
  }

  func run() throws(StartFault) {
    page.complained = { [unowned self] in
      if files == nil { Backswipe.complain($0) } else { tell(HandLine.complaint($0)) }
    }
    page.handed = { [unowned self] in take($0) }
    guard let files else {
      try Backswipe.put("\(page.url)\n\(page.code)It is for phones in this network, unencrypted; Ctrl+C ends it.\n")
      if !arguments.files.isEmpty {
        let paths = UserCodeRequest(arguments.files).paths
        watch = SourceWatch(SourceFiles(paths, target: arguments.target, only: arguments.only)) { [unowned self] in
          saves += 1
          show(arguments, build: saves)
        }
      }
      page.phonesChanged = { Backswipe.complain($0.isEmpty ? "no phone" : $0.joined(separator: ", ")) }
      show(arguments, build: 0)
      return wait(for: nil) {}
    }
    tell(HandLine.address(page.url))
    page.phonesChanged = { [unowned self] in tell(HandLine.phones($0)) }
    var (text, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    wait(for: files.input) { [unowned self] in
      let count = read(files.input, &part, part.count)
      // The window has ended.
      guard count > 0 else { exit(0) }
      text += part[..<count]
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      text = Array(lines.last ?? [])
      // Only the newest one counts.
      guard let settings = lines.dropLast().last.flatMap({ HandLine.Settings(Array($0)) }) else { return }
      do throws(StartFault) {
        show(try Arguments(settings.words[...], of: .feel), settings.words, settings, build: settings.build)
      } catch {
        page.complained(error.sentence)
      }
    }
  }

  /// Does the work of the main queue, and calls `arrived` when there is something to read.
  private func wait(for input: Int32?, arrived: () -> Void) {
    while true {
      var sources = [pollfd(fd: MainQueue.descriptor, events: Int16(POLLIN), revents: 0)]
      if let input { sources.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
      guard poll(&sources, nfds_t(sources.count), -1) > 0 else { continue }
      if sources.count > 1, sources[1].revents != 0 { arrived() }
      MainQueue.runWork()
    }
  }

  private func tell(_ line: String) {
    if let files { _ = StandardFiles.write(line, to: files.output) }
  }

  /// With the same words but for parameters, what is in the hand goes on.
  private func show(
    _ arguments: Arguments, _ words: [String] = [], _ settings: HandLine.Settings? = nil, build: Int
  ) {
    let others = zip(words, [""] + words).filter { $0 != "--set" && $1 != "--set" }.map(\.0)
    let key = "\(others) \(build) \(settings?.key ?? "")"
    let isOwn = !arguments.files.isEmpty
    page.show(isOwn ? "Building your code, and finding out how it moves…" : "Making the page…", key: key) {
      [unowned self] () throws(StartFault) in
      if isOwn, code?.key != key { code = try arguments.userCode().map { (key, $0) } }
      var setup = try Output.setup(arguments, isOwn ? code?.code : nil)
      settings?.apply(to: &setup)
      setup.scale = CGFloat(arguments.scale ?? 2)
      return setup
    }
  }

  private func take(_ handed: LivePage.Handed) {
    guard files == nil else { return tell(HandLine.drag(handed)) }
    let decision = handed.decision.map { $0 ? "finishes" : "goes back" } ?? "decides nothing"
    // A replay by other settings decides nothing about this one.
    let replay = [nil, handed.decision].contains(handed.replay) ? "" : ", and its replay does not"
    var line = "\(handed.phone): a drag \(decision)\(replay)"
    if let folder = arguments.out {
      var path: String
      repeat {
        dragCount += 1
        path = "\(folder)/drag-\(dragCount).jsonl"
      } while UserCodeRequest.exists(path)
      do throws(StartFault) {
        try DragFile.write(handed.drag, to: path)
        line += ": \(path)"
      } catch {
        line += ": \(error.sentence)"
      }
    }
    Backswipe.complain(line)
  }
}
