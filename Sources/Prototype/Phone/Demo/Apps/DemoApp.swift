import UIKit

/// What the screens of a demo show.
enum DemoApp: String, CaseIterable, Sendable {
  /// Coloured cards with plain rows.
  case cards
  /// The app that shows the transition best.
  case fitting
  case journeys, mail, photos, player, settings, wallet, chat

  var title: String {
    switch self {
    case .cards: "Coloured cards"
    case .fitting: "The app that fits the transition"
    default: rawValue.capitalized
    }
  }

  /// Of a screen at a position on the stack, counted from 1; `number` is what the row says that opened it.
  @MainActor func page(_ position: Int, _ number: Int? = nil) -> DemoPage {
    switch self {
    case .cards, .fitting: DemoPage("Screen \(position)") { DemoCards($0) }
    case .journeys: JourneysPage.page(position, number ?? JourneysPage.number(position))
    case .mail: MailApp.page(position, number)
    case .photos: PhotosApp.page(position, number)
    case .player: PlayerApp.page(position)
    case .settings: SettingsApp.page(position)
    case .wallet: WalletApp.page(position)
    case .chat: ChatApp.page(position)
    }
  }

  /// Of a screen with a navigation bar: the first page of an app that is a list.
  func hasLargeTitle(_ position: Int) -> Bool {
    position == 1 && [.journeys, .mail, .photos, .settings].contains(self)
  }
}

/// What a screen of a demo shows.
@MainActor struct DemoPage {
  let title: String
  /// The number of the page that the first row opens.
  let first: Int
  /// Makes what fills the screen, which has the given colour.
  let content: (_ color: UIColor) -> any DemoContent

  init(_ title: String, first: Int = 0, _ content: @escaping (_ color: UIColor) -> any DemoContent) {
    (self.title, self.first, self.content) = (title, first, content)
  }
}

/// An app has a first page, pages that list something, and pages about one thing, which take turns.
enum DemoLevel {
  case first, list, detail

  init(_ position: Int) { self = position == 1 ? .first : position % 2 == 0 ? .list : .detail }
}
