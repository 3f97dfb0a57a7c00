import Foundation
import Workshop

extension Performance {
  /// The frames of a performance.
  var frames: Stops { Stops(rate: framesPerSecond) }

  /// Performs everything, and calls `body` at each stop, until it returns false; returns the player at its end.
  func perform(
    _ stops: Stops, _ body: (any Player) throws(StartFault) -> Bool
  ) throws(StartFault) -> any Player {
    let player = try player()
    defer { player.close() }
    try player.perform(stops) { () throws(StartFault) in
      if run?.isCancelled == true { throw StartFault.cancelled }
      return try body(player)
    }
    return player
  }

  /// Performs everything with a look at the layers of each frame.
  func performLayers(_ body: (any Player) throws(StartFault) -> Void) throws(StartFault) -> any Player {
    var stops = frames
    stops.layers = .everywhere
    return try perform(stops) { (player) throws(StartFault) in
      try body(player)
      return true
    }
  }
}
