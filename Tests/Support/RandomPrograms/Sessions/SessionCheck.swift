import Stage
import UIKit

/// Every deed in every callback: each pair is a session, numbered from 0.
@MainActor enum SessionCheck {
  /// The callbacks of a session in which nothing is done.
  private static let hooks: [String] = {
    let session = Session()
    session.use()
    session.end()
    return session.teller.calls
  }()

  static var count: UInt64 { UInt64(hooks.count * SessionDeed.all.count) }

  /// The callback and the deed of a session, in words.
  static func name(_ number: UInt64) -> String {
    let (hook, deed) = pair(number)
    return "in \(hook), the application \(deed.name)"
  }

  private static func pair(_ number: UInt64) -> (hook: String, deed: SessionDeed) {
    let (hook, deed) = Int(number % count).quotientAndRemainder(dividingBy: SessionDeed.all.count)
    return (hooks[hook], SessionDeed.all[deed])
  }

  /// Runs a session and returns what is wrong at its end; nil if nothing is.
  static func failure(_ number: UInt64) -> String? {
    let (hook, deed) = pair(number)
    weak var leaked: UIApplication?
    let problem: String? = {
      let session = Session()
      leaked = session.stage.application
      (session.teller.hook, session.teller.deed) = (hook, deed.work)
      session.use()
      session.end()
      do { try session.stage.settle(timeout: 20) } catch { return "\(error)" }
      _ = session.stage.render()
      return session.stage.perform { Self.problem(with: session) }
    }()
    return problem ?? (leaked == nil ? nil : "the stage's application is left alive")
  }

  private static func problem(with session: Session) -> String? {
    let navigation = session.navigation
    if Set(navigation.children) != Set(navigation.viewControllers) { return "the children are not those of the stack" }
    for controller in [session.tabs, navigation, navigation.topViewController].compactMap({ $0 })
    where controller.transitionCoordinator != nil { return "a coordinator is left" }
    if session.board.superview === session.stage.window { session.board.removeFromSuperview() }
    var seen: Set<UIView> = []
    return problem(in: session.stage.window, &seen) ?? WindowCheck([session.stage.window], []).problem
  }

  /// What is wrong with the tree below `view`.
  private static func problem(in view: UIView, _ seen: inout Set<UIView>) -> String? {
    guard seen.insert(view).inserted else { return "a view is in the tree twice" }
    let layers = (view.layer.sublayers ?? []).filter { $0.delegate is UIView }
    if layers.count != view.subviews.count || Set(view.subviews.map(\.layer)) != Set(layers) {
      return "the subviews of a \(type(of: view)) are not those of its layer"
    }
    for child in view.subviews {
      if child.superview !== view || child.window !== view.window {
        return "a \(type(of: child)) has another superview"
      }
      if let problem = problem(in: child, &seen) { return problem }
    }
    return nil
  }
}
