import Stage
import Testing
import UIKit

@MainActor @Suite("Constraints follow the hierarchy of views") struct LayoutHierarchyTests {
  @Test("A view that leaves loses the constraints to what stays, and keeps those inside")
  func leaving() {
    let scene = LayoutScene()
    let view = scene.view()
    let inner = scene.view(in: view)
    inner.pin(5, 5, width: 10, height: 10)
    view.pin(20, 20, width: 100, height: 100)
    let crossing = inner.rightAnchor.constraint(lessThanOrEqualTo: scene.root.rightAnchor)
    crossing.isActive = true
    scene.layOut()
    #expect(scene.root.constraints.count == 3)
    view.removeFromSuperview()
    #expect(scene.root.constraints == [] && !crossing.isActive && view.constraints.count == 4)
    let other = scene.view()
    other.pin(50, 50, width: 200, height: 200)
    other.addSubview(view)
    view.pin(1, 2)
    scene.layOut()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 100, height: 100))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 10, height: 10) && scene.diagnostics == [])
  }

  @Test("Content that had constraints first is laid out after it was added, whatever the order")
  func lateAdding() {
    let scene = LayoutScene()
    let view = UIView()
    let inner = scene.sized(30, 20, in: view)
    inner.fillSuperview(8)
    view.layoutIfNeeded()
    scene.root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
    view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor).isActive = true
    scene.layOut()
    #expect(view.frame == CGRect(x: 177, y: 0, width: 46, height: 36))
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 30, height: 20))
  }

  @Test("A view placed by its frame takes part as its autoresizing mask says")
  func autoresizing() {
    let scene = LayoutScene()
    let fixed = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 50))
    fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    scene.root.addSubview(fixed)
    let view = scene.view()
    scene.activate(
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor), view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    scene.layOut()
    #expect(view.frame == CGRect(x: 305, y: 150, width: 200, height: 10))
    fixed.frame.origin.x = 50
    scene.layOut()
    #expect(view.frame.minX == 255)
    scene.root.frame.size = CGSize(width: 450, height: 700)
    scene.layOut()
    #expect(fixed.frame == CGRect(x: 50, y: 0, width: 250, height: 50))
    #expect(view.frame == CGRect(x: 305, y: 50, width: 250, height: 10) && scene.diagnostics == [])
  }

  @Test("A constraint can lead out of a view that is placed by its frame")
  func outOfFrames() {
    let scene = LayoutScene()
    let panel = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    scene.root.addSubview(panel)
    let inner = scene.view(in: panel)
    scene.activate(
      inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      inner.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 70),
      inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor))
    scene.layOut()
    #expect(inner.frame == CGRect(x: 5, y: 10, width: 345, height: 90))
    panel.frame.origin.x = 100
    scene.layOut()
    #expect(inner.frame == CGRect(x: 5, y: 10, width: 295, height: 90))
  }

  @Test("A view takes up its frame again when it stops being laid out by constraints")
  func back() {
    let scene = LayoutScene()
    let view = scene.view()
    view.pin(20, 20, width: 100, height: 100)
    scene.layOut()
    NSLayoutConstraint.deactivate(scene.root.constraints + view.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    scene.layOut()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("The view of a screen fills its window although it is said not to be placed by its frame")
  func screens() throws {
    let stage = Stage()
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    inner.fillSuperview(1)
    stage.window.rootViewController = controller
    try stage.settle()
    #expect(controller.view.frame == stage.window.bounds && inner.frame == stage.window.bounds.insetBy(dx: 1, dy: 1))
  }

  @Test("Views are updated before layout, subviews before their superviews, once for each request")
  func updates() throws {
    let scene = LayoutScene()
    let log = CallLog()
    let outer = UpdatedView("outer", log)
    let inner = UpdatedView("inner", log)
    outer.addSubview(inner)
    scene.root.addSubview(outer)
    try scene.stage.settle()
    #expect(log.take() == ["inner", "outer"])
    outer.setNeedsUpdateConstraints()
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
    try scene.stage.settle()
    #expect(log.take() == ["outer"])
    inner.setNeedsUpdateConstraints()
    inner.layoutIfNeeded()
    #expect(log.take() == ["inner"])
  }

  private final class UpdatedView: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      log.note(name)
      super.updateConstraints()
    }
  }

  @Test("The controller updates the constraints of its view")
  func controllers() throws {
    final class Controller: UIViewController {
      var count = 0
      var box = UIView()
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
      }
      override func updateViewConstraints() {
        if count == 0 { box.pin(3, 4, width: 5, height: 6) }
        count += 1
        super.updateViewConstraints()
      }
    }
    let stage = Stage()
    let controller = Controller()
    stage.window.rootViewController = controller
    try stage.settle()
    #expect(controller.count == 1 && controller.box.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    controller.view.setNeedsUpdateConstraints()
    try stage.settle()
    #expect(controller.count == 2)
  }
}
