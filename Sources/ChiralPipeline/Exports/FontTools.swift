import ChiralExporting

/// Makes font files with fontTools, the library of type designers, in a process of Python.
///
/// Python runs isolated (`-I`): neither the working folder nor variables, and no packages of the user's home folder, decide
/// which modules it loads. It reads numbers and names that Chiral wrote, never a drawing.
struct FontTools: Sendable {
  /// The program and the libraries, which a build state remembers.
  let files: [String]
  private let python: String
  private let scratch: ScratchSpace

  /// Finds the first Python of PATH that has fontTools and Brotli, which WOFF2 needs.
  init() throws(BuildError) {
    do throws(FileError) {
      scratch = try ScratchSpace()
    } catch {
      throw .file(error)
    }
    for python in Program.all("python3") {
      if Interruption.isRequested { throw .interrupted }
      let output = scratch.path + "/found"
      let status = Program.run(
        [python, "-I", "-c", Self.probe], environment: Program.environment, input: "/dev/null", output: output
      )
      guard status == 0, let bytes = try? Files.read(output) else { continue }
      self.python = python
      let modules = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      files = [python] + modules.filter { $0.hasPrefix("/") }
      return
    }
    throw Interruption.isRequested
      ? .interrupted
      : .target(
        "--target font needs Python 3 with fontTools and Brotli: run `pip install \"fonttools[woff]\"` or "
          + "`apt-get install python3-fonttools`")
  }

  /// Returns the bytes of a font in both formats.
  func font(from source: FontSource) throws(BuildError) -> [OutputFile.FontFormat: [UInt8]] {
    let (input, errors) = (scratch.path + "/source.json", scratch.path + "/errors")
    do throws(FileError) {
      try Files.write(Array(source.json.utf8), to: input)
    } catch {
      throw .file(error)
    }
    let status = Program.run(
      [python, "-I", "-c", Self.script, scratch.path], environment: Program.environment, input: input,
      output: scratch.path + "/output", errors: errors)
    if Interruption.isRequested { throw .interrupted }
    guard status == 0 else {
      let lines = String(decoding: (try? Files.read(errors)) ?? [], as: UTF8.self).split(separator: "\n")
      throw .target("font: fontTools failed: \(lines.last ?? "it ended with \(status)")")
    }
    do throws(FileError) {
      return [
        .trueType: try Files.read(scratch.path + "/font.ttf"),
        .woff2: try Files.read(scratch.path + "/font.woff2"),
      ]
    } catch {
      throw .file(error)
    }
  }

  /// Fails if a module is missing; prints the files of the modules.
  private static let probe = """
    import fontTools
    from fontTools.ttLib import woff2
    assert woff2.haveBrotli
    print(fontTools.__file__, woff2.brotli.__file__, sep="\\n")
    """

  /// Reads a `FontSource` and writes `font.ttf` and `font.woff2` to the folder of its argument.
  ///
  /// Times are those of 1970, so that equal icons give equal bytes.
  private static let script = """
    import json
    import re
    import sys
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.svgLib.path import parse_path
    from fontTools.ttLib import newTable

    source = json.load(sys.stdin)
    ascent, em = source["ascent"], source["unitsPerEm"]
    glyphs = {glyph["name"]: glyph for glyph in source["glyphs"]}
    names = [".notdef", *source["letters"], *glyphs]


    def drawn(path):
        pen = TTGlyphPen(None)
        parse_path(path, Cu2QuPen(pen, max_err=em / 4000))
        glyph = pen.glyph()
        if glyph.numberOfContours > 0:
            glyph.flags[0] |= 0x40  # OVERLAP_SIMPLE: contours overlap
        return glyph


    def copied(glyph):
        pen = TTGlyphPen(dict.fromkeys(names))
        flip = (-1, 0, 0, 1, glyph["advance"], 0)
        pen.addComponent(glyph["of"], flip if glyph["flipped"] else (1, 0, 0, 1, 0, 0))
        return pen.glyph()


    outlines = {name: TTGlyphPen(None).glyph() for name in names}
    outlines |= {name: drawn(glyph["path"]) if "path" in glyph else copied(glyph) for name, glyph in glyphs.items()}

    builder = FontBuilder(em, isTTF=True)
    builder.setupGlyphOrder(names)
    characters = {code: name for name, code in source["letters"].items()}
    characters |= {glyph["codePoint"]: name for name, glyph in glyphs.items() if "codePoint" in glyph}
    builder.setupCharacterMap(characters)
    builder.setupGlyf(outlines)
    table = builder.font["glyf"]
    # Letters have no width, so that a name that is no icon takes no space.
    builder.setupHorizontalMetrics(
        {name: (glyphs[name]["advance"] if name in glyphs else 0, getattr(table[name], "xMin", 0)) for name in names})
    builder.setupHorizontalHeader(ascent=ascent, descent=ascent - em)
    version, author, license = source.get("version", "1.000"), source.get("author"), source.get("license")
    facts = {
        "copyright": author and f"Copyright {author}", "manufacturer": author, "vendorURL": source.get("address"),
        "licenseDescription": license,
        # Only a single identifier has a page; an expression such as `MIT OR Apache-2.0` has none.
        "licenseInfoURL": license and re.fullmatch(r"[A-Za-z0-9.-]+", license) and f"https://spdx.org/licenses/{license}.html"}
    builder.setupNameTable({
        "familyName": source["family"], "styleName": "Regular",
        "uniqueFontIdentifier": f"{version};{source['family']}", "fullName": source["family"],
        "version": f"Version {version}", "psName": source["family"],
        **{name: text for name, text in facts.items() if text}})
    # Embedding is not restricted, and no registered vendor made the font.
    builder.setupOS2(
        sTypoAscender=ascent, sTypoDescender=ascent - em, sTypoLineGap=0, usWinAscent=ascent, usWinDescent=em - ascent,
        fsSelection=0xC0, fsType=0, achVendID="    ")
    builder.setupPost()
    epoch = 2082844800  # 1970, in seconds since 1904
    revision = float(re.match(r"\\d+\\.\\d+", version)[0])
    builder.setupHead(unitsPerEm=em, fontRevision=min(revision, 32767), created=epoch, modified=epoch)
    builder.font.recalcTimestamp = False
    smooth = newTable("gasp")
    smooth.version, smooth.gaspRange = 1, {0xFFFF: 0x000A}
    builder.font["gasp"] = smooth
    addOpenTypeFeaturesFromString(builder.font, source["features"])
    builder.font.save(sys.argv[1] + "/font.ttf")
    builder.font.flavor = "woff2"
    builder.font.save(sys.argv[1] + "/font.woff2")
    """
}
