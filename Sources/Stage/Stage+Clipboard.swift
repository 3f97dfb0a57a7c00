// The interface for hosts: the desktop's clipboard.

import Foundation
package import UIKit

/// A clipboard of a host.
package typealias HostClipboard = PasteboardStore

extension Stage {
  /// The clipboard of the stage, and of the stages that are embedded in it: the host's, or one of its own.
  package var clipboard: any PasteboardStore {
    get { application.pasteboard }
    set {
      application.pasteboard = newValue
      for embedded in embeddedStages { embedded.stage?.clipboard = newValue }
    }
  }
}
