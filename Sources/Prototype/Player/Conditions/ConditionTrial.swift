import CoreGraphics
import Motion
import Stage
import Transitions
import UIKit

/// Tries a transition under a condition: a push from code, a drag that goes back and is cancelled, one that finishes, and
/// another push and a pop from code.
///
/// After each of them nothing may move, calls must be balanced, and the pixels must be those of the same screens shown
/// without any transition.
@MainActor final class ConditionTrial {
  private let condition: TrialCondition
  private let entry: CatalogueEntry
  private let phone: CataloguePhone
  private let watch: BalanceWatch
  private let stills: StillPictures
  /// The field of the upper screen that is edited.
  private weak var field: UITextField?
  /// What the last drag did until the finger was lifted.
  private var lastDrag = HeldDrag.held
  /// The endings of drags that went back when the phone was turned.
  private var takenBack: Set<TrialEnding> = []
  /// What is wrong, by the ending that shows it.
  private var problems: [TrialEnding: [String]] = [:]

  /// `stills` are of the same transition.
  init(_ entry: CatalogueEntry, _ condition: TrialCondition, _ stills: StillPictures) {
    (self.entry, self.condition, self.stills) = (entry, condition, stills)
    phone = CataloguePhone.forTrial(of: entry, condition.phone)
    watch = BalanceWatch(phone.stage.application)
  }

  private var stage: Stage { phone.stage }

  /// Runs the trial, once.
  func cells() -> [TrialCell] {
    perform("the push", .finish, depth: 2) { runFromCode { phone.push() } }
    if condition == .keyboard { edit() }
    if entry.back != nil {
      perform("the cancelled drag", .cancel, depth: 2) { drag(.cancel) }
      perform("the drag", .finish, depth: 1) { drag(.finish) }
      if takenBack.contains(.finish) { perform("the next drag", .finish, depth: 1) { drag(.finish, turns: false) } }
      stage.perform { field?.removeFromSuperview() }
      perform("the second push", .finish, depth: 2) { runFromCode { phone.push() } }
      if condition == .keyboard { edit() }
    }
    perform("the pop", .finish, depth: 1) { runFromCode { phone.pop() } }
    return TrialEnding.allCases.map { ending in
      let isTried = ending == .finish || entry.back != nil
      return TrialCell(
        condition: condition, ending: ending, isTried: isTried, isTakenBack: takenBack.contains(ending),
        problems: problems[ending] ?? [])
    }
  }

  /// Performs a movement after which there are `depth` screens, and notes what is wrong then.
  private func perform(_ name: String, _ ending: TrialEnding, depth: Int, _ movement: () -> Void) {
    let before = ending == .cancel && condition != .rotation ? stage.render() : nil
    movement()
    var found: [String] = []
    do { try stage.settle() } catch { found.append("\(error)") }
    let depth = lastDrag == .takenBack ? 2 : depth
    if lastDrag == .lost { found.append("the finger does not move it") }
    if lastDrag == .takenBack { takenBack.insert(ending) }
    lastDrag = .held
    if stage.application.transitionStatus != nil { found.append("it leaves a transition under way") }
    if stage.application.touchCount != 0 { found.append("it leaves a finger down") }
    if phone.demo.depth != depth { found.append("it leads to \(phone.demo.depth) screens instead of \(depth)") }
    found += watch.takeProblems() + stage.diagnostics + stage.perform { shownProblems } + keyboardProblems(ending)
    let expected = before ?? stills.picture(of: depth, on: phone.phone, isTurned: isTurned)
    if let difference = stage.render().difference(from: expected) {
      found.append("other pixels are left: \(difference)")
    }
    problems[ending, default: []] += found.map { "\(name): \($0)" }
  }

  private var isTurned: Bool { stage.screenSize.isTurned(from: phone.phone.device.size) }

  /// What is wrong with stacks, tabs and presentations now that nothing moves.
  private var shownProblems: [String] {
    let controllers = CataloguePhone.controllers(in: phone.demo.root)
    return (controllers.map(ContainerCheck.problem) + [WindowCheck([stage.window], controllers).problem])
      .compactMap(\.self)
  }
}

