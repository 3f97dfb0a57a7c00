import Dispatch
package import Foundation
import Glibc
import QuartzCore
import Stage

// Files of clips. Frames are drawn in order, and packed on all cores meanwhile.

extension Clip {
  /// Writes the picture of an instant as a PNG.
  package func writePicture(at instant: Instant, to path: String) throws(StartFault) {
    try write(try picture(at: instant), to: path)
  }

  /// Writes a strip of pictures as a PNG.
  package func writeStrip(of count: Int, to path: String) throws(StartFault) {
    try write(try strip(of: count), to: path)
  }

  private func write(_ picture: Bitmap, to path: String) throws(StartFault) {
    guard let bytes = picture.png(level: isSmall ? 9 : 6) else { throw OutputFile.fault(path, "there is no memory") }
    try OutputFile.write(bytes, to: path)
  }

  /// Writes every frame as a PNG into a folder, which must be empty or not exist: `0000.png` and so on.
  package func writeSequence(to path: String) throws(StartFault) {
    let folder = try OutputFolder(path)
    let crew = PackingCrew()
    let level = isSmall ? 9 : 1
    do throws(StartFault) {
      try forEachFrame { (index, picture, _) throws(StartFault) in
        let number = FixedText.text(Double(index), decimals: 0)
        let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
        try crew.add { [temporary = folder.temporary] in
          guard let bytes = picture.png(level: level) else { return "there is no memory" }
          do throws(FileBytes.Problem) {
            try FileBytes.create("\(temporary)/\(name).png", with: bytes)
            return nil
          } catch { return error.words }
        } throwing: {
          OutputFile.fault(path, $0)
        }
      }
      try crew.finish { OutputFile.fault(path, $0) }
    } catch {
      crew.wait()
      folder.remove()
      throw error
    }
    try folder.finish()
  }

  /// Writes the film as a GIF that repeats for ever.
  package func writeGIF(to path: String) throws(StartFault) {
    let crew = PackingCrew()
    let frames = Locked<[Int: [UInt8]]>([:])
    let rate = setup.framesPerSecond
    var (count, size) = (0, (width: 0, height: 0))
    do throws(StartFault) {
      try forEachFrame { (index, picture, previous) throws(StartFault) in
        (count, size) = (index + 1, (picture.width, picture.height))
        // A frame lasts whole hundredths of a second, and readers take less than two for ten.
        let delay = max(2, Self.hundredths(index + 1, rate) - Self.hundredths(index, rate))
        try crew.add {
          guard let bytes = picture.gifFrame(after: previous, delay: delay) else { return "there is no memory" }
          frames.withLock { $0[index] = bytes }
          return nil
        } throwing: {
          OutputFile.fault(path, $0)
        }
      }
      try crew.finish { OutputFile.fault(path, $0) }
    } catch {
      crew.wait()
      throw error
    }
    guard let header = Bitmap.gifHeader(width: size.width, height: size.height) else {
      throw StartFault(.usage, "a GIF of \(size.width) × \(size.height) pixels is too large: take a smaller --scale.")
    }
    let packed = frames.withLock { $0 }
    let bytes = header + (0..<count).flatMap { packed[$0] ?? [] } + Bitmap.gifTrailer
    try OutputFile.write(bytes, to: path)
  }

  private static func hundredths(_ frame: Int, _ rate: Double) -> Int { Int((100 * Double(frame) / rate).rounded()) }

  /// The greatest number of frames a second that a GIF shows.
  package static let fastestGIF = 50.0

  /// Writes the film as an MP4, by ffmpeg.
  ///
  /// If ffmpeg does nothing for `patience` seconds, it is ended.
  package func writeMovie(to path: String, patience: TimeInterval = 30) throws(StartFault) {
    var movie: MovieWriter?
    do throws(StartFault) {
      try forEachFrame { (_, picture, _) throws(StartFault) in
        let writer: MovieWriter
        if let movie {
          writer = movie
        } else {
          writer = try MovieWriter(
            path, width: picture.width, height: picture.height, rate: setup.framesPerSecond, patience: patience)
          movie = writer
        }
        try writer.add(picture)
      }
      try movie?.finish()
    } catch {
      movie?.cancel()
      throw error
    }
  }
}

/// Packs frames on all cores, and holds the drawing back when it is too far ahead.
final class PackingCrew: Sendable {
  private let queue = DispatchQueue(label: "backswipe.packing", attributes: .concurrent)
  private let group = DispatchGroup()
  private let room: DispatchSemaphore
  private let reason = Locked<String?>(nil)

  init() { room = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount + 2) }

  /// Does `work`, which returns the reason if it fails, on another thread.
  ///
  /// - Throws: The fault for the reason of work that failed before.
  func add(
    _ work: @escaping @Sendable () -> String?, throwing fault: (String) -> StartFault
  ) throws(StartFault) {
    if let reason = reason.withLock({ $0 }) { throw fault(reason) }
    room.wait()
    queue.async(group: group) { [self] in
      if let failed = work() { reason.withLock { $0 = $0 ?? failed } }
      room.signal()
    }
  }

  /// Waits for all work.
  func finish(throwing fault: (String) -> StartFault) throws(StartFault) {
    wait()
    if let reason = reason.withLock({ $0 }) { throw fault(reason) }
  }

  /// Waits for all work, whether it failed or not.
  func wait() { group.wait() }
}
