#!/usr/bin/python3
"""Looks up every icon of a build in GTK, for every locale, and compares it with the target `files`.

    xvfb-run -a -s "-screen 0 1280x1024x24" scripts/gtk-lookup.py 3|4 OUTPUT PLAN

OUTPUT is the output of `chiral build --target files --target gtk` with PNGs of one size and scale 1; PLAN is the output of
`chiral plan --format json`. The icons are in a folder of the search path, as an app would ship them, and the theme is Adwaita. The
script asks for the name of the locale (x-ar-symbolic), and GTK chooses the direction. Symbolic icons are recoloured red, so that
a stroke that GTK cannot recolour becomes visible. GTK fits an icon that is not square into a square, so that such icons are looked
up, but not compared. GTK 3 draws the icons with GtkIconInfo, GTK 4 in a window that ImageMagick captures. The exit status is 1 if a
picture differs, and 77 if GTK is missing.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

COLUMNS = 12

version, output, plan_file = sys.argv[1:]
scratch = tempfile.TemporaryDirectory()
os.environ.update(XDG_DATA_HOME=scratch.name, GTK_THEME="Adwaita", GSK_RENDERER="cairo", GDK_BACKEND="x11")
icons_folder = os.path.abspath(os.path.join(output, "gtk"))


def skip(reason):
    print(f"SKIPPED: {reason}", file=sys.stderr)
    sys.exit(77)


try:
    import gi

    gi.require_version("Gtk", version + ".0")
    gi.require_version("Gdk", version + ".0")
    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import Gdk, GdkPixbuf, GLib, Gtk
except (ImportError, ValueError) as error:
    skip(f"no GTK {version} for Python: {error}")
if not (Gtk.init_check() if version == "4" else Gtk.init_check([])[0]):
    skip("no display")
if version == "4" and not shutil.which("import"):
    skip("import of ImageMagick, which captures the window, is missing")


class Picture:
    """The red, green, blue and alpha values of a part of a picture."""

    def __init__(self, pixbuf, left=0, top=0, size=None):
        data, stride, channels = pixbuf.get_pixels(), pixbuf.get_rowstride(), pixbuf.get_n_channels()
        self.width, self.height = size or pixbuf.get_width(), size or pixbuf.get_height()
        starts = [y * stride + left * channels for y in range(top, top + self.height)]
        rows = b"".join(data[start:start + self.width * channels] for start in starts)
        self.planes = [rows[channel::channels] for channel in range(channels)]
        if channels == 3:
            self.planes.append(b"\xff" * (self.width * self.height))

    def on_white(self, color=None):
        """Returns the red, green and blue values on white, of the shape in a colour if there is one."""
        *planes, alpha = self.planes
        if color:
            planes = [bytes([value]) * len(alpha) for value in color]
        return [
            bytes((value * opacity + 255 * (255 - opacity)) // 255 for value, opacity in zip(plane, alpha))
            for plane in planes]


def shown3(names, size, is_rtl):
    """Yields the file and the picture of each name, from GtkIconInfo (GTK 3)."""
    theme = Gtk.IconTheme()
    theme.set_custom_theme("Adwaita")
    theme.append_search_path(icons_folder)
    direction = Gtk.IconLookupFlags.DIR_RTL if is_rtl else Gtk.IconLookupFlags.DIR_LTR
    red = Gdk.RGBA(1, 0, 0, 1)
    for name in names:
        info = theme.lookup_icon(name, size, direction | Gtk.IconLookupFlags.FORCE_SIZE)
        try:
            yield info and info.get_filename(), info and Picture(info.load_symbolic(red, None, None, None)[0])
        except GLib.GError:
            yield info.get_filename(), None


def shown4(names, size, is_rtl):
    """Yields the file and the picture of each name, from a window (GTK 4)."""
    display = Gdk.Display.get_default()
    theme = Gtk.IconTheme.get_for_display(display)
    if icons_folder not in theme.get_search_path():
        theme.add_search_path(icons_folder)
    direction = Gtk.TextDirection.RTL if is_rtl else Gtk.TextDirection.LTR
    Gtk.Settings.get_default().set_property("gtk-icon-theme-name", "Adwaita")
    Gtk.Widget.set_default_direction(direction)
    rows = -(-len(names) // COLUMNS)
    window = Gtk.Window(decorated=False, default_width=COLUMNS * size, default_height=rows * size)
    area = Gtk.Fixed()
    for index, name in enumerate(names):
        image = Gtk.Image.new_from_icon_name(name)
        image.set_pixel_size(size)
        area.put(image, index % COLUMNS * size, index // COLUMNS * size)
    window.set_child(area)
    window.present()
    path = os.path.join(scratch.name, "window.png")
    loop = GLib.MainLoop()
    GLib.timeout_add(1500, loop.quit)
    loop.run()
    subprocess.run(["import", "-window", "root", path], check=True)
    window.destroy()
    picture = GdkPixbuf.Pixbuf.new_from_file(path)
    for index, name in enumerate(names):
        file = theme.lookup_icon(name, None, size, 1, direction, Gtk.IconLookupFlags(0)).get_file()
        yield file and file.get_path(), Picture(picture, index % COLUMNS * size, index // COLUMNS * size, size)


files = {name.split(".")[0] for _, _, names in os.walk(icons_folder) for name in names}


def name_of(icon, locale):
    """Returns the name that an app asks for in a locale: x-ar-sa-symbolic, else x-ar-symbolic, else x-symbolic."""
    stem, symbolic = (icon[:-len("-symbolic")], "-symbolic") if icon.endswith("-symbolic") else (icon, "")
    parts = locale.lower().split("-")
    names = [f"{stem}-{'-'.join(parts[:count])}{symbolic}" for count in range(len(parts), 0, -1)]
    return next((name for name in names if name in files), icon)


def difference(shown, expected, is_symbolic):
    """Returns the number of pixels that differ by more than antialiasing can explain."""
    pairs = zip(shown.on_white(), expected.on_white((255, 0, 0) if is_symbolic else None))
    differing = [[abs(a - b) > 64 for a, b in zip(*pair)] for pair in pairs]
    return sum(map(any, zip(*differing)))


with open(os.path.join(output, "index.json"), encoding="utf-8") as file:
    index = json.load(file)
with open(plan_file, encoding="utf-8") as file:
    directions = {entry["locale"]: entry["direction"] for entry in json.load(file)["locales"]}
if version == "4":
    css = Gtk.CssProvider()
    css.load_from_data(b"window { background: #fff; } image { color: #f00; }")
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), css, 900)

# A drawing that cannot be built has no pictures.
icons = sorted(
    (name, known) for name, known in index["targets"]["gtk"]["icons"].items()
    if all(any("size" in f for f in entry["files"]) for entry in index["icons"][name]["locales"].values()))
compared = wrong = rtl_files = 0
for locale, direction in sorted(directions.items()):
    pictures = [
        next(f for f in index["icons"][name]["locales"][locale]["files"] if "size" in f) for name, _ in icons]
    shown = (shown3 if version == "3" else shown4)(
        [name_of(known["name"], locale) for _, known in icons], pictures[0]["size"], direction == "rtl")
    for (name, known), expected, (path, picture) in zip(icons, pictures, shown):
        compared += 1
        if picture is None or not path.startswith(icons_folder):
            wrong += 1
            print(f"GTK {version}: {name} in {locale}: not found, or cannot be loaded ({path})")
            continue
        rtl_files += "-rtl." in path
        wanted = Picture(GdkPixbuf.Pixbuf.new_from_file(os.path.join(output, expected["path"])))
        if wanted.width != wanted.height:
            continue
        count = difference(picture, wanted, known["name"].endswith("-symbolic"))
        if count * 100 > expected["size"] ** 2:
            wrong += 1
            print(f"GTK {version}: {name} in {locale}: {count} pixels of {path} differ from {expected['path']}")
print(f"GTK {Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}: "
      f"{compared} lookups, {rtl_files} of them gave -rtl files, {wrong} wrong")
sys.exit(1 if wrong or not compared else 0)
