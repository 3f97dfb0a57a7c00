import CoreGraphics
import Foundation
import Transitions
import UIKit

/// A screen that stands in for a real one: a background in one colour, a title bar, and rows.
@MainActor final class DemoScreen: UIViewController, PushDownScreen, GrowingScreen {
  /// From 1; nil means the position on the stack.
  private let position: Int?
  private let palette: (Int) -> UIColor
  private let bar = UIView()
  private let heading = UILabel()
  private let back = UIButton(type: .system)
  /// Whether the screen's own bar leads back.
  var hasBackButton = false
  private var content: (any DemoContent)?
  var app: () -> DemoApp = { .cards }
  /// The user's picture for a position; nil if the screen shows its colour.
  var picture: (Int) -> UIImage? = { _ in nil }
  var fitsPicture: () -> Bool = { false }
  private var pictureView: UIImageView?
  private var shownPosition = 1

  /// Keeps an object alive, such as the transitioning delegate.
  var retained: AnyObject?
  /// Whether what lies behind shows through.
  var isClear = false
  weak var origin: UIView?
  var originIndex: Int?
  /// What the row says that opened the screen.
  var number: Int?
  /// The app whose first page the screen shows, and its symbol, if it is a tab.
  var tab: (app: DemoApp, symbol: String)?
  var cornerRadius: () -> CGFloat = { 0 }
  /// The mark for `PushDownNavigationController`.
  var mark: () -> Bool = { true }
  var isPushedDown: Bool { mark() }

  /// Creates a screen with the number and colour of `position`.
  ///
  /// Without a position, the screen takes its position on the stack when it first appears: a screen pushed during a pop
  /// does not know it before the pop ends.
  init(position: Int? = nil, palette: @escaping (Int) -> UIColor) {
    (self.position, self.palette) = (position, palette)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let position { fill(for: position) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fillOnce()
  }

  private func fillOnce() {
    if content == nil { fill(for: (navigationController?.viewControllers.firstIndex { $0 === self } ?? 0) + 1) }
  }

  private func fill(for position: Int) {
    shownPosition = position
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    back.titleLabel?.font = .systemFont(ofSize: 17)
    back.contentHorizontalAlignment = .leading
    back.when(.touchUpInside) { [unowned self] in navigationController?.popViewController(animated: true) }
    for view in [heading, back] { bar.addSubview(view) }
    view.addSubview(bar)
    fillContent()
    showPicture()
  }

  private func fillContent() {
    content?.removeFromSuperview()
    let (color, tone) = (palette(shownPosition), palette(shownPosition).titleBarTone)
    let next = page(shownPosition).content(color)
    content = next
    showTitle(of: shownPosition)
    view.backgroundColor = isClear ? .clear : next.ground ?? color
    bar.backgroundColor = next.ground ?? tone
    let ink = next.ground.map { $0 == color ? color.readableInk : .label } ?? tone.readableInk
    heading.textColor = ink
    back.setTitleColor(next.ground == nil ? ink : .systemBlue, for: .normal)
    // A page in one strong colour has it beneath a clear bar, too.
    let isStrong = !(next is DemoCards) && ink != .label
    let appearance = isStrong ? UINavigationBarAppearance.clear(ink: ink) : nil
    (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (appearance, appearance)
    navigationItem.largeTitleDisplayMode = tab == nil && shownApp.hasLargeTitle(shownPosition) ? .always : .never
    view.insertSubview(next, at: 0)
    showCorners()
    view.setNeedsLayout()
  }

  /// Each ground that reaches a corner has its own, since a clipped layer has no shadow.
  func showCorners() {
    guard content != nil else { return }
    for layer in [view.layer, bar.layer, content?.layer, pictureView?.layer] { layer?.cornerRadius = cornerRadius() }
    bar.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  private var shownApp: DemoApp { isClear ? .cards : app() }

  private func page(_ position: Int) -> DemoPage {
    if let tab, shownApp != .cards { return tab.app.page(1) }
    return shownApp.page(position, number)
  }

  private func showTitle(of position: Int) {
    title = page(position).title
    heading.text = title
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    back.setTitle((isMirrored ? "› " : "‹ ") + (below?.title ?? shownApp.page(position - 1).title), for: .normal)
    guard let tab else { return }
    tabBarItem.title = shownApp == .cards ? title : tab.app.title
    tabBarItem.image = UIImage(systemName: tab.symbol)
  }

  private var below: UIViewController? {
    let stack = navigationController?.viewControllers ?? []
    return stack.firstIndex { $0 === self }.flatMap { $0 > 0 ? stack[$0 - 1] : nil }
  }

  /// Whether a click at a point opens another screen, and by which row: in an app only a row of a list does.
  func opening(at point: CGPoint) -> (opens: Bool, row: Int?) {
    let row = index(ofRowAt: point)
    if shownApp == .cards || pictureView != nil { return (true, row) }
    return (opensByClick && row != nil, row)
  }

  /// Whether a click opens another screen.
  var opensByClick: Bool {
    shownApp == .cards || pictureView != nil || DemoLevel(shownPosition) != .detail
  }

  /// The number of the page that a row opens; nil means the usual one.
  func number(ofRow row: Int?) -> Int? {
    row.map { page(shownPosition).first + $0 }
  }

  /// A screen that did not appear yet only has its title, which may be on a back button.
  func showContent() {
    guard content != nil else {
      if let position { showTitle(of: position) }
      return
    }
    fillContent()
    showPicture()
  }

  func showPicture() {
    let image = isViewLoaded && content != nil && !isClear ? picture(shownPosition) : nil
    // On a small screen it would be seen beneath the picture while it moves.
    content?.isHidden = image != nil
    guard let image else {
      pictureView?.removeFromSuperview()
      pictureView = nil
      return
    }
    let shown = pictureView ?? UIImageView(frame: view.bounds)
    shown.image = image
    shown.contentMode = fitsPicture() ? .scaleAspectFit : .scaleAspectFill
    shown.clipsToBounds = true
    cover(Screenshot(image), in: shown)
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if pictureView == nil { view.addSubview(shown) }
    pictureView = shown
    showCorners()
  }

  /// The phone's own clock and signs stand still over the screens, so a screenshot shows none.
  private func cover(_ screenshot: Screenshot, in shown: UIImageView) {
    for view in shown.subviews { view.removeFromSuperview() }
    guard screenshot.hasStatusBar, let ground = screenshot.barGround, let image = shown.image else { return }
    let height = shown.bounds.width * image.size.height / max(image.size.width, 1) * screenshot.barShare
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: shown.bounds.width, height: height))
    cover.autoresizingMask = .flexibleWidth
    cover.backgroundColor = ground
    shown.addSubview(cover)
  }

  func index(ofRowAt point: CGPoint) -> Int? {
    layOutRows()
    return content?.rows.firstIndex { $0.convert($0.bounds, to: view).contains(point) }
  }

  /// Returns the first row if there is no such row.
  func row(_ index: Int? = nil) -> UIView? {
    layOutRows()
    let rows = content?.rows ?? []
    return index.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? rows.first
  }

  private func layOutRows() {
    loadViewIfNeeded()
    fillOnce()
    view.layoutIfNeeded()
  }

  func growthSource(on screen: UIViewController) -> UIView? {
    if let origin, screen.viewIfLoaded.map(origin.isDescendant(of:)) == true { return origin }
    return (screen as? DemoScreen)?.row()
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    // UIKit's bar is part of the safe area.
    let hasBar = navigationController?.isNavigationBarHidden == false
    let safe = view.safeAreaInsets.top
    let area = safe > 0 ? safe : DemoMetrics.least
    let top = hasBar ? safe : area + DemoMetrics.barHeight
    // Since iOS 26 what scrolls is seen beneath the bar.
    bar.isHidden = hasBar && (content is DemoCards || UIApplication.shared.systemVersion.hasGlass)
    heading.isHidden = hasBar
    bar.frame = CGRect(x: 0, y: 0, width: width, height: top)
    heading.frame = CGRect(x: 0, y: area, width: width, height: DemoMetrics.barHeight)
    back.isHidden = hasBar || !hasBackButton || shownPosition < 2
    let side = back.isHidden ? 0 : (width - heading.intrinsicContentSize.width) / 2 - 16
    back.frame = CGRect(x: 16, y: area, width: max(0, side), height: DemoMetrics.barHeight)
    content?.frame = view.bounds
    content?.layOut(beneath: top)
    bar.mirrorSubviews()
    // Lists mirror themselves.
    if !(content is UITableView || content is UICollectionView) { content?.mirrorSubviews() }
  }
}

/// What fills a demo screen beneath its bar.
@MainActor protocol DemoContent: UIView {
  /// What can be clicked to open another screen, as far as it is visible.
  var rows: [UIView] { get }
  /// Nil means the screen's colour.
  var ground: UIColor? { get }
  func layOut(beneath top: CGFloat)
}

extension DemoContent {
  var ground: UIColor? { nil }
}

/// Plain rows.
@MainActor final class DemoCards: PlainView, DemoContent {
  let rows: [UIView]

