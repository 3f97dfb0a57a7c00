import CoreGraphics
import Foundation

/// The class that an element of a document stands for, and how its settings are read.
@MainActor struct ViewKind {
  let type: UIView.Type
  let settings: ArchiveSettings<UIView>
  /// What a table of settings cannot say, after it.
  let finish: @MainActor (UIView, ArchiveElement, ArchiveLoad) -> Void

  init<View: UIView>(
    _ type: View.Type, _ settings: ArchiveSettings<View> = .init([:]),
    _ finish: @escaping @MainActor (View, ArchiveElement, ArchiveLoad) -> Void = { _, _, _ in }
  ) {
    self.type = type
    var all = Self.view
    if type is UIControl.Type { all = all + Self.control.of(UIView.self) }
    if type is UIScrollView.Type { all = all + Self.scroll.of(UIView.self) }
    self.settings = all + settings.of(UIView.self)
    self.finish = { view, element, load in (view as? View).map { finish($0, element, load) } }
  }

  private static let view = ArchiveSettings<UIView>([
    "contentMode": ArchiveSet.choice(\.contentMode, ArchiveChoices.contentModes),
    "backgroundColor": ArchiveSet.color(\.backgroundColor),
    "tintColor": { view, value in value.color.map { view.tintColor = $0 } },
    "alpha": ArchiveSet.number(\.alpha),
    "hidden": ArchiveSet.flag(\.isHidden),
    "clipsSubviews": ArchiveSet.flag(\.clipsToBounds),
    "userInteractionEnabled": ArchiveSet.flag(\.isUserInteractionEnabled),
    "multipleTouchEnabled": ArchiveSet.flag(\.isMultipleTouchEnabled),
    "exclusiveTouch": ArchiveSet.flag(\.isExclusiveTouch),
    "tag": ArchiveSet.integer(\.tag),
    "autoresizesSubviews": ArchiveSet.flag(\.autoresizesSubviews),
    "semanticContentAttribute": ArchiveSet.choice(\.semanticContentAttribute, ArchiveChoices.semantics),
    "layoutMarginsFollowReadableWidth": { _, _ in },
    "preservesSuperviewLayoutMargins": ArchiveSet.flag(\.preservesSuperviewLayoutMargins),
    "insetsLayoutMarginsFromSafeArea": ArchiveSet.flag(\.insetsLayoutMarginsFromSafeArea),
    "layoutMargins": { $0.layoutMargins = $1.insets },
    "directionalLayoutMargins": { $0.directionalLayoutMargins = $1.directionalInsets },
  ])

  private static let control = ArchiveSettings<UIControl>([
    "contentHorizontalAlignment": ArchiveSet.choice(\.contentHorizontalAlignment, ArchiveChoices.horizontal),
    "contentVerticalAlignment": ArchiveSet.choice(\.contentVerticalAlignment, ArchiveChoices.vertical),
    "enabled": ArchiveSet.flag(\.isEnabled), "selected": ArchiveSet.flag(\.isSelected),
    "highlighted": ArchiveSet.flag(\.isHighlighted),
    "showsMenuAsPrimaryAction": ArchiveSet.flag(\.showsMenuAsPrimaryAction),
  ])

  private static let scroll = ArchiveSettings<UIScrollView>([
    "bounces": ArchiveSet.flag(\.bounces), "pagingEnabled": ArchiveSet.flag(\.isPagingEnabled),
    "scrollEnabled": ArchiveSet.flag(\.isScrollEnabled),
    "directionalLockEnabled": ArchiveSet.flag(\.isDirectionalLockEnabled),
    "alwaysBounceHorizontal": ArchiveSet.flag(\.alwaysBounceHorizontal),
    "alwaysBounceVertical": ArchiveSet.flag(\.alwaysBounceVertical),
    "showsHorizontalScrollIndicator": ArchiveSet.flag(\.showsHorizontalScrollIndicator),
    "showsVerticalScrollIndicator": ArchiveSet.flag(\.showsVerticalScrollIndicator),
    "indicatorStyle": ArchiveSet.choice(\.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
    "delaysContentTouches": ArchiveSet.flag(\.delaysContentTouches),
    "canCancelContentTouches": ArchiveSet.flag(\.canCancelContentTouches),
    "minimumZoomScale": ArchiveSet.number(\.minimumZoomScale),
    "maximumZoomScale": ArchiveSet.number(\.maximumZoomScale), "bouncesZoom": ArchiveSet.flag(\.bouncesZoom),
    "scrollsToTop": ArchiveSet.flag(\.scrollsToTop),
    "keyboardDismissMode": ArchiveSet.choice(
      \.keyboardDismissMode, ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
    "contentInsetAdjustmentBehavior": ArchiveSet.choice(
      \.contentInsetAdjustmentBehavior,
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
    "contentInset": ArchiveSet.insets(\.contentInset), "contentSize": { $0.contentSize = $1.size },
    "scrollIndicatorInsets": ArchiveSet.insets(\.scrollIndicatorInsets),
  ])

  /// By the names of elements.
  static let all: [String: ViewKind] = plain.merging(controls) { first, _ in first }.merging(lists) { first, _ in first
  }
}
