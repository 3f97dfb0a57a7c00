import Foundation
import OwnThread
import Testing

@testable import Workshop

@Suite("Other frameworks of iOS in a build", .onOwnThread, .serialized)
struct FrameworkTests {
  @Test("A screen that imports them builds, and runs in the child") @MainActor func imports() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources/Frameworks").standardizedFileURL.path)
    #expect(names.count > 10)
    let bench = try Bench()
    try bench.write(
      """
      \(names.sorted().map { "import \($0)\n" }.joined())import os.log
      class Screen: UIViewController {
        @Published var count = 0
        var kept: Set<AnyCancellable> = []
        let container = NSPersistentContainer(name: "Model")
        let log = OSLog(subsystem: "a", category: "b")
        override func viewDidLoad() {
          super.viewDidLoad()
          let (map, web) = (MKMapView(), WKWebView())
          view.addSubview(map)
          map.snp.makeConstraints { $0.edges.equalToSuperview() }
          web.load(URLRequest(url: URL(string: "https://localhost")!))
          $count.sink { os_log("%{public}d", log: self.log, $0) }.store(in: &kept)
          container.loadPersistentStores { _, error in precondition(error == nil) }
          view.layer.addSublayer(AVPlayerLayer(player: AVPlayer()))
          addChild(UIHostingController(rootView: Text("Text")))
          precondition(!MFMailComposeViewController.canSendMail() && !CMMotionManager().isDeviceMotionAvailable)
        }
      }
      #Preview { Screen() }
      """)
    let puppet = try Puppet(try bench.build())
    // The notes of a frame follow it.
    for instant in [0.1, 0.2] { #expect(puppet.frame(at: instant) != nil && puppet.ending == nil) }
    #expect(!puppet.messages.contains { $0.kind == .failed })
    #expect(
      puppet.messages.contains { $0.text.contains("MKMapView exists so that sources compile") },
      "\(puppet.messages.map(\.text))")
  }
}
