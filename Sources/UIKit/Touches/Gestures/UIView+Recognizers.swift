import QuartzCore

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    if let index = recognizers.index(ofObject: recognizer) { recognizers.remove(at: index) }
    recognizer.abandon()
    recognizer.view = nil
  }
}
