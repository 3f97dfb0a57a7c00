import Transitions
import UIKit

extension CatalogueEntry {
  static let engines = [
    engine(
      "ios-18", "iOS", "spring, from the edge",
      "The push and pop of iOS up to 18: a spring, dragged from the left edge.", .iOS18, ofOlderSystems
    ).version("18"),
    engine(
      "ios-26", "iOS", "spring, from anywhere",
      "The push and pop of iOS 26: the same spring, dragged from anywhere.", .iOS26, ofOlderSystems
    ).version("26"),
    engine(
      "ios-27", "iOS", "fast at once, then calm",
      "The push and pop of iOS 27: fast from the first frame on; dragged from anywhere, a release counts as if 0.12 s later.",
      .iOS27,
      .from(
        .measured(.swiftTransitions),
        except: [
          "dimming.placement": .guessed, "dimming.color": .guessed, "shadow.color": .guessed, "shadow.alpha": .guessed,
          "shadow.offset.y": .guessed, "shadow.revealed": .guessed, "release.passesEnd": .guessed,
          "drag.caught": .guessed,
        ])
    ).version("27", isUsual: true),
    engine(
      "flutter", "Flutter", "slides on a curve",
      "Flutter's Cupertino pages: a curve of half a second; a fling decides, otherwise half the distance.",
      .flutter, .from(.published(.flutter), except: ["shadow": .guessed, "drag": .guessed])),
    engine(
      "react-navigation", "React", "a flick decides early",
      "React Navigation's stack: the position 0.3 s after the release decides.", .reactNavigation,
      .from(.published(.reactNavigation), except: ["drag": .guessed])
    ).version("JS"),
    engine(
      "react-native-screens", "React", "the native stack",
      "React Navigation's native stack: the push of iOS; the position 0.3 s after the release decides.",
      .reactNativeScreens,
      .from(
        .published(.reactNativeScreens),
        except: ["drag": .guessed, "dimming.color": .guessed, "dimming.placement": .guessed, "region.width": .guessed])
    ).version("native"),
    engine(
      "telegram", "Telegram", "a fifth is enough",
      "Telegram's push and pop: a fifth of the width decides, and the rest follows as fast as the finger was.",
      .telegram,
      .from(
        .published(.telegram),
        except: [
          "drag": .guessed, "shadow.color": .guessed, "shadow.offset.x": .guessed, "shadow.offset.y": .guessed,
        ])),
    engine(
      "libadwaita", "libadwaita", "a stiff spring, flat",
      "libadwaita's navigation view: a stiff spring; the screen beneath does not move.", .libadwaita,
      .from(.published(.libadwaita), except: ["drag": .guessed])),
  ]

  /// The spring was read from the system; the rule at release is another engine's.
  private static let ofOlderSystems = ParameterProvenance.from(
    .guessed,
    except: [
      "pace": .published(.springReaders), "spring": .published(.springReaders), "parallax": .measured(.simulatorProbes),
      "drag.slop": .measured(.simulatorProbes), "dimming": .published(.reactNativeScreens),
      "region.width": .published(.flutter),
    ])

  private static func engine(
    _ name: String, _ title: String, _ words: String, _ sentence: String, _ parameters: EngineParameters,
    _ provenance: ParameterProvenance
  ) -> CatalogueEntry {
    CatalogueEntry(
      name, title, in: .engines, words: words, sentence, parameters, engineParameters(parameters.drag), provenance,
      release: .parameters(\.drag)
    ) { setting, parameters in
      let navigation = EngineNavigationController()
      return StackDemo(navigation, parameters, setting) { [unowned navigation] in navigation.parameters = $0 }
    }.exported(
      .navigation("EngineNavigationController", EngineParameters(), differences: [.catching, .calm])
    ).mirrored()
  }

