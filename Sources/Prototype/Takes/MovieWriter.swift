import Foundation
import Glibc
import Stage

/// Writes a film through ffmpeg, which runs as a process of its own.
final class MovieWriter {
  private let path: String
  private let temporary: String
  private let patience: TimeInterval
  private var process: pid_t = 0
  private var input: Int32 = -1
  private var complaints: Int32 = -1

  /// Starts ffmpeg for a film of frames of a size.
  init(
    _ path: String, width: Int, height: Int, rate: Double, patience: TimeInterval,
    by program: String? = MovieWriter.program
  ) throws(StartFault) {
    let (folder, name) = FileBytes.split(path)
    (self.path, self.patience) = (path, patience)
    temporary = "\(folder)/.\(name).\(getpid()).tmp.mp4"
    guard access(folder, W_OK) == 0 else { throw OutputFile.fault(path, String(cString: strerror(errno))) }
    guard let program else {
      throw StartFault(
        .output,
        "\(path): an MP4 is made by ffmpeg, which is not installed: install the package ffmpeg, or write a GIF or a folder "
          + "of PNGs.")
    }
    let words = [
      program, "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr0", "-s", "\(width)x\(height)", "-r",
      FigureText.exact(rate), "-i", "-", "-an",
      // The codec takes even sizes only.
      "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "16", "-movflags",
      "+faststart", temporary,
    ]
    try start(words)
  }

  deinit { closePipes() }

  /// The path of ffmpeg; nil if the search path has none.
  static var program: String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/ffmpeg" }.first { access($0, X_OK) == 0 }
  }

  private func start(_ words: [String]) throws(StartFault) {
    // A pipe without a reader is an error of the call then, and does not kill the program.
    signal(SIGPIPE, SIG_IGN)
    var (data, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&data) == 0 else { throw failed(String(cString: strerror(errno))) }
    guard pipe(&errors) == 0 else {
      for end in data { close(end) }
      throw failed(String(cString: strerror(errno)))
    }
    for end in data + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, data[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    let status = posix_spawn(&process, words[0], &actions, nil, arguments, environ)
    close(data[0])
    close(errors[1])
    (input, complaints) = (data[1], errors[0])
    for end in [input, complaints] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    guard status == 0 else {
      process = 0
      throw failed(String(cString: strerror(status)))
    }
  }

  /// Adds a frame.
  func add(_ picture: Bitmap) throws(StartFault) {
    var frame: [UInt8] = []
    frame.reserveCapacity(4 * picture.width * picture.height)
    picture.forEachRow { frame += $0 }
    var rest = frame[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        guard wait(for: input, POLLOUT) else { throw failed("it does not take the frames") }
      } else if errno != EINTR {
        throw failed(words)
      }
    }
  }

  /// Waits until ffmpeg has written the film, and gives it its name.
  func finish() throws(StartFault) {
    close(input)
    input = -1
    // Its complaints end when it ends.
    let said = words
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process || hasEnded(&status) else { throw failed("it does not end") }
    process = 0
    guard status == 0 else { throw failed(said) }
    guard rename(temporary, path) == 0 else { throw OutputFile.fault(path, String(cString: strerror(errno))) }
  }

  /// Ends ffmpeg, and removes what it has written.
  func cancel() {
    if process > 0 {
      kill(process, SIGKILL)
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      process = 0
    }
    closePipes()
    unlink(temporary)
  }

  private func closePipes() {
    for end in [input, complaints] where end >= 0 { close(end) }
    (input, complaints) = (-1, -1)
  }

  /// Waits until ffmpeg, whose pipes are closed, has ended; returns false if it does not.
  private func hasEnded(_ status: inout Int32) -> Bool {
    let steps = Int(patience * 100)
    for _ in 0..<max(1, steps) {
      if waitpid(process, &status, WNOHANG) == process { return true }
      _ = poll(nil, 0, 10)
    }
    return false
  }

  private func wait(for end: Int32, _ events: Int32) -> Bool {
    var polled = pollfd(fd: end, events: Int16(events), revents: 0)
    return poll(&polled, 1, Int32(patience * 1000)) > 0
  }

  /// What ffmpeg said last, up to the end of its messages.
  private var words: String {
    var (said, part) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while wait(for: complaints, POLLIN) {
      let count = read(complaints, &part, part.count)
      if count > 0 { said = (said + part[..<count]).suffix(8192) } else if count == 0 || errno != EINTR { break }
    }
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    return lines.last.map(String.init) ?? "it ended without a message"
  }

  private func failed(_ reason: String) -> StartFault {
    StartFault(.output, "\(path): ffmpeg failed (\(reason)).")
  }
}
