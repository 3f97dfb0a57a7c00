import CoreGraphics
import Foundation
import UIKit
import Workshop

/// Something in the user's code that goes wrong on iOS.
struct UserCodeRemark: Equatable {
  let sentence: String
  /// File and line; nil if unknown.
  var location: String?

  var text: String { "\(location.map { "\($0): " } ?? "")remark: \(sentence.asOneLine)" }

  /// For the screen: the file's name and the problem, without the advice.
  var shortText: String {
    let end = sentence.range(of: ". ")?.lowerBound ?? sentence.endIndex
    let prefix = location.map { "\($0.split(separator: "/").last ?? ""): " } ?? ""
    return prefix + sentence[..<end] + "."
  }
}

extension UserCodeSession {
  /// The settings that hold from the beginning.
  static func settings(
    of phone: PhoneSetting = PhoneSetting(), isStrict: Bool, marksGround: Bool = false
  ) -> ChildMessage {
    let flags = [phone.reducesMotion, phone.isRightToLeft, isStrict, phone.prefersCrossFades]
    let bits = flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
    return ChildMessage(
      .settings, index: bits | (Int(phone.systemVersion.rawValue) ?? 0) << flags.count,
      numbers: SIMD4(marksGround ? 1 : 0, 0, 0, 0))
  }

  var isStrict: Bool { settings.index & 4 != 0 }

  /// The user does something else, so the remarks no longer matter.
  func forgetRemarks() { remarks = [] }

  /// Shows a remark once its line is known, and writes it to standard error.
  func take(remark message: ChildMessage, of library: BuiltLibrary?) {
    guard let address = UInt(exactly: message.numbers.x), address > 0, let library,
      let setup = version?.setup ?? build.setup
    else { return add(UserCodeRemark(sentence: message.text)) }
    setup.toolchain.findLocation(of: address, in: library.path) { [weak self] location in
      self?.add(UserCodeRemark(sentence: message.text, location: location))
    }
  }

  /// Says what is built of a project, and what is left out.
  func tell(_ notes: [String]) {
    for note in notes {
      complained("note: \(note.asOneLine)")
      remarks.append(UserCodeRemark(sentence: note))
    }
  }

  private func add(_ remark: UserCodeRemark) {
    complained(remark.text)
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}

/// Shows what iOS would not forgive: a few lines at the lower edge of the picture, until the next press.
@MainActor final class UserCodeRemarkView: UIView {
  private let label = UILabel()

  private static let most = 2
  private static let margin: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    (isUserInteractionEnabled, isHidden) = (false, true)
    backgroundColor = UIColor(white: 0.08, alpha: 0.8)
    layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 12)
    (label.textColor, label.numberOfLines) = (.white, 0)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ remarks: [UserCodeRemark]) {
    isHidden = remarks.isEmpty
    var lines = remarks.prefix(Self.most).map(\.shortText.asVisibleLines)
    if remarks.count > Self.most { lines.append("And \(remarks.count - Self.most) more: see the log of calls.") }
    label.text = lines.joined(separator: "\n")
    setNeedsLayout()
  }

  var text: String? { isHidden ? nil : label.text }

  func arrange(in area: CGRect) {
    let room = CGSize(width: area.width - 4 * Self.margin, height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height.rounded(.up) + Self.margin
    frame = CGRect(
      x: area.minX + Self.margin, y: area.maxY - height - Self.margin, width: area.width - 2 * Self.margin,
      height: height)
    label.frame = bounds.insetBy(dx: Self.margin, dy: Self.margin / 2)
  }
}
