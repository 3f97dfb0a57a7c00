import Stage
import Testing
import UIKit

@MainActor @Suite("Every property of every view goes back when the transition that changed it is cancelled")
struct ViewSettingTests {
  @Test(
    "A property that a cancelled transition changed goes back, with the pixels", arguments: ViewSettingTable.allCases,
    [false, true])
  func single(_ table: ViewSettingTable, _ alongside: Bool) throws {
    let scene = try SettingScene(table)
    for row in scene.rows { try scene.expectReturn(of: [row], alongside: alongside) }
  }

  @Test(
    "All properties of a view that a cancelled transition changed go back together",
    arguments: ViewSettingTable.allCases, [false, true])
  func together(_ table: ViewSettingTable, _ alongside: Bool) throws {
    let scene = try SettingScene(table)
    #expect(!scene.rows.isEmpty)
    try scene.expectReturn(of: scene.rows, alongside: alongside)
  }

  @Test("A value that a client or the animator sets after the staging stays, and the others go back")
  func setSince() throws {
    let scene = try NavigationScene()
    let slider = scene.stage.perform { UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 31)) }
    let toggle = scene.stage.perform { UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31)) }
    for view in [slider, toggle] { scene.screens[1].view.addSubview(view) }
    let interaction = scene.dragPop(
      staging: { _ in (slider.isContinuous, slider.value, slider.minimumTrackTintColor) = (false, 0.7, .red) },
      completion: { slider.value = 0.2 })
    toggle.isOn = true
    interaction.cancel()
    try scene.stage.settle()
    #expect(toggle.isOn && slider.value == 0.2 && slider.isContinuous && slider.minimumTrackTintColor == nil)
  }

  /// A view whose class a client wrote, with an overridden property.
  private final class ClientLabel: UILabel {
    var setCount = 0
    override var numberOfLines: Int { didSet { setCount += 1 } }
  }

  @Test("A client's subclass that overrides a property takes part")
  func overridden() throws {
    let scene = try NavigationScene()
    let label = scene.stage.perform { ClientLabel() }
    scene.screens[1].view.addSubview(label)
    let animator = SlideAnimator(scene.log)
    animator.onStaging = { _ in label.numberOfLines = 4 }
    let interaction = scene.drag(animator, to: 0.5)
    #expect(label.numberOfLines == 4 && label.setCount == 1)
    interaction.cancel()
    try scene.stage.settle()
    #expect(label.numberOfLines == 1 && label.setCount == 2)
  }
}

/// A navigation of two screens whose upper one shows a view that a cancelled pop changes.
@MainActor private final class SettingScene {
  let scene: NavigationScene
  let table: ViewSettingTable
  let view: UIView
  let rows: [any ViewSetting]
  private let delegate = SettingDelegate()

  init(_ table: ViewSettingTable) throws {
    let scene = try NavigationScene()
    self.table = table
    self.scene = scene
    let delegate = delegate
    let view = scene.stage.perform { table.makeView(delegate) }
    (self.view, rows) = (view, ViewSettingTable.rows(of: view))
    scene.screens[1].view.addSubview(view)
    try scene.stage.settle()
  }

  /// All properties of the view.
  private var record: [String] { rows.map { "\($0.name) \($0.record(view))" } }

  /// All layers of the scene; without their identity for bars, which make new views for items that go back.
  private var layerRecord: [String] {
    guard [.navigationBar, .tabBar, .toolbar].contains(table) else { return scene.record }
    return scene.record.map { String($0.drop { $0 != " " }) }
  }

  /// Cancels a pop that changes what `rows` say, and expects the view and the picture to be as before.
  func expectReturn(of rows: [any ViewSetting], alongside: Bool) throws {
    let name = rows.count == 1 ? rows[0].name : "all"
    let before = record
    let (layers, picture) = (layerRecord, scene.stage.render().digest)
    let (view, navigation) = (view, scene.navigation)
    var changed = true
    let change = {
      for row in rows {
        let old = row.record(view)
        row.change(view)
        if rows.count == 1 { changed = row.record(view) != old }
      }
    }
    let interaction = scene.dragPop(
      animating: { $0.fromView.center.x += 390 },
      staging: { _ in
        guard alongside else { return change() }
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in change() })
      })
    #expect(changed, "\(name): the row changes nothing")
    interaction.cancel()
    try scene.stage.settle()
    let after = record
    for (old, new) in zip(before, after) where old != new { Issue.record("\(name): \(old) is \(new)") }
    for (old, new) in zip(layers, layerRecord) where old != new { Issue.record("\(name): \(old) is \(new)") }
    #expect(layers.count == layerRecord.count, "\(name): another number of layers")
    #expect(scene.stage.render().digest == picture, "\(name): another picture")
  }
}

