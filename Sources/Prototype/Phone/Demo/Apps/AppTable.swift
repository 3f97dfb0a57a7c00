import UIKit

/// A page of a demo app that is a table.
@MainActor final class AppTable: UITableView, DemoContent, UITableViewDataSource {
  struct Row {
    var title: String
    var detail: String?
    /// At the right.
    var value: String?
    var image: UIImage?
    var control: UIView?
    var isUnread = false
    var leads = true
  }

  struct Group {
    let title: String?
    let rows: [Row]

    init(_ rows: [Row], title: String? = nil) { (self.rows, self.title) = (rows, title) }
  }

  private let groups: [Group]
  private let lines: Int
  let ground: UIColor?

  /// Details have up to `lines` lines.
  init(_ style: Style, lines: Int = 1, _ groups: [Group]) {
    (self.groups, self.lines) = (groups, lines)
    ground = style == .plain ? .systemBackground : .systemGroupedBackground
    super.init(frame: .zero, style: style)
    dataSource = self
    contentInsetAdjustmentBehavior = .never
    backgroundColor = ground
  }

  required init?(coder: NSCoder) { nil }

  var rows: [UIView] { visibleCells }

  func layOut(beneath top: CGFloat) { begin(beneath: top) }

  func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { groups[section].title }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let style: UITableViewCell.CellStyle = row.detail == nil ? .value1 : .subtitle
    let name = "\(style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: name) ?? UITableViewCell(style: style, reuseIdentifier: name)
    cell.textLabel?.text = row.title
    cell.textLabel?.font = .systemFont(ofSize: 17, weight: row.isUnread ? .semibold : .regular)
    cell.detailTextLabel?.text = row.detail ?? row.value
    cell.detailTextLabel?.numberOfLines = lines
    cell.imageView?.image = row.image
    cell.accessoryView = row.control ?? (row.detail == nil ? nil : row.value.map(Self.note))
    cell.accessoryType = row.leads ? .disclosureIndicator : .none
    cell.selectionStyle = .none
    return cell
  }

  private static func note(_ text: String) -> UIView {
    let label = UILabel()
    (label.text, label.textColor, label.font) = (text, .secondaryLabel, .systemFont(ofSize: 15))
    label.sizeToFit()
    return label
  }
}

extension UIScrollView {
  /// The content begins beneath a bar, and stays where it is scrolled to.
  func begin(beneath top: CGFloat) {
    guard contentInset.top != top else { return }
    let offset = contentOffset.y + contentInset.top
    contentInset = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    verticalScrollIndicatorInsets = contentInset
    contentOffset.y = offset - top
  }
}

/// A page of a demo app that scrolls and has its parts beneath each other.
@MainActor final class AppColumn: UIScrollView, DemoContent {
  let ground: UIColor?
  private let parts: [(view: UIView, height: CGFloat?)]
  private let margin: CGFloat
  private let gap: CGFloat

  /// A part without a height is as high as it needs to be.
  init(
    on ground: UIColor, margin: CGFloat = 16, gap: CGFloat = 16, _ parts: [(view: UIView, height: CGFloat?)]
  ) {
    (self.ground, self.parts, self.margin, self.gap) = (ground, parts, margin, gap)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    backgroundColor = ground
    for part in parts { addSubview(part.view) }
  }

  required init?(coder: NSCoder) { nil }

  var rows: [UIView] { parts.map(\.view) }

  func layOut(beneath top: CGFloat) {
    let width = max(0, bounds.width - 2 * margin)
    var y = top + 12
    for (view, height) in parts {
      let height =
        height ?? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      view.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height + gap
    }
    contentSize = CGSize(width: bounds.width, height: y + 34)
  }

  /// As a whole in the middle, or filling its part.
  static func picture(_ image: UIImage, fills: Bool = false) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = fills ? .scaleAspectFill : .scaleAspectFit
    (view.clipsToBounds, view.layer.cornerRadius) = (fills, fills ? 14 : 0)
    return view
  }

  static func text(
    _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label,
    _ alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel()
    (label.text, label.textColor, label.font) = (text, color, .systemFont(ofSize: size, weight: weight))
    (label.numberOfLines, label.textAlignment) = (0, alignment)
    return label
  }
}

/// Small pictures for rows, drawn by code.
@MainActor enum AppPicture {
  /// A disc with the first letters of a name.
  static func initials(_ name: String, _ number: Int, side: CGFloat = 44) -> UIImage {
    let letters = name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    return draw(side) { rect in
      tones[number % tones.count].setFill()
      UIBezierPath(ovalIn: rect).fill()
      write(letters, in: rect, size: side * 0.4)
    }
  }

  /// A rounded square with a sign.
  static func tile(_ sign: String, _ color: UIColor, side: CGFloat = 30) -> UIImage {
    draw(side) { rect in
      color.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: side * 0.24).fill()
      guard let image = UIImage(systemName: sign)?.withTintColor(.white, renderingMode: .alwaysOriginal) else { return }
      let size = side * 0.6
      let scale = size / max(image.size.width, image.size.height, 1)
      let (width, height) = (image.size.width * scale, image.size.height * scale)
      image.draw(in: CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
    }
  }

  /// A landscape with round corners.
  static func cover(_ number: Int, side: CGFloat) -> UIImage {
    draw(side) { rect in
      UIBezierPath(roundedRect: rect, cornerRadius: side * 0.14).addClip()
      DemoPicture.image(number).draw(in: rect)
    }
  }

  private static func draw(_ side: CGFloat, _ body: (CGRect) -> Void) -> UIImage {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: rect.size).image { _ in body(rect) }.withRenderingMode(.alwaysOriginal)
  }

  private static func write(_ text: String, in rect: CGRect, size: CGFloat) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: .medium), .foregroundColor: UIColor.white,
    ]
    let length = (text as NSString).size(withAttributes: attributes)
    (text as NSString).draw(
      at: CGPoint(x: rect.midX - length.width / 2, y: rect.midY - length.height / 2), withAttributes: attributes)
  }

  private static let tones: [UIColor] = [
    .systemIndigo, .systemTeal, .systemPink, .systemOrange, .systemGreen, .systemBrown,
  ]
}
