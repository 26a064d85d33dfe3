extension SVGBuffer {
  /// An image as part of the document; nothing is fetched to show it.
  mutating func image(_ image: Scene.Image, in box: Box) {
    raw("<image x=\"")
    number(box.minX)
    raw("\" y=\"")
    number(box.minY)
    raw("\" width=\"")
    number(box.width)
    raw("\" height=\"")
    number(box.height)
    raw("\" href=\"data:")
    text(image.mediaType)
    raw(";base64,")
    base64(image.bytes)
    raw("\"/>")
  }

  /// Bytes in base 64 (RFC 4648).
  private mutating func base64(_ data: [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    out.reserveCapacity((data.count + 2) / 3 * 4)
    var i = 0
    while i < data.count {
      let count = min(3, data.count - i)
      var group = 0
      for k in 0..<3 { group = group << 8 | (k < count ? Int(data[i + k]) : 0) }
      for k in 0..<4 {
        out.append(k <= count ? alphabet[group >> (18 - 6 * k) & 63] : UInt8(ascii: "="))
      }
      i += 3
    }
    bytes(out)
  }
}
