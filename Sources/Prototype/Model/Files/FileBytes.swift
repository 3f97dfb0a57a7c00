import Foundation
import Glibc
import Workshop

package enum FileBytes {
  package struct Problem: Error, Equatable {
    let code: Int32
    /// The system's words for the error.
    var words: String { code == Self.special ? "it is a device, a pipe or a socket" : String(cString: strerror(code)) }
    /// The code for what is there and no file.
    static let special: Int32 = -1
    /// Also true if a folder of the path does not exist.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func title(of path: String) -> String { path == standardInput ? "standard input" : path }

  /// Stands for standard input where a file is read.
  static let standardInput = "-"

  static func open(_ path: String) throws(Problem) -> Int32 {
    // Opening a pipe without a writer must not block the program, but reading waits for a slow one.
    let file =
      path == standardInput
      ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Problem(code: errno) }
    if path != standardInput { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
    return file
  }

  /// Reads at most one byte more than `limit`, by default that of JSON, so that callers notice a larger file.
  package static func read(_ path: String, limit: Int? = nil) throws(Problem) -> [UInt8] {
    let limit = limit ?? JSONReader.mostBytes
    let file = try open(path)
    defer { close(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while bytes.count <= limit {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { break }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw Problem(code: errno)
      }
    }
    return Array(bytes.prefix(limit + 1))
  }

  /// Reads a file, or throws what a person is told.
  static func contents(of path: String, limit: Int? = nil) throws(StartFault) -> [UInt8] {
    do throws(Problem) { return try read(path, limit: limit) } catch {
      throw StartFault(.file, "\(title(of: path)): it cannot be read (\(error.words)).")
    }
  }

  /// Replaces a file as a whole, unless it is read-only; see ``GrowingFile``.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o600, replacesReadOnly: Bool = false
  ) throws(Problem) {
    let file = try GrowingFile(path, mode: mode, replacesReadOnly: replacesReadOnly)
    try file.write(bytes)
    try file.finish()
  }

  /// Whether a file or folder may be written.
  ///
  /// The owner counts as well, whom the system lets replace read-only files, and root may write everything.
  static func canWrite(_ path: String, _ status: stat) -> Bool {
    status.st_mode & S_IWUSR != 0 && access(path, W_OK) == 0
  }

  /// Returns a path to write to until the file or folder is complete, and removes what killed programs left behind.
  static func temporaryPath(_ name: String, in folder: String) -> String {
    let start = ".\(name)."
    Leftovers.remove(from: folder) { leftover in
      guard leftover.hasPrefix(start), leftover.hasSuffix(".tmp") else { return nil }
      return pid_t(leftover.dropFirst(start.count).dropLast(4))
    }
    return "\(folder)/\(start)\(getpid()).tmp"
  }

  /// The new file has the permissions of the user's mask.
  static func create(_ path: String, with bytes: [UInt8]) throws(Problem) {
    let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Problem(code: errno) }
    defer { close(file) }
    try write(bytes, to: file)
  }

  static func write(_ bytes: [UInt8], to file: Int32) throws(Problem) {
    if let code = SystemFiles.write(bytes, to: file) { throw Problem(code: code) }
  }

  /// Succeeds if the file does not exist.
  static func remove(_ path: String) throws(Problem) {
    guard unlink(path) == 0 || errno == ENOENT else { throw Problem(code: errno) }
  }

  /// Follows links.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Sorted; empty if there is no such folder.
  static func names(in folder: String) -> [String] {
    SystemFiles.names(in: folder)
  }

  /// Also creates the missing folders on the path.
  static func makeFolders(_ folder: String) throws(Problem) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += (path.isEmpty && !folder.hasPrefix("/") ? "" : "/") + part
      guard mkdir(path, 0o700) == 0 || errno == EEXIST || errno == EISDIR || errno == EROFS || errno == EACCES else {
        throw Problem(code: errno)
      }
    }
  }

  /// Follows links; returns the path itself if there is no such file.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }
}

/// Reads a file line by line, and holds one line in memory.
final class LineReader {
  private let file: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var rest: ArraySlice<UInt8> = []
  private var isAtEnd = false
  /// Whether the line before was too long, and its rest is still to be read.
  private var isCut = false
  /// In bytes.
  private let longest: Int

  init(file: Int32, longest: Int) { (self.file, self.longest) = (file, longest) }

  deinit { close(file) }

  /// Returns a line without its end; nil after the last one, which is empty if the file ends with a line end.
  ///
  /// A line that is too long is an error (EFBIG), after which the next one can be read.
  func next() throws(FileBytes.Problem) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    var line: [UInt8] = []
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        guard isCut else { return line }
        (isCut, line) = (false, [])
        continue
      }
      line += rest
      rest = []
      if isCut {
        line = []
      } else if line.count > longest {
        isCut = true
        throw FileBytes.Problem(code: EFBIG)
      }
      let count = read(file, &buffer, buffer.count)
      guard count >= 0 || errno == EINTR else { throw FileBytes.Problem(code: errno) }
      rest = buffer[..<max(count, 0)]
      if count == 0 {
        isAtEnd = true
        return line
      }
    }
  }
}
