"""Names the public symbols of symbol graphs that have no documentation; status 1 if there are any.

The cases of an enum that are named after what everybody knows (`sheet`, `cancel`) need none.
"""
import json
import sys

bare = []
for name in sys.argv[1:]:
    with open(name) as file:
        for symbol in json.load(file)["symbols"]:
            kind = symbol["kind"]["identifier"]
            if "docComment" not in symbol and kind not in ("swift.enum.case", "swift.extension"):
                bare.append(f"{'.'.join(symbol['pathComponents'])}: has no documentation")
print("\n".join(sorted(bare)), end="\n" if bare else "")
sys.exit(1 if bare else 0)
