public import CoreGraphics

/// A group of changes of layers, with the duration and pacing of their animations and a completion block.
///
/// Transactions nest: a value that an inner one does not set is the outer one's. Changes outside of any transaction belong
/// to an implicit transaction, which the world commits at the end of the turn.
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() { LayerWorld.current.transactions.begin() }

  /// Commits the transaction that was begun last; if there is none, reports a diagnostic.
  open class func commit() {
    let world = LayerWorld.current
    if !world.transactions.commit() { world.report("CATransaction.commit() without begin(); nothing was committed") }
  }

  /// Commits the implicit transaction at once; without effect during a commit.
  open class func flush() { LayerWorld.current.commit() }

  /// Returns the duration of animations that have none, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    LayerWorld.current.transactions.duration
  }

  /// Sets the duration of animations that have none, in seconds.
  ///
  /// A negative duration counts as 0. One that is not finite does too, and the world reports a diagnostic.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if !dur.isFinite { LayerWorld.current.refuse(dur, for: "The duration of a transaction", "0 is used") }
    setValue(dur.isFinite ? dur : 0, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function that replaces that of every animation added; nil, the default, for none.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerWorld.current.transactions.timingFunction
  }

  /// Sets the timing function that replaces that of every animation added; nil for none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether changes run no actions, and so no animations.
  open class func disableActions() -> Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  /// Sets whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

  /// Returns the block that is called when the animations added since it was set have ended; nil for none.
  open class func completionBlock() -> (() -> Void)? { LayerWorld.current.transactions.completionBlock }

  /// Sets the block that is called when all animations that the transaction adds from now on have ended, or at the commit
  /// if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    LayerWorld.current.transactions.setCompletionBlock(block)
  }

  /// Returns the value under `key` of the transaction, or of the nearest one around it that has one.
  open class func value(forKey key: String) -> Any? { LayerWorld.current.transactions.value(forKey: key) }

  /// Stores `anObject` under `key` until the transaction is committed.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    LayerWorld.current.transactions.setValue(anObject, forKey: key)
  }

  /// Does nothing, because layers belong to one thread.
  open class func lock() {}

  /// Does nothing, because layers belong to one thread.
  open class func unlock() {}
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of the Boolean value that says whether a transaction disables actions.
public let kCATransactionDisableActions = "disableActions"
