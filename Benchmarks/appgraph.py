#!/usr/bin/env python3
"""Writes a navigation graph with the shape of an app, the same for the same arguments.

A start (launch, a few onboarding screens, sign-in), a tab bar, and under each tab sections: a
list, details pushed one on the other, and at a detail a sheet or an alert. Now and then a detail
links to one elsewhere. Every fragment can be reached and left. About 1.5 segues a fragment.
"""
import argparse
import json
import random
import sys

START = ["launch", "welcome", "tour", "signIn", "tabs"]
TABS = ["home", "browse", "saved", "inbox", "account"]
LABELS = ["open", "more", "edit", "share", "continue", "choose a date", "pay", "invite"]


def segues(count, seed):
    """The segues of a graph of `count` fragments, as dictionaries."""
    dice = random.Random(f"{seed}/{count}")
    push = {"dismissable": True, "presentation": "push"}
    over = {"style": "hold", "dismissable": True}

    yield {"from": "launch", "to": "welcome"}
    yield {"from": "launch", "to": "tabs"}
    yield {"from": "welcome", "to": "tour", **push}
    yield {"from": "tour", "to": "signIn"}
    yield {"from": "signIn", "to": "tabs"}
    for place, tab in enumerate(TABS):
        first = {"auto": True} if place == 0 else {}
        yield {"from": "tabs", "to": tab, "style": "hold", "presentation": "tab", **first}

    left = count - len(START) - len(TABS)
    pushed = 0
    while left > 0:
        # One section: a chain of pushes from a tab, each of which may open something over it.
        parent = TABS[dice.randrange(len(TABS))]
        for _ in range(dice.randint(3, 7)):
            if left <= 0:
                break
            screen = f"screen{pushed}"
            pushed += 1
            left -= 1
            label = {"label": dice.choice(LABELS)} if dice.random() < 0.4 else {}
            yield {"from": parent, "to": screen, **push, **label}
            if left > 0 and dice.random() < 0.25:
                kind = dice.choice(["sheet", "alert"])
                yield {"from": screen, "to": f"{kind}{pushed}", **over, "presentation": kind}
                left -= 1
            # A link to an earlier screen; `pushed - 2` keeps off the one it came from.
            if pushed > 3 and dice.random() < 0.66:
                yield {"from": screen, "to": f"screen{dice.randrange(pushed - 2)}", **push}
            parent = screen


def write_navgraph(items, out):
    out.write('{"version": 1, "name": "Benchmark", "entry": "launch", "segues": [')
    for place, segue in enumerate(items):
        out.write(("," if place else "") + "\n" + json.dumps(segue))
    out.write("\n]}\n")


def write_dot(items, out):
    out.write("digraph Benchmark {\n  node [shape=box style=rounded]\n")
    for segue in items:
        label = f' [label="{segue["label"]}"]' if "label" in segue else ""
        out.write(f'  {segue["from"]} -> {segue["to"]}{label}\n')
    out.write("}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fragments", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", choices=["navgraph", "dot"], default="navgraph")
    arguments = parser.parse_args()
    write = write_dot if arguments.format == "dot" else write_navgraph
    write(segues(arguments.fragments, arguments.seed), sys.stdout)


if __name__ == "__main__":
    main()
