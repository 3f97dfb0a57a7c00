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
  /// What a symbol can stand in, by the end of its name: a path, and how far its middle is above the grid's.
  private static let frames: [(name: String, path: Substring, rise: CGFloat)] = [
    (".circle", "#O12 12 10.3", 0), (".square", "#R2.5 2.5 19 19 3.5", 0), (".app", "#R2.5 2.5 19 19 5", 0),
    (".rectangle", "#R1.5 4 21 16 3", 0), (".diamond", "#M12 1.5L22.5 12L12 22.5L1.5 12Z", 0),
    (".octagon", "#M8 2L16 2L22 8L22 16L16 22L8 22L2 16L2 8Z", 0), (".shield", "=shield", 0.5), (".seal", "=seal", 0),
    (".bubble", "=bubble.left", 1.5), (".viewfinder", "=viewfinder", 0),
  ]

  /// What a badge shows.
  private static let badges = [
    "plus": "M18 15.5L18 20.5;M15.5 18L20.5 18", "minus": "M15.5 18L20.5 18",
    "xmark": "M16.2 16.2L19.8 19.8;M19.8 16.2L16.2 19.8", "checkmark": "M15.8 18.2L17.4 19.8L20.3 16.4",
    "exclamationmark": "M18 15.2L18 18.4;M18 20.5L18 20.7", "clock": "M18 15.6L18 18.2L19.8 19.2",
    "gearshape": "O18 18 1.7", "star": "!O18 18 1.9", "moon": "!O18 18 1.9",
  ]

  private init(composed given: some StringProtocol, isFilled: Bool) {
    let name = String(given)
    self.init()
    func base(_ ending: String) -> String? { name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil }
    if let base = base(".fill"), !isFilled, let filled = Self(named: base, isFilled: true) {
      self = filled
    } else if let frame = Self.frames.first(where: { name.hasSuffix($0.name) }), let base = base(frame.name) {
      self = Self(base, within: frame.path, rise: frame.rise, isFilled: isFilled)
    } else if let base = base(".slash"), let drawing = Self(named: base, isFilled: isFilled) {
      self = drawing
      line("M3.5 2.5L21.5 20.5", isErased: true, lineWidths: 3)
      line("M2.5 2.5L21.5 21.5")
    } else if let base = base(".badge"), let drawing = Self(named: base, isFilled: isFilled) {
      self = drawing
      addBadge("", in: "O18.5 5.5 3.8")
    } else if let (kind, lines) = Self.badges.first(where: { name.hasSuffix(".badge.\($0.key)") }),
      let base = base(".badge.\(kind)"), let drawing = Self(named: base, isFilled: isFilled)
    {
      self = drawing
      addBadge(lines)
    } else if name.count > 1, name.allSatisfy(\.isNumber) {
      for (index, digit) in name.enumerated() {
        let x = 12 + 11 * (CGFloat(index) - CGFloat(name.count - 1) / 2)
        add(Self(named: String(digit)), scaled: 0.8, by: CGPoint(x: x - 12, y: 0))
      }
    } else if let dot = name.lastIndex(of: "."), let number = Int(name[name.index(after: dot)...]),
      let drawing = Self(named: name[..<dot], isFilled: isFilled)
    {
      self = drawing
      add(Self(named: "\(number)"), scaled: 0.36, by: CGPoint(x: 0, y: 1))
    }
  }

  /// Adds another drawing around the middle, smaller and moved.
  private mutating func add(_ other: Self?, scaled scale: CGFloat, by shift: CGPoint) {
    guard var other else { return }
    other.apply(
      Self.aroundMiddle(
        CGAffineTransform(scaleX: scale, y: scale)
          .concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))))
    shapes += other.shapes
  }

  private init(_ base: String, within frame: Substring, rise: CGFloat, isFilled: Bool) {
    self.init()
    guard let found = Self(named: base, isFilled: true) ?? Self(named: base) else { return }
    var inner = Self()
    inner.add(found, scaled: 0.54, by: CGPoint(x: 0, y: -rise))
    shapes = Self(text: frame, isFilled: isFilled).shapes
    for var shape in inner.shapes {
      if isFilled { shape.isErased.toggle() }
      shapes.append(shape)
    }
    hasBodies = true
  }

  /// A disc in the lower right corner or elsewhere, out of which the lines are left.
  private mutating func addBadge(_ lines: String, in circle: Substring = "O18 18 5") {
    let disc = SymbolPath(circle).path
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
