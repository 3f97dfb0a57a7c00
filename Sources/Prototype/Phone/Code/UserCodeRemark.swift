import CoreGraphics
import Foundation
import UIKit
import Workshop

/// Something that the user's code met.
struct UserCodeRemark: Equatable {
  /// A remark is about what goes wrong on iOS, a note about what is here only in part.
  enum Kind: String { case remark, note }

  let sentence: String
  var kind = Kind.remark
  /// File and line; nil if unknown.
  var location: String?

  var text: String { "\(location.map { "\($0): " } ?? "")\(kind): \(sentence.asOneLine)" }

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

  /// Keeps a remark or note once its line is known, and writes it to standard error; a remark is shown.
  func take(remark message: ChildMessage, of library: BuiltLibrary?) {
    var remark = UserCodeRemark(sentence: message.text, kind: message.kind == .note ? .note : .remark)
    guard let address = UInt(exactly: message.numbers.x), address > 0, let library,
      let setup = version?.setup ?? build.setup
    else { return add(remark) }
    if tellsAtOnce {
      remark.location = located[address] ?? setup.toolchain.location(of: address, in: library.path)
      located[address] = remark.location
      return add(remark)
    }
    setup.toolchain.findLocation(of: address, in: library.path) { [weak self] location in
      remark.location = location
      self?.add(remark)
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
    if !met.contains(remark) {
      met.append(remark)
      complained(remark.text)
    } else if remark.kind == .remark {
      complained(remark.text)
    }
    if remark.kind == .remark, !remarks.contains(remark) { remarks.append(remark) }
  }

  /// What is not here or goes wrong, by what becomes of it; each line has a file, with its line if there is one.
  var missing: [(title: String, lines: [MissingLine])] {
    var groups: [(title: String, lines: [MissingLine])] = []
    if case .broken(let messages) = state {
      groups.append(("Errors", messages.filter { $0.severity == .error }.map { ($0.location, $0.text) }))
    }
    let (leftOut, failures) = (library?.leftOut ?? [], library?.failures ?? [])
    groups.append(("Left out", leftOut.map { ($0.name, $0.reason) } + failures.map { ($0.location, $0.text) }))
    groups.append(("Here only in part", lines(of: .note)))
    groups.append(("Wrong on iOS too", lines(of: .remark)))
    groups.append(("As it was built", (library?.project.notes ?? []).map { (library?.project.target ?? "", $0) }))
    return groups.filter { !$0.lines.isEmpty }
  }

  typealias MissingLine = (location: String, sentence: String)

  /// In the order of the lines, since these become known in any order.
  private func lines(of kind: UserCodeRemark.Kind) -> [MissingLine] {
    let lines = met.filter { $0.kind == kind }.map { remark -> MissingLine in
      let file = remark.location?.split(separator: "/").last.map(String.init) ?? ""
      let sentence = request.paths.reduce(remark.sentence) { $0.replacingOccurrences(of: "\($1)/", with: "") }
      return (file, sentence.asOneLine)
    }
    return lines.sorted { $0.location.compare($1.location, options: .numeric) == .orderedAscending }
  }
}

/// Shows what iOS would not forgive: a few lines at the lower edge of the picture, until the next press.
@MainActor final class UserCodeRemarkView: PlainView {
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

  func show(_ remarks: [UserCodeRemark]) {
    isHidden = remarks.isEmpty
    var lines = remarks.prefix(Self.most).map(\.shortText.asVisibleLines)
    if remarks.count > Self.most { lines.append("And \(remarks.count - Self.most) more: Advanced, What is missing.") }
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
