import CoreGraphics
import UIKit

/// A view that lies over the window until it is closed.
@MainActor class OverlayView: UIView {
  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] { [] }
  /// Closes the view.
  var close: () -> Void = {}
  /// Called when the view was closed.
  var closed: () -> Void = {}
}

/// What lies over the window for a while, from the drawer at the back to the sheet in front; and the toast and questions,
/// which lie over all of it.
///
/// Escape closes the topmost. The keyboard focus moves into what is opened, and back out when it is closed; for a question
/// UIKit does so. A page is laid out by the panel, whose parameters give it room.
@MainActor final class Overlays {
  /// What can lie over the window, from the back to the front; at most one of each kind is open.
  enum Kind: CaseIterable { case drawer, page, list, saving, sheet }

  private unowned let bench: Workbench
  private var views: [Kind: OverlayView] = [:]
  /// What had the keyboard focus before something was opened.
  private var formerFocus: [Kind: UIControl] = [:]
  /// The keyboard focus of the window.
  var focus = KeyboardFocus()

  init(_ bench: Workbench) { self.bench = bench }

  /// The sheet, which takes the keys; nil if none is open.
  var sheet: Sheet? { views[.sheet] as? Sheet }

  func isOpen(_ kind: Kind) -> Bool {
    switch kind {
    case .drawer: bench.hasDrawer && bench.isDrawerOpen
    case .list: bench.panel.isListOpen
    case .page, .saving, .sheet: views[kind] != nil
    }
  }

  /// Opens a view in place of another one of its kind; a field in a sheet is typed in at once.
  func open(_ view: OverlayView, as kind: Kind) {
    close(kind)
    if kind != .saving {
      formerFocus[kind] = focus.focused
      focus.typing?.resignFirstResponder()
      focus.leave()
    }
    views[kind] = view
    view.close = { [unowned self, unowned view] in
      if views[kind] === view { close(kind) }
    }
    if let page = view as? PanelPage {
      bench.panel.page = page
    } else {
      bench.insertSubview(view, belowSubview: bench.toast)
    }
    bench.setNeedsLayout()
    guard kind == .sheet, let field = view.controls.lazy.compactMap({ $0 as? PanelField }).first else { return }
    bench.layoutIfNeeded()
    field.began = { [unowned self] in focus.follow($0) }
    field.beginTyping()
  }

  /// Closes what is open of a kind; returns whether something was.
  @discardableResult func close(_ kind: Kind) -> Bool {
    guard isOpen(kind) else { return false }
    if kind != .saving { focus.leave() }
    let view = views.removeValue(forKey: kind)
    switch kind {
    case .drawer: bench.isDrawerOpen = false
    case .list: bench.panel.isListOpen = false
    case .page: bench.panel.page = nil
    case .saving, .sheet: view?.removeFromSuperview()
    }
    if let former = formerFocus.removeValue(forKey: kind), bench.controls.contains(former) {
      former.hasKeyboardFocus = true
    }
    bench.setNeedsLayout()
    view?.closed()
    return true
  }

  /// Closes what lies in front, of the kinds in front of `kind` if that is given; returns whether something was open.
  func closeTopmost(above kind: Kind? = nil) -> Bool {
    Kind.allCases.reversed().prefix { $0 != kind }.first(where: isOpen).map(close) ?? false
  }

  /// Lays out what lies over the whole window or over the phones, which stand in `area`.
  func layOut(over area: CGRect) {
    views[.sheet]?.frame = bench.bounds
    views[.saving]?.frame = CGRect(
      x: (area.midX - SavingBar.size.width / 2).rounded(), y: area.minY + 48, width: SavingBar.size.width,
      height: SavingBar.size.height)
    let size = bench.toast.size(in: area.width)
    // The button of the drawer stays free.
    let bottom = bench.hasDrawer ? bench.drawerButton.frame.minY - 8 : area.maxY - 24
    bench.toast.frame = CGRect(
      x: area.midX - size.width / 2, y: bottom - size.height, width: size.width, height: size.height)
  }

  // MARK: Questions

  private var root: UIViewController? { bench.window?.rootViewController }

  /// Whether a question is asked, which takes the keys.
  var isAsking: Bool { root?.presentedViewController != nil }

  /// Asks a question, in place of another one; `answered` is called with the index of the answer.
  func ask(_ question: String, _ answers: [String], answered: @escaping (Int) -> Void) {
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    for (index, answer) in answers.enumerated() {
      alert.addAction(UIAlertAction(title: answer, style: .default) { _ in answered(index) })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.view.tintColor = PanelColors.accent
    let root = root
    root?.dismiss(animated: false) { root?.present(alert, animated: true) }
  }
}
