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

  /// Of a screen at a position on the stack, counted from 1.
  @MainActor func title(_ position: Int) -> String {
    switch self {
    case .cards, .fitting: "Screen \(position)"
    case .journeys: JourneysPage.title(position)
    case .mail: MailApp.title(position)
    case .photos: PhotosApp.title(position)
    case .player: PlayerApp.title(position)
    case .settings: SettingsApp.title(position)
    case .wallet: WalletApp.title(position)
    case .chat: ChatApp.title(position)
    }
  }

  /// Of a screen with a navigation bar: the first page of an app that is a list.
  func hasLargeTitle(_ position: Int) -> Bool {
    position == 1 && [.journeys, .mail, .photos, .settings].contains(self)
  }

  /// `color` is the screen's own.
  @MainActor func content(_ position: Int, _ color: UIColor) -> any DemoContent {
    switch self {
    case .cards, .fitting: DemoCards(color)
    case .journeys: JourneysPage(position, color)
    case .mail: MailApp.page(position, color)
    case .photos: PhotosApp.page(position, color)
    case .player: PlayerApp.page(position, color)
    case .settings: SettingsApp.page(position, color)
    case .wallet: WalletApp.page(position, color)
    case .chat: ChatApp.page(position, color)
    }
  }
}

/// An app has a first page, pages that list something, and pages about one thing, which take turns.
enum DemoLevel {
  case first, list, detail

  init(_ position: Int) { self = position == 1 ? .first : position % 2 == 0 ? .list : .detail }
}
