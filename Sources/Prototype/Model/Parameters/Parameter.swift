import CoreGraphics
import Foundation
import Transitions
package import UIKit

/// A row of a table of parameters: the description of one parameter, and access to it.
@MainActor struct Parameter<Parameters> {
  private(set) var description: ParameterDescription
  let get: (Parameters) -> ParameterValue
  /// Ignores values outside of the described kind or range.
  let set: (inout Parameters, ParameterValue) -> Void

  private init(
    _ description: ParameterDescription, get: @escaping (Parameters) -> ParameterValue,
    set: @escaping (inout Parameters, ParameterValue) -> Void
  ) {
    (self.description, self.get) = (description, get)
    self.set = { parameters, value in
      if description.accepts(value) { set(&parameters, value) }
    }
  }

  static func number<Number: ParameterNumber>(
    _ key: String, _ label: String, _ path: WritableKeyPath<Parameters, Number>, _ range: ClosedRange<Double>,
    _ unit: ParameterDescription.Unit, in section: ParameterDescription.Section, help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .number(range, unit)),
      get: { .number($0[keyPath: path].parameter) },
      set: { parameters, value in
        if case .number(let number) = value { parameters[keyPath: path] = Number(parameter: number) }
      })
  }

  static func toggle(
    _ key: String, _ label: String, _ path: WritableKeyPath<Parameters, Bool>, in section: ParameterDescription.Section,
    help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .toggle),
      get: { .isOn($0[keyPath: path]) },
      set: { parameters, value in
        if case .isOn(let isOn) = value { parameters[keyPath: path] = isOn }
      })
  }

  /// Each value has its name and its label.
  static func choice<Value: Equatable>(
    _ key: String, _ label: String, _ path: WritableKeyPath<Parameters, Value>,
    _ choices: [(value: Value, name: String, label: String)], in section: ParameterDescription.Section, help: String
  ) -> Self {
    let described = choices.map { ParameterDescription.Choice(name: $0.name, label: $0.label) }
    return Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .choice(described)),
      get: { parameters in .choice(choices.first { $0.value == parameters[keyPath: path] }?.name ?? "") },
      set: { parameters, value in
        guard case .choice(let name) = value, let choice = choices.first(where: { $0.name == name }) else { return }
        parameters[keyPath: path] = choice.value
      })
  }

  /// Setting the colour keeps its alpha.
  static func color(
    _ key: String, _ label: String, _ path: WritableKeyPath<Parameters, UIColor>,
    in section: ParameterDescription.Section,
    help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .color),
      get: { .color($0[keyPath: path].withAlphaComponent(1)) },
      set: { parameters, value in
        guard case .color(let color) = value else { return }
        parameters[keyPath: path] = color.withAlphaComponent(parameters[keyPath: path].cgColor.alpha)
      })
  }

  /// Adds a condition for the parameter to have an effect.
  func when(also condition: ParameterCondition) -> Self {
    when(description.condition.map { .all([condition, $0]) } ?? condition)
  }

  /// Returns the parameter with where its published value comes from.
  func from(_ provenance: Provenance) -> Self {
    var parameter = self
    parameter.description.provenance = provenance
    return parameter
  }

  func when(_ condition: ParameterCondition) -> Self {
    var parameter = self
    parameter.description.condition = condition
    return parameter
  }
}

extension [ParameterDescription] {
  package subscript(key key: String) -> ParameterDescription? { first { $0.key == key } }
}

// The parameters of shadow, dimming and parallax, for all transitions that have them.

extension Parameter {
  static func duration(_ path: WritableKeyPath<Parameters, Double>) -> Self {
    .number(
      "duration", "Duration", path, 0.05...3, .seconds, in: .motion,
      help: "The duration of a transition that is not dragged.")
  }

