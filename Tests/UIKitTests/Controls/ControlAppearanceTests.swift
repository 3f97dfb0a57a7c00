import CoreGraphics
import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Fields, menus, popovers and tooltips follow light and dark")
struct ControlAppearanceTests {
  /// The kinds of views whose layers have colours of their own.
  enum Kind: CaseIterable, Sendable {
    case roundedField, linedField, menu, popover, toolTip

    @MainActor func make() -> UIView {
      let view = view
      view.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
      return view
    }

    @MainActor private var view: UIView {
      switch self {
      case .roundedField: return field(.roundedRect)
      case .linedField: return field(.line)
      case .menu:
        let checked = UIAction(title: "One", state: .on) { _ in }
        let menu = UIMenu(children: [checked, UIMenu(title: "More", children: [UIAction(title: "Two") { _ in }])])
        return MenuPlatter(menu, .compact, least: 0)
      case .popover:
        let chrome = PopoverChrome()
        chrome.content = UIView()
        chrome.show(.up, tip: 50, length: 13)
        return chrome
      case .toolTip: return ToolTipBubble("Tip")
      }
    }

    @MainActor private func field(_ style: UITextField.BorderStyle) -> UIView {
      let field = UITextField()
      field.borderStyle = style
      return field
    }
  }

  @Test("A view that becomes dark looks like one that was created dark, and light again", arguments: Kind.allCases)
  func restyling(_ kind: Kind) throws {
    let (stage, created) = (stage(kind, .light), stage(kind, .dark))
    let light = stage.render().digest
    stage.userInterfaceStyle = .dark
    #expect(stage.render().digest == created.render().digest)
    stage.userInterfaceStyle = .light
    #expect(stage.render().digest == light)
  }

  @Test("A view that is created in the light and shown in the dark is dark", arguments: Kind.allCases)
  func createdElsewhere(_ kind: Kind) throws {
    let (stage, created) = (stage(nil, .light), stage(kind, .dark))
    let view = stage.perform { kind.make() }
    stage.userInterfaceStyle = .dark
    stage.advance(by: 1 / 60)
    stage.perform { stage.window.addSubview(view) }
    stage.advance(by: 1 / 60)
    #expect(stage.render().digest == created.render().digest)
  }

  private func stage(_ kind: Kind?, _ style: UIUserInterfaceStyle) -> Stage {
    let stage = Stage(size: CGSize(width: 120, height: 90))
    stage.userInterfaceStyle = style
    stage.advance(by: 1 / 60)
    stage.perform {
      stage.window.backgroundColor = .systemGray
      if let kind { stage.window.addSubview(kind.make()) }
    }
    stage.advance(by: 1 / 60)
    return stage
  }
}
