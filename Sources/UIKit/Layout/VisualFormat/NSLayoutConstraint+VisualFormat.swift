import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, such as `H:|-[name(>=80@750)]-margin-[value]|`.
  ///
  /// A format that cannot be read is reported with the position, and gives no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics ?? [:] { numbers[name] = Self.number(value) }
    var items: [String: any LayoutItem] = [:]
    for (name, value) in views { items[name] = value as? any LayoutItem }
    do {
      let line = try VisualFormatReader(format, numbers, Set(items.keys)).line()
      return try VisualFormatWriter(line, opts, items).constraints()
    } catch {
      UIApplication.shared.report("The visual format \"\(format)\" \(error.sentence)")
      return []
    }
  }

  private class func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Why a visual format cannot be used.
struct VisualFormatError: Error {
  let sentence: String
}

/// A visual format as it was read.
struct VisualFormatLine {
  /// A condition of a length: a number or another view's length, with a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var number: CGFloat = 0
    var view: String?
    var priority: UILayoutPriority = .required
  }

  /// A view, or the superview for nil, with the conditions of its length.
  struct Item {
    let name: String?
    var sizes: [Predicate] = []
  }

  /// The distance between two items: none, the standard one for an empty list, or those given.
  enum Gap {
    case none
    case standard
    case given([Predicate])
  }

  var isVertical = false
  var items: [Item] = []
  /// The distances between neighbours, one less than items.
  var gaps: [Gap] = []
}
