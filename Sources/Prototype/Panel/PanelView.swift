import CoreGraphics
import UIKit

/// The panel beside the phone: the list of transitions and the figures of the shown one.
@MainActor final class PanelView: UIView {
  let list: CatalogueList
  let figures: FigureColumn
  private let edges = [UIView(), UIView()]
  private let session: EditSession

  init(session: EditSession) {
    self.session = session
    list = CatalogueList(session)
    figures = FigureColumn(session)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = PanelColors.background
    for edge in edges { edge.backgroundColor = PanelColors.line }
    for view in [list, figures] + edges { addSubview(view) }
    list.chose = { [unowned self] in
      if !hasListColumn { isListOpen = false }
    }
    figures.titlePressed = { [unowned self] in isListOpen.toggle() }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the list has a column of its own; otherwise the title of the figures opens it over them.
  var hasListColumn = true {
    didSet {
      guard hasListColumn != oldValue else { return }
      figures.isTitleMenu = !hasListColumn
      isListOpen = false
      setNeedsLayout()
    }
  }

  /// Whether the list lies over the figures.
  var isListOpen = false {
    didSet {
      setNeedsLayout()
      guard isListOpen, !oldValue else { return }
      layoutIfNeeded()
      list.chosen.map(list.reveal)
    }
  }

  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] {
    if isListOpen { return [list.chosen].compactMap { $0 } }
    return (hasListColumn ? [list.chosen].compactMap { $0 } : []) + figures.controls
  }

  /// The transition whose figures are shown.
  var shownEntry: CatalogueEntry { session.entry }

  /// The device, and how screens are shown on it.
  var phone: PhoneSetting { session.phone.phone }

  /// Scrolls to a control.
  func reveal(_ control: UIControl) {
    list.reveal(control)
    figures.reveal(control)
  }

  /// Shows the current transition and its figures.
  func refresh() {
    list.refresh()
    figures.refresh()
  }

  override func layoutSubviews() {
    let width = hasListColumn ? PanelMetrics.listWidth : 0
    list.isHidden = !hasListColumn && !isListOpen
    figures.frame = CGRect(x: width, y: 0, width: bounds.width - width, height: bounds.height)
    list.frame =
      hasListColumn
      ? CGRect(x: 0, y: 0, width: width, height: bounds.height)
      : CGRect(x: 0, y: 36, width: bounds.width, height: max(0, bounds.height - 36))
    if !hasListColumn, subviews.last !== list { bringSubviewToFront(list) }
    edges[0].frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    edges[1].frame = CGRect(x: width, y: 0, width: 1, height: bounds.height)
  }
}
