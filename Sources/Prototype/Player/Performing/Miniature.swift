import CoreGraphics
import Foundation
import Stage
import UIKit

/// A transition of the catalogue, with its published parameters or edits of them, on a small phone of its own with two plain screens.
///
/// It stands in the middle of the transition. A round goes on to the end, back to the beginning and to the middle again,
/// so that its last picture is its first one.
@MainActor final class Miniature {
  let phone: CataloguePhone
  private var phase = Phase.approaching
  private var finger: DragPlayer?
  /// The instant of the phone's time at which the transition is in its middle.
  private var middle: TimeInterval = 0
  /// The instant since which nothing moves; nil while something does.
  private var restStart: TimeInterval?

  private enum Phase {
    /// The transition goes to its middle.
    case approaching
    /// It goes on to its end.
    case finishing
    /// The screens go back to where they began.
    case returning
  }

  /// The size of the phone's screen, in points: small, so that shadows and corners are seen in a thumbnail.
  static let size = CGSize(width: 160, height: 200)
  /// The time between two movements, in seconds.
  private static let rest = 0.25
  private static let framesPerSecond = 60.0

  /// Creates a phone of which each point has `scale` pixels.
  init(_ entry: CatalogueEntry, _ edits: ParameterEdits = ParameterEdits(), scale: CGFloat, style: UIUserInterfaceStyle)
  {
    let pictures = ScreenPictures()
    let opens = entry.isSeenOpening || entry.back == nil
    let setting = DemoSetting(
      colors: DemoSetting.defaultColors, depth: opens ? 1 : 2, region: nil, pictures: pictures)
    phone = CataloguePhone(entry, setting, scale: scale)
    phone.set(PhoneSetting(.plain(Self.size)))
    phone.set(edits)
    phone.stage.userInterfaceStyle = style
    phone.stage.perform { pictures.pictures = DemoSetting.defaultColors.prefix(2).map(Self.card) }
    phone.show(DemoState(depth: setting.depth))
    // Two frames, so that everything has appeared.
    phone.stage.advance(by: 2 / Self.framesPerSecond, framesPerSecond: Self.framesPerSecond)
    try? phone.stage.settle()
    begin()
    while advance(by: 1 / Self.framesPerSecond) {}
  }

  /// The picture of the phone's screen; nil if it cannot be drawn.
  var picture: UIImage? {
    phone.stage.render().image.map { UIImage(cgImage: $0, scale: phone.stage.screenScale, orientation: .up) }
  }

  /// Goes on by some seconds; returns false if the transition is in its middle again.
  func advance(by seconds: TimeInterval) -> Bool {
    let stage = phone.stage
    let end = stage.now + seconds
    finger?.send(until: end)
    stage.advance(by: max(0, end - stage.now), framesPerSecond: Self.framesPerSecond)
    if phase == .approaching {
      guard stage.now >= middle else { return true }
      (phase, restStart) = (.finishing, nil)
      return false
    }
    guard stage.isIdle, finger?.isOver ?? true else {
      restStart = nil
      return true
    }
    restStart = restStart ?? stage.now
    if let restStart, stage.now - restStart >= Self.rest { beginNext() }
    return true
  }

  private func beginNext() {
    restStart = nil
    guard phase == .finishing else { return begin() }
    phase = .returning
    if finger == nil { phone.pop() } else { phone.push() }
  }

  /// Begins the transition: a drag goes back, or code opens a screen if that is seen better or no drag goes back.
  private func begin() {
    phase = .approaching
    let now = phone.stage.now
    guard !phone.entry.isSeenOpening, let track = phone.track else {
      middle = now + (phone.number("duration") ?? 0).native * phone.entry.middle
      return phone.push()
    }
    middle = now + ExampleDrag.approach
    finger = DragPlayer(ExampleDrag.throughMiddle.drag(on: track), on: phone.stage)
  }

  /// Returns the picture of a screen: a card in one colour with a bar and some rows, by which its movement is seen.
  private static func card(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      color.titleBarTone.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width, height: 32))
      color.mixed(with: .white, 0.4).setFill()
      for row in 0..<4 {
        UIBezierPath(roundedRect: CGRect(x: 16, y: 52 + 36 * row, width: 128, height: 20), cornerRadius: 6).fill()
      }
    }
  }
}
