import Testing

@testable import UIKit

@MainActor @Suite("Reading documents of Interface Builder")
struct ArchiveReaderTests {
  private func read(_ text: String) throws -> ArchiveElement { try ArchiveReader.read(Array(text.utf8)) }

  @Test("Elements, attributes, text, comments and references are read")
  func elements() throws {
    let root = try read(
      """
      <?xml version="1.0"?><!-- one > two -->
      <a b="1 &lt; &#x41;&#66;" c='"'><d/><!-- <e/> --><f>x &amp; <![CDATA[<&amp;>]]></f ></a>
      """)
    #expect(root.name == "a" && root["b"] == "1 < AB" && root["c"] == "\"")
    #expect(root.children.map(\.name) == ["d", "f"] && root.child("f")?.text == "x & <&amp;>")
    #expect(root.child("f")?.parent === root)
  }

  @Test(
    "A damaged document is reported with its line",
    arguments: [
      ("<a>\n<b></a>", 2, "b is not closed."), ("<a", 1, "The tag of a cannot be read."),
      ("<a b>", 1, "The tag of a cannot be read."), ("<a>\n\n&x;</a>", 3, "“&x;” is no character."),
      ("  ", 1, "There is no element."), ("<a b=\"1>", 1, "An attribute has no value."),
    ]) func faults(text: String, line: Int, sentence: String)
  {
    #expect(throws: ArchiveReader.Fault(line: line, sentence: sentence)) { try ArchiveReader.read(Array(text.utf8)) }
  }

  @Test("Elements that lie too deep are refused")
  func depth() {
    let text = String(repeating: "<a>", count: 10_000)
    #expect(throws: ArchiveReader.Fault.self) { try ArchiveReader.read(Array(text.utf8)) }
  }

  @Test("Variations for a phone count, those for other devices do not")
  func variations() throws {
    let root = try read(
      """
      <view tag="1"><subviews><a id="a"/><b id="b"/><c id="c"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="c"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact" tag="2">
          <mask key="subviews"><include reference="c"/></mask></variation>
        <variation key="widthClass=regular" tag="3"><mask key="subviews"><exclude reference="b"/></mask></variation>
      </view>
      """)
    #expect(root["tag"] == "2" && root.list("subviews").map(\.name) == ["b", "c"])
  }

  @Test("Strings are read with comments, escapes and bare words")
  func strings() {
    let text = "/* a = b; */ \"x.text\" = \"Say \\\"hi\\\"\\n\"; // end\nword = \"w\";"
    #expect(ArchiveDocument.strings("\u{FEFF}" + text) == ["x.text": "Say \"hi\"\n", "word": "w"])
    #expect(ArchiveDocument.strings("") == [:] && ArchiveDocument.strings(text + " broken") == [:])
  }
}
