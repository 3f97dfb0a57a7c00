import Foundation
import OwnThread
import Testing

@testable import Workshop

@Suite("Previews to paste", .onOwnThread, .serialized)
struct SuggestionTests {
  private static let sources = [
    """
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      init(isPush: Bool, operation: UINavigationController.Operation, _ scale: CGFloat, name: String?) {}
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
    }
    """,
    """
    class Slide: NSObject, UIViewControllerTransitioningDelegate { init(duration: TimeInterval) {} }
    """,
    """
    class Keeper: NSObject, UINavigationControllerDelegate { init(edge: UIRectEdge, colors: [UIColor]) {} }
    """,
    """
    class Tabs: NSObject, UITabBarControllerDelegate { init(size: CGSize) {} }
    """,
    """
    class Screen: UIViewController {
      init(text: String, point: CGPoint) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil } }
    """,
  ]

  @Test("Each kind of class gets a preview that compiles as it is") func compile() throws {
    let bench = try Bench()
    for (index, source) in Self.sources.enumerated() {
      let path = try bench.write("import UIKit\n\(source)\n", to: "A\(index).swift")
      let files = SourceFiles([path])
      let text = try #require(files.suggestedPreview())
      try bench.write("import UIKit\n\(source)\n\n\(text)", to: "A\(index).swift")
    }
    let library = try bench.build()
    #expect(library.scenes.map(\.name) == ["Fade", "Slide", "Keeper", "Tabs", "Screen"])
    #expect(library.scenes.allSatisfy { $0.isPreview })
  }

  @Test("An argument of an unknown type is left to fill in, and a direction follows the navigation") func words() throws
  {
    let bench = try Bench()
    let path = try bench.write(Self.sources[0].replacingOccurrences(of: "name: String?", with: "name: Other"))
    let text = try #require(SourceFiles([path]).suggestedPreview())
    #expect(text.contains("Fade(isPush: operation == .push, operation: operation, 0.4, " + "name: <#Other#>)"))
  }
}
