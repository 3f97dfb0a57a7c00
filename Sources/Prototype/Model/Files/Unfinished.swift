import Foundation
import Glibc
import QuartzCore
import Workshop

/// Temporary files and folders in progress, so that a signal that ends the command can remove them.
package enum Unfinished {
  /// Each path has the process that writes it, or 0 for this one; `isOver` is set when the program is about to end.
  private static let state = Locked<(paths: [String: pid_t], isOver: Bool)>(([:], false))

  /// Runs `work`, which creates the file at `path` or starts the process that writes it.
  ///
  /// Signals do not end the program meanwhile.
  static func begin<Result>(_ path: String, _ work: () -> Result) -> Result {
    change { paths in
      paths[path] = paths[path] ?? 0
      return work()
    }
  }

  /// Calls `start`, which returns the process that writes `path`.
  static func begin(_ path: String, _ start: () -> pid_t) -> pid_t {
    change { paths in
      let process = start()
      paths[path] = process
      return process
    }
  }

  /// Runs `work`, which renames or removes what is at `path`.
  ///
  /// Signals do not end the program meanwhile.
  @discardableResult static func end<Result>(_ path: String, _ work: () -> Result) -> Result {
    change { paths in
      paths[path] = nil
      return work()
    }
  }

  private static func change<Result>(_ work: (inout [String: pid_t]) -> Result) -> Result {
    state.withLock { state in
      // Anything written now would be left behind.
      while state.isOver { pause() }
      return work(&state.paths)
    }
  }

  /// Removes everything unfinished because the program ends; from now on no thread can write anything new.
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
    BuildFolder.removeAll()
  }

  private static func remove(_ path: String) {
    // Other threads may still add files to a folder.
    for _ in 0..<1000 where FileBytes.isThere(path) { try? FileManager.default.removeItem(atPath: path) }
  }
}
