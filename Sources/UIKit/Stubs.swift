public import Foundation
import QuartzCore
open class UIFont: NSObject {
  public struct Weight { let r: Int; public static let semibold = Weight(r: 600); public static let regular = Weight(r: 400) }
  public static func systemFont(ofSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
}
public enum NSTextAlignment { case center }
open class UILabel: UIView { public var text: String?; public var font: UIFont?; public var textAlignment: NSTextAlignment = .center; public var textColor: UIColor? }
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
public class UITapGestureRecognizer: UIGestureRecognizer { init(target: Any?, action: Selector?) {} }
public class UIPanGestureRecognizer: UIGestureRecognizer {
  enum State { case began, changed, ended, cancelled }
  var state: State { .began }
  func addTarget(_ t: Any, action: Selector) {}
  weak var delegate: (any UIGestureRecognizerDelegate)?
  var isEnabled = false
  var maximumNumberOfTouches = 1
  func velocity(in: UIView?) -> CGPoint { .zero }
  func translation(in: UIView?) -> CGPoint { .zero }
}
public class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { var edges: UIRectEdge = .left }
extension UITouch { func location(in: UIView?) -> CGPoint { .zero }; var timestamp: Double { 0 } }
