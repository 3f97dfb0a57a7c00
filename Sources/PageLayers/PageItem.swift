package import QuartzCore

/// A step of the display list as it is in each frame of a transition, with the steps that it encloses.
final class PageItem {
  /// What tells a step from others of the same frame.
  struct Token: Hashable {
    let layer: UInt
    let kind: DisplayItem.Kind
    /// Among the steps of one kind of the layer.
    let number: Int
    var isEnd = false
  }

  /// A step of a frame, and what belongs to it.
  struct Found {
    let item: DisplayItem
    let range: Range<Int>
  }

  let token: Token
  /// One for each frame; nil where the step is not drawn.
  let found: [Found?]
  private(set) var children: [PageItem] = []

  private init(_ token: Token, _ found: [Found?]) { (self.token, self.found) = (token, found) }

  /// The frame in which a step is looked up where it is not drawn: the nearest in which it is.
  private func known(_ frame: Int) -> Found {
    for distance in 0..<found.count {
      if let near = frame - distance >= 0 ? found[frame - distance] : nil { return near }
      if let near = frame + distance < found.count ? found[frame + distance] : nil { return near }
    }
    preconditionFailure("a step that no frame has")
  }

  func item(_ frame: Int) -> DisplayItem { known(frame).item }

  /// Where the step lies in the list of a frame, or if it is not there the steps that it encloses in others.
  func ranges(_ frame: Int) -> [Range<Int>] {
    found[frame].map { [$0.range] } ?? children.flatMap { $0.ranges(frame) }
  }

  /// Whether the step itself shows something, rather than changing how others are shown.
  var isLeaf: Bool { token.kind != .beginGroup && token.kind != .beginClip }

  /// The steps that show something, from back to front.
  var leaves: [PageItem] { isLeaf ? [self] : children.flatMap(\.leaves) }

  // Asked for again and again, for each frame and by each step around this one.
  private lazy var shown = found.indices.map { frame in
    found[frame] != nil || children.contains { $0.isShown(frame) }
  }
  private lazy var motions = found.indices.map { motion($0, from: 0) }
  /// Whether the step with all that it encloses is one picture that only moves and fades.
  private(set) lazy var isStill = looksStill
  /// Whether the opacity is the same wherever the step is shown.
  private(set) lazy var hasOneOpacity: Bool = {
    let values = found.indices.filter(isShown).map(opacity)
    return values.allSatisfy { abs($0 - values[0]) < 0.001 }
  }()

  func isShown(_ frame: Int) -> Bool { shown[frame] }

  /// 0...1; that of a shadow includes its colour's.
  func opacity(_ frame: Int) -> Double {
    guard let item = found[frame]?.item else { return isLeaf || !isShown(frame) ? 0 : 1 }
    if case .shadow(let shadow) = item.content { return item.opacity * Double(shadow.color.w) }
    return token.kind == .beginClip ? 1 : item.opacity
  }

  /// Whether a path changes, here or in a step that this one encloses, or a mask moves over what it masks.
  func changesForm(_ frames: [PageFrame]) -> Bool {
    guard token.kind == .shape || token.kind == .beginMask else {
      return children.contains { $0.changesForm(frames) }
    }
    var first: [DisplayItem]?
    for (frame, found) in zip(frames, found) {
      guard let found, let back = found.item.placement.inverse else { continue }
      let steps = frame.items[found.range].map { step in
        var step = step
        step.placement = step.placement.followed(by: back)
        return step
      }
      guard let known = first else {
        first = steps
        continue
      }
      let isSame =
        steps.count == known.count
        && zip(steps, known).allSatisfy { step, other in
          step.content == other.content && step.placement.isNear(other.placement)
        }
      if !isSame { return true }
    }
    return false
  }

  /// The rectangle that the step fills in its own plane; nil where that does not change.
  func rect(_ frame: Int) -> SIMD4<Double>? {
    let item = item(frame)
    if case .picture(let picture) = item.content { return picture.frame }
    return item.outline?.rect
  }
}

extension PageItem {
  /// Returns the steps of frames as one tree.
  static func tree(_ frames: [PageFrame]) -> [PageItem] {
    let parsed = frames.map { parse($0.items) }
    var order: [Token] = []
    var isKnown: Set<Token> = []
    for frame in parsed where frame.order != order {
      var indices = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
      var next = 0
      for token in frame.order {
        if isKnown.contains(token) {
          next = (indices[token] ?? next) + 1
        } else {
          isKnown.insert(token)
          order.insert(token, at: next)
          next += 1
          indices = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        }
      }
    }
    var (top, open): ([PageItem], [PageItem]) = ([], [])
    for token in order {
      guard !token.isEnd else {
        open.removeLast()
        continue
      }
      let item = PageItem(token, parsed.map { $0.found[token] })
      if let parent = open.last { parent.children.append(item) } else { top.append(item) }
      if !item.isLeaf { open.append(item) }
    }
    return top
  }

