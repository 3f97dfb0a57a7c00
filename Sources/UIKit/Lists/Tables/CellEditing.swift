import CoreGraphics
import QuartzCore

/// What a cell shows while it is edited: a sign at the left, and at the right the handle of a row that can be moved.
@MainActor final class CellEditing {
  /// In points; ours, not measured.
  enum Metrics {
    static let signSize: CGFloat = 22
    static let indent: CGFloat = 38
    static let handleWidth: CGFloat = 44
  }

  /// What the table said when it began to edit.
  struct Plan: Equatable {
    var style = UITableViewCell.EditingStyle.none
    var canMove = false
    /// The sign is a circle that shows whether the row is selected.
    var selects = false
    /// Also without a sign.
    var indents = false
  }

  var plan = Plan()
  private(set) var sign: EditingSign?
  private(set) var handle: ReorderHandle?

  private var kind: EditingSign.Kind? {
    if plan.selects { return .selection }
    return switch plan.style {
    case .delete: .delete
    case .insert: .insert
    case .none: nil
    }
  }

  /// The part of the width that the sign takes from the content.
  func indent(of cell: UITableViewCell) -> CGFloat {
    cell.isEditing && (kind != nil || plan.indents && cell.shouldIndentWhileEditing) ? Metrics.indent : 0
  }

  func handleWidth(of cell: UITableViewCell) -> CGFloat { cell.isEditing && plan.canMove ? Metrics.handleWidth : 0 }

  /// Creates what is missing, outside the cell.
  func prepare(in cell: UITableViewCell) {
    if sign?.kind != kind {
      sign?.removeFromSuperview()
      sign = kind.map { EditingSign($0) }
      sign?.tapped = { [weak cell] in cell?.editingSignTapped() }
      if let sign { cell.addSubview(sign) }
    }
    if plan.canMove, handle == nil {
      UIApplication.stub("UITableViewDataSource.tableView(_:moveRowAt:to:)", "handles of rows move nothing")
      let handle = ReorderHandle()
      self.handle = handle
      cell.addSubview(handle)
    }
    layOut(isShown: false, in: cell.bounds.size)
  }

  func layOut(isShown: Bool, in size: CGSize) {
    let side = Metrics.signSize
    sign?.frame = CGRect(
      x: isShown ? TableMetrics.sideInset : -side, y: (size.height - side) / 2, width: side, height: side)
    sign?.alpha = isShown ? 1 : 0
    let width = Metrics.handleWidth
    handle?.frame = CGRect(x: isShown ? size.width - width : size.width, y: 0, width: width, height: size.height)
    handle?.alpha = isShown && plan.canMove ? 1 : 0
  }
}

/// A red minus, a green plus, or a circle that is filled while its row is selected.
@preconcurrency @MainActor final class EditingSign: UIControl {
  enum Kind { case delete, insert, selection }

  let kind: Kind
  private var bars: [UIView] = []
  var tapped: (() -> Void)?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(x: 0, y: 0, width: CellEditing.Metrics.signSize, height: CellEditing.Metrics.signSize))
    layer.cornerRadius = CellEditing.Metrics.signSize / 2
    bars = kind == .insert ? [bar(CGSize(width: 12, height: 2)), bar(CGSize(width: 2, height: 12))] : []
    if kind == .delete { bars = [bar(CGSize(width: 12, height: 2))] }
    isUserInteractionEnabled = kind != .selection
    addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
    show(isOn: false)
  }

  required init?(coder: NSCoder) { nil }

  private func bar(_ size: CGSize) -> UIView {
    let middle = CellEditing.Metrics.signSize / 2
    let bar = UIView(
      frame: CGRect(x: middle - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height))
    (bar.backgroundColor, bar.isUserInteractionEnabled) = (.white, false)
    bar.layer.cornerRadius = 1
    addSubview(bar)
    return bar
  }

  func show(isOn: Bool) {
    switch kind {
    case .delete: backgroundColor = .systemRed
    case .insert: backgroundColor = .systemGreen
    case .selection:
      backgroundColor = isOn ? .systemBlue : .clear
      layer.borderWidth = isOn ? 0 : 1.5
      layer.borderColor = shown(.tertiaryLabel)
    }
  }
}

/// Three lines, by which a row is dragged on iOS.
@preconcurrency @MainActor final class ReorderHandle: UIView {
  private let lines = (0..<3).map { _ in UIView() }

  init() {
    super.init(frame: .zero)
    for line in lines {
      line.backgroundColor = .tertiaryLabel
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: bounds.width - 38, y: bounds.midY - 6 + CGFloat(index) * 5, width: 22, height: 2)
    }
  }
}
