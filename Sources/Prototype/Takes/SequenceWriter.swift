import Stage

/// Writes each frame as a PNG into a folder.
@MainActor final class SequenceWriter: FilmWriter {
  private let path: String
  private let level: Int
  private let folder: OutputFolder
  private let crew = PackingCrew()

  /// Creates a writer into a folder, which must be empty or not exist; `level` is that of the compression, 0...9.
  init(_ path: String, level: Int) throws(StartFault) {
    (self.path, self.level) = (path, level)
    folder = try OutputFolder(path)
  }

  func isReady() throws(StartFault) -> Bool { try crew.isReady() }

  func add(_ frame: Film.Frame) throws(StartFault) {
    let number = FixedText.text(Double(frame.index), decimals: 0)
    let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
    crew.add { [path, level, picture = frame.picture, temporary = folder.temporary] in
      guard let bytes = picture.png(level: level) else { return OutputFile.fault(path, "there is no memory") }
      do throws(FileBytes.Problem) {
        try FileBytes.create("\(temporary)/\(name).png", with: bytes)
        return nil
      } catch {
        return OutputFile.fault(path, error.words)
      }
    }
  }

  func finish() throws(StartFault) -> Bool {
    guard try crew.isDone() else { return false }
    try folder.finish()
    return true
  }

  func wait() { crew.wait() }

  func cancel() {
    crew.waitForAll()
    folder.remove()
  }
}
