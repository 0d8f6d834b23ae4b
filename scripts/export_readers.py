"""Reads the output of each target as its platform does, and returns pages that show the icons in Chromium; used by export-corpus.

A reader gets an `Output`, a locale and the cells of the icons, and returns a `Page`. Icons that no reader returns are left out by
the target. The readers of Android and Compose follow the references of VectorDrawable and ImageVector, those of Xcode, GTK, Flutter
and Windows the documented lookup. Every XML file is parsed with namespaces by expat.
"""
import functools
import json
import os
import re
import shutil
import subprocess
import urllib.parse
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from html import escape

ANDROID = "{http://schemas.android.com/apk/res/android}"
SVG = "http://www.w3.org/2000/svg"


class Skipped(Exception):
    """The tool that reads a target is not installed."""


@dataclass
class Page:
    """A page with the icons of one target in one locale."""

    head: str = ""
    #: The markup in each cell, by the name of the icon.
    cells: dict = field(default_factory=dict)
    #: Markup that makes its own cells, and the icons that it shows; instead of `cells`.
    body: str = ""
    icons: list = field(default_factory=list)
    #: The icons that are compared by their shape, because the platform gives them its own colour.
    shapes: set = field(default_factory=set)
    #: The icons that are PNGs although the target prefers vectors.
    bitmaps: set = field(default_factory=set)
    #: True if a server has to serve the page, because Chromium reads a file again for each reference to it.
    needs_server: bool = False
    #: Files that cannot be read.
    problems: list = field(default_factory=list)

    def shown(self):
        """Returns the names of the icons that the page shows."""
        return self.icons or list(self.cells)


class Output:
    """The output of a build."""

    def __init__(self, folder, size):
        self.folder = folder
        self.size = size
        with open(os.path.join(folder, "index.json"), encoding="utf-8") as file:
            self.index = json.load(file)
        #: The names of the icons that are compared; None for all.
        self.compared = None

    def names(self, target):
        """Returns the name of each icon on a target, and what the index says about its mirroring.

        Icons of which `files` lacks a picture have nothing to be compared with.
        """
        return {
            name: entry for name, entry in self.index["targets"][target]["icons"].items()
            if self.compared is None or name in self.compared}

    def forget(self):
        """Frees the texts of files, which the caches of the methods would keep for good."""
        for method in (type(self).files, type(self).text):
            method.cache_clear()

    @functools.lru_cache(maxsize=None)
    def files(self, target):
        return frozenset(file["path"] for file in self.index["targets"][target]["files"])

    @functools.lru_cache(maxsize=None)
    def text(self, path):
        with open(os.path.join(self.folder, path), encoding="utf-8") as file:
            return file.read()

    def the_file(self, target, pattern):
        """Returns the text of the only file of a target whose path matches a pattern."""
        path, = (path for path in self.files(target) if re.fullmatch(pattern, path))
        return self.text(path)


for prefix, uri in (("", SVG), ("xlink", "http://www.w3.org/1999/xlink")):
    ElementTree.register_namespace(prefix, uri)


@functools.lru_cache(maxsize=4096)
def markup_of(svg):
    """Returns a drawing as the markup of a page: without document type, entities and prefixes, as wide as its cell."""
    root = ElementTree.fromstring(svg)
    if not root.get("viewBox"):
        root.set("viewBox", " ".join(["0 0", *(re.match(r"[\d.]*", root.get(side, "24"))[0] for side in ("width", "height"))]))
    root.set("style", "display:block;width:100%;height:100%;" + root.get("style", ""))
    return ElementTree.tostring(root, encoding="unicode", short_empty_elements=False)


def picture(svg, flips=False):
    """Returns a drawing in a tree of its own, so that its ids and styles meet no others, as in an image, but ten times faster."""
    flip = ' style="transform:scaleX(-1)"' if flips else ""
    return f'<div class="picture"{flip}><template shadowrootmode="open">{markup_of(svg)}</template></div>'


def show(page, name, svg, place, flips=False):
    """Shows a drawing, or notes that it is not well-formed."""
    try:
        page.cells[name] = picture(svg, flips)
    except ElementTree.ParseError as error:
        page.problems.append(f"{place}: {error}")


