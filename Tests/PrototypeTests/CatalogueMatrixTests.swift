import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Every transition of the catalogue")
struct CatalogueMatrixTests {
  @Test(
    "Every ending of a drag leaves the right stack and no leftovers; a cancelled drag restores the state before",
    arguments: CatalogueNames.dragged, DragEnding.allCases)
  func endings(name: String, ending: DragEnding) throws {
    for looks in [true, false] {
      let scene = try CatalogueScene(name, looks: looks)
      let before = scene.phone.stage.render().digest
      weak let leaving = scene.top
      let state = scene.top.map(State.init)
      let goesBack = scene.play(ending)
      try scene.phone.stage.settle()
      let comment = "\(name), \(ending), looks \(looks)"
      #expect(scene.phone.demo.depth == (goesBack ? 1 : 2), "\(comment)")
      #expect(scene.phone.stage.diagnostics.isEmpty, "\(comment): \(scene.phone.stage.diagnostics)")
      if goesBack {
        scene.phone.stage.advance(by: 1)
        // A tab remains; a popped or dismissed screen is deallocated.
        #expect((leaving == nil) == (name != "swipe-tabs"), "\(comment)")
      } else if ending != .resized {
        #expect(scene.phone.stage.render().digest == before, "\(comment)")
        #expect(scene.top.map(State.init) == state, "\(comment)")
      }
      // The next push and pop work as usual.
      scene.phone.push()
      try scene.phone.stage.settle()
      scene.phone.pop()
      try scene.phone.stage.settle()
      #expect(scene.phone.stage.diagnostics.isEmpty, "\(comment): \(scene.phone.stage.diagnostics)")
    }
  }

  @Test(
    "Where nothing is forgiven, a drag that goes back leaves everything as it was, and nothing is told",
    arguments: CatalogueNames.dragged, [DragEnding.cancel, .caught, .takenAway, .flick])
  func strict(name: String, ending: DragEnding) throws {
    let scene = try CatalogueScene(name, looks: true, isStrict: true)
    let before = scene.phone.stage.render().digest
    let goesBack = scene.play(ending)
    try scene.phone.stage.settle()
    if !goesBack { #expect(scene.phone.stage.render().digest == before) }
    scene.phone.push()
    try scene.phone.stage.settle()
    scene.phone.pop()
    try scene.phone.stage.settle()
    #expect(scene.phone.stage.diagnostics.isEmpty, "\(scene.phone.stage.diagnostics)")
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
