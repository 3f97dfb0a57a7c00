/// Words that people use, and those that transitions, parameters and commands use instead.
///
/// A word also stands for those that it begins.
enum SearchWords {
  static let synonyms: [String: [String]] = [
    "bounce": ["damping", "overshoot"], "bouncy": ["damping", "overshoot"], "rubber": ["limit", "does not move"],
    "elastic": ["spring"], "speed": ["velocity", "duration"], "slow": ["duration", "speed"],
    "fast": ["duration", "velocity"], "flick": ["velocity", "flick"], "fling": ["velocity", "flick"],
    "swipe": ["drag"], "threshold": ["finishes", "goes back"], "dark": ["dimming"], "blur": ["radius"],
    "time": ["duration"], "ease": ["curve"], "easing": ["curve"], "edge": ["region"], "tension": ["stiffness"],
    "friction": ["damping"], "fade": ["opacity", "alpha"], "depth": ["parallax"], "dead": ["slop"],
    "hysteresis": ["slop"],
    // Commands and entries of menus.
    "motion": ["speed", "slow motion"], "versus": ["compare"], "a/b": ["compare"], "ab": ["compare"],
    "difference": ["compare"], "second": ["compare"], "two": ["compare"],
    "verdict": ["why"], "reason": ["why"], "cancelled": ["why"], "finished": ["why"], "explain": ["why"],
    "margin": ["decision map"], "jump": ["continuity"], "lag": ["continuity"],
    "delegate": ["the calls"], "log": ["the calls"], "lifecycle": ["the calls"], "callbacks": ["the calls"],
    "lab": ["other engines"], "react": ["other engines"], "repeat": ["replay"], "again": ["replay"],
    "freeze": ["pin the finger"], "default": ["published"], "original": ["published"], "factory": ["published"],
    "restore": ["published"], "bug": ["fault"], "stress": ["fault"], "interrupt": ["fault"],
    "screenshots": ["your screen", "pictures"], "photos": ["your screen", "pictures"], "import": ["open a file"],
    "video": ["save clip"], "movie": ["save clip"], "gif": ["save clip"], "mp4": ["save clip"],
    "record": ["save clip", "keep the last drag"],
    "website": ["browsers"], "html": ["browsers"], "code": ["swift"], "xcode": ["swift"],
    "notch": ["cutout", "notch"], "phone": ["iphone"], "accessibility": ["reduced motion"],
    "rtl": ["right to left"], "arabic": ["right to left"], "hebrew": ["right to left"], "touches": ["fingers"],
    "fullscreen": ["whole screen"], "shortcuts": ["sheet"], "help": ["sheet"],
  ]
}
