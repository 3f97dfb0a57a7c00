import Transitions
import UIKit

extension PrototypeOptions {
  /// Has the screens in these colours, of red, green and blue from the highest byte down, the top one first.
  package mutating func setColors(_ values: [UInt32]) {
    colors = values.map { value in
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }

  /// Has drags begin only at the left edge.
  package mutating func startAtEdge() { region = .edge }
}
