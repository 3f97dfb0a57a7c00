import CoreGraphics
import Foundation

/// The shapes of a symbol, on a grid of 24 × 24 with y down.
///
/// In the text of a symbol, elements are separated by semicolons. A path's letters are M, L, Q, C and Z as elsewhere; O is
/// a circle (centre, radius), E an ellipse (centre, two radii), R a rounded rectangle (corner, size, radius), and A an arc
/// (centre, radius, two angles in degrees). A path begins with marks: `#` is a body, which `.fill` fills, `~` a detail,
/// which `.fill` leaves out of the bodies, `!` is filled instead of drawn as a line, `-` takes away, and `*8` repeats the
/// path around the middle. A symbol that begins with `=` is another one, mirrored across for `|` and upside down for `_`.
struct SymbolDrawing {
  struct Shape {
    var path: CGPath
    var isFilled = false
    var isStroked = true
    /// Whether it takes away what was drawn before.
    var isErased = false
    /// In line widths.
    var lineWidths: CGFloat = 1
  }

  private(set) var shapes: [Shape] = []
  private var hasBodies = false
  static let side: CGFloat = 24

  /// What stands for a symbol that does not exist.
  static var missing: Shape { Shape(path: SymbolPath("R3 3 18 18 4").path) }

  /// Nil if there is no such symbol.
  init?(named name: some StringProtocol, isFilled: Bool = false) {
    if let text = SymbolTable.texts[String(name)] {
      self.init(text: text, isFilled: isFilled)
    } else {
      self.init(composed: name, isFilled: isFilled)
    }
    if shapes.isEmpty || (isFilled && !hasBodies) { return nil }
  }

  private init() {}

  private init(text: Substring, isFilled: Bool) {
    self.init()
    guard text.first == "=" else {
      for element in text.split(separator: ";") { add(element, isFilled: isFilled) }
      return
    }
    let name = text.drop { "=|_".contains($0) }
    guard let other = SymbolTable.texts[String(name)] else { return }
    self = Self(text: other, isFilled: isFilled)
    for flip in text.prefix(upTo: name.startIndex) {
      if flip == "|" { apply(CGAffineTransform(-1, 0, 0, 1, Self.side, 0)) }
      if flip == "_" { apply(CGAffineTransform(1, 0, 0, -1, 0, Self.side)) }
    }
  }

  private mutating func add(_ element: Substring, isFilled: Bool) {
    var text = element
    var count = 1
    if text.first == "*" {
      text.removeFirst()
      count = text.removeFirst().wholeNumberValue ?? 1
    }
    let marks = text.prefix { "#~!-".contains($0) }
    let path = SymbolPath(text.dropFirst(marks.count)).path
    let isBody = marks.contains("#")
    hasBodies = hasBodies || isBody
    let shape = Shape(
      path: path, isFilled: marks.contains("!") || (isBody && isFilled), isStroked: !marks.contains("!"),
      isErased: marks.contains("-") || (marks.contains("~") && isFilled))
    for turn in 0..<count {
      shapes.append(shape)
      let angle = 2 * CGFloat.pi * CGFloat(turn) / CGFloat(count)
      if turn > 0 { shapes[shapes.count - 1].apply(Self.aroundMiddle(CGAffineTransform(rotationAngle: angle))) }
    }
  }

  private mutating func apply(_ transform: CGAffineTransform) {
    for index in shapes.indices { shapes[index].apply(transform) }
  }

  /// The transform with the middle of the grid as its origin.
  private static func aroundMiddle(_ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -side / 2, y: -side / 2).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: side / 2, y: side / 2))
  }
}

extension SymbolDrawing.Shape {
  fileprivate mutating func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
}

// MARK: Names with an ending

extension SymbolDrawing {
  private init(composed name: some StringProtocol, isFilled: Bool) {
    self.init()
    func base(_ ending: String) -> String? { name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil }
    if let base = base(".fill"), !isFilled, let filled = Self(named: base, isFilled: true) {
      self = filled
    } else if let base = base(".circle") {
      self = Self(base, within: "O12 12 10.3", isFilled: isFilled)
    } else if let base = base(".square") {
      self = Self(base, within: "R2.5 2.5 19 19 3.5", isFilled: isFilled)
    } else if let base = base(".slash"), let drawing = Self(named: base, isFilled: isFilled) {
      self = drawing
      line("M3.5 2.5L21.5 20.5", isErased: true, lineWidths: 3)
      line("M2.5 2.5L21.5 21.5")
    } else if let base = base(".badge.plus"), let drawing = Self(named: base, isFilled: isFilled) {
      self = drawing
      addBadge("M18 15.5L18 20.5;M15.5 18L20.5 18")
    } else if let base = base(".badge.minus"), let drawing = Self(named: base, isFilled: isFilled) {
      self = drawing
      addBadge("M15.5 18L20.5 18")
    }
  }

  private init(_ base: String, within frame: Substring, isFilled: Bool) {
    self.init()
    guard var inner = Self(named: base, isFilled: true) ?? Self(named: base) else { return }
    inner.apply(Self.aroundMiddle(CGAffineTransform(scaleX: 0.54, y: 0.54)))
    shapes = [Shape(path: SymbolPath(frame).path, isFilled: isFilled)]
    for var shape in inner.shapes {
      if isFilled { shape.isErased.toggle() }
      shapes.append(shape)
    }
    hasBodies = true
  }

  /// A disc in the lower right corner, out of which the lines are left.
  private mutating func addBadge(_ lines: String) {
    let disc = SymbolPath("O18 18 5").path
    shapes.append(Shape(path: disc, isFilled: true, isErased: true, lineWidths: 2))
    shapes.append(Shape(path: disc, isFilled: true, isStroked: false))
    for text in lines.split(separator: ";") { line(text, isErased: true, lineWidths: 0.8) }
  }

  private mutating func line(_ text: Substring, isErased: Bool = false, lineWidths: CGFloat = 1) {
    shapes.append(Shape(path: SymbolPath(text).path, isErased: isErased, lineWidths: lineWidths))
  }
}

/// A path from its text.
private struct SymbolPath {
  let path = CGMutablePath()

  init(_ text: Substring) {
    var rest = text
    while let letter = rest.popFirst() {
      let numbers = rest.prefix { !$0.isLetter }
      add(letter, numbers.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) })
      rest = rest.dropFirst(numbers.count)
    }
  }

  private func add(_ letter: Character, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (letter, n.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Z", 0): path.closeSubpath()
    case ("O", 3): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case ("E", 4): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
    case ("R", 5):
      let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      path.addRoundedRect(in: rect, cornerWidth: n[4], cornerHeight: n[4])
    case ("A", 5):
      let (first, last) = (n[3] * .pi / 180, n[4] * .pi / 180)
      path.addArc(center: point(0), radius: n[2], startAngle: first, endAngle: last, clockwise: last < first)
    default: assertionFailure("A symbol has an unknown command: \(letter) with \(n.count) numbers.")
    }
  }
}
