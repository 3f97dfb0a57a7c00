import UIKit

/// A chat: conversations, one of them, and the person at the other end.
@MainActor enum ChatApp {
  static func page(_ position: Int) -> DemoPage {
    switch DemoLevel(position) {
    case .first:
      return DemoPage("Chats") { _ in
        let rows = people.enumerated().map {
          AppTable.Row(
            title: $1.name, detail: $1.last, value: $1.time, image: AppPicture.initials($1.name, $0, side: 52),
            isUnread: $0 == 0)
        }
        return AppTable(.plain, [.init(rows)])
      }
    case .list: return DemoPage("Emi Tanaka") { Conversation($0) }
    case .detail:
      return DemoPage("Contact") { color in
        let ink = color.readableInk
        return AppColumn(
          on: color, gap: 12,
          [
            (AppColumn.picture(AppPicture.initials("Emi Tanaka", 0, side: 110)), 110),
            (AppColumn.text("Emi Tanaka", 30, .bold, ink, .center), nil),
            (AppColumn.text("online", 17, .medium, ink, .center), nil),
            (AppColumn.text("Shared pictures", 20, .semibold, ink), nil),
            (AppColumn.picture(DemoPicture.image(2), fills: true), 180),
          ])
      }
    }
  }

  private static let people: [(name: String, last: String, time: String)] = [
    ("Emi Tanaka", "Look at this light!", "9:41"), ("Rowing club", "Bram: I am at the jetty.", "9:15"),
    ("Carla Ortiz", "Both by the window.", "8:50"), ("Dmitri Volkov", "Half past six, then.", "Wed"),
    ("Neighbours", "Greta: the parcel is with me.", "Wed"), ("Farid Haddad", "Next time with rye.", "Tue"),
    ("Hugo Martin", "It rings again!", "Mon"), ("Ines Costa", "The almonds make it.", "Mon"),
    ("Jonas Berg", "Four pictures.", "Sun"),
  ]
}

/// Bubbles at the left and the right.
@MainActor private final class Conversation: UIScrollView, DemoContent {
  let ground: UIColor? = .systemBackground
  private let bubbles: [(label: UILabel, back: UIView, isMine: Bool)]
  private let picture = UIImageView(image: DemoPicture.image(2))

  private static let lines: [(text: String, isMine: Bool)] = [
    ("Are you still up there?", true), ("Yes, and I am not coming down before dark.", false),
    ("The last bus goes at nine.", true), ("Then I walk. Look at this light!", false), ("Oh.", true),
    ("I am on my way. Keep me a place on the wall.", true), ("Bring the red blanket.", false),
  ]

  init(_ color: UIColor) {
    bubbles = Self.lines.map { line in
      let back = UIView()
      back.backgroundColor = line.isMine ? color : .secondarySystemBackground
      back.layer.cornerRadius = 20
      return (AppColumn.text(line.text, 17, .regular, line.isMine ? color.readableInk : .label), back, line.isMine)
    }
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    backgroundColor = ground
    (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
    picture.layer.cornerRadius = 20
    addSubview(picture)
    for bubble in bubbles {
      addSubview(bubble.back)
      bubble.back.addSubview(bubble.label)
    }
  }

  required init?(coder: NSCoder) { nil }

  var rows: [UIView] { [picture] + bubbles.map(\.back) }

  func layOut(beneath top: CGFloat) {
    var y = top + 16
    let widest = bounds.width * 0.72 - 32
    for (index, bubble) in bubbles.enumerated() {
      let size = bubble.label.sizeThatFits(CGSize(width: max(0, widest), height: .greatestFiniteMagnitude))
      let (width, height) = (size.width.rounded(.up) + 32, size.height.rounded(.up) + 20)
      bubble.back.frame = CGRect(x: bubble.isMine ? bounds.width - 16 - width : 16, y: y, width: width, height: height)
      bubble.label.frame = CGRect(x: 16, y: 10, width: width - 32, height: height - 20)
      y += height + (index + 1 < bubbles.count && bubbles[index + 1].isMine == bubble.isMine ? 4 : 14)
      guard index == 3 else { continue }
      picture.frame = CGRect(x: 16, y: y - 8, width: 240, height: 180)
      y += 188
    }
    contentSize = CGSize(width: bounds.width, height: y + 34)
  }
}
