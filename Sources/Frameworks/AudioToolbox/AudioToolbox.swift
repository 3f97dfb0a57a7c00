// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Kept so that sources compile: nothing sounds.

public import Foundation

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

@discardableResult public func AudioServicesCreateSystemSoundID(
  _ file: URL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { 0 }
@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
