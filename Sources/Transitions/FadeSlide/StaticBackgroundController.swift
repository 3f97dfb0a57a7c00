public import UIKit

/// A container that shows one static background behind a controller with transparent screens.
@MainActor public final class StaticBackgroundController: UIViewController {
  public let background: UIView
  /// Usually a navigation controller whose screens have clear backgrounds.
  public let content: UIViewController

  public init(background: UIView, content: UIViewController) {
    self.background = background
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

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
