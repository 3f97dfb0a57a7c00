public import UIKit

/// What the views of a screen say about it.
struct ScreenSettings {
  var title: String?
  var displayMode: UINavigationItem.LargeTitleDisplayMode?
  var hidesBackButton = false
  var hidesBar: Bool?
  var toolbar: [ToolbarEntry] = []
  var zoom: MatchKey?
  var detents: [PresentationDetent] = []
  var selection: Binding<PresentationDetent>?
  var showsIndicator: Bool?
  var cornerRadius: CGFloat?
  var refusesDismissal = false
  var colorScheme: ColorScheme?
}

/// What a view says to its host.
struct SettingView: ListView {
  let content: any View
  let change: (ViewHost) -> Void

  func expand(in scope: Scope) -> [Element] {
    if let host = scope.host { change(host) }
    return scope.expand(content)
  }
}

extension View {
  func screen(_ change: @escaping (inout ScreenSettings) -> Void) -> some View {
    SettingView(content: self) { change(&$0.screen) }
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    screen { if let scheme { $0.colorScheme = scheme } }
  }
}

/// Shows a view as a screen of UIKit.
open class HostingScreen: UIViewController {
  let host: ViewHost
  /// Called when it is not presented or in its stack any more.
  var onDismissed: (() -> Void)?

  init(any root: any View, environment: EnvironmentValues? = nil) {
    host = ViewHost(root)
    super.init(nibName: nil, bundle: nil)
    host.controller = self
    host.onUpdate = { [weak self] in self?.apply() }
    if let environment { host.replace(root, environment) }
  }

  init?(any root: any View, coder: NSCoder) {
    host = ViewHost(root)
    super.init(coder: coder)
    host.controller = self
    host.onUpdate = { [weak self] in self?.apply() }
  }

  public required init?(coder: NSCoder) { preconditionFailure("A hosting controller needs its root view.") }

  open override func loadView() {
    view = host.view
    view.backgroundColor = .systemBackground
  }

  /// Asks the views what they say about the screen, before it is shown.
  func prepare(_ size: CGSize) {
    loadViewIfNeeded()
    if view.bounds.isEmpty { view.frame = CGRect(origin: .zero, size: size) }
    host.updateIfNeeded()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || navigationController?.isBeingDismissed == true {
      onDismissed?()
      onDismissed = nil
    }
  }

  private func apply() {
    let screen = host.screen
    let item = navigationItem
    if let title = screen.title, item.title != title { item.title = title }
    if let mode = screen.displayMode, item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if item.hidesBackButton != screen.hidesBackButton { item.hidesBackButton = screen.hidesBackButton }
    if navigationController?.topViewController === self {
      hideBar(animated: !isFirst)
      isFirst = false
    }
    ToolbarEntry.apply(screen.toolbar, to: item, self)
    if let key = screen.zoom, preferredTransition == nil {
      preferredTransition = .zoom { _ in ZoomSources.view(key) }
    }
    isModalInPresentation = screen.refusesDismissal
    if let scheme = screen.colorScheme { overrideUserInterfaceStyle = scheme == .dark ? .dark : .light }
    applySheet()
  }

  private func hideBar(animated: Bool) {
    guard let navigation = navigationController else { return }
    let hides = host.screen.hidesBar ?? false
    if navigation.isNavigationBarHidden != hides { navigation.setNavigationBarHidden(hides, animated: animated) }
  }
  private var isFirst = true

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hideBar(animated: animated)
  }

  private func applySheet() {
    let screen = host.screen
    guard let sheet = sheetPresentationController else { return }
    if !screen.detents.isEmpty, sheetDetents != screen.detents {
      sheetDetents = screen.detents
      sheet.detents = screen.detents.map(\.uiDetent)
    }
    if let selection = screen.selection {
      let identifier = selection.wrappedValue.identifier
      if sheet.selectedDetentIdentifier != identifier {
        // Not in the midst of a layout.
        DispatchQueue.main.async {
          MainActor.assumeIsolated { sheet.animateChanges { sheet.selectedDetentIdentifier = identifier } }
        }
      }
    }
    sheet.prefersGrabberVisible = screen.showsIndicator ?? (screen.detents.count > 1)
    if let radius = screen.cornerRadius { sheet.preferredCornerRadius = radius }
  }
  private var sheetDetents: [PresentationDetent] = []
  /// Of the items in the bar.
  var barHosts: [ViewHost] = []
}

open class UIHostingController<Content: View>: HostingScreen {
  public var rootView: Content { didSet { host.replace(rootView) } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(any: rootView)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(any: rootView, coder: coder)
  }

  public required init?(coder: NSCoder) { preconditionFailure("A hosting controller needs its root view.") }
}
