import CoreGraphics
import Foundation
import Stage

@MainActor final class Footage {
  private let player: any Player
  private let camera: Camera
  private var recorder: (any Player)?
  private var hasFailed = false
  /// When nothing moves any more, in seconds; nil while unknown.
  private(set) var duration: TimeInterval?

  /// `makePlayer` returns a player at the beginning, of a movement on `device`.
  init(
    _ look: ClipLook = ClipLook(), of device: PhoneDevice = .plain, remarked: @escaping (String) -> Void = { _ in },
    _ makePlayer: () throws(StartFault) -> any Player
  ) throws(StartFault) {
    player = try makePlayer()
    camera = Camera(player, look, of: device)
    let recorder = try makePlayer()
    self.recorder = recorder
    recorder.record { [weak self] recording in
      self?.duration = recording.map { min($0.end, Clip.longest) }
      self?.hasFailed = recording == nil
      self?.recorder?.remarkStandstill(remarked)
    }
    if duration != nil { self.recorder = nil }
  }

  isolated deinit {
    player.close()
    recorder?.close()
  }

  /// Throws if no picture will be ready any more.
  func check() throws(StartFault) {
    if let fault = player.fault ?? recorder?.fault { throw fault }
    guard !hasFailed else { throw StartFault(.output, "Your code ended before the clip was complete.") }
  }

  /// Returns nil if the picture is not ready; instants never go back.
  func picture(at time: TimeInterval) throws(StartFault) -> Bitmap? {
    try check()
    guard player.isStanding else { return nil }
    if (player.reached ?? 0) < time - FingerTrack.tolerance {
      player.advance(to: time)
      guard player.isStanding else { return nil }
    }
    return try camera.picture()
  }

  func wait() {
    player.wait()
    recorder?.wait()
  }
}

/// Draws the pictures of a strip at equal intervals from the beginning of a movement to its end.
@MainActor final class StripFrames {
  let count: Int
  private let footage: Footage
  private let scale: CGFloat
  private let progressed: (_ done: Int, _ all: Int) -> Void
  private var pictures: [Bitmap] = []

  convenience init(_ clip: Clip, of count: Int) throws(StartFault) {
    self.init(try clip.footage(), of: count, scale: clip.setup.scale, progressed: clip.progressed)
  }

  init(
    _ footage: Footage, of count: Int, scale: CGFloat,
    progressed: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    (self.footage, self.count, self.scale, self.progressed) = (footage, count, scale, progressed)
  }

  var drawnCount: Int { pictures.count }

  /// Draws the next picture if it is ready; returns false if all are drawn.
  func drawNext() throws(StartFault) -> Bool {
    let index = pictures.count
    guard index < count else { return false }
    try footage.check()
    guard let end = footage.duration,
      let picture = try footage.picture(at: count == 1 ? 0 : end * Double(index) / Double(count - 1))
    else { return true }
    pictures.append(picture)
    progressed(index + 1, count)
    return true
  }

  /// Returns when another picture may be ready.
  func wait() { footage.wait() }

  private static let gap: CGFloat = 8

  func joined() throws(StartFault) -> Bitmap {
    let gap = max(1, Int((Self.gap * scale).rounded()))
    guard let strip = Bitmap.strip(pictures, gap: gap) else {
      throw StartFault(.usage, "a strip of \(count) pictures is too large: take fewer, or a smaller --scale.")
    }
    return strip
  }
}
