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
  @MainActor func page(_ position: Int) -> DemoPage {
    switch self {
    case .cards, .fitting: DemoPage("Screen \(position)") { DemoCards($0) }
    case .journeys: JourneysPage.page(position)
    case .mail: MailApp.page(position)
    case .photos: PhotosApp.page(position)
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
  /// Makes what fills the screen, which has the given colour.
  let content: (_ color: UIColor) -> any DemoContent

  init(_ title: String, _ content: @escaping (_ color: UIColor) -> any DemoContent) {
    (self.title, self.content) = (title, content)
  }
}

/// An app has a first page, pages that list something, and pages about one thing, which take turns.
enum DemoLevel {
  case first, list, detail

  init(_ position: Int) { self = position == 1 ? .first : position % 2 == 0 ? .list : .detail }
}
