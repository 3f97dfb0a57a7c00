import Stage
import SwiftUI
import Testing

private struct Wrapped: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
    uiViewController.title = "wrapped"
  }
}

private struct Page: SwiftUI.View {
  @State private var isOn = true
  var body: some SwiftUI.View {
    VStack(spacing: 4) {
      Text("One").font(.title)
      if isOn { Text("Two") }
      Spacer()
    }.padding()
  }
}

private struct Previews: PreviewProvider {
  static var previews: some SwiftUI.View { Wrapped().ignoresSafeArea().previewDisplayName("A") }
}

@MainActor @Suite("SwiftUI around UIKit") struct SwiftUITests {
  private let stage = Stage()

  private func host(_ view: some SwiftUI.View) -> UIViewController {
    stage.perform {
      let controller = UIHostingController(rootView: view)
      controller.loadViewIfNeeded()
      return controller
    }
  }

  @Test("A hosted controller is shown as it is, also from a preview") func controllers() {
    for host in [host(Wrapped()), host(Previews.previews)] {
      #expect(host.children.map(\.title) == ["wrapped"])
      #expect(host.view.subviews == host.children.map(\.view))
    }
  }

  @Test("Of other views the texts are shown") func texts() throws {
    let label = try #require(host(Page()).view.subviews.first as? UILabel)
    #expect(label.text == "One\nTwo")
  }
}
