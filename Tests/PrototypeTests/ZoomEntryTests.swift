import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("The zoom in the catalogue")
struct ZoomEntryTests {
  /// What the phone shows in mid-flight, in and out, with these parameters; those of `later` are set in between.
  private func pictures(
    _ values: [(String, ParameterValue)], later: [(String, ParameterValue)] = []
  ) throws -> [String] {
    let scene = try CatalogueScene("zoom", looks: true)
    scene.phone.pop()
    try scene.phone.stage.settle()
    for (key, value) in values { scene.phone.set(key, to: value) }
    return try [true, false].map { opens in
      if opens { scene.phone.push() } else { scene.phone.pop() }
      scene.phone.stage.advance(by: 0.1)
      let digest = scene.phone.stage.render().digest
      try scene.phone.stage.settle()
      for (key, value) in later { scene.phone.set(key, to: value) }
      return digest
    }
  }

  @Test("The dimming's switch, colour and opacity change what is shown, and also of a screen that is open already")
  func dimming() throws {
    let published = try pictures([])
    let off = try pictures([("dimming", .isOn(false))])
    #expect(try off == pictures([("dimming.covered", .number(0))]))
    let red = try pictures([("dimming.color", .color(UIColor(hex: 0xFF0000)))])
    let dark = try pictures([("dimming.covered", .number(0.6))])
    for index in [0, 1] { #expect(Set([published, off, red, dark].map { $0[index] }).count == 4) }
    #expect(try pictures([], later: [("dimming", .isOn(false))]) == [published[0], off[1]])
  }

  @Test(
    "A push from code is rendered where the demo has only one screen to push", arguments: ["zoom", "shared-element"])
  func pushed(_ name: String) throws {
    var setup = Performance(try #require(Catalogue.entry(named: name)))
    setup.action = .push
    let player = try StagePlayer(setup)
    let before = player.stage.render().digest
    player.advance(to: 0.1)
    let inFlight = player.stage.render().digest
    player.advance(to: 2)
    #expect(Set([before, inFlight, player.stage.render().digest]).count == 3)
  }

  @Test("Both versions have the figures as they were measured; the article is a source of what touches do")
  func published() throws {
    let figures: [String: Double] = [
      "dimming.covered": 0.15, "zoom.covered": 0.914, "zoom.frequency": 19, "zoom.fade": 0.55, "zoom.lag": 0.05,
      "zoom.lead": 0.03, "drag.slop": 18, "edge.slop": 12, "zoom.dismiss": 0.905, "zoom.dismiss.edge": 0.7,
      "zoom.dismiss.side": 0.79, "zoom.dismiss.pinch": 0.5, "zoom.ahead": 0.12,
    ]
    for (name, touches, source) in [
      ("zoom", "measured", ParameterSource.swiftTransitions), ("zoom-documented", "documented", .fluidTransitions),
    ] {
      let entry = try #require(Catalogue.entry(named: name))
      let numbers = entry.parameters.compactMap { description, value -> (String, Double)? in
        if case .number(let number) = value { (description.key, number) } else { nil }
      }
      #expect(Dictionary(uniqueKeysWithValues: numbers) == figures)
      let row = try #require(entry.parameters.first { $0.description.key == "zoom.touches" })
      #expect(row.initial == .choice(touches) && row.description.provenance?.source == source)
      #expect(entry.parameters.allSatisfy { $0.description.provenance != .guessed })
    }
  }
}
