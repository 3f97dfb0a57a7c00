import UIKit

/// A player: albums over a small bar, the tracks of one, and what is played now.
@MainActor enum PlayerApp {
  static func page(_ position: Int) -> DemoPage {
    switch DemoLevel(position) {
    case .first:
      return DemoPage("Library") { color in
        let rows = albums.enumerated().map {
          AppTable.Row(title: $1.name, detail: $1.artist, image: AppPicture.cover($0, side: 56))
        }
        return WithPlayerBar(AppTable(.plain, [.init(rows)]), color)
      }
    case .list:
      return DemoPage("Northern Light") { color in
        let rows = tracks.enumerated().map { number, name in
          AppTable.Row(
            title: name, value: "\(3 + number % 2):\(10 + 7 * number % 50)",
            image: AppPicture.tile("music.note", color),
            leads: false)
        }
        return WithPlayerBar(AppTable(.insetGrouped, [.init(rows, title: "Ten tracks, 38 minutes")]), color)
      }
    case .detail: return DemoPage("Now playing") { NowPlaying($0) }
    }
  }

  static let albums: [(name: String, artist: String)] = [
    ("Northern Light", "The Long Dunes"), ("Ferry Songs", "Ada Lindqvist"), ("Bloom", "Valley Choir"),
    ("Meadow", "Bram & Carla"), ("Night Train", "Bohemia Nine"), ("Half a Moon", "Emi Tanaka"),
    ("Salt", "Hugo Martin"), ("Slow Rivers", "Greta Holm"), ("Lanterns", "Ines Costa"),
  ]

  private static let tracks = [
    "First Ferry", "Gulls", "A Coat for Two", "Northern Light", "Under the Pier", "Eleven Kilometres", "Rain, Twice",
    "The Keeper", "Low Tide", "Home by Bus",
  ]
}

/// A page over which a small bar shows what is played.
@MainActor private final class WithPlayerBar: PlainView, DemoContent {
  private let page: AppTable
  private let bar = UIView()
  private let cover = UIImageView(image: AppPicture.cover(0, side: 40))
  private let name = AppColumn.text("First Ferry", 16, .semibold)
  private let sign: UIImageView

  init(_ page: AppTable, _ color: UIColor) {
    self.page = page
    sign = UIImageView(image: UIImage(systemName: "pause.fill"))
    super.init(frame: .zero)
    bar.backgroundColor = .tertiarySystemBackground
    bar.layer.cornerRadius = 26
    (bar.layer.shadowOpacity, bar.layer.shadowRadius) = (0.18, 12)
    bar.layer.shadowOffset = CGSize(width: 0, height: 3)
    sign.tintColor = color
    sign.contentMode = .scaleAspectFit
    for view in [page, bar] as [UIView] { addSubview(view) }
    for view in [cover, name, sign] as [UIView] { bar.addSubview(view) }
  }

  var ground: UIColor? { page.ground }
  var rows: [UIView] { page.rows }

  func layOut(beneath top: CGFloat) {
    page.frame = bounds
    page.layOut(beneath: top)
    bar.frame = CGRect(x: 16, y: bounds.height - 34 - 60, width: max(0, bounds.width - 32), height: 52)
    cover.frame = CGRect(x: 12, y: 6, width: 40, height: 40)
    name.frame = CGRect(x: 64, y: 0, width: max(0, bar.bounds.width - 120), height: 52)
    sign.frame = CGRect(x: bar.bounds.width - 44, y: 15, width: 22, height: 22)
    bar.mirrorSubviews()
  }
}

@MainActor private final class NowPlaying: PlainView, DemoContent {
  private let cover = UIImageView(image: DemoPicture.image(0))
  private let name = AppColumn.text("First Ferry", 24, .bold)
  private let artist = AppColumn.text("The Long Dunes", 19)
  private let line = UIProgressView(progressViewStyle: .default)
  private let past = AppColumn.text("1:12", 13)
  private let left = AppColumn.text("−2:36", 13, .regular, .label, .right)
  private let signs = ["backward.fill", "pause.fill", "forward.fill"].map {
    UIImageView(image: UIImage(systemName: $0))
  }
  let ground: UIColor?

  init(_ color: UIColor) {
    ground = color
    super.init(frame: .zero)
    backgroundColor = color
    let ink = color.readableInk
    (cover.contentMode, cover.clipsToBounds) = (.scaleAspectFill, true)
    cover.layer.cornerRadius = 18
    line.progress = 0.31
    line.progressTintColor = ink
    line.trackTintColor = ink.withAlphaComponent(0.25)
    for label in [name, artist, past, left] { label.textColor = ink.withAlphaComponent(label === name ? 1 : 0.8) }
    for sign in signs { (sign.tintColor, sign.contentMode) = (ink, .scaleAspectFit) }
    for view in [cover, name, artist, line, past, left] + signs { addSubview(view) }
  }

  var rows: [UIView] { [cover] }

  func layOut(beneath top: CGFloat) {
    let (margin, width) = (CGFloat(28), max(0, bounds.width - 56))
    cover.frame = CGRect(x: margin, y: top + 24, width: width, height: width)
    var y = cover.frame.maxY + 30
    name.frame = CGRect(x: margin, y: y, width: width, height: 30)
    artist.frame = CGRect(x: margin, y: y + 32, width: width, height: 24)
    y += 82
    line.frame = CGRect(x: margin, y: y, width: width, height: 4)
    past.frame = CGRect(x: margin, y: y + 10, width: width / 2, height: 18)
    left.frame = CGRect(x: bounds.midX, y: y + 10, width: width / 2, height: 18)
    for (index, sign) in signs.enumerated() {
      let side: CGFloat = index == 1 ? 44 : 34
      let center = bounds.midX + CGFloat(index - 1) * 96
      sign.frame = CGRect(x: center - side / 2, y: y + 74 - side / 2, width: side, height: side)
    }
  }
}
