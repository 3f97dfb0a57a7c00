import UIKit

extension ViewSettingTable {
  static let controlRows: [ViewSettingRow<UIControl>] = [
    ViewSettingRow("UIControl.isEnabled", \.isEnabled, false),
    ViewSettingRow("UIControl.isSelected", \.isSelected, true),
    ViewSettingRow("UIControl.isHighlighted", \.isHighlighted, true),
    ViewSettingRow("UIControl.contentVerticalAlignment", \.contentVerticalAlignment, .top),
    ViewSettingRow("UIControl.contentHorizontalAlignment", \.contentHorizontalAlignment, .right),
    ViewSettingRow("UIControl.toolTip", \.toolTip, "tip"),
    ViewSettingRow("UIControl.showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, true),
  ]

  static let buttonRows: [ViewSettingRow<UIButton>] = [
    ViewSettingRow("UIButton.menu", \.menu, UIMenu(children: [UIAction(title: "New") { _ in }])),
    ViewSettingRow("UIButton.role", \.role, .destructive),
    ViewSettingRow("UIButton.configuration", \.configuration, .filled()),
    ViewSettingRow(
      "UIButton.configuration.title",
      { button in
        var look = UIButton.Configuration.tinted()
        (look.title, look.subtitle, look.showsActivityIndicator) = ("After", "below", true)
        button.configuration = look
      }, { "\($0.configuration?.title ?? "-") \($0.configuration?.showsActivityIndicator ?? false)" }),
    ViewSettingRow(
      "UIButton.configurationUpdateHandler",
      { button in button.configurationUpdateHandler = { _ in } },
      { $0.configurationUpdateHandler == nil }),
    ViewSettingRow("UIButton.automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration, false),
    ViewSettingRow("UIButton.changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, true),
    ViewSettingRow("UIButton.contentEdgeInsets", \.contentEdgeInsets, insets),
    ViewSettingRow("UIButton.titleEdgeInsets", \.titleEdgeInsets, insets),
    ViewSettingRow("UIButton.imageEdgeInsets", \.imageEdgeInsets, insets),
    ViewSettingRow("UIButton.adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, false),
    ViewSettingRow("UIButton.adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, false),
    ViewSettingRow("UIButton.reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted, true),
    ViewSettingRow("UIButton.showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, true),
    ViewSettingRow("setTitle", { $0.setTitle("After", for: .normal) }, { $0.title(for: .normal) }),
    ViewSettingRow(
      "setAttributedTitle",
      { $0.setAttributedTitle(NSAttributedString(string: "After"), for: .normal) },
      { $0.attributedTitle(for: .normal)?.string }),
    ViewSettingRow("setTitleColor", { $0.setTitleColor(.green, for: .normal) }, { $0.titleColor(for: .normal) }),
    ViewSettingRow(
      "setTitleShadowColor", { $0.setTitleShadowColor(.green, for: .normal) }, { $0.titleShadowColor(for: .normal) }),
    ViewSettingRow("setImage", { $0.setImage(picture(.red), for: .normal) }, { $0.image(for: .normal) }),
    ViewSettingRow(
      "setBackgroundImage", { $0.setBackgroundImage(picture(.red), for: .normal) },
      { $0.backgroundImage(for: .normal) }),
  ]

  static let switchRows: [ViewSettingRow<UISwitch>] = [
    ViewSettingRow("UISwitch.isOn", \.isOn, true),
    ViewSettingRow("setOn", { $0.setOn(true, animated: true) }, \.isOn),
    ViewSettingRow("UISwitch.onTintColor", \.onTintColor, .purple),
    ViewSettingRow("UISwitch.thumbTintColor", \.thumbTintColor, .purple),
    ViewSettingRow("UISwitch.title", \.title, "after"),
  ]

  static let sliderRows: [ViewSettingRow<UISlider>] = [
    ViewSettingRow("UISlider.value", \.value, 0.9),
    ViewSettingRow("setValue", { $0.setValue(0.8, animated: true) }, \.value),
    ViewSettingRow("UISlider.minimumValue", \.minimumValue, 40),
    ViewSettingRow("UISlider.maximumValue", \.maximumValue, -5),
    ViewSettingRow(
      "all three values", { ($0.minimumValue, $0.maximumValue, $0.value) = (10, 20, 15) },
      { "\($0.minimumValue) \($0.maximumValue) \($0.value)" }),
    ViewSettingRow("UISlider.isContinuous", \.isContinuous, false),
    ViewSettingRow("UISlider.minimumTrackTintColor", \.minimumTrackTintColor, .purple),
    ViewSettingRow("UISlider.maximumTrackTintColor", \.maximumTrackTintColor, .purple),
    ViewSettingRow("UISlider.thumbTintColor", \.thumbTintColor, .purple),
    ViewSettingRow("UISlider.minimumValueImage", \.minimumValueImage, picture(.red)),
    ViewSettingRow("UISlider.maximumValueImage", \.maximumValueImage, picture(.red)),
    ViewSettingRow("setThumbImage", { $0.setThumbImage(picture(.red), for: .normal) }, { $0.thumbImage(for: .normal) }),
    ViewSettingRow(
      "setMinimumTrackImage", { $0.setMinimumTrackImage(picture(.red, 4), for: .normal) },
      { $0.minimumTrackImage(for: .normal) }),
    ViewSettingRow(
      "setMaximumTrackImage", { $0.setMaximumTrackImage(picture(.red, 4), for: .normal) },
      { $0.maximumTrackImage(for: .normal) }),
  ]

  static let segmentedControlRows: [ViewSettingRow<UISegmentedControl>] = [
    ViewSettingRow("UISegmentedControl.selectedSegmentIndex", \.selectedSegmentIndex, 1),
    ViewSettingRow("UISegmentedControl.isMomentary", \.isMomentary, true),
    ViewSettingRow("UISegmentedControl.apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, true),
    ViewSettingRow("UISegmentedControl.selectedSegmentTintColor", \.selectedSegmentTintColor, .purple),
    ViewSettingRow(
      "insertSegment",
      { row in
        row.insertSegment(withTitle: "New", at: 0, animated: true)
      }, { "\($0.numberOfSegments) \($0.selectedSegmentIndex)" }),
    ViewSettingRow(
      "removeSegment",
      { row in
        row.removeSegment(at: 0, animated: true)
      }, { "\($0.numberOfSegments) \($0.selectedSegmentIndex)" }),
    ViewSettingRow("setTitle", { $0.setTitle("After", forSegmentAt: 1) }, { $0.titleForSegment(at: 1) }),
    ViewSettingRow("setEnabled", { $0.setEnabled(false, forSegmentAt: 1) }, { $0.isEnabledForSegment(at: 1) }),
  ]

  static let indicatorRows: [ViewSettingRow<UIActivityIndicatorView>] = [
    ViewSettingRow("UIActivityIndicatorView.style", \.style, .large),
    ViewSettingRow("UIActivityIndicatorView.hidesWhenStopped", \.hidesWhenStopped, true),
    ViewSettingRow("UIActivityIndicatorView.color", \.color, .purple),
    ViewSettingRow("startAnimating", { $0.startAnimating() }, \.isAnimating),
  ]

  static let pageControlRows: [ViewSettingRow<UIPageControl>] = [
    ViewSettingRow("UIPageControl.numberOfPages", \.numberOfPages, 6),
    ViewSettingRow("UIPageControl.currentPage", \.currentPage, 3),
    ViewSettingRow("UIPageControl.hidesForSinglePage", \.hidesForSinglePage, true),
    ViewSettingRow("UIPageControl.pageIndicatorTintColor", \.pageIndicatorTintColor, .green),
    ViewSettingRow("UIPageControl.currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .blue),
    ViewSettingRow("UIPageControl.defersCurrentPageDisplay", \.defersCurrentPageDisplay, true),
    ViewSettingRow("UIPageControl.allowsContinuousInteraction", \.allowsContinuousInteraction, false),
    ViewSettingRow(
      "UIPageControl.backgroundStyle", { $0.backgroundStyle = .prominent }, { $0.backgroundStyle.rawValue }),
    ViewSettingRow(
      "UIPageControl.preferredIndicatorImage", { $0.preferredIndicatorImage = UIImage() },
      { $0.preferredIndicatorImage == nil }),
  ]

  static let progressViewRows: [ViewSettingRow<UIProgressView>] = [
    ViewSettingRow("UIProgressView.progress", \.progress, 0.9),
    ViewSettingRow("setProgress", { $0.setProgress(0.8, animated: true) }, \.progress),
    ViewSettingRow(
      "UIProgressView.observedProgress",
      { $0.observedProgress = Progress(totalUnitCount: 1) },
      { $0.observedProgress == nil }),
    ViewSettingRow("UIProgressView.progressViewStyle", \.progressViewStyle, .bar),
    ViewSettingRow("UIProgressView.progressTintColor", \.progressTintColor, .purple),
    ViewSettingRow("UIProgressView.trackTintColor", \.trackTintColor, .purple),
  ]
}
