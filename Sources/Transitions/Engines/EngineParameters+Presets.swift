import UIKit

// Apple publishes neither its release rule nor its shadow, dimming and parallax. These values were measured by people
// who rebuilt them.

extension EngineParameters {
  /// iOS up to 18: a drag begins at the edge; a spring of mass 3, stiffness 1000 and damping 500.
  public static var iOS18: Self { Self() }

  /// iOS 26: as iOS 18, but a drag begins anywhere on the content, and the next one may begin while a pop settles.
  public static var iOS26: Self {
    var parameters = Self()
    parameters.drag.region = .anywhere
    parameters.dragsAgain = true
    return parameters
  }

  /// iOS 27: 1 − e^(−t/τ) from code; a drag begins at the edge or anywhere, each with its own slop and threshold, and
  /// settles by a spring of the frequency 22 and the damping ratio 0.85.
  public static var iOS27: Self {
    var parameters = Self()
    parameters.pace = .exponential
    parameters.spring = SpringParameters(mass: 1, stiffness: 484, damping: 37.4)
    parameters.passesEnd = true
    parameters.parallax.divisor = 1 / 0.3015
    parameters.dimming.strengthCovered = 0.098
    parameters.shadow.radius = 12
    parameters.shadow.offset.width = -6
    parameters.shadow.opacityCovered = 0.03
    parameters.shadow.opacityRevealed = 0.03
    parameters.drag.region = .anywhere
    parameters.drag.slop = 27
    parameters.drag.edgeDiffers = true
    parameters.drag.edgeSlop = 12
    parameters.drag.projection = 0.12
    parameters.drag.distanceThreshold = 0.42
    parameters.drag.edgeThreshold = 0.53
    parameters.drag.includesThreshold = true
    parameters.dragsAgain = true
    return parameters
  }

  /// Flutter's Cupertino pages: a curve of 0.5 s from code and 0.35 s after a drag; a fling of one width per second
  /// decides at release, otherwise half the distance.
  ///
  /// Flutter's curve has two parts; this curve is within 2 % of it. The spring is that of Flutter's sheets.
  public static var flutter: Self {
    var parameters = Self()
    parameters.pace = .curve
    parameters.releasePace = .curve
    parameters.curve = CurveParameters(x1: 0.289, y1: 0.505, x2: 0.049, y2: 1)
    parameters.spring = SpringParameters(mass: 1, stiffness: 522.35, damping: 45.70996)
    parameters.parallax.divisor = 3
    parameters.dimming.strengthCovered = 24.0 / 255
    parameters.shadow.opacityCovered = 4.0 / 255
    parameters.drag.rule = .fling
    parameters.drag.velocityThreshold = 1
    parameters.drag.velocityUnit = .lengths
    return parameters
  }

  /// React Navigation's stack: a drag begins within 50 points of the edge; where the screen would be 0.3 s later
  /// decides at release.
  public static var reactNavigation: Self {
    var parameters = Self()
    parameters.shadow.radius = 5
    parameters.shadow.offset.width = -1
    parameters.shadow.offset.height = 1
    parameters.shadow.opacityCovered = 0.3
    parameters.drag.edgeWidth = 50
    return parameters
  }

  /// The stack of react-native-screens: its own push is that of iOS 18 without a shadow; the rule at release is React
  /// Navigation's, and the rest takes its part of half a second.
  public static var reactNativeScreens: Self {
    var parameters = Self()
    parameters.releasePace = .curve
    parameters.releaseTime = .rest
    parameters.releaseDuration = 0.5
    parameters.shadow.isOn = false
    return parameters
  }

  /// Telegram: a fifth of the width or 1000 points per second decides; the rest takes as long as the finger would need
  /// for it, but at most 0.2 s.
  public static var telegram: Self {
    var parameters = Self()
    parameters.releasePace = .curve
    parameters.releaseTime = .finger
    parameters.releaseDuration = 0.2
    parameters.dimming.strengthCovered = 0.15
    parameters.shadow.radius = 16
    parameters.shadow.opacityCovered = 0.45
    parameters.drag.region = .anywhere
    parameters.drag.rule = .distanceOrVelocity
    parameters.drag.distanceThreshold = 0.2
    return parameters
  }

  /// libadwaita's navigation view: the screen beneath does not move; a fling of 300 points per second decides at
  /// release, otherwise half the distance.
  public static var libadwaita: Self {
    var parameters = Self()
    parameters.spring = SpringParameters(mass: 1, stiffness: 1000, damping: 2 * 1000.squareRoot())
    parameters.parallax.isOn = false
    parameters.dimming.isOn = false
    parameters.shadow.isOn = false
    parameters.drag.region = .anywhere
    parameters.drag.rule = .fling
    parameters.drag.velocityThreshold = 300
    return parameters
  }
}
