import Testing
import UIKit

@testable import Stage

/// Returns the columns and rows of a bitmap in which any pixel differs from its first one; nil if none does.
func inked(_ bitmap: Bitmap) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
  let background = bitmap[0, 0]
  var (columns, rows) = (Set<Int>(), Set<Int>())
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width where bitmap[x, y] != background {
      columns.insert(x)
      rows.insert(y)
    }
  }
  guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
    return nil
  }
  return (left...right, top...bottom)
}

@MainActor @Suite("Labels")
struct LabelTests {
  /// Creates a white stage with a label that fills it.
  private func stage(
    _ text: String, width: CGFloat = 160, height: CGFloat = 60, scale: CGFloat = 1, _ set: (UILabel) -> Void = { _ in }
  ) -> (Stage, UILabel) {
    let stage = Stage(size: CGSize(width: width, height: height), scale: scale)
    stage.window.backgroundColor = .white
    let label = UILabel(frame: stage.window.bounds)
    label.text = text
    set(label)
    stage.window.addSubview(label)
    return (stage, label)
  }

  @Test("Text is centred vertically and aligned horizontally", arguments: [1, 2] as [CGFloat])
  func alignment(scale: CGFloat) throws {
    let (stage, label) = stage("HEH", scale: scale) { $0.textAlignment = .center }
    let centred = try #require(inked(stage.render()))
    let unit = Int(scale)
    #expect(abs(centred.columns.lowerBound - (160 * unit - 1 - centred.columns.upperBound)) <= 2 * unit)
    // Capitals leave about a quarter of the line's height free above and below them.
    #expect(abs(centred.rows.lowerBound - (60 * unit - 1 - centred.rows.upperBound)) <= 3 * unit)
    label.textAlignment = .left
    #expect(try #require(inked(stage.render())).columns.lowerBound <= 3 * unit)
    label.textAlignment = .right
    #expect(try #require(inked(stage.render())).columns.upperBound >= (160 - 3) * unit)
  }

  @Test("In its intrinsic size a label shows all of its text", arguments: [1, 1.5, 2, 3] as [CGFloat])
  func fitting(scale: CGFloat) throws {
    let (stage, label) = stage("Settings, gj", scale: scale)
    let wide = try #require(inked(stage.render()))
    label.sizeToFit()
    #expect(label.frame.size == label.intrinsicContentSize)
    label.frame.origin = CGPoint(x: 10, y: 10)
    let own = try #require(inked(stage.render()))
    #expect(own.columns.count == wide.columns.count && own.rows.count == wide.rows.count)
  }

  @Test("Text that is too long ends with an ellipsis, within the bounds")
  func truncation() throws {
    let (stage, label) = stage("A text that is much too long for its room") { $0.frame.size.width = 80 }
    let short = try #require(inked(stage.render()))
    #expect((60..<80).contains(short.columns.upperBound))
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.2)
    let small = try #require(inked(stage.render()))
    #expect(small.rows.count < short.rows.count && small.columns.upperBound < 80)
  }

  @Test("A label shows as many lines as it is allowed and has room for")
  func lines() throws {
    let (stage, label) = stage("one two three four five six seven eight nine ten eleven twelve", height: 200)
    func height() throws -> Int { try #require(inked(stage.render())).rows.count }
    let one = try height()
    label.numberOfLines = 2
    let two = try height()
    label.numberOfLines = 0
    let all = try height()
    #expect(one < two && two < all)
    label.frame.size.height = 45
    #expect(try height() == two)
    #expect(label.sizeThatFits(CGSize(width: 160, height: 0)).height > 60)
  }

  @Test("The colour, font and text of a visible label can be changed")
  func liveChanges() throws {
    let (stage, label) = stage("Live")
    let small = try #require(inked(stage.render())).rows.count
    label.font = .boldSystemFont(ofSize: 34)
    let bitmap = stage.render()
    #expect(try #require(inked(bitmap)).rows.count > small * 3 / 2)
    label.textColor = .red
    let red = stage.render()
    #expect(red != bitmap)
    let pixels = (0..<160 * 60).map { red[$0 % 160, $0 / 160] }
    #expect(pixels.contains(RGBA.red))
    label.text = nil
    #expect(inked(stage.render()) == nil)
  }

  @Test("A subclass can draw its text in another rectangle")
  func insets() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 30, right: 0)))
      }
    }
    let stage = Stage(size: CGSize(width: 160, height: 60))
    stage.window.backgroundColor = .white
    let label = Padded(frame: stage.window.bounds)
    label.text = "HEH"
    stage.window.addSubview(label)
    let ink = try #require(inked(stage.render()))
    #expect((40...44).contains(ink.columns.lowerBound) && ink.rows.upperBound < 30)
  }

  @Test("A label without a text service has a size and shows nothing")
  func withoutService() {
    let stage = Stage(size: CGSize(width: 60, height: 30))
    stage.application.world.textService = nil
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "text"
    stage.window.addSubview(label)
    #expect(label.intrinsicContentSize.width > 0 && inked(stage.render()) == nil)
  }

  @Test("The text of a moving label is not laid out again")
  func keepsLayout() {
    let (stage, label) = stage("still")
    _ = stage.render()
    label.frame.origin.x += 10
    stage.application.finishTurn()
    #expect(!label.layer.needsDisplay())
  }

  @Test("The attributes of the first character apply to the whole text")
  func attributed() {
    let (_, label) = stage("")
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(label.text == "abc" && label.font == UIFont.systemFont(ofSize: 30))
    #expect(label.textColor == .red)
  }
}

