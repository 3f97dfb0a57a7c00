import Foundation
import UIKit

/// A property of a view with another value for it, and how the property is told from what it was.
@MainActor struct ViewSettingRow {
  let name: String
  let change: (UIView) -> Void
  let record: (UIView) -> String

  /// A row that sets `keyPath` to `value`.
  init<View: UIView, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<View, Value>, _ value: @escaping @autoclosure () -> Value
  ) {
    self.init(name, { (view: View) in view[keyPath: keyPath] = value() }, { $0[keyPath: keyPath] })
  }

  /// A row that calls `change`, and compares what `read` returns.
  init<View: UIView, Value>(_ name: String, _ change: @escaping (View) -> Void, _ read: @escaping (View) -> Value) {
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
  case view, label, imageView, scrollView, effectView, control, button, configuredButton, toggle, slider
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

  var rows: [ViewSettingRow] {
    switch self {
    case .view: Self.viewRows
    case .label: Self.labelRows
    case .imageView: Self.imageViewRows
    case .scrollView: Self.scrollViewRows
    case .effectView: [ViewSettingRow("UIVisualEffectView.effect", \UIVisualEffectView.effect, nil)]
    case .control: Self.controlRows
    case .button, .configuredButton: Self.controlRows + Self.buttonRows
    case .toggle: Self.controlRows + Self.switchRows
    case .slider: Self.controlRows + Self.sliderRows
    case .textField: Self.controlRows + Self.textFieldRows
    case .stepper: Self.controlRows + Self.stepperRows
    case .segmentedControl: Self.controlRows + Self.segmentedControlRows
    case .indicator: Self.indicatorRows
    case .progressView: Self.progressViewRows
    case .pageControl: Self.controlRows + Self.pageControlRows
    case .navigationBar: Self.navigationBarRows
    case .tabBar: Self.tabBarRows
    case .toolbar: Self.toolbarRows
    case .stackView: Self.stackViewRows
    case .table: Self.tableRows
    case .tableCell: Self.tableCellRows
    case .tableHeader: Self.tableHeaderRows
    case .collectionView: Self.collectionViewRows
    case .collectionCell: Self.collectionCellRows
    case .searchBar: Self.searchBarRows
    case .refreshControl: Self.refreshRows
    case .textView: Self.textViewRows
    case .picker: Self.pickerRows
    case .datePicker: Self.datePickerRows
    }
  }

  private static let viewRows: [ViewSettingRow] = [
    ViewSettingRow("UIView.autoresizingMask", \UIView.autoresizingMask, .flexibleWidth),
    ViewSettingRow("UIView.autoresizesSubviews", \UIView.autoresizesSubviews, false),
    ViewSettingRow("UIView.isUserInteractionEnabled", \UIView.isUserInteractionEnabled, false),
    ViewSettingRow("UIView.isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, true),
    ViewSettingRow("UIView.isExclusiveTouch", \UIView.isExclusiveTouch, true),
    ViewSettingRow("UIView.tag", \UIView.tag, 7),
    ViewSettingRow("UIView.clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing, false),
    ViewSettingRow(
      "UIView.translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints, false),
    ViewSettingRow("UIView.semanticContentAttribute", \UIView.semanticContentAttribute, .forceRightToLeft),
    ViewSettingRow("UIView.layoutMargins", \UIView.layoutMargins, insets),
    ViewSettingRow(
      "UIView.directionalLayoutMargins", \UIView.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
    ViewSettingRow("UIView.preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins, true),
    ViewSettingRow("UIView.insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea, false),
    ViewSettingRow("UIView.overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle, .dark),
    ViewSettingRow(
      "UIView.traitOverrides", { (view: UIView) in view.traitOverrides.accessibilityContrast = .high },
      { $0.traitOverrides.accessibilityContrast }),
    ViewSettingRow("UIView.contentMode", \UIView.contentMode, .bottomRight),
    ViewSettingRow("UIView.frame", \UIView.frame, CGRect(x: 1, y: 2, width: 30, height: 40)),
    ViewSettingRow("UIView.bounds", \UIView.bounds, CGRect(x: 1, y: 2, width: 30, height: 40)),
    ViewSettingRow("UIView.center", \UIView.center, CGPoint(x: 50, y: 60)),
    ViewSettingRow("UIView.transform", \UIView.transform, CGAffineTransform(rotationAngle: 1)),
    ViewSettingRow("UIView.transform3D", \UIView.transform3D, CATransform3DMakeRotation(1, 0, 1, 0)),
    ViewSettingRow("UIView.alpha", \UIView.alpha, 0.5),
    ViewSettingRow("UIView.isHidden", \UIView.isHidden, true),
    ViewSettingRow("UIView.isOpaque", \UIView.isOpaque, true),
    ViewSettingRow("UIView.clipsToBounds", \UIView.clipsToBounds, true),
    ViewSettingRow("UIView.backgroundColor", \UIView.backgroundColor, .purple),
    ViewSettingRow("UIView.tintColor", \UIView.tintColor, .purple),
    ViewSettingRow("UIView.anchorPoint", \UIView.anchorPoint, .zero),
    ViewSettingRow("UIView.contentScaleFactor", \UIView.contentScaleFactor, 3),
    ViewSettingRow("UIView.mask", \UIView.mask, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))),
  ]

  private static let stackViewRows: [ViewSettingRow] = [
    ViewSettingRow("UIStackView.axis", \UIStackView.axis, .vertical),
    ViewSettingRow("UIStackView.distribution", \UIStackView.distribution, .equalSpacing),
    ViewSettingRow("UIStackView.alignment", \UIStackView.alignment, .center),
    ViewSettingRow("UIStackView.spacing", \UIStackView.spacing, 5),
    ViewSettingRow("UIStackView.isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, true),
    ViewSettingRow(
      "UIStackView.isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement, true),
  ]

  private static let labelRows: [ViewSettingRow] = [
    ViewSettingRow("UILabel.text", \UILabel.text, "after"),
    ViewSettingRow("UILabel.attributedText", \UILabel.attributedText, NSAttributedString(string: "later")),
    ViewSettingRow("UILabel.font", \UILabel.font, .systemFont(ofSize: 40)),
    ViewSettingRow("UILabel.textColor", \UILabel.textColor, .green),
    ViewSettingRow("UILabel.textAlignment", \UILabel.textAlignment, .right),
    ViewSettingRow("UILabel.numberOfLines", \UILabel.numberOfLines, 3),
    ViewSettingRow("UILabel.lineBreakMode", \UILabel.lineBreakMode, .byClipping),
    ViewSettingRow("UILabel.adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, true),
    ViewSettingRow("UILabel.minimumScaleFactor", \UILabel.minimumScaleFactor, 0.5),
    ViewSettingRow("UILabel.preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, 50),
    ViewSettingRow("UILabel.baselineAdjustment", \UILabel.baselineAdjustment, .none),
    ViewSettingRow(
      "UILabel.allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation, true),
    ViewSettingRow("UILabel.shadowColor", \UILabel.shadowColor, .red),
    ViewSettingRow("UILabel.shadowOffset", \UILabel.shadowOffset, CGSize(width: 5, height: 5)),
    ViewSettingRow("UILabel.highlightedTextColor", \UILabel.highlightedTextColor, .red),
    ViewSettingRow("UILabel.isHighlighted", \UILabel.isHighlighted, true),
    ViewSettingRow("UILabel.isEnabled", \UILabel.isEnabled, false),
  ]

  private static let imageViewRows: [ViewSettingRow] = [
    ViewSettingRow("UIImageView.image", \UIImageView.image, picture(.blue)),
    ViewSettingRow("UIImageView.highlightedImage", \UIImageView.highlightedImage, picture(.green)),
    ViewSettingRow("UIImageView.isHighlighted", \UIImageView.isHighlighted, true),
    ViewSettingRow(
      "UIImageView.preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration,
      UIImage.SymbolConfiguration(scale: .large)),
    ViewSettingRow("UIImageView.animationImages", \UIImageView.animationImages, [picture(.red), picture(.green)]),
    ViewSettingRow("UIImageView.highlightedAnimationImages", \UIImageView.highlightedAnimationImages, [picture(.red)]),
    ViewSettingRow("UIImageView.animationDuration", \UIImageView.animationDuration, 3),
    ViewSettingRow("UIImageView.animationRepeatCount", \UIImageView.animationRepeatCount, 2),
    ViewSettingRow(
      "startAnimating",
      { (view: UIImageView) in
        view.animationImages = [picture(.red), picture(.green)]
        view.startAnimating()
      }, { "\($0.isAnimating) \($0.animationImages?.count ?? 0)" }),
  ]

  private static let scrollViewRows: [ViewSettingRow] = [
    ViewSettingRow("UIScrollView.delegate", { (view: UIScrollView) in view.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow("UIScrollView.contentSize", \UIScrollView.contentSize, CGSize(width: 50, height: 60)),
    ViewSettingRow("UIScrollView.contentInset", \UIScrollView.contentInset, insets),
    ViewSettingRow(
      "UIScrollView.contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior, .never),
    ViewSettingRow("UIScrollView.contentAlignmentPoint", \UIScrollView.contentAlignmentPoint, CGPoint(x: 1, y: 1)),
    ViewSettingRow("UIScrollView.contentOffset", \UIScrollView.contentOffset, CGPoint(x: 0, y: 10)),
    ViewSettingRow("UIScrollView.zoomScale", \UIScrollView.zoomScale, 2),
    ViewSettingRow("UIScrollView.minimumZoomScale", \UIScrollView.minimumZoomScale, 0.25),
    ViewSettingRow("UIScrollView.maximumZoomScale", \UIScrollView.maximumZoomScale, 0.1),
    ViewSettingRow("UIScrollView.bouncesZoom", \UIScrollView.bouncesZoom, false),
    ViewSettingRow("UIScrollView.isScrollEnabled", \UIScrollView.isScrollEnabled, false),
    ViewSettingRow("UIScrollView.isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled, true),
    ViewSettingRow("UIScrollView.bounces", \UIScrollView.bounces, false),
    ViewSettingRow("UIScrollView.bouncesHorizontally", \UIScrollView.bouncesHorizontally, false),
    ViewSettingRow("UIScrollView.bouncesVertically", \UIScrollView.bouncesVertically, false),
    ViewSettingRow("UIScrollView.alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, true),
    ViewSettingRow("UIScrollView.alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, true),
    ViewSettingRow("UIScrollView.isPagingEnabled", \UIScrollView.isPagingEnabled, true),
    ViewSettingRow("UIScrollView.decelerationRate", \UIScrollView.decelerationRate, .fast),
    ViewSettingRow(
      "UIScrollView.transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent, false),
    ViewSettingRow(
      "UIScrollView.transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent, false),
    ViewSettingRow("UIScrollView.delaysContentTouches", \UIScrollView.delaysContentTouches, false),
    ViewSettingRow("UIScrollView.canCancelContentTouches", \UIScrollView.canCancelContentTouches, false),
    ViewSettingRow(
      "UIScrollView.showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator, false),
    ViewSettingRow("UIScrollView.showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator, false),
    ViewSettingRow("UIScrollView.indicatorStyle", \UIScrollView.indicatorStyle, .white),
    ViewSettingRow("UIScrollView.scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets, insets),
    ViewSettingRow("UIScrollView.verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets, insets),
    ViewSettingRow(
      "UIScrollView.horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets, insets),
    ViewSettingRow(
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets",
      \UIScrollView.automaticallyAdjustsScrollIndicatorInsets, false),
    ViewSettingRow("UIScrollView.scrollsToTop", \UIScrollView.scrollsToTop, false),
    ViewSettingRow("UIScrollView.keyboardDismissMode", \UIScrollView.keyboardDismissMode, .onDrag),
    ViewSettingRow("UIScrollView.refreshControl", \UIScrollView.refreshControl, UIRefreshControl()),
    ViewSettingRow("UIScrollView.indexDisplayMode", \UIScrollView.indexDisplayMode, .alwaysHidden),
    ViewSettingRow("UIScrollView.allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling, false),
  ]

  private static let navigationBarRows: [ViewSettingRow] = [
    ViewSettingRow(
      "UINavigationBar.delegate", { (bar: UINavigationBar) in bar.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow("UINavigationBar.items", \UINavigationBar.items, [UINavigationItem(title: "Other")]),
    ViewSettingRow("UINavigationBar.barTintColor", \UINavigationBar.barTintColor, .purple),
    ViewSettingRow("UINavigationBar.isTranslucent", \UINavigationBar.isTranslucent, false),
    ViewSettingRow("UINavigationBar.prefersLargeTitles", \UINavigationBar.prefersLargeTitles, true),
    ViewSettingRow(
      "UINavigationBar.titleTextAttributes", { (bar: UINavigationBar) in bar.titleTextAttributes = [:] },
      { $0.titleTextAttributes == nil }),
    ViewSettingRow(
      "UINavigationBar.largeTitleTextAttributes", { (bar: UINavigationBar) in bar.largeTitleTextAttributes = [:] },
      { $0.largeTitleTextAttributes == nil }),
    ViewSettingRow("UINavigationBar.barStyle", \UINavigationBar.barStyle, .black),
    ViewSettingRow("UINavigationBar.backIndicatorImage", \UINavigationBar.backIndicatorImage, picture(.red)),
    ViewSettingRow(
      "UINavigationBar.backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage,
      picture(.red)),
    ViewSettingRow("UINavigationBar.shadowImage", \UINavigationBar.shadowImage, UIImage()),
    ViewSettingRow(
      "UINavigationBar.compactAppearance", \UINavigationBar.compactAppearance, UINavigationBarAppearance()),
    ViewSettingRow(
      "UINavigationBar.compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance,
      UINavigationBarAppearance()),
    ViewSettingRow(
      "UINavigationBar.scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance, purpleBar()),
    ViewSettingRow("UINavigationBar.standardAppearance", \UINavigationBar.standardAppearance, purpleBar()),
  ]

  private static func purpleBar() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .purple
    return appearance
  }

  private static let toolbarRows: [ViewSettingRow] = [
    ViewSettingRow("UIToolbar.delegate", { (bar: UIToolbar) in bar.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow(
      "UIToolbar.items", \UIToolbar.items, [UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)]),
    ViewSettingRow("UIToolbar.barTintColor", \UIToolbar.barTintColor, .purple),
    ViewSettingRow("UIToolbar.isTranslucent", \UIToolbar.isTranslucent, false),
    ViewSettingRow("UIToolbar.barStyle", \UIToolbar.barStyle, .black),
    ViewSettingRow("UIToolbar.compactAppearance", \UIToolbar.compactAppearance, UIToolbarAppearance()),
    ViewSettingRow(
      "UIToolbar.compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance, UIToolbarAppearance()),
    ViewSettingRow("UIToolbar.scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance, purpleToolbar()),
    ViewSettingRow("UIToolbar.standardAppearance", \UIToolbar.standardAppearance, purpleToolbar()),
  ]

  private static func purpleToolbar() -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = .purple
    return appearance
  }

  private static let tabBarRows: [ViewSettingRow] = [
    ViewSettingRow("UITabBar.delegate", { (bar: UITabBar) in bar.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow(
      "UITabBar.items", \UITabBar.items, [UITabBarItem(title: "Other", image: nil, tag: 9)]),
    ViewSettingRow("UITabBar.selectedItem", { (bar: UITabBar) in bar.selectedItem = bar.items?.last }, \.selectedItem),
    ViewSettingRow("UITabBar.barTintColor", \UITabBar.barTintColor, .purple),
    ViewSettingRow("UITabBar.unselectedItemTintColor", \UITabBar.unselectedItemTintColor, .purple),
    ViewSettingRow("UITabBar.isTranslucent", \UITabBar.isTranslucent, false),
    ViewSettingRow("UITabBar.barStyle", \UITabBar.barStyle, .black),
    ViewSettingRow("UITabBar.backgroundImage", \UITabBar.backgroundImage, picture(.red)),
    ViewSettingRow("UITabBar.shadowImage", \UITabBar.shadowImage, UIImage()),
    ViewSettingRow("UITabBar.selectionIndicatorImage", \UITabBar.selectionIndicatorImage, picture(.red)),
    ViewSettingRow("UITabBar.itemWidth", \UITabBar.itemWidth, 40),
    ViewSettingRow("UITabBar.itemSpacing", \UITabBar.itemSpacing, 4),
    ViewSettingRow("UITabBar.scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance, purpleTabs()),
    ViewSettingRow("UITabBar.standardAppearance", \UITabBar.standardAppearance, purpleTabs()),
  ]
  private static func purpleTabs() -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .purple
    return appearance
  }
}
