"""Renders every drawing at every height with a Python library: peer.py LIBRARY DRAWINGS OUTPUT HEIGHT…"""

import sys
from pathlib import Path


def resvg_py():
    import resvg_py

    return lambda text, height: bytes(resvg_py.svg_to_bytes(svg_string=text, height=height))


def cairosvg():
    import cairosvg

    return lambda text, height: cairosvg.svg2png(bytestring=text.encode(), output_height=height)


def skia():
    import skia

    def render(text: str, height: int) -> bytes:
        drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(text.encode()))
        size = drawing.containerSize()
        if size.width() <= 0 or size.height() <= 0:
            drawing.setContainerSize(skia.Size(height, height))
            size = skia.Size(height, height)
        scale = height / size.height()
        surface = skia.Surface(max(1, round(size.width() * scale)), height)
        canvas = surface.getCanvas()
        canvas.scale(scale, scale)
        drawing.render(canvas)
        return bytes(surface.makeImageSnapshot().encodeToData())

    return render


def main() -> None:
    library, drawings, output = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    heights = [int(height) for height in sys.argv[4:]]
    render = {"resvg_py": resvg_py, "cairosvg": cairosvg, "skia": skia}[library]()
    failed = 0
    for locale in ("en", "ar"):
        (output / locale).mkdir(parents=True, exist_ok=True)
        for path in sorted((drawings / locale).glob("*.svg")):
            text = path.read_text()
            for height in heights:
                try:
                    (output / locale / f"{path.stem}-{height}.png").write_bytes(render(text, height))
                except Exception:  # errors of a library are counted and reported at the end
                    failed += 1
    print(f"{failed} pictures failed", file=sys.stderr)


if __name__ == "__main__":
    main()
