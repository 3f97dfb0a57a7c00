import Stage
import UIKit

extension PrototypeApp {
  /// Uses files that were dropped on the window: pictures become screens, drags are played, Swift files and folders are run,
  /// other files are read as figures.
  ///
  /// One picture asks on which screens it is shown; several are the screens from the top one down.
  package func drop(_ paths: [String]) {
    endFirstSwipe()
    var (dropped, files): ([UIImage], [String]) = ([], [])
    // Files that are dropped together are one module, as on the command line.
    let own = paths.filter(OwnRequest.canRun)
    if !own.isEmpty { stage.perform { run(OwnRequest(own)) } }
    let isPicture = { (path: String) in path.lowercased().hasSuffix(".png") && !own.contains(path) }
    let count = paths.count(where: isPicture)
    var reader: PictureFiles?
    for path in paths where !own.contains(path) {
      guard isPicture(path) else {
        _ = stage.perform { open(path) }
        continue
      }
      do throws(StartFault) {
        var next = if let reader { reader } else { try PictureFiles(count: count) }
        dropped.append(try next.picture(path))
        files.append(path)
        reader = next
      } catch {
        session.complained(error.sentence)
        session.told(error.sentence)
      }
    }
    guard let first = dropped.first else { return }
    if let code = shownOwn { return session.told(code.show(pictures: files)) }
    if dropped.count > 1 || bench == nil {
      phone.stage.perform { pictures.pictures = dropped }
    } else {
      stage.perform { ask(about: first) }
    }
  }

  private func ask(about picture: UIImage) {
    guard let bench else { return }
    let titles = ScreenPictures.Target.allCases.map(\.rawValue)
    bench.show(
      QuestionSheet("Show the picture", titles) { [unowned self, unowned bench] index in
        bench.closeSheet()
        phone.stage.perform { phone.show(picture, on: ScreenPictures.Target.allCases[index]) }
      } close: { [unowned bench] in
        bench.closeSheet()
      })
  }
}
