import UIKit

/// The saving of a file that takes a while: a step in each frame of the window, and a bar that shows how far it is.
///
/// When the bar is closed, the saving is cancelled.
@MainActor final class Saving {
  private let work: any SavingWork
  let bar: SavingBar
  private let application: UIApplication
  private let ended: (StartFault?) -> Void
  private var isRunning = true

  /// Begins to save; `ended` is called when the file is written, or with the fault.
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

  /// Waits a little for what is done on other threads.
  func wait() { work.wait() }

  /// Ends the saving; no file is left.
  func cancel() {
    guard isRunning else { return }
    isRunning = false
    work.cancel()
    bar.close()
  }
}
