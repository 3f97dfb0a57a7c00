import UIKit

// Figures of known engines. Apple publishes neither its rule at release nor its looks: those are what re-creations of
// them measured.

extension EngineFigures {
  /// iOS up to 18: from the edge, by a spring of mass 3, stiffness 1000 and damping 500.
  public static var iOS18: Self { Self() }

  /// iOS 26: the same from anywhere on the content.
  public static var iOS26: Self {
    var figures = Self()
    figures.drag.region = .anywhere
    return figures
  }

  /// Flutter's Cupertino pages: half a second from code and 0.35 s after a drag, by a curve; a fling of a width a second
  /// decides, else half the way.
  ///
  /// Its curve is of two parts; this one is within 2 % of it. Its spring is that of its sheets.
  public static var flutter: Self {
    var figures = Self()
    figures.pace = .curve
    figures.releasePace = .curve
    figures.curve = CurveFigures(x1: 0.289, y1: 0.505, x2: 0.049, y2: 1)
    figures.spring = SpringFigures(mass: 1, stiffness: 522.35, damping: 45.70996)
    figures.parallax.divisor = 3
    figures.dimming.strengthCovered = 24.0 / 255
    figures.shadow.opacityCovered = 4.0 / 255
    figures.drag.rule = .fling
    figures.drag.velocityThreshold = 1
    figures.drag.velocityUnit = .lengths
    return figures
  }

  /// React Navigation's stack: from within 50 points of the edge; where it would be 0.3 s later decides.
  public static var reactNavigation: Self {
    var figures = Self()
    figures.shadow.radius = 5
    figures.shadow.offset.width = -1
    figures.shadow.offset.height = 1
    figures.shadow.opacityCovered = 0.3
    figures.drag.edgeWidth = 50
    return figures
  }

  /// libadwaita's navigation view: the screen beneath stays; a fling of 300 points a second decides, else half the way.
  public static var libadwaita: Self {
    var figures = Self()
    figures.spring = SpringFigures(mass: 1, stiffness: 1000, damping: 2 * 1000.squareRoot())
    figures.parallax.isOn = false
    figures.dimming.isOn = false
    figures.shadow.isOn = false
    figures.drag.region = .anywhere
    figures.drag.rule = .fling
    figures.drag.velocityThreshold = 300
    return figures
  }
}
