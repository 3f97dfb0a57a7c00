import UIKit

/// A plain screen, coloured or with a picture, for classes that are shown without a preview: a click opens another one.
@MainActor final class SampleScreen: UIViewController {
  private let number: Int
  /// The delegate with which a click presents another screen; nil if a click pushes one.
  var presentation: (any UIViewControllerTransitioningDelegate)?
  /// What nothing else retains.
  static var retained: Any?

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = SampleLook.color(number - 1)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped)))
    if let picture = SampleLook.picture(number - 1) { addPicture(picture) } else { addLabel() }
  }

  private func addPicture(_ picture: UIImage) {
    let picture = UIImageView(image: picture)
    (picture.frame, picture.autoresizingMask) = (view.bounds, [.flexibleWidth, .flexibleHeight])
    (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
    view.addSubview(picture)
  }

  private func addLabel() {
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = title
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    view.addSubview(label)
  }

  private func tapped() {
    if tabBarController == nil { open() }
  }

  /// Pushes or presents another screen.
  func open() {
    let next = SampleScreen(number + 1)
    guard let presentation else {
      navigationController?.pushViewController(next, animated: true)
      return
    }
    next.presentation = presentation
    next.transitioningDelegate = presentation
    next.modalPresentationStyle = .custom
    present(next, animated: true)
  }
}

/// A navigation delegate that moves every push and pop with one animator.
@MainActor final class SampleDelegate: NSObject, UINavigationControllerDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// A screen with a view in its middle.
@MainActor final class ViewScene: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard content.bounds.isEmpty else {
      content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return
    }
    let size = content.sizeThatFits(view.bounds.size)
    content.frame =
      size.width > 0 && size.height > 0
      ? CGRect(
        x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      : view.bounds
  }
}
