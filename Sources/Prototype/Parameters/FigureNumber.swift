import CoreGraphics
import Foundation

/// A numeric type that figures are stored as.
protocol FigureNumber {
  init(figure: Double)
  var figure: Double { get }
}

extension Double: FigureNumber {
  init(figure: Double) { self = figure }
  var figure: Double { self }
}

extension Float: FigureNumber {
  init(figure: Double) { self = Float(figure) }
  /// The number with the same decimal digits: 0.1 stays 0.1 and does not become 0.10000000149.
  var figure: Double { Double(description) ?? Double(self) }
}

extension CGFloat: FigureNumber {
  init(figure: Double) { self = figure }
  var figure: Double { native }
}
