import UIKit

/// A row of a table of views' properties.
@MainActor protocol ViewSetting {
  var name: String { get }
  var kind: UIView.Type { get }
  var change: (UIView) -> Void { get }
  var record: (UIView) -> String { get }
}

/// A property of a view with another value for it, and how the property is told from what it was.
@MainActor struct ViewSettingRow<View: UIView>: ViewSetting {
  let name: String
  var kind: UIView.Type { View.self }
  let change: (UIView) -> Void
  let record: (UIView) -> String

  /// A row that sets `keyPath` to `value`.
  init<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<View, Value>, _ value: @escaping @autoclosure () -> Value
  ) {
    self.init(name, { $0[keyPath: keyPath] = value() }, { $0[keyPath: keyPath] })
  }

  /// A row that calls `change`, and compares what `read` returns.
  init<Value>(_ name: String, _ change: @escaping (View) -> Void, _ read: @escaping (View) -> Value) {
    self.name = name
    self.change = { view in (view as? View).map(change) }
    record = { view in (view as? View).map { Self.text(read($0)) } ?? "another class" }
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let some = mirror.children.first?.value else { return "nil" }
      return text(some)
    }
    if let color = value as? UIColor { return "\(color.cgColor.components ?? [])" }
    // Each answer is another object.
    if let text = value as? NSAttributedString { return "\(text.string) \(text.length)" }
    return mirror.displayStyle == .class ? "\(ObjectIdentifier(value as AnyObject))" : "\(value)"
  }
}

/// A class of views with rows for all of its settable properties.
@MainActor enum ViewSettingTable: String, CaseIterable {
  case view, label, imageView, scrollView, effectView, extensionView, control, button, configuredButton, toggle, slider
  case textField, stepper, segmentedControl, indicator, progressView, pageControl, navigationBar, tabBar, toolbar,
    stackView, table, tableCell, tableHeader, collectionView, collectionCell, searchBar, refreshControl, textView,
    picker, datePicker

