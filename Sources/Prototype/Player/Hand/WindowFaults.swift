import CoreGraphics
import Foundation
import Stage
import UIKit

/// Faults that are tried against each drag on the phone in the window, also against those of a loop.
///
/// What happens at an instant happens when the transition is a third through, or at the release if that comes first. A
/// screen that became narrower gets its own size again when nothing moves any more.
@MainActor final class WindowFaults {
  private let phone: CataloguePhone
  /// Whether the present press has not been struck yet.
  private var isArmed = false
  /// Stalls the phone for some seconds.
  var stall: (TimeInterval) -> Void = { _ in }
  /// Does work after some seconds of the window's time.
  var later: (TimeInterval, @escaping () -> Void) -> Void = { _, _ in }
  /// Called with a sentence when faults happen.
  var told: (String) -> Void = { _ in }

  init(_ phone: CataloguePhone) { self.phone = phone }

  /// The faults that are on.
  var faults: [Fault] = [] {
    didSet {
      guard faults != oldValue else { return }
      Fault.prepare(faults, on: phone)
      if !faults.contains(.resize) { restore() }
    }
  }

  /// Sets what holds from the beginning, on what is shown now.
  func apply() { Fault.prepare(faults, on: phone) }

  /// Turns a fault on or off.
  func toggle(_ fault: Fault) {
    faults = Fault.allCases.filter { ($0 == fault) != faults.contains($0) }
  }

  /// The progress of a transition at which faults happen.
  private static let progress: CGFloat = 1.0 / 3

  /// Follows an event of the pointer.
  func follow(_ event: PointerEvent) {
    guard case .down = event, phone.status == nil, !isStriking else { return }
    isArmed = faults.contains { !$0.isSetting }
  }

  /// Whether an event is one of the fault itself.
  private var isStriking = false

  /// Looks at the transition after a frame.
  func stepped() {
    guard isArmed, let status = phone.status, status.phase != .requested else { return }
    guard status.progress >= Self.progress || status.phase != .held else { return }
    isArmed = false
    isStriking = true
    defer { isStriking = false }
    for fault in faults where !fault.isSetting {
      switch fault {
      case .stall: stall(Fault.stallTime)
      case .secondFinger:
        fault.begin(on: phone)
        later(Fault.secondFingerTime) { [weak self] in
          if let self { Fault.liftSecondFinger(on: phone) }
        }
      default: fault.begin(on: phone)
      }
    }
    let struck = faults.filter { !$0.isSetting }.map(\.sentence).joined(separator: "; ")
    told("Fault: \(struck)")
    if faults.contains(.resize) { restoreWhenStill() }
  }

  /// Gives the screen its own size again when nothing moves any more.
  private func restoreWhenStill() {
    later(Self.look) { [weak self] in
      guard let self else { return }
      if phone.isIdle, phone.stage.application.touchCount == 0 { restore() } else { restoreWhenStill() }
    }
  }

  /// The time after which a transition is looked at again, in seconds.
  private static let look: TimeInterval = 0.5

  private func restore() { phone.resize(to: phone.phone.device.size) }
}
