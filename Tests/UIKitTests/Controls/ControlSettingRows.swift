import Foundation
import UIKit

extension ViewSettingTable {
  static let controlRows: [ViewSettingRow] = [
    ViewSettingRow("UIControl.isEnabled", \UIControl.isEnabled, false),
    ViewSettingRow("UIControl.isSelected", \UIControl.isSelected, true),
    ViewSettingRow("UIControl.isHighlighted", \UIControl.isHighlighted, true),
    ViewSettingRow("UIControl.contentVerticalAlignment", \UIControl.contentVerticalAlignment, .top),
    ViewSettingRow("UIControl.contentHorizontalAlignment", \UIControl.contentHorizontalAlignment, .right),
    ViewSettingRow("UIControl.toolTip", \UIControl.toolTip, "tip"),
    ViewSettingRow("UIControl.showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction, true),
  ]

  static var buttonRows: [ViewSettingRow] {
    [
      ViewSettingRow("UIButton.menu", \UIButton.menu, UIMenu(children: [UIAction(title: "New") { _ in }])),
      ViewSettingRow("UIButton.role", \UIButton.role, .destructive),
      ViewSettingRow("UIButton.configuration", \UIButton.configuration, .filled()),
      ViewSettingRow(
        "UIButton.configuration.title",
        { (button: UIButton) in
          var look = UIButton.Configuration.tinted()
          (look.title, look.subtitle, look.showsActivityIndicator) = ("After", "below", true)
          button.configuration = look
        }, { "\($0.configuration?.title ?? "-") \($0.configuration?.showsActivityIndicator ?? false)" }),
      ViewSettingRow(
        "UIButton.configurationUpdateHandler",
        { (button: UIButton) in button.configurationUpdateHandler = { _ in } },
        { $0.configurationUpdateHandler == nil }),
      ViewSettingRow(
        "UIButton.automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration, false),
      ViewSettingRow("UIButton.changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction, true),
      ViewSettingRow("UIButton.contentEdgeInsets", \UIButton.contentEdgeInsets, insets),
      ViewSettingRow("UIButton.titleEdgeInsets", \UIButton.titleEdgeInsets, insets),
      ViewSettingRow("UIButton.imageEdgeInsets", \UIButton.imageEdgeInsets, insets),
      ViewSettingRow("UIButton.adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted, false),
      ViewSettingRow("UIButton.adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled, false),
      ViewSettingRow(
        "UIButton.reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted, true),
      ViewSettingRow("UIButton.showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted, true),
      ViewSettingRow(
        "setTitle", { (button: UIButton) in button.setTitle("After", for: .normal) }, { $0.title(for: .normal) }),
      ViewSettingRow(
        "setAttributedTitle",
        { (button: UIButton) in button.setAttributedTitle(NSAttributedString(string: "After"), for: .normal) },
        { $0.attributedTitle(for: .normal)?.string }),
      ViewSettingRow(
        "setTitleColor", { (button: UIButton) in button.setTitleColor(.green, for: .normal) },
        { $0.titleColor(for: .normal) }),
      ViewSettingRow(
        "setTitleShadowColor", { (button: UIButton) in button.setTitleShadowColor(.green, for: .normal) },
        { $0.titleShadowColor(for: .normal) }),
      ViewSettingRow(
        "setImage", { (button: UIButton) in button.setImage(picture(.red), for: .normal) }, { $0.image(for: .normal) }),
      ViewSettingRow(
        "setBackgroundImage", { (button: UIButton) in button.setBackgroundImage(picture(.red), for: .normal) },
        { $0.backgroundImage(for: .normal) }),
    ]
  }

  static let switchRows: [ViewSettingRow] = [
    ViewSettingRow("UISwitch.isOn", \UISwitch.isOn, true),
    ViewSettingRow("setOn", { (toggle: UISwitch) in toggle.setOn(true, animated: true) }, \.isOn),
    ViewSettingRow("UISwitch.onTintColor", \UISwitch.onTintColor, .purple),
    ViewSettingRow("UISwitch.thumbTintColor", \UISwitch.thumbTintColor, .purple),
    ViewSettingRow("UISwitch.title", \UISwitch.title, "after"),
  ]

  static var sliderRows: [ViewSettingRow] {
    [
      ViewSettingRow("UISlider.value", \UISlider.value, 0.9),
      ViewSettingRow("setValue", { (slider: UISlider) in slider.setValue(0.8, animated: true) }, \.value),
      ViewSettingRow("UISlider.minimumValue", \UISlider.minimumValue, 40),
      ViewSettingRow("UISlider.maximumValue", \UISlider.maximumValue, -5),
      ViewSettingRow(
        "all three values",
        { (slider: UISlider) in
          (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
        }, { "\($0.minimumValue) \($0.maximumValue) \($0.value)" }),
      ViewSettingRow("UISlider.isContinuous", \UISlider.isContinuous, false),
      ViewSettingRow("UISlider.minimumTrackTintColor", \UISlider.minimumTrackTintColor, .purple),
      ViewSettingRow("UISlider.maximumTrackTintColor", \UISlider.maximumTrackTintColor, .purple),
      ViewSettingRow("UISlider.thumbTintColor", \UISlider.thumbTintColor, .purple),
      ViewSettingRow("UISlider.minimumValueImage", \UISlider.minimumValueImage, picture(.red)),
      ViewSettingRow("UISlider.maximumValueImage", \UISlider.maximumValueImage, picture(.red)),
      ViewSettingRow(
        "setThumbImage", { (slider: UISlider) in slider.setThumbImage(picture(.red), for: .normal) },
        { $0.thumbImage(for: .normal) }),
      ViewSettingRow(
        "setMinimumTrackImage", { (slider: UISlider) in slider.setMinimumTrackImage(picture(.red, 4), for: .normal) },
        { $0.minimumTrackImage(for: .normal) }),
      ViewSettingRow(
        "setMaximumTrackImage", { (slider: UISlider) in slider.setMaximumTrackImage(picture(.red, 4), for: .normal) },
        { $0.maximumTrackImage(for: .normal) }),
    ]
  }

  static let segmentedControlRows: [ViewSettingRow] = [
    ViewSettingRow("UISegmentedControl.selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex, 1),
    ViewSettingRow("UISegmentedControl.isMomentary", \UISegmentedControl.isMomentary, true),
    ViewSettingRow(
      "UISegmentedControl.apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent, true),
    ViewSettingRow(
      "UISegmentedControl.selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, .purple),
    ViewSettingRow(
      "insertSegment",
      { (row: UISegmentedControl) in
        row.insertSegment(withTitle: "New", at: 0, animated: true)
      }, { "\($0.numberOfSegments) \($0.selectedSegmentIndex)" }),
    ViewSettingRow(
      "removeSegment",
      { (row: UISegmentedControl) in
        row.removeSegment(at: 0, animated: true)
      }, { "\($0.numberOfSegments) \($0.selectedSegmentIndex)" }),
    ViewSettingRow(
      "setTitle", { (row: UISegmentedControl) in row.setTitle("After", forSegmentAt: 1) },
      { $0.titleForSegment(at: 1) }),
    ViewSettingRow(
      "setEnabled", { (row: UISegmentedControl) in row.setEnabled(false, forSegmentAt: 1) },
      { $0.isEnabledForSegment(at: 1) }),
  ]

  static let indicatorRows: [ViewSettingRow] = [
    ViewSettingRow("UIActivityIndicatorView.style", \UIActivityIndicatorView.style, .large),
    ViewSettingRow("UIActivityIndicatorView.hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped, true),
    ViewSettingRow("UIActivityIndicatorView.color", \UIActivityIndicatorView.color, .purple),
    ViewSettingRow(
      "startAnimating", { (view: UIActivityIndicatorView) in view.startAnimating() }, \.isAnimating),
  ]

  static let pageControlRows: [ViewSettingRow] = [
    ViewSettingRow("UIPageControl.numberOfPages", \UIPageControl.numberOfPages, 6),
    ViewSettingRow("UIPageControl.currentPage", \UIPageControl.currentPage, 3),
    ViewSettingRow("UIPageControl.hidesForSinglePage", \UIPageControl.hidesForSinglePage, true),
    ViewSettingRow("UIPageControl.pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, .green),
    ViewSettingRow(
      "UIPageControl.currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor, .blue),
    ViewSettingRow("UIPageControl.defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay, true),
    ViewSettingRow("UIPageControl.allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction, false),
    ViewSettingRow(
      "UIPageControl.backgroundStyle", { (pages: UIPageControl) in pages.backgroundStyle = .prominent },
      { $0.backgroundStyle.rawValue }),
    ViewSettingRow(
      "UIPageControl.preferredIndicatorImage", { (pages: UIPageControl) in pages.preferredIndicatorImage = UIImage() },
      { $0.preferredIndicatorImage == nil }),
  ]

  static let progressViewRows: [ViewSettingRow] = [
    ViewSettingRow("UIProgressView.progress", \UIProgressView.progress, 0.9),
    ViewSettingRow("setProgress", { (bar: UIProgressView) in bar.setProgress(0.8, animated: true) }, \.progress),
    ViewSettingRow(
      "UIProgressView.observedProgress",
      { (view: UIProgressView) in view.observedProgress = Progress(totalUnitCount: 1) },
      { $0.observedProgress == nil }),
    ViewSettingRow("UIProgressView.progressViewStyle", \UIProgressView.progressViewStyle, .bar),
    ViewSettingRow("UIProgressView.progressTintColor", \UIProgressView.progressTintColor, .purple),
    ViewSettingRow("UIProgressView.trackTintColor", \UIProgressView.trackTintColor, .purple),
  ]
}
