import CoreGraphics
import UIKit

@MainActor final class ColorRow: RowView {
  private let swatches = SwatchStrip(PanelColors.swatches)
  private let field = ColorField()

  init(_ description: ParameterDescription, _ store: ParameterStore) {
    super.init(description.label, of: [description], store)
    swatches.when(.valueChanged) { [unowned self] in
      if let color = swatches.selected { store.set(description.key, to: .color(color)) }
    }
    field.when(.valueChanged) { [unowned self] in store.set(description.key, to: .color(field.color)) }
    for view in controls { addSubview(view) }
  }

  override var controls: [UIControl] { [swatches, field] }

  override func show(_ values: [ParameterValue]) {
    guard case .color(let color) = values[0] else { return }
    swatches.selected = color
    field.show(color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (swatches.frame, field.frame) = (sliderFrame, fieldFrame())
  }
}
