public import UIKit

/// What has attributes by name: `make` and what it begins, and `view.snp`.
@preconcurrency @MainActor public protocol ConstraintAttributes {
  associatedtype Described
  func describing(_ attributes: [NSLayoutConstraint.Attribute]) -> Described
}

extension ConstraintAttributes {
  public var left: Described { describing([.left]) }
  public var top: Described { describing([.top]) }
  public var right: Described { describing([.right]) }
  public var bottom: Described { describing([.bottom]) }
  public var leading: Described { describing([.leading]) }
  public var trailing: Described { describing([.trailing]) }
  public var width: Described { describing([.width]) }
  public var height: Described { describing([.height]) }
  public var centerX: Described { describing([.centerX]) }
  public var centerY: Described { describing([.centerY]) }
  public var firstBaseline: Described { describing([.firstBaseline]) }
  public var lastBaseline: Described { describing([.lastBaseline]) }
  public var edges: Described { describing([.top, .left, .bottom, .right]) }
  public var directionalEdges: Described { describing([.top, .leading, .bottom, .trailing]) }
  public var horizontalEdges: Described { describing([.left, .right]) }
  public var verticalEdges: Described { describing([.top, .bottom]) }
  public var size: Described { describing([.width, .height]) }
  public var center: Described { describing([.centerX, .centerY]) }
}
