/// Drags as files.
package enum DragText {
  /// From the left edge, on which transitions to the right finish.
  package static let swipe = """
    {"version":1,"width":390,"height":844}
    {"t":0,"event":"down","x":4,"y":400}
    {"t":0.1,"event":"move","x":150,"y":400}
    {"t":0.2,"event":"move","x":300,"y":400}
    {"t":0.21,"event":"up","x":300,"y":400}
    """
}
