import CoreGraphics
import UIKit

/// The panel beside the phone: the list of transitions and the parameters of the shown one.
@MainActor final class PanelView: PlainView {
  let list: CatalogueList
  let parameters: ParameterColumn
  private let edges = [UIView(), UIView()]
  private let store: ParameterStore

  init(store: ParameterStore) {
    self.store = store
    let thumbnails = Thumbnails()
    list = CatalogueList(store, thumbnails)
    parameters = ParameterColumn(store, thumbnails)
    super.init(frame: .zero)
    thumbnails.drew = { [unowned self] in
      list.showThumbnails()
      parameters.showThumbnails()
    }
    clipsToBounds = true
    backgroundColor = PanelColors.background
    for edge in edges { edge.backgroundColor = PanelColors.line }
    for view in [list, parameters] + edges { addSubview(view) }
    list.chose = { [unowned self] in
      if !hasListColumn { isListOpen = false }
    }
    parameters.titlePressed = { [unowned self] in isListOpen.toggle() }
  }

  /// Whether the list has its own column; otherwise the title of the parameters opens it over them.
  var hasListColumn = true {
    didSet {
      guard hasListColumn != oldValue else { return }
      parameters.isTitleMenu = !hasListColumn
      isListOpen = false
      setNeedsLayout()
    }
  }

  var isListOpen = false {
    didSet {
      setNeedsLayout()
      guard isListOpen, !oldValue else { return }
      layoutIfNeeded()
      list.chosen.map(list.reveal)
    }
  }

  var controls: [UIControl] {
    if let page, !showsParameters { return page.controls }
    if isListOpen { return [list.chosen].compactMap { $0 } }
    return (hasListColumn ? [list.chosen].compactMap { $0 } : []) + (page?.controls ?? []) + parameters.controls
  }

  /// The transition whose parameters are shown.
  var shownEntry: CatalogueEntry { store.entry }

  /// How screens are moved on the phone.
  var hints: [String] { store.phone.isHeld ? CataloguePhone.pinHints : store.phone.hints }

  var page: PanelPage? {
    didSet {
      guard page !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let page { addSubview(page) }
      if oldValue == nil { parameters.keepPosition() }
      if page == nil { parameters.restorePosition() }
      setNeedsLayout()
    }
  }

  var showsParameters: Bool {
    guard let page else { return true }
    return page.keepsParameters && bounds.height >= page.height(in: parametersWidth) + Self.leastParameters
  }

  private static let leastParameters: CGFloat = 200

  private var parametersWidth: CGFloat { bounds.width - (hasListColumn ? PanelMetrics.listWidth : 0) }

  /// The device, and how screens are shown on it.
  var phone: PhoneSetting { store.phone.phone }

  func reveal(_ control: UIControl) {
    list.reveal(control)
    parameters.reveal(control)
  }

  func refresh() {
    list.refresh()
    parameters.refresh()
  }

  override func layoutSubviews() {
    let width = hasListColumn ? PanelMetrics.listWidth : 0
    list.isHidden = !hasListColumn && !isListOpen
    parameters.isHidden = !showsParameters
    parameters.frame = CGRect(x: width, y: 0, width: bounds.width - width, height: bounds.height)
    list.frame =
      hasListColumn
      ? CGRect(x: 0, y: 0, width: width, height: bounds.height)
      : CGRect(x: 0, y: 36, width: bounds.width, height: max(0, bounds.height - 36))
    if let page { layout(page) }
    // A list without a column lies over everything. Changing the order causes a layout, so change it only once.
    let front = hasListColumn ? page : list
    if let front, subviews.last !== front { bringSubviewToFront(front) }
    edges[0].frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    edges[1].frame = CGRect(x: width, y: 0, width: 1, height: bounds.height)
  }

  private func layout(_ page: PanelPage) {
    guard page.keepsParameters else {
      page.frame = CGRect(x: 1, y: 0, width: bounds.width - 1, height: bounds.height)
      return
    }
    let (left, width) = (bounds.width - parametersWidth, parametersWidth)
    let height = showsParameters ? page.height(in: width) : bounds.height
    page.frame = CGRect(x: left + 1, y: 0, width: width - 1, height: height)
    if showsParameters { parameters.frame = CGRect(x: left, y: height, width: width, height: bounds.height - height) }
  }
}
