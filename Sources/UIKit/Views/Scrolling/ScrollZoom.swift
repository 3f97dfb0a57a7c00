import CoreGraphics
import Foundation
import Motion

/// The state at the beginning of a pinch.
struct Pinch {
  let view: UIView
  let scale: Double
}

extension UIScrollView {
  private var scales: ClosedRange<Double> {
    minimumZoomScale.native...max(minimumZoomScale, maximumZoomScale).native
  }

  /// A limit that is not a possible scale is refused.
  final func zoomLimitsChanged(
    _ keyPath: ReferenceWritableKeyPath<UIScrollView, CGFloat>, named name: String, from old: CGFloat
  ) {
    guard acceptsNumbers(of: keyPath, named: name, old: old) else { return }
    guard self[keyPath: keyPath] > 0 else {
      application.report(
        "\(type(of: self)).\(name) cannot be \(self[keyPath: keyPath]): it must be above 0; it stays \(old)")
      self[keyPath: keyPath] = old
      return
    }
    if maximumZoomScale > minimumZoomScale {
      guard pinch == nil else { return }
      let recognizer = ScrollPinchGestureRecognizer(target: self, action: Selector(Self.pinchedContent(_:)))
      recognizer.scrollView = self
      pinch = recognizer
      addGestureRecognizer(recognizer)
    } else if let old = pinch {
      pinch = nil
      removeGestureRecognizer(old)
    }
  }

  // MARK: Zooming by the client

  final func zoom(toScale newScale: CGFloat, animated: Bool) {
    guard newScale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let middle = SIMD2<Double>(bounds.width.native, bounds.height.native) / 2
    let scale = min(max(newScale.native, scales.lowerBound), scales.upperBound)
    zoom(view, to: allowed(state(view, scale: scale, keeping: middle), view), animated: animated)
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
    zoom(view, to: allowed(ScrollState(offset: offset, scale: scale), view), animated: animated)
  }

  private func zoom(_ view: UIView, to state: ScrollState, animated: Bool) {
    stopMotion()
    guard animated, window != nil else { return zoom(to: state) }
    guard state != now else { return }
    begin(
      .zoom, .curve(from: now, to: state, duration: ScrollMetrics.animationDuration, timing: .bezier(.easeInEaseOut)))
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  // MARK: States

  private var now: ScrollState { ScrollState(offset: contentOffset.vector, scale: scale.native) }

  /// The content at `anchor`, measured from the view's corner, does not move.
  private func state(_ view: UIView, scale newScale: Double, keeping anchor: SIMD2<Double>) -> ScrollState {
    let origin = view.frame.origin.vector
    let fixed = contentOffset.vector + anchor - origin
    return ScrollState(offset: fixed * (newScale / scale.native) + origin - anchor, scale: newScale)
  }

  /// Within the limits that the content has at its scale.
  private func allowed(_ state: ScrollState, _ view: UIView) -> ScrollState {
    let size = CGSize(width: view.bounds.width * state.scale, height: view.bounds.height * state.scale)
    return ScrollState(offset: limits(ofContent: size).clamped(state.offset), scale: state.scale)
  }

  /// Tells the delegate if the scale changes.
  final func zoom(to state: ScrollState) {
    guard let view = delegate?.viewForZooming(in: self) else { return scrollItself(to: state.offset) }
    let hasZoomed = state.scale != scale.native
    if hasZoomed {
      let corner = view.frame.origin
      view.transform = CGAffineTransform(scaleX: state.scale, y: state.scale)
      let moved = view.frame.origin
      view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
      scale = CGFloat(state.scale)
      resizeContent(to: view.frame.size)
    }
    scrollItself(to: state.offset)
    if hasZoomed { delegate?.scrollViewDidZoom(self) }
  }

  /// The caller sees to the offset.
  private func resizeContent(to size: CGSize) {
    adjustedLimits = limits(ofContent: size)
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
    let newScale = resisted(pinched.scale * pinch.scale.native)
    let state = state(pinched.view, scale: newScale, keeping: anchor)
    let change = state.offset - contentOffset.vector
    zoom(to: state)
    // A drag of the same fingers goes on from there.
    drag?.base += change
  }

  /// Beyond the limits the scale resists, as the offset does.
  private func resisted(_ newScale: Double) -> Double {
    let nearest = min(max(newScale, scales.lowerBound), scales.upperBound)
    guard bouncesZoom, newScale > 0 else { return nearest }
    let band = RubberBand(dimension: log(ScrollThresholds.zoomStretch))
    return nearest * exp(band.offset(forPull: log(newScale / nearest)))
  }

  private func endPinch() {
    guard let pinched else { return }
    self.pinched = nil
    let scale = min(max(scale.native, scales.lowerBound), scales.upperBound)
    let anchor = (pinch?.location(in: self) ?? contentOffset).vector - contentOffset.vector
    let state = allowed(state(pinched.view, scale: scale, keeping: anchor), pinched.view)
    guard state != now, window != nil else {
      delegate?.scrollViewDidEndZooming(self, with: pinched.view, atScale: self.scale)
      return
    }
    begin(
      .zoomBounce, .curve(from: now, to: state, duration: ScrollMetrics.animationDuration, timing: .bezier(.easeOut)))
  }
}
