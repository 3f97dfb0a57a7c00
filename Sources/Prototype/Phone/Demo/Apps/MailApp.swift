import UIKit

/// Mail: boxes, the messages of one, and a message.
@MainActor enum MailApp {
  private struct Message {
    let sender: String
    let subject: String
    let words: String
    let time: String
  }

  static func page(_ position: Int, _ number: Int?) -> DemoPage {
    switch DemoLevel(position) {
    case .first:
      return DemoPage("Mailboxes") { color in
        let boxes = [
          ("Inbox", "tray", "12"), ("VIP", "star", "2"), ("Flagged", "flag", ""), ("Drafts", "doc", "3"),
          ("Sent", "paperplane", ""), ("Junk", "xmark", ""), ("Bin", "trash", ""), ("Archive", "archivebox", ""),
        ].map { AppTable.Row(title: $0, value: $2, image: AppPicture.tile($1, color)) }
        let people = [("Home", "house"), ("Work", "briefcase")].map {
          AppTable.Row(title: $0, value: "Updated just now", image: AppPicture.tile($1, .systemGray))
        }
        return AppTable(.insetGrouped, [.init(boxes), .init(people, title: "Accounts")])
      }
    case .list:
      return DemoPage("Inbox") { _ in
        let rows = messages.enumerated().map { number, message in
          AppTable.Row(
            title: message.sender, detail: "\(message.subject)\n\(message.words)", value: message.time,
            image: AppPicture.initials(message.sender, number), isUnread: number < 2)
        }
        return AppTable(.plain, lines: 3, [.init(rows)])
      }
    case .detail:
      return DemoPage("") { color in
        let message = messages[(number ?? position / 2 + 3) % messages.count]
        return AppColumn(
          on: .systemBackground, margin: 20,
          [
            (AppColumn.text(message.subject, 28, .bold), nil),
            (AppColumn.text("\(message.sender) · \(message.time)", 15, .medium, color), nil),
            (line(), 1), (AppColumn.text(message.words + "\n\n" + rest, 17), nil),
            (AppColumn.picture(DemoPicture.image(position), fills: true), 200),
            (AppColumn.text("See you soon.", 17), nil),
          ])
      }
    }
  }

  private static func line() -> UIView {
    let view = UIView()
    view.backgroundColor = .separator
    return view
  }

  private static let rest =
    "I went there again last weekend. The ferry was full, the hut was empty, and the light stayed until ten. "
    + "Bring good shoes and leave the rest to the weather.\n\nA picture is below."

  private static let messages = [
    Message(
      sender: "Ada Lindqvist", subject: "The cabin in June", words: "The key lies under the third stone.", time: "9:38"),
    Message(
      sender: "Bram de Wit", subject: "Proofs, second round", words: "The fourth one is lovely now. The ninth …",
      time: "9:02"),
    Message(
      sender: "Carla Ortiz", subject: "Your tickets", words: "Coach 7, by the window, both of them.", time: "8:47"),
    Message(sender: "Dmitri Volkov", subject: "Re: Thursday", words: "Half past six, at the old pier?", time: "Wed"),
    Message(sender: "Emi Tanaka", subject: "Colours", words: "I tried the warmer one. It sings.", time: "Wed"),
    Message(sender: "Farid Haddad", subject: "Bread", words: "It rose twice as high as last time!", time: "Tue"),
    Message(
      sender: "Greta Holm", subject: "Notes of the meeting", words: "Three decisions, one open question.", time: "Tue"),
    Message(sender: "Hugo Martin", subject: "The bicycle", words: "New chain, old bell. Come and get it.", time: "Mon"),
    Message(sender: "Ines Costa", subject: "Recipe", words: "You asked for the one with the almonds.", time: "Mon"),
    Message(sender: "Jonas Berg", subject: "Slides", words: "Twelve of them, and four are pictures.", time: "Sun"),
  ]
}
