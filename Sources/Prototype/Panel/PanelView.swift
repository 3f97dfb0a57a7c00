import CoreGraphics
import UIKit

/// The panel beside the phone: the list of transitions and the figures of the chosen one.
@MainActor final class PanelView: UIView {
  private lazy var list = CatalogueList(Catalogue.entries, chosen: session.entry.name) { [unowned self] in show($0) }
  private(set) var figures: FigureList
  private let edges = [UIView(), UIView()]
  private let session: EditSession

  init(session: EditSession) {
    self.session = session
    figures = Self.figures(of: session)
    super.init(frame: .zero)
    backgroundColor = PanelColors.background
    for edge in edges { edge.backgroundColor = PanelColors.line }
    for view in [list, figures] + edges { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] { [list.chosen].compactMap { $0 } + figures.controls }

  /// Scrolls to a control.
  func reveal(_ control: UIControl) {
    list.reveal(control)
    figures.reveal(control)
  }

  /// Shows another transition on the phone and in the panel.
  func show(_ entry: CatalogueEntry) {
    session.show(entry)
    list.mark(entry.name)
    figures.removeFromSuperview()
    figures = Self.figures(of: session)
    insertSubview(figures, aboveSubview: list)
    setNeedsLayout()
  }

  private static func figures(of session: EditSession) -> FigureList {
    FigureList(session.entry, session.phone.demo.figures) { [unowned session] in session.set($0, to: $1) }
  }

  override func layoutSubviews() {
    list.frame = CGRect(x: 0, y: 0, width: PanelMetrics.listWidth, height: bounds.height)
    let rest = bounds.width - PanelMetrics.listWidth
    figures.frame = CGRect(x: PanelMetrics.listWidth, y: 0, width: rest, height: bounds.height)
    edges[0].frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    edges[1].frame = CGRect(x: PanelMetrics.listWidth, y: 0, width: 1, height: bounds.height)
  }
}
