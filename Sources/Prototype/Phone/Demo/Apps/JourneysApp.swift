import CoreGraphics
import UIKit

/// A page of a small app about journeys: albums at the root, then a list and a single journey in turn.
@MainActor final class JourneysPage: PlainView, DemoContent {
  let rows: [UIView]
  private let level: DemoLevel
  private let headline = UILabel()
  private let words = UILabel()
  private let pills: [UILabel]
  private let button: UILabel

  /// The third screen, which is seen first, shows the first journey, which is the first one of the list beneath.
  static func number(_ position: Int) -> Int {
    (position + (DemoLevel(position) == .list ? 4 : 3)) % DemoJourney.all.count
  }

  /// Of a journey, or of the list that begins with it.
  static func page(_ position: Int, _ number: Int) -> DemoPage {
    let journey = DemoJourney.all[number % DemoJourney.all.count]
    switch DemoLevel(position) {
    case .first: return DemoPage("Journeys") { JourneysPage(.first, 0, $0) }
    case .list: return DemoPage(journey.region, first: number) { JourneysPage(.list, number, $0) }
    case .detail: return DemoPage(journey.name) { JourneysPage(.detail, number, $0) }
    }
  }

  init(_ level: DemoLevel, _ number: Int, _ color: UIColor) {
    self.level = level
    let journey = DemoJourney.all[number % DemoJourney.all.count]
    button = Self.pill("Plan this journey", ofSize: 17, on: color)
    switch level {
    case .first:
      (headline.text, words.text) = ("Where to next?", "Albums of the last summers")
      rows = DemoJourney.all.enumerated().map { DemoTile($0, $1.region, on: color) }
      pills = []
    case .list:
      (headline.text, words.text) = ("Close to here", "Sorted by distance")
      rows = (number..<number + 7).map { DemoEntry($0, on: color) }
      pills = []
    case .detail:
      (headline.text, words.text) = (journey.name, journey.words)
      let picture = UIImageView(image: DemoPicture.image(number))
      (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
      rows = [picture]
      pills = ["★ 4.\(9 - number % 3)", "\(number + 3) days", "\(120 + 35 * number) km"].map {
        Self.pill($0, ofSize: 14, on: color)
      }
    }
    super.init(frame: .zero)
    let ink = color.readableInk
    headline.font = .systemFont(ofSize: level == .detail ? 28 : 22, weight: .bold)
    headline.textColor = ink
    words.font = .systemFont(ofSize: level == .detail ? 17 : 15)
    words.numberOfLines = 0
    words.textColor = ink.withAlphaComponent(0.85)
    button.isHidden = level != .detail
    for view in rows + pills + [headline, words, button] { addSubview(view) }
  }

  private static func pill(_ text: String, ofSize size: CGFloat, on color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: .semibold)
    label.textAlignment = .center
    label.textColor = color.rowInk
    label.backgroundColor = color.rowTone
    label.clipsToBounds = true
    return label
  }

  func layOut(beneath top: CGFloat) {
    let margin: CGFloat = 16
    let inner = CGRect(x: margin, y: top, width: max(0, bounds.width - 2 * margin), height: 0)
    guard level != .detail else { return layOutJourney(in: inner) }
    headline.frame = CGRect(x: margin, y: top + 16, width: inner.width, height: 28)
    words.frame = CGRect(x: margin, y: top + 46, width: inner.width, height: 20)
    let (start, gap, side) = (top + 82, CGFloat(14), (inner.width - 14) / 2)
    for (index, row) in rows.enumerated() {
      row.frame =
        level == .list
        ? CGRect(x: margin, y: start + CGFloat(index) * (82 + 12), width: inner.width, height: 82)
        : CGRect(
          x: margin + CGFloat(index % 2) * (side + gap), y: start + CGFloat(index / 2) * (side + 38 + gap), width: side,
          height: side + 38)
    }
  }

