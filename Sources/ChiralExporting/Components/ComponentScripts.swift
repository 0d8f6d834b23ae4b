/// The scripts that all icons of a framework share, without imports and exports, which `ComponentModule` adds.
enum ComponentScripts {
  /// `select.js`: the choice between the drawings of an icon, without any framework.
  static let select = ComponentModule(
    imports: [.named(["keys"], "./locales.js")], exports: ["choose"],
    body: #"""
      /** Returns the most specific row of an icon for a language; undefined if there is none. */
      function row(rows, lang) {
        const parts = lang.toLowerCase().split("-");
        for (let count = parts.length; count > 0; count -= 1) {
          const key = keys[parts.slice(0, count).join("-")];
          const found = key && rows.find(([each]) => each === key);
          if (found) return found;
        }
      }

      /**
       * Returns the drawings to write: the words by which icons.css chooses each one, by its index, and the name of the rules
       * for languages if the page decides about the language.
       *
       * The first one is the drawing for left to right; it is shown without icons.css. What the component itself says
       * (`dir`, `lang`) counts instead of the page; the page decides about the rest.
       */
      function choose({ rtl = 0, rows = [], pattern }, dir, lang) {
        const own = lang && row(rows, lang);
        const drawings = new Map();
        const asked = lang ? undefined : pattern;
        const add = (index, ...words) =>
          drawings.set(index, [...(drawings.get(index) ?? (asked ? [`${asked}-${index}`] : [])), ...words]);
        for (const side of ["ltr", "rtl"]) {
          const isRTL = (dir ?? side) === "rtl";
          const column = isRTL ? 2 : 1;
          const base = own?.[column] ?? -1;
          add(base < 0 ? (isRTL ? rtl : 0) : base, side);
          for (const each of lang ? [] : rows) {
            if (each[column] >= 0) add(each[column]);
          }
        }
        return { drawings: [...drawings], asked };
      }

      """#)

  /// Functions that every runtime holds: a few lines, so that a page with one icon loads no further module.
  static let common = #"""
    /** Returns the width of an icon for a height, and the transform that flips it. */
    function sizes(viewBox, size) {
      const [, , width, height] = viewBox.split(" ").map(Number);
      const isSquare = width === height;
      return [isSquare ? size : typeof size === "number" ? (size * width) / height : `calc(${size} * ${width} / ${height})`,
        `matrix(-1 0 0 1 ${width} 0)`];
    }

    """#

  /// Functions for runtimes that write markup.
  static let markup = ComponentModule(
    imports: [], exports: ["content"],
    body: #"""
      /** Returns the markup inside <svg>, with ids that are unique in the page. */
      function content(data, chosen, { title, dir, strokeWidth, flip, id }) {
        const text = title ? `<title>${String(title).replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</title>` : "";
        const own = id?.replace(/[^\w-]/g, "-");
        const drawn = (index) => {
          let body = data.bodies[index];
          if (own && body.includes("__")) body = body.replace(/(id="|#)([\w-]+?)__/g, `$1$2${own}__`);
          const width = String(strokeWidth ?? "").replace(/["&<>]/g, "");
          return width ? body.replace(/stroke-width="[^"]*"/g, `stroke-width="${width}"`) : body;
        };
        if (data.flips) return `${text}<g${dir === "rtl" ? ` transform="${flip}"` : ""}>${drawn(0)}</g>`;
        const drawings = chosen?.drawings ?? [[0]];
        if (drawings.length === 1) return text + drawn(drawings[0][0]);
        return text + drawings.map(([index, words], place) =>
          `<g data-for="${words.join(" ")}"${place ? ' opacity="0"' : ""}>${drawn(index)}</g>`).join("");
      }

      """#)
}
