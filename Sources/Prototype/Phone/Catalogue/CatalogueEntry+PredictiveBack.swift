import Motion
import Transitions
import UIKit

extension CatalogueEntry {
  static let predictiveBack = backGesture(
    "android-back", "both windows shrink",
    "Android's predictive back between activities: both shrink under the finger; 16 points are enough to go back.",
    PredictiveBackParameters(), gesture + activity, .androidSource
  ).version("system", isUsual: true)

  static let guidedBack = backGesture(
    "android-guide", "one fades into the other",
    "Predictive back as Android's design guide has it: one screen shrinks and fades, the other one fades in.",
    .guide, gesture + guide, .androidGuide
  ).version("guide")

  static let sharedBack = backGesture(
    "android-shared-element", "the upper one lifts off",
    "Predictive back from a screen that shares an element with the one beneath: the upper one shrinks and follows the "
      + "finger, then fades.",
    .surface, gesture + surface, .androidGuide
  ).version("shared")

  private static func backGesture(
    _ name: String, _ words: String, _ sentence: String, _ parameters: PredictiveBackParameters,
    _ table: [Parameter<PredictiveBackParameters>], _ source: ParameterSource
  ) -> CatalogueEntry {
    // The guide does not say how long anything lasts.
    let seconds = source == .androidSource ? Provenance.published(source) : .guessed
    let exceptions: [String: Provenance] = [
      "region": .guessed, "corner": .guessed, "gesture": .published(.androidSource),
      "spring.stiffness": .published(.androidSource), "release.points": .published(.androidSource),
      "duration": seconds, "release.duration": seconds,
    ]
    return CatalogueEntry(
      name, "Android", in: .engines, words: words, sentence, parameters, table,
      .from(
        .published(source),
        except: parameters.style == .surface ? exceptions.merging(surfaceSources) { $1 } : exceptions),
      release: .predictiveBack
    ) { setting, parameters in
      let navigation = PredictiveBackNavigationController()
      return StackDemo(navigation, parameters, setting, barsTravel: true) { [unowned navigation] in
        navigation.parameters = $0
      }
    }.exported(
      .navigation(
        "PredictiveBackNavigationController", PredictiveBackParameters(), differences: [.earlyRelease, .delegate]))
  }

  private static let surfaceSources: [String: Provenance] = [
    "release.duration": .published(.flutter), "exit.part": .published(.flutter), "corner": .published(.flutter),
  ]

  private static let gesture: [Parameter<PredictiveBackParameters>] =
    [
      .duration(\.duration), .regionChoice(\.region),
      .number(
        "region.width", "Edge width", \.edgeWidth, 0...390, .points, in: .gesture,
        help: "The width of the edge in which a drag may begin."
      ).when(.choice("region", ["edge"])),
      .number(
        "gesture.linear", "Linear until", \.linearDistance, 100...600, .points, in: .gesture,
        help: "The distance up to which the progress is proportional to the finger's; counts on wider screens."),
      .number(
        "spring.stiffness", "Stiffness", \.stiffness, 50...5000, .fraction, in: .gesture,
        help: "The stiffness of the spring by which the screens follow the finger, and by which they return."),
    ]
    + Parameter.handles(
      \.curve, 0...1, time: "The progress of the finger at", value: "What is shown of the gesture at") + [
      .number(
        "scale", "Scale", \.scale, 0.5...1, .fraction, in: .motion,
        help: "The scale of the leaving screen at the end of the gesture."),
      .number(
        "corner.radius", "Corner radius", \.cornerRadius, 0...60, .points, in: .motion,
        help: "The corner radius of both screens."),
      .number(
        "release.points", "Distance", \.armingDistance, 0...390, .points, in: .release,
        help: "The distance beyond which a release goes back."),
      .number(
        "release.duration", "Settling time", \.releaseDuration, 0.05...2, .seconds, in: .release,
        help: "How long the motion after a release lasts that goes back."),
    ]

  private static let margin = Parameter<PredictiveBackParameters>.number(
    "margin", "Margin", \.margin, 0...60, .points, in: .motion,
    help: "The least distance of what moves from the edges of the screen while it is dragged.")

  private static let activity: [Parameter<PredictiveBackParameters>] = [
    .number(
      "entering.offset", "Entering from", \.enteringOffset, 0...390, .points, in: .motion,
      help: "How far to the left the entering activity begins."),
    margin,
    .number(
      "scrim", "Scrim", \.scrim, 0...1, .fraction, in: .dimming,
      help: "The opacity of the black in front of the entering activity; four times that in a dark appearance."),
    .number(
      "fade.part", "Fades within", \.fadePart, 0.02...1, .fraction, in: .release,
      help: "The part of the duration after which the leaving activity is transparent."),
    .number(
      "squeeze.stiffness", "Squeeze's spring", \.squeezeStiffness, 20...2000, .fraction, in: .release,
      help: "The stiffness of the spring that squeezes both activities after a fling."),
    .number(
      "squeeze.damping", "Squeeze, damping", \.squeezeDamping, 0.1...0.99, .fraction, in: .release,
      help: "The damping ratio of that spring."),
    .number(
      "squeeze.least", "Least squeeze", \.leastSqueeze, 0.1...1, .fraction, in: .release,
      help: "The least scale of that spring."),
  ]

  private static let guide: [Parameter<PredictiveBackParameters>] = [
    .number(
      "entering.scale", "Entering scale", \.enteringScale, 0.5...1.5, .fraction, in: .motion,
      help: "The scale at which the entering screen begins."),
    .number(
      "fade.threshold", "Fades through at", \.fadeThreshold, 0.05...0.95, .fraction, in: .motion,
      help: "How much of the gesture is shown when one screen has faded out and the other one begins to fade in."),
  ]

  private static let surface: [Parameter<PredictiveBackParameters>] = [
    margin,
    .number(
      "exit.part", "Goes off by", \.exitPart, 0...1, .fraction, in: .release,
      help: "The part of the width by which the leaving screen moves to the right while it fades."),
  ]
}

extension ReleaseSource<PredictiveBackParameters> {
  /// The arming distance as a progress, which depends on the width.
  fileprivate static var predictiveBack: Self {
    Self { parameters, start in
      let motion = PredictiveBackMotion(CGSize(width: start.width, height: 0), parameters: parameters)
      return .distance(threshold: motion.progress(after: parameters.armingDistance).native)
    }
  }
}
