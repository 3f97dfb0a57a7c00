import Foundation
import Glibc
import Motion
import SourcePass

/// Pages for browsers on which the catalogue is dragged, set and copied, from any folder and without a network.
///
/// The same program writes the same bytes.
@MainActor package enum Site {
  /// `named` says how far it is.
  package static func write(
    to path: String, _ entries: [CatalogueEntry] = Catalogue.entries, named: (String) -> Void = { _ in }
  ) throws(StartFault) {
    let folder = try OutputFolder(path)
    do throws(StartFault) {
      for name in ["data", "pictures"] { mkdir("\(folder.temporary)/\(name)", 0o777) }
      func put(_ bytes: [UInt8], _ name: String) throws(StartFault) {
        try OutputFile.write(bytes, to: "\(folder.temporary)/\(name)")
      }
      var written: Set<String> = []
      for entry in entries {
        named(entry.title)
        let shown = try SiteEntry(entry)
        for picture in shown.pictures where written.insert(picture.name).inserted {
          try put(Array(picture.bytes), "pictures/\(picture.name)")
        }
        try put(Array(try shown.script().utf8), "data/\(entry.name).js")
      }
      try put(Array((Page.wholeScript + "\n" + Page.file("site.js")).utf8), "site.js")
      try put(Array(Page.file("site.css").utf8), "site.css")
      for page in SitePage.all(entries) { try put(Array(page.html.utf8), page.file) }
    } catch {
      folder.remove()
      throw error
    }
    try folder.finish()
  }
}

/// A page of the site, whose words need no script.
@MainActor struct SitePage {
  let file: String
  private let title: String
  private let lead: String
  private let body: String

  static func all(_ entries: [CatalogueEntry]) -> [SitePage] {
    [
      SitePage(
        file: "index.html", title: "Transitions that you can drag",
        lead: """
          Each phone below is a screen transition of iOS or of another system. Put your finger or the mouse on it, and drag it
          back. It moves, decides and settles as the engine of Backswipe does.
          """, body: gallery(entries)),
      SitePage(
        file: "transition.html", title: "One transition",
        lead: "", body: "<div id=\"one\"><p>This page needs a script: it moves a phone under your finger.</p></div>"),
      SitePage(
        file: "engines.html", title: "Eight engines under one finger",
        lead: """
          One drag moves all eight, and each decides by its own rule. Let go between a fifth and a half of the width, slowly or
          fast, and see who goes back.
          """, body: "<div id=\"engines\" data-names=\"\(compared(entries).joined(separator: " "))\"></div>"),
      SitePage(
        file: "figures.html", title: "Figures of a back swipe",
        lead: """
          What finishes a drag in each engine, and how it moves. A figure is measured on a running system, published in a source
          that anyone can read, or guessed: then it is dotted. Point at one for where it comes from.
          """, body: figures(entries)),
    ]
  }

