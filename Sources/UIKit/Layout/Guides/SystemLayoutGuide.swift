import CoreGraphics

/// A guide whose rectangle follows from its view.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind { case safeArea, margins, scrollContent, scrollFrame }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owner = view
    identifier =
      switch kind {
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .scrollContent: "UIScrollViewContentLayoutGuide"
      case .scrollFrame: "UIScrollViewFrameLayoutGuide"
      }
  }

  required nonisolated init?(coder: NSCoder) { nil }

  override func placement(in view: UIView) -> LayoutPlacement? {
    switch kind {
    case .safeArea: return LayoutPlacement(inset: view.safeAreaInsets)
    case .margins: return LayoutPlacement(inset: view.layoutMargins)
    case .scrollContent:
      return LayoutPlacement(x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(0, 0), width: nil, height: nil)
    case .scrollFrame:
      let origin = view.bounds.origin
      return LayoutPlacement(
        x: LayoutPlacement.Part(0, origin.x), y: LayoutPlacement.Part(0, origin.y), width: LayoutPlacement.Part(1, 0),
        height: LayoutPlacement.Part(1, 0))
    }
  }
}
