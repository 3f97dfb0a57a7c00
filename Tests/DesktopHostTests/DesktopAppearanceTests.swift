import DisplayUser
import Testing

@testable import DesktopHost

extension OneDisplay {
  @Suite("The window follows the desktop's light or dark appearance")
  struct DesktopAppearanceTests {
    @Test("It becomes dark when the desktop answers so, and follows each change") func follows() throws {
      let bus = try PrivateBus()
      let portal = try SettingsPortal(at: bus.address)
      let window = try OpenWindow(variables: bus.variables)
      let light = window.picture
      try portal.answer(.scheme(1))
      try window.wait("the dark appearance") { window.picture != light && window.isDark }
      let dark = window.picture
      try portal.change(.scheme(2, variants: 1))
      try window.wait("the light appearance") { window.picture == light }
      try portal.change(.scheme(1, variants: 1))
      try window.wait("the dark appearance") { window.picture == dark }
      // No preference is light.
      try portal.change(.scheme(0, variants: 1))
      try window.wait("the light appearance") { window.picture == light }
      try window.waitForRest()
    }

    @Test("A change in the middle of a drag keeps the drag") func dragged() throws {
      let bus = try PrivateBus()
      let portal = try SettingsPortal(at: bus.address)
      let window = try OpenWindow(variables: bus.variables)
      try portal.answer(.scheme(0))
      window.drag(from: 50, to: 50 + 117)
      try window.wait("the screen at the pointer") { window.edge(of: OpenWindow.color(of: 3)) == 107 }
      let held = window.picture
      try portal.change(.scheme(1, variants: 1))
      try window.wait("the dark appearance") { window.picture != held && window.isResting }
      #expect(window.edge(of: OpenWindow.color(of: 3)) == 107)
      window.releaseAtRest()
      try window.wait("the screen in its position, dark") { window.isShowing(OpenWindow.color(of: 3)) && window.isDark }
    }

    @Test("An answer that comes after a change does not undo it") func lateAnswer() throws {
      let bus = try PrivateBus()
      let portal = try SettingsPortal(at: bus.address)
      let window = try OpenWindow(variables: bus.variables)
      try portal.answer(.scheme(2), meanwhile: { try? portal.change(.scheme(1, variants: 1)) })
      try window.wait("the dark appearance") { window.isDark }
      // The answer has been read when a later signal has: the other key is ignored.
      try portal.change(.scheme(2, variants: 1), key: "contrast")
      try portal.change(.scheme(2, variants: 1), group: "org.gnome.desktop.interface")
      try window.waitForRest()
      #expect(window.isDark)
    }

    @Test(
      "An answer that is none leaves it light",
      arguments: [SettingsPortal.Answer.error, .text("dark"), .scheme(1, variants: 20), .scheme(7)])
    func oddAnswers(_ answer: SettingsPortal.Answer) throws {
      let bus = try PrivateBus()
      let portal = try SettingsPortal(at: bus.address)
      let window = try OpenWindow(variables: bus.variables)
      try portal.answer(answer)
      try portal.change(.text("dark"))
      try window.waitForRest()
      #expect(!window.isDark)
      window.display.type("space")
      try window.wait(forScreen: 4)
      try portal.change(.scheme(1, variants: 1))
      try window.wait("the dark appearance") { window.isDark }
    }

    @Test("With --appearance dark it is dark from the first frame, and with either choice no portal is asked")
    func given() throws {
      let bus = try PrivateBus()
      let portal = try SettingsPortal(at: bus.address)
      for word in ["light", "dark"] {
        let window = try OpenWindow(
          ["--no-panel", "--scale", "1", "--appearance", word], variables: bus.variables)
        #expect(window.isDark == (word == "dark"))
        try window.waitForRest()
        #expect(!portal.wasAsked)
      }
    }

    @Test("Without a bus and without a portal it is light and works at once")
    func absent() throws {
      let bus = try PrivateBus()
      let none = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"]
      for variables in [none, bus.variables, ["DBUS_SESSION_BUS_ADDRESS": "no address"]] {
        let window = try OpenWindow(variables: variables)
        window.display.type("space")
        try window.wait(forScreen: 4)
        try window.waitForRest()
        #expect(!window.isDark)
      }
    }

    @Test("A bus that ends leaves the appearance as it is, and the window works on") func endingBus() throws {
      let bus = try PrivateBus()
      let portal = try SettingsPortal(at: bus.address)
      let window = try OpenWindow(variables: bus.variables)
      try portal.answer(.scheme(1))
      try window.wait("the dark appearance") { window.isDark }
      bus.end()
      window.display.type("space")
      try window.wait(forScreen: 4)
      try window.waitForRest()
      #expect(window.isDark && !window.program.hasEnded)
    }

    @Test("The session's bus is found by its variable, or in the run-time folder") func addresses() {
      let rows: [([String: String], [String])] = [
        ([:], []),
        (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a;tcp:host=b;unix:abstract=c"], ["unix:path=/a", "unix:abstract=c"]),
        (["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"], []),
        (["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/run/user/1"], ["unix:path=/run/user/1/bus"]),
        (["XDG_RUNTIME_DIR": "/run/a b"], ["unix:path=/run/a%20b/bus"]),
        (["XDG_RUNTIME_DIR": "relative"], []),
      ]
      for (variables, expected) in rows {
        #expect(DesktopAppearance.addresses(variables) == expected)
      }
    }
  }
}

extension OpenWindow {
  /// Whether the rows of the bare screen are dark, at a point of the first row without text.
  var isDark: Bool {
    let color = color(350, 142)
    return [16, 8, 0].allSatisfy { color >> $0 & 0xFF < 0x80 }
  }
}
