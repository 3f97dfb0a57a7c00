import CoreGraphics
import UIKit

/// The question where something is kept as a file: a path, and a sentence about it.
///
/// A file that is there already is replaced when Enter is pressed twice.
@MainActor final class KeepSheet: Sheet {
  /// The field with the path.
  private(set) lazy var field = NameField("Path of a file") { [unowned self] in attempt($0) }
  private let title: UILabel
  private let label = PanelText.paragraph("")
  private let start: String
  private let keep: (_ path: String, _ replaces: Bool) -> Outcome

  /// What came of an attempt to keep something.
  enum Outcome {
    case done
    /// There is such a file; the sentence says so.
    case exists(String)
    /// It cannot be written; the sentence says why.
    case failed(String)
  }

  /// The path about which the user was asked whether it may be replaced.
  private var asked: String?

  /// Creates a sheet that begins with the path `path`.
  ///
  /// `keep` is called with a path, and whether a file with that name may be replaced.
  init(
    _ title: String, path: String, keep: @escaping (_ path: String, _ replaces: Bool) -> Outcome,
    close: @escaping () -> Void
  ) {
    (self.title, start, self.keep) = (PanelText.name(title), path, keep)
    super.init(close: close)
    for view in [self.title, field, label] as [UIView] { box.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func attempt(_ path: String) -> Bool {
    switch keep(path, asked == path) {
    case .done: return true
    case .exists(let sentence):
      asked = path
      label.text = sentence
    case .failed(let sentence): label.text = sentence
    }
    return false
  }

  /// The sentence that is shown.
  var sentence: String? { label.text }

  /// Begins typing, with the name selected for another one.
  func beginTyping() {
    field.text = start
    field.beginTyping()
  }

  override var controls: [UIControl] { [field] }

  override func boxSize(in size: CGSize) -> CGSize { CGSize(width: min(480, size.width - 32), height: 128) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, box.bounds.width - 24)
    title.frame = CGRect(x: 12, y: 8, width: width, height: 24)
    field.frame = CGRect(x: 12, y: 36, width: width, height: 32)
    label.frame = CGRect(x: 12, y: 74, width: width, height: 48)
  }
}
