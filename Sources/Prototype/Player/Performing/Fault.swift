import CoreGraphics
import Foundation
import Stage
import UIKit

/// Something that goes wrong during a transition, to test it.
package enum Fault: String, CaseIterable, Sendable {
  case push, pop, present, dismiss
  case selectTab = "select-tab"
  case keyboard
  case cancel
  case resize
  case rotation
  case stall
  case secondFinger = "second-finger"
  case focusLoss = "focus-loss"
  case reducedMotion = "reduced-motion"
  case crossFade = "cross-fade"
  case rightToLeft = "right-to-left"

  /// On the command line.
  package var name: String { rawValue }

  var title: String { words.title }
  package var sentence: String { words.sentence }

  private var words: (title: String, sentence: String) {
    switch self {
    case .push: ("Push", "code pushes a screen in the middle of the transition")
    case .pop: ("Pop", "code pops the top screen")
    case .present: ("Presentation", "code presents a screen")
    case .dismiss: ("Dismissal", "code dismisses what is presented")
    case .selectTab: ("Next tab", "code selects the next tab")
    case .keyboard: ("Keyboard", "code begins to edit a field of the top screen, on the command line before the drag")
    case .cancel: ("System cancel", "the system takes the finger away")
    case .resize: ("Resize", "the screen becomes narrower")
    case .rotation: ("Rotation", "the phone is turned on its side")
    case .stall: ("Stall of 250 ms", "nothing is handled or drawn for 250 ms")
    case .secondFinger: ("Second finger", "a second finger goes down for 100 ms")
    case .focusLoss: ("Focus loss", "another program takes the pointer and the keys")
    case .reducedMotion:
      ("Reduced motion", "the system's pushes, pops and zooms from code are cross-fades; drags still move screens")
    case .crossFade:
      ("Cross-fades preferred", "as reduced-motion, and the system's presentations are cross-fades too")
    case .rightToLeft: ("Right to left", "the interface is laid out from right to left")
    }
  }

  /// What code does to the screens; nil for another fault.
  var deed: CodeDeed? { CodeDeed(rawValue: rawValue) }

  /// Whether the fault is a setting of the phone, rather than something that happens at an instant.
  var isSetting: Bool { [.reducedMotion, .crossFade, .rightToLeft].contains(self) }

  /// Whether the screen has another size afterwards.
  var resizes: Bool { self == .resize || self == .rotation }

  /// The size of a screen after a fault that resizes it.
  func screenSize(on size: CGSize) -> CGSize {
    self == .rotation
      ? CGSize(width: size.height, height: size.width)
      : CGSize(width: (size.width * 0.82).rounded(), height: size.height)
  }

  /// The faults that happen at an instant.
  static let strikes = allCases.filter { !$0.isSetting }

  package static func named(_ name: String) throws(StartFault) -> Fault {
    if let fault = Fault(rawValue: name) { return fault }
    let suggestion = NearestName.suggestion(for: name, among: allCases.map(\.name))
    throw StartFault(
      .usage,
      "--fault \(name): there is no such fault\(suggestion) It takes \(allCases.map(\.name).joined(separator: ", ")).")
  }

  static let stallTime: TimeInterval = 0.25
  /// How long a second finger is down, in seconds.
  static let secondFingerTime: TimeInterval = 0.1
  static let secondFingerNumber = 9
}

extension Fault {
  /// Affects a phone and its mirror; the caller handles a stall.
  @MainActor func begin(on phone: CataloguePhone) {
    let stage = phone.stage
    switch self {
    case .push, .pop, .present, .dismiss, .selectTab, .keyboard: deed.map(phone.interrupt)
    case .cancel: stage.send(.cancel)
    case .resize, .rotation: phone.resize(to: screenSize(on: phone.phone.device.size))
    case .secondFinger:
      stage.send(.down(Self.secondPoint(on: phone)), pointer: Self.secondFingerNumber, at: stage.now)
    case .focusLoss:
      stage.send(.cancel)
      stage.cancelKeys()
      phone.screens.cancelKeys()
      stage.hover(at: nil)
    case .stall, .reducedMotion, .crossFade, .rightToLeft: break
    }
  }

  @MainActor static func liftSecondFinger(on phone: CataloguePhone) {
    phone.stage.send(.up(secondPoint(on: phone)), pointer: secondFingerNumber, at: phone.stage.now)
  }

  @MainActor private static func secondPoint(on phone: CataloguePhone) -> CGPoint {
    CGPoint(x: phone.stage.screenSize.width * 0.75, y: phone.stage.screenSize.height * 0.75)
  }
}

extension Drag {
  /// What goes wrong on purpose meanwhile.
  var faults: [(time: TimeInterval, fault: Fault)] {
    strikes.compactMap { strike in Fault(rawValue: strike.name).map { (strike.time, $0) } }
  }
}

extension PhoneSetting {
  /// Returns this setting with those of some faults that are settings.
  func with(_ faults: [Fault]) -> PhoneSetting {
    var next = self
    if faults.contains(.reducedMotion) { next.reducesMotion = true }
    if faults.contains(.crossFade) { (next.reducesMotion, next.prefersCrossFades) = (true, true) }
    if faults.contains(.rightToLeft) { next.isRightToLeft = true }
    return next
  }
}

extension CataloguePhone {
  /// Resizes the screen of the phone and its mirror without changing the device.
  func resize(to size: CGSize) {
    if stage.screenSize != size { stage.resize(to: size, scale: stage.screenScale) }
    stage.safeAreaInsets = phone.safeArea(isOnItsSide: size.isTurned(from: phone.device.size))
    mirror?.resize(to: size)
  }
}

/// Makes faults happen during a replay: in the middle of the first press, or a tenth of a second after code began; a field is
/// edited before.
@MainActor struct FaultPlayer {
  private let faults: [Fault]
  private var steps: [(instant: TimeInterval, fault: Fault, lifts: Bool)] = []

  init(_ faults: [Fault]) { self.faults = faults }

  /// Says when the faults happen in a drag, or in what code begins.
  mutating func plan(_ drag: Drag?) {
    let instant = drag.map(Self.middle) ?? 0.1
    steps = []
    let own = faults.filter { !$0.isSetting && $0 != .keyboard }.map { (instant, $0) }
    for (instant, fault) in own + (drag?.faults ?? []) {
      steps.append((instant, fault, false))
      if fault == .secondFinger { steps.append((instant + Fault.secondFingerTime, fault, true)) }
    }
    steps.sort { $0.instant < $1.instant }
  }

  var nextInstant: TimeInterval? { steps.first?.instant }

  var isOver: Bool { steps.isEmpty }

  /// Applies the faults that are settings, and edits a field if that is one of them.
  func prepare(_ phone: CataloguePhone) {
    phone.set(phone.phone.with(faults))
    if faults.contains(.keyboard) { Fault.keyboard.begin(on: phone) }
  }

  mutating func play(on phone: CataloguePhone, _ player: DragPlayer?) {
    guard !steps.isEmpty else { return }
    let stage = phone.stage
    let step = steps.removeFirst()
    if step.lifts { return Fault.liftSecondFinger(on: phone) }
    guard step.fault == .stall else { return step.fault.begin(on: phone) }
    stage.move(to: stage.now + Fault.stallTime)
    player?.send(until: stage.now)
  }

  private static func middle(of drag: Drag) -> TimeInterval {
    let end = drag.events.first { event in
      if case .up = event.event { return true }
      return event.event == .cancel
    }
    return (end?.time ?? drag.duration) / 2
  }
}
