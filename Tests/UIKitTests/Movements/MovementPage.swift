import Foundation

/// The page of the documentation that says how far off each movement is.
struct MovementPage {
  let movements: [Movement]

  private static let head = """
    # How far off the motion is

    Each movement that was measured on iOS, and the same movement here, frame by frame.

    ## Overview

    A test plays the movements of this page and writes it. *Frames* means that the record has what was seen at each instant;
    its values are rounded to the grid of the measured screen, a third or half of a point. *Formula* means that the record
    has a formula, which its author fitted to frames or read from the system. The error is the largest of the movement, and
    as a share of the whole movement. What is no movement, such as sizes, limits and calls, stands in <doc:MeasuredOniOS>.

    """

  var text: String {
    // What is written as the same counts as the same.
    let sorted = movements.sorted { (-$0.writtenShare, $0.title) < (-$1.writtenShare, $1.title) }
    let rows = sorted.map { movement in
      let (worst, error) = (movement.worst?.seconds ?? 0, number(abs(movement.worst?.error ?? 0), 3))
      return
        "| \(movement.title) | \(movement.record.rawValue) | \(movement.instants.count) | \(error) \(movement.unit) | "
        + "\(number(movement.writtenShare, 2)) % | \(movement.writtenShare == 0 ? "" : "\(number(worst, 3)) s") |"
    }
    let tables = sorted.map { movement in
      let head = "### \(movement.title)\n\nFrom \(movement.source), in \(movement.unit)"
      guard movement.writtenShare != 0 else {
        return head + ": no error at any of its \(movement.instants.count) instants, to the digits of this page.\n"
      }
      let lines = movement.instants.map {
        "| \(number($0.seconds, 4)) | \(number($0.measured, 3)) | \(number($0.here, 3)) | \(number($0.error, 3)) |"
      }
      return head + ".\n\n| s | Measured | Here | Error |\n|---|---|---|---|\n" + lines.joined(separator: "\n") + "\n"
    }
    return Self.head
      + "\n| Movement | Record | Instants | Largest error | Of the movement | At |\n|---|---|---|---|---|---|\n"
      + rows.joined(separator: "\n") + "\n\n" + tables.joined(separator: "\n")
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    // Nothing is less than nothing.
    return Double(text) == 0 ? String(format: "%.\(digits)f", 0.0) : text
  }
}

extension Movement {
  /// The largest error in per cent, to two digits.
  fileprivate var writtenShare: Double { (worstShare * 10_000).rounded() / 100 }
}
