/// The config file of a run, read again whenever it changes.
@MainActor final class ConfigFile {
  let path: String
  /// Standard input can be neither read again nor written.
  var isLasting: Bool { path != FileBytes.standardInput }
  let entry: CatalogueEntry
  /// As read or written last.
  private(set) var document: ParameterDocument
  /// As read or written last.
  private var bytes: [UInt8]

  enum Change {
    case none
    case parameters(ParameterEdits)
    case fault(String)
  }

  /// `entry` is the transition if the file names none.
  init(path: String, entry: CatalogueEntry?) throws(StartFault) {
    self.path = path
    bytes = try FileBytes.contents(of: path)
    do throws(TextFault) {
      document = try ParameterDocument(bytes, entry: entry)
    } catch {
      throw StartFault(.file, error.line(in: FileBytes.title(of: path)))
    }
    self.entry = document.entry
  }

  func reload() -> Change {
    let found: [UInt8]
    // There may be no file while an editor replaces it.
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

  /// Returns a line that says why writing failed, or nil.
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
