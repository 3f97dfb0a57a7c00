/// The config file of a run, which is read again whenever it changes.
@MainActor final class ConfigFile {
  /// The path as it was given.
  let path: String
  /// Whether the file can be read again, and written; standard input cannot.
  var isLasting: Bool { path != FileBytes.standardInput }
  /// The transition whose parameters the file has.
  let entry: CatalogueEntry
  /// The document that was read or written last.
  private(set) var document: ParameterDocument
  /// The bytes that were read or written last.
  private var bytes: [UInt8]

  /// What was found when the file was read again.
  enum Change {
    /// The file has the same bytes.
    case none
    /// The file has other parameters.
    case parameters(ParameterEdits)
    /// The file cannot be used; a line says why.
    case fault(String)
  }

  /// Reads a file; `entry` is the transition if the file names none.
  init(path: String, entry: CatalogueEntry?) throws(StartFault) {
    self.path = path
    bytes = try Self.read(path)
    do throws(TextFault) {
      document = try ParameterDocument(bytes, entry: entry)
    } catch {
      throw StartFault(.file, error.line(in: FileBytes.title(of: path)))
    }
    self.entry = document.entry
  }

  private static func read(_ path: String) throws(StartFault) -> [UInt8] {
    do throws(FileBytes.Problem) { return try FileBytes.read(path) } catch {
      throw StartFault(.file, "\(FileBytes.title(of: path)): it cannot be read (\(error.words)).")
    }
  }

  /// Reads the file again.
  func reload() -> Change {
    let found: [UInt8]
    // While an editor replaces the file, there may be none.
    do throws(FileBytes.Problem) { found = try FileBytes.read(path) } catch {
      return error.isMissing ? .none : .fault("\(path): it cannot be read (\(error.words)).".asOneLine)
    }
    guard found != bytes else { return .none }
    bytes = found
    do throws(TextFault) {
      let document = try ParameterDocument(found, entry: entry)
      guard document.entry.name == entry.name else {
        let position = (try? JSONReader.value(of: found))?["transition"]?.position ?? JSONValue.Position()
        throw TextFault(
          position: position, sentence: "transition, \"\(document.entry.name)\": this run shows \(entry.name).")
      }
      self.document = document
      return .parameters(document.parameters)
    } catch {
      return .fault(error.line(in: path))
    }
  }

  /// Writes parameters into the file; returns a line that says why that failed, or nil.
  func write(_ parameters: ParameterEdits) -> String? {
    var next = document
    next.parameters = parameters
    let text = Array(next.text.utf8)
    do throws(FileBytes.Problem) {
      try FileBytes.replace(path, with: text)
    } catch {
      return "\(path): it cannot be written (\(error.words)).".asOneLine
    }
    (document, bytes) = (next, text)
    return nil
  }
}
