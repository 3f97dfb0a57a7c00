import CoreGraphics
import Stage
import UIKit
import Workshop

/// What a film of the user's own code shows: a child beside the shown one does a movement again, picture by picture, on a
/// phone of its own.
@MainActor final class OwnFilm: FilmSource {
  private let replica: OwnReplica
  private let phone: CataloguePhone
  private let screen: UIView
  private let dot: TouchDot
  private let movement: OwnReplica.Movement
  /// The child that finds out how long the movement takes.
  private var trial: OwnTrial?
  private(set) var duration: TimeInterval?
  private var hasFailed = false

  /// Creates a film after a record; it looks as the phone that is shown, with a number of pixels to a point.
  init?(
    _ session: OwnSession, after record: OwnRecord, _ movement: OwnReplica.Movement, on shown: CataloguePhone,
    scale: CGFloat
  ) {
    guard let replica = OwnReplica(session, after: record, movement, scale: scale) else { return nil }
    let screen = UIView()
    (self.replica, self.movement, self.screen) = (replica, movement, screen)
    let still = CatalogueEntry(own: "still", "", "", [], revision: 0) { _ in StillDemo(screen, of: session) }
    phone = CataloguePhone(still, shown.setting, scale: scale)
    phone.set(shown.phone)
    phone.stage.userInterfaceStyle = shown.stage.userInterfaceStyle
    dot = TouchDot(on: phone.stage)
    phone.stage.advance(by: 2.0 / 60)
    trial = OwnTrial(session, after: record, movement, on: shown.stage.screenSize) { [weak self] trial in
      self?.duration = trial?.end
      self?.hasFailed = trial == nil
      self?.trial = nil
    }
    hasFailed = trial == nil
  }

  isolated deinit { replica.close() }

  func picture(at time: TimeInterval) throws(StartFault) -> Bitmap? {
    guard !hasFailed, !replica.hasFailed else {
      throw StartFault(.output, "Your code ended before the clip was complete.")
    }
    guard replica.isStanding, let shown = replica.time else { return nil }
    guard shown >= time - Self.tolerance else {
      replica.advance(to: time)
      return nil
    }
    phone.stage.perform {
      screen.layer.contents = replica.picture
      dot.move(to: OwnPast.finger(of: movement, at: time))
    }
    return phone.stage.render()
  }

  /// The difference of instants that count as equal, in seconds.
  private static let tolerance = 1e-6
}

/// A picture that fills the phone.
@MainActor private final class StillDemo: Demo {
  let root = UIViewController()
  let figures: any FigureSet
  let depth = 1

  init(_ view: UIView, of session: OwnSession) {
    figures = OwnFigures(session, OwnTable())
    root.view = view
  }

  func push() {}
  func pop() {}
}
