import CoreGraphics
import Stage

/// What a transition is tried under.
package enum TrialCondition: String, CaseIterable, Sendable {
  case plain
  case rightToLeft = "right-to-left"
  case reducedMotion = "reduced-motion"
  case crossFade = "cross-fade"
  /// The phone is turned on its side and back, in the middle of each movement.
  case rotation
  /// A text field of the upper screen is edited when it goes back.
  case keyboard

  var title: String {
    switch self {
    case .plain: "Plain"
    case .rightToLeft: "Right to left"
    case .reducedMotion: "Reduced motion"
    case .crossFade: "Cross-fade preferred"
    case .rotation: "Turned in mid-drag"
    case .keyboard: "Keyboard in use"
    }
  }

  /// The phone of a trial: plain and small, since all of its pixels are compared.
  var phone: PhoneSetting {
    let phone = PhoneSetting(.plain(Self.size))
    switch self {
    case .rightToLeft: return phone.with([.rightToLeft])
    case .reducedMotion: return phone.with([.reducedMotion])
    case .crossFade: return phone.with([.crossFade])
    case .plain, .rotation, .keyboard: return phone
    }
  }

  private static let size = CGSize(width: 320, height: 568)
}
