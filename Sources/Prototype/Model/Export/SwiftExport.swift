import CTransitionSources
package import SourcePass

/// A transition as UIKit source for an iOS project, with its present parameters as the defaults.
///
/// It is the source that the window runs.
@MainActor package struct SwiftExport {
  let entry: CatalogueEntry
  let edits: ParameterEdits
  /// The transition's files come before those it shares with others; the first one begins with the comment.
  package let files: [SourceFile]
  let comment: String
  /// The lines with parameters, from 1, if these are not kept as a structure.
  let parameterLines: [Int]
  package let attaching: String

  /// `preset` is the name of the preset with these parameters.
  ///
  /// The parameters replace their uses; if it `keepsParameters`, they become the defaults of a structure.
  package init(
    _ entry: CatalogueEntry, _ edits: ParameterEdits, preset: String? = nil, keepsParameters: Bool = false
  ) throws(StartFault) {
    guard let plan = entry.export else {
      throw StartFault(.usage, "\(entry.name) cannot be exported: it has no source of its own.")
    }
    (self.entry, self.edits, attaching) = (entry, edits, plan.attaching)
    comment = ExportComment(entry, edits, preset: preset, plan).text
    let parameters = plan.parameters(in: entry.values(edits))
    if !keepsParameters {
      let settled = Self.settled(plan, parameters, under: comment)
      (files, parameterLines) = ([settled.file], settled.parameterLines)
      return
    }
    let type = plan.parametersType
    let changes = ParameterLiterals.changes(from: plan.base, to: parameters)
    let needed = TransitionSources.library.files(neededBy: plan.attaching).map { file in
      var file = TransitionSources.exported[file.path] ?? file
      if file.text.contains("struct \(type)"), var defaults = ParameterDefaults(of: type, in: file.text) {
        defaults.set(changes)
        file.text = defaults.text
      }
      return file
    }
    (files, parameterLines) = (needed.sorted { Self.order($0, type) < Self.order($1, type) }, [])
  }

  /// A sort key: the parameters first, then the transition's files, then the shared ones.
  private static func order(_ file: SourceFile, _ first: String) -> String {
    file.name == first + ".swift" ? "0" : file.folder.hasPrefix("Shared") ? "2\(file.path)" : "1\(file.path)"
  }

  /// Returns the source with the parameters inserted, as one file, and the lines that contain them.
  private static func settled(
    _ plan: ExportPlan, _ parameters: Any, under comment: String
  ) -> (file: SourceFile, parameterLines: [Int]) {
    let needed = TransitionSources.library.files(neededBy: plan.attaching)
    let files = needed.map { TransitionSources.exported[$0.path] ?? $0 }
      .sorted { order($0, plan.attachedType) < order($1, plan.attachedType) }
    let (imports, body) = SourcePass.body(of: files)
    let values = ParameterLiterals.values(of: parameters)
    let settled = SettledSource(
      body, values: Dictionary(uniqueKeysWithValues: values.map { ($0.path, $0.value) }),
      figures: values.compactMap { value in value.type.map { (value.path, $0) } }, keeping: plan.attachedNames
    ).result
    let head = comment + "\n" + imports.map { $0 + "\n" }.joined() + "\n"
    let start = head.count { $0 == "\n" }
    let lines = settled.parameters.map { _, range in
      start + settled.text.prefix(range.lowerBound).count { $0 == "\n" } + 1
    }
    return (
      SourceFile(
        path: plan.attachedType + ".swift", text: head + settled.text + ExportPreview.text(plan)),
      Array(Set(lines)).sorted()
    )
  }

  package var text: String { files.count == 1 ? files[0].text : SourcePass.joined(files, under: comment) }

  /// The files for a folder; the first one begins with the comment.
  package var separateFiles: [(name: String, text: String)] {
    guard files.count > 1 else { return files.map { ($0.name, $0.text) } }
    return files.enumerated().map { index, file in (file.name, index == 0 ? comment + "\n" + file.text : file.text) }
  }
}

/// The preview at the end of an exported transition, with two coloured screens.
enum ExportPreview {
  /// The preview may use `transition` to retain the attached object.
  @MainActor static func text(_ plan: ExportPlan) -> String {
    let lines = plan.preview.lines().map { "    \($0)\n" }.joined()
    let kept =
      plan.preview.contains("transition =") ? "@MainActor private var transition: \(plan.attachedType)?\n\n" : ""
    let screen = plan.screen.map { $0 + "\n\n" } ?? ""
    return """

      \(screen)\(kept)@available(iOS \(plan.system), *)
      #Preview {
          let screens = [UIColor.systemTeal, .systemOrange].map { color in
              let screen = \(plan.screen == nil ? "UIViewController" : "PreviewScreen")()
              screen.view.backgroundColor = color
              return screen
          }
      \(lines)}

      """
  }
}

extension SwiftExport {
  package func write(to path: String) throws(StartFault) { try OutputFile.write(Array(text.utf8), to: path) }

  /// The folder must be empty or not exist; a device or a pipe gets all files as one.
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
  package static func write(_ text: String, to path: String) throws(StartFault) {
    try OutputFile.write(Array(text.utf8), to: path)
  }
}

/// The catalogue's sources, and other files that are embedded in the program.
enum TransitionSources {
  static let files = read(transition_source_count, transition_source_at)
  /// Those of the page for browsers.
  static let pageFiles = read(page_file_count, page_file_at)

  private static func read(
    _ count: Int, _ file: (Int) -> UnsafePointer<transition_source>?
  ) -> [SourceFile] {
    (0..<count).compactMap { index in
      guard let source = file(index)?.pointee, let path = source.path else { return nil }
      let bytes = UnsafeBufferPointer(start: source.text, count: source.length)
      return SourceFile(path: String(cString: path), text: String(decoding: bytes, as: UTF8.self))
    }
  }

  static let exported = Dictionary(uniqueKeysWithValues: files.map { ($0.path, SourcePass.exported($0)) })

  static let library = SourceLibrary(files)
}
