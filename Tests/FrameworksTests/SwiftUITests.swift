import Stage
import SwiftUI
import Testing

private struct Wrapped: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
    uiViewController.title = "wrapped"
  }
}

private struct Previews: PreviewProvider {
  static var previews: some SwiftUI.View { Wrapped().ignoresSafeArea().previewDisplayName("A") }
}

/// What happens in a view that is tested.
@MainActor private final class Log {
  var entries: [String] = []
}

/// A view that a stage shows.
@MainActor private struct Shown {
  let stage = Stage()
  let controller: UIViewController

  init(_ view: some SwiftUI.View) throws {
    let stage = stage
    controller = stage.perform {
      let controller = UIHostingController(rootView: view)
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      return controller
    }
    try stage.settle()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.send(.down(CGPoint(x: x, y: y)))
    stage.advance(by: 0.05)
    stage.send(.up(CGPoint(x: x, y: y)))
  }

  func drag(_ from: CGPoint, to end: CGPoint, releases: Bool = true) {
    stage.send(.down(from))
    for step in 1...20 {
      stage.advance(by: 0.02)
      let share = CGFloat(step) / 20
      stage.send(.move(CGPoint(x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share)))
    }
    if releases { stage.send(.up(end)) }
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
  private var views: [UIView] { stage.perform { all(stage.window) } }

  /// The texts on the screen.
  var texts: [String] { views.compactMap { ($0 as? UILabel)?.text } }

  /// Where the views of this color are now, on the screen.
  func frames(_ color: UIColor) -> [CGRect] {
    stage.perform {
      all(stage.window).filter { $0.backgroundColor == color }.map { view in
        var (rect, layer) = (view.layer.bounds, view.layer as CALayer?)
        while let now = layer, now !== stage.window.layer {
          let shown = now.presentation() ?? now
          rect = rect.size == now.bounds.size ? CGRect(origin: rect.origin, size: shown.bounds.size) : rect
          rect.origin.x += shown.position.x - shown.bounds.width / 2 - shown.bounds.minX
          rect.origin.y += shown.position.y - shown.bounds.height / 2 - shown.bounds.minY
          layer = now.superlayer
        }
        return rect
      }
    }
  }
}

@MainActor @Suite("SwiftUI on this UIKit") struct SwiftUITests {
  @Test("What is not drawn is told once") func leftOut() throws {
    let shown = try Shown(
      VStack {
        Text("a").blur(radius: 3)
        Text("b").blur(radius: 2)
      }.toolbar { ToolbarItem(placement: .bottomBar) { Text("c") } })
    let names = ["blur", "a toolbar at the bottom"]
    #expect(shown.stage.diagnostics == names.map { "SwiftUI: \($0) is not drawn here" } && shown.texts == ["a", "b"])
  }

  @Test("A hosted controller is shown as it is, also from a preview") func controllers() throws {
    for shown in [try Shown(Wrapped().ignoresSafeArea()), try Shown(Previews.previews)] {
      #expect(shown.controller.children.map(\.title) == ["wrapped"])
      #expect(shown.controller.view.subviews == shown.controller.children.map(\.view))
      #expect(shown.controller.children.map(\.view.frame) == [CGRect(x: 0, y: 0, width: 390, height: 844)])
    }
  }

  @Test("Stacks give fixed views their size, and divide the rest") func layout() throws {
    let shown = try Shown(
      VStack(alignment: .leading, spacing: 10) {
        Color(.red).frame(height: 44).padding(.horizontal, 20)
        HStack(spacing: 0) {
          Color(.green)
          Color(.blue).frame(width: 90)
        }
        Spacer(minLength: 0).frame(height: 100)
      })
    #expect(shown.frames(.red) == [CGRect(x: 20, y: 0, width: 350, height: 44)])
    #expect(shown.frames(.green) == [CGRect(x: 0, y: 54, width: 300, height: 844 - 44 - 20 - 100)])
    #expect(shown.frames(.blue) == [CGRect(x: 300, y: 54, width: 90, height: 844 - 44 - 20 - 100)])
  }

  private struct Counter: SwiftUI.View {
    @State private var count = 0
    let log: Log
    var body: some SwiftUI.View {
      log.entries.append("body")
      return VStack(spacing: 0) {
        Text("\(count)").frame(height: 100)
        Button("More") { count += 1 }.frame(width: 390, height: 100)
      }
    }
  }

  private struct Outer: SwiftUI.View {
    let log: Log
    var body: some SwiftUI.View {
      log.entries.append("outer")
      return Counter(log: log).frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("A change of a state is shown, and only its view is made again") func state() throws {
    let log = Log()
    let shown = try Shown(Outer(log: log))
    log.entries = []
    shown.tap(195, 150)
    try shown.stage.settle()
    shown.tap(195, 150)
    try shown.stage.settle()
    #expect(shown.texts.contains("2"))
    #expect(log.entries.contains("body") && !log.entries.contains("outer"))
  }

  private struct Mover: SwiftUI.View {
    @State private var isRight = false
    var body: some SwiftUI.View {
      Color(.red).frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isRight ? .topTrailing : .topLeading)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRight = true } }
    }
  }

  @Test("withAnimation moves what it changes along its curve") func animation() throws {
    let shown = try Shown(Mover())
    shown.tap(50, 50)
    shown.stage.advance(by: 0.5)
    let x = try #require(shown.frames(.red).first).minX
    #expect(abs(x - 145) < 10, "\(x)")
    try shown.stage.settle()
    #expect(shown.frames(.red) == [CGRect(x: 290, y: 0, width: 100, height: 100)])
  }

