import UIKit

/// A plain screen, coloured or with a picture, for classes shown without a preview; a click opens another one.
@MainActor final class SampleScreen: UIViewController {
  private let number: Int
  /// If nil, a click pushes; otherwise it presents with this delegate.
  var presentation: (any UIViewControllerTransitioningDelegate)?
  /// Keeps objects that nothing else retains.
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

/// A navigation delegate that uses one animator for every push and pop.
@MainActor final class SampleDelegate: NSObject, UINavigationControllerDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Shows a view in the middle of a screen.
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

/// The colours and pictures of plain screens, repeated from the first screen on.
@MainActor package enum SampleLook {
  private static var colors: [UIColor] = []
  private static var pictures: [UIImage] = []
  /// By the paths of their files, so that each is read once.
  private static var known: [String: UIImage] = [:]
  private static let usualColors: [UIColor] = [
    UIColor(red: 0.18, green: 0.36, blue: 0.73, alpha: 1), UIColor(red: 0.18, green: 0.62, blue: 0.39, alpha: 1),
    UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1),
  ]

  /// Gives the next screen a colour, 0xRRGGBB.
  package static func addColor(_ digits: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
    colors.append(UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1))
  }

  /// Gives the next screen a picture, scaled down to at most `mostPixels`; skips files that are not pictures.
  package static func addPicture(at path: String, mostPixels: Int) {
    guard let picture = known[path] ?? UIImage(contentsOfFile: path, mostPixels: mostPixels) else { return }
    known[path] = picture
    pictures.append(picture)
  }

  static func color(_ index: Int) -> UIColor {
    let colors = colors.isEmpty ? usualColors : colors
    return colors[index % colors.count]
  }

  static func picture(_ index: Int) -> UIImage? { pictures.isEmpty ? nil : pictures[index % pictures.count] }
}
