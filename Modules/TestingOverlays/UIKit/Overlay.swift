// As for CoreGraphics: the toolchain promises this module to every file that imports both Testing and UIKit.
