import CoreGraphics

/// A rectangle as a function of the size of what contains it.
struct LayoutPlacement: Equatable {
  /// `factor × length of the container + constant`.
  struct Part: Equatable {
    var factor: CGFloat
    var constant: CGFloat

    init(_ factor: CGFloat, _ constant: CGFloat) { (self.factor, self.constant) = (factor, constant) }
  }

  var x: Part?
  var y: Part?
  var width: Part?
  var height: Part?

  init(inset insets: UIEdgeInsets) {
    x = Part(0, insets.left)
    y = Part(0, insets.top)
    width = Part(1, -insets.left - insets.right)
    height = Part(1, -insets.top - insets.bottom)
  }

  init(x: Part?, y: Part?, width: Part?, height: Part?) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var parts: [Part?] { [x, y, width, height] }
}
