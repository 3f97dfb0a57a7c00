import Stage

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
