import CTransitionSources
import SourcePass

/// The catalogue's own sources, which are a part of the program.
enum TransitionSources {
  /// All files.
  static let files: [SourceFile] = (0..<transition_source_count).compactMap { index in
    guard let source = transition_source_at(index)?.pointee, let path = source.path else { return nil }
    let bytes = UnsafeBufferPointer(start: source.text, count: source.length)
    return SourceFile(path: String(cString: path), text: String(decoding: bytes, as: UTF8.self))
  }

  /// The files as Xcode wants them, by their paths.
  static let exported = Dictionary(uniqueKeysWithValues: files.map { ($0.path, SourcePass.exported($0)) })

  /// The files with what they declare.
  static let library = SourceLibrary(files)
}
