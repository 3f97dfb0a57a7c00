import CoreGraphics
import Foundation
import Glibc
package import Stage

/// Drags as JSON Lines: one event per line, perhaps after a line with the version and the size of the screen.
///
///     {"version":1,"width":390,"height":844}
///     {"t":0,"event":"down","x":4,"y":422}
///     {"t":0.016,"event":"move","x":9.5,"y":422}
///     {"t":0.2,"event":"up","x":120,"y":422}
///
/// `t` is in seconds from the start, positions are in points. The events are "down", "move", "up" and "cancel", which
/// has no position; "finger" is the number of the finger, 0 if it is left out. Empty lines do not count. Without the
/// first line the screen has 390 × 844 points.
///
/// In version 2 a line such as `{"t":0.1,"fault":"push"}` makes a fault happen at its instant, with or without a finger.
package enum DragFile {
  static let longestLine = 4096

  /// Reads the drag in a file; "-" stands for standard input.
  ///
  /// Reading stops at the first fault, so the size of the file does not matter.
  package static func read(_ path: String) throws(StartFault) -> Drag {
    let file: Int32
    do throws(FileBytes.Problem) { file = try FileBytes.open(path) } catch { throw unreadable(path, error.code) }
    defer { close(file) }
    var (reader, part) = (DragLineReader(), [UInt8](repeating: 0, count: 1 << 16))
    do throws(TextFault) {
      while true {
        let count = Glibc.read(file, &part, part.count)
        if count == 0 { return try reader.finish() }
        if count > 0 { try reader.add(part[..<count]) } else if errno != EINTR { break }
      }
    } catch {
      throw StartFault(.file, error.line(in: FileBytes.title(of: path)))
    }
    throw unreadable(path, errno)
  }

  private static func unreadable(_ path: String, _ code: Int32) -> StartFault {
    StartFault(.file, "\(FileBytes.title(of: path)): it cannot be read (\(FileBytes.Problem(code: code).words)).")
  }

  static func drag(_ bytes: [UInt8]) throws(TextFault) -> Drag {
    var reader = DragLineReader()
    try reader.add(bytes[...])
    return try reader.finish()
  }

  package static func text(_ drag: Drag) -> String {
    var text =
      "{\"version\":\(drag.strikes.isEmpty ? 1 : 2),\"width\":\(ParameterText.exact(drag.size.width.native)),\"height\":\(ParameterText.exact(drag.size.height.native))}\n"
    var strikes = drag.strikes[...]
    func addStrikes(before end: Double) {
      while let strike = strikes.first, strike.time < end {
        strikes.removeFirst()
        text += "{\"t\":\(ParameterText.exact(strike.time)),\"fault\":\"\(strike.name)\"}\n"
      }
    }
    for event in drag.events {
      addStrikes(before: event.time)
      text += "{\"t\":\(ParameterText.exact(event.time)),\"event\":\"\(event.event.kind.rawValue)\""
      if let point = event.event.point {
        text += ",\"x\":\(ParameterText.exact(point.x.native)),\"y\":\(ParameterText.exact(point.y.native))"
      }
      text += event.finger == 0 ? "}\n" : ",\"finger\":\(event.finger)}\n"
    }
    addStrikes(before: .infinity)
    return text
  }

  package static func write(_ drag: Drag, to path: String) throws(StartFault) {
    do throws(FileBytes.Problem) { try FileBytes.replace(path, with: Array(text(drag).utf8)) } catch {
      throw StartFault(.output, "\(path): it cannot be written (\(error.words)).")
    }
  }
}
