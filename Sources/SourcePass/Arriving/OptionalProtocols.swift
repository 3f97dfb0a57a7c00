/// The names of the optional requirements that a file may call: those of UIKit's protocols, and of its own.
struct OptionalProtocols {
  /// The names of requirements whose calls need no labels to be known.
  private(set) var members = UIKitRequirements.optional.subtracting(Self.ordinaryNames)
  /// The names of own requirements that are asked for an optional result.
  private(set) var answeringMembers: Set<String> = []

  /// The names of requirements that closures often have: those are known by their labels.
  private static let ordinaryNames: Set = ["action", "application", "display", "draw", "position"]

  /// Collects the requirements of the protocols in some files.
  init(in files: [SourceText]) {
    for file in files {
      for index in 0..<file.count where file.text(at: index) == "protocol" {
        let requirements = ProtocolDeclaration(at: index, in: file)?.optionalRequirements ?? []
        members.formUnion(requirements.map(\.name))
        answeringMembers.formUnion(requirements.filter { $0.question != nil && !$0.isProperty }.map(\.name))
      }
    }
  }
}