  private func layOutJourney(in inner: CGRect) {
    let picture = (bounds.width * 0.8).rounded()
    rows[0].frame = CGRect(x: 0, y: inner.minY, width: bounds.width, height: picture)
    var y = inner.minY + picture + 20
    headline.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: 36)
    y += 48
    let width = (inner.width - 20) / CGFloat(pills.count)
    for (index, pill) in pills.enumerated() {
      pill.frame = CGRect(x: inner.minX + CGFloat(index) * (width + 10), y: y, width: width, height: 34)
      pill.layer.cornerRadius = 17
    }
    y += 52
    let height = words.sizeThatFits(CGSize(width: inner.width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    words.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: height)
    button.frame = CGRect(x: inner.minX, y: y + height + 24, width: inner.width, height: 50)
    button.layer.cornerRadius = 25
  }
}

/// What a page is about.
private struct DemoJourney {
  let name: String
  let region: String
  let words: String

  static let all = [
    Self(
      name: "Dusk over Skye", region: "Scotland",
      words: "The ridge turns red for a quarter of an hour, then the first lights come on along the sound. "
        + "Take the path behind the chapel, and a jacket."),
    Self(
      name: "Fjord at Noon", region: "Norway",
      words: "Two ferries a day, and between them nothing but water, gulls and the sound of the falls. "
        + "The swimming place is left of the jetty."),
    Self(
      name: "Valley in Bloom", region: "Provence",
      words: "The almond trees are early this year. Walk up from the mill before ten, while the slope is in the shade."),
    Self(
      name: "High Meadow", region: "The Alps",
      words: "A hut, a bell, and forty kinds of grass. The cheese is ready in the second week, the view at any time."),
    Self(
      name: "The Long Dunes", region: "Jutland",
      words: "Eleven kilometres without a house. Go out with the wind at your back, and come home by the bus that "
        + "waits at the light."),
    Self(
      name: "Night Train", region: "Bohemia",
      words: "It leaves at nine and crosses the hills by moonlight. Ask for the last carriage: its windows still open."),
  ]
}

/// A picture with a name beneath.
@MainActor private final class DemoTile: PlainView {
  private let picture: UIImageView
  private let name = UILabel()

  init(_ number: Int, _ text: String, on color: UIColor) {
    picture = UIImageView(image: DemoPicture.image(number))
    super.init(frame: .zero)
    backgroundColor = color.rowTone
    layer.cornerRadius = 16
    clipsToBounds = true
    (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
    name.text = text
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    name.textColor = color.rowInk
    for view in [picture, name] { addSubview(view) }
  }

  override func layoutSubviews() {
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 38)
    name.frame = CGRect(x: 12, y: bounds.height - 38, width: max(0, bounds.width - 24), height: 38)
  }
}

/// A row with a picture, two lines and an arrow.
@MainActor private final class DemoEntry: PlainView {
  private let picture: UIImageView
  private let name = UILabel()
  private let detail = UILabel()
  private let arrow = UILabel()

  init(_ number: Int, on color: UIColor) {
    let journey = DemoJourney.all[number % DemoJourney.all.count]
    picture = UIImageView(image: DemoPicture.image(number))
    super.init(frame: .zero)
    backgroundColor = color.rowTone
    layer.cornerRadius = 16
    (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
    picture.layer.cornerRadius = 10
    (name.text, detail.text, arrow.text) = (journey.name, "\(journey.region) · \(12 + 29 * number) km", "›")
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    detail.font = .systemFont(ofSize: 14)
    arrow.font = .systemFont(ofSize: 22)
    name.textColor = color.rowInk
    for label in [detail, arrow] { label.textColor = color.rowInk.withAlphaComponent(0.75) }
    for view in [picture, name, detail, arrow] { addSubview(view) }
  }

  override func layoutSubviews() {
    picture.frame = CGRect(x: 10, y: 10, width: 62, height: 62)
    let width = max(0, bounds.width - 118)
    name.frame = CGRect(x: 86, y: 18, width: width, height: 22)
    detail.frame = CGRect(x: 86, y: 42, width: width, height: 20)
    arrow.frame = CGRect(x: bounds.width - 26, y: 0, width: 14, height: bounds.height)
    arrow.text = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? "‹" : "›"
    mirrorSubviews()
  }
}

extension UINavigationBarAppearance {
  /// A bar without a background, with titles and buttons in a colour.
  static func clear(ink: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: ink]
    appearance.largeTitleTextAttributes = [.foregroundColor: ink]
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: ink]
    return appearance
  }
}
