import Stage
import Testing
import UIKit

/// A phone with a screen, and a sheet over it.
@MainActor struct SheetScene {
  /// A phone or tablet on which sheets were measured.
  enum Phone: Sendable {
    case iPhone16, iPhoneSE, iPad

    var size: CGSize {
      switch self {
      case .iPhone16: CGSize(width: 393, height: 852)
      case .iPhoneSE: CGSize(width: 375, height: 667)
      case .iPad: CGSize(width: 820, height: 1180)
      }
    }
    var scale: CGFloat { self == .iPhone16 ? 3 : 2 }
    /// The insets of the safe area; the SE's status bar was hidden.
    var safeArea: UIEdgeInsets {
      switch self {
      case .iPhone16: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      case .iPhoneSE: .zero
      case .iPad: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0)
      }
    }
  }

  let stage: Stage
  let log = CallLog()
  let presenter: LoggingController
  let sheet: LoggingController
  let controller: UISheetPresentationController

  init(
    _ phone: Phone = .iPhone16, _ detents: [UISheetPresentationController.Detent]? = nil, scale: CGFloat? = nil,
    style: UIModalPresentationStyle = .pageSheet
  ) throws {
    stage = Stage(size: phone.size, scale: scale ?? phone.scale)
    stage.safeAreaInsets = phone.safeArea
    let (log, stage) = (log, stage)
    presenter = stage.perform { LoggingController("A", log) }
    sheet = stage.perform { LoggingController("B", log) }
    stage.window.rootViewController = presenter
    sheet.modalPresentationStyle = style
    controller = try #require(sheet.sheetPresentationController)
    if let detents { controller.detents = detents }
    try stage.settle()
  }

  func present(animated: Bool = false) throws {
    stage.perform { presenter.present(sheet, animated: animated) }
    try stage.settle()
    log.lines = []
  }

  /// The frame of the sheet in the model.
  var frame: CGRect { controller.presentedView?.frame ?? .null }

  /// The top edge of the sheet as it is seen.
  var top: Double {
    guard let layer = controller.presentedView?.layer else { return .nan }
    // The transition moves the time of the container, not the layer's model.
    return (layer.presentation() ?? layer).frame.minY.native
  }

  /// The opacity of the dimming view as it is seen.
  var dimming: Double {
    guard let layer = controller.containerView?.subviews.first?.layer else { return 0 }
    return Double((layer.presentation() ?? layer).opacity)
  }

  var isDismissed: Bool { presenter.presentedViewController == nil }

  /// Drags from the middle of the sheet by `distance` points down in `steps` steps, and holds there.
  func drag(_ distance: Double, from start: Double = 600, steps: Int = 20) {
    stage.dragFinger(CGPoint(x: 190, y: start), to: CGPoint(x: 190, y: start + distance), steps: steps, lifts: false)
    stage.advance(by: 0.5)
  }

  /// Lets go, at rest, of a drag by `distance` points.
  func letGo(_ distance: Double, from start: Double = 600) throws {
    stage.send(.up(CGPoint(x: 190, y: start + distance)))
    try stage.settle()
  }
}
