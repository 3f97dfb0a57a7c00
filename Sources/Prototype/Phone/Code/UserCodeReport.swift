import CoreGraphics
import SourcePass
import UIKit
import Workshop

@MainActor final class UserCodeReport: PlainView {
  private let headline = UILabel()
  private var rows: [UILabel] = []

  private static let most = 6
  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    headline.font = .systemFont(ofSize: 17, weight: .semibold)
    headline.textColor = .white
    addSubview(headline)
  }

  /// `isCovering` says whether there is a picture beneath.
  func show(_ state: UserCodeState, isCovering: Bool) {
    for row in rows { row.removeFromSuperview() }
    rows = []
    isHidden = state.headline == nil || (isCovering && state.isCalm)
    headline.text = state.headline
    headline.numberOfLines = 0
    backgroundColor = UIColor(white: 0.08, alpha: isCovering ? 0.9 : 1)
    for line in state.lines(most: Self.most) {
      let label = UILabel()
      label.numberOfLines = line.kind == .source ? 1 : 0
      label.text = line.text.asVisibleLines
      label.font =
        line.kind == .text ? .systemFont(ofSize: 14) : .monospacedSystemFont(ofSize: 12, weight: .regular)
      label.textColor = line.kind.color
      addSubview(label)
      rows.append(label)
    }
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(1, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
    return ([headline] + rows).reduce(2 * Self.margin + 8) { $0 + $1.sizeThatFits(room).height.rounded(.up) + 4 }
  }

  override func layoutSubviews() {
    let width = max(1, bounds.width - 2 * Self.margin)
    let needed = height(in: bounds.width)
    var y = max(Self.margin, needed < bounds.height ? (bounds.height - needed) / 2 + Self.margin : Self.margin)
    for (index, label) in ([headline] + rows).enumerated() {
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      label.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + (index == 0 ? 12 : 4)
    }
  }
}

extension UserCodeState {
  var isCalm: Bool {
    if case .preparing = self { return true }
    return self == .running
  }

  struct Line: Equatable {
    enum Kind { case location, text, source }
    var kind: Kind
    var text: String
  }

  func lines(most: Int) -> [Line] {
    switch self {
    case .running, .preparing: return []
    case .failed(let sentence):
      // An empty line precedes source.
      let parts = sentence.lines(keepsEmpty: true)
      let end = parts.firstIndex(of: "") ?? parts.endIndex
      return [Line(kind: .text, text: parts[..<end].joined(separator: "\n"))]
        + parts[end...].dropFirst().map { Line(kind: .source, text: String($0)) }
    case .ended(let ending):
      return [ending.location.map { Line(kind: .location, text: $0) }].compactMap(\.self)
        + [Line(kind: .text, text: ending.reason + ".")]
        + [ending.function.map { Line(kind: .source, text: $0) }].compactMap(\.self)
        + [Line(kind: .text, text: "Save the file or press F5 to start again.")]
    case .broken(let messages):
      let errors = messages.filter { $0.severity == .error }
      var lines: [Line] = []
      for error in errors.prefix(most) {
        if !error.location.isEmpty { lines.append(Line(kind: .location, text: error.location)) }
        lines.append(Line(kind: .text, text: error.text))
        let source = error.sourceLine.drop { $0 == " " || $0 == "\t" }
        if !source.isEmpty { lines.append(Line(kind: .source, text: String(source))) }
      }
      if errors.count > most { lines.append(Line(kind: .text, text: "and \(errors.count - most) more")) }
      return lines
    }
  }
}

extension UserCodeState.Line.Kind {
  /// On a dark background in both appearances.
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .location: UIColor(hex: 0xFF8A80)
    case .text: .white
    case .source: UIColor(hex: 0xA9A9B2)
    }
  }
}

enum UserCodeState: Equatable {
  case preparing(String)
  case running
  case broken([BuildMessage])
  case ended(ChildEnding)
  /// The sentence says what is missing.
  case failed(String)

  /// Shown over the phone's picture; nil while the code runs.
  var headline: String? {
    switch self {
    case .running: nil
    case .preparing(let sentence): sentence
    case .broken(let messages):
      switch messages.count(where: { $0.severity == .error }) {
      case 1: "1 error"
      case let count: "\(count) errors"
      }
    case .ended(let ending): ending.cause == .hang ? "Does not answer" : ending.exitCode == nil ? "Crashed" : "Ended"
    case .failed: "Cannot run"
    }
  }
}
