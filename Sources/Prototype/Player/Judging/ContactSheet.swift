import CoreGraphics
import Foundation
import Stage
import UIKit

/// A picture of some instants beside each other: above as it was, in the middle as it is, below the difference.
@MainActor struct ContactSheet {
  struct Column {
    let time: Double
    let old, new, difference: Cell
  }

  enum Cell {
    case picture(Bitmap)
    case outlines([CGRect])
    /// A pale picture with the outlines of both.
    case both(Bitmap, old: [CGRect], new: [CGRect])
  }

  static let mostInstants = 8

  let columns: [Column]
  /// Of the screens.
  let size: CGSize
  let note: String

  /// Shows the instants of the greatest differences; the layers of what has no pictures are outlines.
  init(_ found: TraceDifference?, _ old: Performance?, _ new: Performance, _ note: String) throws(StartFault) {
    let worst = found?.worst(Self.mostInstants) ?? []
    let moved = Set(found?.findings.map(\.subject) ?? [])
    func pictures(_ setup: Performance) throws(StartFault) -> [(picture: Bitmap, values: [String: Double])] {
      guard !worst.isEmpty else { return [] }
      let stops = Stops(rate: nil, instants: worst.map(\.time), layers: .asked, pictures: .asked)
      var pictures: [(picture: Bitmap, values: [String: Double])] = []
      _ = try setup.perform(stops) { (player) throws(StartFault) in
        let picture = try Camera(player, ClipLook(), of: setup.device).picture()
        let known = zip(player.columns, player.layerValues()).compactMap { name, value in value.map { (name, $0) } }
        pictures.append((picture, Dictionary(known) { first, _ in first }))
        return true
      }
      // The first stop is the beginning.
      return Array(pictures.suffix(worst.count))
    }
    let (before, after) = (try old.map { setup throws(StartFault) in try pictures(setup) }, try pictures(new))
    columns = zip(worst, after).enumerated().map { index, pair in
      let (instant, (picture, values)) = pair
      guard let before = before?[index].picture else {
        let outlines = LayerOutline.frames(of: moved, values.merging(instant.old) { _, old in old })
        return Column(
          time: instant.time, old: .outlines(outlines), new: .picture(picture),
          difference: .both(picture, old: outlines, new: LayerOutline.frames(of: moved, values)))
      }
      return Column(
        time: instant.time, old: .picture(before), new: .picture(picture),
        difference: picture.differing(from: before).map { .picture($0) } ?? .outlines([]))
    }
    (size, self.note) = (new.device.size, note)
  }

  func write(to path: String) throws(StartFault) { try picture().write(to: path) }

  private static let (width, gap, line): (CGFloat, CGFloat, CGFloat) = (150, 12, 18)
  private static let (oldColor, newColor): (UIColor, UIColor) = (UIColor(hex: 0xD0342C), UIColor(hex: 0x2E5BBA))

