import CoreGraphics
import Stage
import UIKit

/// Saves a file that takes a while, by a step in each frame of the window, and shows a bar.
///
/// Closing the bar cancels the saving.
@MainActor final class Saving {
  private let work: any SavingWork
  let bar: SavingBar
  private let application: UIApplication
  private let ended: (StartFault?) -> Void
  private var isRunning = true

  init(
    _ name: String, _ work: any SavingWork, application: UIApplication, ended: @escaping (StartFault?) -> Void
  ) {
    (self.work, self.application, self.ended) = (work, application, ended)
    bar = SavingBar(name)
    bar.show(0, of: work.progress.all)
    goOn()
  }

  private func goOn() {
    application.after(1 / 60) { [weak self] in self?.step() }
  }

  private func step() {
    guard isRunning else { return }
    do throws(StartFault) {
      if try work.step() { return end(nil) }
      bar.show(work.progress.done, of: work.progress.all)
      goOn()
    } catch {
      end(error)
    }
  }

  private func end(_ fault: StartFault?) {
    isRunning = false
    ended(fault)
    bar.close()
  }

  func wait() { work.wait() }

  func cancel() {
    guard isRunning else { return }
    isRunning = false
    work.cancel()
    bar.close()
  }
}

/// Shows how far the saving of a file is, and cancels it by a button.
@MainActor final class SavingBar: OverlayView {
  private let label: UILabel
  private let track = UIView()
  private let filled = UIView()
  private lazy var button = PanelButton("Cancel") { [unowned self] in close() }
  private var part: CGFloat = 0

  static let size = CGSize(width: 280, height: 56)

  init(_ name: String) {
    label = PanelText.parameter("Saving \(name)")
    super.init(frame: .zero)
    backgroundColor = PanelColors.background
    (layer.cornerRadius, layer.borderWidth) = (10, 1)
    layer.borderColor = PanelColors.line.cgColor
    track.backgroundColor = PanelColors.track
    filled.backgroundColor = PanelColors.accent
    for view in [track, filled] { view.layer.cornerRadius = 2 }
    label.lineBreakMode = .byTruncatingMiddle
    for view in [label, track, filled, button] { addSubview(view) }
  }

  func show(_ done: Int, of all: Int) {
    part = all > 0 ? CGFloat(done) / CGFloat(all) : 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = bounds.width - 32
    let side = button.intrinsicContentSize.width
    label.frame = CGRect(x: 16, y: 8, width: width - side - 8, height: 24)
    button.frame = CGRect(x: bounds.width - side - 12, y: 8, width: side, height: ChipGroup.chipHeight)
    track.frame = CGRect(x: 16, y: bounds.height - 14, width: width, height: 4)
    filled.frame = CGRect(x: 16, y: bounds.height - 14, width: (width * part).rounded(), height: 4)
  }
}

/// Long work in steps, between which the window stays responsive.
@MainActor protocol SavingWork: AnyObject {
  var progress: (done: Int, all: Int) { get }
  /// A step takes no longer than drawing a frame; returns whether the work is done.
  func step() throws(StartFault) -> Bool
  /// Waits briefly for a change; only for callers that have nothing else to do.
  func wait()
  func cancel()
}

@MainActor final class FilmWork: SavingWork {
  private let film: Film
  private let writer: any FilmWriter

  init(_ film: Film, by writer: any FilmWriter) { (self.film, self.writer) = (film, writer) }

  var progress: (done: Int, all: Int) { (film.drawnCount, film.count) }

  func step() throws(StartFault) -> Bool {
    do throws(StartFault) {
      if film.drawnCount < film.count {
        guard try writer.isReady() else { return waited() }
        if let frame = try film.next() { try writer.add(frame) }
        return false
      }
      return try writer.finish() ? true : waited()
    } catch {
      writer.cancel()
      throw error
    }
  }

  private func waited() -> Bool {
    writer.passed(1 / 60)
    return false
  }

  func wait() { writer.wait() }

  func cancel() { writer.cancel() }
}

@MainActor final class StripWork: SavingWork {
  private let strip: StripFrames
  private let path: String
  private let crew = PackingCrew()
  private var isPacking = false

  init(_ strip: StripFrames, to path: String) { (self.strip, self.path) = (strip, path) }

  var progress: (done: Int, all: Int) { (strip.drawnCount, strip.count) }

  func step() throws(StartFault) -> Bool {
    guard try !strip.drawNext() else { return false }
    if !isPacking {
      isPacking = true
      let picture = try strip.joined()
      crew.add { [path] in
        guard let bytes = picture.png(level: 6) else { return OutputFile.fault(path, "there is no memory") }
        do throws(StartFault) {
          try OutputFile.write(bytes, to: path)
          return nil
        } catch {
          return error
        }
      }
    }
    return try crew.isDone()
  }

  func wait() { crew.wait() }

  func cancel() { crew.waitForAll() }
}

/// Writes a page for browsers, a part of the transition in each step.
@MainActor final class PageWork: SavingWork {
  private var page: Page
  private let path: String
  private let count: Int

  init(_ page: Page, to path: String) {
    (self.page, self.path) = (page, path)
    count = page.waitingCount
  }

  var progress: (done: Int, all: Int) { (count - page.waitingCount, count) }

  func step() throws(StartFault) -> Bool {
    guard try page.readNext() else { return false }
    try page.write(to: path)
    return true
  }

  func wait() {}

  func cancel() {}
}
