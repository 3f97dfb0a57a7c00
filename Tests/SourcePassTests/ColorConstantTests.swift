import Testing

@testable import SourcePass

@Suite("Constants that are colours")
struct ColorConstantTests {
  @Test(
    "Colours are found where they stand, in every form",
    arguments: [
      ("let a = UIColor.red", "var a : UIColor { P(UIColor.red) }", "a"),
      ("enum F { static let a: UIColor = .systemRed }", "enum F { static var a: UIColor { P(.systemRed) } }", "F.a"),
      ("let a = UIColor.red.cgColor", "var a : CGColor { P(UIColor.red).cgColor }", "a"),
      ("class A { var a = UIColor(hex: 0x0000FF)\n}", "class A { var a = P(UIColor(hex: 0x0000FF))\n}", "A.a"),
      ("func f() { v.backgroundColor = .black\n}", "func f() { v.backgroundColor = P(.black)\n}", "f.backgroundColor"),
      (
        "func f() { v.layer.borderColor = UIColor.red.cgColor\n}",
        "func f() { v.layer.borderColor = P(UIColor.red).cgColor\n}", "f.borderColor"
      ),
      ("var a: UIColor { .red }", "var a: UIColor { P(.red) }", "a"),
      ("func f() -> UIColor { return UIColor.red\n}", "func f() -> UIColor { return P(UIColor.red)\n}", "f"),
      (
        "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "var a : UIColor { P(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) }", "a"
      ),
      ("let a: UIColor? = .red", "var a: UIColor? { P(.red) }", "a"),
    ])
  func forms(source: String, text: String, key: String) {
    let result = SourcePass.rehearsing(source)
    #expect(result.text == text.replacing("P(", with: "Rehearsal.parameter(0, "))
    #expect(result.parameters.map(\.key) == [key] && result.parameters.allSatisfy { $0.color != nil })
  }

