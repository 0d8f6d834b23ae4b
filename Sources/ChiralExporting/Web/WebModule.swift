import ChiralManifest
import ChiralRequests

/// The facts about the icons for programs: `icons.json`, and `icons.js` with its types.
struct WebModule {
  private let icons: [WebIcon]
  /// The class of all icons.
  private let className: String
  /// The constants of `icons.js`.
  private let names: MemberNames

  /// Creates the facts; throws an error about two icons with the same constant.
  init(_ icons: [WebIcon], className: String) throws(ExportError) {
    self.icons = icons
    self.className = className
    names = try MemberNames(icons.map(\.name), besides: MemberNames.javaScript)
  }

  /// The text of `icons.json`, format `chiral-web`.
  var json: String {
    let object = JSONValue.object(icons.map { .init(key: $0.name, value: $0.json) })
    return JSONValue.members(["format": "chiral-web", "version": 1, "icons": object])
      .printed(.fitted(width: 200, expanded: 2)) + "\n"
  }

  /// The text of `icons.js`, an ES module. Each icon is a constant, so that bundlers leave out those that nothing imports.
  var script: String {
    let constants = icons.map { icon in
      "export const \(names[icon.name]) = \(icon.json.printed(.fitted(width: 200, expanded: 0)));\n"
    }
    let members = icons.map { icon in
      "  \(JSONValue.string(icon.name).printed(.compact)): \(names[icon.name]),\n"
    }
    return """
      // Written by chiral build: changes are lost when it runs again.

      \(constants.joined())
      /** The facts about each icon, by its name. */
      export const icons = {
      \(members.joined())};

      /** Returns the markup of an icon; icons.css shows the drawing for the direction and language around it. */
      export function svg(icon, { sprite = "sprite.svg", label } = {}) {
        const text = (label ?? "").replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
        const role = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${text}"`;
        const uses = icon.symbols.map((id) => `<use href="${sprite}#${id}"/>`).join("");
        // The viewBox of a symbol applies inside it, so that the one around has only its size.
        const size = icon.viewBox.split(" ").slice(2).join(" ");
        return `<svg class="\(className) \(className)-${icon.id}" viewBox="0 0 ${size}" ${role}>${uses}</svg>`;
      }

      /** Returns the markup of the icon of a name; a bundle with it contains the facts about all icons. */
      export function markup(name, options) {
        const icon = icons[name];
        if (!icon) throw new Error(`there is no icon ${name}`);
        return svg(icon, options);
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
        readonly rtl?: string | undefined;
        /** The symbols for locales whose symbol does not follow from the direction. */
        readonly locales?: Readonly<Record<string, string>> | undefined;
      }

      export declare const icons: Readonly<Record<IconName, Icon>>;
      \(icons.map { "export declare const \(self.names[$0.name]): Icon;\n" }.joined())
      /** The options of markup: the address of the sprite, and a label for icons with a meaning. */
      export interface Options {
        readonly sprite?: string | undefined;
        readonly label?: string | undefined;
      }

      /** Returns the markup of an icon; icons.css shows the drawing for the direction and language around it. */
      export declare function svg(icon: Icon, options?: Options): string;

      /** Returns the markup of the icon of a name; a bundle with it contains the facts about all icons. */
      export declare function markup(name: IconName, options?: Options): string;

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
