import CoreGraphics
import Foundation
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

/// How a drag ends.
enum DragEnding: String, CaseIterable {
  case finish, cancel, flick, caught, takenAway, resized
}

/// A transition of the catalogue in a phone of its own, and a finger.
@MainActor final class CatalogueScene {
  let phone: DemoPhone
  let entry: CatalogueEntry
  private let drag: CatalogueEntry.BackDrag

  init(_ name: String, looks: Bool) throws {
    entry = try #require(Catalogue.entry(named: name))
    drag = try #require(entry.back)
    phone = DemoPhone(options: PrototypeOptions(depth: 2, entry: entry), scale: 1)
    for key in ["shadow", "dimming", "parallax"] { phone.set(key, to: .isOn(looks)) }
    try phone.stage.settle()
    while phone.demo.depth < 2 {
      phone.push()
      try phone.stage.settle()
    }
  }

  /// Where the finger goes down.
  private var start: CGPoint { drag == .right ? CGPoint(x: 4, y: 422) : CGPoint(x: 195, y: 253) }

  /// Where it is when it has gone so much of the way; ten points are a pan's slop.
  func point(_ progress: CGFloat) -> CGPoint {
    let slop: CGFloat = 10.001
    return drag == .right
      ? CGPoint(x: start.x + slop + 390 * progress, y: start.y)
      : CGPoint(x: start.x, y: start.y + slop + 200 * progress)
  }

  func press() { phone.stage.send(.down(start)) }

  func move(from first: CGFloat = 0, to last: CGFloat, steps: Int = 8) {
    for step in 0...steps {
      phone.stage.advance(by: 1 / 60)
      phone.stage.send(.move(point(first + (last - first) * CGFloat(step) / CGFloat(steps))))
    }
  }

  func release(at progress: CGFloat) {
    phone.stage.advance(by: 0.2)
    phone.stage.send(.up(point(progress)))
  }

  /// Drags to where a release would finish or not, and ends it so; whether it goes back to the screen before.
  func play(_ ending: DragEnding) -> Bool {
    press()
    switch ending {
    case .finish:
      move(to: 0.8)
      release(at: 0.8)
    case .cancel:
      move(to: 0.2)
      release(at: 0.2)
    case .flick:
      move(to: 0.9, steps: 2)
      phone.stage.send(.up(point(0.9)))
    case .caught:
      move(to: 0.15)
      release(at: 0.15)
      phone.stage.advance(by: 1 / 60)
      press()
      phone.stage.advance(by: 0.3)
      phone.stage.send(.up(start))
    case .takenAway:
      move(to: 0.8)
      phone.stage.send(.cancel)
    case .resized:
      move(to: 0.3)
      phone.stage.resize(to: CGSize(width: 320, height: 844), scale: 1)
      phone.stage.advance(by: 0.1)
      phone.stage.send(.cancel)
      phone.stage.advance(by: 1 / 60)
    }
    return ending == .finish || ending == .flick
  }

  /// The view of the screen on top.
  var top: UIView? {
    var top = phone.demo.root
    if let over = top as? StaticBackgroundController { top = over.content }
    while let next = top.presentedViewController { top = next }
    return ((top as? UINavigationController)?.topViewController ?? top).view
  }
}

