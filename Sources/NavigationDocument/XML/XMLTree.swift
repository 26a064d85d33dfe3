/// The elements of an XML document in the order of their start tags, without recursion.
struct XMLTree: Sendable {
  struct Attribute: Sendable {
    var name: String
    var value: String
  }

  struct Element: Sendable {
    var name: String
    /// Index of the element around it, or -1.
    var parent: Int32
    /// How many elements are around it.
    var depth: Int32
    var attributes: Range<Int32>
    /// The start tag.
    var region: SourceRegion
    /// The text directly in it, where the reader was asked to keep text.
    var text = ""
  }

  var elements: [Element] = []
  var attributes: [Attribute] = []

  /// The value of an element's attribute with that name.
  func value(_ name: String, of element: Int) -> String? {
    let range = elements[element].attributes
    for i in Int(range.lowerBound)..<Int(range.upperBound) where attributes[i].name == name {
      return attributes[i].value
    }
    return nil
  }

  /// As `value(_:of:)`, nil also where the value is empty.
  func text(_ name: String, of element: Int) -> String? {
    value(name, of: element).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The elements around an element, from the inside out.
  func ancestors(of element: Int) -> some Sequence<Int> {
    sequence(first: element) { i in
      elements[i].parent < 0 ? nil : Int(elements[i].parent)
    }.dropFirst()
  }
}
