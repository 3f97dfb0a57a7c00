public import Foundation
import QuartzCore
import UIKit

extension Stage {
  /// The folders that `UIImage(named:)` searches for pictures, before the program's own resources.
  public var pictureFolders: [URL] {
    get { application.world.pictureFolders }
    set { application.world.pictureFolders = newValue }
  }
}
