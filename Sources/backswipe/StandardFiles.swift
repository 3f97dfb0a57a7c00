import Glibc

/// Standard input, standard output and standard error.
enum StandardFiles {
  /// Opens those that are closed, because another file would get their numbers, and the program would write into it.
  ///
  /// Reading the input and writing the output still fail, so that nothing is lost without a word.
  static func open() {
    for (number, access) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(number, F_GETFD) < 0 {
      // It gets the lowest number that is free, which is this one.
      _ = Glibc.open("/dev/null", access)
    }
  }
}
