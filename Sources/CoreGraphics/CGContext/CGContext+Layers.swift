public import Foundation

extension CGContext {
  /// What the end of a layer goes back to.
  struct Layer {
    let outerState: State
    /// How many states had been saved; those saved inside the layer go with it.
    let savedStateCount: Int
  }

  /// Begins a layer: what is drawn until it ends is composited as a whole.
  ///
  /// That is done by the present opacity, blend mode and shadow, which start afresh inside. The dictionary is
  /// not read.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(Layer(outerState: state, savedStateCount: savedStates.count))
    recording.append(.beginLayer(state.compositing))
    state.compositing.alpha = 1
    state.compositing.blendMode = .normal
    state.compositing.shadow = nil
  }

  /// Begins a layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites the layer last begun and goes back to the state it began in; without one, does nothing.
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
