import CoreGraphics
import Foundation

extension ViewKind {
  static let controls: [String: ViewKind] = [
    "control": ViewKind(UIControl.self),
    "button": ViewKind(UIButton.self, button, finishButton),
    "textField": ViewKind(UITextField.self, textField),
    "switch": ViewKind(
      UISwitch.self,
      .init([
        "on": ArchiveSet.flag(\.isOn), "onTintColor": ArchiveSet.color(\.onTintColor),
        "thumbTintColor": ArchiveSet.color(\.thumbTintColor),
      ])),
    "slider": ViewKind(
      UISlider.self,
      .init([
        "minValue": { $0.minimumValue = Float($1.number) }, "maxValue": { $0.maximumValue = Float($1.number) },
        "value": { $0.value = Float($1.number) }, "continuous": ArchiveSet.flag(\.isContinuous),
        "minimumTrackTintColor": ArchiveSet.color(\.minimumTrackTintColor),
        "maximumTrackTintColor": ArchiveSet.color(\.maximumTrackTintColor),
        "thumbTintColor": ArchiveSet.color(\.thumbTintColor),
        "minimumValueImage": ArchiveSet.image(\.minimumValueImage),
        "maximumValueImage": ArchiveSet.image(\.maximumValueImage),
      ])),
    "stepper": ViewKind(
      UIStepper.self,
      .init([
        "minimumValue": { $0.minimumValue = $1.number.native }, "maximumValue": { $0.maximumValue = $1.number.native },
        "stepValue": { $0.stepValue = $1.number.native }, "value": { $0.value = $1.number.native },
        "continuous": ArchiveSet.flag(\.isContinuous), "autorepeat": ArchiveSet.flag(\.autorepeat),
        "wraps": ArchiveSet.flag(\.wraps),
      ])),
    "segmentedControl": ViewKind(
      UISegmentedControl.self,
      .init([
        "momentary": ArchiveSet.flag(\.isMomentary), "selectedSegmentIndex": { _, _ in },
        "apportionsSegmentWidthsByContent": ArchiveSet.flag(\.apportionsSegmentWidthsByContent),
        "selectedSegmentTintColor": ArchiveSet.color(\.selectedSegmentTintColor), "segmentControlStyle": { _, _ in },
      ])
    ) { view, element, load in
      for (index, segment) in element.list("segments").enumerated() {
        if let image = segment["image"].flatMap(load.document.image) {
          view.insertSegment(with: image, at: index, animated: false)
        } else {
          view.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
        }
        if segment["enabled"] == "NO" { view.setEnabled(false, forSegmentAt: index) }
      }
      view.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap { Int($0) } ?? UISegmentedControl.noSegment
    },
    "pageControl": ViewKind(
      UIPageControl.self,
      .init([
        "numberOfPages": ArchiveSet.integer(\.numberOfPages), "currentPage": ArchiveSet.integer(\.currentPage),
        "hidesForSinglePage": ArchiveSet.flag(\.hidesForSinglePage),
        "pageIndicatorTintColor": ArchiveSet.color(\.pageIndicatorTintColor),
        "currentPageIndicatorTintColor": ArchiveSet.color(\.currentPageIndicatorTintColor),
        "defersCurrentPageDisplay": ArchiveSet.flag(\.defersCurrentPageDisplay),
      ])),
    "refreshControl": ViewKind(UIRefreshControl.self),
  ]

  // MARK: Buttons

  private static let button = ArchiveSettings<UIButton>([
    "fontDescription": { button, value in value.font.map { button.titleLabel?.font = $0 } },
    "lineBreakMode": { button, value in
      ArchiveChoices.lineBreaks[value.text].map { button.titleLabel?.lineBreakMode = $0 }
    },
    "titleEdgeInsets": ArchiveSet.insets(\.titleEdgeInsets), "imageEdgeInsets": ArchiveSet.insets(\.imageEdgeInsets),
    "contentEdgeInsets": ArchiveSet.insets(\.contentEdgeInsets),
    "adjustsImageWhenHighlighted": ArchiveSet.flag(\.adjustsImageWhenHighlighted),
    "adjustsImageWhenDisabled": ArchiveSet.flag(\.adjustsImageWhenDisabled),
    "reversesTitleShadowWhenHighlighted": ArchiveSet.flag(\.reversesTitleShadowWhenHighlighted),
    "showsTouchWhenHighlighted": ArchiveSet.flag(\.showsTouchWhenHighlighted), "titleShadowOffset": { _, _ in },
    "changesSelectionAsPrimaryAction": ArchiveSet.flag(\.changesSelectionAsPrimaryAction),
  ])

