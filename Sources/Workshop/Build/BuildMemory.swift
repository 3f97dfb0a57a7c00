import Foundation
import SourcePass
import Synchronization

/// What builds learnt, so that the next build of the same files is shorter.
package final class BuildMemory: Sendable {
  private struct State {
    var mends: [String: Set<PassedFile.Mend>] = [:]
    /// The files that compiled once: an error in them is one of the person who edits them.
    var built: Set<String> = []
    var leftOut: [String: (text: Data?, reason: String)] = [:]
    var products: [String: ModuleProduct] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  func read(
    _ paths: [String], with libraries: [String] = [], firstParameter: Int = 0
  ) throws(BuildFailure) -> [PassedFile] {
    let modules = PassedFile.modules(of: paths)
    var files = try PassedFile.read(paths, with: libraries, firstParameter: firstParameter)
    let known = state.withLock(\.mends)
    for index in files.indices { files[index].mend(again: known[files[index].path] ?? [], modules: modules) }
    return files
  }

  func remember(_ files: [PassedFile]) {
    state.withLock { state in
      for file in files { state.mends[file.path] = file.mends }
    }
  }

  func forget(_ paths: [String]) {
    state.withLock { state in
      for path in paths { state.mends[path] = nil }
    }
  }

  // MARK: Modules

  func keep(_ product: ModuleProduct) {
    let texts = product.leftOut.map { FileManager.default.contents(atPath: $0.path) }
    state.withLock { state in
      for file in product.files {
        state.built.insert(file.path)
        state.leftOut[file.path] = nil
      }
      state.products[product.name] = product
      for (file, text) in zip(product.leftOut, texts) { state.leftOut[file.path] = (text, file.reason) }
    }
  }

  /// Returns the module of an earlier build if neither its files nor what it imports has changed.
  func product(_ name: String, of files: [PassedFile], after libraries: [ModuleProduct]) -> ModuleProduct? {
    state.withLock { state in
      guard let known = state.products[name], known.files.map(\.passed.text) == files.map(\.passed.text),
        known.libraries == libraries.map(\.name),
        libraries.allSatisfy({ state.products[$0.name]?.folder === $0.folder })
      else { return nil }
      return known
    }
  }

  func hasBuilt(_ path: String) -> Bool { state.withLock { $0.built.contains(path) } }

  /// Nil if the file has changed since it was left out.
  func reasonToLeaveOut(_ path: String) -> String? {
    guard let known = state.withLock({ $0.leftOut[path] }), known.text == FileManager.default.contents(atPath: path)
    else { return nil }
    return known.reason
  }
}
