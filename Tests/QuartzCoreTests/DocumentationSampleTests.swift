import QuartzCore
import Testing

// The sample of the article "The time space", word for word.
// sample
func pause(_ layer: CALayer) {
  let now = layer.convertTime(CACurrentMediaTime(), from: nil)
  layer.speed = 0
  layer.timeOffset = now
}

func resume(_ layer: CALayer) {
  let paused = layer.timeOffset
  layer.speed = 1
  layer.timeOffset = 0
  layer.beginTime = 0
  layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
}
// end of sample

@Suite("The samples of the documentation")
struct DocumentationSampleTests {
  @Test("A layer that is paused and resumed continues from where it was")
  func pausing() {
    let scene = TimedScene()
    scene.layer.add(scene.progress(10), forKey: nil)
    scene.world.commit()
    scene.frame(at: 3)
    pause(scene.layer)
    scene.frame(at: 50)
    #expect(isNear(scene.shown, 0.3))
    resume(scene.layer)
    scene.frame(at: 52)
    #expect(isNear(scene.shown, 0.5))
  }
}
