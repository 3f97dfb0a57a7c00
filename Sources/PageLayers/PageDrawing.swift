package import Foundation
import QuartzCore
import Raster
import Stage

/// Why a page cannot show a transition.
package struct PageFault: Error {
  /// A clause.
  package let text: String
}

/// Makes elements out of the frames of transitions, and keeps their pictures.
@MainActor package final class PageDrawing {
  /// The pictures of all elements as PNGs, each of them once.
  package private(set) var pictures: [Data] = []
  private var indices: [Data: Int] = [:]
  private var drawn = PlanePictures()
  /// The names of the areas to which layers belong.
  private var windows: [UInt: String] = [:]
  private let scale: Double
  /// What no picture reaches beyond: least x and y, width and height.
  private let limit: SIMD4<Double>

  /// `size` is that of the screen, in points; pictures get `scale` pixels for each of them.
  ///
  /// Pictures that a former drawing packed need no packing.
  package init(size: SIMD2<Double>, scale: Double, after former: PageDrawing? = nil) {
    self.scale = scale
    drawn.known = former?.drawn.packed ?? [:]
    limit = SIMD4(lowHalf: -size, highHalf: 3 * size)
  }

  /// The pictures as small as possible, for a page that is saved.
  package var smallPictures: [Data] { pictures.map(FilePictureService().small) }

  /// A text as browsers unpack it; nil if there is no memory for it.
  package nonisolated static func packed(_ text: String) -> Data? {
    PNGWriter.deflated(Array(text.utf8), level: 9).map { Data($0) }
  }

  /// Returns the elements of a transition.
  package func nodes(_ frames: [PageFrame]) throws(PageFault) -> [PageNode] {
    let flat = frames.map { _ in Homography() }
    let areas = frames.compactMap(\.areas)
    windows = [:]
    for area in areas {
      for layer in area.leaving.layers { windows[layer] = "leaving" }
      for layer in area.revealed.layers { windows[layer] = "revealed" }
    }
    let shown = try nodes(PageItem.tree(frames), frames, in: flat)
    guard areas.count == frames.count else { return shown }
    return shown
      + [("leaving", areas.map(\.leaving)), ("revealed", areas.map(\.revealed))].map { name, areas in
        PageNode(
          content: .area(name), maps: areas.map(\.map),
          values: areas.map { [$0.size.x, $0.size.y, 0, $0.opacity, 0, 0, 0, 0] })
      }
  }

  /// `planes` lead from the screen to the element of the clip around the items.
  private func nodes(
    _ items: [PageItem], _ frames: [PageFrame], in planes: [Homography]
  ) throws(PageFault) -> [PageNode] {
    var (nodes, run): ([PageNode], [PageItem]) = ([], [])
    func endRun() throws(PageFault) {
      if !run.isEmpty { try picture(run, frames, in: planes).map { nodes.append($0) } }
      run = []
    }
    for item in items {
      let isFixed = item.hasOneOpacity && frames.indices.allSatisfy { item.isShown($0) }
      if item.isStill, isFixed, item.token.kind != .shadow, run.isEmpty || run[0].isJoined(to: item) {
        run.append(item)
        continue
      }
      try endRun()
      if item.isStill, isFixed, item.token.kind != .shadow {
        run = [item]
      } else if item.isStill {
        try picture([item], frames, in: planes).map { nodes.append($0) }
      } else if item.isLeaf {
        nodes.append(box(item, in: planes))
      } else if item.token.kind == .beginClip {
        nodes.append(try clip(item, frames, in: planes))
      } else {
        nodes += try group(item, frames, in: planes)
      }
    }
    try endRun()
    return nodes
  }

  private func group(
    _ item: PageItem, _ frames: [PageFrame], in planes: [Homography]
  ) throws(PageFault) -> [PageNode] {
    let inside = try nodes(item.children, frames, in: planes)
    let opacities = frames.indices.map { item.opacity($0) }
    if opacities.allSatisfy({ $0 > 0.999 }) { return inside }
    let values = opacities.map { [0, 0, 0, $0, 0, 0, 0, 0] }
    return [PageNode(content: .group, maps: planes.map { _ in Homography() }, values: values, children: inside)]
  }

  private func clip(
    _ item: PageItem, _ frames: [PageFrame], in planes: [Homography]
  ) throws(PageFault) -> PageNode {
    var node = box(item, in: planes)
    node.content = .clip
    let inside = frames.indices.map { frame in
      let outer = Self.moved(item.item(frame).outline?.rect.lowHalf ?? .zero).followed(by: item.item(frame).placement)
      return outer.inverse ?? Homography()
    }
    node.children = try nodes(item.children, frames, in: inside)
    return node
  }

  private func box(_ item: PageItem, in planes: [Homography]) -> PageNode {
    var node = PageNode(content: .box, window: windows[item.token.layer], maps: [], values: [])
    for frame in planes.indices {
      let step = item.item(frame)
      let outline = step.outline ?? RoundedOutline(.zero)
      let color = PageItem.color(step) ?? .zero
      node.maps.append(Self.moved(outline.rect.lowHalf).followed(by: step.placement).followed(by: planes[frame]))
      node.values.append([
        outline.rect.z, outline.rect.w, outline.radius, item.opacity(frame), color.x, color.y, color.z, color.w,
      ])
      if outline.radius > 0 { node.corners = outline.corners }
      if case .backdrop(let backdrop) = step.content { node.content = .blur(backdrop.blur) }
    }
    return node
  }

  private static func moved(_ origin: SIMD2<Double>) -> Homography {
    var map = Homography()
    map.origin = origin
    return map
  }

  /// Keeps a picture, and returns its index.
  package func index(of png: Data) -> Int {
    let index = indices[png] ?? pictures.count
    if index == pictures.count {
      indices[png] = index
      pictures.append(png)
    }
    return index
  }

  /// Forgets the pictures from a number on, because the elements that show them were made anew.
  package func forgetPictures(from count: Int) {
    for picture in pictures[count...] { indices[picture] = nil }
    pictures.removeSubrange(count...)
  }

  // MARK: Pictures

  /// Returns a map without errors of rounding, so that the same layer gives the same picture wherever it lies.
  private static func rounded(_ map: Homography) -> Homography {
    let unit = 1e6
    var map = map
    map.xAxis = (map.xAxis * unit).rounded(.toNearestOrEven) / unit
    map.yAxis = (map.yAxis * unit).rounded(.toNearestOrEven) / unit
    map.origin = (map.origin * unit).rounded(.toNearestOrEven) / unit
    return map
  }

  /// Returns an element with a picture of steps that move as one; nil if they draw nothing.
  private func picture(
    _ run: [PageItem], _ frames: [PageFrame], in planes: [Homography]
  ) throws(PageFault) -> PageNode? {
    let first = run[0]
    let opacities = frames.indices.map { frame in
      run.count == 1 && !first.hasOneOpacity || first.token.kind == .shadow || !first.isShown(frame)
        ? first.opacity(frame) : 1
    }
    guard let reference = frames.indices.max(by: { size(first, $0) < size(first, $1) }), size(first, reference) > 0,
      first.isStill, let back = first.motion(reference, from: reference).inverse
    else { return nil }
    // A plain colour needs no picture.
    if run.count == 1, first.token.kind == .background, PageItem.color(first.item(reference)) != nil {
      return box(first, in: planes)
    }
    var items = run.flatMap { $0.ranges(reference) }.flatMap { frames[reference].items[$0] }
    for index in items.indices { items[index].placement = Self.rounded(items[index].placement.followed(by: back)) }
    if run.count == 1, first.found[reference] != nil, !first.hasOneOpacity || first.token.kind == .shadow {
      items[0].opacity = 1
    }
    if case .shadow(var shadow) = items[0].content, run.count == 1 {
      // The picture is the shadow at full strength.
      shadow.color.w = 1
      items[0].content = .shadow(shadow)
      items[0].extent = 0
    }
    let extent = Self.extent(of: items).map { Self.intersection($0, limit) } ?? .zero
    guard extent.z > 0, extent.w > 0 else { return nil }
    let isShadow = run.count == 1 && first.token.kind == .shadow
    guard let png = drawn.png(items, in: extent, scale: isShadow ? 1 : scale) else {
      throw PageFault(text: "a layer of \(Int(extent.z)) × \(Int(extent.w)) points could not be drawn")
    }
    let index = index(of: png)
    let start = Self.moved(extent.lowHalf)
    return PageNode(
      content: .picture(index), window: windows[first.token.layer],
      maps: frames.indices.map {
        start.followed(by: first.motion($0, from: reference)).followed(by: planes[$0])
      },
      values: opacities.map { [extent.z, extent.w, 0, $0, 0, 0, 0, 0] })
  }

  /// How large a step is on the screen in a frame; 0 where it is not shown.
  private func size(_ item: PageItem, _ frame: Int) -> Double {
    guard item.isShown(frame), item.leaves.allSatisfy({ $0.found[frame] != nil }) else { return 0 }
    let map = item.motion(frame, from: frame)
    let rect = item.leaves.first?.rect(frame) ?? SIMD4(0, 0, 1, 1)
    return abs(map.xAxis.x * map.yAxis.y - map.xAxis.y * map.yAxis.x) * max(rect.z * rect.w, 1e-6)
  }

  /// The smallest rectangle of whole points around what steps draw; nil if they draw nothing.
  private static func extent(of items: [DisplayItem]) -> SIMD4<Double>? {
    var (clips, result): ([(end: Int, box: SIMD4<Double>)], SIMD4<Double>?) = ([], nil)
    for (index, item) in items.enumerated() {
      while let last = clips.last, last.end <= index { clips.removeLast() }
      if item.kind == .beginClip { clips.append((index + item.extent, corners(item.coverage))) }
      guard item.draws else { continue }
      let drawn = clips.reduce(corners(item.coverage)) { intersection($0, $1.box) }
      guard drawn.z > 0, drawn.w > 0 else { continue }
      result = result.map { union($0, drawn) } ?? drawn
    }
    return result
  }

  /// Returns the rectangle of whole points with a low and a high corner.
  private static func corners(_ box: SIMD4<Double>) -> SIMD4<Double> {
    // Coverage reaches a point further, for soft edges.
    let low = (box.lowHalf + 1).rounded(.down)
    let high = (box.highHalf - 1).rounded(.up)
    return SIMD4(lowHalf: low, highHalf: high - low)
  }

  private static func intersection(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let low = pointwiseMax(a.lowHalf, b.lowHalf)
    return SIMD4(lowHalf: low, highHalf: pointwiseMin(a.lowHalf + a.highHalf, b.lowHalf + b.highHalf) - low)
  }

  private static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let low = pointwiseMin(a.lowHalf, b.lowHalf)
    return SIMD4(lowHalf: low, highHalf: pointwiseMax(a.lowHalf + a.highHalf, b.lowHalf + b.highHalf) - low)
  }
}