  private static func finishButton(_ button: UIButton, _ element: ArchiveElement, _ load: ArchiveLoad) {
    func insets(_ name: String, _ path: ReferenceWritableKeyPath<UIButton, UIEdgeInsets>) {
      let inset = element.children.first { $0.name == "inset" && $0.key == name }
      if let inset { button[keyPath: path] = ArchiveValue(element: inset, document: load.document).insets }
    }
    insets("titleEdgeInsets", \.titleEdgeInsets)
    insets("imageEdgeInsets", \.imageEdgeInsets)
    insets("contentEdgeInsets", \.contentEdgeInsets)
    for state in element.children where state.name == "state" {
      let name = state.key ?? ""
      guard let known = ArchiveChoices.controlStates[name] else {
        load.document.report(element, "has the state “\(name)”, which is not read.")
        continue
      }
      if let title = state["title"] ?? state.child(key: "title")?.text { button.setTitle(title, for: known) }
      if let image = state["image"].flatMap(load.document.image) { button.setImage(image, for: known) }
      if let image = state["backgroundImage"].flatMap(load.document.image) {
        button.setBackgroundImage(image, for: known)
      }
      for child in state.children {
        let value = ArchiveValue(element: child, document: load.document)
        switch child.key {
        case "titleColor": button.setTitleColor(value.color, for: known)
        case "titleShadowColor": button.setTitleShadowColor(value.color, for: known)
        case "attributedTitle": button.setAttributedTitle(value.attributedText, for: known)
        default: break
        }
      }
    }
    if let configuration = element.child("buttonConfiguration") { configure(button, configuration, element, load) }
  }

  private static func configure(
    _ button: UIButton, _ configuration: ArchiveElement, _ element: ArchiveElement, _ load: ArchiveLoad
  ) {
    var shown: UIButton.Configuration =
      switch configuration["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    shown.title = configuration["title"] ?? button.title(for: .normal)
    shown.subtitle = configuration["subtitle"]
    shown.image = configuration["image"].flatMap(load.document.image) ?? button.image(for: .normal)
    for child in configuration.children {
      let value = ArchiveValue(element: child, document: load.document)
      if child.key == "baseForegroundColor" { shown.baseForegroundColor = value.color }
      if child.key == "baseBackgroundColor" { shown.baseBackgroundColor = value.color }
    }
    button.configuration = shown
  }

  // MARK: Text fields

  private static let textField = ArchiveSettings<UITextField>([
    "fontDescription": ArchiveSet.font(\.font), "textColor": ArchiveSet.color(\.textColor),
    "textAlignment": ArchiveSet.choice(\.textAlignment, ArchiveChoices.alignments),
    "borderStyle": ArchiveSet.choice(
      \.borderStyle, ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
    "clearButtonMode": ArchiveSet.choice(\.clearButtonMode, ArchiveChoices.viewModes),
    "clearsOnBeginEditing": ArchiveSet.flag(\.clearsOnBeginEditing),
    "adjustsFontSizeToFit": ArchiveSet.flag(\.adjustsFontSizeToFitWidth),
    "minimumFontSize": ArchiveSet.number(\.minimumFontSize), "background": ArchiveSet.image(\.background),
    "disabledBackground": ArchiveSet.image(\.disabledBackground), "placeholder": ArchiveSet.text(\.placeholder),
    "text": ArchiveSet.text(\.text),
    "attributedText": { field, value in value.attributedText.map { field.attributedText = $0 } },
    "attributedPlaceholder": { field, value in value.attributedText.map { field.attributedPlaceholder = $0 } },
    "adjustsFontForContentSizeCategory": { _, _ in },
    "textInputTraits": { field, value in ArchiveTraits.apply(value, to: field) },
  ])
}

/// What the keyboard is asked for.
@MainActor enum ArchiveTraits {
  static func apply(_ value: ArchiveValue, to field: UITextField) {
    guard let element = value.element else { return }
    element["keyboardType"].flatMap { ArchiveChoices.keyboards[$0] }.map { field.keyboardType = $0 }
    element["returnKeyType"].flatMap { ArchiveChoices.returnKeys[$0] }.map { field.returnKeyType = $0 }
    element["autocapitalizationType"].flatMap { ArchiveChoices.capitals[$0] }
      .map { field.autocapitalizationType = $0 }
    element["autocorrectionType"].flatMap { ArchiveChoices.yesOrNo[$0] }.map { field.autocorrectionType = $0 }
    element["spellCheckingType"].flatMap { ArchiveChoices.spelling[$0] }.map { field.spellCheckingType = $0 }
    field.isSecureTextEntry = element.isTrue("secureTextEntry")
    field.enablesReturnKeyAutomatically = element.isTrue("enablesReturnKeyAutomatically")
  }

  static func apply(_ value: ArchiveValue, to view: UITextView) {
    guard let element = value.element else { return }
    element["keyboardType"].flatMap { ArchiveChoices.keyboards[$0] }.map { view.keyboardType = $0 }
    element["returnKeyType"].flatMap { ArchiveChoices.returnKeys[$0] }.map { view.returnKeyType = $0 }
    element["autocapitalizationType"].flatMap { ArchiveChoices.capitals[$0] }
      .map { view.autocapitalizationType = $0 }
    element["autocorrectionType"].flatMap { ArchiveChoices.yesOrNo[$0] }.map { view.autocorrectionType = $0 }
  }
}
