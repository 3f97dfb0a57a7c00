import CoreGraphics
package import Foundation
package import Motion

/// The figures of the zoom as measured on iOS 27, and the arithmetic that follows from them.
package struct ZoomMotion: Equatable, Sendable {
  // MARK: In and out

  /// Natural frequency of the critically damped spring from rest, in radians per second.
  package var frequency = 19.0
  /// The share of a transition in which the source's picture fades.
  package var fadeShare: CGFloat = 0.55
  /// The opacity of black over the covered screen.
  package var dimming: CGFloat = 0.15
  /// The scale of the covered screen, about its centre.
  package var coveredScale: CGFloat = 0.914
  /// How far the top and bottom edges are behind the others half way in, and ahead half way out, as a share.
  package var verticalLag: CGFloat = 0.05
  package var verticalLead: CGFloat = 0.03
  /// σ and distance downwards in points; gone in the last tenth.
  package static let shadow = (radius: CGFloat(18), opacity: CGFloat(0.24), offset: CGFloat(4), share: CGFloat(0.1))
  /// With reduced motion the screens fade instead, in seconds.
  package static let crossFade = 0.14

  // MARK: Dismissal by a finger

  /// The distance that a pan moves before the screen follows, in points: the middle of 16 to 20.
  package var slop: CGFloat = 18
  package var edgeSlop: CGFloat = 12
  /// The change of the distance of two touches that does not count, in points.
  package static let pinchSlop = 8.7
  /// What a travel over the whole screen takes off the scale.
  package static let shrinking: CGFloat = 0.67
  /// Below the knee the scale yields less and less, and never reaches the floor.
  package static let (knee, floor): (CGFloat, CGFloat) = (0.52, 0.37)
  package static let fallLag: CGFloat = 0.45
  /// Across the drag: the share of the movement at its beginning, and its limit as a share of the screen.
  package static let (acrossGain, acrossLimit): (CGFloat, CGFloat) = (0.56, 0.9)
  /// The screen is dismissed if its scale is below this after `projection` seconds.
  package var dismissBelow: CGFloat = 0.905
  package var dismissBelowFromEdge: CGFloat = 0.7
  package var dismissBelowFromAnywhere: CGFloat = 0.79
  package var projection = 0.12
  /// A pinch is not projected.
  package var dismissBelowInPinch: CGFloat = 0.5

  // MARK: Springs

  package static let tracking = Spring(mass: 1, stiffness: 2_000, damping: 89)
  package static let returning = Spring(frequency: 22, ratio: 0.9)
  /// The covered screen's, after a dismissal.
  package static let uncovering = Spring(frequency: 15, ratio: 1)
  package var touches = Touches.asMeasured

  /// What touches do while the screen flies.
  package enum Touches: String, CaseIterable, Sendable {
    /// A touch does not stop the screen; a drag moves it while the flight goes on.
    case asMeasured
    /// As Apple's article "Enhancing your app with fluid transitions" says: a touch stops the screen, and a drag slows or
    /// reverses it.
    case asDocumented
  }

  package init() {}

  package var flight: Spring { Spring(frequency: frequency, ratio: 1) }

  /// Faster for a faster finger, which moves at `speed` widths a second; the spring begins at rest.
  package static func landing(speed: Double) -> Spring {
    Spring(frequency: 15 * min(3, 1 + 0.3 * abs(speed)), ratio: 0.75)
  }

  package enum Drag: Sendable {
    case down, edge, anywhere

    /// The axis along which the drag dismisses.
    var isDown: Bool { self == .down }
  }

  package func slop(of drag: Drag) -> CGFloat { drag == .edge ? edgeSlop : slop }

  /// The rule on the progress of a drag, which is its travel as a share of the screen.
  package func rule(for drag: Drag) -> ReleaseRule {
    let limit =
      switch drag {
      case .down: dismissBelow
      case .edge: dismissBelowFromEdge
      case .anywhere: dismissBelowFromAnywhere
      }
    return .leading(seconds: projection, threshold: ((1 - limit) / Self.shrinking).native)
  }

  /// The rule on what a pinch has taken off the scale.
  package var pinchRule: ReleaseRule { .distance(threshold: (1 - dismissBelowInPinch).native) }

  /// The scale of the screen after a travel, given as a share of the screen.
  package static func scale(after travel: CGFloat) -> CGFloat {
    let scale = 1 - shrinking * max(0, travel)
    guard scale < knee else { return scale }
    return knee
      - CGFloat(RubberBand(dimension: (knee - floor).native, constant: 1).offset(forPull: (knee - scale).native))
  }

  /// The screen under a finger that took hold of it at `grabbed` and has moved by `movement`, to the left if a drag to the
  /// side `isMirrored`.
  package static func card(
    _ drag: Drag, from grabbed: CGPoint, by movement: CGPoint, in size: CGSize, isMirrored: Bool = false
  ) -> ZoomCard {
    guard !isMirrored else {
      var card = card(
        drag, from: CGPoint(x: size.width - grabbed.x, y: grabbed.y), by: CGPoint(x: -movement.x, y: movement.y),
        in: size)
      card.center.x = size.width - card.center.x
      return card
    }
    let (along, length) = drag.isDown ? (movement.y, size.height) : (movement.x, size.width)
    let (across, breadth) = drag.isDown ? (movement.x, size.width) : (movement.y, size.height)
    let travel = length > 0 ? along / length : 0
    let share = min(max(travel, 0), 1)
    let fall = along < 0 ? yielding(along, length) : along * (1 - fallLag * share * share * share)
    let side = yielding(across, breadth)
    let scale = scale(after: travel)
    let shift = drag.isDown ? CGPoint(x: side, y: fall) : CGPoint(x: fall, y: side)
    let center = CGPoint(
      x: grabbed.x + (size.width / 2 - grabbed.x) * scale + shift.x,
      y: grabbed.y + (size.height / 2 - grabbed.y) * scale + shift.y)
    return ZoomCard(center: center, size: size, scaled: scale)
  }

  private static func yielding(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    CGFloat(
      RubberBand(dimension: (acrossLimit * length).native, constant: acrossGain.native).offset(forPull: distance.native)
    )
  }
}