  func picture() -> Bitmap {
    let cell = CGSize(width: Self.width, height: (size.height * Self.width / size.width).rounded())
    let count = CGFloat(max(columns.count, 3))
    let stage = Stage(
      size: CGSize(
        width: 60 + count * (cell.width + Self.gap), height: 4 * Self.line + 3 * (cell.height + Self.gap) + Self.gap),
      scale: 1)
    stage.perform {
      stage.window.backgroundColor = .white
      label(note, CGRect(x: Self.gap, y: 6, width: stage.screenSize.width - 2 * Self.gap, height: 2 * Self.line))
      let top = 3.5 * Self.line
      for (row, name) in ["old", "new", "differ"].enumerated() {
        let y = top + CGFloat(row) * (cell.height + Self.gap)
        label(name, CGRect(x: Self.gap, y: y, width: 46, height: Self.line))
        for (index, column) in columns.enumerated() {
          let frame = CGRect(origin: CGPoint(x: 60 + CGFloat(index) * (cell.width + Self.gap), y: y), size: cell)
          if row == 0 {
            let caption = "\(FixedText.text(column.time, decimals: 3)) s"
            label(caption, CGRect(x: frame.minX, y: frame.minY - Self.line, width: cell.width, height: Self.line))
          }
          show([column.old, column.new, column.difference][row], in: frame)
        }
      }
    }
    func label(_ text: String, _ frame: CGRect) {
      let label = UILabel(frame: frame)
      (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: 12), 2)
      label.textColor = .black
      stage.window.addSubview(label)
    }
    func show(_ cell: Cell, in frame: CGRect) {
      let view = UIView(frame: frame)
      (view.clipsToBounds, view.backgroundColor) = (true, UIColor(hex: 0xF2F3F5))
      stage.window.addSubview(view)
      switch cell {
      case .picture(let picture): show(picture, in: view)
      case .outlines(let outlines): show(outlines, Self.oldColor, in: view)
      case .both(let picture, let old, let new):
        show(picture, in: view)
        let veil = UIView(frame: view.bounds)
        veil.backgroundColor = UIColor(white: 1, alpha: 0.65)
        view.addSubview(veil)
        show(new, Self.newColor, in: view)
        show(old, Self.oldColor, in: view)
      }
    }
    func show(_ picture: Bitmap, in view: UIView) {
      let image = UIImageView(frame: view.bounds)
      image.image = picture.image.map { UIImage(cgImage: $0) }
      image.contentMode = .scaleToFill
      view.addSubview(image)
    }
    func show(_ outlines: [CGRect], _ color: UIColor, in view: UIView) {
      let scale = Self.width / size.width
      for each in outlines {
        let outline = UIView(
          frame: CGRect(
            x: each.minX * scale, y: each.minY * scale, width: each.width * scale, height: each.height * scale))
        (outline.layer.borderWidth, outline.layer.borderColor) = (2, color.cgColor)
        view.addSubview(outline)
      }
    }
    stage.advance(by: 1.0 / 60)
    return stage.render()
  }
}

/// A picture of what contracts were held to: for each rule that does not hold, its line over a strip of the performance
/// in which that was seen; if all hold, a strip of each subject.
@MainActor struct ContractSheet {
  struct Row {
    let text: String
    let performance: Performance
  }

  private let rows: [Row]

  init(_ checks: [ContractCheck]) {
    let failures = checks.flatMap(\.failures)
    rows = Array((failures.isEmpty ? checks.map(\.success) : failures).prefix(Self.most))
  }

  private static let most = 12
  private static let pictures = 6
  private static let (scale, gap, line): (CGFloat, CGFloat, CGFloat) = (0.5, 16, 40)

  func write(to path: String) throws(StartFault) { try picture().write(to: path) }

  private func picture() throws(StartFault) -> Bitmap {
    let strips = try rows.map { (row) throws(StartFault) in
      var setup = row.performance
      setup.scale = Self.scale
      var clip = Clip(setup)
      clip.showsTouch = true
      return try clip.strip(of: Self.pictures)
    }
    let width = CGFloat(strips.map(\.width).max() ?? 0) + 2 * Self.gap
    let height = strips.reduce(Self.gap) { $0 + Self.line + CGFloat($1.height) + Self.gap }
    let stage = Stage(size: CGSize(width: width, height: height), scale: 1)
    stage.perform {
      stage.window.backgroundColor = .white
      var y = Self.gap
      for (row, strip) in zip(rows, strips) {
        let label = UILabel(frame: CGRect(x: Self.gap, y: y, width: width - 2 * Self.gap, height: Self.line))
        (label.text, label.font, label.numberOfLines) = (row.text, .systemFont(ofSize: 13), 2)
        label.textColor = .black
        stage.window.addSubview(label)
        y += Self.line
        let view = UIImageView(
          frame: CGRect(x: Self.gap, y: y, width: CGFloat(strip.width), height: CGFloat(strip.height)))
        view.image = strip.image.map { UIImage(cgImage: $0) }
        stage.window.addSubview(view)
        y += view.frame.height + Self.gap
      }
    }
    stage.advance(by: 1.0 / 60)
    return stage.render()
  }
}
