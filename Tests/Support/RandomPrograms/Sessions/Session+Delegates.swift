import UIKit

extension Session: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { teller.tell("scrollViewDidScroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { teller.tell("scrollViewDidZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { teller.tell("scrollViewWillBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    teller.tell("scrollViewDidEndDragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { teller.tell("scrollViewWillBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { teller.tell("scrollViewDidEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    teller.tell("scrollViewDidEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    teller.tell("viewForZooming")
    return content
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    teller.tell("scrollViewWillBeginZooming")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    teller.tell("scrollViewDidEndZooming")
  }
}

extension Session: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { yes("textFieldShouldBeginEditing") }
  func textFieldDidBeginEditing(_ textField: UITextField) { teller.tell("textFieldDidBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { yes("textFieldShouldEndEditing") }
  func textFieldDidEndEditing(_ textField: UITextField) { teller.tell("textFieldDidEndEditing") }
  func textFieldDidChangeSelection(_ textField: UITextField) { teller.tell("textFieldDidChangeSelection") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { yes("textFieldShouldReturn") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { yes("shouldChangeCharactersIn") }

  fileprivate func yes(_ name: String) -> Bool {
    teller.tell(name)
    return true
  }
}

extension Session: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    yes("gestureRecognizerShouldBegin")
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    yes("shouldReceive")
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !yes("shouldRecognizeSimultaneouslyWith") }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !yes("shouldRequireFailureOf") }
}

extension Session: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    teller.tell("adaptivePresentationStyle")
    return .none
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    yes("presentationControllerShouldDismiss")
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    teller.tell("presentationControllerWillDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    teller.tell("presentationControllerDidDismiss")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { teller.tell("detent changed") }
}
