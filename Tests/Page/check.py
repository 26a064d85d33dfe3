#!/usr/bin/env python3
"""Opens the HTML page in a real Chromium and uses it as a person would.

Usage: check.py RUTTER CHROMIUM [SCREENSHOT_FOLDER]
Needs the Python package `playwright` (no browser of its own).
"""
import pathlib
import random
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

package = pathlib.Path(__file__).resolve().parents[2]


def graph(count, seed=7):
    """A graph in the shape of an app as a navgraph document, and a path on it."""
    rng = random.Random(seed)
    lines = ["version: 1", "name: App of %d" % count, "entry: s0", "segues:"]
    parents = {}
    for i in range(1, count):
        parents[i] = (i - 1) // 2
        style = ", style: hold, presentation: sheet" if i % 3 == 0 else ", presentation: push"
        lines.append("  - { edge: s%d => s%d, dismissable: true%s }" % (parents[i], i, style))
    for i in range(2, count, 2):
        other = rng.randrange(count)
        if other not in (i, parents[i]) and parents.get(other) != i:
            lines.append("  - s%d => s%d" % (i, other))
    way, i = [], count - 1
    while i > 0:
        way.append("s%d" % i)
        i = parents[i]
    return "\n".join(dict.fromkeys(lines)) + "\n", "/".join(["s0"] + way[::-1])


def check(page, url, count, steps, errors):
    page.goto(url)
    page.locator("html[data-ready=true]").wait_for(state="attached")
    assert page.locator(".fragment").count() == count, "every fragment is there"

    # Search finds by title, and Enter goes there.
    page.keyboard.press("/")
    page.keyboard.type("s%d" % (count - 1))
    assert page.locator(".fragment.hit").count() >= 1
    page.keyboard.press("Enter")
    assert page.locator(".fragment.selected").count() == 1
    assert page.locator("#details h2").inner_text().startswith("s")
    assert page.locator(".segue.near").count() >= 1, "neighbours are shown"
    page.keyboard.press("Escape")
    page.locator("#stage").click(position={"x": 3, "y": 3})
    page.evaluate("document.activeElement.blur()")

    # Steps by the keyboard, forth and back, and by the list.
    for k in range(steps):
        page.keyboard.press("ArrowRight")
    assert page.locator("#position").inner_text() == "%d / %d" % (steps, steps)
    assert page.locator(".fragment.current").count() == 1
    assert page.locator(".segue.passed").count() == steps
    page.keyboard.press("ArrowLeft")
    assert page.locator("#position").inner_text() == "%d / %d" % (steps - 1, steps)
    page.locator("#steps button").first.click()
    assert page.locator("#position").inner_text() == "0 / %d" % steps
    page.locator("#play").click()
    page.locator("#position", has_text="1 / %d" % steps).wait_for()
    page.locator("#play").click()

    # A fragment by keyboard alone: Tab reaches it, Enter opens it.
    page.locator("#fragment-0").focus()
    page.keyboard.press("Enter")
    assert page.locator("#fragment-0.selected").count() == 1
    page.keyboard.press("Escape")

    # Zoom and colours.
    before = page.locator("#canvas").evaluate("e => e.style.transform")
    page.keyboard.press("+")
    assert page.locator("#canvas").evaluate("e => e.style.transform") != before
    page.locator("#fit").click()
    ground = "getComputedStyle(document.querySelector('.ground')).fill"
    light = page.evaluate(ground)
    page.locator("#theme").click()
    assert page.evaluate(ground) != light, "the picture's colours change"
    page.locator("#theme").click()
    assert page.evaluate(ground) == light
    assert errors == [], errors


def main():
    rutter, chromium = sys.argv[1:3]
    shots = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = pathlib.Path(folder)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for count in (20, 300, 1000):
            text, way = graph(count)
            source, target = folder / "App.navgraph.yml", folder / ("page%d.html" % count)
            source.write_text(text)
            subprocess.run([rutter, "draw", source, "--path", way, "--lint", "-o", target],
                           check=True)
            page = browser.new_page(viewport={"width": 1400, "height": 900})
            errors, requests = [], []
            page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
            page.on("pageerror", lambda e: errors.append(str(e)))
            page.on("request", lambda r: requests.append(r.url))
            check(page, target.as_uri(), count, way.count("/"), errors)
            assert requests == [target.as_uri()], "nothing else is fetched: %s" % requests
            if shots:
                page.screenshot(path=shots / ("page%d.png" % count))
            page.close()
            print("page: %d fragments: search, steps, keyboard, zoom and colours work" % count)
        # A change: each version by itself.
        target = folder / "change.html"
        subprocess.run(
            [rutter, "diff", package / "Samples/Shop/Shop.navgraph.yml",
             package / "Samples/Shop-with-faults/Shop.navgraph.yml", "-s", "none", "-o", target],
            check=True)
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        page.goto(target.as_uri())
        added = page.locator("g.fragment.added").first
        assert added.is_visible()
        page.get_by_role("button", name="Old", exact=True).click()
        assert not added.is_visible()
        page.get_by_role("button", name="Both", exact=True).click()
        assert added.is_visible()
        if shots:
            page.screenshot(path=shots / "change.png")
        browser.close()
        print("page: a change shows either version")


main()
