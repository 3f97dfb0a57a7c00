import QuartzCore
import Raster
import Testing

@Suite("Groups, clips and masks")
struct GroupTests {
  @Test("A group is composited as one picture, including overlapping items", arguments: [0.25, 0.5, 0.9])
  func groupOpacity(opacity: Double) throws {
    let scene = Scene(40, 20)
    withoutActions {
      scene.root.backgroundColor = rgb(0, 1, 0)
      let group = scene.add(0, 0, 40, 20)
      group.opacity = Float(opacity)
      scene.add(0, 0, 25, 20, rgb(1, 0, 0), on: group)
      scene.add(15, 0, 25, 20, rgb(0, 0, 1), on: group)
    }
    let pixels = try scene.draw()
    let (seen, rest) = (opacity * 255, (1 - opacity) * 255)
    #expect(isClose(pixels[5, 10], seen, rest, 0))
    // Where both are, the red one below is not seen.
    #expect(isClose(pixels[20, 10], 0, rest, seen) && isClose(pixels[35, 10], 0, rest, seen))
  }

  @Test("A dissolve is the sum of both pictures, and content below does not show", arguments: [0.1, 0.3, 0.5, 0.75])
  func dissolve(progress: Double) throws {
    let scene = Scene(20, 20)
    let page = withoutActions {
      scene.root.backgroundColor = rgb(0, 1, 0)
      return scene.add(0, 0, 20, 20)
    }
    let first = withoutActions { scene.add(0, 0, 20, 20, rgb(1, 0, 0), on: page) }
    _ = try scene.draw()
    let fade = CATransition()
    fade.duration = 1
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    page.add(fade, forKey: "fade")
    withoutActions {
      first.removeFromSuperlayer()
      _ = scene.add(0, 0, 20, 20, rgb(0, 0, 1), on: page)
    }
    scene.world.commit()
    scene.world.advance(to: scene.world.now + progress)
    let pixel = try scene.draw()[10, 10]
    #expect(isClose(pixel, (1 - progress) * 255, 0, progress * 255), "\(pixel)")
  }

  @Test("Nested clips cut by the product of their coverages")
  func nestedClips() throws {
    let scene = Scene(40, 40)
    withoutActions {
      let outer = scene.add(5.5, 5, 20, 20)
      outer.masksToBounds = true
      let inner = scene.add(-5, 10.25, 40, 40, on: outer)
      inner.masksToBounds = true
      // Two full pictures: an edge must be cut once, not by each.
      scene.add(-50, -50, 200, 200, white, on: inner)
      scene.add(-50, -50, 200, 200, white, on: inner)
    }
    let pixels = try scene.draw()
    #expect(pixels[5, 18].x == 128 && pixels[25, 18].x == 128)
    #expect(isClose(pixels[12, 15], 0.75 * 255, 0.75 * 255, 0.75 * 255))
    #expect(isClose(pixels[5, 15], 0.375 * 255, 0.375 * 255, 0.375 * 255))
    #expect(pixels[12, 18].x == 255 && pixels[12, 14].x == 0 && pixels[26, 18].x == 0 && pixels[12, 25].x == 0)
  }

  @Test("A rounded clip shows the same pixels as a background with the same corners", arguments: [0, 0.4])
  func roundedClip(angle: Double) throws {
    let scene = Scene(60, 60)
    let other = Scene(60, 60)
    for (index, scene) in [scene, other].enumerated() {
      scene.world.enter()
      withoutActions {
        let layer = scene.add(10.3, 10, 40, 40, index == 0 ? white : nil)
        layer.cornerRadius = 12
        layer.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(angle)))
        if index == 1 {
          layer.masksToBounds = true
          scene.add(-20, -20, 100, 100, rgb(1, 0, 0), on: layer)
          scene.add(-20, -20, 100, 100, white, on: layer)
        }
      }
    }
    let difference = try scene.draw().difference(from: other.draw())
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("A mask shows contents by its alpha")
  func mask() throws {
    let scene = Scene(30, 20)
    withoutActions {
      let layer = scene.add(0, 0, 30, 20, rgb(1, 0.5, 0))
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      mask.backgroundColor = rgb(0, 0, 0, 0.4)
      let part = CALayer()
      part.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      part.backgroundColor = rgb(0, 1, 1)
      mask.addSublayer(part)
      layer.mask = mask
    }
    let pixels = try scene.draw()
    #expect(isClose(pixels[5, 10], 255, 127.5, 0))
    #expect(isClose(pixels[15, 10], 0.4 * 255, 0.2 * 255, 0))
    #expect(isClose(pixels[25, 10], 0, 0, 0, within: 0))
  }
}