def image(path, flips=False):
    """Returns a PNG of the output that is as large as its cell."""
    flip = ' style="transform:scaleX(-1)"' if flips else ""
    return f'<img src="out/{escape(urllib.parse.quote(path))}"{flip}>'


def show_file(page, output, name, path, flips=False):
    """Shows a file of the output."""
    if path.endswith(".png"):
        page.cells[name] = image(path, flips)
    else:
        show(page, name, output.text(path), path, flips)


def repeated_ids(svg):
    ids = [element.get("id") for element in svg.iter() if element.get("id")]
    return sorted({one for one in ids if ids.count(one) > 1}) if len(set(ids)) < len(ids) else []


# Web


def web(output, locale, cells):
    page = Page(head='<link rel="stylesheet" href="out/web/icons.css">', icons=list(output.names("web")), needs_server=True)
    try:
        sprite = ElementTree.fromstring(output.text("web/sprite.svg"))
        page.problems += [f"web/sprite.svg: the id {one} is repeated" for one in repeated_ids(sprite)]
    except ElementTree.ParseError as error:
        page.problems.append(f"web/sprite.svg: {error}")
    # The page is written while it is parsed, so that its load event waits for the sprite.
    module = re.sub(r"(?m)^export ", "", output.text("web/icons.js"))
    cells = json.dumps({name: cells[name] for name in page.icons})
    page.body = (
        f"<script>const markup = (() => {{\n{module}\nreturn markup;\n}})();\nfor (const [name, cell] of Object.entries({cells})) document.write("
        'cell + markup(name, { sprite: "out/web/sprite.svg" }) + "</div>");</script>')
    return page


def iconify(output, locale, cells):
    page = Page()
    collection = json.loads(output.text("iconify/icons.json"))
    for name, entry in output.names("iconify").items():
        key = entry["name"]
        if locale == "ar":
            second = key + "-rtl"
            key = second if second in collection["icons"] or second in collection.get("aliases", {}) else key
        alias = collection.get("aliases", {}).get(key)
        icon = collection["icons"][alias["parent"] if alias else key]
        box = [icon.get(part, collection.get(part, 0)) for part in ("left", "top", "width", "height")]
        svg = (f'<svg xmlns="{SVG}" width="{box[2]}" height="{box[3]}" viewBox="{" ".join(map(str, box))}">'
               f'{icon["body"]}</svg>')
        show(page, name, svg, f"iconify {key}", bool(alias and alias.get("hFlip")))
    return page


def run(arguments, folder, environment=None):
    done = subprocess.run(
        arguments, cwd=folder, capture_output=True, text=True, env=dict(os.environ, **(environment or {})))
    if done.returncode:
        raise RuntimeError(f"{arguments[0]}: {done.stderr[-2000:]}")
    return done.stdout


NODE_MODULES = "/usr/share/nodejs"


def react(output, locale, cells):
    """The markup that React writes on a server, on a page without scripts."""
    if not (shutil.which("esbuild") and shutil.which("node") and os.path.exists(NODE_MODULES + "/react-dom/server.js")):
        raise Skipped("esbuild, node or React is not installed")
    names = output.names("react")
    markup = react_markup(output)
    return Page(
        head='<link rel="stylesheet" href="out/react/icons.css">',
        cells={name: markup[name] for name in names})


@functools.lru_cache(maxsize=1)
def react_markup(output):
    names = {name: entry["name"] for name, entry in output.names("react").items()}
    # One tree for all icons, so that React makes ids that are unique in the page.
    script = f"""
        import * as icons from "./react/index.js";
        import {{ createElement, Fragment }} from "react";
        import {{ renderToStaticMarkup }} from "react-dom/server";
        const all = {json.dumps(list(names.values()))}.map((name) => createElement("b", {{ key: name }},
            createElement(icons[name], {{ size: {output.size} }})));
        process.stdout.write(renderToStaticMarkup(createElement(Fragment, null, ...all)));
        """
    with open(os.path.join(output.folder, "server.mjs"), "w", encoding="utf-8") as file:
        file.write(script)
    run(["esbuild", "server.mjs", "--bundle", "--platform=node", "--outfile=server.cjs", "--log-level=error"],
        output.folder, {"NODE_PATH": NODE_MODULES, "NODE_ENV": "production"})
    parts = re.findall(r"<b>(.*?)</b>", run(["node", "server.cjs"], output.folder), re.DOTALL)
    return dict(zip(names, parts, strict=True))


