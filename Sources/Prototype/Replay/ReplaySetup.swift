package import CoreGraphics
package import Stage
import Transitions
package import UIKit

/// What is replayed: a transition with its figures, a number of screens, and a drag or a push or pop from code.
///
/// The same setup gives the same pictures and the same values on any stage and in any process.
@MainActor package struct ReplaySetup {
  /// The transition.
  package let entry: CatalogueEntry
  /// The figures that differ from the published ones.
  package var edits = FigureEdits()
  /// The number of screens at the beginning, at least 2 where the demo has as many.
  package var depth = 3
  /// The backgrounds of the screens from the top one down; they repeat from the first one.
  package var colors = DemoSetting.defaultColors
  /// The pictures of the screens, from the top one down; nil stands for a screen in its colour.
  var pictures: [UIImage?] = []
  /// The device, and how screens are shown on it.
  var phone = PhoneSetting()
  /// The device whose screen is shown; a new one comes with its own cutout and home indicator.
  package var device: PhoneDevice {
    get { phone.device }
    set { phone = PhoneSetting(newValue) }
  }
  /// The scale in pixels per point.
  package var scale: CGFloat = 1
  /// Whether the screens look light or dark.
  package var style = UIUserInterfaceStyle.unspecified
  /// The number of frames in a second of the stage's time, of which each steps what moves frame by frame.
  package var framesPerSecond = 60.0
  /// What begins the transition.
  package var action = Action.pop
  /// What is shown at the beginning in place of `depth` screens that nothing opened or scrolled; nil for those.
  var start: DemoState?
  /// What is shown after a push or pop from code that a choice decided; nil for the next screen, or the one before.
  var goal: DemoState?
  /// What goes wrong meanwhile.
  package var faults: [Fault] = []

  /// What begins a transition.
  package enum Action: Sendable {
    /// A drag.
    case drag(Drag)
    /// An example of a drag, in the direction in which the transition is dragged.
    case example(ExampleDrag)
    /// A push from code.
    case push
    /// A pop from code.
    case pop
  }

  /// Creates a setup with the published figures, in which code pops.
  package init(_ entry: CatalogueEntry) { self.entry = entry }
}