/// Zooms the first subview of a scroll view, hears a tab bar, and is the source of an empty table.
@MainActor
private final class SettingDelegate: NSObject, UIScrollViewDelegate, UITabBarDelegate, UINavigationBarDelegate,
  UIToolbarDelegate, UITableViewDataSource, UISearchBarDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "row" }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}

extension ViewSettingTable {
  /// A view of the class, with content.
  @MainActor fileprivate func makeView(_ delegate: SettingDelegate) -> UIView {
    let frame = CGRect(x: 20, y: 200, width: 200, height: 60)
    switch self {
    case .view:
      let inner = made(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))) {
        ($0.backgroundColor, $0.autoresizingMask) = (.blue, .flexibleLeftMargin)
      }
      return made(UIView(frame: frame)) {
        $0.backgroundColor = .orange
        $0.addSubview(inner)
      }
    case .label:
      let red = NSAttributedString(string: "before and before", attributes: [.foregroundColor: UIColor.red])
      return made(UILabel(frame: frame)) { $0.attributedText = red }
    case .imageView:
      return made(UIImageView(image: Self.picture(.red))) {
        ($0.frame, $0.highlightedImage) = (frame, Self.picture(.orange))
      }
    case .table: return made(UITableView(frame: frame)) { $0.dataSource = delegate }
    case .tableCell: return UITableViewCell(frame: frame)
    case .searchBar: return made(UISearchBar(frame: frame)) { ($0.text, $0.delegate) = ("before", delegate) }
    case .refreshControl: return UIRefreshControl(frame: frame)
    case .textView: return made(UITextView(frame: frame)) { ($0.text, $0.delegate) = ("before", delegate) }
    case .picker: return made(UIPickerView(frame: frame)) { ($0.dataSource, $0.delegate) = (delegate, delegate) }
    case .datePicker: return UIDatePicker(frame: frame)
    case .tableHeader: return UITableViewHeaderFooterView(reuseIdentifier: nil)
    case .scrollView:
      let inner = made(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))) { $0.backgroundColor = .green }
      return made(UIScrollView(frame: frame)) {
        $0.addSubview(inner)
        ($0.contentSize, $0.delegate) = (CGSize(width: 400, height: 300), delegate)
        ($0.minimumZoomScale, $0.maximumZoomScale, $0.contentOffset) = (0.5, 4, CGPoint(x: 30, y: 120))
      }
    case .effectView: return made(UIVisualEffectView(effect: UIBlurEffect(style: .light))) { $0.frame = frame }
    case .extensionView: return made(UIBackgroundExtensionView(frame: frame)) { $0.contentView = UIImageView() }
    case .control: return UIControl(frame: frame)
    case .button:
      return made(UIButton(type: .system)) {
        $0.frame = frame
        $0.setTitle("Before", for: .normal)
      }
    case .configuredButton:
      var look = UIButton.Configuration.gray()
      (look.title, look.image) = ("Before", Self.picture(.black, 10))
      return made(UIButton(configuration: look)) { $0.frame = frame }
    case .toggle: return UISwitch(frame: frame)
    case .slider: return made(UISlider(frame: frame)) { $0.value = 0.5 }
    case .textField:
      return made(UITextField(frame: frame)) { ($0.text, $0.placeholder, $0.borderStyle) = ("Before", "None", .line) }
    case .stepper: return made(UIStepper(frame: frame)) { $0.value = 5 }
    case .segmentedControl:
      let row = UISegmentedControl(items: ["One", "Two and more", "Three"])
      (row.frame, row.selectedSegmentIndex) = (frame, 2)
      return row
    case .indicator: return made(UIActivityIndicatorView(frame: frame)) { $0.hidesWhenStopped = false }
    case .pageControl: return made(UIPageControl(frame: frame)) { ($0.numberOfPages, $0.currentPage) = (4, 1) }
    case .progressView: return made(UIProgressView(frame: frame)) { $0.progress = 0.3 }
    case .navigationBar:
      return made(UINavigationBar(frame: frame)) {
        ($0.items, $0.delegate) = ([UINavigationItem(title: "Before")], delegate)
      }
    case .toolbar:
      return made(UIToolbar(frame: frame)) {
        $0.items = [.flexibleSpace(), UIBarButtonItem(title: "Before", style: .plain, target: nil, action: nil)]
        $0.delegate = delegate
      }
    case .stackView:
      let parts = [UIColor.red, .blue].map { color in made(UIView()) { $0.backgroundColor = color } }
      return made(UIStackView(arrangedSubviews: parts)) { ($0.frame, $0.distribution) = (frame, .fillEqually) }
    case .collectionView: return ViewSettingTable.collection(frame)
    case .collectionCell: return UICollectionViewListCell(frame: frame)
    case .tabBar:
      return made(UITabBar(frame: frame)) {
        $0.items = (0..<3).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
        ($0.selectedItem, $0.delegate) = ($0.items?.first, delegate)
      }
    }
  }
}