  /// The handles of a curve; `time` and `value` begin the sentences about their coordinates.
  static func handles(
    _ path: WritableKeyPath<Parameters, CurveParameters>, _ values: ClosedRange<Double>, time: String, value: String
  ) -> [Self] {
    let points: [(WritableKeyPath<CurveParameters, CGFloat>, WritableKeyPath<CurveParameters, CGFloat>, String)] = [
      (\.x1, \.y1, "first"), (\.x2, \.y2, "second"),
    ]
    return points.enumerated().flatMap { index, point -> [Self] in
      let (number, handle) = (index + 1, "the curve's \(point.2) handle.")
      return [
        .number(
          "curve.x\(number)", "Handle \(number), time", path.appending(path: point.0), 0...1, .fraction, in: .motion,
          help: "\(time) \(handle)"),
        .number(
          "curve.y\(number)", "Handle \(number), value", path.appending(path: point.1), values, .fraction,
          in: .motion, help: "\(value) \(handle)"),
      ]
    }
  }

  static func parallax(_ path: WritableKeyPath<Parameters, ParallaxParameters>) -> [Self] {
    [
      .toggle("parallax", "Parallax", path.appending(path: \.isOn), in: .parallax, help: "Moves the screen beneath."),
      .number(
        "parallax.divisor", "Of the width", path.appending(path: \.divisor), 1...20, .widthDivisor, in: .parallax,
        help: "The distance that the screen beneath moves: 30 % of the width, or the width divided by 3.33."
      ).when(.isOn("parallax")),
    ]
  }

  static func shadow(_ path: WritableKeyPath<Parameters, ShadowParameters>) -> [Self] {
    let toggle = Self.toggle(
      "shadow", "Shadow", path.appending(path: \.isOn), in: .shadow, help: "Cast by the screen on top.")
    let rows: [Self] = [
      .color("shadow.color", "Colour", path.appending(path: \.color), in: .shadow, help: "The colour of the shadow."),
      .number(
        "shadow.alpha", "Colour opacity", path.appending(path: \.alpha), 0...1, .fraction, in: .shadow,
        help: "The opacity of the shadow's colour, by which the opacity at start and at end is multiplied."),
      .number(
        "shadow.radius", "Blur", path.appending(path: \.radius), 0...40, .points, in: .shadow,
        help: "The blur radius of the shadow."),
      .number(
        "shadow.offset.x", "Offset right", path.appending(path: \.offset.width), -30...30, .points, in: .shadow,
        help: "The offset of the shadow to the right."),
      .number(
        "shadow.offset.y", "Offset down", path.appending(path: \.offset.height), -30...30, .points, in: .shadow,
        help: "The offset of the shadow downwards."),
      .number(
        "shadow.covered", "Opacity at start", path.appending(path: \.opacityCovered), 0...1, .fraction, in: .shadow,
        help: "The opacity of the shadow while the upper screen covers the lower one, where a drag starts."),
      .number(
        "shadow.revealed", "Opacity at end", path.appending(path: \.opacityRevealed), 0...1, .fraction, in: .shadow,
        help: "The opacity of the shadow when the lower screen is revealed, where a drag ends."),
    ]
    return [toggle] + rows.map { $0.when(.isOn("shadow")) }
  }

  static func dimming(_ path: WritableKeyPath<Parameters, DimmingParameters>) -> [Self] {
    let toggle = Self.toggle(
      "dimming", "Dimming", path.appending(path: \.isOn), in: .dimming, help: "Darkens the screen beneath.")
    let rows: [Self] = [
      .color(
        "dimming.color", "Colour", path.appending(path: \.color), in: .dimming,
        help: "The colour that dims the screen beneath."),
      .number(
        "dimming.covered", "Opacity at start", path.appending(path: \.strengthCovered), 0...1, .fraction, in: .dimming,
        help: "The opacity of the dimming while the upper screen covers the lower one, where a drag starts."),
      .number(
        "dimming.revealed", "Opacity at end", path.appending(path: \.strengthRevealed), 0...1, .fraction, in: .dimming,
        help: "The opacity of the dimming when the lower screen is revealed, where a drag ends."),
      .choice(
        "dimming.placement", "Dim", path.appending(path: \.placement),
        [(.above, "above", "In front"), (.below, "below", "Behind")], in: .dimming,
        help: "Whether the colour lies in front of the lower screen, or behind it and shows through."),
    ]
    return [toggle] + rows.map { $0.when(.isOn("dimming")) }
  }
}