  static func picture(_ color: UIColor, _ side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  /// The rows of the class of `view`; for a control, also those of all controls.
  static func rows(of view: UIView) -> [any ViewSetting] {
    let lists: [[any ViewSetting]] = [
      controlRows, viewRows, labelRows, imageViewRows, scrollViewRows, effectViewRows, extensionRows, buttonRows,
      switchRows,
      sliderRows, textFieldRows, stepperRows, segmentedControlRows, indicatorRows, progressViewRows, pageControlRows,
      navigationBarRows, tabBarRows, toolbarRows, stackViewRows, tableRows, tableCellRows, tableHeaderRows,
      collectionViewRows, collectionCellRows, searchBarRows, refreshRows, textViewRows, pickerRows, datePickerRows,
    ]
    return lists.joined().filter { $0.kind == type(of: view) || $0.kind == UIControl.self && view is UIControl }
  }

  private static let viewRows: [ViewSettingRow<UIView>] = [
    ViewSettingRow("UIView.autoresizingMask", \.autoresizingMask, .flexibleWidth),
    ViewSettingRow("UIView.autoresizesSubviews", \.autoresizesSubviews, false),
    ViewSettingRow("UIView.isUserInteractionEnabled", \.isUserInteractionEnabled, false),
    ViewSettingRow("UIView.isMultipleTouchEnabled", \.isMultipleTouchEnabled, true),
    ViewSettingRow("UIView.isExclusiveTouch", \.isExclusiveTouch, true),
    ViewSettingRow("UIView.tag", \.tag, 7),
    ViewSettingRow("UIView.clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, false),
    ViewSettingRow(
      "UIView.translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints, false),
    ViewSettingRow("UIView.semanticContentAttribute", \.semanticContentAttribute, .forceRightToLeft),
    ViewSettingRow("UIView.layoutMargins", \.layoutMargins, insets),
    ViewSettingRow(
      "UIView.directionalLayoutMargins", \.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
    ViewSettingRow("UIView.preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, true),
    ViewSettingRow("UIView.insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, false),
    ViewSettingRow("UIView.overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .dark),
    ViewSettingRow(
      "UIView.traitOverrides", { $0.traitOverrides.accessibilityContrast = .high },
      { $0.traitOverrides.accessibilityContrast }),
    ViewSettingRow("UIView.contentMode", \.contentMode, .bottomRight),
    ViewSettingRow("UIView.frame", \.frame, CGRect(x: 1, y: 2, width: 30, height: 40)),
    ViewSettingRow("UIView.bounds", \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40)),
    ViewSettingRow("UIView.center", \.center, CGPoint(x: 50, y: 60)),
    ViewSettingRow("UIView.transform", \.transform, CGAffineTransform(rotationAngle: 1)),
    ViewSettingRow("UIView.transform3D", \.transform3D, CATransform3DMakeRotation(1, 0, 1, 0)),
    ViewSettingRow("UIView.alpha", \.alpha, 0.5),
    ViewSettingRow("UIView.isHidden", \.isHidden, true),
    ViewSettingRow("UIView.isOpaque", \.isOpaque, true),
    ViewSettingRow("UIView.clipsToBounds", \.clipsToBounds, true),
    ViewSettingRow("UIView.backgroundColor", \.backgroundColor, .purple),
    ViewSettingRow("UIView.tintColor", \.tintColor, .purple),
    ViewSettingRow("UIView.anchorPoint", \.anchorPoint, .zero),
    ViewSettingRow("UIView.contentScaleFactor", \.contentScaleFactor, 3),
    ViewSettingRow("UIView.mask", \.mask, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))),
  ]

  private static let effectViewRows: [ViewSettingRow<UIVisualEffectView>] = [
    ViewSettingRow("UIVisualEffectView.effect", \.effect, nil)
  ]

  private static let extensionRows: [ViewSettingRow<UIBackgroundExtensionView>] = [
    ViewSettingRow("UIBackgroundExtensionView.contentView", \.contentView, nil),
    ViewSettingRow(
      "UIBackgroundExtensionView.automaticallyPlacesContentView", \.automaticallyPlacesContentView, false),
  ]

  private static let stackViewRows: [ViewSettingRow<UIStackView>] = [
    ViewSettingRow("UIStackView.axis", \.axis, .vertical),
    ViewSettingRow("UIStackView.distribution", \.distribution, .equalSpacing),
    ViewSettingRow("UIStackView.alignment", \.alignment, .center),
    ViewSettingRow("UIStackView.spacing", \.spacing, 5),
    ViewSettingRow("UIStackView.isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, true),
    ViewSettingRow("UIStackView.isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, true),
  ]

  private static let labelRows: [ViewSettingRow<UILabel>] = [
    ViewSettingRow("UILabel.text", \.text, "after"),
    ViewSettingRow("UILabel.attributedText", \.attributedText, NSAttributedString(string: "later")),
    ViewSettingRow("UILabel.font", \.font, .systemFont(ofSize: 40)),
    ViewSettingRow("UILabel.textColor", \.textColor, .green),
    ViewSettingRow("UILabel.textAlignment", \.textAlignment, .right),
    ViewSettingRow("UILabel.numberOfLines", \.numberOfLines, 3),
    ViewSettingRow("UILabel.lineBreakMode", \.lineBreakMode, .byClipping),
    ViewSettingRow("UILabel.adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true),
    ViewSettingRow("UILabel.adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, true),
    ViewSettingRow("UILabel.minimumScaleFactor", \.minimumScaleFactor, 0.5),
    ViewSettingRow("UILabel.preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, 50),
    ViewSettingRow("UILabel.baselineAdjustment", \.baselineAdjustment, .none),
    ViewSettingRow("UILabel.allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, true),
    ViewSettingRow("UILabel.shadowColor", \.shadowColor, .red),
    ViewSettingRow("UILabel.shadowOffset", \.shadowOffset, CGSize(width: 5, height: 5)),
    ViewSettingRow("UILabel.highlightedTextColor", \.highlightedTextColor, .red),
    ViewSettingRow("UILabel.isHighlighted", \.isHighlighted, true),
    ViewSettingRow("UILabel.isEnabled", \.isEnabled, false),
  ]

  private static let imageViewRows: [ViewSettingRow<UIImageView>] = [
    ViewSettingRow("UIImageView.image", \.image, picture(.blue)),
    ViewSettingRow("UIImageView.highlightedImage", \.highlightedImage, picture(.green)),
    ViewSettingRow("UIImageView.isHighlighted", \.isHighlighted, true),
    ViewSettingRow(
      "UIImageView.preferredSymbolConfiguration", \.preferredSymbolConfiguration,
      UIImage.SymbolConfiguration(scale: .large)),
    ViewSettingRow("UIImageView.animationImages", \.animationImages, [picture(.red), picture(.green)]),
    ViewSettingRow("UIImageView.highlightedAnimationImages", \.highlightedAnimationImages, [picture(.red)]),
    ViewSettingRow("UIImageView.animationDuration", \.animationDuration, 3),
    ViewSettingRow("UIImageView.animationRepeatCount", \.animationRepeatCount, 2),
    ViewSettingRow(
      "startAnimating",
      { view in
        view.animationImages = [picture(.red), picture(.green)]
        view.startAnimating()
      }, { "\($0.isAnimating) \($0.animationImages?.count ?? 0)" }),
  ]

  private static let scrollViewRows: [ViewSettingRow<UIScrollView>] = [
    ViewSettingRow("UIScrollView.delegate", { $0.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow("UIScrollView.contentSize", \.contentSize, CGSize(width: 50, height: 60)),
    ViewSettingRow("UIScrollView.contentInset", \.contentInset, insets),
    ViewSettingRow("UIScrollView.contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .never),
    ViewSettingRow("UIScrollView.contentAlignmentPoint", \.contentAlignmentPoint, CGPoint(x: 1, y: 1)),
    ViewSettingRow("UIScrollView.contentOffset", \.contentOffset, CGPoint(x: 0, y: 10)),
    ViewSettingRow("UIScrollView.zoomScale", \.zoomScale, 2),
    ViewSettingRow("UIScrollView.minimumZoomScale", \.minimumZoomScale, 0.25),
    ViewSettingRow("UIScrollView.maximumZoomScale", \.maximumZoomScale, 0.1),
    ViewSettingRow("UIScrollView.bouncesZoom", \.bouncesZoom, false),
    ViewSettingRow("UIScrollView.isScrollEnabled", \.isScrollEnabled, false),
    ViewSettingRow("UIScrollView.isDirectionalLockEnabled", \.isDirectionalLockEnabled, true),
    ViewSettingRow("UIScrollView.bounces", \.bounces, false),
    ViewSettingRow("UIScrollView.bouncesHorizontally", \.bouncesHorizontally, false),
    ViewSettingRow("UIScrollView.bouncesVertically", \.bouncesVertically, false),
    ViewSettingRow("UIScrollView.alwaysBounceHorizontal", \.alwaysBounceHorizontal, true),
    ViewSettingRow("UIScrollView.alwaysBounceVertical", \.alwaysBounceVertical, true),
    ViewSettingRow("UIScrollView.isPagingEnabled", \.isPagingEnabled, true),
    ViewSettingRow("UIScrollView.decelerationRate", \.decelerationRate, .fast),
    ViewSettingRow("UIScrollView.transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent, false),
    ViewSettingRow("UIScrollView.transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent, false),
    ViewSettingRow("UIScrollView.delaysContentTouches", \.delaysContentTouches, false),
    ViewSettingRow("UIScrollView.canCancelContentTouches", \.canCancelContentTouches, false),
    ViewSettingRow("UIScrollView.showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, false),
    ViewSettingRow("UIScrollView.showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, false),
    ViewSettingRow("UIScrollView.indicatorStyle", \.indicatorStyle, .white),
    ViewSettingRow("UIScrollView.scrollIndicatorInsets", \.scrollIndicatorInsets, insets),
    ViewSettingRow("UIScrollView.verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, insets),
    ViewSettingRow("UIScrollView.horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets, insets),
    ViewSettingRow(
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets, false),
    ViewSettingRow("UIScrollView.scrollsToTop", \.scrollsToTop, false),
    ViewSettingRow("UIScrollView.keyboardDismissMode", \.keyboardDismissMode, .onDrag),
    ViewSettingRow("UIScrollView.refreshControl", \.refreshControl, UIRefreshControl()),
    ViewSettingRow("UIScrollView.indexDisplayMode", \.indexDisplayMode, .alwaysHidden),
    ViewSettingRow("UIScrollView.allowsKeyboardScrolling", \.allowsKeyboardScrolling, false),
  ]

  private static let navigationBarRows: [ViewSettingRow<UINavigationBar>] = [
    ViewSettingRow("UINavigationBar.delegate", { $0.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow("UINavigationBar.items", \.items, [UINavigationItem(title: "Other")]),
    ViewSettingRow("UINavigationBar.barTintColor", \.barTintColor, .purple),
    ViewSettingRow("UINavigationBar.isTranslucent", \.isTranslucent, false),
    ViewSettingRow("UINavigationBar.prefersLargeTitles", \.prefersLargeTitles, true),
    ViewSettingRow(
      "UINavigationBar.titleTextAttributes", { $0.titleTextAttributes = [:] }, { $0.titleTextAttributes == nil }),
    ViewSettingRow(
      "UINavigationBar.largeTitleTextAttributes", { $0.largeTitleTextAttributes = [:] },
      { $0.largeTitleTextAttributes == nil }),
    ViewSettingRow("UINavigationBar.barStyle", \.barStyle, .black),
    ViewSettingRow("UINavigationBar.backIndicatorImage", \.backIndicatorImage, picture(.red)),
    ViewSettingRow(
      "UINavigationBar.backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage, picture(.red)),
    ViewSettingRow("UINavigationBar.shadowImage", \.shadowImage, UIImage()),
    ViewSettingRow("UINavigationBar.compactAppearance", \.compactAppearance, UINavigationBarAppearance()),
    ViewSettingRow(
      "UINavigationBar.compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, UINavigationBarAppearance()),
    ViewSettingRow("UINavigationBar.scrollEdgeAppearance", \.scrollEdgeAppearance, purpleBar()),
    ViewSettingRow("UINavigationBar.standardAppearance", \.standardAppearance, purpleBar()),
  ]

  private static func purpleBar() -> UINavigationBarAppearance {
    made(UINavigationBarAppearance()) { $0.backgroundColor = .purple }
  }

  private static let toolbarRows: [ViewSettingRow<UIToolbar>] = [
    ViewSettingRow("UIToolbar.delegate", { $0.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow(
      "UIToolbar.items", \.items, [UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)]),
    ViewSettingRow("UIToolbar.barTintColor", \.barTintColor, .purple),
    ViewSettingRow("UIToolbar.isTranslucent", \.isTranslucent, false),
    ViewSettingRow("UIToolbar.barStyle", \.barStyle, .black),
    ViewSettingRow("UIToolbar.compactAppearance", \.compactAppearance, UIToolbarAppearance()),
    ViewSettingRow("UIToolbar.compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, UIToolbarAppearance()),
    ViewSettingRow("UIToolbar.scrollEdgeAppearance", \.scrollEdgeAppearance, purpleToolbar()),
    ViewSettingRow("UIToolbar.standardAppearance", \.standardAppearance, purpleToolbar()),
  ]

  private static func purpleToolbar() -> UIToolbarAppearance {
    made(UIToolbarAppearance()) { $0.backgroundColor = .purple }
  }

  private static let tabBarRows: [ViewSettingRow<UITabBar>] = [
    ViewSettingRow("UITabBar.delegate", { $0.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow("UITabBar.items", \.items, [UITabBarItem(title: "Other", image: nil, tag: 9)]),
    ViewSettingRow("UITabBar.selectedItem", { bar in bar.selectedItem = bar.items?.last }, \.selectedItem),
    ViewSettingRow("UITabBar.barTintColor", \.barTintColor, .purple),
    ViewSettingRow("UITabBar.unselectedItemTintColor", \.unselectedItemTintColor, .purple),
    ViewSettingRow("UITabBar.isTranslucent", \.isTranslucent, false),
    ViewSettingRow("UITabBar.barStyle", \.barStyle, .black),
    ViewSettingRow("UITabBar.backgroundImage", \.backgroundImage, picture(.red)),
    ViewSettingRow("UITabBar.shadowImage", \.shadowImage, UIImage()),
    ViewSettingRow("UITabBar.selectionIndicatorImage", \.selectionIndicatorImage, picture(.red)),
    ViewSettingRow("UITabBar.itemWidth", \.itemWidth, 40),
    ViewSettingRow("UITabBar.itemSpacing", \.itemSpacing, 4),
    ViewSettingRow("UITabBar.scrollEdgeAppearance", \.scrollEdgeAppearance, purpleTabs()),
    ViewSettingRow("UITabBar.standardAppearance", \.standardAppearance, purpleTabs()),
  ]
  private static func purpleTabs() -> UITabBarAppearance { made(UITabBarAppearance()) { $0.backgroundColor = .purple } }
}
