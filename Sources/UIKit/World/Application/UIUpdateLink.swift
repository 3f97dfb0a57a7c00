public import Foundation
public import QuartzCore

/// Calls its actions in each frame while it is enabled, as a display link does.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var link: CADisplayLink?
  open var requiresContinuousUpdates = false
  open var preferredFrameRateRange = CAFrameRateRange.default
  public final var currentUpdateInfo: UIUpdateInfo? { link.map(UIUpdateInfo.init) }

  public init(view: UIView) {}
  public init(windowScene: UIWindowScene) {}

  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      link?.invalidate()
      link = isEnabled ? CADisplayLink(target: self, selector: Selector(Self.update)) : nil
      link?.add(to: .main, forMode: .common)
    }
  }

  private func update() { if let info = currentUpdateInfo { for action in actions { action(self, info) } } }

  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { actions.append(handler) }

  open func addAction(target: Any, selector: Selector) {
    let target = Weak(target as AnyObject)
    actions.append { link, _ in if let object = target.object { _ = selector.perform(on: object, with: link, nil) } }
  }
}

/// In seconds of the stage's clock.
@MainActor public struct UIUpdateInfo {
  public let modelTime: TimeInterval
  public let estimatedPresentationTime: TimeInterval
  public var completionDeadlineTime: TimeInterval { estimatedPresentationTime }
  public let isImmediatePresentationExpected = false

  init(_ link: CADisplayLink) { (modelTime, estimatedPresentationTime) = (link.timestamp, link.targetTimestamp) }
}