def vue(output, locale, cells):
    """The components in a browser, with the module of Vue that CHIRAL_VUE names."""
    module = os.environ.get("CHIRAL_VUE")
    if not module:
        raise Skipped("CHIRAL_VUE does not name Vue's module for browsers")
    names = {name: entry["name"] for name, entry in output.names("vue").items()}
    imports = json.dumps({"imports": {"vue": "file://" + os.path.abspath(module)}})
    icons = json.dumps([[component, cells[name]] for name, component in names.items()])
    return Page(
        head=f'<link rel="stylesheet" href="out/vue/icons.css"><script type="importmap">{imports}</script>',
        body=f"""<script type="module">
            import {{ createApp, h }} from "vue";
            import * as components from "./out/vue/index.js";
            const all = {icons};
            const box = document.createElement("div");
            box.innerHTML = all.map(([, cell]) => cell + "</div>").join("");
            document.body.append(box);
            // One app for all icons, so that Vue makes ids that are unique in the page.
            const host = document.createElement("main");
            createApp({{ render: () => all.map(([name]) => h(components[name], {{ size: {output.size} }})) }}).mount(host);
            [...host.children].forEach((icon, at) => box.children[at].append(icon));
            </script>""", icons=list(names))


def svelte(output, locale, cells):
    """The drawings as `Icon.svelte` shows them; Svelte's compiler is not used."""
    names = {name: entry["name"] for name, entry in output.names("svelte").items()}
    data = []
    for name, component in names.items():
        value = re.search(r"const data = (\{.*?\n  \});", output.text(f"svelte/icons/{component}.svelte"), re.DOTALL)[1]
        data.append(f"[{json.dumps(cells[name])}, {value}]")
    modules = "\n".join(
        re.sub(r"(?m)^import .*$|^export ", "", output.text(f"svelte/{name}.js")) for name in ("locales", "select", "markup"))
    return Page(
        head='<link rel="stylesheet" href="out/svelte/icons.css">',
        body=f"""<script type="module">
            {modules}
            const text = [{", ".join(data)}].map(([cell, data], at) => {{
              const chosen = choose(data);
              const viewBox = data.viewBox ?? "0 0 24 24";
              const [, , width, height] = viewBox.split(" ").map(Number);
              return cell + `<svg xmlns="{SVG}" viewBox="${{viewBox}}" width="${{{output.size} * width / height}}"`
                + ` height="{output.size}" data-rows="${{chosen.asked ?? ''}}" class="chiral-icon ${{data.flips ? "chiral-flips" : ""}}">`
                + content(data, chosen, {{ id: `s${{at}}` }}) + "</svg></div>";
            }});
            document.body.insertAdjacentHTML("beforeend", text.join(""));
            </script>""", icons=list(names))


def font(output, locale, cells):
    names = output.names("font")
    css = output.text("font/icons.css")
    family = re.search(r"(?m)^\.([\w-]+) \{", css)[1]
    return Page(
        head=f'<link rel="stylesheet" href="out/font/icons.css"><style>.{family} {{ font-size: {output.size}px }}</style>',
        cells={name: f'<i class="{family} {family}-{escape(entry["name"])}"></i>' for name, entry in names.items()})


# Apple


def xcassets(output, locale, cells):
    page = Page()
    catalog = next(path.split("/")[1] for path in output.files("xcassets") if ".xcassets/" in path)
    direction = {"en": "left-to-right", "ar": "right-to-left"}[locale]
    for name, entry in output.names("xcassets").items():
        folder = f"xcassets/{catalog}/{entry['name']}.imageset/"
        rows = json.loads(output.text(folder + "Contents.json"))["images"]
        row = next((row for row in rows if row.get("language-direction") == direction), rows[0])
        show_file(
            page, output, name, folder + row["filename"], row.get("language-direction", direction) != direction)
    return page