extension Spring {
  /// Of mass 1, with a natural frequency in radians per second and a damping ratio.
  package init(frequency: Double, ratio: Double) {
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// The velocity with which a critically damped spring from rest passes `value`.
  func velocity(atValue value: Double) -> Double {
    var (low, high) = (0.0, 20 / naturalFrequency)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return velocity(at: low)
  }
}

/// Where the zoomed screen is, and how its content lies in it.
package struct ZoomCard: Equatable, Sendable {
  package var center: CGPoint
  package var size: CGSize
  /// In radians.
  package var rotation: CGFloat = 0
  /// The scale of the screen itself, and the distance of its middle from the card's.
  package var contentScale: CGFloat = 1
  package var contentShift = CGPoint.zero

  package init(center: CGPoint, size: CGSize) { (self.center, self.size) = (center, size) }

  /// A screen of `size` as a whole.
  package init(center: CGPoint, size: CGSize, scaled scale: CGFloat) {
    self.init(center: center, size: CGSize(width: scale * size.width, height: scale * size.height))
    contentScale = scale
  }

  /// The source at `frame` shows the part `aligned` of a screen of `size`, or all of it, as large as the frame.
  package init(source frame: CGRect, aligned: CGRect?, in size: CGSize) {
    self.init(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
    let part = aligned ?? CGRect(origin: .zero, size: size)
    guard part.width > 0, part.height > 0 else { return }
    contentScale = max(frame.width / part.width, frame.height / part.height)
    contentShift = CGPoint(
      x: contentScale * (size.width / 2 - part.midX), y: contentScale * (size.height / 2 - part.midY))
  }
}

/// How a zoom looks at a progress, 0 at the source and 1 when it fills the screen.
package struct ZoomLook: Equatable, Sendable {
  package var card: ZoomCard
  /// Below 1 only without a source.
  package var cardAlpha: CGFloat = 1
  package var cornerRadius: CGFloat
  package var shadow: CGFloat
  /// Opacity of the source's picture over the screen.
  package var sourceAlpha: CGFloat
  /// The share of the dimming and of the shrinking of the covered screen.
  package var covering: CGFloat
}

/// The two ends of a zoom.
package struct ZoomPath: Sendable {
  /// Of the whole screen, in the container.
  package let frame: CGRect
  /// Nil if there is no source: the screen fades in the middle.
  package let source: ZoomCard?
  /// Those of the source and of the whole screen, in points.
  package let radii: (source: CGFloat, screen: CGFloat)

  package init(frame: CGRect, source: ZoomCard?, radii: (source: CGFloat, screen: CGFloat)) {
    (self.frame, self.source, self.radii) = (frame, source, radii)
  }

  package var open: ZoomCard { ZoomCard(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size) }

  private var closed: ZoomCard { source ?? ZoomCard(center: open.center, size: frame.size, scaled: ZoomMotion.floor) }

  /// On the way in if `opens`, otherwise out.
  package func look(at progress: CGFloat, opens: Bool, _ motion: ZoomMotion) -> ZoomLook {
    let lag = opens ? motion.verticalLag : motion.verticalLead
    let vertical = progress - lag * sin(.pi * progress)
    let (small, large) = (closed, open)
    func mixed(_ path: KeyPath<ZoomCard, CGFloat>, _ share: CGFloat) -> CGFloat {
      small[keyPath: path] + (large[keyPath: path] - small[keyPath: path]) * share
    }
    var card = ZoomCard(
      center: CGPoint(x: mixed(\.center.x, progress), y: mixed(\.center.y, vertical)),
      size: CGSize(width: mixed(\.size.width, progress), height: mixed(\.size.height, vertical)))
    card.contentScale = mixed(\.contentScale, progress)
    card.contentShift = CGPoint(x: mixed(\.contentShift.x, progress), y: mixed(\.contentShift.y, progress))
    let passed = opens ? progress : 1 - progress
    let faded = motion.fadeShare > 0 ? min(1, passed / motion.fadeShare) : 1
    let picture = opens ? 1 - faded : faded
    return ZoomLook(
      card: card, cardAlpha: source == nil ? 1 - picture : 1,
      cornerRadius: radii.source + (radii.screen - radii.source) * progress,
      shadow: ZoomMotion.shadow.opacity * min(1, (1 - passed) / ZoomMotion.shadow.share),
      sourceAlpha: source == nil ? 0 : picture, covering: progress)
  }

  /// Of a card under a finger, which lies in the whole screen's frame; the covered screen stays as it is.
  package func look(of card: ZoomCard) -> ZoomLook {
    var card = card
    card.center = CGPoint(x: frame.minX + card.center.x, y: frame.minY + card.center.y)
    return ZoomLook(
      card: card, cornerRadius: radii.screen * card.contentScale, shadow: ZoomMotion.shadow.opacity, sourceAlpha: 0,
      covering: 1)
  }

  /// Of the whole screen, before its shadow is gone.
  package var whole: ZoomLook {
    look(of: ZoomCard(center: CGPoint(x: frame.width / 2, y: frame.height / 2), size: frame.size))
  }
}