  init(_ color: UIColor) {
    rows = (0..<DemoMetrics.rowCount).map { DemoRow(text: "Row \($0 + 1)", on: color) }
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
  }

  func layOut(beneath top: CGFloat) {
    for (index, row) in rows.enumerated() { row.frame = DemoMetrics.row(index, in: bounds.width, beneath: top) }
  }
}

@MainActor final class DemoRow: PlainView {
  private let mark = UIView()
  private let label = UILabel()

  init(text: String, on color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color.rowTone
    layer.cornerRadius = DemoMetrics.rowRadius
    mark.backgroundColor = color.markTone
    mark.layer.cornerRadius = 18
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.textColor = color.rowInk
    addSubview(mark)
    addSubview(label)
  }

  override func layoutSubviews() {
    mark.frame = CGRect(x: 16, y: bounds.midY - 18, width: 36, height: 36)
    label.frame = CGRect(x: 68, y: 0, width: max(0, bounds.width - 84), height: bounds.height)
    mirrorSubviews()
  }
}

enum DemoMetrics {
  /// Without the area above it.
  static let barHeight: CGFloat = 44
  /// The smallest height of the area above a title bar.
  static let least: CGFloat = 44
  static let rowCount = 8
  static let rowRadius: CGFloat = 14

  static func row(_ index: Int, in width: CGFloat, beneath top: CGFloat = least + barHeight) -> CGRect {
    CGRect(x: 16, y: top + 20 + 84 * CGFloat(index), width: max(0, width - 32), height: 68)
  }
}
