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