  var html: String {
    let links = [
      ("index.html", "Gallery"), ("engines.html", "Eight engines"), ("figures.html", "Figures"),
    ].map { file, name in
      "<a href=\"\(file)\"\(file == self.file ? " aria-current=\"page\"" : "")>\(name)</a>"
    }
    return """
      <!DOCTYPE html><!-- Written by `backswipe site`. -->
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="description" content="\(lead.replacingScalars(["\n": " "]).asXML)">
      <title>\(title) – Backswipe</title>
      <link rel="stylesheet" href="site.css">
      </head>
      <body>
      <header><a class="brand" href="index.html">Backswipe</a><nav aria-label="Pages">\(links.joined())</nav></header>
      <main>
      <div class="lead"><h1>\(title)</h1><p>\(lead)</p></div>
      \(body)
      </main>
      <footer><p>On the desk there is more: every setting, why a drag popped or not, your own Swift, and the result as UIKit
      source. It is a window for Linux: <code>pipx run backswipe</code></p></footer>
      <script src="site.js"></script>
      </body>
      </html>

      """
  }

  // MARK: Gallery

  /// What people look for first.
  private static let famous = [
    "ios-27", "zoom", "photo-viewer", "shared-element", "container-transform", "android-back",
  ]

  private static func gallery(_ entries: [CatalogueEntry]) -> String {
    let first = famous.compactMap { name in entries.first { $0.name == name } }
    let rest = CatalogueEntry.Group.allCases.map { group in
      (group.rawValue, entries.filter { $0.group == group && !famous.contains($0.name) })
    }
    return ([("Looked for most", first)] + rest).filter { !$0.1.isEmpty }.map { title, entries in
      "<section><h2>\(title.asXML)</h2><div class=\"tiles\">\(entries.map(tile).joined())</div></section>"
    }.joined(separator: "\n")
  }

  private static func tile(_ entry: CatalogueEntry) -> String {
    """
    <article class="tile" data-name="\(entry.name)">
    <h3><a href="transition.html#\(entry.name)">\(entry.title.asXML)</a></h3><p>\(first(of: entry.sentence).asXML)</p></article>
    """
  }

  private static func first(of sentences: String) -> String {
    sentences.range(of: ". ").map { String(sentences[..<$0.lowerBound]) + "." } ?? sentences
  }

  /// Those whose pages go back by a drag to the right.
  private static func compared(_ entries: [CatalogueEntry]) -> [String] {
    entries.filter { $0.group == .engines && !$0.name.hasPrefix("android") }.map(\.name)
  }

  // MARK: Figures

  private static let columns: [(title: String, keys: [String])] = [
    ("Drag from", ["region"]), ("Line", ["release.distance", "release.points"]), ("From the edge", ["edge.distance"]),
    ("Velocity", ["release.velocity"]), ("Ahead", ["release.projection"]), ("Duration", ["duration", "timeConstant"]),
    ("After a drag", ["release.duration"]), ("Stiffness", ["spring.stiffness"]), ("Damping", ["spring.damping"]),
    ("Mass", ["spring.mass"]), ("Parallax", ["parallax.divisor"]), ("Dimming", ["dimming.covered", "scrim"]),
    ("Shadow", ["shadow.covered"]),
  ]

  private static func figures(_ entries: [CatalogueEntry]) -> String {
    let engines = entries.filter { $0.group == .engines }
    let rows = engines.map { entry in
      let cells = columns.map { _, keys in "<td>\(keys.compactMap { cell($0, of: entry) }.first ?? "–")</td>" }
      let rule = CatalogueListing.commits(entry).asXML
      return """
        <tr><th scope="row"><a href="transition.html#\(entry.name)">\(entry.title.asXML)</a></th><td>\(rule)</td>\
        \(cells.joined())</tr>
        """
    }
    let heads = (["Engine", "A release goes back"] + columns.map(\.title)).map { "<th scope=\"col\">\($0)</th>" }
    let sources = ParameterSource.allCases.filter { source in
      engines.contains { $0.parameters.contains { $0.description.provenance?.source == source } }
    }.map {
      "<li><b>\($0.rawValue.asXML)</b> \($0.subject.replacingScalars(["`": ""]).asXML); \($0.version.asXML)</li>"
    }
    return """
      <div class="table" tabindex="0" role="region" aria-label="Figures"><table><thead><tr>\(heads.joined())</tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      <p class="key"><span class="measured">measured</span> <span class="published">published</span>
      <span class="guessed">guessed</span></p>
      <p>Progress is the distance that the screen has moved, as a fraction of the width. <i>Ahead</i>: the release counts as if it
      came so much later, at the finger’s velocity. <i>τ</i>: an exponential motion, of which 37 % is left after this time.</p>
      <section><h2>Sources</h2><ul class="sources">\(sources.joined(separator: "\n"))</ul></section>
      """
  }

  /// Nil if the engine does not have the parameter, or it has no effect.
  private static func cell(_ key: String, of entry: CatalogueEntry) -> String? {
    func value(_ key: String) -> ParameterValue? { entry.parameters.first { $0.description.key == key }?.initial }
    guard let (description, initial) = entry.parameters.first(where: { $0.description.key == key }),
      description.condition?.holds(value) != false,
      description.section.switchKey.flatMap(value) != .isOn(false)
    else { return nil }
    let provenance = description.provenance
    let text =
      key == "timeConstant" ? "τ \(ParameterText.exact(initial)) s" : ParameterText.text(initial, description)
    return """
      <span class="\(provenance?.word ?? "guessed")" title="\(provenance?.sentence.asXML ?? "")">\
      \(text.asXML)</span>
      """
  }
}
