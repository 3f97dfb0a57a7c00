# Prints Swift source without its comments and without the contents of its strings. Line numbers stay the same.
FNR == 1 { depth = 0; text = ""; multiline = 0 }
{
  line = $0; out = ""
  while (line != "") {
    if (depth > 0) {
      if (!match(line, /\/\*|\*\//)) break
      depth += (substr(line, RSTART, 2) == "/*") ? 1 : -1
      line = substr(line, RSTART + 2)
    } else if (text != "") {
      # Inside a string: skip to its end, past escaped characters unless the string is raw.
      if (text !~ /#/ && match(line, /\\./) && (index(line, text) == 0 || RSTART < index(line, text))) {
        line = substr(line, RSTART + 2)
      } else if ((at = index(line, text)) > 0) {
        line = substr(line, at + length(text)); out = out "\""; text = ""
      } else break
    } else if (match(line, /\/\/|\/\*|#*"""|#*"/)) {
      token = substr(line, RSTART, RLENGTH)
      out = out substr(line, 1, RSTART - 1)
      line = substr(line, RSTART + RLENGTH)
      if (token == "//") break
      else if (token == "/*") { depth = 1; out = out " " }
      else {
        hashes = token; gsub(/"/, "", hashes)
        text = substr(token, length(hashes) + 1) hashes
        multiline = token ~ /"""/
        out = out "\""
      }
    } else { out = out line; break }
  }
  if (text != "" && !multiline) text = ""
  print FILENAME ":" FNR ": " out
}