  private static func engineParameters(_ drag: DragParameters) -> [Parameter<EngineParameters>] {
    engineMotion + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)
      + Parameter.drag(
        \.drag,
        DragTraits(
          hasEdgeRule: drag.edgeDiffers, hasCurve: false, hasSpeed: false, unit: drag.velocityUnit))
  }

  private static let paces: [(value: EngineParameters.Pace, name: String, label: String)] = [
    (.spring, "spring", "Spring"), (.curve, "curve", "Curve"), (.exponential, "exponential", "Exponential"),
  ]

  private static let engineMotion: [Parameter<EngineParameters>] =
    [
      .choice(
        "pace", "Push and pop", \.pace, paces, in: .motion, help: "The motion of a push or a pop that is not dragged."),
      .choice(
        "release.pace", "After a drag", \.releasePace, paces, in: .release,
        help: "The motion after a release."),
      .duration(\.duration).when(.choice("pace", ["curve"])),
      .number(
        "timeConstant", "Time constant", \.timeConstant, 0.01...0.5, .seconds, in: .motion,
        help: "The time in which the rest of the exponential motion falls to 37 %."
      ).when(.any([.choice("pace", ["exponential"]), .choice("release.pace", ["exponential"])])),
      .choice(
        "release.time", "Takes", \.releaseTime,
        [(.whole, "whole", "Whole time"), (.rest, "rest", "Its part"), (.finger, "finger", "By the finger")],
        in: .release,
        help:
          "Whether the curve takes the settling time at any progress, the part of it that is left, or as long as the "
          + "finger would need for the rest."
      ).when(.choice("release.pace", ["curve"])),
      .number(
        "release.duration", "Settling time", \.releaseDuration, 0.05...2, .seconds, in: .release,
        help: "The duration of the curve after a release; the longest one if the finger decides."
      ).when(.choice("release.pace", ["curve"])),
      .number(
        "release.shortest", "Shortest time", \.shortestRelease, 0.01...0.5, .seconds, in: .release,
        help: "The shortest duration of the curve after a release that finishes."
      ).when(byFinger),
      .number(
        "release.back", "Time back", \.cancelDuration, 0.01...1, .seconds, in: .release,
        help: "The duration of the curve after a release that goes back to the start."
      ).when(byFinger),
      .toggle(
        "release.passesEnd", "May overshoot", \.passesEnd, in: .release,
        help: "Whether a fast finger carries the screens past their end; otherwise they brake and stop there."
      ).when(.choice("release.pace", ["spring"])),
      .toggle(
        "drag.caught", "Can be caught", \.canBeCaught, in: .gesture,
        help: "Whether a second drag catches a pop that settles; otherwise it pops the next screen."),
      .number(
        "spring.mass", "Mass", \.spring.mass, 0.1...10, .fraction, in: .motion, help: "The mass of the spring."
      ).when(hasSpring),
      .number(
        "spring.stiffness", "Stiffness", \.spring.stiffness, 10...2000, .fraction, in: .motion,
        help: "The stiffness of the spring."
      ).when(hasSpring),
      .number(
        "spring.damping", "Damping", \.spring.damping, 1...1000, .fraction, in: .motion,
        help: "The damping of the spring: the less, the more bounce; above critical it counts as critical."
      ).when(hasSpring),
    ] + Parameter.handles(\.curve, -1...2, time: "The time of", value: "The progress of").map { $0.when(hasCurve) }

  private static let byFinger = ParameterCondition.all([
    .choice("release.pace", ["curve"]), .choice("release.time", ["finger"]),
  ])

  private static let hasSpring = ParameterCondition.any([
    .choice("pace", ["spring"]), .choice("release.pace", ["spring"]),
  ])

  private static let hasCurve = ParameterCondition.any([.choice("pace", ["curve"]), .choice("release.pace", ["curve"])])
}

extension EngineParameters {
  fileprivate var canBeCaught: Bool {
    get { !dragsAgain }
    set { dragsAgain = !newValue }
  }
}

extension EngineAnimator: RebuiltAnimator {}
