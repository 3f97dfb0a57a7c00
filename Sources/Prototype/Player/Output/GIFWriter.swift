import Dispatch
import Foundation
import QuartzCore
import Stage

/// Writes a GIF that repeats forever.
@MainActor final class GIFWriter: FilmWriter {
  private let path: String
  private let rate: Double
  private let crew = PackingCrew()
  private let packed = Locked<[Int: [UInt8]]>([:])
  private var size = (width: 0, height: 0)
  private var count = 0

  /// `rate` is in frames per second.
  init(_ path: String, rate: Double) { (self.path, self.rate) = (path, rate) }

  func isReady() throws(StartFault) -> Bool { try crew.isReady() }

  func add(_ frame: Film.Frame) throws(StartFault) {
    (count, size) = (frame.index + 1, (frame.picture.width, frame.picture.height))
    // A frame lasts whole hundredths of a second; readers turn fewer than two into ten.
    let delay = max(2, hundredths(frame.index + 1) - hundredths(frame.index))
    crew.add { [path, packed, picture = frame.picture, previous = frame.previous, index = frame.index] in
      guard let bytes = picture.gifFrame(after: previous, delay: delay) else {
        return OutputFile.fault(path, "there is no memory")
      }
      packed.withLock { $0[index] = bytes }
      return nil
    }
  }

  private func hundredths(_ frame: Int) -> Int { Int((100 * Double(frame) / rate).rounded()) }

  func finish() throws(StartFault) -> Bool {
    guard try crew.isDone() else { return false }
    guard let header = Bitmap.gifHeader(width: size.width, height: size.height) else {
      throw StartFault(.usage, "a GIF of \(size.width) × \(size.height) pixels is too large: take a smaller --scale.")
    }
    let frames = packed.withLock { $0 }
    try OutputFile.write(header + (0..<count).flatMap { frames[$0] ?? [] } + Bitmap.gifTrailer, to: path)
    return true
  }

  func wait() { crew.wait() }

  func cancel() { crew.waitForAll() }
}

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
