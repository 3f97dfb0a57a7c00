import UIKit

// A panel that cannot be pulled down by its list (IcaliaLabs/Presentr, issue 125; ahmad-elassuty/BottomSheetController, 1).
//
// At its top the list has nothing more to scroll, and is stretched all the same: its pan hears of the touch first and
// begins, so the panel's fails.
// The mend: the panel's pan comes first while the list is at its top, by `shouldBeRequiredToFailBy`. UIKit's sheets do that.

final class PanelCard: Card {
  private let panel = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.backgroundColor = .white
    panel.layer.cornerRadius = 28
    let list = UIScrollView(frame: CGRect(x: 0, y: 24, width: 390, height: 576))
    list.contentSize = CGSize(width: 390, height: 1200)
    for index in 0..<15 {
      let row = UIView(frame: CGRect(x: 20, y: index * 80, width: 350, height: 68))
      row.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.2)
      row.layer.cornerRadius = 14
      list.addSubview(row)
    }
    panel.addSubview(list)
    view.addSubview(panel)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    pan.name = "panel pan"
    panel.addGestureRecognizer(pan)
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    let distance = max(0, pan.translation(in: view).y)
    if pan.state == .changed { panel.transform = CGAffineTransform(translationX: 0, y: distance) }
    guard pan.state == .ended || pan.state == .cancelled else { return }
    UIView.animate(withDuration: 0.3) {
      self.panel.transform = distance > 150 ? CGAffineTransform(translationX: 0, y: 500) : .identity
    }
  }
}

#Preview("A panel over a list") { PanelCard("Pull the list down: the panel should go, and the list stretches.", .systemCyan) }
