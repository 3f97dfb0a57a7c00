public import Foundation
import QuartzCore

extension UIView {
  /// The snapshot records shapes, not pixels, so it stays sharp at every size.
  ///
  /// It leaves out shadows and masks. The result is never nil; it is optional because Apple's is.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates)
  }

  /// When the snapshot is resized, the parts within `capInsets` of its edges keep their size.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = snapshot(of: rect, afterScreenUpdates: afterUpdates)
    let middle = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
    if rect.width > 0, rect.height > 0, middle.width >= 0, middle.height >= 0 {
      view.layer.contentsCenter = CGRect(
        x: middle.minX / rect.width, y: middle.minY / rect.height, width: middle.width / rect.width,
        height: middle.height / rect.height)
    }
    return view
  }

  /// Returns false if there is no current context, or the view has no size.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(into: context, afterScreenUpdates: afterUpdates)
    context.restoreGState()
    return true
  }

  /// Without animation also in an animation block, so that the snapshot does not grow from nothing.
  private func snapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView {
    var snapshot: UIView?
    UIView.performWithoutAnimation { snapshot = self.makeSnapshot(of: rect, afterScreenUpdates: afterScreenUpdates) }
    return snapshot ?? UIView()
  }

  private func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.isUserInteractionEnabled = false
    let scale = UIScreen.main.scale
    guard let context = CGContext(size: rect.size, scale: scale) else { return view }
    context.clip(to: CGRect(origin: .zero, size: rect.size))
    context.translateBy(x: -rect.minX, y: -rect.minY)
    draw(into: context, afterScreenUpdates: afterScreenUpdates)
    view.layer.showDrawing(of: context, scale: scale)
    return view
  }

  private func draw(into context: CGContext, afterScreenUpdates: Bool) {
    if afterScreenUpdates {
      layoutIfNeeded()
      layer.displayAllIfNeeded()
      layer.render(in: context)
    } else {
      layer.renderPresentation(in: context)
    }
  }
}

extension UIScreen {
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    guard let root = application?.rootLayer, let context = CGContext(size: bounds.size, scale: scale) else {
      return view
    }
    if afterUpdates {
      root.layoutIfNeeded()
      root.displayAllIfNeeded()
      root.render(in: context)
    } else {
      root.renderPresentation(in: context)
    }
    view.layer.showDrawing(of: context, scale: scale)
    return view
  }
}
