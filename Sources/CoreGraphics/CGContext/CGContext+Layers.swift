public import Foundation

extension CGContext {
  /// The state that the end of a layer restores.
  struct Layer {
    let outerState: State
    /// The number of states saved before the layer began; those saved inside it end with it.
    let savedStateCount: Int
  }

  /// Begins a transparency layer: everything drawn until it ends is composited as a whole.
  ///
  /// The layer is composited with the current opacity, blend mode and shadow, which are reset inside the layer. The
  /// dictionary is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(Layer(outerState: state, savedStateCount: savedStates.count))
    recording.append(.beginLayer(state.compositing))
    state.compositing.alpha = 1
    state.compositing.blendMode = .normal
    state.compositing.shadow = nil
  }

  /// Begins a transparency layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites the current transparency layer and restores the state in which it began.
  ///
  /// Without a layer, does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    while savedStates.count > layer.savedStateCount {
      restoreGState()
    }
    layers.removeLast()
    state = layer.outerState
    recording.append(.endLayer)
  }
}
