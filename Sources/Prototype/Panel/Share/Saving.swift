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
