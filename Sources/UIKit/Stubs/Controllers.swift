// A split controller shows the first of its controllers; windows do not turn, and there is no home indicator.

import CoreGraphics
public import Foundation

extension UIViewController {
  public final var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.scene.interfaceOrientation }
  public final var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }

  public final class func attemptRotationToDeviceOrientation() {}
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  public final func setContentScrollView(_ scrollView: UIScrollView?) {}
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var viewControllers: [UIViewController] = [] { didSet { showFirst(instead: oldValue) } }
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .primaryHidden }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var presentsWithGesture = true
  /// Shows nothing, as on an iPhone.
  public final let displayModeButtonItem = UIBarButtonItem()

  public static let automaticDimension: CGFloat = -1

  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    public static let primaryHidden = secondaryOnly
    public static let allVisible = oneBesideSecondary
    public static let primaryOverlay = oneOverSecondary
  }

  private func showFirst(instead old: [UIViewController]) {
    UIApplication.stub("UISplitViewController", "it shows the first of its controllers")
    for child in old where !viewControllers.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    guard let first = viewControllers.first, first.parent !== self else { return }
    addChild(first)
    // One that contains this controller is refused.
    guard first.parent === self else { return }
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

/// There is no camera, and there are no photos: it shows a plain area.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.showPlaceholder("UIImagePickerController")
  }
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) { UIApplication.stub("UIImageWriteToSavedPhotosAlbum", "there are no photos") }
