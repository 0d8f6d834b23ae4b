/// Returns bytes as Base64 text for `data:` URLs (RFC 4648, section 4).
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let padding = UInt8(ascii: "=")
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(3, bytes.count - start)
    let group = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
    // Three bytes are four letters of six bits; with one or two bytes, the letters without bits become padding.
    for (index, shift) in [18, 12, 6, 0].enumerated() {
      text.append(index <= count ? alphabet[group >> shift & 63] : padding)
    }
  }
  return String(decoding: text, as: UTF8.self)
}
