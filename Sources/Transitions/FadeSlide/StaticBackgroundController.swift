public import UIKit

/// Shows one background that never moves, and over it a controller whose screens let it be seen.
@MainActor public final class StaticBackgroundController: UIViewController {
  /// What lies behind everything.
  public let background: UIView
  /// What is seen over it: a navigation, say, of screens whose own background is clear.
  public let content: UIViewController

  /// Shows `content` over `background`; both fill it.
  public init(background: UIView, content: UIViewController) {
    self.background = background
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// There is no archive to read it from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    for layer in [background, content.view].compactMap({ $0 }) {
      layer.frame = view.bounds
      layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(layer)
    }
    content.didMove(toParent: self)
  }
}
