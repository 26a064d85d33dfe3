#!/usr/bin/env python3
"""Compares rutter with other programs on the same graphs, in one run, as ratios.

usage: run.py --rutter PATH [--generator PATH] [--quick]

Thresholds stand on ratios, since seconds differ between machines. A comparison whose other
program is missing is skipped and said so. Exit status: 0 all hold, 1 one does not, 2 a run failed.
"""
import argparse
import importlib.util
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent

PYTHON_LINT = """
import json, sys, networkx
document = json.load(open(sys.argv[1]))
graph = networkx.DiGraph((s["from"], s["to"]) for s in document["segues"])
entry = document.get("entry") or next(f for f in graph if graph.in_degree(f) == 0)
reached = networkx.descendants(graph, entry)
components = sum(1 for _ in networkx.strongly_connected_components(graph))
print(len(reached), components)
"""


class Failure(Exception):
    pass


def measure(command, repeat=1, accepted=(0,)):
    """The least wall seconds and processor seconds of some runs, and the largest memory in MB."""
    wall, processor, memory = [], [], 0
    for _ in range(repeat):
        start = time.perf_counter()
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        complaint = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        wall.append(time.perf_counter() - start)
        process.stderr.close()
        if process.returncode not in accepted:
            text = complaint.decode(errors="replace").strip()[-500:]
            raise Failure(f"{' '.join(map(str, command))}: exit {process.returncode}\n{text}")
        processor.append(usage.ru_utime + usage.ru_stime)
        unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
        memory = max(memory, usage.ru_maxrss / unit)
    return min(wall), min(processor), memory


class Report:
    def __init__(self):
        self.failed = 0

    def check(self, what, value, limit, unit="x"):
        holds = value <= limit
        self.failed += not holds
        mark = "ok  " if holds else "MISS"
        print(f"{mark} {what}: {value:.4g}{unit}, at most {limit:.4g}{unit}", flush=True)

    def skip(self, what, why):
        print(f"skip {what}: {why}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rutter", required=True)
    parser.add_argument("--generator", default=os.environ.get("GENERATOR", HERE / "appgraph.py"))
    parser.add_argument("--quick", action="store_true", help="a tenth of the large graphs")
    arguments = parser.parse_args()
    rutter = arguments.rutter
    report = Report()

    with tempfile.TemporaryDirectory(prefix="rutter-bench-") as folder:
        folder = pathlib.Path(folder)

        def graph(fragments, form="navgraph"):
            path = folder / f"{fragments}.{'dot' if form == 'dot' else 'navgraph.json'}"
            if not path.exists():
                with open(path, "wb") as out:
                    command = [sys.executable, arguments.generator, str(fragments)]
                    subprocess.run([*command, "--format", form], stdout=out, check=True)
            return path

        try:
            lint(report, rutter, graph, 66_000 if arguments.quick else 660_000)
            draw(report, rutter, graph, folder, arguments.quick)
            apps(report, rutter, folder)
            start(report, rutter, graph)
        except Failure as failure:
            print(f"failed: {failure}", file=sys.stderr)
            return 2
    return 1 if report.failed else 0


