import CoreGraphics
import Foundation
import Stage
import UIKit

/// Faults that happen during each drag on the phone, including those of a loop.
///
/// They happen when the transition is a third through, or at the release if that comes first. A screen that became
/// narrower gets its size back when nothing moves any more.
@MainActor final class WindowFaults {
  private let phone: CataloguePhone
  /// Whether the present press has not had its faults yet.
  private var isArmed = false
  /// Stalls the phone for some seconds.
  var stall: (TimeInterval) -> Void = { _ in }
  /// Runs work after some seconds of the window's time.
  var later: (TimeInterval, @escaping () -> Void) -> Void = { _, _ in }
  /// Called with a sentence when faults happen.
  var told: (String) -> Void = { _ in }
  /// Called when the phone's screen may have another size.
  var resized: () -> Void = {}

  init(_ phone: CataloguePhone) { self.phone = phone }

  var faults: [Fault] = [] {
    didSet {
      guard faults != oldValue else { return }
      if !faults.contains(where: \.resizes) { restore() }
    }
  }

  func toggle(_ fault: Fault) {
    faults = Fault.strikes.filter { ($0 == fault) != faults.contains($0) }
  }

  /// Faults happen at this progress.
  private static let progress: CGFloat = 1.0 / 3

  func follow(_ event: PointerEvent) {
    guard event.isDown, phone.status == nil, !isStriking else { return }
    isArmed = !faults.isEmpty
  }

  private var isStriking = false

  func stepped() {
    guard isArmed, let status = phone.status, status.phase != .requested else { return }
    guard status.progress >= Self.progress || status.phase != .held else { return }
    isArmed = false
    isStriking = true
    defer { isStriking = false }
    for fault in faults {
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
    let struck = faults.map(\.sentence).joined(separator: "; ")
    told("Fault: \(struck)")
    guard faults.contains(where: \.resizes) else { return }
    resized()
    restoreWhenStill()
  }

  private func restoreWhenStill() {
    later(Self.look) { [weak self] in
      guard let self else { return }
      if phone.isIdle, phone.stage.application.touchCount == 0 { restore() } else { restoreWhenStill() }
    }
  }

  /// How long until the next look at the transition, in seconds.
  private static let look: TimeInterval = 0.5

  private func restore() {
    phone.resize(to: phone.phone.device.size)
    resized()
  }
}
