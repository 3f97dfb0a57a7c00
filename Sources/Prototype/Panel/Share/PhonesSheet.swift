import CoreGraphics
import UIKit

/// Shows where phones find what the window shows, and which ones did.
@MainActor final class PhonesSheet: Sheet {
  private let title = PanelText.title("On your phone")
  private let sentence = PanelText.paragraph(
    "Point the phone's camera at the code. It goes unencrypted through your own network, and no farther; the address has 128 "
      + "random bits. Each drag of a phone comes back, and plays here.")
  private let code = CodeView()
  private let address = PanelText.title("")
  private let phones = PanelText.paragraph("")
  private var others: [PanelButton] = []
  private lazy var stop = PanelButton("Stop") { [unowned self] in
    stopped()
    close()
  }
  private lazy var done = PanelButton("Done", isMain: true) { [unowned self] in close() }
  private let stopped: () -> Void

  /// `choose` gets another address of this machine, of which there may be several.
  init(_ addresses: [String], choose: @escaping (String) -> Void, stopped: @escaping () -> Void) {
    self.stopped = stopped
    super.init()
    address.numberOfLines = 0
    address.font = .systemFont(ofSize: 17, weight: .semibold)
    if addresses.count > 1 { others = addresses.map { address in PanelButton(address) { choose(address) } } }
    for view in [title, sentence, code, address, phones, stop, done] + others as [UIView] { box.addSubview(view) }
  }

  override var controls: [UIControl] { others + [stop, done] }

  /// Without an address, says what is the matter.
  func show(_ url: String?, _ names: [String], _ fault: String?) {
    // A line for the host and one for what follows, so that no hyphen comes between.
    let parts = url?.split(separator: "/").dropFirst().map { $0 + "/" }
    address.text = parts?.joined(separator: "\n") ?? fault ?? "Starting…"
    code.code = url.flatMap { QRCode($0) }
    phones.text = names.isEmpty ? "No phone is connected yet." : "Connected: \(names.joined(separator: ", "))"
    setNeedsLayout()
  }

  var shownAddress: String { address.text ?? "" }
  var shownPhones: String { phones.text ?? "" }

  override func boxSize(in size: CGSize) -> CGSize {
    CGSize(width: min(440, size.width - 32), height: min(others.isEmpty ? 580 : 616, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, box.bounds.width - 32)
    var y: CGFloat = 14
    func add(_ view: UIView, _ height: CGFloat, gap: CGFloat = 10) {
      view.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height + gap
    }
    add(title, 26)
    add(sentence, PanelText.height(of: sentence, in: width))
    let texts = [address, phones].map { PanelText.height(of: $0, in: width) }
    let rest = texts[0] + texts[1] + 72 + (others.isEmpty ? 0 : 38)
    add(code, max(0, min(300, box.bounds.height - y - rest)))
    add(address, texts[0])
    add(phones, texts[1])
    others.arrange(endingAt: 16 + width, y: y, height: 28, gap: 8)
    [done, stop].arrange(endingAt: 16 + width, y: box.bounds.height - 40, height: 28, gap: 8)
  }
}

/// A code, black on white in every appearance.
@MainActor final class CodeView: PlainView {
  var code: QRCode? { didSet { setNeedsLayout() } }
  private let squares = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    (isAccessibilityElement, accessibilityLabel) = (true, "Code of the address")
    squares.fillColor = UIColor.black.cgColor
    layer.addSublayer(squares)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let code else {
      squares.path = nil
      return
    }
    // Four squares around it stay light.
    let side = (bounds.height / CGFloat(code.side + 8)).rounded(.down)
    let whole = side * CGFloat(code.side + 8)
    squares.backgroundColor = UIColor.white.cgColor
    squares.frame = CGRect(x: ((bounds.width - whole) / 2).rounded(), y: 0, width: whole, height: whole)
    let path = CGMutablePath()
    for y in 0..<code.side {
      for x in 0..<code.side where code.isDark(x, y) {
        path.addRect(CGRect(x: CGFloat(x + 4) * side, y: CGFloat(y + 4) * side, width: side, height: side))
      }
    }
    squares.path = path
  }
}
