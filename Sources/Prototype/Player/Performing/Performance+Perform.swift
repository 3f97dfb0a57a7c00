import Foundation

extension Performance {
  /// Performs everything, and calls `body` at each frame; returns the player at its end.
  ///
  /// With `isClose` there are also the instants of each event, and those just before and after each press and release.
  /// `isEnough` ends the performance earlier.
  func perform(
    isClose: Bool = false, until isEnough: (any Player) -> Bool = { _ in false },
    _ body: (any Player) throws(StartFault) -> Void
  ) throws(StartFault) -> any Player {
    let player = try player()
    defer { player.close() }
    player.tellLayers()
    var instants = isClose ? Recording.instants(of: player.drag)[...] : []
    var number = 0.0
    while true {
      player.wait()
      if let fault = player.fault { throw fault }
      try body(player)
      if player.isOver || isEnough(player) { return player }
      let frame = (number + 1) / framesPerSecond
      instants = instants.drop { $0 <= (player.reached ?? 0) + FingerTrack.tolerance }
      let next = min(frame, instants.first ?? frame)
      if next >= frame - FingerTrack.tolerance { number += 1 }
      player.advance(to: next)
    }
  }
}
