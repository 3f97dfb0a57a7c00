import UIKit

// A tap that is answered late (Krisiacik/ImageViewer, pull request 24).
//
// The picture zooms by two taps and closes by one. The single tap waits until the double one has failed, which takes a third
// of a second after each tap.
// The mend: a button that closes, or no double tap where a single one has to be quick.

final class SlowCard: Card {
  private let picture = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.backgroundColor = .white
    picture.layer.cornerRadius = 20
    view.addSubview(picture)
    let twice = UITapGestureRecognizer(target: self, action: #selector(zoom))
    twice.numberOfTapsRequired = 2
    twice.name = "double tap"
    let once = UITapGestureRecognizer(target: self, action: #selector(close))
    once.name = "single tap"
    once.require(toFail: twice)
    picture.addGestureRecognizer(twice)
    picture.addGestureRecognizer(once)
  }

  @objc func zoom() { picture.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }

  @objc func close() { picture.alpha = 0.2 }
}

#Preview("A slow tap") { SlowCard("Tap the picture: the answer comes late.", .systemPurple) }
