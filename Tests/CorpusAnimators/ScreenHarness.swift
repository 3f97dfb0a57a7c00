// Not Apple's: runs the screens that others wrote, with their own gestures, by fingers on a stage.

import Foundation
import Stage
import UIKit

/// A repository's own screens: where a finger opens the upper one, and how it closes it.
struct ScreenRow {
  let name: String
  /// The appearances and widths with which the screens are shown.
  var variants: [ScreenVariant] = [
    ScreenVariant(size: CGSize(width: 390, height: 844)),
    ScreenVariant(size: CGSize(width: 320, height: 568), isDark: true),
  ]
  /// Where the finger of a drag that closes the upper screen begins and where it is in the end, as parts of the screen's
  /// size; nil if the screens have no gesture for it.
  var drag: (from: CGPoint, to: CGPoint)?
  /// Makes the first screen, and returns with it what must live as long.
  let make: () -> (screen: UIViewController, others: [AnyObject])
  /// Opens the upper screen, as the repository's example does.
  let open: (UIViewController) -> Void
  /// Closes the upper screen without a finger.
  let close: (UIViewController) -> Void
  /// Whether the upper screen is open.
  let isOpen: (UIViewController) -> Bool
}

/// A window in which screens are tried.
struct ScreenVariant {
  let size: CGSize
  var isDark = false

  var name: String { "\(Int(size.width))\(isDark ? " dark" : "")" }
}

/// A screen with a stack of controls between its margins, and a label of several lines.
@MainActor final class ContentScreen: UIViewController {
  private let color: UIColor
  private(set) var calls: [String] = []

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    let text = UILabel()
    text.text = "Some words about this screen, which need more than one line on any of the devices."
    text.numberOfLines = 0
    let box = UIView()
    box.backgroundColor = color
    box.layer.cornerRadius = 12
    box.heightAnchor.constraint(equalToConstant: 90).isActive = true
    let mark = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 12)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 18, height: 12))
    }
    let segments = UISegmentedControl(items: ["One", mark, "Three"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = color
    let stack = UIStackView(arrangedSubviews: [heading, box, text, UISwitch(), segments, pages])
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

/// Tries the screens of a row: opened, dragged, cancelled, and closed by a drag.
@MainActor private struct ScreenTrial {
  let row: ScreenRow
  let variant: ScreenVariant
  let stage: Stage
  let screen: UIViewController
  let others: [AnyObject]
  private(set) var found: [String] = []

  init(_ row: ScreenRow, _ variant: ScreenVariant) {
    (self.row, self.variant) = (row, variant)
    stage = Stage(size: variant.size)
    stage.window.overrideUserInterfaceStyle = variant.isDark ? .dark : .light
    (screen, others) = row.make()
    stage.window.rootViewController = screen
    stage.advance(by: 0.1)
  }

  private mutating func expect(_ condition: Bool, _ message: String) { if !condition { found.append(message) } }

  private mutating func settle(_ step: String) {
    do { try stage.settle(timeout: 12) } catch { found.append("\(step): \(error)") }
  }

  /// Draws the stage, and keeps the picture if a folder for it is given.
  private func picture(_ moment: String) -> String {
    let picture = stage.render()
    if let folder = ProcessInfo.processInfo.environment["BACKSWIPE_PICTURES"] {
      let file = "\(row.name) \(variant.name) \(moment).png".replacingOccurrences(of: " ", with: "-")
      try? picture.writePNG(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
    }
    return picture.digest
  }

  /// Moves a finger to a part of the drag, holds it there, and lets it go.
  private func drag(to part: CGFloat, during: () -> Void) {
    guard let path = row.drag else { return }
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(
        x: variant.size.width * (path.from.x + (path.to.x - path.from.x) * part),
        y: variant.size.height * (path.from.y + (path.to.y - path.from.y) * part))
    }
    stage.send(.down(point(0)))
    for step in 1...20 {
      stage.advance(by: 1.0 / 60)
      stage.send(.move(point(part * CGFloat(step) / 20)))
    }
    // The finger rests, so that its speed decides nothing.
    for _ in 1...12 {
      stage.advance(by: 1.0 / 60)
      stage.send(.move(point(part)))
    }
    stage.advance(by: 1.0 / 60)
    during()
    stage.send(.up(point(part)))
  }

  mutating func run() -> [String] {
    let atRest = picture("1 first")
    row.open(screen)
    stage.advance(by: 0.12)
    let inFlight = picture("2 opening")
    settle("opening")
    expect(row.isOpen(screen), "the upper screen is not open after opening")
    let open = picture("3 open")
    expect(open != atRest, "the open screen looks like the lower one")
    expect(inFlight != open && inFlight != atRest, "nothing moves while opening")
    if row.drag != nil {
      var held = open
      drag(to: 0.3) { held = picture("4 held") }
      expect(held != open, "nothing moves under the finger")
      settle("cancelling")
      expect(row.isOpen(screen), "the upper screen is not open after a cancel")
      expect(picture("5 cancelled") == open, "a cancel leaves other pixels")
      drag(to: 1) { held = picture("6 held further") }
      settle("finishing")
    } else {
      row.close(screen)
      settle("closing")
    }
    expect(!row.isOpen(screen), "the upper screen is open after closing")
    expect(picture("7 closed") == atRest, "closing leaves other pixels")
    row.open(screen)
    settle("opening again")
    expect(picture("8 again") == open, "the screen looks different when it is opened again")
    if !stage.diagnostics.isEmpty, ProcessInfo.processInfo.environment["BACKSWIPE_PICTURES"] != nil {
      print("       \(stage.diagnostics.joined(separator: "\n       "))")
    }
    return found
  }
}

/// Tries all screens of a unit in all their variants, prints a line for each, and returns the number of those with problems.
@MainActor func tryScreens(_ rows: [ScreenRow]) -> Int32 {
  var failures: Int32 = 0
  for row in rows {
    for variant in row.variants {
      var trial = ScreenTrial(row, variant)
      let found = trial.run()
      let name = "\(row.name), \(variant.name)"
      print(found.isEmpty ? "ok     \(name)" : "FAILED \(name): \(found.joined(separator: "; "))")
      if !found.isEmpty { failures += 1 }
    }
  }
  return failures
}
