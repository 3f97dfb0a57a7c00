import SeededRandom
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Every transition of the catalogue")
struct CatalogueMatrixTests {
  /// By day each has a third of the faults.
  @Test(
    "It keeps the rules in drags, pushes and pops, with every fault, and leaves nothing", arguments: CatalogueNames.all)
  func rules(name: String) throws {
    let index = CatalogueNames.all.firstIndex(of: name) ?? 0
    let faults = Fault.allCases.indices.filter { Nightly.isNow || ($0 + index).isMultiple(of: 3) }
    let names = faults.map { "\"\(Fault.allCases[$0].name)\"" }.joined(separator: ", ")
    let text = #"{"drags": ["slow-30", "two-quick"], "leavesNothing": true, "survives": [\#(names)]}"#
    let setup = Performance(try #require(Catalogue.entry(named: name)))
    let check = try ContractCheck(name, setup, Contract(Array(text.utf8)))
    let isRight = check.verdicts.allSatisfy { $0.holds == true || $0.holds == nil && name == "rise-segue" }
    #expect(isRight && check.verdicts.count == 7, "\(ContractReport([check]).text)")
  }

  /// The endings that are tried where nothing is forgiven.
  private static let strict: [DragEnding] = [.cancel, .caught, .takenAway, .flick]

  @Test(
    "Every ending of a drag leaves the right stack and no leftovers; a cancelled drag restores the state before",
    arguments: CatalogueNames.dragged, DragEnding.allCases)
  func endings(name: String, ending: DragEnding) throws {
    let isStrict = Self.strict.contains(ending)
    let scene = try CatalogueScene(name, looks: isStrict, isStrict: isStrict)
    let stage = scene.phone.stage
    let before = stage.render().digest
    weak let leaving = scene.top
    let state = scene.top.map(State.init)
    let goesBack = scene.play(ending)
    try stage.settle()
    #expect(scene.phone.demo.depth == (goesBack ? 1 : 2))
    #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
    if goesBack {
      stage.advance(by: 1)
      // A tab remains; a popped or dismissed screen is deallocated.
      #expect((leaving == nil) == (name != "swipe-tabs"))
    } else if ending != .resized {
      #expect(stage.render().digest == before && scene.top.map(State.init) == state)
    }
    // The next push and pop work as usual.
    scene.phone.push()
    try stage.settle()
    scene.phone.pop()
    try stage.settle()
    #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
  }

  @Test(
    "A press catches a push from code: a drag reverses it, a click lets it continue",
    arguments: [
      "keyframe", "corner-rotation", "sink", "sink-deep", "push-down", "fade-slide", "grow", "ios-18", "ios-27",
      "flutter",
    ],
    [true, false])
  func caughtPush(name: String, drags: Bool) throws {
    let scene = try CatalogueScene(name, looks: true)
    let stage = scene.phone.stage
    let before = stage.render().digest
    scene.phone.push()
    stage.advance(by: 0.1)
    stage.send(.down(CGPoint(x: 200, y: 30)))
    let held = stage.render().digest
    stage.advance(by: 0.3)
    #expect(stage.render().digest == held)
    if drags {
      for step in 0...10 {
        stage.advance(by: 1 / 60)
        stage.send(.move(CGPoint(x: 200 + 30 * CGFloat(step), y: 30)))
      }
      stage.advance(by: 0.2)
    }
    stage.send(.up(CGPoint(x: drags ? 500 : 200, y: 30)))
    try stage.settle()
    // The click on the phone also pushes a screen after this one.
    #expect(scene.phone.demo.depth == (drags ? 2 : 4))
    if drags { #expect(stage.render().digest == before) }
    #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
  }

  @Test(
    "Every parameter can be changed during a drag and while it settles without a change of progress",
    arguments: CatalogueNames.all)
  func retuning(name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    guard entry.back != nil else { return }
    let scene = try CatalogueScene(name, looks: true)
    let before = scene.phone.stage.render().digest
    scene.press()
    scene.move(to: 0.3)
    for each in entry.parameters where each.description.key != "region" {
      guard let parameter = scene.phone.demo.parameters[each.description.key] else { continue }
      scene.phone.set(each.description.key, to: each.description.other(than: parameter.current))
      scene.phone.stage.advance(by: 1 / 60)
      scene.phone.set(each.description.key, to: parameter.current)
      scene.phone.stage.advance(by: 1 / 60)
      #expect(
        scene.phone.demo.parameters[each.description.key]?.current == parameter.current, "\(each.description.key)")
    }
    scene.release(at: scene.notEnough(0.21))
    scene.phone.stage.advance(by: 1 / 60)
    scene.phone.set("duration", to: .number(1))
    try scene.phone.stage.settle()
    #expect(scene.phone.demo.depth == 2)
    #expect(scene.phone.stage.render().digest == before)
    #expect(scene.phone.stage.diagnostics.isEmpty, "\(scene.phone.stage.diagnostics)")
  }

  @Test("A replay gives the same pictures every time, in one step or in many", arguments: CatalogueNames.all)
  func replays(name: String) throws {
    var setup = Performance(try #require(Catalogue.entry(named: name)))
    setup.action = setup.entry.back == nil ? .pop : .example(try #require(ExampleDrag.named("two-quick")))
    let (few, many) = (try StagePlayer(setup), try StagePlayer(setup))
    var digests: Set<String> = []
    for time in [0.05, 0.11, 0.2, 0.3, 0.45, 0.8] {
      few.advance(to: time)
      let start = many.time
      for step in 1...10 { many.advance(to: start + (time - start) * Double(step) / 10) }
      let digest = few.stage.render().digest
      #expect(many.stage.render().digest == digest, "\(time)")
      digests.insert(digest)
    }
    #expect(digests.count > 3)
  }

  @Test(
    "The stack has any number of screens at once, and looks as if it had come there by itself",
    arguments: CatalogueNames.all)
  func depths(name: String) throws {
    let setting = DemoSetting(colors: PrototypeOptions.defaultColors, depth: 3, region: nil)
    let phone = CataloguePhone(try #require(Catalogue.entry(named: name)), setting, scale: 1)
    let stage = phone.stage
    // Since iOS 26 the buttons of bars go on by themselves.
    var plain = phone.phone
    plain.systemVersion = .iOS18
    phone.set(plain)
    stage.advance(by: 0.1)
    phone.show(depth: 2)
    try stage.settle()
    #expect(phone.demo.depth == 2)
    let before = stage.render().digest
    // A round: back in the middle of which the loop begins again, and back to the end.
    for isWhole in [false, true] {
      phone.pop()
      if isWhole { try stage.settle() } else { stage.advance(by: 0.1) }
      let now = stage.now
      phone.show(depth: 2)
      #expect(phone.demo.depth == 2)
      // A segue's animations belong to no transition, and those of a zoom's bars go on after theirs.
      #expect(
        isWhole || stage.now == now || ["rise-segue", "zoom", "zoom-documented", "ios-26", "ios-27"].contains(name))
      try stage.settle()
      #expect(stage.render().digest == before)
    }
    #expect(stage.diagnostics == [])
  }

  /// The model values of a screen's view.
  struct State: Equatable {
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat
    let shadow: Float

    @MainActor init(_ view: UIView) {
      (center, bounds, transform, alpha) = (view.center, view.bounds, view.transform, view.alpha)
      shadow = view.layer.shadowOpacity
    }
  }
}

extension ParameterDescription {
  /// Returns another value that the parameter accepts.
  func other(than value: ParameterValue) -> ParameterValue {
    switch (kind, value) {
    case (.number(let range, _), .number(let now)):
      let middle = (range.lowerBound + range.upperBound) / 2
      return .number(now == middle ? range.upperBound : middle)
    case (.toggle, .isOn(let isOn)): return .isOn(!isOn)
    case (.choice(let choices), .choice(let now)): return .choice(choices.first { $0.name != now }?.name ?? now)
    default: return .color(.red)
    }
  }
}