  /// A mask and what it masks is one step.
  private static func parse(_ items: [DisplayItem]) -> (order: [Token], found: [Token: Found]) {
    var (order, found, open): ([Token], [Token: Found], [Token]) = ([], [:], [])
    var counts: [Token: Int] = [:]
    var index = 0
    while index < items.count {
      let item = items[index]
      defer { index += 1 }
      if item.kind == .end {
        guard var token = open.popLast() else { continue }
        token.isEnd = true
        order.append(token)
        continue
      }
      let key = Token(layer: item.layer, kind: item.kind, number: 0)
      let token = Token(layer: item.layer, kind: item.kind, number: counts[key, default: 0])
      counts[key, default: 0] += 1
      let length = item.begins ? item.extent : 0
      order.append(token)
      found[token] = Found(item: item, range: index..<index + length + 1)
      if item.kind == .beginMask { index += length } else if item.begins { open.append(token) }
    }
    return (order, found)
  }
}

// How steps move.

extension PageItem {
  /// Returns the map from the plane of the step's first leaf, as it is in the frame `reference`, to the screen.
  ///
  /// A rectangle that grows counts as one that is scaled.
  func motion(_ frame: Int, from reference: Int) -> Homography {
    guard isLeaf else {
      return token.kind == .beginClip
        ? item(frame).placement : leaves.first?.motion(frame, from: reference) ?? item(frame).placement
    }
    let placement = item(frame).placement
    guard let now = rect(frame), let then = rect(reference), now != then, then.z > 0, then.w > 0 else {
      return placement
    }
    let scale = now.highHalf / then.highHalf
    let growth = Homography(
      xAxis: SIMD2(scale.x, 0), yAxis: SIMD2(0, scale.y), origin: now.lowHalf - then.lowHalf * scale)
    return growth.followed(by: placement)
  }

  /// Whether another step always lies in the same place relative to this one.
  func isJoined(to other: PageItem) -> Bool {
    var first: Homography?
    for frame in found.indices where isShown(frame) && other.isShown(frame) {
      guard let back = motions[frame].inverse else { continue }
      let relative = other.motions[frame].followed(by: back)
      if let first, !relative.isNear(first) { return false }
      first = first ?? relative
    }
    return true
  }

  private var looksStill: Bool {
    if isLeaf { return !isBox }
    guard let first = leaves.first else { return true }
    if token.kind == .beginClip, hasChangingOutline || !isJoined(to: first) { return false }
    return children.allSatisfy { child in
      child.isStill && first.isJoined(to: child) && child.hasOneOpacity
        && found.indices.allSatisfy { child.isShown($0) == isShown($0) }
    }
  }

  /// Whether the step is a plain rectangle whose corners or colour change.
  private var isBox: Bool {
    guard token.kind == .background || token.kind == .backdrop else { return false }
    if token.kind == .backdrop || hasChangingOutline { return true }
    let colors = found.compactMap { $0.flatMap { Self.color($0.item) } }
    return colors.contains { color in (0..<4).contains { abs(color[$0] - colors[0][$0]) > 0.001 } }
  }

  /// Whether round corners change, or the size of what has them; also of a clip.
  private var hasChangingOutline: Bool {
    let outlines = found.compactMap { $0?.item.outline }
    let isRound = outlines.contains { $0.radius > 0 } || token.kind == .beginClip
    return isRound && outlines.contains { $0 != outlines[0] }
  }

  /// Red, green, blue and alpha, 0...1; nil for what has no colour of its own.
  static func color(_ item: DisplayItem) -> SIMD4<Double>? {
    if case .background(let background) = item.content { return SIMD4(background.color) }
    return nil
  }
}

extension Homography {
  /// Whether points of a screen are mapped to the same ones, as far as can be seen.
  fileprivate func isNear(_ other: Self) -> Bool {
    [SIMD2<Double>(0, 0), SIMD2(400, 0), SIMD2(0, 800)].allSatisfy { corner in
      let difference = map(corner) - other.map(corner)
      return max(abs(difference.x), abs(difference.y)) < 0.02
    }
  }
}

/// An element of a page: what it shows, and how it moves, fades and changes its shape in the course of a transition.
package struct PageNode: Codable {
  package enum Content: Codable {
    /// The index of a picture of the page.
    case picture(Int)
    /// A plain rectangle.
    case box
    /// A rectangle that blurs what is behind it, by points.
    case blur(Double)
    /// Others, drawn as one.
    case group
    /// Others, cut off at a rectangle.
    case clip
    /// Nothing: where a screen is that may take touches.
    case area(String)
  }

  package var content: Content
  /// The name of the area to whose screen the element belongs; nil if to none.
  package var window: String?
  /// Bits of `CACornerMask`.
  package var corners: UInt8 = 0xF
  /// From the element to that of the clip around it, or to the screen; one for each frame.
  package var maps: [Homography]
  /// Width, height, radius of the corners, opacity, red, green, blue and alpha; one for each frame.
  package var values: [[Double]]
  package var children: [PageNode] = []
}

extension Homography: Codable {
  package init(from decoder: any Decoder) throws {
    self.init()
    let numbers = try [Double](from: decoder)
    guard numbers.count == 9 else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a map has 9 numbers"))
    }
    (xAxis, yAxis) = (SIMD2(numbers[0], numbers[1]), SIMD2(numbers[2], numbers[3]))
    (origin, weights, weight) = (SIMD2(numbers[4], numbers[5]), SIMD2(numbers[6], numbers[7]), numbers[8])
  }

  package func encode(to encoder: any Encoder) throws {
    try [xAxis.x, xAxis.y, yAxis.x, yAxis.y, origin.x, origin.y, weights.x, weights.y, weight].encode(to: encoder)
  }
}
