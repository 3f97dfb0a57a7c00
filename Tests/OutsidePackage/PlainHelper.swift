import UIKit

/// A helper without isolation, as most code of Swift 5 has: it changes settings of views of every kind.
final class PlainHelper {
  func prepare(_ view: UIView, _ picture: UIImageView, _ effect: UIVisualEffectView, _ bar: UINavigationBar) {
    view.isUserInteractionEnabled = !view.isUserInteractionEnabled
    view.translatesAutoresizingMaskIntoConstraints = false
    view.autoresizingMask = [.flexibleWidth]
    picture.contentMode = .scaleAspectFill
    picture.image = picture.image ?? UIImage()
    effect.effect = UIBlurEffect(style: .regular)
    // swift-format-ignore: NoPlaygroundLiterals
    bar.barTintColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    if UIAccessibility.isReduceMotionEnabled { view.tag += 1 }
  }

  func size(of text: String) -> CGSize { text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) }
}
