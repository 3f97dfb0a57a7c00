/// Names of Apple's frameworks in Swift 3 and 4, and the C functions that Swift 3 replaced.
enum OldNameTable {
  /// Types that are nested today: `UIView AnimationOptions` is a row for `UIViewAnimationOptions`.
  static let nested = """
    NSAttributedString Key
    UIActivityIndicatorView Style
    UIAlertAction Style
    UIAlertController Style
    UIApplication State LaunchOptionsKey OpenURLOptionsKey
    UIBarButtonItem Style
    UIBlurEffect Style
    UICollectionView ScrollDirection ScrollPosition
    UIDatePicker Mode
    UIFont TextStyle Weight
    UIFontDescriptor SymbolicTraits AttributeName
    UIGestureRecognizer State
    UIImage Orientation RenderingMode ResizingMode
    UINavigationController Operation
    UIPageViewController NavigationDirection NavigationOrientation TransitionStyle SpineLocation
    UIProgressView Style
    UIPushBehavior Mode
    UIScrollView KeyboardDismissMode IndicatorStyle ContentInsetAdjustmentBehavior
    UISearchBar Style
    UIStackView Alignment Distribution
    UISwipeGestureRecognizer Direction
    UITableView Style RowAnimation ScrollPosition
    UITextField ViewMode
    UITouch Phase
    UIView AnimationOptions AnimationCurve AnimationTransition KeyframeAnimationOptions ContentMode TintAdjustmentMode
    UIWindow Level
    """

