internal import CLibRSVG
// GLib's types belong to the module that the compiler sees first.
internal import CPango
import ChiralRequests
import ChiralSVG

#if canImport(Glibc)
  import Glibc
#endif

// The only file that uses librsvg and cairo. Each owner frees its C objects, and none of them leaves this
// file.

/// Returns the versions of the libraries and the paths of their files.
func libraryVersions() -> HelperVersions {
  var versions = HelperVersions(
    librsvg: "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
    cairo: String(cString: cairo_version_string()), pango: pangoVersion())
  versions.files = LoadedLibrary.paths([
    "librsvg", "libxml2", "libcairo.", "libdeflate", "libpixman", "libgdk_pixbuf", "libpng", "libjpeg",
    "libpango", "libfribidi", "libharfbuzz.", "libfreetype", "libfontconfig",
  ])
  return versions
}

/// A drawing that librsvg has parsed, for pictures of any size.
struct Drawing: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The drawing's own coordinates: its viewBox, or its size with the origin at 0.
  private let box: Rect

  /// Parses SVG in memory; without a base URL it can load no other file.
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

  /// The width divided by the height.
  var aspect: Double { box.width / box.height }

  /// Renders the drawing.
  func draw(_ grid: PixelGrid) throws(RenderError) -> Bitmap {
    try picture(width: grid.width, height: grid.height) { context throws(RenderError) in
      var viewport = RsvgRectangle(grid.viewport)
      var error: UnsafeMutablePointer<GError>?
      guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
        throw RenderError(.drawing, "librsvg cannot draw it: \(message(consuming: error))")
      }
    }
  }

  /// Returns the area that an element covers, including strokes, in user units; nil if it draws nothing.
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

/// Returns the picture that `body` draws on a transparent ground.
private func picture(
  width: Int, height: Int, _ body: (OpaquePointer) throws(RenderError) -> Void
) throws(RenderError) -> Bitmap {
  var trouble: RenderError?
  // Drawing into the array itself saves a copy of large pictures. A row of four-byte pixels needs no padding.
  let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
    count = width * height * 4
    adviseLargePages(for: UnsafeMutableRawBufferPointer(target))
    target.initialize(repeating: 0)
    do throws(RenderError) {
      try draw(on: target, width: width, height: height, body)
      turnIntoRGBA(UnsafeMutableRawBufferPointer(target))
    } catch {
      trouble = error
    }
  }
  if let trouble { throw trouble }
  return Bitmap(width: width, height: height, pixels: pixels)
}

/// Asks for large memory pages, which the system provides for a printed page of 35 MB with 17 interruptions, not 8,400.
private func adviseLargePages(for memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    let largePage = 2 << 20
    guard let start = memory.baseAddress, memory.count >= 2 * largePage else { return }
    let first = start.alignedUp(toMultipleOf: largePage)
    madvise(first, start + memory.count - first, MADV_HUGEPAGE)
  #endif
}

private func draw(
  on pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int,
  _ body: (OpaquePointer) throws(RenderError) -> Void
) throws(RenderError) {
  let surface = cairo_image_surface_create_for_data(
    pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
  defer { cairo_surface_destroy(surface) }
  guard let context = cairo_create(surface) else { throw RenderError(.limit, "cairo found no memory") }
  defer { cairo_destroy(context) }
  try body(context)
  let status = cairo_status(context)
  guard status == CAIRO_STATUS_SUCCESS else {
    throw RenderError(.drawing, "cairo cannot draw it: \(String(cString: cairo_status_to_string(status)))")
  }
  cairo_surface_flush(surface)
}

/// Converts cairo's pixels, which are words with alpha in the highest byte, to bytes with red first.
private func turnIntoRGBA(_ pixels: UnsafeMutableRawBufferPointer) {
  let words = pixels.bindMemory(to: UInt32.self)
  var index = 0
  // A plain loop is fast in unoptimised builds, too.
  while index < words.count {
    let word = words[index]
    words[index] = (word << 8 | word >> 24).bigEndian
    index += 1
  }
}

private func apply(
  _ stylesheet: String, to handle: UnsafeMutablePointer<RsvgHandle>,
  _ error: inout UnsafeMutablePointer<GError>?
) -> Bool {
  let css = Array(stylesheet.utf8)
  return rsvg_handle_set_stylesheet(handle, css, gsize(css.count), &error) != 0
}

/// Returns the viewBox, or the size if both lengths are given; nil if there is neither.
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

/// Returns the message of an error of GLib in one line, and frees the error.
private func message(consuming error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "no reason given" }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message).split(separator: "\n").joined(separator: " ")
}
