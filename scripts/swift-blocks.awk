# The Swift blocks of a Markdown file as one program, whose errors point to the file.
# A top-level expression with a comment two spaces after it has to print what the comment says.
# Blocks that import a module which `skip`, a pattern, matches are left out.
BEGIN {
  print "func expect(_ value: some Any, _ text: String, line: Int = #line, file: String = #filePath) {"
  print "  if \"\\(value)\" != text { fatalError(\"\\(file):\\(line): it is \\(value)\") }"
  print "}"
}
/^```/ {
  if (isOpen) {
    if (!isSkipped) printf "%s", block
    isOpen = 0
  }
  else if ($0 == "```swift") {
    isOpen = 1
    isSkipped = 0
    block = sprintf("#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, FNR + 1)
  }
  next
}
!isOpen { next }
/^import / && $2 ~ skip { isSkipped = 1 }
/^[^ }\/].*[^ ]  \/\/ / && !/^(import|enum|struct|class|func|let|var) / {
  at = index($0, "  // ")
  block = block "expect(" substr($0, 1, at - 1) ", #\"" substr($0, at + 5) "\"#)\n"
  next
}
{ block = block $0 "\n" }