/// Makes pictures of some steps of a frame alone, with nothing behind them.
@MainActor struct PlanePictures {
  /// The PNG of each picture by the hash of its pixels: packing takes most of the time, and pictures come again and again.
  fileprivate private(set) var packed: [String: Data] = [:]
  /// Those of a former drawing.
  fileprivate var known: [String: Data] = [:]

  /// Returns a PNG of what `items` draw in a box of their plane: least x and y, width and height, in points.
  ///
  /// Nil where there is no memory, or the steps cannot be drawn.
  mutating func png(_ items: [DisplayItem], in box: SIMD4<Double>, scale: Double) -> Data? {
    var toBox = Homography()
    toBox.origin = -box.lowHalf
    let list = DisplayList()
    list.items = ContiguousArray(
      items.map { item in
        var item = item
        item.placement = item.placement.followed(by: toBox)
        return item
      })
    let (width, height) = (Int((box.z * scale).rounded(.up)), Int((box.w * scale).rounded(.up)))
    guard let buffer = PixelBuffer(width: width, height: height, hasAlpha: true),
      (try? Renderer().render(list, into: buffer, scale: scale)) != nil
    else { return nil }
    var hash = PixelHash()
    hash.add(UInt64(width) << 32 | UInt64(height))
    for y in 0..<height {
      let row = (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { hash.add(UInt64(row[x])) }
    }
    let png = packed[hash.digits] ?? known[hash.digits] ?? (try? buffer.png())
    packed[hash.digits] = png
    return png
  }
}