extension ShadowParameters {
  fileprivate var alpha: CGFloat {
    get { color.cgColor.alpha }
    set { color = color.withAlphaComponent(newValue) }
  }
}

// The parameters of a drag, for all transitions that have one.

/// What a transition's drag decides itself, so that the parameters for it have no effect.
struct DragTraits {
  var hasRegion = true
  /// Whether the parameters' slop applies.
  var hasSlop = true
  /// Whether a system edge pan begins drags from the edge, to which the parameters' slop does not apply.
  var hasEdgePan = false
  /// Whether a drag from the edge has its own slop and threshold.
  var hasEdgeRule = false
  var hasCurve = true
  var hasSpeed = true
  /// The unit of the velocity threshold.
  var unit = DragParameters.VelocityUnit.points
}

extension Parameter {
  static func drag(_ path: WritableKeyPath<Parameters, DragParameters>, _ traits: DragTraits = DragTraits()) -> [Self] {
    (traits.hasRegion ? region(path, traits) : []) + (traits.hasSlop ? [slop(path, traits)] : [])
      + release(path, traits.unit) + (traits.hasEdgeRule ? edgeRule(path) : []) + settling(path, traits)
  }

  static func regionChoice(_ path: WritableKeyPath<Parameters, DragParameters.Region>) -> Self {
    .choice(
      "region", "Drag from", path, [(.anywhere, "anywhere", "Anywhere"), (.edge, "edge", "Left edge")], in: .gesture,
      help: "Where a drag may begin.")
  }

  /// What differs in a drag from the edge.
  private static func edgeRule(_ path: WritableKeyPath<Parameters, DragParameters>) -> [Self] {
    let toggle = Self.toggle(
      "edge.differs", "From the edge", path.appending(path: \.edgeDiffers), in: .edge,
      help: "Whether a drag that begins at the edge has a slop and a distance of its own."
    ).when(.choice("region", ["anywhere"]))
    let rows: [Self] = [
      .number(
        "edge.slop", "Start distance", path.appending(path: \.edgeSlop), 10...60, .points, in: .edge,
        help: "The slop of a drag that begins at the edge."),
      .number(
        "edge.distance", "Distance", path.appending(path: \.edgeThreshold), 0...1, .fraction, in: .edge,
        help: "The progress above which a released drag that began at the edge finishes."),
    ]
    return [toggle] + rows.map { $0.when(.all([.isOn("edge.differs"), .choice("region", ["anywhere"])])) }
  }

  private static func region(_ path: WritableKeyPath<Parameters, DragParameters>, _ traits: DragTraits) -> [Self] {
    let edgeCounts = traits.hasEdgeRule ? ["edge", "anywhere"] : ["edge"]
    return [
      regionChoice(path.appending(path: \.region)),
      .number(
        "region.width", "Edge width", path.appending(path: \.edgeWidth), 0...390, .points, in: .gesture,
        help: "The width of the edge in which a drag may begin."
      ).when(.choice("region", edgeCounts)),
    ]
  }

  private static func slop(_ path: WritableKeyPath<Parameters, DragParameters>, _ traits: DragTraits) -> Self {
    let slop = Self.number(
      "drag.slop", "Start distance", path.appending(path: \.slop), 10...60, .points, in: .gesture,
      help: "The distance that a finger moves before the drag begins, which is not part of the progress.")
    return traits.hasEdgePan ? slop.when(.choice("region", ["anywhere"])) : slop
  }

