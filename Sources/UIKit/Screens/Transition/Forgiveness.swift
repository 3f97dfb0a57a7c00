import QuartzCore

/// Listed on the page "What this window forgives".
package struct Forgiveness: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// What an animator changed and did not restore is put back when its transition is cancelled.
  package static let leftovers = Self(rawValue: 1)
  /// What a percent-driven interaction controller is told before its transition has begun takes effect at the beginning.
  package static let earlyCalls = Self(rawValue: 2)
  /// A delegate that is asked late, because a push or pop waited for a transition, is not mentioned.
  package static let lateAnswers = Self(rawValue: 4)

  package static let everything: Self = [.leftovers, .earlyCalls, .lateAnswers]
}

/// Changed by a cancelled transition.
@MainActor struct TransitionLeftover {
  /// The property, as the client's source spells it; for a view that was added or removed, its class.
  var property: String
  /// The name of the view or layer.
  let owner: String
  /// In words; nil if the values have none.
  var before: String?
  var left: String?
  /// In the client's code; 0 if it is not known.
  var origin: UInt = 0
  /// A view was added or removed, and no property changed.
  var isView = false

  init(property: String, owner: String, before: String, left: String) {
    (self.property, self.owner, self.before, self.left) = (property, owner, before, left)
  }

  init(_ value: LayerJournal.Leftover) {
    let view = value.layer.delegate as? UIView
    property = view.flatMap { _ in Self.names[value.name] } ?? value.name
    owner = view.map(Self.name) ?? "\(type(of: value.layer))"
    (before, left, origin) = (value.before, value.left, value.origin)
  }

  /// Removed if `superview` is nil; nil if the view is not seen.
  init?(_ view: UIView, addedTo superview: UIView?) {
    guard superview == nil || superview?.window != nil else { return nil }
    (property, owner, isView) = (Self.name(of: view), superview.map(Self.name) ?? "", true)
  }

  private static let names = [
    "opacity": "alpha", "hidden": "isHidden", "position": "center", "masksToBounds": "clipsToBounds",
  ]

  /// Animators change these, and layers do not have them.
  static let settings: [AnyKeyPath: String] = [
    \UIView.isUserInteractionEnabled: "isUserInteractionEnabled"
  ]

  static func name(of view: UIView) -> String {
    view.controller.map { "the view of \(type(of: $0))" } ?? "\(type(of: view))"
  }

  func sentence(_ animator: String, isForgiven: Bool) -> String {
    let home = isForgiven ? "iOS would not" : "and so it stays, as on iOS"
    guard !isView else {
      let (verb, mend) = owner.isEmpty ? ("removed", "Add it again") : ("added", "Remove it")
      let back = owner.isEmpty ? "this window added it again, " : "this window removed it, "
      return "\(animator) was cancelled and left \(property) \(verb)\(owner.isEmpty ? "" : " to \(owner)"); "
        + "\(isForgiven ? back : "")\(home). \(mend) in the animation's completion."
    }
    let value = left.map { " at \($0)" } ?? " changed"
    let back = "this window put it back\(before.map { " to \($0)" } ?? ""), "
    return "\(animator) was cancelled and left the \(property) of \(owner)\(value); "
      + "\(isForgiven ? back : before.map { "it was \($0), " } ?? "")\(home). Restore it in the animation's completion."
  }
}

extension UIApplication {
  /// In the log of calls, to who listens, and once as a diagnostic.
  func remark(_ sentence: String, of transition: TransitionContext, origin: UInt = 0) {
    remarked?(sentence, origin)
    if reportedNames.insert(sentence).inserted { report(sentence) }
    transition.note(.noticed, sentence)
  }
}

extension TransitionContext {
  /// Takes back what the cancelled transition changed, as far as that is forgiven, and tells what its animator left.
  func takeBack(wasAbandoned: Bool) {
    for inner in listeners.alongside.journals { inner.forget(recordedBy: journal) }
    defer { for journal in journals { journal.undo() } }
    // An animator that was not waited for could restore nothing.
    guard !wasAbandoned, let animator else { return }
    let screens = [from, to].compactMap { $0 }.flatMap { [$0.viewIfLoaded, view(for: $0)] }.compactMap(\.self)
    let isForgiven = application.forgives.contains(.leftovers)
    var told: Set<[String]> = []
    for leftover in journal.leftovers(except: screens)
    where told.insert([leftover.owner, leftover.property]).inserted {
      let sentence = leftover.sentence("\(type(of: animator))", isForgiven: isForgiven)
      application.remark(sentence, of: self, origin: leftover.origin)
    }
    if !isForgiven { journal.leave(screens) }
  }

  private func view(for controller: UIViewController) -> UIView? { owner?.view(of: controller, in: self) }

  /// Before the beginning a call counts only where it is forgiven; `loss` is what iOS loses by it, nil for a call whose
  /// loss the next one makes good.
  func takes(early call: String, by interactor: UIPercentDrivenInteractiveTransition, loses loss: String?) -> Bool {
    guard state.isRequested, !(interactor is SystemInteraction) else { return true }
    let isForgiven = application.forgives.contains(.earlyCalls)
    if let loss {
      let result =
        isForgiven ? "this window keeps it, on iOS it is lost and \(loss)" : "it is lost, as on iOS, and \(loss)"
      application.remark(
        "\(type(of: interactor)).\(call) was called before its transition had begun: \(result). Remember the call, and make "
          + "it in startInteractiveTransition(_:).", of: self)
    }
    return isForgiven
  }
}
