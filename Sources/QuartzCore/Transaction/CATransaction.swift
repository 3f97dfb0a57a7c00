public import CoreGraphics

/// A value that an inner transaction does not set is the outer one's; changes outside of any belong to an implicit one,
/// which the world commits at the end of the turn.
open class CATransaction: NSObject {
  open class func begin() { LayerWorld.current.transactions.begin() }

  /// If no transaction was begun, reports a diagnostic.
  open class func commit() {
    let world = LayerWorld.current
    if !world.transactions.commit() { world.report("CATransaction.commit() without begin(); nothing was committed") }
  }

  /// Without effect during a commit.
  open class func flush() { LayerWorld.current.commit() }

  /// 0.25 seconds by default.
  open class func animationDuration() -> CFTimeInterval {
    LayerWorld.current.transactions.duration
  }

  /// A negative duration counts as 0; one that is not finite does too, and the world reports a diagnostic.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if !dur.isFinite { LayerWorld.current.refuse(dur, for: "The duration of a transaction", "0 is used") }
    setValue(dur.isFinite ? dur : 0, forKey: kCATransactionAnimationDuration)
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerWorld.current.transactions.timingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  open class func disableActions() -> Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

  open class func completionBlock() -> (() -> Void)? { LayerWorld.current.transactions.completionBlock }

  /// Called when all animations that the transaction adds from now on have ended, or at the commit if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    LayerWorld.current.transactions.setCompletionBlock(block)
  }

  /// The value of this transaction, or of the nearest one around it that has one.
  open class func value(forKey key: String) -> Any? { LayerWorld.current.transactions.value(forKey: key) }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    LayerWorld.current.transactions.setValue(anObject, forKey: key)
  }

  open class func lock() {}

  open class func unlock() {}
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"
