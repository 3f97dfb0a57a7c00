@testable import UIKit

/// The kinds of views whose colours depend on the appearance.
enum AppearanceKind: CaseIterable, Sendable {
  case plain, faded, bordered, drawn, label, disabledLabel, shadowedLabel, attributedLabel, template, tintedImage
  case system, disabledSystem, close, filled, tinted, gray, outlined, pressed, disabledFilled
  case toggle, isOn, slider, segments, progress, indicator, ownIndicator, navigationBar, tabBar, tabBarImage
  case scroller, blur, vibrancy, ownTint, roundedField, linedField, menu, popover, toolTip

  @MainActor func make() -> UIView {
    made(view) { if $0.frame.isEmpty { $0.frame = CGRect(x: 10, y: 10, width: 100, height: 60) } }
  }

  @MainActor private var view: UIView {
    switch self {
    case .plain: made(UIView()) { $0.backgroundColor = .secondarySystemBackground }
    case .faded: made(UIView()) { $0.backgroundColor = .label.withAlphaComponent(0.3) }
    case .bordered: BorderedView()
    case .drawn: DrawnView()
    case .label: label { _ in }
    case .disabledLabel: label { ($0.isEnabled, $0.textColor) = (false, .tertiarySystemFill) }
    case .shadowedLabel: label { ($0.textColor, $0.shadowColor) = (.red, .label) }
    case .attributedLabel:
      label {
        $0.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    case .template: UIImageView(image: Self.mask)
    case .tintedImage: UIImageView(image: Self.picture.withTintColor(.label, renderingMode: .alwaysOriginal))
    case .system: button(.system)
    case .disabledSystem: button(.system) { $0.isEnabled = false }
    case .close: UIButton(type: .close)
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
    case .isOn: made(UISwitch()) { $0.isOn = true }
    case .slider: UISlider()
    case .segments: made(UISegmentedControl(items: ["A", "B"])) { $0.selectedSegmentIndex = 0 }
    case .progress: UIProgressView(progressViewStyle: .default)
    case .indicator: indicator(.secondaryLabel)
    case .ownIndicator: indicator(.label)
    case .navigationBar: navigationBar
    case .tabBar: tabBar(nil)
    case .tabBarImage: tabBar(Self.picture)
    case .scroller: ScrolledView()
    case .blur: effect(UIBlurEffect(style: .systemMaterial))
    case .vibrancy: effect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
    case .ownTint:
      made(UIView()) {
        $0.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .purple }
        $0.addSubview(UIImageView(image: Self.mask))
      }
    case .roundedField: made(UITextField()) { $0.borderStyle = .roundedRect }
    case .linedField: made(UITextField()) { $0.borderStyle = .line }
    case .menu: Self.platter
    case .popover:
      made(PopoverChrome(frame: CGRect(x: 10, y: 10, width: 100, height: 60))) {
        $0.content = UIView()
        $0.show(.up, tip: 50, length: 13)
      }
    case .toolTip: ToolTipBubble("Tip")
    }
  }

  @MainActor private static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 12, height: 12))
    }
  }

  @MainActor private static var mask: UIImage { picture.withRenderingMode(.alwaysTemplate) }

  @MainActor private func label(_ change: (UILabel) -> Void) -> UIView {
    let label = UILabel()
    label.text = "Text"
    return made(label, change)
  }

  @MainActor private func button(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }) -> UIView {
    let button = UIButton(type: type)
    button.setTitle("Title", for: .normal)
    return made(button, change)
  }

  @MainActor private func button(
    _ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
  ) -> UIView {
    var configuration = configuration
    configuration.title = "Title"
    return made(UIButton(configuration: configuration), change)
  }

  @MainActor private func indicator(_ color: UIColor) -> UIView {
    made(UIActivityIndicatorView(style: .medium)) { ($0.hidesWhenStopped, $0.color) = (false, color) }
  }

  @MainActor private var navigationBar: UIView {
    let item = UINavigationItem(title: "Title")
    let disabled = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    disabled.isEnabled = false
    item.rightBarButtonItem = disabled
    return made(UINavigationBar()) { $0.items = [item] }
  }

  @MainActor private func tabBar(_ image: UIImage?) -> UIView {
    made(UITabBar()) {
      $0.items = [UITabBarItem(title: "One", image: image, tag: 0), UITabBarItem(title: "Two", image: image, tag: 1)]
      $0.selectedItem = $0.items?.first
    }
  }

  @MainActor private func effect(_ effect: UIVisualEffect) -> UIView {
    made(UIVisualEffectView(effect: effect)) { $0.contentView.addSubview(UIImageView(image: Self.mask)) }
  }

  @MainActor private static var platter: UIView {
    let checked = UIAction(title: "One", state: .on) { _ in }
    let menu = UIMenu(children: [checked, UIMenu(title: "More", children: [UIAction(title: "Two") { _ in }])])
    return MenuPlatter(menu, .compact, least: 0)
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