  /// Other names, each with today's.
  ///
  /// A star stands for the rest of the name, which begins with a small letter today. A dot before the old name is part
  /// of it. A call gets the labels of the new name; where that begins with a dot, it belongs to the first argument.
  static let others = """
    CGAffineTransformConcat .concatenating(_:)
    CGAffineTransformIdentity CGAffineTransform.identity
    CGAffineTransformInvert .inverted()
    CGAffineTransformMakeRotation CGAffineTransform(rotationAngle:)
    CGAffineTransformMakeScale CGAffineTransform(scaleX:y:)
    CGAffineTransformMakeTranslation CGAffineTransform(translationX:y:)
    CGAffineTransformRotate .rotated(by:)
    CGAffineTransformScale .scaledBy(x:y:)
    CGAffineTransformTranslate .translatedBy(x:y:)
    CGPointApplyAffineTransform .applying(_:)
    CGPointMake CGPoint(x:y:)
    CGPointZero CGPoint.zero
    CGRectApplyAffineTransform .applying(_:)
    CGRectContainsPoint .contains(_:)
    CGRectContainsRect .contains(_:)
    CGRectGetHeight .height
    CGRectGetMaxX .maxX
    CGRectGetMaxY .maxY
    CGRectGetMidX .midX
    CGRectGetMidY .midY
    CGRectGetMinX .minX
    CGRectGetMinY .minY
    CGRectGetWidth .width
    CGRectInset .insetBy(dx:dy:)
    CGRectIntegral .integral
    CGRectIntersection .intersection(_:)
    CGRectIntersectsRect .intersects(_:)
    CGRectIsEmpty .isEmpty
    CGRectIsNull .isNull
    CGRectMake CGRect(x:y:width:height:)
    CGRectNull CGRect.null
    CGRectOffset .offsetBy(dx:dy:)
    CGRectStandardize .standardized
    CGRectUnion .union(_:)
    CGRectZero CGRect.zero
    CGSizeMake CGSize(width:height:)
    CGSizeZero CGSize.zero
    CGVectorMake CGVector(dx:dy:)
    NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
    NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
    NSFontAttributeName NSAttributedString.Key.font
    NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
    NSKernAttributeName NSAttributedString.Key.kern
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    NSLayoutRelation NSLayoutConstraint.Relation
    NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
    NSShadowAttributeName NSAttributedString.Key.shadow
    NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
    NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
    NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
    NSRunLoopCommonModes RunLoop.Mode.common
    RunLoopMode RunLoop.Mode
    UIAccessibilityIsReduceMotionEnabled() UIAccessibility.isReduceMotionEnabled
    UIAccessibilityIsReduceTransparencyEnabled() UIAccessibility.isReduceTransparencyEnabled
    UIAccessibilityIsVoiceOverRunning() UIAccessibility.isVoiceOverRunning
    UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
    UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
    UIAccessibilityPostNotification UIAccessibility.post(notification:argument:)
    UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
    UIAccessibilityTrait* UIAccessibilityTraits.*
    UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIButtonType UIButton.ButtonType
    UICollectionElementCategory UICollectionView.ElementCategory
    UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
    UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
    UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIEdgeInsetsInsetRect .inset(by:)
    UIEdgeInsetsMake UIEdgeInsets(top:left:bottom:right:)
    UIEdgeInsetsZero UIEdgeInsets.zero
    UIEventSubtype UIEvent.EventSubtype
    UIEventType UIEvent.EventType
    UIFontTextStyle* UIFont.TextStyle.*
    UIFontWeight* UIFont.Weight.*
    UIImageJPEGRepresentation .jpegData(compressionQuality:)
    UIImagePNGRepresentation .pngData()
    UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
    UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
    UILayoutPriorityRequired UILayoutPriority.required
    UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
    UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
    UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
    UIStackViewSpacingUseSystem UIStackView.spacingUseSystem
    UITabBarSystemItem UITabBarItem.SystemItem
    UITableViewAutomaticDimension UITableView.automaticDimension
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewCellStyle UITableViewCell.CellStyle
    UITextBorderStyle UITextField.BorderStyle
    UITransitionContextFromViewControllerKey UITransitionContextViewControllerKey.from
    UITransitionContextFromViewKey UITransitionContextViewKey.from
    UITransitionContextToViewControllerKey UITransitionContextViewControllerKey.to
    UITransitionContextToViewKey UITransitionContextViewKey.to
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UIWindowLevelAlert UIWindow.Level.alert
    UIWindowLevelNormal UIWindow.Level.normal
    UIWindowLevelStatusBar UIWindow.Level.statusBar
    addChildViewController addChild
    bringSubview(toFront:) bringSubviewToFront(_:)
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllers children
    didMove(toParentViewController:) didMove(toParent:)
    kCAAlignment* CATextLayerAlignmentMode.*
    kCAAnimationCubic CAAnimationCalculationMode.cubic
    kCAAnimationDiscrete CAAnimationCalculationMode.discrete
    kCAAnimationLinear CAAnimationCalculationMode.linear
    kCAAnimationPaced CAAnimationCalculationMode.paced
    kCAAnimationRotateAuto CAAnimationRotationMode.rotateAuto
    kCAFillMode* CAMediaTimingFillMode.*
    kCAFillRule* CAShapeLayerFillRule.*
    kCAGradientLayer* CAGradientLayerType.*
    kCAGravity* CALayerContentsGravity.*
    kCALineCap* CAShapeLayerLineCap.*
    kCALineJoin* CAShapeLayerLineJoin.*
    kCAMediaTimingFunction* CAMediaTimingFunctionName.*
    kCATransitionFade CATransitionType.fade
    kCATransitionFrom* CATransitionSubtype.from*
    kCATransitionMoveIn CATransitionType.moveIn
    kCATransitionPush CATransitionType.push
    kCATransitionReveal CATransitionType.reveal
    kCATruncation* CATextLayerTruncationMode.*
    removeFromParentViewController removeFromParent
    sendSubview(toBack:) sendSubviewToBack(_:)
    willMove(toParentViewController:) willMove(toParent:)
    .commonModes .common
    .defaultRunLoopMode .default
    .UIApplication* UIApplication.*Notification
    .UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
    .UIKeyboard* UIResponder.keyboard*Notification
    .UITextFieldTextDidChange UITextField.textDidChangeNotification
    .UITextViewTextDidChange UITextView.textDidChangeNotification
    .UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
    .UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
    """
}
