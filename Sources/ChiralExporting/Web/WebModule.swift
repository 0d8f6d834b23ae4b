import ChiralManifest
import ChiralRequests

/// The facts about the icons for programs: `icons.json`, and `icons.js` with its types.
struct WebModule {
  let icons: [WebIcon]
  /// The class of all icons.
  let className: String

  /// The text of `icons.json`, format `chiral-web`.
  var json: String {
    let object = JSONValue.object(icons.map { .init(key: $0.name, value: $0.json) })
    return JSONValue.members(["format": "chiral-web", "version": 1, "icons": object])
      .printed(.fitted(width: 200, expanded: 2)) + "\n"
  }

  /// The text of `icons.js`, an ES module.
  var script: String {
    let object = JSONValue.object(icons.map { .init(key: $0.name, value: $0.json) })
    return """
      // Written by chiral build: changes are lost when it runs again.

      /** The facts about each icon, by its name. */
      export const icons = \(object.printed(.fitted(width: 200, expanded: 1)));

      /** Returns the markup of an icon; icons.css shows the drawing for the direction and language around it. */
      export function markup(name, { sprite = "sprite.svg", label } = {}) {
        const icon = icons[name];
        if (!icon) throw new Error(`there is no icon ${name}`);
        const text = (label ?? "").replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
        const role = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${text}"`;
        const uses = icon.symbols.map((id) => `<use href="${sprite}#${id}"/>`).join("");
        // The viewBox of a symbol applies inside it, so that the one around has only its size.
        const size = icon.viewBox.split(" ").slice(2).join(" ");
        return `<svg class="\(className) \(className)-${icon.id}" viewBox="0 0 ${size}" ${role}>${uses}</svg>`;
      }

      """
  }

  /// The text of `icons.d.ts`.
  var types: String {
    let names = icons.map { "  | " + JSONValue.string($0.name).printed(.compact) }.joined(separator: "\n")
    return """
      // Written by chiral build: changes are lost when it runs again.

      /** The names of the icons. */
      export type IconName =
      \(names.isEmpty ? "  never" : names);

      /** The facts about an icon. */
      export interface Icon {
        /** The base of its class, `\(className)-<id>`, and the id of the symbol for left-to-right. */
        readonly id: string;
        readonly viewBox: string;
        /** The form in right-to-left interfaces: the same drawing, flipped by the style sheet, or a separate drawing. */
        readonly mirroring: "none" | "native" | "baked";
        /** The ids of all symbols of the sprite that it needs. */
        readonly symbols: readonly string[];
        /** The id of the symbol for right-to-left, if it differs. */
        readonly rtl?: string;
        /** The symbols for locales whose symbol does not follow from the direction. */
        readonly locales?: Readonly<Record<string, string>>;
      }

      export declare const icons: Readonly<Record<IconName, Icon>>;

      /** Returns the markup of an icon; icons.css shows the drawing for the direction and language around it. */
      export declare function markup(name: IconName, options?: { sprite?: string; label?: string }): string;

      """
  }
}

extension WebIcon {
  /// The entry of the icon in `icons.json`.
  fileprivate var json: JSONValue {
    .members([
      "id": .string(id), "viewBox": .string(symbols[0].picture.drawing.viewBox),
      "mirroring": .string(mirroring.rawValue), "symbols": .array(symbols.map { .string($0.id) }),
      "rtl": rightToLeft == id ? nil : .string(rightToLeft),
      "locales": rows.isEmpty
        ? nil : .object(rows.map { .init(key: $0.locale.text, value: .string($0.symbol)) }),
    ])
  }
}
