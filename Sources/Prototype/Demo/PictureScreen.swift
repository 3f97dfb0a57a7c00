import CoreGraphics
import Transitions
import UIKit

/// A screen with one large picture and its name beneath.
@MainActor final class PictureScreen: UIViewController, SharedElementScreen {
  /// The number of the picture.
  let number: Int
  private let picture = UIImageView()
  private let name = UILabel()

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoPicture.name(number)
    view.backgroundColor = .systemBackground
    picture.image = DemoPicture.image(number)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.text = DemoPicture.name(number)
    name.font = .systemFont(ofSize: 28, weight: .bold)
    for part in [picture, name] { view.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    let top = navigationController?.isNavigationBarHidden == false ? view.safeAreaInsets.top : 0
    picture.frame = CGRect(x: 0, y: top, width: width, height: width)
    name.frame = CGRect(x: 16, y: top + width + 20, width: max(0, width - 32), height: 40)
  }

  func sharedElement(with other: UIViewController) -> UIView? { picture }
}
