import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  /// A picture may fade into another.
  func draw(_ picture: DisplayItem.Picture, at index: Int, _ pass: Pass) {
    if let pixels = picture.image.borrowed { return draw(pixels, in: picture.frame, at: index, pass) }
    guard picture.fraction > 0, let incoming = picture.incoming else {
      return draw(picture.image, picture, at: index, opacity: pass.opacity(index), pass)
    }
    // Both are added and drawn as one picture.
    drawAside(pass.plan.boxes[index], pass, opacity: pass.opacity(index)) { layer in
      draw(picture.image, picture, at: index, opacity: 1 - picture.fraction, layer)
      cairo_set_operator(layer.canvas.context, CAIRO_OPERATOR_ADD)
      draw(incoming, picture, at: index, opacity: picture.fraction, layer)
      cairo_set_operator(layer.canvas.context, CAIRO_OPERATOR_OVER)
    }
  }

  private func draw(
    _ image: CGImage, _ picture: DisplayItem.Picture, at index: Int, opacity: Double, _ pass: Pass
  ) {
    let (plane, canvas) = (pass.map(index), pass.canvas)
    let parts = NineParts(picture, scale: plane.scale(at: picture.frame.lowHalf + picture.frame.highHalf / 2))
    let placement =
      parts == nil
      ? PicturePlacement(image, picture, on: plane) : PicturePlacement(stretchedTo: picture.frame, on: plane)
    guard opacity > 0, let placement, let inverse = placement.map.inverse,
      let copy = pictures.copy(of: image, width: placement.width, height: placement.height, parts: parts)
    else { return }
    let frame = RoundedOutline(picture.frame)
    let opacity = opacity * Double(picture.tint.w)
    let isTinted = picture.tint.x != 1 || picture.tint.y != 1 || picture.tint.z != 1
    let offset = placement.pixelOffset
    if let offset, !isTinted, opacity >= 1 {
      setSource(copy, offset, on: canvas)
      filler.fill(frame, plane, on: canvas, joining: pass.seams, before: index)
      canvas.resetSource()
      return
    }
    // A picture whose pixels do not coincide with the device's is first drawn into a temporary canvas.
    let seen = plane.bounds(of: picture.frame)
    withAside(DeviceBox(around: seen.lowHalf, seen.highHalf), pass) { aside in
      let layer = aside.canvas
      if let offset {
        setSource(copy, offset, on: layer)
        layer.paint(layer.clip)
        layer.resetSource()
      } else if plane.keepsRectangles, !placement.isNearest {
        UprightSampler(inverse, copy, layer.clip).draw(copy, on: layer)
      } else {
        Warp.draw(copy, through: inverse, isNearest: placement.isNearest, on: layer)
      }
      if isTinted { tint(layer, picture.tint) }
      fade(layer, opacity)
    } use: { layer in
      canvas.setSource(layer)
      filler.fill(frame, plane, on: canvas.clipped(to: layer.clip), joining: pass.seams, before: index)
      canvas.resetSource()
    }
  }

  /// The picture lies on whole pixels.
  private func setSource(_ copy: Surface, _ corner: SIMD2<Double>, on canvas: Canvas) {
    let pattern = canvas.surface.setSource(copy, x: corner.x - Double(canvas.x), y: corner.y - Double(canvas.y))
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
  }

  private func tint(_ layer: Canvas, _ color: SIMD4<Float>) {
    layer.surface.write { _, _ in
      for y in 0..<layer.clip.height {
        let row = layer.surface.row(y)
        for x in 0..<layer.clip.width {
          let pixel = row[x]
          func product(_ shift: UInt32, _ factor: Float) -> UInt32 {
            UInt32((Float(pixel >> shift & 0xFF) * min(max(factor, 0), 1)).rounded()) << shift
          }
          row[x] = pixel & 0xFF00_0000 | product(16, color.x) | product(8, color.y) | product(0, color.z)
        }
      }
    }
  }

  private func fade(_ layer: Canvas, _ opacity: Double) {
    guard opacity < 1 else { return }
    layer.setColor(SIMD4(0, 0, 0, 1), opacity: opacity)
    layer.withCairoClip(layer.clip) {
      cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(layer.context)
    }
    layer.resetSource()
  }

  /// The pixels belong to another process and are not copied; they are opaque, and interpolated off the device's own
  /// pixels.
  private func draw(_ pixels: CGBorrowedPixels, in frame: SIMD4<Double>, at index: Int, _ pass: Pass) {
    let (plane, canvas) = (pass.map(index), pass.canvas)
    let unit = frame.highHalf / SIMD2(Double(pixels.width), Double(pixels.height))
    let placement = Homography(xAxis: SIMD2(unit.x, 0), yAxis: SIMD2(0, unit.y), origin: frame.lowHalf)
      .followed(by: plane)
    let bytes = pixels.memory.assumingMemoryBound(to: UInt8.self)
    guard unit.min() > 0, placement.isAffine, let inverse = placement.inverse,
      let surface = Surface(
        borrowing: bytes, CAIRO_FORMAT_RGB24, width: pixels.width, height: pixels.height, stride: pixels.stride)
    else { return }
    if let pattern = canvas.surface.setSource(surface, x: 0, y: 0) {
      // From the canvas's pixels to those of the picture.
      let origin = SIMD2(Double(canvas.x), Double(canvas.y))
      let start = inverse.xAxis * origin.x + inverse.yAxis * origin.y + inverse.origin
      var matrix = cairo_matrix_t(
        xx: inverse.xAxis.x, yx: inverse.xAxis.y, xy: inverse.yAxis.x, yy: inverse.yAxis.y, x0: start.x, y0: start.y)
      let isAligned = (placement.xAxis - SIMD2(1, 0)).lengthIsTiny && (placement.yAxis - SIMD2(0, 1)).lengthIsTiny
      if isAligned {
        (matrix.x0, matrix.y0) = (start.x.rounded(.toNearestOrAwayFromZero), start.y.rounded(.toNearestOrAwayFromZero))
        (matrix.xx, matrix.yy, matrix.xy, matrix.yx) = (1, 1, 0, 0)
      }
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, isAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    }
    filler.fill(RoundedOutline(frame), plane, on: canvas, joining: pass.seams, before: index)
    canvas.resetSource()
  }
}

extension SIMD2<Double> {
  /// Too small to move a pixel of a picture.
  fileprivate var lengthIsTiny: Bool { Swift.max(abs(x), abs(y)) < 1e-5 }
}
