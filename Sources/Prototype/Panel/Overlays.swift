import CoreGraphics
import UIKit

/// A view over the window until it is closed.
@MainActor class OverlayView: PlainView {
  var controls: [UIControl] { [] }
  var close: () -> Void = {}
  var closed: () -> Void = {}
}

/// Everything that lies over the window for a while, from the drawer at the back to the sheet in front, and above all
/// of it the toast and questions.
///
/// Escape closes the topmost one. Opening moves the keyboard focus into the view and closing moves it back; for a
/// question UIKit does that. The panel lays out pages, for which its parameters make room.
@MainActor final class Overlays {
  enum Kind: CaseIterable { case drawer, page, list, saving, sheet }

  private unowned let bench: Workbench
  private var views: [Kind: OverlayView] = [:]
  private var formerFocus: [Kind: UIControl] = [:]
  var focus = KeyboardFocus()

  init(_ bench: Workbench) { self.bench = bench }

  /// The sheet, which takes the keys.
  var sheet: Sheet? { views[.sheet] as? Sheet }

  func isOpen(_ kind: Kind) -> Bool {
    switch kind {
    case .drawer: bench.hasDrawer && bench.isDrawerOpen
    case .list: bench.panel.isListOpen
    case .page, .saving, .sheet: views[kind] != nil
    }
  }

  /// Replaces an open view of the same kind; a field in a sheet begins editing.
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

  /// Returns false if nothing of the kind was open.
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

  /// Closes the frontmost view, if it is in front of `kind`; returns false if there is none.
  func closeTopmost(above kind: Kind? = nil) -> Bool {
    Kind.allCases.reversed().prefix { $0 != kind }.first(where: isOpen).map(close) ?? false
  }

  /// `area` is where the phones are.
  func layOut(over area: CGRect) {
    views[.sheet]?.frame = bench.bounds
    views[.saving]?.frame = CGRect(
      x: (area.midX - SavingBar.size.width / 2).rounded(), y: area.minY + 48, width: SavingBar.size.width,
      height: SavingBar.size.height)
    layOutToast(over: area)
  }

  /// On the phone's glass if that has room, otherwise over everything: never half on the bezel.
  private func layOutToast(over area: CGRect) {
    bench.device.layoutIfNeeded()
    let glass = bench.device.convert(bench.device.overlay.frame, to: bench)
    let fits = glass.width >= Self.leastGlass
    let size = bench.toast.size(in: fits ? glass.width : max(min(area.width, Self.leastRoom), area.width / 2))
    // Leave the drawer's button free.
    var bottom = bench.hasDrawer ? bench.drawerButton.frame.minY - 8 : area.maxY - 24
    if fits { bottom = min(bottom, glass.maxY - 24) }
    bench.toast.frame = CGRect(
      x: (fits ? glass.midX : area.midX) - size.width / 2, y: bottom - size.height, width: size.width,
      height: size.height)
  }

  private static let leastGlass: CGFloat = 220
  /// A toast over everything takes half of its width, or this much.
  private static let leastRoom: CGFloat = 240

  // MARK: Questions

  private var root: UIViewController? { bench.window?.rootViewController }

  /// Whether there is a question, which takes the keys.
  var isAsking: Bool { root?.presentedViewController != nil }

  /// Replaces another question; `answered` is called with the index of the answer.
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
