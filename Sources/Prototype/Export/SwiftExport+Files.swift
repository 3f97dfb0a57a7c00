extension SwiftExport {
  /// Writes the source as one file; a file that is there is replaced.
  package func write(to path: String) throws(StartFault) { try OutputFile.write(Array(text.utf8), to: path) }

  /// Writes the files into a folder, which must be empty or not exist; a device or a pipe gets them as one.
  package func writeFolder(_ path: String) throws(StartFault) {
    if OutputFile.isSpecial(path) { return try write(to: path) }
    let folder = try OutputFolder(path)
    for file in separateFiles {
      do throws(FileBytes.Problem) {
        try FileBytes.create("\(folder.temporary)/\(file.name)", with: Array(file.text.utf8))
      } catch {
        folder.remove()
        throw OutputFile.fault(path, error.words)
      }
    }
    try folder.finish()
  }
}

extension HandOff {
  /// Writes the JSON into a file; a file that is there is replaced.
  package static func write(_ text: String, to path: String) throws(StartFault) {
    try OutputFile.write(Array(text.utf8), to: path)
  }
}
