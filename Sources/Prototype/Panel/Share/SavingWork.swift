import Stage

/// Long work in steps, between which the window lives on.
@MainActor protocol SavingWork: AnyObject {
  /// The number of finished frames, and of all.
  var progress: (done: Int, all: Int) { get }
  /// Does a step that takes no longer than the drawing of a frame; returns whether everything is done.
  func step() throws(StartFault) -> Bool
  /// Waits a little, until something has changed, for a caller that has nothing else to do.
  func wait()
  /// Ends the work, and removes what was written.
  func cancel()
}

/// Writes a film.
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

/// Writes a strip of pictures.
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
