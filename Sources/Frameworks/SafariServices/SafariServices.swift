@_exported public import UIKit

// Kept so that sources compile: the controller shows a plain area, and a button that closes it.

@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?

  @preconcurrency @MainActor open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  public init(url: URL, configuration: Configuration = Configuration()) { super.init(nibName: nil, bundle: nil) }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let area = UIView(frame: view.bounds)
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    area.showPlaceholder("SFSafariViewController")
    view.addSubview(area)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Done") { [unowned self] _ in close() })
    button.frame = CGRect(x: 8, y: 52, width: 72, height: 44)
    view.addSubview(button)
  }

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}