  private static func release(
    _ path: WritableKeyPath<Parameters, DragParameters>, _ unit: DragParameters.VelocityUnit
  ) -> [Self] {
    [
      .choice(
        "release.rule", "Finishes when", path.appending(path: \.rule),
        [
          (.distance, "distance", "Distance"), (.distanceOrVelocity, "distanceOrVelocity", "Distance or speed"),
          (.fling, "fling", "Flick first"), (.projection, "projection", "Projected"),
        ], in: .release,
        help: "The distance; the distance or the speed; the direction of a flick, else the distance; or the distance "
          + "that the drag would reach at its speed."
      ),
      .number(
        "release.distance", "Distance", path.appending(path: \.distanceThreshold), 0...1, .fraction, in: .release,
        help: "The progress above which a released drag finishes."),
      velocity(path.appending(path: \.velocityThreshold), in: unit).when(
        .choice("release.rule", ["distanceOrVelocity", "fling"])),
      .number(
        "release.projection", "Projection", path.appending(path: \.projection), 0...1, .seconds, in: .release,
        help: "The time over which the drag is extended at its speed."
      ).when(.choice("release.rule", ["projection"])),
    ]
  }

  private static func velocity(
    _ path: WritableKeyPath<Parameters, CGFloat>, in unit: DragParameters.VelocityUnit
  ) -> Self {
    let (range, label): (ClosedRange<Double>, ParameterDescription.Unit) =
      unit == .points ? (0...4000, .pointsPerSecond) : (0...10, .widthsPerSecond)
    return .number(
      "release.velocity", "Speed", path, range, label, in: .release,
      help: "The velocity above which a released drag finishes.")
  }

  private static func settling(
    _ path: WritableKeyPath<Parameters, DragParameters>, _ traits: DragTraits
  ) -> [Self] {
    let curve = Self.curve(
      "release.curve", "Easing", path.appending(path: \.completionCurve), in: .release)
    let speed = Self.number(
      "release.speed", "Settling speed", path.appending(path: \.completionSpeed), 0.1...5, .times, in: .release,
      help: "The speed at which a released transition settles, relative to its duration.")
    return (traits.hasCurve ? [curve] : []) + (traits.hasSpeed ? [speed] : [])
  }

  static func curve(
    _ key: String, _ label: String, _ path: WritableKeyPath<Parameters, UIView.AnimationCurve>,
    in section: ParameterDescription.Section
  ) -> Self {
    .choice(
      key, label, path,
      [
        (.easeInOut, "easeInOut", "In-out"), (.easeIn, "easeIn", "In"), (.easeOut, "easeOut", "Out"),
        (.linear, "linear", "Linear"),
      ], in: section, help: "The curve by which a released transition settles.")
  }
}

package enum ParameterValue: Sendable {
  case number(Double)
  case isOn(Bool)
  case choice(String)
  case color(UIColor)
}

extension ParameterValue: Equatable {
  /// Colours are equal if they are so in steps of 1/255.
  package static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.number(let one), .number(let two)): one == two
    case (.isOn(let one), .isOn(let two)): one == two
    case (.choice(let one), .choice(let two)): one == two
    case (.color(let one), .color(let two)): one.hexDigits == two.hexDigits
    default: false
    }
  }
}

protocol ParameterNumber {
  init(parameter: Double)
  var parameter: Double { get }
}

extension Double: ParameterNumber {
  init(parameter: Double) { self = parameter }
  var parameter: Double { self }
}

extension Float: ParameterNumber {
  init(parameter: Double) { self = Float(parameter) }
  /// Keeps the decimal digits: 0.1 stays 0.1 and does not become 0.10000000149.
  var parameter: Double { Double(description) ?? Double(self) }
}

extension CGFloat: ParameterNumber {
  init(parameter: Double) { self = parameter }
  var parameter: Double { native }
}
