import CoreGraphics
import UIKit

// No archive has views of this module, so their classes need no initialiser for one.

@MainActor class PlainView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

@MainActor class PlainControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
