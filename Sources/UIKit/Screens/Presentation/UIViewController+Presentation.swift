import QuartzCore

extension UIViewController {
  struct Modal {
    /// Over this controller.
    var presentation: Presentation?
    /// The presentation of this controller.
    weak var presentedBy: Presentation?
    var isAppearing = false
    var isDisappearing = false
    /// Accessed before the presentation.
    var prepared: UIPresentationController?
  }

  /// The presentation controller of this controller, or of the nearest ancestor that has one.
  public final var presentationController: UIPresentationController? {
    if let presentation = modal.presentedBy { return presentation.controller }
    if let parent { return parent.presentationController }
    let controller = modal.prepared ?? makePresentationController(over: nil, from: self)
    modal.prepared = controller
    return controller
  }

  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of the current presentation of this controller itself.
  public final var activePresentationController: UIPresentationController? { modal.presentedBy?.controller }

  // MARK: Presenting

  /// Reports why that is not possible.
  final func presentController(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presentationContext(for: new.resolvedStyle)
    if let problem = problem(with: new, over: presenter) { return presenter.complain(problem) }
    let wanted = new.modal.prepared ?? new.makePresentationController(over: presenter, from: self)
    new.modal.prepared = nil
    let controller = wanted.adapted(over: presenter)
    let new = controller.presentedViewController
    (controller as? UIPopoverPresentationController)?.prepare()
    // A delegate that was asked may have presented something itself.
    if let problem = problem(with: new, over: presenter) { return presenter.complain(problem) }
    new.endTransitions()
    let delegate = new.transitioningDelegate
    controller.presenter = presenter
    let presentation = Presentation(new, over: presenter, by: controller)
    presenter.modal.presentation = presentation
    new.modal.presentedBy = presentation
    let isAsked = animated || presentation.animatesAlways
    let animator =
      isAsked ? delegate?.animationController(forPresented: new, presenting: presenter, source: self) : nil
    let interactor = animator.flatMap { animated ? delegate?.interactionControllerForPresentation(using: $0) : nil }
    if isAsked {
      new.note(
        "transitioningDelegate \(delegate.answer), animationController(forPresented:presenting:source:): "
          + "\(animator.answer)")
    }
    if animator != nil, animated {
      new.note(
        "transitioningDelegate \(delegate.answer), interactionControllerForPresentation(using:): \(interactor.answer)")
    }
    TransitionJournal.withoutRecording {
      presentation.present(animated: animated, animator: animator, interactor: interactor, completion: completion)
    }
  }

  /// Everything that is presented over this controller, or otherwise this controller.
  final func dismissController(animated: Bool, completion: (() -> Void)?) {
    guard let own = presentationAbove ?? presentationAround else { return completion?() ?? () }
    let dismissal = Dismissal(animated: animated, completions: completion.map { [$0] } ?? [])
    TransitionJournal.withoutRecording { own.dismiss(dismissal) }
  }

  private var presentationDepth: Int {
    var depth = 0
    var presentation = presentationAround
    while let found = presentation {
      depth += 1
      presentation = found.presenter?.presentationAround
    }
    return depth
  }

  private var presentationAbove: Presentation? { modal.presentation ?? parent?.presentationAbove }

  private var presentationAround: Presentation? { modal.presentedBy ?? parent?.presentationAround }

  /// The nearest controller that defines a context if the style asks for one, otherwise the outermost.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    var outermost = self
    while let parent = outermost.parent {
      if style.usesContext, outermost.definesPresentationContext { return outermost }
      outermost = parent
    }
    return outermost
  }

  /// Nil if `new` can be presented over `presenter`.
  private func problem(with new: UIViewController, over presenter: UIViewController) -> String? {
    let name = "\(type(of: new))"
    if let other = presenter.modal.presentation {
      return other.hasTransition
        ? "Attempt to present \(name) on \(type(of: self)) while a presentation is in progress"
        : "Attempt to present \(name) on \(type(of: self)) which is already presenting \(type(of: other.presented))"
    }
    if presenter.viewIfLoaded?.window == nil {
      return "Attempt to present \(name) on \(type(of: self)) whose view is not in the window hierarchy"
    }
    if let own = presenter.presentationAround, own.hasTransition {
      return own.isDismissing
        ? "Attempt to present \(name) on \(type(of: self)) which is being dismissed"
        : "Attempt to present \(name) on \(type(of: self)) while a presentation is in progress"
    }
    if presenter.presentationDepth >= ScreenChanges.mostChained { return ScreenChanges.endlessMessage }
    if new.modal.presentedBy != nil || new.parent != nil || new === presenter {
      return "Attempt to present \(name), which is on screen already"
    }
    if new.isRoot { return "Attempt to present \(name), which is the root of a window" }
    if presenter.isInside(new) { return "Attempt to present \(name), which contains or presents \(type(of: self))" }
    return nil
  }

  private func complain(_ message: String) { (viewIfLoaded?.application ?? .shared).report(message) }

  /// The presentation style, with the system's choice for `automatic`.
  fileprivate var resolvedStyle: UIModalPresentationStyle {
    if self is UIAlertController, modalPresentationStyle != .custom { return .overFullScreen }
    guard modalPresentationStyle == .automatic || modalPresentationStyle == .none else { return modalPresentationStyle }
    return zoom == nil ? .pageSheet : .fullScreen
  }

  private func makePresentationController(
    over presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    let style = resolvedStyle
    var custom: UIPresentationController?
    if self is UIAlertController, style == .overFullScreen {
      custom = AlertPresentationController(presentedViewController: self, presenting: presenter)
    } else if style == .custom {
      custom = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
    } else if style == .popover {
      return makePopover(over: presenter, from: source)
    } else if style == .pageSheet || style == .formSheet {
      custom = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
    let controller = custom ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    controller.style = style
    return controller
  }

  private func makePopover(
    over presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    popover.style = .popover
    return popover
  }

  /// The presentation is over.
  final func unlink(_ presentation: Presentation) {
    guard modal.presentation === presentation else { return }
    modal.presentation = nil
    presentation.presented.modal.presentedBy = nil
  }
}
