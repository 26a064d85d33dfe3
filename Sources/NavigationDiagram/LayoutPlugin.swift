import CGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds Graphviz's `dot` layout, which is a library of its own, next to the libgvc in use.
///
/// It is opened when the first picture is drawn, so other commands do not pay for it.
enum LayoutPlugin {
  static func open() throws(DiagramError) -> UnsafeMutableRawPointer {
    let folders = candidates()
    var reason = ""
    for folder in folders {
      for name in names(in: folder) {
        guard let library = dlopen(folder + "/" + name, RTLD_NOW | RTLD_LOCAL) else {
          if let text = dlerror() { reason = String(cString: text) }
          continue
        }
        if let symbol = dlsym(library, "gvplugin_dot_layout_LTX_library") { return symbol }
        dlclose(library)
      }
    }
    throw .layoutNotFound(searched: folders, reason: reason)
  }

  private static func candidates() -> [String] {
    guard let path = rutter_library_path() else {
      return ["/usr/lib/graphviz", "/usr/local/lib/graphviz", "/opt/homebrew/lib/graphviz"]
    }
    let library = String(cString: path)
    guard let slash = library.lastIndex(of: "/") else { return ["/usr/lib/graphviz"] }
    let folder = String(library[..<slash])
    return [folder + "/graphviz", folder]
  }

  /// Files that hold the plugin, the shortest name last: a versioned one is what libgvc uses.
  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix("libgvplugin_dot_layout.") else { continue }
      if name.contains(".so") || name.hasSuffix(".dylib") { names.append(name) }
    }
    return names.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }
}
