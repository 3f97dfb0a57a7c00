import CoreGraphics
import Foundation

extension ViewKind {
  static let plain: [String: ViewKind] = [
    "view": ViewKind(UIView.self), "containerView": ViewKind(UIView.self), "window": ViewKind(UIWindow.self),
    "label": ViewKind(UILabel.self, label),
    "imageView": ViewKind(UIImageView.self, image) { view, element, _ in
      if element.isTrue("animating") { view.startAnimating() }
    },
    "stackView": ViewKind(
      UIStackView.self,
      .init([
        "distribution": ArchiveSet.choice(
          \.distribution,
          [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
          ]),
        "alignment": ArchiveSet.choice(
          \.alignment,
          [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
          ]),
        "spacing": ArchiveSet.number(\.spacing), "spacingType": { _, _ in },
        "baselineRelativeArrangement": ArchiveSet.flag(\.isBaselineRelativeArrangement),
        "layoutMarginsRelativeArrangement": ArchiveSet.flag(\.isLayoutMarginsRelativeArrangement),
      ])
    ) { view, element, _ in
      view.axis = element["axis"] == "vertical" ? .vertical : .horizontal
      if element["spacingType"] == "standard" { view.spacing = UIStackView.spacingUseSystem }
    },
    "scrollView": ViewKind(UIScrollView.self),
    "textView": ViewKind(UITextView.self, textView),
    "visualEffectView": ViewKind(
      UIVisualEffectView.self,
      .init([
        "blurEffect": { view, value in blur(value).map { view.effect = $0 } },
        "effect": { view, value in blur(value).map { view.effect = $0 } },
        "contentView": { _, _ in },
      ])
    ) { view, element, load in
      if let effect = element.child("blurEffect") {
        view.effect = blur(ArchiveValue(element: effect, document: load.document))
      }
      if let content = element.child(key: "contentView") { load.fillContent(view.contentView, content) }
    },
    "activityIndicatorView": ViewKind(
      UIActivityIndicatorView.self,
      .init([
        "color": { view, value in value.color.map { view.color = $0 } },
        "hidesWhenStopped": ArchiveSet.flag(\.hidesWhenStopped),
      ])
    ) { view, element, _ in
      if let style = element["style"] { view.style = style == "large" || style == "whiteLarge" ? .large : .medium }
      if element["style"]?.hasPrefix("white") == true, element.child(key: "color") == nil { view.color = .white }
      if element.isTrue("animating") { view.startAnimating() }
    },
    "progressView": ViewKind(
      UIProgressView.self,
      .init([
        "progress": { $0.progress = Float($1.number) }, "progressViewStyle": { _, _ in },
        "progressTintColor": ArchiveSet.color(\.progressTintColor),
        "trackTintColor": ArchiveSet.color(\.trackTintColor),
      ])),
    "pickerView": ViewKind(UIPickerView.self, .init(["showsSelectionIndicator": { _, _ in }])),
    "navigationBar": ViewKind(UINavigationBar.self, bar) { view, element, load in
      let items = element.list("items").compactMap { load.makeNavigationItem($0) }
      if !items.isEmpty { view.items = items }
    },
    "toolbar": ViewKind(
      UIToolbar.self,
      .init([
        "barTintColor": ArchiveSet.color(\.barTintColor), "translucent": ArchiveSet.flag(\.isTranslucent),
        "barStyle": ArchiveSet.choice(\.barStyle, ArchiveChoices.barStyles),
      ])
    ) { view, element, load in
      let items = element.list("items").compactMap { load.makeBarButtonItem($0) }
      if !items.isEmpty { view.items = items }
    },
    "tabBar": ViewKind(UITabBar.self, tabBar) { view, element, load in
      let items = element.list("items").compactMap { load.makeTabBarItem($0) }
      if !items.isEmpty { view.items = items }
    },
    "searchBar": ViewKind(
      UISearchBar.self,
      .init([
        "text": ArchiveSet.text(\.text), "placeholder": ArchiveSet.text(\.placeholder),
        "showsCancelButton": ArchiveSet.flag(\.showsCancelButton), "showsScopeBar": ArchiveSet.flag(\.showsScopeBar),
        "barTintColor": ArchiveSet.color(\.barTintColor), "translucent": ArchiveSet.flag(\.isTranslucent),
        "searchBarStyle": ArchiveSet.choice(
          \.searchBarStyle, ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      ])),
  ]

  private static let label = ArchiveSettings<UILabel>([
    "fontDescription": { label, value in value.font.map { label.font = $0 } },
    "textColor": { label, value in value.color.map { label.textColor = $0 } },
    "highlightedColor": ArchiveSet.color(\.highlightedTextColor), "shadowColor": ArchiveSet.color(\.shadowColor),
    "shadowOffset": ArchiveSet.size(\.shadowOffset),
    "textAlignment": ArchiveSet.choice(\.textAlignment, ArchiveChoices.alignments),
    "lineBreakMode": ArchiveSet.choice(\.lineBreakMode, ArchiveChoices.lineBreaks),
    "numberOfLines": ArchiveSet.integer(\.numberOfLines),
    "baselineAdjustment": ArchiveSet.choice(
      \.baselineAdjustment, ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
    "adjustsFontSizeToFit": ArchiveSet.flag(\.adjustsFontSizeToFitWidth),
    "minimumScaleFactor": ArchiveSet.number(\.minimumScaleFactor),
    // In points; the factor needs the font.
    "minimumFontSize": { label, value in
      if label.font.pointSize > 0 { label.minimumScaleFactor = value.number / label.font.pointSize }
    },
    "preferredMaxLayoutWidth": ArchiveSet.number(\.preferredMaxLayoutWidth), "enabled": ArchiveSet.flag(\.isEnabled),
    "highlighted": ArchiveSet.flag(\.isHighlighted),
    "adjustsFontForContentSizeCategory": { _, _ in },
    "text": ArchiveSet.text(\.text), "attributedText": { label, value in label.attributedText = value.attributedText },
  ])

  private static let image = ArchiveSettings<UIImageView>([
    "image": ArchiveSet.image(\.image), "highlightedImage": ArchiveSet.image(\.highlightedImage),
    "highlighted": ArchiveSet.flag(\.isHighlighted), "animationDuration": { $0.animationDuration = $1.number.native },
    "animationRepeatCount": ArchiveSet.integer(\.animationRepeatCount),
  ])

  private static let textView = ArchiveSettings<UITextView>([
    "fontDescription": ArchiveSet.font(\.font), "textColor": ArchiveSet.color(\.textColor),
    "textAlignment": ArchiveSet.choice(\.textAlignment, ArchiveChoices.alignments),
    "editable": ArchiveSet.flag(\.isEditable), "selectable": ArchiveSet.flag(\.isSelectable),
    "text": { $0.text = $1.text },
    "attributedText": { view, value in value.attributedText.map { view.attributedText = $0 } },
    "adjustsFontForContentSizeCategory": { _, _ in }, "dataDetectorType": { _, _ in },
    "textInputTraits": { view, value in ArchiveTraits.apply(value, to: view) },
  ])

  private static let bar = ArchiveSettings<UINavigationBar>([
    "barTintColor": ArchiveSet.color(\.barTintColor), "translucent": ArchiveSet.flag(\.isTranslucent),
    "largeTitles": ArchiveSet.flag(\.prefersLargeTitles),
    "barStyle": ArchiveSet.choice(\.barStyle, ArchiveChoices.barStyles),
    "shadowImage": ArchiveSet.image(\.shadowImage), "backIndicatorImage": ArchiveSet.image(\.backIndicatorImage),
    "backIndicatorTransitionMask": ArchiveSet.image(\.backIndicatorTransitionMaskImage),
    "titleTextAttributes": { $0.titleTextAttributes = attributes($1) },
    "largeTitleTextAttributes": { $0.largeTitleTextAttributes = attributes($1) },
    "textAttributes": { $0.titleTextAttributes = attributes($1) },
    "standardAppearance": { _, _ in }, "scrollEdgeAppearance": { _, _ in },
  ])

  private static let tabBar = ArchiveSettings<UITabBar>([
    "barTintColor": ArchiveSet.color(\.barTintColor), "translucent": ArchiveSet.flag(\.isTranslucent),
    "barStyle": ArchiveSet.choice(\.barStyle, ArchiveChoices.barStyles),
    "unselectedItemTintColor": ArchiveSet.color(\.unselectedItemTintColor),
    "selectedImageTintColor": { bar, value in value.color.map { bar.tintColor = $0 } },
    "backgroundImage": ArchiveSet.image(\.backgroundImage), "shadowImage": ArchiveSet.image(\.shadowImage),
    "itemPositioning": { _, _ in },
  ])

  private static func attributes(_ value: ArchiveValue) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for child in value.element?.children ?? [] {
      let part = ArchiveValue(element: child, document: value.document)
      if child.key == "textColor" { found[.foregroundColor] = part.color }
      if let font = part.font { found[.font] = font }
    }
    return found
  }

  private static func blur(_ value: ArchiveValue) -> UIBlurEffect? {
    value.element?["style"].flatMap { blurs[$0] }.map { UIBlurEffect(style: $0) }
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemMaterialDark": .systemMaterialDark,
    "systemMaterialLight": .systemMaterialLight, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemThinMaterialLight": .systemThinMaterialLight,
  ]
}