@MainActor @Suite("Snapshots of views")
struct SnapshotTests {
  private func scene() -> (Stage, UIView) {
    let stage = Stage(size: CGSize(width: 120, height: 80), scale: 2)
    stage.window.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    card.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    card.layer.cornerRadius = 8
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 24))
    (label.text, label.textColor) = ("Snapshot", .white)
    card.addSubview(label)
    stage.window.addSubview(card)
    return (stage, card)
  }

  /// Returns the largest difference of any component between two bitmaps.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    var largest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a[x, y], b[x, y])
        largest = max(largest, abs(Int(p.r) - Int(q.r)), abs(Int(p.g) - Int(q.g)), abs(Int(p.b) - Int(q.b)))
      }
    }
    return largest
  }

  @Test("A snapshot with the view's frame looks like the view, including its text and corners")
  func alike() throws {
    let (stage, card) = scene()
    let seen = stage.render()
    let copy = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(copy.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    copy.frame = card.frame
    card.removeFromSuperview()
    stage.window.addSubview(copy)
    // The copy draws letters as outlines, the view as glyphs on whole pixels, so their edges differ.
    #expect(difference(stage.render(), seen) < 160)
    stage.window.subviews.first?.isHidden = true
    #expect(difference(stage.render(), seen) > 200)
  }

  @Test("An image is upright in a snapshot", arguments: [50.0, 100, 200], [true, false])
  func upright(side: Double, afterUpdates: Bool) throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 50, width: 100, height: 50))
    }
    let view = UIImageView(image: picture)
    view.frame = CGRect(x: 0, y: 0, width: side, height: side)
    stage.window.addSubview(view)
    try stage.settle()
    let copy = try #require(view.snapshotView(afterScreenUpdates: afterUpdates))
    view.removeFromSuperview()
    stage.window.addSubview(copy)
    let shown = stage.render()
    #expect(shown[Int(side / 2), Int(side / 4)] == RGBA.red)
    #expect(shown[Int(side / 2), Int(side * 3 / 4)] == RGBA.blue)
  }

  @Test("A snapshot and a scaled label show every letter of a long line")
  func longLine() throws {
    let stage = Stage(size: CGSize(width: 300, height: 30))
    stage.window.backgroundColor = .white
    let label = UILabel(frame: stage.window.bounds)
    label.text = "A long line of many letters, to the end"
    stage.window.addSubview(label)
    let end = try #require(inked(stage.render())).columns.upperBound
    let copy = try #require(label.snapshotView(afterScreenUpdates: true))
    label.isHidden = true
    stage.window.addSubview(copy)
    #expect(abs(try #require(inked(stage.render())).columns.upperBound - end) <= 1)
    copy.removeFromSuperview()
    label.isHidden = false
    label.transform = CGAffineTransform(scaleX: 1, y: 0.5)
    #expect(abs(try #require(inked(stage.render())).columns.upperBound - end) <= 1)
  }

  @Test("A snapshot before the updates shows the presentation, one after them the model")
  func updates() throws {
    let (stage, card) = scene()
    _ = stage.render()
    card.backgroundColor = .red
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    (animation.fromValue, animation.duration) = (UIColor.green.cgColor, 1)
    card.layer.add(animation, forKey: nil)
    stage.advance(by: 0.0)
    func color(after: Bool) throws -> RGBA {
      let copy = try #require(card.snapshotView(afterScreenUpdates: after))
      stage.window.addSubview(copy)
      defer { copy.removeFromSuperview() }
      return stage.render()[60, 100]
    }
    #expect(try color(after: false) == RGBA.green)
    #expect(try color(after: true) == RGBA.red)
  }

  @Test("The screen and a part of a view can be snapshot")
  func screenAndPart() throws {
    let (stage, card) = scene()
    let seen = stage.render()
    let screen = UIScreen.main.snapshotView(afterScreenUpdates: true)
    let part = try #require(
      card.resizableSnapshotView(
        from: CGRect(x: 50, y: 40, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 10, height: 10))
    card.removeFromSuperview()
    stage.window.addSubview(screen)
    #expect(difference(stage.render(), seen) < 160)
    screen.removeFromSuperview()
    stage.window.addSubview(part)
    let bitmap = stage.render()
    #expect(bitmap[10, 10] == RGBA(r: 51, g: 102, b: 204) && bitmap[22, 10] == RGBA.white)
  }
}
