import UIKit

/// A screen of one colour that notes its appearance calls.
@MainActor class ColourScreen: UIViewController {
  let name: String
  let color: UIColor
  var note: (String) -> Void = { _ in }

  required init(_ name: String, _ color: UIColor) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) { note("\(name).viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("\(name).viewDidDisappear") }
}

extension UIView {
  /// The visible centre of the view.
  var seenCenter: CGPoint { layer.presentation()?.position ?? center }
  /// The visible opacity of the view.
  var seenAlpha: Double { Double(layer.presentation()?.opacity ?? layer.opacity) }
  /// The visible opacity of the view's shadow.
  var seenShadow: Double { Double(layer.presentation()?.shadowOpacity ?? layer.shadowOpacity) }
}
