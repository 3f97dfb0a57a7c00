import Testing

@testable import QuartzCore

private func named(_ names: String...) -> [CALayer] {
  names.map { name in
    let layer = CALayer()
    layer.name = name
    return layer
  }
}

private func order(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

@Suite("Editing the tree of layers")
struct LayerTreeTests {
  @Test("Layers are inserted at the given positions; beside a stranger in front of all, or behind all")
  func insertion() {
    let root = CALayer()
    let layers = named("a", "b", "c", "d", "e", "f", "g")
    root.insertSublayer(layers[0], at: .max)
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    root.insertSublayer(layers[4], above: CALayer())
    root.insertSublayer(layers[5], below: nil)
    root.insertSublayer(layers[6], at: 77)
    #expect(order(root) == "fbcdaeg" && layers[0].superlayer === root)
  }

  @Test("A sublayer that is inserted again moves to the given index", arguments: 0..<4, 0..<5)
  func reinsertion(moved: Int, index: Int) {
    let layers = named("a", "b", "c", "d")
    for kind in ["at", "above", "below", "add"] {
      let root = CALayer()
      root.sublayers = layers
      var expected = layers
      let sibling = layers[min(index, 3)]
      expected.remove(at: moved)
      switch kind {
      case "at":
        root.insertSublayer(layers[moved], at: UInt32(index))
        expected.insert(layers[moved], at: min(index, 3))
      case "add":
        root.addSublayer(layers[moved])
        expected.append(layers[moved])
      default:
        if kind == "above" { root.insertSublayer(layers[moved], above: sibling) }
        if kind == "below" { root.insertSublayer(layers[moved], below: sibling) }
        guard sibling !== layers[moved] else {
          #expect(order(root) == "abcd")
          continue
        }
        let index = expected.firstIndex { $0 === sibling } ?? 0
        expected.insert(layers[moved], at: kind == "above" ? index + 1 : index)
      }
      #expect(order(root) == expected.compactMap(\.name).joined(), "\(kind)")
    }
  }

  @Test("A layer leaves its superlayer when it is added to another, or removed; without one removing has no effect")
  func moving() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil && second.sublayers == [child] && child.superlayer === second)
    for _ in 0..<2 { child.removeFromSuperlayer() }
    #expect(second.sublayers == nil && child.superlayer == nil)
  }

  @Test("A layer is replaced at its index, by one of its siblings too")
  func replacement() {
    let root = CALayer()
    let layers = named("a", "b", "c", "x")
    root.sublayers = Array(layers[0..<3])
    root.replaceSublayer(layers[1], with: layers[3])
    #expect(order(root) == "axc")
    root.replaceSublayer(layers[0], with: layers[2])
    #expect(order(root) == "cx")
    root.replaceSublayer(layers[1], with: layers[0])
    root.replaceSublayer(layers[3], with: layers[3])
    #expect(order(root) == "cx" && layers[1].superlayer == nil)
  }

  @Test("The array of sublayers can be set")
  func wholeList() {
    let root = CALayer()
    let layers = named("a", "b", "c", "d")
    root.sublayers = Array(layers[0..<3])
    root.sublayers = [layers[2], layers[3], layers[0]]
    #expect(order(root) == "cda" && layers[1].superlayer == nil)
    root.sublayers = [layers[0], layers[0], layers[2]]
    #expect(order(root) == "ac")
    root.sublayers = nil
    #expect(root.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test("A layer cannot be added to itself or to a descendant; the world reports it")
  func circles() {
    let (root, child, grandchild) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(child)
    child.addSublayer(grandchild)
    let world = world(showing: root)
    root.addSublayer(root)
    grandchild.addSublayer(child)
    grandchild.sublayers = [root]
    grandchild.mask = root
    child.mask = child
    #expect(world.diagnostics.count == 5)
    #expect(root.sublayers == [child] && child.sublayers == [grandchild] && grandchild.sublayers == nil)
    #expect(grandchild.mask == nil && child.mask == nil)
  }

  @Test("A presentation copy cannot be added to a tree and takes no sublayers; the world reports it")
  func copies() throws {
    let (root, child, other) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(child)
    let world = world(showing: root)
    world.enter()
    let copy = try #require(child.presentation())
    root.addSublayer(copy)
    copy.addSublayer(other)
    root.mask = copy
    copy.mask = other
    copy.removeFromSuperlayer()
    #expect(world.diagnostics.count == 4)
    #expect(root.sublayers == [child] && root.mask == nil && other.superlayer == nil)
    #expect(copy.superlayer?.model() === root)
  }

  @Test("A mask belongs to one layer and has no superlayer")
  func mask() {
    let (first, second, mask) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(mask)
    first.mask = mask
    #expect(first.sublayers == nil && first.mask === mask)
    second.mask = mask
    #expect(first.mask == nil && second.mask === mask)
    first.addSublayer(mask)
    #expect(second.mask == nil && mask.superlayer === first)
    second.mask = mask
    mask.removeFromSuperlayer()
    #expect(second.mask == nil)
  }

  @Test("A world's root that is added to a layer is no longer its root")
  func rootMoves() {
    let (root, outside) = (CALayer(), CALayer())
    let world = world(showing: root)
    outside.addSublayer(root)
    #expect(world.root == nil && root.superlayer === outside)
    #expect(world.frame().list.items.isEmpty)
  }

  @Test("Layers outlive their superlayer and their world")
  func lifetimes() {
    let (child, mask) = (CALayer(), CALayer())
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      parent.mask = mask
      let world = world(showing: parent)
      world.enter()
      child.add(animation("opacity", from: 0), forKey: "a")
      world.commit()
      #expect(child.presentation() != nil)
      LayerWorld().enter()
    }
    #expect(child.superlayer == nil && child.presentation() == nil)
    child.opacity = 0.5
    mask.opacity = 0.5
    child.removeAllAnimations()
    child.addSublayer(mask)
    #expect(mask.superlayer === child && child.animationKeys() == nil)
  }
}
