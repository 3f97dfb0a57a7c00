import Foundation
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
    for row in table.rows { try scene.expectReturn(of: [row], alongside: alongside) }
  }

  @Test(
    "All properties of a view that a cancelled transition changed go back together",
    arguments: ViewSettingTable.allCases, [false, true])
  func together(_ table: ViewSettingTable, _ alongside: Bool) throws {
    try SettingScene(table).expectReturn(of: table.rows, alongside: alongside)
  }

  @Test("A value that was set after the staging stays, and the others go back")
  func setSince() throws {
    let scene = try NavigationScene()
    let slider = scene.stage.perform { UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 31)) }
    scene.screens[1].view.addSubview(slider)
    let interaction = scene.drag(
      ClosureAnimator { context in
        (slider.isContinuous, slider.value, slider.minimumTrackTintColor) = (false, 0.7, .red)
        UIView.animate(withDuration: 0.4) {
          context.fromView.alpha = 0
        } completion: { _ in
          slider.value = 0.2
          context.complete()
        }
      }, to: 0.5)
    interaction.cancel()
    try scene.stage.settle()
    #expect(slider.value == 0.2 && slider.isContinuous && slider.minimumTrackTintColor == nil)
  }

  @Test("A value that the client sets while the transition runs stays")
  func clientWrites() throws {
    let scene = try NavigationScene()
    let toggle = scene.stage.perform { UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31)) }
    scene.screens[1].view.addSubview(toggle)
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.5)
    toggle.isOn = true
    interaction.cancel()
    try scene.stage.settle()
    #expect(toggle.isOn)
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
  private let delegate = SettingDelegate()

  init(_ table: ViewSettingTable) throws {
    let scene = try NavigationScene()
    self.table = table
    self.scene = scene
    let delegate = delegate
    let view = scene.stage.perform { table.makeView(delegate) }
    self.view = view
    scene.screens[1].view.addSubview(view)
    try scene.stage.settle()
  }

  /// All properties of the view.
  private var record: [String] { table.rows.map { "\($0.name) \($0.record(view))" } }

  /// All layers of the scene; without their identity for bars, which make new views for items that go back.
  private var layerRecord: [String] {
    guard [.navigationBar, .tabBar, .toolbar].contains(table) else { return scene.record }
    return scene.record.map { String($0.drop { $0 != " " }) }
  }

  /// Cancels a pop that changes what `rows` say, and expects the view and the picture to be as before.
  func expectReturn(of rows: [ViewSettingRow], alongside: Bool) throws {
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
    let animator = ClosureAnimator { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      if alongside {
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in change() })
      } else {
        change()
      }
      UIView.animate(withDuration: 0.4) {
        context.fromView.center.x += 390
      } completion: { _ in
        context.complete()
      }
    }
    let interaction = scene.drag(animator, to: 0.5)
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
      let view = UIView(frame: frame)
      view.backgroundColor = .orange
      view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
      view.subviews[0].backgroundColor = .blue
      view.subviews[0].autoresizingMask = .flexibleLeftMargin
      return view
    case .label:
      let label = UILabel(frame: frame)
      label.attributedText = NSAttributedString(
        string: "before and before", attributes: [.foregroundColor: UIColor.red])
      return label
    case .imageView:
      let view = UIImageView(image: Self.picture(.red))
      (view.frame, view.highlightedImage) = (frame, Self.picture(.orange))
      return view
    case .table:
      let table = UITableView(frame: frame)
      table.dataSource = delegate
      return table
    case .tableCell: return UITableViewCell(frame: frame)
    case .searchBar:
      let bar = UISearchBar(frame: frame)
      (bar.text, bar.delegate) = ("before", delegate)
      return bar
    case .refreshControl: return UIRefreshControl(frame: frame)
    case .textView:
      let view = UITextView(frame: frame)
      (view.text, view.delegate) = ("before", delegate)
      return view
    case .picker:
      let picker = UIPickerView(frame: frame)
      (picker.dataSource, picker.delegate) = (delegate, delegate)
      return picker
    case .datePicker: return UIDatePicker(frame: frame)
    case .tableHeader: return UITableViewHeaderFooterView(reuseIdentifier: nil)
    case .scrollView:
      let view = UIScrollView(frame: frame)
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)))
      view.subviews[0].backgroundColor = .green
      (view.contentSize, view.delegate) = (CGSize(width: 400, height: 300), delegate)
      (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
      view.contentOffset = CGPoint(x: 30, y: 120)
      return view
    case .effectView:
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      view.frame = frame
      return view
    case .control: return UIControl(frame: frame)
    case .button:
      let button = UIButton(type: .system)
      button.frame = frame
      button.setTitle("Before", for: .normal)
      return button
    case .configuredButton:
      var look = UIButton.Configuration.gray()
      (look.title, look.image) = ("Before", Self.picture(.black, 10))
      let button = UIButton(configuration: look)
      button.frame = frame
      return button
    case .toggle: return UISwitch(frame: frame)
    case .slider:
      let slider = UISlider(frame: frame)
      slider.value = 0.5
      return slider
    case .textField:
      let field = UITextField(frame: frame)
      (field.text, field.placeholder, field.borderStyle) = ("Before", "None", .line)
      return field
    case .stepper:
      let stepper = UIStepper(frame: frame)
      stepper.value = 5
      return stepper
    case .segmentedControl:
      let row = UISegmentedControl(items: ["One", "Two and more", "Three"])
      (row.frame, row.selectedSegmentIndex) = (frame, 2)
      return row
    case .indicator:
      let view = UIActivityIndicatorView(frame: frame)
      view.hidesWhenStopped = false
      return view
    case .pageControl:
      let pages = UIPageControl(frame: frame)
      (pages.numberOfPages, pages.currentPage) = (4, 1)
      return pages
    case .progressView:
      let view = UIProgressView(frame: frame)
      view.progress = 0.3
      return view
    case .navigationBar:
      let bar = UINavigationBar(frame: frame)
      (bar.items, bar.delegate) = ([UINavigationItem(title: "Before")], delegate)
      return bar
    case .toolbar:
      let bar = UIToolbar(frame: frame)
      bar.items = [.flexibleSpace(), UIBarButtonItem(title: "Before", style: .plain, target: nil, action: nil)]
      bar.delegate = delegate
      return bar
    case .stackView:
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.frame = frame
      stack.arrangedSubviews[0].backgroundColor = .red
      stack.arrangedSubviews[1].backgroundColor = .blue
      stack.distribution = .fillEqually
      return stack
    case .collectionView: return ViewSettingTable.collection(frame)
    case .collectionCell: return UICollectionViewListCell(frame: frame)
    case .tabBar:
      let bar = UITabBar(frame: frame)
      bar.items = (0..<3).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
      (bar.selectedItem, bar.delegate) = (bar.items?.first, delegate)
      return bar
    }
  }
}
