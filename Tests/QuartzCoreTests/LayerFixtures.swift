import QuartzCore

/// The error that rounding may cause in a few operations on numbers of ordinary size.
let rounding = 1e-9

extension CATransform3D {
  /// The entries of the matrix, row by row.
  var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(\.native)
  }
}

/// Returns the greatest difference between two entries; infinite if one is not finite.
func difference(_ a: CATransform3D, _ b: CATransform3D) -> Double {
  let differences = zip(a.entries, b.entries).map { abs($0 - $1) }
  return differences.allSatisfy(\.isFinite) ? differences.max() ?? 0 : .infinity
}

/// Returns the distance between two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
  let (x, y) = (Double(a.x - b.x), Double(a.y - b.y))
  return (x * x + y * y).squareRoot()
}

/// Returns the greatest distance between the corners of two rectangles.
func difference(_ a: CGRect, _ b: CGRect) -> Double {
  max(distance(a.origin, b.origin), distance(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY)))
}

/// Returns a layer with this frame that shows nothing.
func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  return layer
}

/// Returns a layer with this frame that is filled with `color`.
func filled(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor = .black) -> CALayer {
  let filled = layer(x, y, width, height)
  filled.backgroundColor = color
  return filled
}

/// Returns a world that shows `root` and has committed its changes.
func world(showing root: CALayer) -> LayerWorld {
  let world = LayerWorld()
  world.show(root)
  world.commit()
  return world
}

extension DisplayItem {
  /// The colour of a step that has one.
  var color: SIMD4<Float>? {
    switch content {
    case .shadow(let shadow): shadow.color
    case .background(let background): background.color
    case .border(let border): border.color
    default: nil
    }
  }
}
