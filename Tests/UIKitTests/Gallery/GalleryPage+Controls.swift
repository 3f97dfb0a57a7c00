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
    let button = UIButton(configuration: kind)
    change(button)
    return button
  }

  @MainActor private static func typed(
    _ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Title", for: .normal)
    change(button)
    return button
  }

  @MainActor private static var subtitled: UIButton {
    button(.gray()) { $0.configuration?.subtitle = "and more" }
  }

  @MainActor private static func placed(_ placement: NSDirectionalRectEdge) -> UIButton {
    button(.gray()) {
      $0.configuration?.image = picture
      $0.configuration?.imagePlacement = placement
      $0.configuration?.imagePadding = 6
    }
  }

  /// A template of a ring.
  @MainActor static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
      let ring = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 12, height: 12))
      ring.lineWidth = 3
      ring.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  // MARK: Controls

  @MainActor static var controlRows: [GalleryRow] {
    [
      GalleryRow(
        "switch: off, on, disabled off, disabled on",
        [toggle(false), toggle(true), off(toggle(false)), off(toggle(true))]),
      GalleryRow("slider: 0, 0.4, 1", [slider(0), slider(0.4), slider(1)], height: 34),
      GalleryRow("slider: disabled, own colours", [off(slider(0.5)), coloured(slider(0.5))], height: 34),
      GalleryRow("stepper: normal, disabled, at its end", [stepper(5), off(stepper(5)), stepper(0)]),
      GalleryRow("segments", [segments(0), segments(2)], height: 32),
      GalleryRow(
        "segments: disabled; a disabled segment",
        [off(segments(1)), segments(0) { $0.setEnabled(false, forSegmentAt: 1) }], height: 32),
      GalleryRow("progress: 0, 0.3, 1", [progress(0), progress(0.3), progress(1)], height: 4),
      GalleryRow(
        "indicators: medium, large, coloured", [indicator(.medium), indicator(.large), indicator(.large, .systemBlue)]),
    ]
  }

  @MainActor private static func off<Control: UIControl>(_ control: Control) -> Control {
    control.isEnabled = false
    return control
  }

  @MainActor private static func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }

  @MainActor private static func slider(_ value: Float) -> UISlider {
    let slider = UISlider()
    slider.value = value
    return slider
  }

  @MainActor private static func coloured(_ slider: UISlider) -> UISlider {
    slider.minimumTrackTintColor = .systemGreen
    slider.maximumTrackTintColor = .systemOrange
    slider.thumbTintColor = .systemYellow
    return slider
  }

  @MainActor private static func stepper(_ value: Double) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    return stepper
  }

  @MainActor private static func segments(
    _ selected: Int, _ change: (UISegmentedControl) -> Void = { _ in }
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = selected
    change(control)
    return control
  }

  @MainActor private static func progress(_ value: Float) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = value
    return view
  }

  @MainActor private static func indicator(
    _ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil
  ) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    if let color { view.color = color }
    view.startAnimating()
    return view
  }

  // MARK: Fields

  @MainActor static var fieldRows: [GalleryRow] {
    let styles: [(String, UITextField.BorderStyle)] = [
      ("no border", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
    ]
    let rows = styles.map { name, style in GalleryRow(name, [field(style, "Text"), field(style, nil)], height: 34) }
    let disabled = field(.roundedRect, "Disabled")
    disabled.isEnabled = false
    let clear = field(.roundedRect, "Clear")
    clear.clearButtonMode = .always
    let secret = field(.roundedRect, "secret")
    secret.isSecureTextEntry = true
    let text = UITextView()
    text.font = .systemFont(ofSize: 15)
    text.text = "A text view has several lines of text, which begin and end as measured on iOS.\n\nA paragraph."
    return rows + [
      GalleryRow("disabled, clear button, secret", [disabled, clear, secret], height: 34),
      GalleryRow("text view", [text], height: 110),
    ]
  }

  @MainActor private static func field(_ style: UITextField.BorderStyle, _ text: String?) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.text = text
    field.placeholder = "Placeholder"
    return field
  }
}