/// What a drag did until the finger was lifted.
private enum HeldDrag {
  /// It moved the transition.
  case held
  /// The transition went back when the phone was turned: one with an interruptible animator cannot be staged again.
  case takenBack
  /// It moved nothing.
  case lost
}

// Movements.

extension ConditionTrial {
  /// Runs `movement`, and turns the phone a tenth of a second later if the condition says so.
  private func runFromCode(_ movement: () -> Void) {
    movement()
    guard condition == .rotation else { return }
    stage.advance(by: 0.1)
    turn()
  }

  /// Turns the phone on its side, or back.
  private func turn() {
    if isTurned { phone.resize(to: phone.phone.device.size) } else { Fault.rotation.begin(on: phone) }
  }

  /// Drags in two halves, between which the phone may be turned, rests, and lets go.
  private func drag(_ ending: TrialEnding, turns: Bool = true) {
    guard let start = phone.track?.point(0) else { return }
    let turns = turns && condition == .rotation
    stage.send(.down(start))
    let half = ending == .finish ? 0.4 : 0.05
    move(from: start, 0, to: half)
    let wasHeld = isHeld
    if turns { turn() }
    let point = move(from: start, half, to: progress(of: ending, turns: turns))
    stage.advance(by: Self.rest)
    lastDrag = isHeld ? .held : wasHeld && turns ? .takenBack : .lost
    stage.send(.up(point))
  }

  private var isHeld: Bool { phone.status?.phase == .held }

  /// Moves a finger that went down at `start`, and returns where it is then.
  @discardableResult private func move(from start: CGPoint, _ first: Double, to last: Double) -> CGPoint {
    var point = start
    for step in 1...Self.steps {
      stage.advance(by: 1.0 / 60)
      guard let track = phone.track else { break }
      let distance = track.distance(of: first + (last - first) * Double(step) / Double(Self.steps))
      let direction = (phone.back ?? .right).vector
      point = CGPoint(
        x: start.x + CGFloat(distance) * direction.dx, y: start.y + CGFloat(distance) * direction.dy)
      stage.send(.move(point))
    }
    return point
  }

  /// Returns a progress at which a release without velocity has an ending, for the size before a turn as well.
  private func progress(of ending: TrialEnding, turns: Bool) -> Double {
    let candidates = ending == .finish ? [0.8, 1.2] : turns ? [0.05] : [0.21, 0.1, 0.05]
    return candidates.first { finishes(at: min($0, 1)) == (ending == .finish) } ?? candidates[0]
  }

  private func finishes(at progress: Double) -> Bool {
    guard let rule = phone.releaseRule, let length = phone.track?.length else { return false }
    return rule.decision(for: Release(progress: progress, pointsPerSecond: 0, width: length.native)).finishes
  }

  private static let steps = 4
  /// How long the finger rests before it is lifted, so that it has no velocity, in seconds.
  private static let rest = 0.2
}

// The keyboard.

extension ConditionTrial {
  /// Begins to edit a field of the upper screen, whose caret is not seen because it blinks.
  private func edit() {
    stage.perform {
      guard let screen = CataloguePhone.controllers(in: phone.demo.root).last(where: { $0.viewIfLoaded?.window != nil })
      else { return }
      let field = UITextField(
        frame: CGRect(x: 40, y: screen.view.bounds.maxY - 80, width: screen.view.bounds.width - 80, height: 34))
      (field.borderStyle, field.text, field.tintColor) = (.roundedRect, "Edited", .clear)
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      self.field = field
    }
    try? stage.settle()
  }

  /// What is wrong with who gets the keys: after a cancelled drag the field of the upper screen, otherwise nothing.
  private func keyboardProblems(_ ending: TrialEnding) -> [String] {
    guard condition == .keyboard else { return [] }
    return switch ending {
    case .cancel where field?.isFirstResponder != true: ["the field is not edited any more"]
    case .finish where stage.application.takesKeys: ["a field is still edited"]
    default: []
    }
  }
}
