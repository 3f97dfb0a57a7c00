import UIKit

/// A wallet: cards that lie on each other, one of them with what was paid, and a receipt.
@MainActor enum WalletApp {
  static func page(_ position: Int) -> DemoPage {
    switch DemoLevel(position) {
    case .first: return DemoPage("Wallet") { _ in CardStack() }
    case .list:
      return DemoPage("Harbour Bank") { color in
        let payments = [
          ("Bakery at the Pier", "4,80 €", 0), ("Ferry, two seats", "36,00 €", 1), ("Books & Maps", "18,50 €", 2),
          ("Greengrocer", "12,35 €", 3), ("Night train", "89,00 €", 4), ("Lantern Café", "7,20 €", 5),
        ].map { AppTable.Row(title: $0, value: $1, image: AppPicture.initials($0, $2, side: 36)) }
        return AppColumn(
          on: .systemGroupedBackground,
          [(WalletCard("Harbour Bank", "•• 2027", color), 210), (AppColumn.text("Lately", 22, .bold), nil)]
            + payments.map { (PaymentRow($0), 64) })
      }
    case .detail:
      return DemoPage("Receipt") { color in
        let ink = color.readableInk
        return AppColumn(
          on: color, gap: 10,
          [
            (AppColumn.picture(AppPicture.initials("Bakery Pier", 0, side: 72)), 72),
            (AppColumn.text("4,80 €", 44, .bold, ink, .center), nil),
            (AppColumn.text("Bakery at the Pier", 20, .semibold, ink, .center), nil),
            (AppColumn.text("Yesterday, 8:14 · Harbour Bank •• 2027", 15, .medium, ink, .center), nil),
            (PaymentRow(AppTable.Row(title: "Two rolls", value: "1,60 €")), 56),
            (PaymentRow(AppTable.Row(title: "Almond cake", value: "3,20 €")), 56),
          ])
      }
    }
  }
}

@MainActor private final class CardStack: PlainView, DemoContent {
  let ground: UIColor? = .systemGroupedBackground
  let rows: [UIView]

  init() {
    rows = [
      WalletCard("Library", "Reader 4711", UIColor(hex: 0x7A3E48)),
      WalletCard("Ferry Pass", "Zone 2", UIColor(hex: 0x1F5F5B)),
      WalletCard("Swim Club", "Until May", UIColor(hex: 0x2B3A67)),
      WalletCard("Night Train", "Coach 7, seat 12", UIColor(hex: 0x9A5B2C)),
      WalletCard("Harbour Bank", "•• 2027", UIColor(hex: 0x2E5BBA)),
    ]
    super.init(frame: .zero)
    backgroundColor = ground
    for row in rows { addSubview(row) }
  }

  func layOut(beneath top: CGFloat) {
    for (index, card) in rows.enumerated() {
      card.frame = CGRect(x: 16, y: top + 20 + 72 * CGFloat(index), width: max(0, bounds.width - 32), height: 220)
    }
  }
}

@MainActor private final class WalletCard: PlainView {
  private let name: UILabel
  private let detail: UILabel

  init(_ name: String, _ detail: String, _ color: UIColor) {
    let ink = color.readableInk
    self.name = AppColumn.text(name, 21, .semibold, ink)
    self.detail = AppColumn.text(detail, 15, .medium, ink.withAlphaComponent(0.8), .right)
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 18
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 8, CGSize(width: 0, height: -2))
    for label in [self.name, self.detail] { addSubview(label) }
  }

  override func layoutSubviews() {
    name.frame = CGRect(x: 20, y: 18, width: bounds.width * 0.55, height: 28)
    detail.frame = CGRect(x: bounds.width * 0.5, y: 20, width: bounds.width * 0.5 - 20, height: 24)
    mirrorSubviews()
  }
}

@MainActor private final class PaymentRow: PlainView {
  private let image: UIImageView
  private let name: UILabel
  private let value: UILabel

  init(_ row: AppTable.Row) {
    image = UIImageView(image: row.image)
    name = AppColumn.text(row.title, 17)
    value = AppColumn.text(row.value ?? "", 17, .medium, .label, .right)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    for view in [image, name, value] as [UIView] { addSubview(view) }
  }

  override func layoutSubviews() {
    let side = image.image?.size.width ?? 0
    image.frame = CGRect(x: 14, y: bounds.midY - side / 2, width: side, height: side)
    let x = side > 0 ? side + 28 : 16
    name.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x - 110), height: bounds.height)
    value.frame = CGRect(x: bounds.width - 106, y: 0, width: 90, height: bounds.height)
    mirrorSubviews()
  }
}
