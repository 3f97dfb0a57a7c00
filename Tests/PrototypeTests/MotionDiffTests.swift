import Foundation
import Testing

@testable import Prototype

@MainActor @Suite("What changed between two versions")
struct MotionDiffTests {
  private func side(_ name: String, _ sets: [String: ParameterValue] = [:]) throws -> MotionDiff.Side {
    var setup = Performance(try #require(Catalogue.entry(named: name)))
    for (key, value) in sets { setup.edits.set(key, to: value, in: setup.entry) }
    return MotionDiff.Side(name, setup)
  }

  @Test("The same version does not differ") func same() throws {
    let diff = try MotionDiff(side("sink"), side("sink"))
    #expect(diff.isSame && diff.text.isEmpty)
  }

  @Test(
    "A figure that changed is named with both values, and no other",
    arguments: [
      ("back-swipe", "parallax.divisor", ParameterValue.number(4), "parallax of ", " 30 % → 25 %"),
      ("back-swipe", "dimming.covered", .number(0.3), "opacity of ", " 90 % → 70 %"),
      ("sink", "scale", .number(0.8), "scale of ", " 0.95 → 0.8"),
      ("sink", "duration", .number(0.9), "duration ", " 0.3 s → 0.9 s"),
      ("sink", "release.distance", .number(0.4), "threshold ", " 50 % → 40 %"),
      ("sink", "parallax", .isOn(true), "parallax of ", " 0 % → 30 %"),
      ("sink", "corner.radius", .number(20), "corner radius of ", " 0 pt → 20 pt"),
      ("back-swipe", "release.curve", .choice("linear"), "settling curve: at half of the time ", " % → "),
      ("rise-segue", "duration", .number(0.8), "duration ", " → 0.8 s"),
      ("sink", "shadow.radius", .number(9), "shadow radius of ", " 3 pt → 9 pt"),
    ])
  func figures(name: String, key: String, value: ParameterValue, start: String, end: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    #expect(entry.parameters.contains { $0.description.key == key }, "\(entry.parameters.map(\.description.key))")
    let diff = try MotionDiff(side(name), side(name, [key: value]))
    #expect(!diff.isSame)
    #expect(
      diff.figures.contains { $0.text.hasPrefix(start) && $0.text.contains(end) },
      "\(diff.text)")
  }
}
