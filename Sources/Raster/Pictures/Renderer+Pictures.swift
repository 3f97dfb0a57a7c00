import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  /// Draws a picture, or one that fades into another.
  func drawPicture(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    guard let picture = list.object(item.object) as? CGImage else { return }
    if let pixels = picture.borrowed { return drawBorrowed(pixels, item, at: index, on: canvas) }
    guard item.amount > 0, let incoming = list.object(item.secondObject) as? CGImage else {
      return drawPicture(picture, item, at: index, opacity: item.opacity, on: canvas)
    }
    // Both are added and drawn as one picture.
    drawAside(boxes[index], on: canvas, opacity: item.opacity) { layer in
      drawPicture(picture, item, at: index, opacity: 1 - item.amount, on: layer)
      cairo_set_operator(layer.context, CAIRO_OPERATOR_ADD)
      drawPicture(incoming, item, at: index, opacity: item.amount, on: layer)
      cairo_set_operator(layer.context, CAIRO_OPERATOR_OVER)
    }
  }

  private func drawPicture(
    _ image: CGImage, _ item: DisplayItem, at index: Int, opacity: Double, on canvas: Canvas
  ) {
    let plane = map(item)
    let parts = NineParts(item, scale: plane.scale(at: item.figures.lowHalf + item.figures.highHalf / 2))
    let placement =
      parts == nil
      ? PicturePlacement(
        image, item.figures, showing: SIMD4<Double>(item.secondColor), filter: item.variant, on: plane)
      : PicturePlacement(stretchedTo: item.figures, on: plane)
    guard opacity > 0, let placement, let inverse = placement.map.inverse,
      let copy = pictures.copy(of: image, width: placement.width, height: placement.height, parts: parts)
    else { return }
    let frame = RoundedOutline(item.figures)
    let opacity = opacity * Double(item.color.w)
    let isTinted = item.color.x != 1 || item.color.y != 1 || item.color.z != 1
    let offset = placement.pixelOffset
    if let offset, !isTinted, opacity >= 1 {
      setSource(copy, offset, on: canvas)
      filler.fill(frame, plane, on: canvas, before: index)
      canvas.resetSource()
      return
    }
    // A picture whose pixels do not coincide with the device's is first drawn into a temporary canvas.
    let seen = plane.bounds(of: item.figures)
    withAside(DeviceBox(around: seen.lowHalf, seen.highHalf), on: canvas) { layer in
      if let offset {
        setSource(copy, offset, on: layer)
        layer.paint(layer.clip)
        layer.resetSource()
      } else if plane.keepsRectangles, !placement.isNearest {
        UprightSampler(inverse, copy, layer.clip).draw(copy, on: layer)
      } else {
        Warp.draw(copy, through: inverse, isNearest: placement.isNearest, on: layer)
      }
      if isTinted { tint(layer, item.color) }
      fade(layer, opacity)
    } use: { layer in
      canvas.setSource(layer)
      filler.fill(frame, plane, on: canvas.clipped(to: layer.clip), before: index)
      canvas.resetSource()
    }
  }

  /// Sets a picture that lies on whole pixels as the source to paint with.
  private func setSource(_ copy: Surface, _ corner: SIMD2<Double>, on canvas: Canvas) {
    let pattern = canvas.surface.setSource(copy, x: corner.x - Double(canvas.x), y: corner.y - Double(canvas.y))
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
  }

  /// Multiplies the pixels of a canvas by a colour.
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

  /// Multiplies the pixels of a canvas by an opacity.
  private func fade(_ layer: Canvas, _ opacity: Double) {
    guard opacity < 1 else { return }
    layer.setColor(SIMD4(0, 0, 0, 1), opacity: opacity)
    layer.withCairoClip(layer.clip) {
      cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(layer.context)
    }
    layer.resetSource()
  }
}
