import Stage
import Testing
import UIKit

@MainActor @Suite("What is kept so that sources compile")
struct KeptNameTests {
  @Test("The use of a kept name is reported once")
  func once() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.perform {
      for _ in 0..<3 { UIImageView().addSymbolEffect(.bounce) }
      UIApplication.shared.isStatusBarHidden = true
    }
    #expect(stage.diagnostics.count == 2 && stage.diagnostics.first?.contains("UIImageView") == true)
  }

  @Test("Archives that are not there are reported, and give an empty view or controller")
  func archives() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.perform {
      #expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first is UIView)
      #expect(Bundle.main.loadNibNamed("Card", owner: nil)?.count == 1)
      let board = UIStoryboard(name: "Main", bundle: nil)
      #expect(board.instantiateInitialViewController() != nil)
    }
    #expect(stage.diagnostics.count == 3 && stage.diagnostics.allSatisfy { $0.hasPrefix("There is no ") })
  }

  @Test("The scene is the stage's, whose windows, screen and orientation it has")
  func scene() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100))
    try stage.perform {
      let application = UIApplication.shared
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      #expect(application.connectedScenes.count == 1 && scene === stage.window.windowScene)
      #expect(scene.windows == application.windows && scene.keyWindow === stage.window)
      #expect(scene.interfaceOrientation == .landscapeRight && scene.statusBarManager?.isStatusBarHidden == true)
      let window = UIWindow(windowScene: scene)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 100) && window.isHidden)
    }
  }

  @Test("A font of a text style has the size that Apple publishes for the preferred size of text")
  func textStyles() {
    let rows: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] = [
      (.body, .large, 17), (.body, .extraSmall, 14), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.largeTitle, .large, 34), (.title1, .large, 28), (.title2, .large, 22), (.title3, .large, 20),
      (.caption2, .large, 11), (.title2, .extraExtraExtraLarge, 28), (.caption2, .small, 11),
      (.body, .unspecified, 17),
    ]
    for (style, category, size) in rows {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size, "\(style) \(category)")
    }
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 46)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: large)
    #expect(font.pointSize == 40)
  }

  @Test("A descriptor changes the slant, weight, size and family of a font")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 12)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == 12 && made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: font.fontDescriptor.withFamily("Serif"), size: 5).familyName == "Serif")
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
  }

  @Test("An object is asked whether it has a method")
  func responding() {
    final class Listener: NSObject { func tap() {} }
    #expect(Listener().responds(to: Selector(Listener.tap)) && !NSObject().responds(to: Selector(Listener.tap)))
    #expect(NSObject().responds(to: NSSelectorFromString("anything:")))
    #expect(NSStringFromSelector(NSSelectorFromString("anything:")) == "anything:")
  }
}