@MainActor @Suite("Every transition of the catalogue")
struct CatalogueMatrixTests {
  @Test(
    "However a drag ends, the stack is right, nothing stays behind, and what was cancelled is as before",
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
        // A tab stays, a popped or dismissed screen is gone.
        #expect((leaving == nil) == (name != "swipe-tabs"), "\(comment)")
      } else if ending != .resized {
        #expect(scene.phone.stage.render().digest == before, "\(comment)")
        #expect(scene.top.map(State.init) == state, "\(comment)")
      }
      // It goes on and back as if nothing had been.
      scene.phone.push()
      try scene.phone.stage.settle()
      scene.phone.pop()
      try scene.phone.stage.settle()
      #expect(scene.phone.stage.diagnostics.isEmpty, "\(comment): \(scene.phone.stage.diagnostics)")
    }
  }

  @Test(
    "A push from code is caught by a press: a drag takes it back, a click lets it go on",
    arguments: [
      "keyframe", "corner-rotation", "sink", "sink-deep", "push-down", "fade-slide", "grow", "ios-18", "flutter",
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
    // The click was one on the phone as well, and pushes after it.
    #expect(scene.phone.demo.depth == (drags ? 2 : 4))
    if drags { #expect(stage.render().digest == before) }
    #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
  }

  @Test(
    "Every figure can be changed in mid-drag and while it settles; the progress stays", arguments: CatalogueNames.all)
  func retuning(name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    guard entry.back != nil else { return }
    let scene = try CatalogueScene(name, looks: true)
    let before = scene.phone.stage.render().digest
    scene.press()
    scene.move(to: 0.3)
    for each in entry.parameters where each.description.key != "region" {
      guard let figure = scene.phone.demo.figures[each.description.key] else { continue }
      scene.phone.set(each.description.key, to: each.description.other(than: figure.now))
      scene.phone.stage.advance(by: 1 / 60)
      scene.phone.set(each.description.key, to: figure.now)
      scene.phone.stage.advance(by: 1 / 60)
      #expect(scene.phone.demo.figures[each.description.key]?.now == figure.now, "\(each.description.key)")
    }
    scene.release(at: 0.2)
    scene.phone.stage.advance(by: 1 / 60)
    scene.phone.set("duration", to: .number(1))
    try scene.phone.stage.settle()
    #expect(scene.phone.demo.depth == 2)
    #expect(scene.phone.stage.render().digest == before)
    #expect(scene.phone.stage.diagnostics.isEmpty, "\(scene.phone.stage.diagnostics)")
  }

  /// What a screen's view is when nothing moves.
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
  /// Another value of the kind it takes.
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

/// The names of what is tested; that there are no others is a test of its own.
enum CatalogueNames {
  static let dragged = [
    "back-swipe", "system-swipe", "swipe-dismiss", "swipe-tabs", "rise", "keyframe", "corner-rotation", "photo-viewer",
    "sink", "sink-deep", "shared-element", "push-down", "side-present", "fade-slide", "grow", "ios-18", "ios-26",
    "flutter", "react-navigation", "libadwaita",
  ]
  static let all = dragged + ["rise-segue"]
}

@MainActor @Suite("The catalogue's list")
struct CatalogueListTests {
  @Test("Every entry is tested by name, has its own name and sentence, and its figures their own keys")
  func entries() {
    #expect(Set(Catalogue.entries.map(\.name)) == Set(CatalogueNames.all))
    #expect(Catalogue.entries.count == CatalogueNames.all.count)
    for entry in Catalogue.entries {
      #expect(entry.sentence.hasSuffix(".") && !entry.title.isEmpty)
      #expect((entry.back != nil) == CatalogueNames.dragged.contains(entry.name), "\(entry.name)")
      let keys = entry.parameters.map(\.description.key)
      #expect(Set(keys).count == keys.count)
      for (description, usual) in entry.parameters {
        guard case .number(let range, _) = description.kind, case .number(let number) = usual else { continue }
        #expect(range.contains(number), "\(entry.name): \(description.key)")
      }
    }
  }

  @Test("In writing it names each one with its sentence, and as JSON all figures too")
  func writing() throws {
    for entry in Catalogue.entries { #expect(CatalogueListing.text.contains("\(entry.name) ")) }
    let json = try JSONSerialization.jsonObject(with: Data(CatalogueListing.json().utf8)) as? [String: Any]
    let entries = try #require(json?["transitions"] as? [[String: Any]])
    #expect(entries.count == Catalogue.entries.count)
    let swipe = try #require(entries.first { $0["name"] as? String == "back-swipe" })
    let figures = try #require(swipe["parameters"] as? [[String: Any]])
    let radius = try #require(figures.first { $0["key"] as? String == "shadow.radius" })
    #expect(
      radius["default"] as? Double == 5 && radius["unit"] as? String == "pt" && radius["maximum"] as? Double == 40)
    let color = try #require(figures.first { $0["key"] as? String == "shadow.color" })
    #expect(color["default"] as? String == "000000" && color["type"] as? String == "color")
  }
}
