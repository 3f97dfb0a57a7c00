/// Source files, from which a piece of code takes those that it needs.
package struct SourceLibrary: Sendable {
  package let files: [SourceFile]
  private let declarations: [FileDeclarations]
  private let types: Set<String>

  package init(_ files: [SourceFile]) {
    self.files = files
    declarations = files.map { FileDeclarations(SourceText($0.text)) }
    types = declarations.reduce(into: []) { $0.formUnion($1.types) }
  }

  /// Returns the files that a piece of code needs to compile, directly or through others, in the library's order.
  ///
  /// A file is needed if the code uses one of its types, or a member that it adds to a type that is already there.
  package func files(neededBy code: String) -> [SourceFile] {
    var uses = FileDeclarations(SourceText(code)).uses
    var isNeeded = [Bool](repeating: false, count: files.count)
    var known: Set<String> = []
    var isComplete = false
    while !isComplete {
      isComplete = true
      for index in files.indices where !isNeeded[index] {
        let declared = declarations[index]
        let isUsed =
          !declared.types.isDisjoint(with: uses)
          || declared.members.contains { member in
            uses.contains(member.name) && (known.contains(member.type) || !types.contains(member.type))
          }
        guard isUsed else { continue }
        isNeeded[index] = true
        isComplete = false
        uses.formUnion(declared.uses)
        known.formUnion(declared.types)
      }
    }
    return files.indices.filter { isNeeded[$0] }.map { files[$0] }
  }
}

package struct SourceFile: Equatable, Sendable {
  package var path: String
  package var text: String

  package init(path: String, text: String) { (self.path, self.text) = (path, text) }

  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
}
