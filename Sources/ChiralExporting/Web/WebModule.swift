import ChiralManifest
import ChiralSVG

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

      /** What there is to know about each icon, by its name. */
      export const icons = \(object.printed(.fitted(width: 200, expanded: 1)));

      /** The markup of an icon; icons.css shows what the direction and language around it ask for. */
      export function markup(name, { sprite = "sprite.svg", label } = {}) {
        const icon = icons[name];
        if (!icon) throw new Error(`there is no icon ${name}`);
        const text = (label ?? "").replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
        const role = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${text}"`;
        const uses = icon.symbols.map((id) => `<use href="${sprite}#${id}"/>`).join("");
        return `<svg class="\(className) \(className)-${icon.id}" viewBox="${icon.viewBox}" ${role}>${uses}</svg>`;
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

      /** What there is to know about an icon. */
      export interface Icon {
        /** What its class is called after, `\(className)-<id>`, and the symbol for left to right. */
        readonly id: string;
        readonly viewBox: string;
        /** How right-to-left interfaces are served: not at all, flipped by the style sheet, by a drawing of their own. */
        readonly mirroring: "none" | "native" | "baked";
        /** Every symbol of the sprite that it needs. */
        readonly symbols: readonly string[];
        /** The symbol for right to left, where it is another. */
        readonly rtl?: string;
        /** The symbols of locales whose direction does not tell. */
        readonly locales?: Readonly<Record<string, string>>;
      }

      export declare const icons: Readonly<Record<IconName, Icon>>;

      /** The markup of an icon; icons.css shows what the direction and language around it ask for. */
      export declare function markup(name: IconName, options?: { sprite?: string; label?: string }): string;

      """
  }
}

extension WebIcon {
  /// The entry of the icon in `icons.json`.
  fileprivate var json: JSONValue {
    .members([
      "id": .string(id), "viewBox": .string(symbols[0].picture.viewBox.description),
      "mirroring": .string(mirroring.rawValue), "symbols": .array(symbols.map { .string($0.id) }),
      "rtl": rightToLeft == id ? nil : .string(rightToLeft),
      "locales": rows.isEmpty
        ? nil : .object(rows.map { .init(key: $0.locale.text, value: .string($0.symbol)) }),
    ])
  }
}
