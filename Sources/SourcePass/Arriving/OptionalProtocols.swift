/// The names of the optional requirements that a file may call: those of UIKit's protocols, and of its own.
struct OptionalProtocols {
  private(set) var members = UIKitRequirements.optional

  /// Collects the requirements of the protocols in some files.
  init(in files: [SourceText]) {
    for file in files {
      for index in 0..<file.count where file.text(at: index) == "protocol" {
        let declaration = ProtocolDeclaration(at: index, in: file)
        members.formUnion(declaration?.optionalRequirements.map(\.name) ?? [])
      }
    }
  }
}
