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
