import Foundation
import Glibc

/// A new file to begin with: an animator, an interaction, a navigation and a preview.
package enum NewFile {
  private static func isTypeName(_ word: String) -> Bool {
    guard let first = word.first, !first.isNumber, word.count <= 100 else { return false }
    return word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The words of the name written as one, if that can name a type.
  private static func proposal(for name: String) -> String {
    let words = name.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let word = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isTypeName(word) ? word : "CardPush"
  }

  /// Writes a new file for a transition into a folder, and returns its path.
  ///
  /// - Throws: A `WorkshopError` if the name cannot name a type, or the file exists.
  package static func create(_ name: String, in folder: String) throws(WorkshopError) -> String {
    let word = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    guard isTypeName(word) else {
      throw WorkshopError(
        "new \(name): a name has letters and digits, and begins with a letter, as \(proposal(for: word)).")
    }
    let type = word.prefix(1).uppercased() + word.dropFirst()
    let path = folder.isEmpty ? "\(type).swift" : "\(folder)/\(type).swift"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      let words = errno == EEXIST ? "there is such a file already" : String(cString: strerror(errno))
      throw WorkshopError("\(path): \(words).")
    }
    let written = SystemFiles.write(Array(text(named: type).utf8), to: file)
    let closed = close(file) == 0 ? nil : errno
    guard let problem = written ?? closed else { return path }
    unlink(path)
    throw WorkshopError("\(path): it cannot be written (\(String(cString: strerror(problem)))).")
  }

  static func text(named name: String) -> String { template.replacingOccurrences(of: "CardPush", with: name) }

  private static let template = #"""
    import UIKit

    // The parameters of CardPush. In the window they are rows that can be changed while it runs.
    enum CardPushParameters {
      static let duration: TimeInterval = 0.4  // 0.1...1.5
      static let parallax: CGFloat = 0.3  // 0...1
      static let dimming: CGFloat = 0.25  // 0...1
      static let cornerRadius: CGFloat = 24  // 0...60
      /// The part of the width that a finger has to cover, unless it is fast.
      static let threshold: CGFloat = 0.4  // 0...1
      /// The velocity from which on a finger decides, in points per second.
      static let flick: CGFloat = 800  // 0...3000
      static let colors: [UIColor] = [.systemOrange, .systemIndigo, .systemTeal]
    }

    /// Moves a screen in from the right like a card, over the one before.
    final class CardPushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      private let isPush: Bool

      init(isPush: Bool) {
        self.isPush = isPush
      }

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        CardPushParameters.duration
      }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
          return context.completeTransition(false)
        }
        let container = context.containerView
        let (above, below) = isPush ? (to, from) : (from, to)
        let outside = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let behind = CGAffineTransform(translationX: -container.bounds.width * CardPushParameters.parallax, y: 0)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black

        to.frame = container.bounds
        container.addSubview(below)
        container.addSubview(shade)
        container.addSubview(above)
        above.layer.cornerRadius = CardPushParameters.cornerRadius
        above.clipsToBounds = true
        above.transform = isPush ? outside : .identity
        below.transform = isPush ? .identity : behind
        shade.alpha = isPush ? 0 : CardPushParameters.dimming

        UIView.animate(
          withDuration: transitionDuration(using: context), delay: 0, options: isPush ? .curveEaseOut : .curveLinear
        ) {
          above.transform = self.isPush ? .identity : outside
          below.transform = self.isPush ? behind : .identity
          shade.alpha = self.isPush ? CardPushParameters.dimming : 0
        } completion: { _ in
          shade.removeFromSuperview()
          above.layer.cornerRadius = 0
          above.clipsToBounds = false
          above.transform = .identity
          below.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    /// Lets a finger pop the top screen, from anywhere on it.
    final class CardPushInteraction: NSObject, UINavigationControllerDelegate {
      private weak var navigation: UINavigationController?
      private var interaction: UIPercentDrivenInteractiveTransition?

      func attach(to navigation: UINavigationController) {
        self.navigation = navigation
        navigation.delegate = self
        navigation.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
      }

      @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let progress = max(0, pan.translation(in: view).x / view.bounds.width)
        let velocity = pan.velocity(in: view)
        switch pan.state {
        case .began where velocity.x > abs(velocity.y):
          interaction = UIPercentDrivenInteractiveTransition()
          navigation?.popViewController(animated: true)
        case .changed:
          interaction?.update(progress)
        case .ended where progress > CardPushParameters.threshold || velocity.x > CardPushParameters.flick:
          interaction?.finish()
          interaction = nil
        case .ended, .cancelled, .failed:
          interaction?.cancel()
          interaction = nil
        default:
          break
        }
      }

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        CardPushAnimator(isPush: operation == .push)
      }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? {
        interaction
      }
    }

    /// A coloured screen; a tap pushes the next one.
    final class CardPushScreen: UIViewController {
      private let number: Int

      init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = CardPushParameters.colors[number % CardPushParameters.colors.count]
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "Screen \(number)"
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textAlignment = .center
        label.textColor = .white
        view.addSubview(label)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(push)))
      }

      @objc private func push() {
        navigationController?.pushViewController(CardPushScreen(number: number + 1), animated: true)
      }
    }

    /// A navigation with the transition.
    final class CardPushController: UINavigationController {
      private let interaction = CardPushInteraction()

      override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        interaction.attach(to: self)
      }
    }

    #Preview("CardPush") {
      let navigation = CardPushController()
      navigation.viewControllers = [CardPushScreen(number: 1), CardPushScreen(number: 2)]
      return navigation
    }

    """#
}
