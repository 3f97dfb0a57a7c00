public import CoreGraphics

/// Changes of layers that belong together: how long their animations take, how they are paced, what follows them.
///
/// Transactions nest: what an inner one does not say, the outer one says. Without one, changes belong to an
/// implicit transaction that the world commits at the end of the turn.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one.
  open class func begin() { LayerWorld.current.transactions.begin() }

  /// Closes the transaction opened last.
  ///
  /// Without one nothing happens but a diagnostic.
  open class func commit() {
    let world = LayerWorld.current
    if !world.transactions.commit() { world.report("CATransaction.commit() without begin(); nothing was committed") }
  }

  /// Commits the implicit transaction at once; while a commit is under way nothing more happens.
  open class func flush() { LayerWorld.current.commit() }

  /// How long animations without a duration of their own take, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    LayerWorld.current.transactions.duration
  }

  /// Sets how long animations without a duration of their own take, in seconds; NaN and less than 0 count as 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The pacing of all animations that are added, whatever their own is; nil, unless set, leaves them theirs.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerWorld.current.transactions.timingFunction
  }

  /// Sets the pacing of all animations that are added, whatever their own is.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes are made without looking for actions, so without animations.
  open class func disableActions() -> Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  /// Sets whether changes are made without looking for actions.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

  /// What is called when the animations that were added since it was set are over; nil once another is set.
  open class func completionBlock() -> (() -> Void)? { LayerWorld.current.transactions.completionBlock }

  /// Sets what is called when all animations added from now on by this transaction are over, or at once when it
  /// is committed without any.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    LayerWorld.current.transactions.setCompletionBlock(block)
  }

  /// What the transaction, or one around it, holds under `key`.
  open class func value(forKey key: String) -> Any? { LayerWorld.current.transactions.value(forKey: key) }

  /// Holds `anObject` under `key` until the transaction is committed.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    LayerWorld.current.transactions.setValue(anObject, forKey: key)
  }

  /// Does nothing: layers belong to one thread here.
  open class func lock() {}

  /// Does nothing: layers belong to one thread here.
  open class func unlock() {}
}

/// The key of a transaction's animation duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's pacing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of whether a transaction disables actions.
public let kCATransactionDisableActions = "disableActions"
