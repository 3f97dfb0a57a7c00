public import Foundation
import QuartzCore
open class UIFont: NSObject {
  public struct Weight: Sendable { let r: Int; public static let semibold = Weight(r: 600); public static let regular = Weight(r: 400) }
  public static func systemFont(ofSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
}
public enum NSTextAlignment { case center }
open class UILabel: UIView { public var text: String?; public var font: UIFont?; public var textAlignment: NSTextAlignment = .center; public var textColor: UIColor? }
extension UIColor { public static var black: UIColor { UIColor(white: 0, alpha: 1) }; public static var white: UIColor { UIColor(white: 1, alpha: 1) } }
