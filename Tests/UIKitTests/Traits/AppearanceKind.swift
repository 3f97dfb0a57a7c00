import UIKit

/// The kinds of views whose colours depend on the appearance.
enum AppearanceKind: CaseIterable {
  case plain, faded, bordered, drawn, label, disabledLabel, shadowedLabel, attributedLabel, template, tintedImage
  case system, disabledSystem, close, filled, tinted, gray, outlined, pressed, disabledFilled
  case toggle, isOn, slider, segments, progress, indicator, ownIndicator, navigationBar, tabBar, tabBarImage
  case scroller, blur, vibrancy, ownTint

  @MainActor func make() -> UIView {
    let view = view
    if view.frame.isEmpty { view.frame = CGRect(x: 10, y: 10, width: 100, height: 60) }
    return view
  }

  @MainActor private var view: UIView {
    switch self {
    case .plain: background(.secondarySystemBackground)
    case .faded: background(.label.withAlphaComponent(0.3))
    case .bordered: BorderedView()
    case .drawn: DrawnView()
    case .label: label { _ in }
    case .disabledLabel: label { ($0.isEnabled, $0.textColor) = (false, .tertiarySystemFill) }
    case .shadowedLabel: label { ($0.textColor, $0.shadowColor) = (.red, .label) }
    case .attributedLabel:
      label {
        $0.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    case .template: UIImageView(image: Self.picture.withRenderingMode(.alwaysTemplate))
    case .tintedImage: UIImageView(image: Self.picture.withTintColor(.label, renderingMode: .alwaysOriginal))
    case .system: button(.system)
    case .disabledSystem: button(.system) { $0.isEnabled = false }
    case .close: button(.close)
    case .filled: button(.filled())
    case .tinted: button(.tinted())
    case .gray: button(.gray())
    case .outlined:
      button(.plain()) {
        $0.configuration?.background.strokeWidth = 2
        $0.configuration?.background.strokeColor = .label
      }
    case .pressed: button(.gray()) { $0.isHighlighted = true }
    case .disabledFilled: button(.filled()) { $0.isEnabled = false }
    case .toggle: UISwitch()
    case .isOn: toggleThatIsOn
    case .slider: UISlider()
    case .segments: segments
    case .progress: UIProgressView(progressViewStyle: .default)
    case .indicator: indicator(.secondaryLabel)
    case .ownIndicator: indicator(.label)
    case .navigationBar: navigationBar
    case .tabBar: tabBar(nil)
    case .tabBarImage: tabBar(Self.picture)
    case .scroller: ScrolledView()
    case .blur: effect(UIBlurEffect(style: .systemMaterial))
    case .vibrancy: effect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
    case .ownTint: ownTint
    }
  }

  @MainActor private static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 12, height: 12))
    }
  }

  @MainActor private func background(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  @MainActor private func label(_ change: (UILabel) -> Void) -> UIView {
    let label = UILabel()
    label.text = "Text"
    change(label)
    return label
  }

  @MainActor private func button(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }) -> UIView {
    let button = UIButton(type: type)
    if type != .close { button.setTitle("Title", for: .normal) }
    change(button)
    return button
  }

  @MainActor private func button(
    _ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
  ) -> UIView {
    var configuration = configuration
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    change(button)
    return button
  }

  @MainActor private var toggleThatIsOn: UIView {
    let toggle = UISwitch()
    toggle.isOn = true
    return toggle
  }

  @MainActor private var segments: UIView {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    return segments
  }

  @MainActor private func indicator(_ color: UIColor) -> UIView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = false
    indicator.color = color
    return indicator
  }

  @MainActor private var navigationBar: UIView {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    let disabled = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    disabled.isEnabled = false
    item.rightBarButtonItem = disabled
    bar.items = [item]
    return bar
  }

  @MainActor private func tabBar(_ image: UIImage?) -> UIView {
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "One", image: image, tag: 0), UITabBarItem(title: "Two", image: image, tag: 1)]
    bar.selectedItem = bar.items?.first
    return bar
  }

  @MainActor private func effect(_ effect: UIVisualEffect) -> UIView {
    let view = UIVisualEffectView(effect: effect)
    let image = UIImageView(image: Self.picture.withRenderingMode(.alwaysTemplate))
    view.contentView.addSubview(image)
    return view
  }

  @MainActor private var ownTint: UIView {
    let view = UIView()
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .purple }
    view.addSubview(UIImageView(image: Self.picture.withRenderingMode(.alwaysTemplate)))
    return view
  }
}

/// A view that sets colours of its layer in layout, as clients do.
@MainActor private final class BorderedView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 3
    layer.borderColor = UIColor.label.cgColor
    layer.backgroundColor = UIColor.systemGray5.cgColor
  }
}

/// A view that draws in dynamic colours.
@MainActor private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}

/// A scroll view that shows its indicators.
@MainActor private final class ScrolledView: UIScrollView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    contentSize = CGSize(width: 100, height: 400)
    flashScrollIndicators()
  }
}