def lint(report, rutter, graph, fragments):
    large, small = graph(fragments), graph(fragments // 10)
    print(f"lint, {large.stat().st_size / 1e6:.0f} MB of JSON, {fragments:,} fragments")
    # Findings (exit 1) do not make a run fail: what is compared is the time.
    # One large run and ten small ones take turns, each as long as the other, so that what else the
    # machine does slows both alike.
    command = [rutter, "lint"]
    pairs = [
        (measure([*command, large], accepted=(0, 1)),
         [measure([*command, small], accepted=(0, 1)) for _ in range(10)])
        for _ in range(9)
    ]
    wall, cpu, memory = (pick(p[0][i] for p in pairs) for i, pick in enumerate((min, min, max)))
    print(f"     rutter: {wall:.2f} s, {cpu:.2f} s of processor")
    for i, kind in enumerate(("wall", "processor")):
        ratio = statistics.median(
            one[i] / statistics.fmean(run[i] for run in ten) for one, ten in pairs)
        report.check(f"{kind} time for ten times the segues", ratio, 11)
    report.check("memory", memory, 1000, " MB")
    if importlib.util.find_spec("networkx"):
        other, _, _ = measure([sys.executable, "-c", PYTHON_LINT, large])
        report.check(f"against Python with networkx ({other:.2f} s)", wall / other, 1 / 12)
    else:
        report.skip("against Python with networkx", "run `python3 -m pip install networkx`")
    if shutil.which("jq"):
        other, _, _ = measure(["jq", "empty", large], repeat=2)
        report.check(f"against `jq empty` ({other:.2f} s)", wall / other, 1)
    else:
        report.skip("against `jq empty`", "jq is not in PATH")


def draw(report, rutter, graph, folder, quick):
    has_dot = shutil.which("dot") is not None
    for fragments, limit in ((20, 0.4), (300, 1 / 8), (1000, 1 / 40)):
        picture = folder / f"{fragments}.svg"
        ours = [rutter, "draw", graph(fragments), "-o", picture]
        theirs = ["dot", "-Tsvg", graph(fragments, "dot"), "-o", folder / "dot.svg"]
        compares = has_dot and not (quick and fragments == 1000)
        # Both take turns, so that what else the machine does slows both alike.
        rounds = 1 if fragments == 1000 else 5 if fragments == 300 else 30
        pairs = [
            (measure(ours)[1], measure(theirs)[1] if compares else None) for _ in range(rounds)
        ]
        if not picture.exists() or not picture.stat().st_size:
            raise Failure(f"drawing {fragments} fragments left no picture")
        print(f"draw, {fragments} fragments: {min(p[0] for p in pairs):.3f} s of processor")
        if compares:
            report.check(
                f"{fragments} fragments against `dot -Tsvg`"
                f" ({min(p[1] for p in pairs):.3f} s of processor)",
                statistics.median(p[0] / p[1] for p in pairs), limit)
        else:
            why = "--quick" if has_dot else "dot is not in PATH"
            report.skip(f"{fragments} fragments against `dot -Tsvg`", why)
    # What `dot` does not finish in minutes.
    wall, _, _ = measure([rutter, "draw", graph(3000), "-o", folder / "3000.svg"])
    report.check("draw of 3,000 fragments", wall, 10, " s")


def apps(report, rutter, folder):
    """Apps that were never written for this program: Swift sources and storyboards."""
    sources, cache = folder / "Sources", folder / "cache"
    generator = [sys.executable, HERE / "swiftapp.py", "2000", sources]
    subprocess.run(generator, check=True)
    lint = [rutter, "lint", sources]
    wall, _, memory = measure(lint, repeat=2, accepted=(0, 1))
    report.check("lint of 2,000 Swift files", wall, 10, " s")
    report.check("memory", memory, 1000, " MB")
    lint += ["--cache", cache]
    measure(lint, accepted=(0, 1))
    again, _, _ = measure(lint, accepted=(0, 1))
    report.check("the same with a cache, when nothing has changed", again / wall, 1 / 3)
    project = folder / "App"
    project.mkdir()
    size = sum(storyboard(project / f"Board{i}.storyboard", i) for i in range(16))
    wall, _, _ = measure([rutter, "lint", project], repeat=3, accepted=(0, 1))
    report.check(f"lint of {size / 1e6:.1f} MB of storyboards", wall, 1, " s")


def storyboard(path, number):
    """Writes a storyboard of 120 scenes, each with views, a table and two segues; its bytes."""
    scenes = []
    for i in range(120):
        views = "".join(
            f'''
              <label opaque="NO" text="Label {v}" textAlignment="natural" id="{number}-{i}-v{v}">
                <rect key="frame" x="16" y="{v * 40}" width="343" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <nil key="textColor"/>
              </label>''' for v in range(9))
        targets = [(i * 2 + 1) % 120, (i * 2 + 2) % 120]
        segues = "".join(
            f'<segue destination="{number}-{t}" kind="show" id="{number}-{i}-s{n}"/>'
            for n, t in enumerate(targets))
        scenes.append(f'''
        <scene sceneID="{number}-{i}-scene">
          <objects>
            <viewController id="{number}-{i}" customClass="Screen{number}x{i}" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="{number}-{i}-view">
                <subviews>{views}
                </subviews>
              </view>
              <connections>{segues}</connections>
            </viewController>
          </objects>
        </scene>''')
    text = f'''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
initialViewController="{number}-0">
    <scenes>{"".join(scenes)}
    </scenes>
</document>
'''
    path.write_text(text)
    return len(text)


def start(report, rutter, graph):
    wall, _, _ = measure([rutter, "lint", graph(20)], repeat=20, accepted=(0, 1))
    print(f"start, lint of 20 fragments: {wall * 1000:.1f} ms")
    if shutil.which("node"):
        other, _, _ = measure(["node", "-e", "0"], repeat=20)
        report.check(f"against `node -e 0` ({other * 1000:.1f} ms)", wall / other, 1)
    else:
        report.skip("against `node -e 0`", "node is not in PATH")


if __name__ == "__main__":
    sys.exit(main())
