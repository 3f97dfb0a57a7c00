import UIKit

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

struct MatchKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// Where the views of a host are that others are matched with.
@MainActor final class MatchedFrames {
  /// Of the sources, in the host.
  private(set) var frames: [MatchKey: CGRect] = [:]
  private(set) var hasFollowers = false
  /// Where nodes are for the time of an appearance or disappearance.
  private(set) var overrides: [ObjectIdentifier: CGRect] = [:]

  func clear() { hasFollowers = false }

  func note(_ key: MatchKey, _ rect: CGRect) { frames[key] = rect }
  func noteFollower() { hasFollowers = true }

  /// Before the first layout of an update.
  func begin(_ inserted: [Node], from old: [MatchKey: CGRect]) {
    frames = [:]
    for root in inserted {
      root.visit { node in
        guard let node = node as? MatchedNode, node.isSource, let rect = old[node.key] else { return }
        overrides[ObjectIdentifier(node)] = rect
      }
    }
  }

  /// Whether something must go on to where it belongs.
  func end() -> Bool {
    defer { overrides = [:] }
    return !overrides.isEmpty
  }

  /// Sends what disappears to where its successor is.
  func leave(_ root: Node) {
    overrides = [:]
    root.visit { node in
      guard let node = node as? MatchedNode, let rect = frames[node.key] else { return }
      overrides[ObjectIdentifier(node)] = rect
    }
  }
}

final class MatchedNode: ModifierNode {
  var key = MatchKey(id: 0, namespace: Namespace.ID(number: 0))
  var properties = MatchedGeometryProperties.frame
  var anchor = UnitPoint.center
  var isSource = true

  override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
    let matched = host.matched
    let global = rect.offsetBy(dx: space.x, dy: space.y)
    var target = matched.overrides[ObjectIdentifier(self)]
    if isSource {
      if !isLeaving, target == nil || matched.frames[key] == nil { matched.note(key, global) }
    } else if target == nil, !isLeaving {
      matched.noteFollower()
      target = matched.frames[key]
    }
    guard let child = children.first, let target else { return super.layOutChildren(rect, space) }
    let size = child.size(ProposedViewSize(properties.contains(.size) ? target.size : rect.size))
    let own = CGRect(origin: Alignment.center.origin(of: size, in: rect), size: size)
    var origin = own.origin
    if properties.contains(.position) {
      let from = anchor.point(in: own)
      let to = anchor.point(in: target.offsetBy(dx: -space.x, dy: -space.y))
      origin = CGPoint(x: own.minX + to.x - from.x, y: own.minY + to.y - from.y)
    } else {
      let (from, to) = (anchor.point(in: own), anchor.point(in: rect))
      origin = CGPoint(x: own.minX + to.x - from.x, y: own.minY + to.y - from.y)
    }
    child.layOut(CGRect(origin: origin, size: size), space)
  }
}

private struct MatchedView: Modifier {
  let content: any View
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeNode(_ scope: Scope) -> Node { MatchedNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? MatchedNode else { return }
    (node.key, node.properties, node.anchor, node.isSource) = (key, properties, anchor, isSource)
  }
}

extension View {
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self, key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
      isSource: isSource)
  }
}
