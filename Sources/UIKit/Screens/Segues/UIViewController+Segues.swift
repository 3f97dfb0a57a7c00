import Foundation

/// A segue back: to a controller beneath on the same stack, or beneath what is presented.
final class UnwindSegue: UIStoryboardSegue {
  override func perform() {
    if let navigation = destination.navigationController, source.navigationController === navigation {
      navigation.popToViewController(destination, animated: true)
    } else {
      destination.dismiss(animated: true)
    }
  }
}

extension UIViewController {
  /// Whether this controller or one it contains, or presents, is `other`.
  private func leads(to other: UIViewController) -> Bool {
    self === other || children.contains { $0.leads(to: other) }
      || (modal.presentation?.presented.leads(to: other) ?? false)
  }

  /// Whether a way back from `source` may end here: it leads from here to there.
  final func mayBeUnwound(to source: UIViewController) -> Bool {
    if leads(to: source) { return self !== source }
    guard let navigation = navigationController, let here = navigation.stack.firstIndex(where: { $0 === self }) else {
      return false
    }
    return navigation.stack[(here + 1)...].contains { $0.leads(to: source) }
  }
}
