@_exported public import AVFoundation

@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.showPlaceholder("AVPlayerViewController")
    view.backgroundColor = .black
  }
}
