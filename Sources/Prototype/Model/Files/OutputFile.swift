import Glibc
import Workshop

/// Writes what a command makes: completely, or not at all.
package enum OutputFile {
  static func write(_ bytes: [UInt8], to path: String) throws(StartFault) {
    do throws(FileBytes.Problem) {
      let output = try GrowingOutput(path)
      try output.write(bytes)
      try output.finish()
    } catch {
      throw fault(path, error.words)
    }
  }

  static func fault(_ path: String, _ reason: String) -> StartFault {
    StartFault(.output, "\(path == "-" ? "standard output" : path): it cannot be written (\(reason)).")
  }

  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// The permissions of new files under the user's mask.
  static let mode: mode_t = {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }()
}

/// Output that is written piece by piece.
///
/// A file appears when it is complete; a device, a pipe or standard output gets the pieces.
final class GrowingOutput {
  private enum Target {
    case file(GrowingFile)
    case open(Int32)
  }

  private let target: Target

  /// "-" stands for standard output.
  init(_ path: String) throws(FileBytes.Problem) {
    // A pipe without a reader then is an error of the call, and does not end the program.
    signal(SIGPIPE, SIG_IGN)
    if path == "-" {
      target = .open(STDOUT_FILENO)
    } else if OutputFile.isSpecial(path) {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw FileBytes.Problem(code: errno) }
      target = .open(file)
    } else {
      guard access(FileBytes.split(path).folder, F_OK) == 0 else { throw FileBytes.Problem(code: errno) }
      target = .file(try GrowingFile(path, mode: OutputFile.mode, replacesReadOnly: true))
    }
  }

  deinit {
    if case .open(let file) = target, file != STDOUT_FILENO { close(file) }
  }

  func write(_ bytes: [UInt8]) throws(FileBytes.Problem) {
    switch target {
    case .file(let file): try file.write(bytes)
    case .open(let file): try FileBytes.write(bytes, to: file)
    }
  }

  /// Without this call, a file is removed when the object is released.
  func finish() throws(FileBytes.Problem) {
    if case .file(let file) = target { try file.finish() }
  }
}

/// A folder that appears when all its files are written.
struct OutputFolder {
  private let path: String
  let temporary: String

  /// Creates the temporary folder.
  ///
  /// - Throws: A fault if `path` exists and is not an empty folder.
  init(_ path: String) throws(StartFault) {
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    // A link to a folder stays, and its folder is replaced.
    if SystemFiles.isLink(trimmed) { trimmed = FileBytes.resolved(trimmed) }
    var status = stat()
    if stat(trimmed, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw OutputFile.fault(path, "it is a file, and no folder") }
      guard FileBytes.names(in: trimmed).isEmpty else {
        throw OutputFile.fault(path, "the folder is not empty: give another, or remove what is in it")
      }
    }
    try self.init(trimmed, mode: 0o777)
  }

  /// Creates a temporary folder beside a file, which only this user can change.
  init(for file: String) throws(StartFault) { try self.init(file, mode: 0o700) }

  private init(_ path: String, mode: mode_t) throws(StartFault) {
    let (folder, name) = FileBytes.split(path)
    let temporary = FileBytes.temporaryPath(name, in: folder)
    (self.path, self.temporary) = (path, temporary)
    let (status, reason) = Unfinished.begin(temporary) { (mkdir(temporary, mode), errno) }
    guard status == 0 else {
      Unfinished.end(temporary) {}
      throw OutputFile.fault(path, String(cString: strerror(reason)))
    }
  }

  /// Creates an empty file for another program to write, and returns its path.
  func create(_ name: String) throws(StartFault) -> String {
    do throws(FileBytes.Problem) { try FileBytes.create("\(temporary)/\(name)", with: []) } catch {
      throw OutputFile.fault(path, error.words)
    }
    return "\(temporary)/\(name)"
  }

  func finish() throws(StartFault) { try finish(temporary) }

  /// Gives the folder's only file its final name, and removes the folder.
  func finish(file name: String) throws(StartFault) { try finish("\(temporary)/\(name)") }

  private func finish(_ written: String) throws(StartFault) {
    let (status, reason) = Unfinished.end(temporary) { (rename(written, path), errno) }
    if written != temporary || status != 0 { remove() }
    guard status == 0 else { throw OutputFile.fault(path, String(cString: strerror(reason))) }
  }

  func remove() {
    Unfinished.end(temporary) {
      for name in FileBytes.names(in: temporary) { unlink("\(temporary)/\(name)") }
      rmdir(temporary)
    }
  }
}

extension OutputFile {
  /// Throws a fault if `path` should not be replaced: a file that the command reads, by any name; a read-only file; or
  /// a link that leads nowhere.
  ///
  /// Each input has the flag that names it; the path "-" stands for standard input. `remedy` says what to do.
  package static func check(
    _ path: String, reading inputs: [(flag: String, path: String)] = [], remedy: String = "give another path"
  ) throws(StartFault) {
    guard path != "-" else { return }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if SystemFiles.isLink(path) { throw fault(path, "it is a link that leads nowhere: \(remedy)") }
      return
    }
    guard !isSpecial(path) else { return }
    if let input = inputs.first(where: { isFile($0.path, status) }) {
      throw fault(path, "\(input.flag) reads it: \(remedy)")
    }
    guard FileBytes.canWrite(path, status) else { throw fault(path, "it is read-only: \(remedy)") }
  }

  /// Compares with the file of a status; "-" is standard input.
  private static func isFile(_ path: String, _ status: stat) -> Bool {
    var own = stat()
    guard (path == FileBytes.standardInput ? fstat(STDIN_FILENO, &own) : stat(path, &own)) == 0 else { return false }
    return own.st_dev == status.st_dev && own.st_ino == status.st_ino
  }
}
