/// Where the published value of a parameter comes from.
package enum Provenance: Equatable, Sendable {
  /// Measured on a running system.
  case measured(ParameterSource)
  /// Written in a source or a document that anyone can read.
  case published(ParameterSource)
  /// Neither measured nor published.
  case guessed

  /// The kind, in a word.
  package var word: String {
    switch self {
    case .measured: "measured"
    case .published: "published"
    case .guessed: "guessed"
    }
  }

  /// Who measured or published it; nil for a guess.
  package var source: ParameterSource? {
    switch self {
    case .measured(let source), .published(let source): source
    case .guessed: nil
    }
  }

  /// A sentence about it: what was measured, and who published it; the page of sources has the versions.
  package var sentence: String {
    switch self {
    case .measured(let source): "Measured: \(source.rawValue), \(source.version)."
    case .published(.tutorials): "From the sample “\(ParameterSource.tutorials.rawValue)”."
    case .published(let source): "Published: \(source.rawValue)."
    case .guessed: "Guessed: neither measured nor published."
    }
  }
}

/// The table of all sources of parameters, by their names.
package enum ParameterSource: String, CaseIterable, Sendable {
  case swiftTransitions = "swift_transitions"
  case fluidTransitions = "Apple's article on transitions"
  case simulatorProbes = "Probes of UIKit"
  case springReaders = "Readers of Apple's spring"
  case reactNativeScreens = "react-native-screens"
  case reactNavigation = "React Navigation"
  case flutter = "Flutter"
  case libadwaita = "libadwaita"
  case telegram = "Telegram"
  case signal = "Signal"
  case androidSource = "Android"
  case androidGuide = "Android's design guide"
  case material = "Material"
  case tutorials = "Systems of transitions"

  /// What was measured or published, and where.
  var subject: String {
    switch self {
    case .swiftTransitions:
      "JakeThomson/swift_transitions: a real app and its copy, frame by frame, on a simulator of 402 × 874 points"
    case .fluidTransitions:
      "developer.apple.com, “Enhancing your app with fluid transitions”: what a touch does to a zoom in flight"
    case .simulatorProbes: "An independent open-source project, which recorded real UIKit on simulators"
    case .springReaders:
      "“Programming iOS 14”, as react-native-screens quotes it, and Telegram-iOS: the spring of a push"
    case .reactNativeScreens: "react-native-screens, `ios/RNSScreenStackAnimator.mm`"
    case .reactNavigation: "react-navigation, `packages/stack/src/views/Stack/Card.tsx` for the edge and the release"
    case .flutter:
      "flutter, `packages/flutter/lib/src/cupertino/route.dart` for edge, release, parallax and dimming, and "
        + "`material/predictive_back_page_transitions_builder.dart`, which says that its commit was judged by eye"
    case .libadwaita: "libadwaita’s navigation view"
    case .telegram: "Telegram-iOS, `NavigationContainer.swift` and `NavigationTransitionCoordinator.swift`"
    case .signal: "Signal-iOS, `MediaInteractiveDismiss.swift` and `MediaDismissAnimationController.swift`"
    case .androidSource:
      "AOSP, `CrossActivityBackAnimation.kt`, `DefaultCrossActivityBackAnimation.kt`, `BackTouchTracker.java` and "
        + "`BackProgressAnimator.java`"
    case .androidGuide: "developer.android.com, “Predictive back design”, full-screen surfaces and shared elements"
    case .material: "material-components-android, `MaterialContainerTransform.java`, and the tokens of Material 3"
    case .tutorials: "Five published systems of custom UIKit transitions"
    }
  }

  /// The version that it is about, as far as it is known; what was not read again for this table says so.
  var version: String {
    switch self {
    case .swiftTransitions: "iOS 27.0"
    case .fluidTransitions: "iOS 18"
    case .simulatorProbes: "iOS 26.1"
    case .springReaders: "iOS 14"
    case .reactNativeScreens: "commit 027a3a6"
    case .reactNavigation: "commit 00fc616; the rest was not read again"
    case .flutter:
      "commit 002ec27, for Android 01f9b71; durations and curve are a later version’s and were not read again"
    case .libadwaita: "version not recorded, not read again"
    case .telegram: "commit 0305d6c"
    case .signal: "commits 039d262 and 0686b39"
    case .androidSource: "commit 10e98ee; the fling is a later version’s"
    case .androidGuide: "version not recorded, not read again"
    case .material: "version not recorded"
    case .tutorials: "version not recorded"
    }
  }
}

/// Where the parameters of a transition come from: all of them from one, but for some keys.
struct ParameterProvenance {
  let usual: Provenance
  /// By key, or by the part of a key before its first full stop, as "shadow".
  let exceptions: [String: Provenance]

  /// The parameters come from `usual`; those with other keys from elsewhere.
  static func from(_ usual: Provenance, except exceptions: [String: Provenance] = [:]) -> Self {
    Self(usual: usual, exceptions: exceptions)
  }

  /// Returns where the parameter with a key comes from; one without an effect is a guess unless it is an exception.
  func callAsFunction(_ key: String, hasEffect: Bool) -> Provenance {
    let family = String(key.prefix { $0 != "." })
    return exceptions[key] ?? (hasEffect ? exceptions[family] ?? usual : .guessed)
  }
}
