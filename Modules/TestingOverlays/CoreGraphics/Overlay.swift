// The toolchain promises this module to every file that imports both Testing and CoreGraphics, but ships it on
// Apple's systems alone. Empty, it keeps the promise here, for our tests and for everybody's.
