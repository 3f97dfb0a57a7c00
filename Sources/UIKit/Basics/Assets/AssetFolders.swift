import Foundation
import QuartzCore

/// Named pictures and colours are searched for in these.
struct AssetFolders: CustomStringConvertible {
  /// The first one first.
  let all: [URL]
  /// Read whole: the host's, and that of a bundle which is not the program's own.
  let indexed: [URL]

  /// The bundle's comes first if it is not the program's.
  init(for bundle: Bundle?) {
    let resources = (bundle ?? .main).resourceURL.map { [$0] } ?? []
    let host = LayerWorld.current.pictureFolders
    let isProgram = bundle == nil || bundle == .main
    all = isProgram ? host + resources : resources + host
    // The program's folder may be one that the whole system uses.
    indexed = isProgram ? host : resources + host
  }

  var description: String { all.map(\.path).joined(separator: " or ") }
}
