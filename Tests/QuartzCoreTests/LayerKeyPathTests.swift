import Testing

@testable import QuartzCore

@Suite("Key paths of layers")
struct LayerKeyPathTests {
  @Test(
    "Key paths that layers do not have are refused",
    arguments: [
      "", ".", "positions", "position.", "position.z", "position.x.y", "bounds.width", "bounds.size.x", "opacity.x",
      "transform.rotation.w", "transform.rotation.", "transform.scale.x.y", "transform.skew", "backgroundColor.red",
      "contents.x", "transform..rotation", "bounds.origin.q", "transform.translation.w", "x",
    ])
  func refused(text: String) { #expect(LayerKeyPath(parsing: text) == nil) }

  @Test("A number that is set at a key path is returned by it and by the property")
  func numbers() throws {
    let rows: [(String, Double, (CALayer) -> Double)] = [
      ("position.x", 7, { $0.position.x.native }), ("position.y", -7, { $0.position.y.native }),
      ("bounds.size.width", 30, { $0.bounds.width.native }), ("bounds.origin.y", 4, { $0.bounds.minY.native }),
      ("bounds.size.height", 20, { $0.bounds.height.native }), ("anchorPoint.y", 1, { $0.anchorPoint.y.native }),
      ("shadowOffset.width", 5, { $0.shadowOffset.width.native }),
      ("shadowOffset.height", 5, { $0.shadowOffset.height.native }),
      ("transform.translation.x", 6, { $0.transform.m41.native }),
      ("transform.translation.z", 6, { $0.transform.m43.native }),
      ("transform.scale.x", 3, { $0.transform.m11.native }), ("transform.scale", 2, { $0.transform.m33.native }),
      ("transform.scale.y", -1, { $0.transform.m22.native }), ("transform.scale.y", 0, { $0.transform.m22.native }),
      ("transform.rotation.z", 0.7, { atan2($0.transform.m12.native, $0.transform.m11.native) }),
      ("transform.rotation", -0.7, { atan2($0.transform.m12.native, $0.transform.m11.native) }),
      ("transform.rotation.x", 0.7, { atan2($0.transform.m23.native, $0.transform.m33.native) }),
      ("transform.rotation.y", 0.7, { -asin($0.transform.m13.native) }),
      ("contentsRect.size.width", 0.5, { $0.contentsRect.width.native }),
      ("sublayerTransform.scale.z", 4, { $0.sublayerTransform.m33.native }),
      ("sublayerTransform.rotation.y", 0.7, { -asin($0.sublayerTransform.m13.native) }),
    ]
    for (path, value, read) in rows {
      let layer = CALayer()
      layer.setValue(value, forKeyPath: path)
      #expect(abs(read(layer) - value) < rounding, "\(path)")
      let boxed = try #require(layer.value(forKeyPath: path) as? CGFloat, "\(path)")
      #expect(abs(boxed.native - value) < rounding, "\(path)")
    }
  }

  @Test("Setting one part of a transform leaves the others alone")
  func partsIndependent() throws {
    let layer = CALayer()
    layer.setValue(0.4, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(3, forKeyPath: "transform.scale.y")
    layer.setValue(CGSize(width: 10, height: 20), forKeyPath: "transform.translation")
    let expected = [("rotation.z", 0.4), ("scale.x", 2), ("scale.y", 3), ("translation.x", 10), ("translation.y", 20)]
    for (part, value) in expected {
      let found = try #require(layer.value(forKeyPath: "transform.\(part)") as? CGFloat)
      #expect(abs(found.native - value) < rounding, "\(part)")
    }
    #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 10, height: 20))
  }

  @Test("The scale of a layer that is scaled to nothing can be set again")
  func scaleFromNothing() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeTranslation(5, 6, 0)
    layer.setValue(0, forKeyPath: "transform.scale")
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(
      layer.transform == CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(5, 6, 0)))
  }

  @Test("A property is returned in the type that clients know")
  func types() {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(CGRect(x: 0, y: 0, width: 3, height: 4), forKey: "bounds")
    layer.setValue(CATransform3DMakeScale(2, 2, 2), forKey: "transform")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(false, forKey: "isDoubleSided")
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKey: "bounds") as? CGRect == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 4))
    #expect(layer.value(forKey: "transform") as? CATransform3D == CATransform3DMakeScale(2, 2, 2))
    #expect(layer.value(forKey: "isHidden") as? Bool == true)
    #expect(layer.isHidden && !layer.isDoubleSided)
  }

  @Test("A class has a default value for each number, and none under other names")
  func defaults() {
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
    #expect(CALayer.defaultValue(forKey: "nonsense") == nil)
  }

  @Test("A value of another kind is refused and reported")
  func wrongKind() {
    let layer = CALayer()
    let world = world(showing: layer)
    layer.setValue("left", forKeyPath: "position.x")
    layer.setValue(Double.nan, forKey: "opacity")
    layer.setValue(7, forKey: "backgroundColor")
    layer.setValue("flat", forKey: "transform")
    #expect(layer.position == .zero && layer.opacity == 1 && layer.backgroundColor == nil)
    #expect(world.diagnostics.count == 4)
  }

  @Test("A value under another key is stored for the client")
  func clientKeys() {
    let layer = CALayer()
    layer.setValue("one", forKey: "my.own")
    #expect(layer.value(forKey: "my.own") as? String == "one")
    layer.setValue(nil, forKey: "my.own")
    #expect(layer.value(forKey: "my.own") == nil)
  }
}
