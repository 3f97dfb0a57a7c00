import CoreGraphics
import Foundation
import Stage
import UIKit

/// Something that goes wrong during a transition, to try one's transition against.
package enum Fault: String, CaseIterable, Sendable {
  case push
  case cancel
  case resize
  case stall
  case secondFinger = "second-finger"
  case focusLoss = "focus-loss"
  case reducedMotion = "reduced-motion"
  case rightToLeft = "right-to-left"

  /// The name on the command line.
  package var name: String { rawValue }

  /// What happens, in a few words.
  package var sentence: String {
    switch self {
    case .push: "code pushes a screen in the middle of the transition"
    case .cancel: "the system takes the finger away"
    case .resize: "the screen becomes narrower"
    case .stall: "nothing is handled or drawn for 250 ms"
    case .secondFinger: "a second finger goes down for 100 ms"
    case .focusLoss: "another program takes the pointer and the keys"
    case .reducedMotion: "the system's transitions from code are cross-fades; drags still move screens"
    case .rightToLeft: "the interface is laid out from right to left"
    }
  }

  /// Whether it holds from the beginning rather than happening at an instant.
  var isSetting: Bool { self == .reducedMotion || self == .rightToLeft }

  /// Returns the fault with a name; otherwise throws an error that suggests the nearest one.
  package static func named(_ name: String) throws(StartFault) -> Fault {
    if let fault = Fault(rawValue: name) { return fault }
    let suggestion = NearestName.suggestion(for: name, among: allCases.map(\.name))
    throw StartFault(
      .usage,
      "--fault \(name): there is no such fault\(suggestion) It takes \(allCases.map(\.name).joined(separator: ", ")).")
  }

  /// The length of a stall, in seconds.
  static let stallTime: TimeInterval = 0.25
  /// The time for which a second finger is down, in seconds.
  static let secondFingerTime: TimeInterval = 0.1
  /// The number of the second finger.
  static let secondFingerNumber = 9
}

/// Makes faults happen during a replay: in the middle of the first press of a drag, or a tenth of a second after code
/// began.
@MainActor struct FaultPlayer {
  private let faults: [Fault]
  /// What is still to happen, in order.
  private var steps: [(instant: TimeInterval, run: Step)]

  /// A part of a fault.
  private enum Step {
    case begin(Fault)
    case liftSecondFinger
  }

  init(_ faults: [Fault], drag: Drag?) {
    self.faults = faults
    let instant = drag.map(Self.middle) ?? 0.1
    var steps: [(TimeInterval, Step)] = []
    for fault in faults where !fault.isSetting {
      steps.append((instant, .begin(fault)))
      if fault == .secondFinger { steps.append((instant + Fault.secondFingerTime, .liftSecondFinger)) }
    }
    self.steps = steps.sorted { $0.0 < $1.0 }.map { (instant: $0.0, run: $0.1) }
  }

  /// The instant of the next one, in seconds from the beginning of the replay.
  var nextInstant: TimeInterval? { steps.first?.instant }

  var isOver: Bool { steps.isEmpty }

  /// Makes the settings that hold from the beginning.
  func prepare(_ phone: CataloguePhone) {
    let application = phone.stage.application
    application.reducesMotion = faults.contains(.reducedMotion)
    application.layoutDirection = faults.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Makes the next one happen.
  mutating func play(on phone: CataloguePhone, _ player: DragPlayer?) {
    guard !steps.isEmpty else { return }
    let stage = phone.stage
    let point = CGPoint(x: stage.screenSize.width * 0.75, y: stage.screenSize.height * 0.75)
    switch steps.removeFirst().run {
    case .begin(.push): phone.push()
    case .begin(.cancel): stage.send(.cancel)
    case .begin(.resize):
      let size = stage.screenSize
      stage.resize(to: CGSize(width: (size.width * 0.82).rounded(), height: size.height), scale: stage.screenScale)
    case .begin(.stall):
      stage.move(to: stage.now + Fault.stallTime)
      player?.send(until: stage.now)
    case .begin(.secondFinger): stage.send(.down(point), pointer: Fault.secondFingerNumber, at: stage.now)
    case .liftSecondFinger: stage.send(.up(point), pointer: Fault.secondFingerNumber, at: stage.now)
    case .begin(.focusLoss):
      stage.send(.cancel)
      stage.cancelKeys()
      stage.hover(at: nil)
    case .begin(.reducedMotion), .begin(.rightToLeft): break
    }
  }

  /// The middle between the first press and its end, in seconds.
  private static func middle(of drag: Drag) -> TimeInterval {
    let end = drag.events.first { event in
      if case .up = event.event { return true }
      return event.event == .cancel
    }
    return (end?.time ?? drag.duration) / 2
  }
}
