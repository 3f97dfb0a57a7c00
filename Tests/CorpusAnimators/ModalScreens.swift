// Not Apple's: the whole screens of one public repository, with the library for constraints that they use.
// repository: danielmgauthier/ViewControllerTransitionExample
// files: ViewControllerTransitionExample/*ViewController.swift ViewControllerTransitionExample/*/*.swift ../robb__Cartography/Cartography/*.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = []

@MainActor let screens: [ScreenRow] = [
  ScreenRow(
    name: "CoolViewController", drag: (CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0.1, y: 0.95)),
    make: { (HomeViewController(), []) },
    open: { ($0 as? HomeViewController)?.presentButton.sendActions(for: .touchUpInside) },
    close: { $0.dismiss(animated: true) }, isOpen: { $0.presentedViewController != nil })
]
