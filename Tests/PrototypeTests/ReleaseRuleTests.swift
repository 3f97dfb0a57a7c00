import CoreGraphics
import Motion
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

// The catalogue decides at release by a few plain lines; `Motion` has the same rules and explains them.

@MainActor @Suite("Release rules of the catalogue")
struct ReleaseRuleTests {
  /// A decision of the catalogue: its rule, velocity unit, and thresholds.
  struct Decision: CustomTestStringConvertible, Sendable {
    let rule: DragParameters.Rule
    let unit: DragParameters.VelocityUnit
    let distance: Double
    let velocity: Double

    var testDescription: String { "\(rule), \(distance), \(velocity) \(unit)" }

    var parameters: DragParameters {
      var parameters = DragParameters()
      (parameters.rule, parameters.velocityUnit) = (rule, unit)
      (parameters.distanceThreshold, parameters.velocityThreshold) = (CGFloat(distance), CGFloat(velocity))
      return parameters
    }

    static let all = DragParameters.Rule.allCases.flatMap { rule in
      DragParameters.VelocityUnit.allCases.flatMap { unit in
        [0.0, 0.3, 0.33, 0.4, 0.5, 1].flatMap { distance in
          (unit == .points ? [0.0, 300, 1_000] : [0, 1, 2.5]).map { velocity in
            Self(rule: rule, unit: unit, distance: distance, velocity: velocity)
          }
        }
      }
    }
  }

  /// A number, and the numbers just below and just above it.
  private func around(_ limit: Double) -> [Double] { [limit.nextDown, limit, limit.nextUp] }

  @Test(
    "The catalogue's decision equals the decision of its rule on a grid, and at, just below and just above each limit",
    arguments: Decision.all)
  func grid(decision: Decision) {
    let parameters = decision.parameters
    let threshold = parameters.distanceThreshold.native
    var finishing = 0
    var releases = 0
    for length in [200.0, 390, 844] {
      let limit = parameters.velocityThreshold.native * (parameters.velocityUnit == .lengths ? length : 1)
      let progresses = [0, 0.01, 0.2, 0.45, 0.6, 0.99, 1] + around(threshold)
      // The velocity at which the progress ahead is exactly at the threshold, as far as numbers allow.
      let leading = progresses.map { (threshold - $0) * length / parameters.projection.native }.flatMap(around)
      let velocities = [-4_000, -350, 0, 350, 4_000] + around(limit) + around(-limit) + leading
      for progress in progresses {
        for velocity in velocities {
          let decision = parameters.releaseRule.decision(
            for: Release(progress: progress, pointsPerSecond: velocity, width: length))
          let isEnough = Transitions.isEnough(
            CGFloat(progress), velocity: CGFloat(velocity), length: CGFloat(length),
            threshold: parameters.distanceThreshold, parameters: parameters)
          #expect(decision.finishes == isEnough, "progress \(progress), \(velocity) pt/s of \(length) pt")
          finishing += isEnough ? 1 : 0
          releases += 1
        }
      }
    }
    #expect(finishing > 0 && finishing < releases)
  }

  /// Releases at a progress and a velocity in points per second, on both sides of the limits of every entry.
  private static let drags: [(progress: Double, velocity: Double)] = [
    (0.25, 0), (0.36, 0), (0.45, 0), (0.6, 0), (0.21, 450), (0.25, 1_300), (0.6, -450), (0.6, -1_300),
  ]

  @Test("A real drag of every entry ends as its rule says", arguments: CatalogueNames.dragged)
  func drags(name: String) throws {
    let scene = try CatalogueScene(name, looks: false)
    // Otherwise the system's swipe, with the system's rule, handles drags from the edge.
    scene.phone.set("systemEdge", to: .isOn(false))
    let choices: [ParameterValue] =
      scene.phone.demo.parameters["release.rule"] == nil
      ? [] : DragParameters.Rule.allCases.map { .choice($0.rawValue) }
    for choice in [nil] + choices {
      if let choice { scene.phone.set("release.rule", to: choice) }
      for drag in Self.drags {
        try scene.goForward()
        // The zoom's drag is as long as the screen, and begins later.
        let (dead, length) = name.hasPrefix("zoom") ? (8.0, 844.0) : (0, scene.distance.native)
        let release = Release(
          translation: drag.progress * scene.distance.native - dead, pointsPerSecond: drag.velocity, width: length)
        scene.fling(to: CGFloat(drag.progress), velocity: CGFloat(drag.velocity))
        let decision = try #require(scene.phone.releaseRule).decision(for: release)
        try scene.phone.stage.settle()
        #expect((scene.phone.demo.depth == 1) == decision.finishes, "\(name), \(drag): \(decision.explanation)")
      }
    }
  }

  @Test("Exactly those entries that a drag ends have a rule")
  func entries() {
    let setting = DemoSetting(colors: PrototypeOptions.defaultColors, depth: 2, region: nil)
    for entry in Catalogue.entries {
      let phone = CataloguePhone(entry, setting, scale: 1)
      #expect((phone.demo.parameters.releaseRule != nil) == (entry.back != nil), "\(entry.name)")
    }
  }

  @Test("The rule follows the parameters")
  func changes() throws {
    let scene = try CatalogueScene("back-swipe", looks: false)
    #expect(scene.phone.demo.parameters.releaseRule == .halfOrFlick)
    scene.phone.set("release.distance", to: .number(0.25))
    scene.phone.set("release.rule", to: .choice("distance"))
    #expect(scene.phone.demo.parameters.releaseRule == .distance(threshold: 0.25))
    #expect(try CatalogueScene("flutter", looks: false).phone.demo.parameters.releaseRule == .flutter)
    #expect(try CatalogueScene("react-navigation", looks: false).phone.demo.parameters.releaseRule == .reactNavigation)
  }

  @Test(
    "The rule depends on where the drag begins if the edge differs, and on the version of iOS for the system's swipe")
  func starts() throws {
    let scene = try CatalogueScene("ios-27", looks: false)
    func rule(_ x: Double) -> ReleaseRule? {
      scene.phone.stage.send(.down(CGPoint(x: x, y: 300)))
      scene.phone.stage.send(.up(CGPoint(x: x, y: 300)))
      return scene.phone.releaseRule
    }
    #expect(rule(19.9) == .iOS27Edge && rule(20) == .iOS27Content)
    scene.phone.set("edge.differs", to: .isOn(false))
    #expect(rule(19.9) == .iOS27Content)
    let system = try CatalogueScene("system-swipe", looks: false).phone.demo.parameters
    for (distance, version, rule) in [
      (5.0, SystemVersion.iOS27, ReleaseRule.iOS27Edge), (25, .iOS27, .iOS27Content), (5, .iOS18, .reactNavigation),
    ] {
      #expect(system.releaseRule(for: DragStart(distanceFromEdge: distance, systemVersion: version)) == rule)
    }
  }
}
