import UIKit

extension GalleryPage {
  // MARK: Buttons

  @MainActor static var buttonRows: [GalleryRow] {
    let kinds: [(String, UIButton.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ]
    let states = kinds.map { name, kind in
      GalleryRow(
        name,
        [
          button(kind), button(kind) { $0.isHighlighted = true }, button(kind) { $0.isEnabled = false },
          button(kind) { $0.configuration?.image = picture },
        ])
    }
    let sizes = [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
      button(.filled()) { $0.configuration?.buttonSize = size }
    }
    let corners = [UIButton.Configuration.CornerStyle.small, .medium, .large, .capsule].map { style in
      button(.tinted()) { $0.configuration?.cornerStyle = style }
    }
    let subtitled = button(.gray()) { $0.configuration?.subtitle = "and more" }
    return states + [
      GalleryRow("mini, small, medium, large", sizes),
      GalleryRow("corners: small, medium, large, capsule", corners),
      GalleryRow("subtitle, image after the title, image above", [subtitled, placed(.trailing), placed(.top)]),
      GalleryRow(
        "system: normal, highlighted, disabled; custom; close",
        [
          typed(.system), typed(.system) { $0.isHighlighted = true }, typed(.system) { $0.isEnabled = false },
          typed(.custom) { $0.setTitleColor(.systemRed, for: .normal) },
          typed(.close) { $0.setTitle(nil, for: .normal) },
        ]),
    ]
  }

  @MainActor private static func button(
    _ kind: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    var kind = kind
    kind.title = "Title"
    return made(UIButton(configuration: kind), change)
  }

  @MainActor private static func typed(
    _ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Title", for: .normal)
    return made(button, change)
  }

  @MainActor private static func placed(_ placement: NSDirectionalRectEdge) -> UIButton {
    button(.gray()) {
      $0.configuration?.image = picture
      $0.configuration?.imagePlacement = placement
      $0.configuration?.imagePadding = 6
    }
  }

  /// A template of a ring.
  @MainActor private static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
      let ring = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 12, height: 12))
      ring.lineWidth = 3
      ring.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  // MARK: Controls

  @MainActor static var controlRows: [GalleryRow] {
    let coloured = made(slider(0.5)) {
      ($0.minimumTrackTintColor, $0.maximumTrackTintColor) = (.systemGreen, .systemOrange)
      $0.thumbTintColor = .systemYellow
    }
    return [
      GalleryRow(
        "switch: off, on, disabled off, disabled on",
        [toggle(false), toggle(true), off(toggle(false)), off(toggle(true))]),
      GalleryRow("slider: 0, 0.4, 1", [slider(0), slider(0.4), slider(1)], height: 34),
      GalleryRow("slider: disabled, own colours", [off(slider(0.5)), coloured], height: 34),
      GalleryRow("stepper: normal, disabled, at its end", [stepper(5), off(stepper(5)), stepper(0)]),
      GalleryRow("segments", [segments(0), segments(2)], height: 32),
      GalleryRow(
        "segments: disabled; a disabled segment",
        [off(segments(1)), made(segments(0)) { $0.setEnabled(false, forSegmentAt: 1) }], height: 32),
      GalleryRow(
        "progress: 0, 0.3, 1",
        [Float(0), 0.3, 1].map { part in made(UIProgressView(progressViewStyle: .default)) { $0.progress = part } },
        height: 4),
      GalleryRow(
        "indicators: medium, large, coloured", [indicator(.medium), indicator(.large), indicator(.large, .systemBlue)]),
    ]
  }

  @MainActor private static func off<Control: UIControl>(_ control: Control) -> Control {
    made(control) { $0.isEnabled = false }
  }
  @MainActor private static func toggle(_ isOn: Bool) -> UISwitch { made(UISwitch()) { $0.isOn = isOn } }
  @MainActor private static func slider(_ value: Float) -> UISlider { made(UISlider()) { $0.value = value } }
  @MainActor private static func stepper(_ value: Double) -> UIStepper { made(UIStepper()) { $0.value = value } }
  @MainActor private static func segments(_ selected: Int) -> UISegmentedControl {
    made(UISegmentedControl(items: ["One", "Two", "Three"])) { $0.selectedSegmentIndex = selected }
  }
  @MainActor private static func indicator(
    _ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil
  ) -> UIActivityIndicatorView {
    made(UIActivityIndicatorView(style: style)) {
      if let color { $0.color = color }
      $0.startAnimating()
    }
  }

  // MARK: Fields

  @MainActor static var fieldRows: [GalleryRow] {
    let styles: [(String, UITextField.BorderStyle)] = [
      ("no border", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
    ]
    let rows = styles.map { name, style in GalleryRow(name, [field(style, "Text"), field(style, nil)], height: 34) }
    let clear = made(field(.roundedRect, "Clear")) { $0.clearButtonMode = .always }
    let secret = made(field(.roundedRect, "secret")) { $0.isSecureTextEntry = true }
    let text = made(UITextView()) {
      $0.font = .systemFont(ofSize: 15)
      $0.text = "A text view has several lines of text, which begin and end as measured on iOS.\n\nA paragraph."
    }
    return rows + [
      GalleryRow("disabled, clear button, secret", [off(field(.roundedRect, "Disabled")), clear, secret], height: 34),
      GalleryRow("text view", [text], height: 110),
    ]
  }

  @MainActor private static func field(_ style: UITextField.BorderStyle, _ text: String?) -> UITextField {
    made(UITextField()) { ($0.borderStyle, $0.text, $0.placeholder) = (style, text, "Placeholder") }
  }
}
