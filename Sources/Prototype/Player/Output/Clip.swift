import CoreGraphics
package import Foundation
package import Stage
import Workshop

/// Pictures of a replay: a single instant, a strip, or a film.
@MainActor package struct Clip {
  /// Its frame rate is that of the film.
  package let setup: Performance
  package var showsTouch = false
  package var look = ClipLook()
  /// The smallest possible files take several times as long.
  package var isSmall = false
  /// Reports the number of finished frames, for a progress bar.
  package var progressed: (_ done: Int, _ all: Int) -> Void = { _, _ in }

  package enum Instant: Equatable, Sendable {
    case time(TimeInterval)
    /// The first instant at which the transition is at a progress, 0...1.
    case progress(Double)
  }

  package init(_ setup: Performance) { self.setup = setup }

  package static let longest: TimeInterval = 120

  package static func canDraw(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && CGPixels.isAllowed(width: width, height: height)
  }

  // MARK: Pictures

  package func picture(at instant: Instant) throws(StartFault) -> Bitmap {
    let player = try setup.player(showsTouch: showsTouch)
    defer { player.close() }
    player.wait()
    switch instant {
    case .time(let time):
      guard time <= Self.longest else {
        throw StartFault(.usage, "--at \(ParameterText.exact(time))s: it takes up to \(Int(Self.longest)) s.")
      }
      player.advance(to: time)
      player.wait()
    case .progress(let progress): try advance(player, to: progress)
    }
    if let fault = player.fault { throw fault }
    return try Camera(player, look, of: setup.device).picture()
  }

  /// Stops at the first instant with this progress, on a finer grid than that of the frames.
  private func advance(_ player: any Player, to progress: Double) throws(StartFault) {
    var (greatest, count) = (0.0, 0)
    while true {
      let reached = player.progress ?? 0
      if reached >= progress - 1e-9, player.progress != nil { return }
      greatest = max(greatest, reached)
      guard !player.isOver, player.fault == nil else { break }
      count += 1
      player.advance(to: Double(count) / Self.searchRate)
      player.wait()
    }
    player.remarkStandstill(setup.remarked)
    // A finished transition is over at progress 1.
    if progress >= 1, player.decision?.finishes != false { return }
    throw StartFault(
      .usage,
      "--at \(ParameterText.exact(100 * progress))%: the transition gets to \(FixedText.short(100 * greatest, decimals: 1)) % "
        + "only: take less, or another drag.")
  }

  private static let searchRate = 480.0

  /// Returns pictures at equal intervals, side by side.
  package func strip(of count: Int) throws(StartFault) -> Bitmap {
    let frames = try StripFrames(self, of: count)
    while try frames.drawNext() {
      if setup.run?.isCancelled == true { throw StartFault.cancelled }
      frames.wait()
    }
    return try frames.joined()
  }

  func footage() throws(StartFault) -> Footage {
    try Footage(look, of: setup.device, remarked: setup.remarked) { () throws(StartFault) in
      try setup.player(showsTouch: showsTouch)
    }
  }

  // MARK: Films

  /// Draws each frame for `writer`, in order, and finishes the film.
  func write(by writer: any FilmWriter) throws(StartFault) {
    let film = try Film(self)
    do throws(StartFault) {
      while film.drawnCount < film.count {
        film.wait()
        guard let frame = try film.next() else { continue }
        while try !writer.isReady() { writer.wait() }
        try writer.add(frame)
      }
      while try !writer.finish() { writer.wait() }
    } catch {
      writer.cancel()
      throw error
    }
  }
}

extension Clip {
  package func writePicture(at instant: Instant, to path: String) throws(StartFault) {
    try picture(at: instant).write(to: path, level: isSmall ? 9 : 6)
  }

  package func writeStrip(of count: Int, to path: String) throws(StartFault) {
    try strip(of: count).write(to: path, level: isSmall ? 9 : 6)
  }

  /// Writes PNG files, `0000.png` and so on; the folder must be empty or not exist.
  package func writeSequence(to path: String) throws(StartFault) {
    try write(by: SequenceWriter(path, level: isSmall ? 9 : 1))
  }

  /// The GIF repeats forever.
  package func writeGIF(to path: String) throws(StartFault) {
    try write(by: GIFWriter(path, rate: setup.framesPerSecond))
  }

  /// The highest frame rate of a GIF.
  package static let fastestGIF = 50.0

  /// Writes a film with ffmpeg, in the format that the extension says.
  ///
  /// ffmpeg is ended if it does nothing for `patience` seconds.
  package func writeMovie(to path: String, patience: TimeInterval = 30) throws(StartFault) {
    try write(by: MovieWriter(path, rate: setup.framesPerSecond, patience: patience))
  }
}

@MainActor final class SequenceWriter: FilmWriter {
  private let path: String
  private let level: Int
  private let folder: OutputFolder
  private let crew = PackingCrew()

  /// The folder must be empty or not exist; `level` is the compression level, 0...9.
  init(_ path: String, level: Int) throws(StartFault) {
    (self.path, self.level) = (path, level)
    folder = try OutputFolder(path)
  }

  func isReady() throws(StartFault) -> Bool { try crew.isReady() }

  func add(_ frame: Film.Frame) throws(StartFault) {
    let number = FixedText.text(Double(frame.index), decimals: 0)
    let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
    crew.add { [path, level, picture = frame.picture, temporary = folder.temporary] in
      guard let bytes = picture.png(level: level) else { return OutputFile.fault(path, "there is no memory") }
      do throws(FileBytes.Problem) {
        try FileBytes.create("\(temporary)/\(name).png", with: bytes)
        return nil
      } catch {
        return OutputFile.fault(path, error.words)
      }
    }
  }

  func finish() throws(StartFault) -> Bool {
    guard try crew.isDone() else { return false }
    try folder.finish()
    return true
  }

  func wait() { crew.wait() }

  func cancel() {
    crew.waitForAll()
    folder.remove()
  }
}

/// What the user chose for the clips of the window.
struct ClipChoice: Equatable {
  var format = FilmFormat.gif
  var look = ClipLook(hasFrame: true, background: 0xFFFFFF)
  var showsTouch = true
  /// In pixels per point: 1 or 2.
  var scale: CGFloat = 1

  /// The formats that can be written.
  static func formats(hasProgram: Bool) -> [FilmFormat] {
    FilmFormat.allCases.filter { hasProgram || !$0.needsProgram }
  }

  /// In frames per second.
  @MainActor var rate: Double { format == .gif ? Clip.fastestGIF : 60 }

  @MainActor func writer(to path: String) throws(StartFault) -> any FilmWriter {
    format.needsProgram ? try MovieWriter(path, rate: rate) : GIFWriter(path, rate: rate)
  }
}

extension Bitmap {
  /// Writes a PNG with a level of compression from 1, the fastest, to 9.
  func write(to path: String, level: Int = 6) throws(StartFault) {
    guard let bytes = png(level: level) else { throw OutputFile.fault(path, "there is no memory") }
    try OutputFile.write(bytes, to: path)
  }
}
