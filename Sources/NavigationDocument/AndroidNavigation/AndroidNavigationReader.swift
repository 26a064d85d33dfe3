/// Reads a navigation graph of Android's resources, with the graphs that it includes.
enum AndroidNavigationReader {
  static func read(
    bytes: [UInt8], path: String, files: DocumentFiles, resources: AndroidResources
  ) -> ReadResult {
    var graph = ImportedGraph()
    var nodes: [NavigationNode] = []
    var paths: [String] = []
    var known: Set<String> = [files.identity(path) ?? path]
    var waiting: [Include] = []

    func add(_ bytes: [UInt8], _ path: String, below parent: Int) {
      let file = graph.add(SourceText(path: path, bytes: bytes))
      paths.append(path)
      do throws(Diagnostic) {
        _ = try TextEncoding.check(bytes, file: file)
        let tree = try XMLReader.read(bytes, file: file)
        let offset = nodes.count
        for (i, node) in try NavigationFile.nodes(tree, file: Int(file)).enumerated() {
          var node = node
          node.parent = i == 0 ? parent : node.parent + offset
          if let name = node.include {
            waiting.append(Include(name: name, node: nodes.count, path: path))
          }
          nodes.append(node)
        }
      } catch {
        graph.builder.report(error)
      }
    }

    add(bytes, path, below: -1)
    var next = 0
    while next < waiting.count {
      let include = waiting[next]
      next += 1
      for candidate in resources.candidates(for: include.name, from: include.path) {
        guard let real = files.identity(candidate) else { continue }
        // A graph that was read already is where its ids are found.
        guard known.insert(real).inserted else { break }
        let shown = FilePath.normalized(candidate)
        do throws(Diagnostic) {
          add(try files.bytes(shown), shown, below: include.node)
        } catch {
          var located = error
          located.region = nodes[include.node].region
          graph.builder.report(located)
        }
        break
      }
    }
    if !nodes.isEmpty {
      NavigationProject(nodes: nodes, paths: paths, menuItems: resources.menuItems(files))
        .write(into: &graph)
    }
    return graph.finish()
  }

  private struct Include {
    var name: String
    var node: Int
    var path: String
  }
}
