package import QuartzCore

/// A transition as a table: the elements that it moves, at as many points of its progress as straight lines between them
/// need.
package struct PageTable: Codable {
  /// Rising, 0...1.
  package private(set) var points: [Double]
  package private(set) var nodes: [PageNode]
  /// How far the frames between are from straight lines.
  private let roughness: Double

  /// The greatest difference from what the engine shows, in points.
  package static let tolerance = 0.04

  package init(_ nodes: [PageNode], at points: [Double]) {
    (self.nodes, self.points) = (nodes, points)
    roughness = points.indices.dropFirst().dropLast().reduce(0) { worst, index in
      max(worst, Self.difference(nodes, points, index, from: index - 1, to: index + 1))
    }
    keep(Self.needed(nodes, points))
  }

  /// Gives the pictures other indices.
  package mutating func renumberPictures(_ indices: [Int]) {
    func renumber(_ nodes: [PageNode]) -> [PageNode] {
      nodes.map { node in
        var node = node
        if case .picture(let index) = node.content { node.content = .picture(indices[index]) }
        node.children = renumber(node.children)
        return node
      }
    }
    nodes = renumber(nodes)
  }

  /// Whether more frames would show no more: at half the distance a bend is a quarter of the difference.
  package var isFine: Bool { roughness / 4 <= Self.tolerance }

  private mutating func keep(_ indices: [Int]) {
    points = indices.map { points[$0] }
    nodes = nodes.map { Self.kept($0, indices) }
  }

  private static func kept(_ node: PageNode, _ indices: [Int]) -> PageNode {
    var node = node
    (node.maps, node.values) = (indices.map { node.maps[$0] }, indices.map { node.values[$0] })
    node.children = node.children.map { kept($0, indices) }
    return node
  }

  /// Returns the indices of the points between which straight lines are good enough.
  private static func needed(_ nodes: [PageNode], _ points: [Double]) -> [Int] {
    var (result, open) = ([0], [(0, points.count - 1)])
    while let (first, last) = open.popLast() {
      let between = (first + 1)..<max(first + 1, last)
      let worst = between.map { ($0, difference(nodes, points, $0, from: first, to: last)) }.max { $0.1 < $1.1 }
      if let worst, worst.1 > tolerance {
        open += [(worst.0, last), (first, worst.0)]
      } else {
        result.append(last)
      }
    }
    return result
  }

  /// How far elements at a point are from the straight line between two others, in points.
  private static func difference(
    _ nodes: [PageNode], _ points: [Double], _ index: Int, from first: Int, to last: Int
  ) -> Double {
    let part = (points[index] - points[first]) / (points[last] - points[first])
    return nodes.reduce(0) { worst, node in
      let straight = node.row(first, last, part)
      let own = max(worst, node.distance(straight, node.row(index, index, 0)))
      return max(own, difference(node.children, points, index, from: first, to: last))
    }
  }

  /// Returns the corners of all elements at a progress, each in the element around it, with what else changes.
  package func rows(at progress: Double) -> [[Double]] {
    var next = 1
    while next < points.count - 1, points[next] < progress { next += 1 }
    let part = (progress - points[next - 1]) / (points[next] - points[next - 1])
    return allNodes.map { $0.row(next - 1, next, part) }
  }

  /// All elements, each before those in it.
  package var allNodes: [PageNode] {
    func all(_ nodes: [PageNode]) -> [PageNode] { nodes.flatMap { [$0] + all($0.children) } }
    return all(nodes)
  }
}

extension PageNode {
  /// The numbers of a map as in CSS: both axes, the origin, and in perspective both weights.
  package static func numbers(_ map: Homography) -> [Double] {
    let all = [
      map.xAxis.x, map.xAxis.y, map.yAxis.x, map.yAxis.y, map.origin.x, map.origin.y, map.weights.x, map.weights.y,
    ]
    return map.weight == 1 ? all : all.map { $0 / map.weight }
  }

  /// The numbers of the map and the values between two frames.
  package func row(_ first: Int, _ last: Int, _ part: Double) -> [Double] {
    let before = Self.numbers(maps[first]) + values[first]
    guard first != last else { return before }
    return zip(before, Self.numbers(maps[last]) + values[last]).map { $0 + ($1 - $0) * part }
  }

  /// The distance of two rows in points: of corners, of radii, and of colours and opacities by their visibility.
  package func distance(_ a: [Double], _ b: [Double]) -> Double {
    // What cannot be seen may be anywhere.
    let fade = abs(a[11] - b[11]) * Self.pointsPerOpacity
    guard max(a[11], b[11]) > 0.002 else { return fade }
    var worst = max(fade, abs(a[8] - b[8]), abs(a[9] - b[9]), abs(a[10] - b[10]))
    for index in 12..<16 { worst = max(worst, abs(a[index] - b[index]) * Self.pointsPerOpacity) }
    for (x, y) in [(0, 0), (a[8], 0), (0, a[9]), (a[8], a[9])] {
      let (one, other) = (Self.corner(a, x, y), Self.corner(b, x, y))
      worst = max(worst, abs(one.x - other.x), abs(one.y - other.y))
    }
    return worst
  }

  /// A difference of opacity that counts as much as a point: a hundredth of a point is then a level of 256.
  private static let pointsPerOpacity = 10.0

  private static func corner(_ row: [Double], _ x: Double, _ y: Double) -> SIMD2<Double> {
    let weight = max(row[6] * x + row[7] * y + 1, 1e-3)
    return SIMD2((row[0] * x + row[2] * y + row[4]) / weight, (row[1] * x + row[3] * y + row[5]) / weight)
  }
}