def symbols(output, locale, cells):
    """The regular variant between its margins, in black."""
    page = Page(shapes=set(output.names("symbols")))
    folders = {os.path.dirname(path) for path in output.files("symbols")}
    catalog = next(path.split("/")[1] for path in output.files("symbols") if ".xcassets/" in path)
    for name, entry in output.names("symbols").items():
        stem = f"symbols/{catalog}/{entry['name']}"
        folder = f"{stem}.rtl.symbolset" if locale == "ar" and f"{stem}.rtl.symbolset" in folders else f"{stem}.symbolset"
        file = json.loads(output.text(folder + "/Contents.json"))["symbols"][0]["filename"]
        try:
            template = ElementTree.fromstring(output.text(f"{folder}/{file}"))
        except ElementTree.ParseError as error:
            page.problems.append(f"{folder}/{file}: {error}")
            continue
        by_id = {element.get("id"): element for element in template.iter() if element.get("id")}
        left, right = (float(by_id[f"{side}-margin-Regular-S"].get("x1")) for side in ("left", "right"))
        middle = (float(by_id["Baseline-S"].get("y1")) + float(by_id["Capline-S"].get("y1"))) / 2
        width, height = map(float, re.search(r"width:([\d.]+)px;height:([\d.]+)px", cells[name]).groups())
        extent = (right - left) * height / width
        drawing = ElementTree.tostring(by_id["Regular-S"], encoding="unicode")
        page.cells[name] = picture(
            f'<svg xmlns="{SVG}" viewBox="{left} {middle - extent / 2} {right - left} {extent}"'
            f' width="{width}" height="{height}" preserveAspectRatio="none">{drawing}</svg>')
    return page


# Android and Compose


class Vector:
    """An SVG from the parts of a VectorDrawable or an ImageVector."""

    def __init__(self, size, viewport):
        self.size = size
        self.viewport = viewport
        self.definitions = []
        self.body = ""

    def color(self, argb, names, factor=1.0):
        """Returns the attributes for a colour of eight digits and its opacity, which have the given names."""
        alpha, red, green, blue = (int(argb[at:at + 2], 16) for at in (0, 2, 4, 6))
        return f' {names[0]}="rgb({red},{green},{blue})" {names[1]}="{alpha / 255 * factor}"'

    def gradient(self, kind, geometry, spread, stops):
        identifier = f"d{len(self.definitions)}"
        parts = "".join(
            f'<stop offset="{offset}"{self.color(argb, ("stop-color", "stop-opacity"))}/>'
            for offset, argb in stops)
        attributes = "".join(f' {name}="{value}"' for name, value in geometry.items())
        self.definitions.append(
            f'<{kind}Gradient id="{identifier}" gradientUnits="userSpaceOnUse" spreadMethod="{spread}"{attributes}>'
            f"{parts}</{kind}Gradient>")
        return f"url(#{identifier})"

    def paint(self, name, argb=None, gradient=None, alpha=1.0):
        if gradient:
            return f' {name}="{gradient}" {name}-opacity="{alpha}"'
        if not argb:
            return f' {name}="none"'
        return self.color(argb, (name, name + "-opacity"), alpha)

    def clip(self, data):
        identifier = f"d{len(self.definitions)}"
        self.definitions.append(f'<clipPath id="{identifier}"><path d="{data}"/></clipPath>')
        self.body += f'<g clip-path="url(#{identifier})">'

    def text(self):
        width, height = self.size
        return (f'<svg xmlns="{SVG}" width="{width}" height="{height}" preserveAspectRatio="none"'
                f' viewBox="0 0 {self.viewport[0]} {self.viewport[1]}">{"".join(self.definitions)}{self.body}</svg>')


