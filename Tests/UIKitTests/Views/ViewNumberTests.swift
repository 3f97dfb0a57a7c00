import Stage
import Testing
import UIKit

@MainActor @Suite("Views that are given NaN, infinity and very large numbers")
struct ViewNumberTests {
  /// A property of a view that is set to a number.
  struct Row {
    let name: String
    let make: @MainActor () -> UIView
    let set: @MainActor (UIView, Double) -> Void
    let read: @MainActor (UIView) -> String

    @MainActor init<View: UIView>(
      _ name: String, _ make: @escaping @MainActor () -> View, _ set: @escaping @MainActor (View, Double) -> Void,
      _ read: @escaping @MainActor (View) -> Any
    ) {
      self.name = name
      self.make = make
      self.set = { view, number in (view as? View).map { set($0, number) } }
      self.read = { view in (view as? View).map { "\(read($0))" } ?? "" }
    }
  }

  static let rows: [Row] = [
    Row("minimumValue", { UISlider() }, { $0.minimumValue = Float($1) }, { $0.minimumValue }),
    Row("maximumValue", { UISlider() }, { $0.maximumValue = Float($1) }, { $0.maximumValue }),
    Row("minimumScaleFactor", { label() }, { $0.minimumScaleFactor = $1 }, { $0.minimumScaleFactor }),
    Row("preferredMaxLayoutWidth", { label() }, { $0.preferredMaxLayoutWidth = $1 }, { $0.preferredMaxLayoutWidth }),
    Row("shadowOffset", { label() }, { $0.shadowOffset.width = $1 }, { $0.shadowOffset }),
    Row("animationDuration", { UIImageView() }, { $0.animationDuration = $1 }, { $0.animationDuration }),
    Row(
      "verticalScrollIndicatorInsets", { UIScrollView() }, { $0.verticalScrollIndicatorInsets.top = $1 },
      { $0.verticalScrollIndicatorInsets }),
    Row(
      "horizontalScrollIndicatorInsets", { UIScrollView() }, { $0.horizontalScrollIndicatorInsets.left = $1 },
      { $0.horizontalScrollIndicatorInsets }),
    Row("contentAlignmentPoint", { UIScrollView() }, { $0.contentAlignmentPoint.x = $1 }, { $0.contentAlignmentPoint }),
    Row("contentEdgeInsets", { UIButton(type: .system) }, { $0.contentEdgeInsets.top = $1 }, { $0.contentEdgeInsets }),
    Row("titleEdgeInsets", { UIButton(type: .system) }, { $0.titleEdgeInsets.left = $1 }, { $0.titleEdgeInsets }),
    Row("imageEdgeInsets", { UIButton(type: .system) }, { $0.imageEdgeInsets.left = $1 }, { $0.imageEdgeInsets }),
    Row("contentSize", { UIScrollView() }, { $0.contentSize.width = $1 }, { $0.contentSize }),
    Row("contentInset", { UIScrollView() }, { $0.contentInset.top = $1 }, { $0.contentInset }),
    Row("contentOffset", { UIScrollView() }, { $0.contentOffset.y = $1 }, { $0.contentOffset }),
    Row("minimumZoomScale", { UIScrollView() }, { $0.minimumZoomScale = $1 }, { $0.minimumZoomScale }),
    Row("maximumZoomScale", { UIScrollView() }, { $0.maximumZoomScale = $1 }, { $0.maximumZoomScale }),
    Row("imagePadding", { configured() }, { $0.configuration?.imagePadding = $1 }, { $0.configuration as Any }),
    Row("contentInsets", { configured() }, { $0.configuration?.contentInsets.top = $1 }, { $0.configuration as Any }),
    Row(
      "strokeWidth", { configured() }, { $0.configuration?.background.strokeWidth = $1 }, { $0.configuration as Any }),
    Row("alpha", { UIView() }, { $0.alpha = $1 }, { $0.alpha }),
    Row("frame", { UIView() }, { $0.frame.origin.x = $1 }, { $0.frame }),
    Row("transform", { UIView() }, { $0.transform.tx = $1 }, { $0.transform }),
  ]

  private static func label() -> UILabel {
    let label = UILabel()
    (label.text, label.shadowColor, label.adjustsFontSizeToFitWidth) = ("text that is too wide", .red, true)
    return label
  }

  private static func configured() -> UIButton {
    var configuration = UIButton.Configuration.gray()
    (configuration.title, configuration.subtitle) = ("Title", "Subtitle")
    return UIButton(configuration: configuration)
  }

  @Test("A window level that is not finite is refused with a diagnostic", arguments: [CGFloat.nan, .infinity])
  func windowLevel(_ number: CGFloat) {
    let stage = Stage()
    stage.perform { stage.window.windowLevel = UIWindow.Level(rawValue: number) }
    #expect(stage.window.windowLevel == .normal && stage.diagnostics.count == 1)
  }

  @Test("A number that is not finite is refused with a diagnostic", arguments: 0..<23, [Double.nan, .infinity])
  func refused(_ index: Int, _ number: Double) throws {
    #expect(Self.rows.count == 23)
    let (stage, row) = (Stage(), Self.rows[index])
    let view = stage.perform { row.make() }
    stage.window.addSubview(view)
    let before = row.read(view)
    stage.perform { row.set(view, number) }
    #expect(row.read(view) == before, "\(row.name)")
    #expect(stage.diagnostics.count == 1, "\(row.name): \(stage.diagnostics)")
    #expect(stage.diagnostics.first?.contains("must be finite") ?? false, "\(stage.diagnostics)")
  }

  @Test("The ends of a slider stay in order when one of them was refused")
  func slider() {
    let stage = Stage()
    stage.perform {
      let slider = UISlider()
      slider.minimumValue = .nan
      slider.maximumValue = .nan
      #expect(slider.minimumValue == 0 && slider.maximumValue == 1)
      slider.minimumValue = -.greatestFiniteMagnitude
      slider.maximumValue = .greatestFiniteMagnitude
      slider.value = 5
      slider.layoutIfNeeded()
      #expect(slider.value == 5)
    }
    #expect(stage.diagnostics.count == 2)
  }
}
