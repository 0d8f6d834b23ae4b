#!/usr/bin/python3
"""Looks every icon of a build up with a real GTK, in every locale, and compares it with the target `files`.

    xvfb-run -a scripts/gtk-lookup.py 3|4 OUTPUT PLAN

OUTPUT is a folder that `chiral build --target files --target gtk` filled with PNGs of one size and scale 1, PLAN what
`chiral plan --format json` says. The themes are installed in a folder of their own (XDG_DATA_HOME). An app would name
the theme of its locale; direction is GTK's affair. GTK 3 recolours symbolic icons red here, so that a stroke that it
would not recolour shows. Ends with 1 where a picture differs, with 77 where there is no such GTK.
"""
import json
import os
import shutil
import sys
import tempfile

version, output, plan_file = sys.argv[1:]
scratch = tempfile.TemporaryDirectory()
os.environ["XDG_DATA_HOME"] = scratch.name
os.environ["GTK_THEME"] = "Adwaita"
shutil.copytree(os.path.join(output, "gtk"), os.path.join(scratch.name, "icons"))

try:
    import gi

    gi.require_version("Gtk", version + ".0")
    gi.require_version("Gdk", version + ".0")
    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import Gdk, GdkPixbuf, Gtk
except (ImportError, ValueError) as error:
    print(f"skipped: no GTK {version} for Python: {error}", file=sys.stderr)
    sys.exit(77)
if not (Gtk.init_check() if version == "4" else Gtk.init_check([])[0]):
    print("skipped: no display", file=sys.stderr)
    sys.exit(77)

RED = Gdk.RGBA()
RED.parse("#ff0000")


def pixels(pixbuf):
    """Rows of (r, g, b, a)."""
    data, stride, channels = pixbuf.get_pixels(), pixbuf.get_rowstride(), pixbuf.get_n_channels()
    return [
        [tuple(data[y * stride + x * channels:][:channels]) + (255,) * (4 - channels)
         for x in range(pixbuf.get_width())]
        for y in range(pixbuf.get_height())
    ]


def lookup3(theme_name, icon, size, is_rtl):
    theme = Gtk.IconTheme()
    theme.set_custom_theme(theme_name)
    flags = Gtk.IconLookupFlags.DIR_RTL if is_rtl else Gtk.IconLookupFlags.DIR_LTR
    info = theme.lookup_icon(icon, size, flags | Gtk.IconLookupFlags.FORCE_SIZE)
    if info is None:
        return None, None
    return info.get_filename(), pixels(info.load_symbolic(RED, None, None, None)[0])


def lookup4(theme_name, icon, size, is_rtl):
    theme = Gtk.IconTheme()
    theme.set_theme_name(theme_name)
    direction = Gtk.TextDirection.RTL if is_rtl else Gtk.TextDirection.LTR
    paintable = theme.lookup_icon(icon, None, size, 1, direction, Gtk.IconLookupFlags(0))
    file = paintable.get_file()
    if file is None or file.get_path() is None:
        return file and file.get_uri(), None
    # GIR cannot hand over what GTK 4.8 draws a symbolic icon with, so the file is drawn as it lies there, in black.
    pixbuf = GdkPixbuf.Pixbuf.new_from_file_at_size(file.get_path(), size, size)
    return file.get_path(), [[(255, 0, 0, p[3]) if paintable.is_symbolic() else p for p in row] for row in pixels(pixbuf)]


def theme_of(locale):
    """The theme of a locale or of what it falls back to, as an app would choose it."""
    parts = locale.split("-")
    names = ["Icons-" + "-".join(parts[:count]) for count in range(len(parts), 0, -1)]
    return next((n for n in names if os.path.isdir(os.path.join(scratch.name, "icons", n))), "Icons")


def differs(shown, expected, is_symbolic):
    """How many pixels differ by more than antialiasing does."""
    count = 0
    for row, other in zip(shown, expected):
        for one, two in zip(row, other):
            if is_symbolic:
                two = (255, 0, 0, two[3])
            far = abs(one[3] - two[3]) > 40 or (
                one[3] > 128 and two[3] > 128 and max(abs(a - b) for a, b in zip(one[:3], two[:3])) > 40)
            count += far
    return count


with open(os.path.join(output, "index.json"), encoding="utf-8") as file:
    index = json.load(file)
with open(plan_file, encoding="utf-8") as file:
    rtl = {entry["locale"] for entry in json.load(file)["locales"] if entry["direction"] == "rtl"}
lookup = lookup3 if version == "3" else lookup4
compared = wrong = rtl_files = 0
for name, icon in sorted(index["icons"].items()):
    known = index["targets"]["gtk"]["icons"].get(name)
    for locale, entry in sorted(icon["locales"].items()):
        picture = next((f for f in entry["files"] if "size" in f), None)
        if known is None or picture is None:
            continue
        expected = pixels(GdkPixbuf.Pixbuf.new_from_file(os.path.join(output, picture["path"])))
        path, shown = lookup(theme_of(locale), known["name"], picture["size"], locale in rtl)
        compared += 1
        if path is None or not path.startswith(scratch.name):
            wrong += 1
            print(f"GTK {version}: {name} in {locale}: not found ({path})")
            continue
        rtl_files += "-rtl." in path
        count = differs(shown, expected, known["name"].endswith("-symbolic"))
        if count * 100 > picture["size"] ** 2:
            wrong += 1
            print(f"GTK {version}: {name} in {locale}: {count} pixels of {path} differ from {picture['path']}")
print(f"GTK {Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}: "
      f"{compared} lookups, {rtl_files} of them gave -rtl files, {wrong} wrong")
sys.exit(1 if wrong or not compared else 0)