  @Test(
    "What is no single colour, no constant colour, or the user's own name stays as it is",
    arguments: [
      "let a = UIColor.brand", "let a = UIColor.clear", "func f() { v.backgroundColor = isOn ? .red : .blue }",
      "let a = UIColor(patternImage: image)", "let a = UIColor(red: r, green: 0, blue: 0, alpha: 1)",
      "class A { var a = UIColor.red\n func f() { a = other } }", "let a = UIColor.red.withHue(0.4)",
      "func f(a: UIColor = .red) {}", "let a = UIColor(hex: 0xFFF)", "let a: Color = .red",
      "func f() { v.backgroundColor = [UIColor.red, other][i]\n}",
    ]) func noColors(source: String)
  { #expect(SourcePass.rehearsing(source).text == source) }

  @Test("A list of colours is read whenever it is used, each colour by itself") func lists() {
    let result = SourcePass.rehearsing("enum F { static let c: [UIColor] = [.red, UIColor.blue]\n}")
    #expect(
      result.text
        == "enum F { static var c: [UIColor] {[Rehearsal.parameter(0, .red), Rehearsal.parameter(1, UIColor.blue)] }\n}"
        || result.text
          == "enum F { static var c: [UIColor] { [Rehearsal.parameter(0, .red), Rehearsal.parameter(1, UIColor.blue)] }\n}"
    )
    #expect(result.parameters.map(\.key) == ["F.c", "F.c 2"])
    let chosen = SourcePass.rehearsing("func f() { v.backgroundColor = [UIColor.red, .blue][i % 2]\n}")
    #expect(
      chosen.text
        == "func f() { v.backgroundColor = [Rehearsal.parameter(0, UIColor.red), Rehearsal.parameter(1, .blue)][i % 2]\n}"
    )
  }

  @Test("An opacity is a constant of its own, within the colour's") func opacity() {
    let result = SourcePass.rehearsing("let shade = UIColor(white: 0, alpha: 0.4)")
    #expect(
      result.text
        == "var shade : UIColor { Rehearsal.parameter(0, UIColor(white: 0, alpha: Rehearsal.parameter(1, 0.4))) }")
    #expect(result.parameters.map(\.name).sorted() == ["shade", "shadeAlpha"])
    #expect(result.parameters.first { $0.name == "shadeAlpha" }?.value == 0.4)
    let faded = SourcePass.rehearsing("let shade = UIColor.black.withAlphaComponent(0.4)")
    #expect(
      faded.text
        == "var shade : UIColor { Rehearsal.parameter(0, UIColor.black.withAlphaComponent(Rehearsal.parameter(1, 0.4))) }"
    )
    #expect(SourcePass.rehearsing("let a = UIColor(white: 0, alpha: 1)").parameters.count == 1)
  }

  @Test(
    "The components are those of the source",
    arguments: [
      ("UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)", 0xFF8000), ("UIColor(white: 0.2, alpha: 1)", 0x333333),
      ("UIColor(red: 51/255, green: 102 / 255.0, blue: 1, alpha: 1)", 0x3366FF),
      ("UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)", 0xFF0000),
      ("UIColor(hue: 0.5, saturation: 0.5, brightness: 1, alpha: 1)", 0x80FFFF),
      ("UIColor(hex: 0x12AB34)", 0x12AB34), ("UIColor(hexString: \"#12ab34\")", 0x12AB34),
      ("CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)", 0x0000FF),
    ]) func values(source: String, digits: UInt32)
  {
    #expect(SourcePass.rehearsing("let a = \(source)").parameters.first?.color?.value == .components(digits))
  }

  @Test(
    "Another colour is written as the first one was",
    arguments: [
      ("UIColor.red.withAlphaComponent(0.5)", "UIColor(OTHER, alpha: 1).withAlphaComponent(0.5)"),
      ("UIColor(white: 0, alpha: 0.40)", "UIColor(OTHER, alpha: 0.40)"),
      ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "#colorLiteral(OTHER, alpha: 1)"),
      ("UIColor(hex: 0x12AB34)", "UIColor(hex: 0x3366FF)"),
      ("UIColor(hexString: \"#12ab34\")", "UIColor(hexString: \"#3366ff\")"),
      ("CGColor(gray: 0, alpha: 1)", "CGColor(OTHER, alpha: 1)"),
    ])
  func writing(source: String, expected: String) throws {
    let expected = expected.replacing("OTHER", with: "red: 0.2, green: 0.4, blue: 1")
    let text = "let a = \(source)"
    let parameters = SourcePass.rehearsing(text).parameters
    let parameter = try #require(parameters.first { $0.color != nil })
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(parameter.literal, with: Array(try #require(parameter.color).source(of: 0x3366FF).utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "let a = \(expected)")
  }

  @Test("A written colour is read as it was, for every value of a component") func roundTrip() {
    for step in UInt32(0)...255 {
      let color = SourcePass.Color(value: .components(0), text: "", writing: .call("UIColor", alpha: "1"))
      let digits = step << 16 | (255 - step) << 8 | step
      let parameter = SourcePass.rehearsing("let a = \(color.source(of: digits))").parameters.first
      #expect(parameter?.color?.value == .components(digits))
    }
  }

  @Test("Literals of colours and pictures become calls") func literals() {
    #expect(
      SourcePass.arriving("f(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))").text
        == "f(UIColor(      red: 1, green: 0, blue: 0, alpha: 1))")
    #expect(
      SourcePass.arriving("let a = #imageLiteral(resourceName: \"x\")").text
        == "let a = (UIImage(named:             \"x\") ?? UIImage())")
  }

  @Test("The parameters of an initialiser are known") func parameters() {
    let source = """
      class A: NSObject, UIViewControllerAnimatedTransitioning {
        init(mode: Mode, _ size: CGFloat, from view: any Source, x: [Int: String] = [:], done: @escaping (Int) -> Void) {}
      }
      """
    let result = SourcePass.rehearsing(source)
    #expect(result.types.first?.parameters.map(\.label) == ["mode", "", "from", "done"])
    #expect(result.types.first?.parameters.map(\.type).prefix(3) == ["Mode", "CGFloat", "Source"])
  }
}
