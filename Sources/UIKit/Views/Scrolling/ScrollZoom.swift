import CoreGraphics
import Foundation
import Motion

/// What a pinch began with.
struct Pinch {
  let view: UIView
  let scale: Double
}

extension UIScrollView {
  private var scales: ClosedRange<Double> {
    minimumZoomScale.native...max(minimumZoomScale, maximumZoomScale).native
  }

  /// One of the scales that are allowed is another; what cannot be a scale is left out.
  final func zoomLimitsChanged(_ path: ReferenceWritableKeyPath<UIScrollView, CGFloat>, from old: CGFloat) {
    let new = self[keyPath: path]
    guard new.isFinite, new > 0 else {
      self[keyPath: path] = old
      return
    }
    if maximumZoomScale > minimumZoomScale {
      guard pinch == nil else { return }
      let made = ScrollPinchGestureRecognizer(target: self, action: Selector(Self.pinchedContent(_:)))
      made.scrollView = self
      pinch = made
      addGestureRecognizer(made)
    } else if let gone = pinch {
      pinch = nil
      removeGestureRecognizer(gone)
    }
  }

  // MARK: Asked for

  final func zoom(toScale wanted: CGFloat, animated: Bool) {
    guard wanted.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let middle = SIMD2<Double>(bounds.width.native, bounds.height.native) / 2
    let scale = min(max(wanted.native, scales.lowerBound), scales.upperBound)
    zoom(view, to: allowed(place(view, scale: scale, keeping: middle), view), animated: animated)
  }

  final func zoom(toRect rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0, rect.midX.isFinite,
      rect.midY.isFinite
    else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height).native
    let scale = min(max(fit, scales.lowerBound), scales.upperBound)
    let corner = view.bounds.origin.vector
    let middle = (CGPoint(x: rect.midX, y: rect.midY).vector - corner) * scale + view.frame.origin.vector
    let offset = middle - SIMD2<Double>(bounds.width.native, bounds.height.native) / 2
    zoom(view, to: allowed(ScrollPlace(offset: offset, scale: scale), view), animated: animated)
  }

  private func zoom(_ view: UIView, to place: ScrollPlace, animated: Bool) {
    stopMotion()
    guard animated, window != nil else { return zoom(to: place) }
    guard place != now else { return }
    begin(.zoom, .way(from: now, to: place, duration: ScrollFigures.animation, curve: .easeInEaseOut))
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  // MARK: Places

  private var now: ScrollPlace { ScrollPlace(offset: contentOffset.vector, scale: scale.native) }

  /// The place at which the content is so large, and what is at `anchor`, from the view's corner, stays there.
  private func place(_ view: UIView, scale wanted: Double, keeping anchor: SIMD2<Double>) -> ScrollPlace {
    let origin = view.frame.origin.vector
    let fixed = contentOffset.vector + anchor - origin
    return ScrollPlace(offset: fixed * (wanted / scale.native) + origin - anchor, scale: wanted)
  }

  /// The nearest place that is within the limits the content has at its scale.
  private func allowed(_ place: ScrollPlace, _ view: UIView) -> ScrollPlace {
    let size = CGSize(width: view.bounds.width * place.scale, height: view.bounds.height * place.scale)
    return ScrollPlace(offset: limits(ofContent: size).clamped(place.offset), scale: place.scale)
  }

  /// Shows the content at a place, and says so.
  final func zoom(to place: ScrollPlace) {
    guard let view = delegate?.viewForZooming(in: self) else { return show(place.offset) }
    let hasZoomed = place.scale != scale.native
    if hasZoomed {
      let corner = view.frame.origin
      view.transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
      let moved = view.frame.origin
      view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
      scale = CGFloat(place.scale)
      resizeContent(to: view.frame.size)
    }
    show(place.offset)
    if hasZoomed { delegate?.scrollViewDidZoom(self) }
  }

  /// Takes over the size of what is zoomed; where the offset then is, is seen to by whoever zooms.
  private func resizeContent(to size: CGSize) {
    knownLimits = limits(ofContent: size)
    contentSize = size
  }

  // MARK: Pinching

  private func pinchedContent(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      beginPinch()
      followPinch(pinch)
    case .changed: followPinch(pinch)
    default: endPinch()
    }
  }

  private func beginPinch() {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    stopMotion()
    pinched = Pinch(view: view, scale: scale.native)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let pinched else { return }
    let anchor = pinch.location(in: self).vector - contentOffset.vector
    let wanted = resisted(pinched.scale * pinch.scale.native)
    let place = place(pinched.view, scale: wanted, keeping: anchor)
    let change = place.offset - contentOffset.vector
    zoom(to: place)
    // A drag of the same fingers goes on from there.
    drag?.base += change
  }

  /// The scale that is shown where fingers want another: beyond what is allowed it resists, as an offset does.
  private func resisted(_ wanted: Double) -> Double {
    let nearest = min(max(wanted, scales.lowerBound), scales.upperBound)
    guard bouncesZoom, wanted > 0 else { return nearest }
    let band = RubberBand(dimension: log(ScrollFigures.zoomStretch))
    return nearest * exp(band.offset(forPull: log(wanted / nearest)))
  }

  private func endPinch() {
    guard let pinched else { return }
    self.pinched = nil
    let scale = min(max(scale.native, scales.lowerBound), scales.upperBound)
    let anchor = (pinch?.location(in: self) ?? contentOffset).vector - contentOffset.vector
    let place = allowed(place(pinched.view, scale: scale, keeping: anchor), pinched.view)
    guard place != now, window != nil else {
      delegate?.scrollViewDidEndZooming(self, with: pinched.view, atScale: self.scale)
      return
    }
    begin(.zoomBounce, .way(from: now, to: place, duration: ScrollFigures.animation, curve: .easeOut))
  }
}
