@_exported public import UIKit

// Kept so that sources compile: a web view loads nothing.

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
}

@preconcurrency @MainActor open class WKNavigation: NSObject {}

@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {}
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}

@preconcurrency @MainActor open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var estimatedProgress: Double { 1 }
  open var allowsBackForwardNavigationGestures = false

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    showPlaceholder("WKWebView")
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    showPlaceholder("WKWebView")
  }

  /// Takes a `URLRequest`, which is not named here because it would load a library for networks.
  @discardableResult open func load(_ request: Any) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
}
