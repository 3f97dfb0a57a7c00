import CoreGraphics
import UIKit

/// The question for the path of a file to open.
@MainActor final class PathSheet: Sheet {
  let field: NameField

  /// Creates a sheet; `use` is called with the path and returns whether the file can be used.
  init(use: @escaping (String) -> Bool, close: @escaping () -> Void) {
    field = NameField("Path of a drag, a preset, a config file, or Swift to run", use: use)
    super.init(close: close)
    box.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override var controls: [UIControl] { [field] }

  override func boxSize(in size: CGSize) -> CGSize { CGSize(width: min(480, size.width - 32), height: 56) }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 12, y: 12, width: max(0, box.bounds.width - 24), height: 32)
  }
}
