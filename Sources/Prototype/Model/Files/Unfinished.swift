import Foundation
import Glibc
import QuartzCore
import Workshop

/// The temporary files and folders that are being written, so that a signal that ends a command can remove them.
package enum Unfinished {
  /// The paths, each with the process that writes it or 0 if this one does, and whether the program is about to end.
  private static let state = Locked<(paths: [String: pid_t], isOver: Bool)>(([:], false))

  /// Does `work`, which creates what is at `path` or the process that writes it, and returns its result.
  ///
  /// The program is not ended by a signal meanwhile.
  static func begin<Result>(_ path: String, _ work: () -> Result) -> Result {
    change { paths in
      paths[path] = paths[path] ?? 0
      return work()
    }
  }

  /// Starts the process that writes `path` by `start`, and returns its identifier.
  static func begin(_ path: String, _ start: () -> pid_t) -> pid_t {
    change { paths in
      let process = start()
      paths[path] = process
      return process
    }
  }

  /// Does `work`, which gives what is at `path` its own name or removes it, and returns its result.
  ///
  /// The program is not ended by a signal meanwhile.
  @discardableResult static func end<Result>(_ path: String, _ work: () -> Result) -> Result {
    change { paths in
      paths[path] = nil
      return work()
    }
  }

  private static func change<Result>(_ work: (inout [String: pid_t]) -> Result) -> Result {
    state.withLock { state in
      // What would be written now would be left behind.
      while state.isOver { pause() }
      return work(&state.paths)
    }
  }

  /// Removes everything that is unfinished, because the program ends; no thread writes anything new from now on.
  package static func removeAll() {
    state.withLock { state in
      state.isOver = true
      for (path, process) in state.paths {
        if process > 0 {
          ProcessSession.end(process)
          _ = Spawning.wait(for: process)
        }
        remove(path)
      }
    }
  }

  private static func remove(_ path: String) {
    // Other threads may still add files to a folder.
    for _ in 0..<1000 where FileBytes.isThere(path) { try? FileManager.default.removeItem(atPath: path) }
  }
}
