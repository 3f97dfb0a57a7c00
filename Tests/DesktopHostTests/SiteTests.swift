import DisplayUser
import Foundation
import SeededRandom
import Testing

@Suite("The site", .serialized)
struct SiteTests {
  /// Pages that the program wrote.
  private struct Written {
    let folder: TestFolder
    let site: String

    init(_ names: [String]) throws {
      folder = try TestFolder()
      site = "\(folder)/site"
      let ending = try Program(["site"] + names + ["--out", site], display: nil).ending()
      try #require(ending.code == 0, "\(ending.complaints)")
    }

    func url(_ page: String) -> String { "file://\(site)/\(page)" }

    /// The bytes of all files, by their paths.
    var files: [String: Data] {
      let paths = FileManager.default.subpaths(atPath: site) ?? []
      return Dictionary(
        uniqueKeysWithValues: paths.map { ($0, FileManager.default.contents(atPath: "\(site)/\($0)") ?? Data()) })
    }
  }

  private static let names = Nightly.isNow ? [] : ["ios-27", "rise", "telegram"]
  /// Written once, because it takes a while.
  private nonisolated(unsafe) static let shared = Result { try Written(names) }

  @Test("The same program writes the same bytes, of at most 3 MB, and nothing of them is elsewhere") func bytes() throws
  {
    let (first, second) = (try Self.shared.get(), try Written(Nightly.isNow ? [] : ["rise"]))
    #expect(second.files.allSatisfy { $0.key.hasSuffix(".html") || first.files[$0.key] == $0.value })
    #expect(first.files.values.reduce(0) { $0 + $1.count } <= 3_000_000)
    let addresses = first.files.filter { $0.key.hasSuffix(".html") || $0.key.hasSuffix(".css") }.values.filter {
      String(decoding: $0, as: UTF8.self).contains(#/(src|href)="(https?:)?\/\/|url\(/#)
    }
    #expect(addresses.isEmpty)
  }

  @Test("A thumb drags each tile of the gallery, which decides by its rule") func gallery() throws {
    let browser = try Browser(try Self.shared.get().url("index.html"))
    try browser.wait(for: "document.querySelector('.tile')?.view")
    let count = Int(try browser.value("document.querySelectorAll('.tile').length")) ?? 0
    #expect(count == (Self.names.isEmpty ? 31 : Self.names.count))
    for index in 0..<count {
      try browser.wait(
        for: "(tile => { tile.scrollIntoView({ block: 'center', behavior: 'instant' }); return tile.view?.shown; })"
          + "(document.querySelectorAll('.tile')[\(index)])")
      let drags = try browser.value("document.querySelectorAll('.tile')[\(index)].view.page.drags.length")
      guard drags != "0" else { continue }
      let tile = "document.querySelectorAll('.tile')[\(index)]"
      for (share, words) in [(0.08, ["Went back", "Finished"]), (0.85, ["Finished"])] {
        let points = try browser.value("(\(Self.path))(\(tile), \(share))")
        let path = try JSONDecoder().decode([[Double]].self, from: Data(points.utf8))
        try browser.touch("touchStart", (path[0][0], path[0][1]))
        for point in path.dropFirst() + [path[3], path[3]] {
          try browser.touch("touchMove", (point[0], point[1]))
          usleep(60_000)
        }
        try browser.touch("touchEnd")
        try browser.wait(for: "\(tile).view.phone.moving === null")
        let verdict = try browser.value("\(tile).view.verdict.textContent")
        #expect(words.contains { verdict == "\"\($0)\"" }, "tile \(index), \(share): \(verdict)")
      }
    }
  }

  /// Where a finger goes that drags a tile's screen back by a share of its length.
  private static let path = """
    ({ view }, share) => {
      const drag = view.page.drags.find(each => each.table === "back"), box = view.frame.getBoundingClientRect();
      const [x, y] = directions[drag.direction], [width, height] = view.page.size;
      // Signal's photo takes its whole length.
      const far = 14 + Math.max(share, share > 0.5 ? (drag.rule.threshold ?? 0) + 0.1 : 0) * drag.length;
      const from = drag.edge || drag.within ? 4 : 60;
      const at = moved => [
        box.x + view.scale * (x > 0 ? from + moved : x < 0 ? width - from - moved : 190),
        box.y + view.scale * (y > 0 ? 100 + moved : y < 0 ? height - 100 - moved : 430)];
      view.phone.depth = 2;
      view.show();
      return [at(0), at(far / 2), at(far * 0.9), at(far)];
    }
    """

  @Test("The address has the settings, which move the line, the words and the source that is copied") func link() throws
  {
    let browser = try Browser(
      try Self.shared.get().url("transition.html#ios-27&release.distance=0.7"), width: 1200, height: 900)
    try browser.wait(for: "document.querySelector('.decides')?.textContent.includes('70 %')")
    #expect(
      try browser.value("document.querySelector('pre').textContent.includes('distanceThreshold: CGFloat = 0.7')")
        == "true")
    let set = "(slider => { slider.value = 0.25; slider.dispatchEvent(new Event('input')); return location.hash; })"
    #expect(
      try browser.value("\(set)(document.getElementById('release.distance'))") == "\"#ios-27&release.distance=0.25\"")
    #expect(try browser.value("document.querySelector('.decides').textContent.includes('25 %')") == "true")
    let copies = try browser.value("[...document.querySelectorAll('.tabs button')].map(each => each.textContent)")
    #expect(copies == "[\"UIKit\",\"SwiftUI\",\"CSS\",\"Compose\",\"Tokens\"]")
  }

  @Test("A link to a transition that is not there says so", arguments: ["nothing", "../data/ios-27"])
  func wrongLink(name: String) throws {
    let browser = try Browser(try Self.shared.get().url("transition.html#\(name)"))
    try browser.wait(for: "document.getElementById('one')?.textContent.startsWith('There is no such transition')")
  }

  @Test("One finger moves all engines, each of which decides by its own rule") func engines() throws {
    let browser = try Browser(try Self.shared.get().url("engines.html"), width: 1400, height: 900)
    let names = try browser.value("document.getElementById('engines')?.dataset.names.split(' ')")
    try browser.wait(for: "document.querySelectorAll('.phone').length >= 2")
    let box = try JSONDecoder().decode(
      [Double].self,
      from: Data(
        try browser.value(
          "(box => [box.x, box.y, box.width])(document.querySelectorAll('.phone')[1].getBoundingClientRect())"
        ).utf8))
    try browser.touch("touchStart", (box[0] + 2, box[1] + 100))
    for share in [0.1, 0.25, 0.35, 0.4, 0.4, 0.4] {
      try browser.touch("touchMove", (box[0] + 2 + share * box[2], box[1] + 100))
      usleep(60_000)
    }
    try browser.touch("touchEnd")
    try browser.wait(
      for: "[...document.querySelectorAll('.verdict')].every(each => /Finished|Went back/.test(each.textContent))")
    let verdicts = try browser.value(
      "Object.fromEntries([...document.querySelectorAll('#engines article')].map(each =>"
        + " [each.querySelector('h3').textContent, each.querySelector('.verdict').textContent]))")
    for part in ["\"iOS 27\":\"Went back\"", "\"Telegram\":\"Finished\""] {
      #expect(verdicts.contains(part), "\(verdicts) of \(names)")
    }
  }

  @Test(
    "Everything that is pressed has a name, and all words can be read, light and dark",
    arguments: ["index.html", "transition.html", "engines.html", "figures.html"])
  func access(page: String) throws {
    let written = try Self.shared.get()
    for scheme in ["light", "dark"] {
      let browser = try Browser(written.url(page), width: 360, height: 740)
      try browser.setScheme(scheme)
      if page != "figures.html" { try browser.wait(for: "document.querySelector('.phone')") }
      #expect(try browser.value(Self.faults) == "[]", "\(page), \(scheme)")
      #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth") == "true", "\(page)")
    }
  }

  /// What has no name, and words with a contrast below 4.5 to 1.
  private static let faults = """
    (() => {
      const light = ([r, g, b]) => [r, g, b].map(each => each / 255)
        .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
        .reduce((sum, each, index) => sum + each * [0.2126, 0.7152, 0.0722][index], 0);
      const color = text => text.match(/[\\d.]+/g).map(Number), faults = [];
      const ground = element => {
        for (; element; element = element.parentElement) {
          const found = color(getComputedStyle(element).backgroundColor);
          if (found[3] !== 0) return found;
        }
        return [255, 255, 255];
      };
      for (const element of document.querySelectorAll("body *:not(script)")) {
        const style = getComputedStyle(element);
        if (style.visibility === "hidden" || !element.getClientRects().length) continue;
        const text = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()).join("");
        if (text) {
          const pair = [light(color(style.color)), light(ground(element))].sort((a, b) => b - a);
          if ((pair[0] + 0.05) / (pair[1] + 0.05) < 4.5) faults.push(`contrast: ${text}`);
        }
        const isPressed = element.matches("a, button, input, [tabindex]");
        const name = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
        if (isPressed && !name.trim()) faults.push(`no name: ${element.outerHTML.slice(0, 80)}`);
      }
      return faults;
    })()
    """
}
