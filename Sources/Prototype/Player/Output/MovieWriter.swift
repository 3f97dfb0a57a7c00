import Foundation
import Glibc
import SourcePass
import Stage
import Workshop

/// Writes a film through ffmpeg, in a process of its own; the file's extension says in which format.
@MainActor final class MovieWriter: FilmWriter {
  private let path: String
  /// Where ffmpeg writes; nil before the first frame, and after removal.
  private var folder: OutputFolder?
  private let rate: Double
  private let patience: TimeInterval
  private let program: String
  private let format: FilmFormat
  private var process: pid_t = 0
  private var input: Int32 = -1
  private var complaints: Int32 = -1
  private var rest: ArraySlice<UInt8> = []
  private var said: [UInt8] = []
  /// How long ffmpeg has done nothing, in seconds.
  private var idleTime: TimeInterval = 0

  /// The first frame starts ffmpeg.
  ///
  /// ffmpeg is ended if it does nothing for `patience` seconds.
  init(
    _ path: String, rate: Double, patience: TimeInterval = 30, by program: String? = MovieWriter.program
  ) throws(StartFault) {
    format = FilmFormat(ofFile: path) ?? .mp4
    // A link stays, and the file that it leads to is replaced.
    let path = FileBytes.resolved(path)
    let folder = FileBytes.split(path).folder
    (self.path, self.rate, self.patience) = (path, rate, patience)
    guard access(folder, W_OK) == 0 else { throw OutputFile.fault(path, String(cString: strerror(errno))) }
    guard !OutputFile.isSpecial(path) else {
      throw OutputFile.fault(path, "\(format.words) is a file that is replaced as a whole")
    }
    guard let program else {
      throw StartFault(
        .output,
        "\(path): \(format.words) is made by ffmpeg, which is not installed: install the package ffmpeg, or write a GIF or a folder "
          + "of PNGs.")
    }
    self.program = program
  }

  private func start(width: Int, height: Int) throws(StartFault) {
    let folder = try OutputFolder(for: path)
    self.folder = folder
    let file = try folder.create(name)
    let words =
      [
        program, "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr0", "-s", "\(width)x\(height)", "-r",
        ParameterText.exact(rate), "-i", "-", "-an",
      ] + format.encoding + [file]
    try start(words, in: folder)
  }

  private var name: String { "film.\(format.rawValue)" }

  nonisolated static var program: String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/ffmpeg" }.first { access($0, X_OK) == 0 }
  }

  private func start(_ words: [String], in folder: OutputFolder) throws(StartFault) {
    // A pipe without a reader then is an error of the call, and does not end the program.
    signal(SIGPIPE, SIG_IGN)
    guard let data = Spawning.pipe() else { throw failed(String(cString: strerror(errno))) }
    guard let errors = Spawning.pipe() else {
      for end in [data.read, data.write] { close(end) }
      throw failed(String(cString: strerror(errno)))
    }
    (input, complaints) = (data.write, errors.read)
    for end in [input, complaints] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    defer { for end in [data.read, errors.write] { close(end) } }
    var reason: WorkshopError?
    process = Unfinished.begin(folder.temporary) {
      do throws(WorkshopError) {
        return try Spawning.start(words, Spawning.environment, [0: data.read, 1: errors.write, 2: errors.write])
      } catch {
        reason = error
        return 0
      }
    }
    if let reason { throw failed(reason.description) }
  }

  func isReady() throws(StartFault) -> Bool {
    listen()
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        idleTime = 0
      } else if errno == EAGAIN {
        guard idleTime < patience else { throw failed("it does not take the frames") }
        return false
      } else if errno != EINTR {
        waitForLastWords()
        throw failed(words)
      }
    }
    return true
  }

  func add(_ frame: Film.Frame) throws(StartFault) {
    if process == 0 { try start(width: frame.picture.width, height: frame.picture.height) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * frame.picture.width * frame.picture.height)
    frame.picture.forEachRow { bytes += $0 }
    rest = bytes[...]
  }

  func finish() throws(StartFault) -> Bool {
    guard try isReady() else { return false }
    if input >= 0 {
      close(input)
      input = -1
      idleTime = 0
    }
    var status: Int32 = 0
    guard process > 0, waitpid(process, &status, WNOHANG) == process else {
      guard idleTime < patience else { throw failed("it does not end") }
      return false
    }
    process = 0
    listen()
    guard status == 0 else { throw failed(words) }
    try folder?.finish(file: name)
    folder = nil
    closePipes()
    return true
  }

  /// Waits until ffmpeg reads, writes or ends, for a hundredth of a second at most.
  func wait() {
    var ends = [pollfd(fd: complaints, events: Int16(POLLIN), revents: 0)]
    if !rest.isEmpty { ends.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
    let count = poll(&ends, nfds_t(ends.count), 10)
    if ends.count > 1, ends[1].revents != 0 { return }
    // If ffmpeg has closed its output but still runs, poll returns at once, so wait here.
    if ends[0].revents & Int16(POLLIN) == 0, count > 0 { _ = poll(nil, 0, 1) }
    passed(count > 0 ? 0.001 : 0.01)
  }

  /// ffmpeg did nothing for this long.
  func passed(_ seconds: TimeInterval) { idleTime += seconds }

  func cancel() {
    if process > 0 {
      ProcessSession.end(process)
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      process = 0
    }
    closePipes()
    folder?.remove()
    folder = nil
  }

  private func closePipes() {
    for end in [input, complaints] where end >= 0 { close(end) }
    (input, complaints) = (-1, -1)
  }

  private func listen() {
    guard complaints >= 0 else { return }
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(complaints, &part, part.count)
      if count > 0 { said = (said + part[..<count]).suffix(8192) } else if count == 0 || errno != EINTR { return }
    }
  }

  /// After a failure, waits for ffmpeg's last words, for a second at most.
  private func waitForLastWords() {
    for _ in 0..<100 {
      listen()
      var status: Int32 = 0
      if process > 0, waitpid(process, &status, WNOHANG) == process {
        process = 0
        return listen()
      }
      _ = poll(nil, 0, 10)
    }
  }

  /// The last line that ffmpeg wrote.
  private var words: String {
    let lines = String(decoding: said, as: UTF8.self).lines()
    return lines.last.map(String.init) ?? "it ended without a message"
  }

  private func failed(_ reason: String) -> StartFault {
    StartFault(.output, "\(path): ffmpeg failed (\(reason)).")
  }
}
