import Dispatch
import Foundation
import QuartzCore

/// Packs frames on all cores while others are drawn.
final class PackingCrew: Sendable {
  private let queue = DispatchQueue(label: "backswipe.packing", attributes: .concurrent)
  private let group = DispatchGroup()
  private let state = Locked<(running: Int, fault: StartFault?)>((0, nil))
  private let changed = DispatchSemaphore(value: 0)
  private let most = ProcessInfo.processInfo.activeProcessorCount + 2

  /// Returns false if too many frames are waiting.
  ///
  /// - Throws: The fault of a frame that could not be packed.
  func isReady() throws(StartFault) -> Bool { try running() < most }

  /// Returns whether all frames are packed.
  ///
  /// - Throws: The fault of a frame that could not be packed.
  func isDone() throws(StartFault) -> Bool { try running() == 0 }

  private func running() throws(StartFault) -> Int {
    let (running, fault) = state.withLock { $0 }
    if let fault { throw fault }
    return running
  }

  func add(_ work: @escaping @Sendable () -> StartFault?) {
    state.withLock { $0.running += 1 }
    queue.async(group: group) { [self] in
      let fault = work()
      state.withLock { state in
        state.running -= 1
        state.fault = state.fault ?? fault
      }
      changed.signal()
    }
  }

  /// Waits for one more frame, for a hundredth of a second at most.
  func wait() { _ = changed.wait(timeout: .now() + 0.01) }

  func waitForAll() { group.wait() }
}
