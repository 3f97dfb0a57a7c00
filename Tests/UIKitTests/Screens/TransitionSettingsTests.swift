import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Cancelling restores the settings of views")
struct TransitionSettingsTests {
  /// The kinds of views, with their own settings.
  enum Kind: CaseIterable {
    case view, label, attributedLabel, imageView, progressView

    @MainActor func make() -> UIView {
      switch self {
      case .view: return UIView()
      case .label, .attributedLabel:
        let label = UILabel()
        label.text = "before"
        if self == .attributedLabel {
          label.attributedText = NSAttributedString(string: "before", attributes: [.foregroundColor: UIColor.red])
        }
        return label
      case .imageView: return UIImageView(image: picture(.red))
      case .progressView:
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.3
        return bar
      }
    }

    @MainActor func change(_ view: UIView) {
      view.contentMode = .bottomRight
      view.tintColor = .purple
      view.isMultipleTouchEnabled = true
      if let label = view as? UILabel {
        label.text = "after"
        (label.textColor, label.font, label.textAlignment) = (.green, .systemFont(ofSize: 40), .right)
        (label.numberOfLines, label.isEnabled, label.shadowColor) = (3, false, .blue)
        if self == .label { label.attributedText = NSAttributedString(string: "later") }
      }
      if let shown = view as? UIImageView {
        (shown.image, shown.isHighlighted, shown.highlightedImage) = (picture(.blue), true, nil)
      }
      if let bar = view as? UIProgressView {
        bar.setProgress(0.9, animated: true)
        (bar.trackTintColor, bar.progressTintColor) = (.red, .green)
      }
    }

    /// The values that `change` sets.
    @MainActor func record(_ view: UIView) -> [String] {
      var values: [Any?] = [view.contentMode, view.tintColor, view.isMultipleTouchEnabled, view.layer.contentsGravity]
      if let label = view as? UILabel {
        values += [label.text, label.attributedText, label.textColor, label.font, label.textAlignment] as [Any?]
        values += [label.numberOfLines, label.isEnabled, label.shadowColor] as [Any?]
      }
      if let shown = view as? UIImageView { values += [shown.image, shown.isHighlighted] as [Any?] }
      if let bar = view as? UIProgressView {
        values += [bar.progress, bar.trackTintColor, bar.progressTintColor] as [Any?]
      }
      return values.map { "\(String(describing: $0))" }
    }

    @MainActor private func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
  }

  @Test(
    "Settings that an animator or a closure alongside changed are restored", arguments: Kind.allCases, [true, false])
  func settings(_ kind: Kind, _ alongside: Bool) throws {
    let scene = try NavigationScene()
    let view = kind.make()
    view.frame = CGRect(x: 20, y: 200, width: 200, height: 60)
    scene.screens[1].view.addSubview(view)
    try scene.stage.settle()
    let (before, record) = (scene.stage.render().digest, kind.record(view))
    let animator = ClosureAnimator { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      if alongside {
        scene.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in kind.change(view) })
      } else {
        kind.change(view)
      }
      UIView.animate(withDuration: 0.4) {
        context.fromView.center.x += 390
      } completion: { _ in
        context.complete()
      }
    }
    let interaction = scene.drag(animator, to: 0.5)
    #expect(kind.record(view) != record)
    interaction.cancel()
    try scene.stage.settle()
    #expect(kind.record(view) == record)
    #expect(scene.stage.render().digest == before)
  }

  @Test("A text that the completion sets stays")
  func setSince() throws {
    let scene = try NavigationScene()
    let label = UILabel()
    label.text = "before"
    let interaction = scene.drag(
      ClosureAnimator { context in
        label.text = "under way"
        UIView.animate(withDuration: 0.4) {
          context.fromView.alpha = 0
        } completion: { _ in
          label.text = "cancelled"
          context.complete()
        }
      }, to: 0.5)
    interaction.cancel()
    try scene.stage.settle()
    #expect(label.text == "cancelled")
  }
}
