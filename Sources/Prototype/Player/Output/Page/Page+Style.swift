extension Page {
  /// The look of a page: the phone with its frame in the middle, or on a phone the screen alone.
  static let style = """
    html, body { margin: 0; height: 100%; overflow: hidden; overscroll-behavior: none; touch-action: none; }
    body { display: flex; flex-direction: column; align-items: center; justify-content: center;
      background: #e9e9ec; color: #333; font: 14px system-ui, sans-serif; }
    p { margin: 14px 16px 0; max-width: 44em; text-align: center; }
    #phone { position: relative; flex: none; outline: none; border: 11px solid #16161a; overflow: hidden;
      background: #000; box-shadow: 0 12px 40px rgba(0, 0, 0, .28); cursor: grab; }
    #phone:focus-visible { box-shadow: 0 0 0 4px #4a90e2; }
    #screen { position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: hidden; }
    #screen, #screen * { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
      touch-action: none; }
    #screen div { position: absolute; left: 0; top: 0; transform-origin: 0 0; pointer-events: none;
      background-size: 100% 100%; }
    .scene { width: 100%; height: 100%; visibility: hidden; }
    .scene * { will-change: transform, opacity; }
    body.small { background: #000; }
    body.small p { display: none; }
    body.small #phone { border: 0; border-radius: 0 !important; box-shadow: none; }
    @media (prefers-color-scheme: dark) { body { background: #1d1d20; color: #ccc; } #phone { border-color: #333338; } }
    """
}