def svg_of_drawable(root):
    """Converts a VectorDrawable to SVG, following Android's reference."""
    def get(element, name, default=None):
        return element.get(ANDROID + name, default)

    def pixels(name):
        return float(re.match(r"[\d.]+", get(root, name))[0])

    vector = Vector((pixels("width"), pixels("height")), (get(root, "viewportWidth"), get(root, "viewportHeight")))

    def painted(element, name):
        alpha = float(get(element, name + "Alpha", "1"))
        nested = next((child for child in element if child.get("name") == f"android:{name}Color"), None)
        if nested is None:
            argb = get(element, name + "Color")
            return vector.paint(name, argb and argb.removeprefix("#"), alpha=alpha)
        source = nested[0]
        kind = get(source, "type")
        names = ({"x1": "startX", "y1": "startY", "x2": "endX", "y2": "endY"} if kind == "linear"
                 else {"cx": "centerX", "cy": "centerY", "r": "gradientRadius"})
        spread = {"mirror": "reflect", "repeat": "repeat"}.get(get(source, "tileMode"), "pad")
        stops = [(get(stop, "offset"), get(stop, "color").removeprefix("#")) for stop in source]
        gradient = vector.gradient(kind, {own: get(source, other) for own, other in names.items()}, spread, stops)
        return vector.paint(name, gradient=gradient, alpha=alpha)

    def add(element):
        if element.tag == "group":
            vector.clip(get(element[0], "pathData"))
            for child in element[1:]:
                add(child)
            vector.body += "</g>"
            return
        optional = "".join(
            f' {own}="{get(element, other)}"' for own, other in (
                ("stroke-linecap", "strokeLineCap"), ("stroke-linejoin", "strokeLineJoin"),
                ("stroke-miterlimit", "strokeMiterLimit")) if get(element, other))
        rule = ' fill-rule="evenodd"' if get(element, "fillType") else ""
        vector.body += (
            f'<path d="{get(element, "pathData")}"{rule}{painted(element, "fill")}{painted(element, "stroke")}'
            f' stroke-width="{get(element, "strokeWidth", "0")}"{optional}/>')

    for child in root:
        add(child)
    return vector.text()


def android(output, locale, cells):
    page = Page()
    files = output.files("android")
    folders = ["-ldrtl", ""] if locale == "ar" else [""]
    for name, entry in output.names("android").items():
        file = entry["name"]
        found = (f"android/res/drawable{folder}/{file}.xml" for folder in folders)
        path = next((path for path in found if path in files), None)
        if path is None:
            found = (f"android/res/drawable{folder}-mdpi/{file}.png" for folder in folders)
            page.cells[name] = image(next(path for path in found if path in files))
            page.bitmaps.add(name)
            continue
        try:
            root = ElementTree.fromstring(output.text(path))
        except ElementTree.ParseError as error:
            page.problems.append(f"{path}: {error}")
            continue
        flips = root.get(ANDROID + "autoMirrored") == "true" and locale == "ar"
        page.cells[name] = picture(svg_of_drawable(root), flips)
    return page


NUMBER = r"(-?[\d.]+(?:E-?\d+)?)f"


def svg_of_builder(text):
    """Converts the calls that build an ImageVector to SVG, following Compose's reference."""
    def number(name, default=None, source=text):
        found = re.search(rf"\b{name} = (-?[\d.]+)", source)
        return found[1] if found else default

    vector = Vector((number("defaultWidth"), number("defaultHeight")), (number("viewportWidth"), number("viewportHeight")))
    def painted(arguments, name):
        alpha = float(number(name + "Alpha", "1", arguments))
        # A gradient takes several lines, each indented more than its name.
        found = re.search(rf"(?ms)^( *){name} =\s+(.*?),\n(?=\1\w|\Z)", arguments)
        if not found:
            return vector.paint(name)
        source = found[2]
        solid = re.fullmatch(r"SolidColor\(Color\(0x(\w{8})\)\)", source)
        if solid:
            return vector.paint(name, solid[1], alpha=alpha)
        stops = re.findall(rf"{NUMBER} to Color\(0x(\w{{8}})\)", source)
        spread = {"Mirror": "reflect", "Repeated": "repeat", "Clamp": "pad"}[re.search(r"TileMode\.(\w+)", source)[1]]
        points = re.findall(rf"Offset\({NUMBER}, {NUMBER}\)", source)
        if "linearGradient" in source:
            (x1, y1), (x2, y2) = points
            gradient = vector.gradient("linear", {"x1": x1, "y1": y1, "x2": x2, "y2": y2}, spread, stops)
        else:
            (x, y), = points
            gradient = vector.gradient("radial", {"cx": x, "cy": y, "r": number("radius", source=source)}, spread, stops)
        return vector.paint(name, gradient=gradient, alpha=alpha)

    def named(name, default, arguments):
        found = re.search(rf"{name} = \w+\.(\w+)", arguments)
        return (found[1] if found else default).lower()

    depth = 0
    calls = r'\bclip\(\n *"([^"]*)",\n *\) \{|^ *(\})$|^( *)(?:builder\.)?path\(\n *"([^"]*)",\n(.*?)^\3\)$'
    for call in re.finditer(calls, text, re.DOTALL | re.MULTILINE):
        clip, ends, _, path, arguments = call.groups()
        if ends:
            if depth:
                vector.body += "</g>"
                depth -= 1
        elif clip is not None:
            vector.clip(clip)
            depth += 1
        else:
            vector.body += (
                f'<path d="{path}" fill-rule="{named("pathFillType", "nonzero", arguments)}"'
                f'{painted(arguments, "fill")}{painted(arguments, "stroke")}'
                f' stroke-width="{number("strokeLineWidth", "0", arguments)}"'
                f' stroke-linecap="{named("strokeLineCap", "butt", arguments)}"'
                f' stroke-linejoin="{named("strokeLineJoin", "miter", arguments)}"'
                f' stroke-miterlimit="{number("strokeLineMiter", "4", arguments)}"/>')
    return vector.text()