  private struct Hero: SwiftUI.View {
    @Namespace private var space
    @State private var isOpen = false
    var body: some SwiftUI.View {
      ZStack(alignment: .topLeading) {
        if isOpen {
          Color(.blue).matchedGeometryEffect(id: "hero", in: space).frame(width: 300, height: 400)
        } else {
          Color(.red).matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 100).offset(x: 200, y: 600)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen = true } }
    }
  }

  @Test("A matched view begins where the other one is, which goes where it is, and then disappears")
  func matched() throws {
    let shown = try Shown(Hero())
    shown.tap(250, 650)
    shown.stage.advance(by: 0.5)
    let (new, old) = (try #require(shown.frames(.blue).first), try #require(shown.frames(.red).first))
    #expect(abs(new.minX - 100) < 10 && abs(new.minY - 300) < 20 && abs(new.width - 200) < 10, "\(new)")
    #expect(abs(old.minX - new.minX) < 1 && abs(old.height - new.height) < 1, "\(old) \(new)")
    try shown.stage.settle()
    #expect(shown.frames(.blue) == [CGRect(x: 0, y: 0, width: 300, height: 400)] && shown.frames(.red).isEmpty)
  }

  private struct Leaving: SwiftUI.View {
    @State private var isShown = true
    var body: some SwiftUI.View {
      ZStack {
        Color(.green)
        if isShown { Color(.red).frame(width: 100, height: 100).transition(.move(edge: .trailing)) }
      }.onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }

  @Test("A transition moves a view out before it is removed, and in again") func transition() throws {
    let shown = try Shown(Leaving())
    shown.tap(10, 10)
    shown.stage.advance(by: 0.5)
    let x = try #require(shown.frames(.red).first).minX
    #expect(abs(x - 195) < 10, "\(x)")
    try shown.stage.settle()
    #expect(shown.frames(.red).isEmpty)
    shown.tap(10, 10)
    shown.stage.advance(by: 0.5)
    let back = try #require(shown.frames(.red).first).minX
    #expect(abs(back - 195) < 10, "\(back)")
  }

  private struct Stack: SwiftUI.View {
    @Namespace private var space
    @State private var path: [Int] = []
    let log: Log
    let zooms: Bool
    var body: some SwiftUI.View {
      log.entries.append("\(path)")
      return NavigationStack(path: $path) {
        NavigationLink(value: 7) {
          Color(.red).frame(width: 100, height: 100).matchedTransitionSource(id: 7, in: space)
        }
        .navigationDestination(for: Int.self) { number in
          if zooms {
            Text("Number \(number)").navigationTransition(.zoom(sourceID: 7, in: space))
          } else {
            Text("Number \(number)")
          }
        }
      }
    }
  }

  @Test("A link pushes onto the path, and the swipe back takes it off", arguments: [false, true])
  func navigation(zooms: Bool) throws {
    let log = Log()
    let shown = try Shown(Stack(log: log, zooms: zooms))
    let red = try #require(shown.frames(.red).first)
    shown.tap(red.midX, red.midY)
    try shown.stage.settle()
    let navigation = try #require(shown.controller.children.first as? UINavigationController)
    #expect(shown.texts.contains("Number 7") && log.entries.last == "[7]")
    #expect((navigation.topViewController?.preferredTransition != nil) == zooms)
    shown.drag(CGPoint(x: 2, y: 420), to: CGPoint(x: 380, y: 420))
    try shown.stage.settle()
    #expect(navigation.viewControllers.count == 1 && log.entries.last == "[]", "\(shown.stage.diagnostics)")
  }

  private struct Sheet: SwiftUI.View {
    @State private var isShown = false
    let log: Log
    var body: some SwiftUI.View {
      log.entries.append("\(isShown)")
      return Color(.green).onTapGesture { isShown = true }
        .sheet(isPresented: $isShown) { Color(.red).presentationDetents([.height(300), .large]) }
    }
  }

  @Test("A sheet stands at its detent, and a drag ends it and what presented it") func sheet() throws {
    let log = Log()
    let shown = try Shown(Sheet(log: log))
    shown.tap(195, 100)
    try shown.stage.settle()
    let sheet = try #require(shown.controller.presentedViewController)
    let top = shown.stage.perform { sheet.view.convert(CGPoint.zero, to: nil).y }
    #expect(top > 400 && top < 560, "\(top)")
    #expect(log.entries.last == "true")
    shown.drag(CGPoint(x: 195, y: top + 20), to: CGPoint(x: 195, y: 840))
    try shown.stage.settle()
    #expect(shown.controller.presentedViewController == nil && log.entries.last == "false")
  }

  private struct Dragged: SwiftUI.View {
    @GestureState private var offset = CGSize.zero
    let log: Log
    var body: some SwiftUI.View {
      Color(.red).frame(width: 100, height: 100).offset(offset)
        .gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation }
            .onEnded { log.entries += ["\(Int($0.translation.width))", "\($0.velocity.width > 0)"] })
    }
  }

  @Test("A drag is followed by its translation, and the state is back when it ends") func drag() throws {
    let log = Log()
    let shown = try Shown(Dragged(log: log))
    shown.drag(CGPoint(x: 195, y: 422), to: CGPoint(x: 255, y: 322), releases: false)
    shown.stage.advance(by: 0.05)
    #expect(shown.frames(.red) == [CGRect(x: 205, y: 272, width: 100, height: 100)])
    shown.stage.send(.up(CGPoint(x: 255, y: 322)))
    try shown.stage.settle()
    // A finger that rests before it is lifted throws nothing.
    #expect(shown.frames(.red) == [CGRect(x: 145, y: 372, width: 100, height: 100)] && log.entries == ["60", "false"])
    shown.drag(CGPoint(x: 195, y: 422), to: CGPoint(x: 255, y: 322))
    #expect(log.entries.suffix(2) == ["60", "true"])
  }
}
