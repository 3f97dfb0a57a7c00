public import UIKit

/// A container that shows one static background behind a controller with transparent screens.
@MainActor public final class StaticBackgroundController: UIViewController {
  /// The view behind everything else.
  public let background: UIView
  /// The controller in front of the background, such as a navigation controller whose screens have clear backgrounds.
  public let content: UIViewController

  /// Creates a container that `content` and `background` both fill.
  public init(background: UIView, content: UIViewController) {
    self.background = background
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported; returns nil.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    for subview in [background, content.view].compactMap({ $0 }) {
      subview.frame = view.bounds
      subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(subview)
    }
    content.didMove(toParent: self)
  }
}
