public import Foundation

/// A screen that shares things; kept so that sources compile: presenting it presents an empty screen.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ activityError: (any Error)?
  ) -> Void

  /// Is told how sharing ended; never called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered; stored, without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    UIApplication.stub("UIActivityViewController", "it shows nothing and shares nothing")
  }

  /// Creates an empty screen; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Something that can be done with what is shared; kept so that sources compile.
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  }

  /// Where an activity is shown.
  public enum Category: Int, Sendable {
    case action
    case share
  }

  public override init() { super.init() }

  /// The kind of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default.
  open var activityTitle: String? { nil }
  /// The picture; nil by default.
  open var activityImage: UIImage? { nil }
  /// A screen in which the activity is done; nil by default.
  open var activityViewController: UIViewController? { nil }
  open class var activityCategory: Category { .action }
  /// Returns whether the activity can be done with these things; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity; by default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the activity; by default does nothing.
  open func perform() {}
  /// Ends the activity; by default does nothing.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Something to share that is made when it is needed; kept so that sources compile: it is never asked.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject {
  /// What stands for the thing before it is made.
  public final let placeholderItem: Any?
  /// The kind of the activity that asks; nil.
  public final var activityType: UIActivity.ActivityType? { nil }

  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The thing; what stands for it, by default.
  open var item: Any { placeholderItem ?? NSNull() }
}
