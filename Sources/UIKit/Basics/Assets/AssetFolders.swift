import Foundation
import QuartzCore

/// The folders in which named pictures and colours are searched for.
struct AssetFolders: CustomStringConvertible {
  /// All of them, the first one first.
  let all: [URL]
  /// Those that are read whole: the host's, and that of a bundle which is not the program's own.
  let indexed: [URL]

  /// Finds the folders for a bundle: those of the host, and the bundle's, which comes first if it is not the program's.
  init(for bundle: Bundle?) {
    let resources = (bundle ?? .main).resourceURL.map { [$0] } ?? []
    let host = LayerWorld.current.pictureFolders
    let isProgram = bundle == nil || bundle == .main
    all = isProgram ? host + resources : resources + host
    // The program's folder may be one that the whole system uses.
    indexed = isProgram ? host : resources + host
  }

  /// The folders as words of a sentence.
  var description: String { all.map(\.path).joined(separator: " or ") }
}
