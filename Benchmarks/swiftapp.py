#!/usr/bin/env python3
"""Writes the Swift sources of an app, the same for the same numbers.

usage: swiftapp.py FILES FOLDER [--seed S]

Shape: a tab bar of five tabs; each file has a screen, a part of it that presents on its own, and
a model with ordinary code. A screen leads to two or three of the screens after it, by links,
sheets, covers, alerts or the values of a path, so that all screens can be reached; about 70 lines
a file.
"""
import argparse
import pathlib
import random

APP = """import SwiftUI

@main
struct BigApp: App {{
  var body: some Scene {{
    WindowGroup {{
      TabView {{
{tabs}
      }}
    }}
  }}
}}
"""

SCREEN = """import Foundation
import SwiftUI

/// One entry of the list that `Screen{i}` shows.
struct Item{i}: Identifiable, Hashable {{
  let id: Int
  var title = "Item {i}"
  var amount = 0.0
  var isDone = false

  var text: String {{
    guard amount > 0 else {{ return title }}
    return "\\(title): \\(amount.formatted(.number.precision(.fractionLength(2))))"
  }}
}}

@MainActor
final class Model{i}: ObservableObject {{
  @Published var items: [Item{i}] = []
  @Published var failure: String?
  private let store: [String: Double] = ["a": 1, "b": 2, "c": 3]

  func load() async throws {{
    items = store.sorted {{ $0.key < $1.key }}.enumerated().map {{ index, pair in
      Item{i}(id: index, title: pair.key, amount: pair.value)
    }}
    for index in items.indices where items[index].amount > 2 {{ items[index].isDone = true }}
    if items.isEmpty {{ failure = "Nothing is here" }} else {{ failure = nil }}
  }}

  func remove(_ item: Item{i}) {{
    items.removeAll {{ $0.id == item.id && $0.isDone == item.isDone }}
  }}
}}

struct Screen{i}: View {{
  @StateObject private var model = Model{i}()
  @State private var shows = false
  @State private var asks = false
  @State private var selected: Item{i}?

  var body: some View {{
    List(model.items) {{ item in
      VStack(alignment: .leading, spacing: 4) {{
        Text(item.text).font(.headline)
        if item.isDone {{ Image(systemName: "checkmark").foregroundStyle(.green) }}
      }}
      .padding(.vertical, 8)
      .contextMenu {{ Button("Remove") {{ model.remove(item) }} }}
    }}
    .navigationTitle("Screen {i}")
    .toolbar {{ Tools{i}(shows: $shows, asks: $asks) }}
    .task {{ try? await model.load() }}
{presents}
  }}
}}

private struct Tools{i}: View {{
  @Binding var shows: Bool
  @Binding var asks: Bool

  var body: some View {{
    HStack {{
      Button("More") {{ shows = true }}
      Button("Delete", role: .destructive) {{ asks = true }}
{links}
    }}
    .alert("Delete everything?", isPresented: $asks) {{ Button("Delete", role: .destructive) {{}} }}
  }}
}}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    screens = arguments.files - 1
    leads = [[] for _ in range(screens)]
    for i in range(5, screens):
        leads[(i - 5) // 2 if i < 400 else chance.randrange(i // 2, i)].append(i)
    for i in range(screens):
        leads[i].append(chance.randrange(screens))
    tabs = "\n".join(
        f'        NavigationStack {{ Screen{i}() }}.tabItem {{ Text("Tab {i}") }}'
        for i in range(min(5, screens)))
    for i in range(screens):
        presents, links = [], []
        for target in leads[i]:
            kind = chance.choice(["link", "link", "sheet", "cover", "item"])
            if kind == "link":
                links.append(f'      NavigationLink("Next") {{ Screen{target}() }}')
            elif kind == "sheet":
                presents.append(f"    .sheet(isPresented: $shows) {{ Screen{target}() }}")
            elif kind == "cover":
                presents.append(
                    f"    .fullScreenCover(isPresented: $shows) {{ NavigationStack "
                    f"{{ Screen{target}() }} }}")
            else:
                presents.append(
                    f"    .navigationDestination(item: $selected) {{ _ in Screen{target}() }}")
        folder = arguments.folder / f"Feature{i // 20}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"Screen{i}.swift").write_text(SCREEN.format(
            i=i, presents="\n".join(presents), links="\n".join(links)))
    (arguments.folder / "BigApp.swift").write_text(APP.format(tabs=tabs))


if __name__ == "__main__":
    main()
