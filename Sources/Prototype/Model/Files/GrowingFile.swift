import Glibc

/// A file that is written piece by piece, and gets its name when it is complete.
///
/// The name has either the old or the new bytes at any moment, even after a kill or a power cut.
final class GrowingFile {
  private let target: String
  private let folder: String
  private let temporary: String
  private var handle: Int32

  /// Creates the folders of the path; a new file gets the permissions `newMode`.
  ///
  /// A symbolic link remains, and the file it leads to is replaced unless that is read-only.
  init(_ path: String, mode newMode: mode_t, replacesReadOnly: Bool) throws(FileBytes.Problem) {
    target = FileBytes.resolved(path)
    let name: String
    (folder, name) = FileBytes.split(target)
    temporary = FileBytes.temporaryPath(name, in: folder)
    var mode = newMode
    var status = stat()
    if stat(target, &status) == 0 {
      guard !OutputFile.isSpecial(target) else { throw FileBytes.Problem(code: FileBytes.Problem.special) }
      guard replacesReadOnly || FileBytes.canWrite(target, status) else { throw FileBytes.Problem(code: EACCES) }
      mode = status.st_mode & 0o777
    }
    try FileBytes.makeFolders(folder)
    let (file, reason) = Unfinished.begin(temporary) { [temporary] in
      unlink(temporary)
      return (open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode), errno)
    }
    handle = file
    guard file >= 0 else {
      Unfinished.end(temporary) {}
      throw FileBytes.Problem(code: reason)
    }
  }

  deinit { cancel() }

  func write(_ bytes: [UInt8]) throws(FileBytes.Problem) { try FileBytes.write(bytes, to: handle) }

  func finish() throws(FileBytes.Problem) {
    guard fsync(handle) == 0 else { throw FileBytes.Problem(code: errno) }
    let (status, reason) = Unfinished.end(temporary) { (rename(temporary, target), errno) }
    guard status == 0 else { throw FileBytes.Problem(code: reason) }
    close(handle)
    handle = -1
    // The new name is safe once the folder is written.
    let holder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard holder >= 0 else { return }
    fsync(holder)
    close(holder)
  }

  /// Removes what was written, unless it is complete.
  func cancel() {
    guard handle >= 0 else { return }
    close(handle)
    handle = -1
    Unfinished.end(temporary) { unlink(temporary) }
  }
}
