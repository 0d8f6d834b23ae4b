internal import CLibRSVG
// GLib's types belong to the module that the compiler meets first.
internal import CPango
import ChiralGeometry
import ChiralRendering

// The one file that knows librsvg and cairo. Each owner frees what it holds, and nothing of C leaves it.

/// What the libraries call themselves.
func libraryVersions() -> HelperVersions {
  var versions = HelperVersions(
    librsvg: "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
    cairo: String(cString: cairo_version_string()), pango: pangoVersion())
  versions.files = LoadedLibrary.paths([
    "librsvg", "libcairo.", "libdeflate", "libpixman", "libpango-", "libpangoft2", "libharfbuzz.",
    "libfreetype", "libfontconfig",
  ])
  return versions
}

/// A drawing that librsvg has read, for pictures of any size.
struct Drawing: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The drawing's own coordinates: its viewBox, else its size with the origin at 0.
  private let box: Rect

  /// Reads SVG from memory: without a base URL nothing else can be loaded.
  init(svg: [UInt8], stylesheet: String?) throws(RenderError) {
    guard !svg.isEmpty else { throw RenderError(.drawing, "the file is empty") }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(svg, gsize(svg.count), &error) else {
      throw RenderError(.drawing, "librsvg cannot read it: \(message(consuming: error))")
    }
    rsvg_handle_set_dpi(handle, 96)
    if let stylesheet, !apply(stylesheet, to: handle, &error) {
      g_object_unref(handle)
      throw RenderError(.drawing, "the tint is not a colour: \(message(consuming: error))")
    }
    guard let box = ownBox(of: handle) else {
      g_object_unref(handle)
      throw RenderError(
        .drawing, "the drawing has neither a viewBox nor a size of its own; give it a viewBox")
    }
    self.handle = handle
    self.box = box
  }

  deinit { g_object_unref(handle) }

  /// Width over height.
  var aspect: Double { box.width / box.height }

  /// Draws into a picture, of which nothing is left of what it showed before.
  func draw(_ grid: PixelGrid, with canvas: inout Canvas) throws(RenderError) -> Bitmap {
    try canvas.picture(width: grid.width, height: grid.height) { context throws(RenderError) in
      var viewport = RsvgRectangle(grid.viewport)
      var error: UnsafeMutablePointer<GError>?
      guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
        throw RenderError(.drawing, "librsvg cannot draw it: \(message(consuming: error))")
      }
    }
  }

  /// What an element covers, strokes and all, in the drawing's user units; nil where it draws nothing.
  func ink(of element: String) throws(RenderError) -> Rect? {
    var viewport = RsvgRectangle(Rect(minX: 0, minY: 0, width: box.width, height: box.height))
    var ink = RsvgRectangle()
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_has_sub(handle, "#" + element) != 0 else {
      throw RenderError(.drawing, "the drawing has no element with the id \(element)")
    }
    guard rsvg_handle_get_geometry_for_layer(handle, "#" + element, &viewport, &ink, nil, &error) != 0 else {
      throw RenderError(.drawing, "librsvg cannot measure it: \(message(consuming: error))")
    }
    guard ink.width > 0 || ink.height > 0 else { return nil }
    return Rect(minX: ink.x + box.minX, minY: ink.y + box.minY, width: ink.width, height: ink.height)
  }
}

/// Memory for one picture after another.
struct Canvas: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)

  deinit { memory.deallocate() }

  /// The picture that `body` draws on a clear ground.
  mutating func picture(
    width: Int, height: Int, _ body: (OpaquePointer) throws(RenderError) -> Void
  ) throws(RenderError) -> Bitmap {
    // A row of four-byte pixels needs no padding.
    let count = width * height * 4
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(byteCount: count, alignment: 16)
    }
    let pixels = UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
    let surface = cairo_image_surface_create_for_data(
      pixels.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(width * 4))
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw RenderError(.limit, "cairo found no memory") }
    defer { cairo_destroy(context) }
    try body(context)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderError(.drawing, "cairo cannot draw it: \(String(cString: cairo_status_to_string(status)))")
    }
    cairo_surface_flush(surface)
    return Bitmap(width: width, height: height, pixels: rgba(fromARGB: UnsafeRawBufferPointer(pixels)))
  }
}

/// Cairo's pixels are words, alpha first from the top; ours are bytes, red first.
private func rgba(fromARGB words: UnsafeRawBufferPointer) -> [UInt8] {
  let source = words.bindMemory(to: UInt32.self)
  return [UInt8](unsafeUninitializedCapacity: words.count) { target, count in
    let bytes = UnsafeMutableRawBufferPointer(target).bindMemory(to: UInt32.self)
    for (index, word) in source.enumerated() {
      bytes[index] = (word << 8 | word >> 24).bigEndian
    }
    count = words.count
  }
}

private func apply(
  _ stylesheet: String, to handle: UnsafeMutablePointer<RsvgHandle>,
  _ error: inout UnsafeMutablePointer<GError>?
) -> Bool {
  let css = Array(stylesheet.utf8)
  return rsvg_handle_set_stylesheet(handle, css, gsize(css.count), &error) != 0
}

/// The viewBox, else the size where both halves are lengths; nil where there is neither.
private func ownBox(of handle: UnsafeMutablePointer<RsvgHandle>) -> Rect? {
  var hasWidth: gboolean = 0
  var hasHeight: gboolean = 0
  var hasViewBox: gboolean = 0
  var width = RsvgLength()
  var height = RsvgLength()
  var viewBox = RsvgRectangle()
  rsvg_handle_get_intrinsic_dimensions(
    handle, &hasWidth, &width, &hasHeight, &height, &hasViewBox, &viewBox)
  if hasViewBox != 0 {
    return Rect(minX: viewBox.x, minY: viewBox.y, width: viewBox.width, height: viewBox.height)
  }
  var pixelWidth = 0.0
  var pixelHeight = 0.0
  guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &pixelWidth, &pixelHeight) != 0 else { return nil }
  return Rect(minX: 0, minY: 0, width: pixelWidth, height: pixelHeight)
}

extension RsvgRectangle {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// What GLib says went wrong, on one line.
private func message(consuming error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "no reason given" }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message).split(separator: "\n").joined(separator: " ")
}
