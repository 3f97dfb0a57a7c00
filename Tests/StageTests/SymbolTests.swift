import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Symbols")
struct SymbolTests {
  private let stage = Stage(size: CGSize(width: 60, height: 60), scale: 2)

  /// Draws a view that shows the symbol in red on black, and counts pixels by their redness.
  private func ink(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> Double {
    let picture = shown(stage.perform { UIImage(systemName: name, withConfiguration: configuration) })
    var sum = 0
    for y in 0..<120 { for x in 0..<120 { sum += Int(picture[x, y].r) } }
    return Double(sum) / 255
  }

  private func shown(_ image: UIImage?, preferring configuration: UIImage.SymbolConfiguration? = nil) -> Bitmap {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = configuration
    (view.frame, view.contentMode, view.tintColor) = (stage.window.bounds, .center, .red)
    stage.window.backgroundColor = .black
    stage.window.addSubview(view)
    defer { view.removeFromSuperview() }
    return stage.render()
  }

  /// Names from tutorials and sample code.
  private static let popular = """
    chevron.left chevron.right chevron.up chevron.down chevron.right.circle chevron.down.circle.fill arrow.left arrow.right
    arrow.up arrow.down arrow.up.right arrow.clockwise arrow.counterclockwise arrow.right.circle.fill arrow.up.circle xmark
    xmark.circle xmark.circle.fill plus plus.circle plus.circle.fill plus.square minus minus.circle checkmark
    checkmark.circle checkmark.circle.fill checkmark.square.fill magnifyingglass gear gearshape gearshape.fill heart
    heart.fill heart.slash heart.circle star star.fill star.slash house house.fill person person.fill person.circle
    person.circle.fill person.crop.circle person.2 person.2.fill person.badge.plus bell bell.fill bell.slash envelope
    envelope.fill trash trash.fill trash.circle pencil pencil.circle square.and.arrow.up square.and.arrow.down
    square.and.pencil folder folder.fill folder.badge.plus doc doc.fill doc.text doc.on.doc photo photo.fill camera
    camera.fill video video.fill video.slash.fill play play.fill play.circle.fill pause.fill stop.fill backward.fill
    forward.fill speaker.fill speaker.slash.fill speaker.wave.2.fill speaker.wave.3 mic mic.fill mic.slash music.note
    bookmark bookmark.fill tag tag.fill cart cart.fill creditcard map map.fill mappin mappin.circle.fill
    mappin.and.ellipse location location.fill globe clock clock.fill calendar list.bullet line.3.horizontal ellipsis
    ellipsis.circle ellipsis.circle.fill square.grid.2x2 square.grid.2x2.fill slider.horizontal.3 wifi wifi.slash
    battery.100 bolt bolt.fill bolt.slash sun.max sun.max.fill moon moon.fill cloud cloud.fill flame flame.fill drop.fill
    leaf leaf.fill eye eye.slash eye.fill eye.slash.fill lock lock.fill lock.open key key.fill hand.raised
    hand.thumbsup.fill hand.thumbsdown message message.fill bubble.left bubble.right.fill phone phone.fill phone.circle
    paperplane paperplane.fill link info.circle info.circle.fill questionmark.circle exclamationmark.triangle.fill
    exclamationmark.circle circle circle.fill square square.fill rectangle app app.fill iphone tv gift gift.fill airplane
    car car.fill bicycle book book.fill newspaper graduationcap briefcase hammer wrench paintbrush scissors wand.and.stars
    sparkles crown crown.fill flag flag.fill trophy trophy.fill gamecontroller gamecontroller.fill cup.and.saucer
    doc.on.clipboard square.on.square person.3 person.crop.circle.badge.plus bell.badge envelope.badge 1.circle
    12.square gobackward.15 repeat.1 exclamationmark.octagon checkmark.seal.fill lock.shield plus.app plus.rectangle
    quote.bubble barcode.viewfinder qrcode calendar.badge.clock person.crop.circle.badge.checkmark text.badge.plus
    folder.badge.gearshape list.number checklist terminal curlybraces network safari building.columns cloud.sun.fill
    thermometer circle.lefthalf.filled arrow.2.squarepath clock.arrow.circlepath rectangle.on.rectangle figure.run
    dumbbell fuelpump touchid puzzlepiece.extension
    """

  @Test("The symbols that tutorials use are there, and all names of the table can be drawn")
  func names() {
    stage.perform {
      for name in Self.popular.split(whereSeparator: \.isWhitespace) {
        #expect(UIImage(systemName: String(name))?.isSymbolImage == true)
      }
      for name in SymbolTable.texts.keys { #expect(UIImage(systemName: name)?.size.width ?? 0 >= 2) }
    }
    #expect(stage.diagnostics == [])
  }

  @Test("A name without a drawing gives a dashed box and one remark, and an empty name nil")
  func missing() {
    let box = ink("no.such.symbol")
    #expect(box > 20 && box < ink("square"))
    stage.perform { for _ in 0..<2 { _ = UIImage(systemName: "no.such.symbol") } }
    #expect(stage.diagnostics.count == 1 && stage.diagnostics[0].contains("\"no.such.symbol\""))
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "magnifyingglass.fill")?.isSymbolImage == true && stage.diagnostics.count == 2)
  }

  @Test("A filled symbol has more ink, a bolder one too, and a slash adds a line")
  func variants() {
    #expect(ink("heart.fill") > ink("heart") * 1.5)
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let inks = weights.map { ink("plus", UIImage.SymbolConfiguration(weight: $0)) }
    #expect(inks == inks.sorted() && inks[8] > inks[0] * 4)
    #expect(ink("mic.slash") > ink("mic"))
  }

  @Test("In a filled circle the symbol is left out")
  func circles() {
    let (open, filled) = (shown(UIImage(systemName: "plus.circle")), shown(UIImage(systemName: "plus.circle.fill")))
    #expect(open[60, 60] == .red && filled[60, 60].r == 0)
    #expect(open[52, 52].r == 0 && filled[52, 52] == .red)
  }

  @Test("Point size and scale change the size, and a configuration keeps what the other leaves open")
  func sizes() throws {
    try stage.perform {
      let image = try #require(
        UIImage(systemName: "square", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
      let twice = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
      #expect(abs(twice.size.width - image.size.width * 2) <= 1 && image.size.width > 20)
      let large = image.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
      #expect(large.size.width > image.size.width * 1.2)
      let both = UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(scale: .large))
      #expect(large.symbolConfiguration == both && large.isSymbolImage)
    }
  }

  @Test("A symbol takes the tint, but shows a colour of its own configuration")
  func colors() {
    #expect(shown(UIImage(systemName: "circle.fill"))[60, 60] == .red)
    let configuration = UIImage.SymbolConfiguration(paletteColors: [.blue, .green])
    #expect(shown(UIImage(systemName: "circle.fill", withConfiguration: configuration))[60, 60] == .blue)
    #expect(shown(UIImage(systemName: "circle.fill"), preferring: configuration)[60, 60] == .blue)
    let tinted = UIImage(systemName: "circle.fill")?.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(shown(tinted, preferring: UIImage.SymbolConfiguration(scale: .large))[60, 60] == .green)
  }

  @Test("An image view's preferred configuration counts where the symbol has none")
  func preferred() {
    stage.perform {
      let view = UIImageView(image: UIImage(systemName: "star"))
      let usual = view.intrinsicContentSize.width
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
      #expect(abs(view.intrinsicContentSize.width - 2 * usual) <= 1)
      view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      #expect(view.intrinsicContentSize.width == usual)
    }
  }
}
