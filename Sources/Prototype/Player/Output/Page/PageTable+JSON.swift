import PageLayers
import QuartzCore
import Stage

extension PageTable {
  /// How far the middle of the first element that moves goes, in points; nil if none does.
  var flight: SIMD2<Double>? {
    guard let node = nodes.first(where: { node in node.maps.contains { $0 != node.maps[0] } }) else {
      return nil
    }
    let middles = node.maps.indices.map { node.maps[$0].map(SIMD2(node.values[$0][0], node.values[$0][1]) / 2) }
    // A spring is not quite at its end.
    return (middles[middles.count - 1] - middles[0]) / points[points.count - 1]
  }

  var json: [(key: String, value: JSONWriter.Value)] {
    [("points", .array(points.map { .number(Self.rounded($0, 1e6)) })), ("nodes", .array(nodes.map(\.json)))]
  }

  fileprivate static func rounded(_ number: Double, _ unit: Double) -> Double {
    let rounded = (number * unit).rounded() / unit
    return rounded == 0 ? 0 : rounded
  }
}

extension PageNode {
  fileprivate var json: JSONWriter.Value {
    var members: [(key: String, value: JSONWriter.Value)] = []
    switch content {
    case .picture(let index): members.append(("picture", .number(Double(index))))
    case .blur(let radius): members.append(("blur", .number(PageTable.rounded(radius, 100))))
    case .clip: members.append(("clips", .boolean(true)))
    case .area(let name): members.append(("area", .string(name)))
    case .box, .group: break
    }
    let flat = maps.allSatisfy(\.isAffine)
    let matrices = maps.map { map in
      Self.numbers(map).prefix(flat ? 6 : 8).enumerated().map { index, number in
        PageTable.rounded(number, index == 4 || index == 5 ? 1e3 : index > 5 ? 1e9 : 1e6)
      }
    }
    if let window { members.append(("window", .string(window))) }
    members.append(("map", Self.track(matrices)))
    members.append(("size", Self.track(values.map { $0[0...1].map { PageTable.rounded($0, 1e3) } })))
    members.append(("opacity", Self.track(values.map { [PageTable.rounded($0[3], 1e4)] })))
    if values.contains(where: { $0[2] > 0 }) {
      members.append(("radius", Self.track(values.map { [PageTable.rounded($0[2], 1e3)] })))
      members.append(("corners", .number(Double(corners))))
    }
    if case .box = content {
      members.append(("color", Self.track(values.map { $0[4...7].map { PageTable.rounded($0, 1e4) } })))
    }
    if !children.isEmpty { members.append(("children", .array(children.map(\.json)))) }
    return .object(members)
  }

  /// Rows of numbers; one alone if all are the same.
  private static func track(_ rows: [[Double]]) -> JSONWriter.Value {
    let different = rows.allSatisfy { $0 == rows[0] } ? rows[...0] : rows[...]
    return .array(different.map { .array($0.map { .number($0) }) })
  }
}