def compose(output, locale, cells):
    page = Page()
    folder = next(os.path.dirname(path) for path in output.files("compose"))
    for name, entry in output.names("compose").items():
        place = f"{folder}/{entry['name']}.kt"
        text = output.text(place)
        builders = text.split("ImageVector.Builder(")[1:]
        second = re.search(r"(?m)^ +rtl = (\d+),", text)
        chosen = builders[int(second[1]) if second and locale == "ar" else 0]
        flips = locale == "ar" and "autoMirror = true" in chosen
        show(page, name, svg_of_builder(chosen.split("builder.build()")[0]), place, flips)
    return page


# GTK, Flutter, Windows


def gtk(output, locale, cells):
    page = Page()
    files = {os.path.basename(path): path for path in sorted(output.files("gtk"))}
    for name, entry in output.names("gtk").items():
        stem = entry["name"]
        stems = [stem + "-rtl", stem] if locale == "ar" else [stem]
        found = (files.get(stem + ending) for stem in stems for ending in (".svg", ".symbolic.png"))
        path = next(filter(None, found))
        show_file(page, output, name, path)
        if stem.endswith("-symbolic"):
            page.shapes.add(name)
        if path.endswith(".png"):
            page.bitmaps.add(name)
    return page


def flutter(output, locale, cells):
    dart = output.the_file("flutter", r"flutter/lib/.*\.dart")
    folder = re.search(r"return '(assets/[^/']+)/", dart)[1]
    page = Page()
    names = {entry["name"]: name for name, entry in output.names("flutter").items()}
    for found in re.finditer(r"(?m)^  static const \w+Icon \w+ = \w+Icon\('(.*?)'(.*)\);$", dart):
        file, options = found.groups()
        name = names[file]
        own = re.search(r"rtl: \{(.*?)\}", options)
        second = own and re.search(r"'rtl': '(.*?)'", own[1])
        path = f"flutter/{folder}/{second[1] if second and locale == 'ar' else ''}{file}.png"
        page.cells[name] = image(path, locale == "ar" and "flips: true" in options)
    return page


def windows(output, locale, cells):
    page = Page()
    files = output.files("windows")
    folder = next(os.path.dirname(path) for path in files)
    for name, entry in output.names("windows").items():
        stem = f"{folder}/{entry['name']}."
        names = ["layoutdir-rtl_scale-100.png", "scale-100.png"] if locale == "ar" else ["scale-100.png"]
        page.cells[name] = image(next(stem + end for end in names if stem + end in files))
    return page


READERS = {
    "web": web, "iconify": iconify, "react": react, "vue": vue, "svelte": svelte, "font": font, "xcassets": xcassets,
    "symbols": symbols, "android": android, "compose": compose, "gtk": gtk, "flutter": flutter, "windows": windows}
