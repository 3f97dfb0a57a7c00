import CoreGraphics
import Foundation
import Stage
import UIKit

/// A second phone, B, which gets the fingers of the first one, A, and shows the other side of the comparison.
@MainActor final class Comparison {
  let phone: CataloguePhone
  private let store: ParameterStore
  private let pictures = ScreenPictures()
  private let originals: ScreenPictures

  /// Begins to show what the store compares.
  ///
  /// During a drag or its settling, the second phone catches up. `instant` is the present time on the fingers' clock,
  /// on which a second is `timeScale` seconds of the phones.
  init?(
    _ store: ParameterStore, colors: [UIColor], pictures originals: ScreenPictures, at instant: TimeInterval,
    timeScale: Double
  ) {
    guard let compared = store.book.compared, let entry = store.entry(named: compared.transition) else {
      return nil
    }
    (self.store, self.originals) = (store, originals)
    let first = store.phone
    // The depth of the first demo, so that each screen has the same colour.
    var setting = DemoSetting(colors: colors, depth: first.setting.depth, region: nil, pictures: pictures)
    setting.isStrict = first.setting.isStrict
    phone = CataloguePhone(entry, setting, scale: first.stage.screenScale)
    phone.set(first.settingBeside)
    phone.set(compared.parameters)
    takePictures()
    originals.changed = { [weak self] in self?.takePictures() }
    connect(at: instant, timeScale: timeScale)
  }

  /// Shows what the store compares now; returns whether that is another transition than before.
  @discardableResult func refresh(at instant: TimeInterval, timeScale: Double) -> Bool {
    guard let compared = store.book.compared, let entry = store.entry(named: compared.transition) else {
      return false
    }
    let isOther = entry.name != phone.entry.name
    if isOther {
      store.phone.mirror = nil
      phone.show(entry)
    }
    phone.set(compared.parameters)
    if isOther { connect(at: instant, timeScale: timeScale) }
    return isOther
  }

  func end() {
    originals.changed = {}
    store.phone.mirror = nil
  }

  /// Brings the second phone to the moment of the first one, and connects it to the same fingers.
  private func connect(at instant: TimeInterval, timeScale: Double) {
    let first = store.phone
    let isMoving = first.stage.application.transitionStatus != nil
    phone.show(isMoving ? first.stateBefore : first.state)
    phone.takeHistory(of: first)
    // Two frames, so that everything has appeared.
    phone.stage.advance(by: 2.0 / 60)
    first.stage.bring(phone.stage, to: instant, timeScale: timeScale)
    first.mirror = phone
  }

  private func takePictures() {
    phone.stage.perform {
      pictures.fits = originals.fits
      (pictures.first, pictures.pictures) = (originals.first, originals.pictures)
    }
  }
}

/// Passes fingers on the second phone to the first one, from which both phones get them.
@MainActor final class MirrorHand: StageHand {
  private weak var screen: StageView?

  init(_ screen: StageView) { self.screen = screen }

  func pass(_ event: PointerEvent, of pointer: Int, at instant: TimeInterval) -> (event: PointerEvent, pointer: Int)? {
    screen?.pass(event, of: pointer, at: instant)
    return nil
  }
}
