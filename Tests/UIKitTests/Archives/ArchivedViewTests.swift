import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Views in archives")
struct ArchivedViewTests {
  let scene = ArchiveScene()

  @Test("A label has the text, font, colour and settings of its element")
  func label() throws {
    let label: UILabel = try scene.view(
      """
      <label contentMode="left" text="A &amp; B" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="3"
        userInteractionEnabled="NO" alpha="0.5" tag="7" hidden="YES" id="l">
        <rect key="frame" x="10" y="20" width="30" height="40"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="backgroundColor" systemColor="systemBlueColor"/><nil key="highlightedColor"/></label>
      """)
    #expect(label.text == "A & B" && label.textAlignment == .center && label.numberOfLines == 3)
    #expect(label.font == .boldSystemFont(ofSize: 21))
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && label.backgroundColor == .systemBlue)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(label.alpha == 0.5 && label.tag == 7 && label.isHidden && !label.isUserInteractionEnabled)
    #expect(scene.stage.diagnostics == [])
  }

  @Test(
    "Colours are read in each form",
    arguments: [
      ("white=\"0.25\" alpha=\"0.5\"", UIColor(white: 0.25, alpha: 0.5)),
      ("systemColor=\"secondaryLabelColor\"", .secondaryLabel),
      ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", .groupTableViewBackground),
      ("name=\"Brand\"", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
    ]) func colors(text: String, color: UIColor) throws
  {
    let root = try ArchiveReader.read(
      Array(
        """
        <document><color \(text)/><resources><namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/>
        </namedColor></resources></document>
        """.utf8))
    scene.stage.perform {
      let document = ArchiveDocument(root, fileName: "Main.storyboard")
      #expect(root.child("color").flatMap { ArchiveValue(element: $0, document: document).color } == color)
    }
  }

  @Test("Controls have the values and titles of their elements")
  func controls() throws {
    let controller = try scene.controller(
      """
      <button buttonType="system" id="b"><state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state>
        <state key="selected" title="Stop"/></button>
      <slider value="50" minValue="10" maxValue="90" id="s"/>
      <switch on="NO" id="w"/>
      <stepper value="3" minimumValue="1" maximumValue="4" stepValue="0.5" id="t"/>
      <segmentedControl selectedSegmentIndex="1" id="g"><segments><segment title="A"/><segment title="B"/></segments>
        </segmentedControl>
      <pageControl numberOfPages="4" currentPage="2" id="p"/>
      <textField placeholder="Name" borderStyle="roundedRect" id="f">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES"/></textField>
      <progressView progress="0.25" id="r"/><activityIndicatorView animating="YES" style="large" id="i"/>
      """)
    let views = controller.view.subviews
    let button = try #require(views[0] as? UIButton)
    #expect(
      button.buttonType == .system && button.title(for: .normal) == "Go" && button.title(for: .selected) == "Stop")
    #expect(button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1))
    #expect((views[1] as? UISlider)?.value == 50 && (views[2] as? UISwitch)?.isOn == false)
    #expect((views[3] as? UIStepper)?.value == 3)
    let segments = try #require(views[4] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect((views[5] as? UIPageControl)?.currentPage == 2)
    let field = try #require(views[6] as? UITextField)
    #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.keyboardType == .emailAddress && field.isSecureTextEntry)
    #expect((views[7] as? UIProgressView)?.progress == 0.25)
    #expect((views[8] as? UIActivityIndicatorView)?.isAnimating == true && scene.stage.diagnostics == [])
  }

  @Test("Constraints hold between views, guides and margins, with priorities and ratios")
  func constraints() throws {
    let more = """
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="first-top" secondAttribute="bottom" constant="10" id="1"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="first-view" secondAttribute="leadingMargin" id="2"/>
        <constraint firstItem="v" firstAttribute="height" secondItem="v" secondAttribute="width" multiplier="1:2" id="3"/>
        <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="v" secondAttribute="bottom" id="4"/>
        <constraint firstItem="v" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" placeholder="YES"
          id="5"/></constraints>
      """
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
        <constraint firstAttribute="width" constant="100" id="w" identifier="wide"/>
        <constraint firstAttribute="width" constant="200" priority="500" id="x"/></constraints></view>
      """
    let board = try scene.storyboard([ArchiveScene.screen("first", view, viewMore: more)])
    let controller = try scene.root(board)
    scene.show(controller)
    let made = try #require(controller.view.subviews.first)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    let margin = controller.view.layoutMargins.left
    #expect(made.frame == CGRect(x: margin, y: 10, width: 100, height: 50))
    #expect(made.constraints.map(\.identifier) == ["wide", nil, nil] && scene.stage.diagnostics == [])
  }

  @Test(
    "A view without constraints follows its autoresizing mask from the size in the document",
    arguments: [
      #"<rect key="frame" x="10" y="20" width="355" height="100"/>"#,
      #"<frame key="frameInset" minX="10" minY="20" width="355" height="100"/>"#,
      #"<frame key="frameInset" minX="10" maxX="10" maxY="547" height="100"/>"#,
    ])
  func autoresizing(_ frame: String) throws {
    let controller = try scene.controller(
      """
      <view id="v">\(frame)
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      """)
    #expect(controller.view.bounds.size == CGSize(width: 375, height: 667))
    scene.show(controller)
    #expect(controller.view.subviews.first?.frame == CGRect(x: 10, y: 197, width: 370, height: 100))
  }

  @Test("The views of a stack are arranged, and effects have their content")
  func stacks() throws {
    let controller = try scene.controller(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="8" id="s"><subviews>
        <label text="A" id="a"/><label text="B" id="b"/></subviews></stackView>
      <visualEffectView id="e"><view key="contentView" id="c"><subviews><label text="C" id="l"/></subviews></view>
        <blurEffect style="dark"/></visualEffectView>
      """)
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B"])
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 8)
    let effect = try #require(controller.view.subviews.last as? UIVisualEffectView)
    #expect(effect.effect != nil && (effect.contentView.subviews.first as? UILabel)?.text == "C")
  }

  @Test("A subclass has what its element says when its initialiser goes on, and attributes before it awakes")
  func subclasses() throws {
    let view: ArchivedTestView = try scene.view(
      """
      <view customClass="ArchivedTestView" id="v"><rect key="frame" x="0" y="0" width="50" height="60"/>
        <subviews><label text="A" id="a"/></subviews>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="size"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
            <color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        </userDefinedRuntimeAttributes></view>
      """)
    #expect(ArchiveScene.log == ["view init 50.0, subviews 1, size 0.0", "view awake, size 2.5"])
    #expect(view.layer.cornerRadius == 9 && view.layer.masksToBounds && view.layer.borderColor != nil)
    #expect(scene.stage.diagnostics == [])
  }

  @Test("What is not known is reported once with its object, and the rest is shown")
  func unknown() throws {
    for _ in 0..<2 {
      let controller = try scene.controller(
        """
        <mapView id="m"/><view customClass="Missing" id="v"/><label text="Here" shape="round" id="l"/><mesh id="x"/>
        <view id="w"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="no.such" value="1"/>
        </userDefinedRuntimeAttributes></view>
        """)
      #expect(controller.view.subviews.count == 4)
    }
    #expect(
      scene.stage.diagnostics == [
        "Main.storyboard: mapView (m) is not known; an empty view stands for it.",
        "Main.storyboard: view “Missing” (v) has the class Missing, which is not there; a UIView stands for it.",
        "Main.storyboard: label “Here” (l) has “shape”, which is not read.",
        "Main.storyboard: mesh (x) is not known and left out.",
        "Main.storyboard: view (w) has a value for “no.such”, which no property of UIView here takes.",
      ])
  }

  @Test("Localised strings replace the texts of the document")
  func localized() throws {
    let board = try scene.storyboard(
      [
        ArchiveScene.screen(
          "first", "<label text=\"Hallo\" id=\"l\"/><button id=\"b\"><state key=\"normal\" title=\"Los\"/></button>")
      ],
      strings: ["l.text": "Hello", "b.normalTitle": "Go", "z.text": "Nothing"])
    let controller = try scene.root(board)
    #expect((controller.view.subviews.first as? UILabel)?.text == "Hello")
    #expect((controller.view.subviews.last as? UIButton)?.title(for: .normal) == "Go")
  }
}
