// Kept so that sources compile. Apple's constants are of CFString, from which sources make a string.

public let kUTTypeImage = "public.image"
public let kUTTypeMovie = "public.movie"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeURL = "public.url"
