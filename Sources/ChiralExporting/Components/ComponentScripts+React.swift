extension ComponentScripts {
  /// `runtime.js` of React. An icon is made of elements, not of markup, which a page that requires trusted types refuses.
  ///
  /// On a server without a border to the client, React has no contexts: icons then follow their own props and the page.
  static let react = ComponentModule(
    imports: [.all("React", "react")], exports: ["IconLocale", "icon"],
    body: #"""
      const Context = /* @__PURE__ */ React.createContext?.(undefined);

      /** Sets a direction and a language for the icons inside, instead of those of the page. */
      function IconLocale({ dir, lang, children }) {
        return Context ? React.createElement(Context.Provider, { value: { dir, lang } }, children) : children;
      }

      \#(common)
      /** Returns attributes or styles with ids that are unique in the page. */
      function own(given, id, strokeWidth) {
        return Object.fromEntries(Object.entries(given).map(([name, value]) => [name,
          name === "strokeWidth" && strokeWidth !== undefined ? strokeWidth
            : name === "style" ? own(value, id, strokeWidth)
            : name === "id" ? value.replace(/__/, `${id}__`) : value.replace(/#([\w-]+?)__/g, `#$1${id}__`)]));
      }

      /** Returns the elements of a drawing. */
      function draw(part, id, strokeWidth) {
        if (typeof part === "string") return part;
        const [tag, given, children = []] = part;
        return React.createElement(tag, own(given, id, strokeWidth), ...children.map((child) => draw(child, id, strokeWidth)));
      }

      /** Returns a component that shows an icon. */
      function icon(name, data, choose) {
        const { viewBox = "0 0 24 24", bodies, flips } = data;
        const Icon = React.forwardRef(({ title, size = "1em", dir, lang, strokeWidth, className = "", ...rest }, ref) => {
          const around = Context && React.useContext(Context);
          const id = React.useId().replace(/[^\w-]/g, "-");
          const side = [dir ?? around?.dir].find((each) => each !== "auto");
          const [width, flip] = sizes(viewBox, size);
          const body = (index) => bodies[index].map((part) => draw(part, id, strokeWidth));
          const group = (props, index) => React.createElement("g", props, ...body(index));
          const { drawings, asked } = choose ? choose(data, side, lang ?? around?.lang) : { drawings: [[0]] };
          const shown = flips ? [group(side === "rtl" ? { transform: flip } : {}, 0)]
            : drawings.length === 1 ? body(drawings[0][0])
            : drawings.map(([index, words], place) => group({ "data-for": words.join(" "), opacity: place ? 0 : undefined }, index));
          const label = title || rest["aria-label"] || rest["aria-labelledby"];
          return React.createElement("svg", {
            xmlns: "http://www.w3.org/2000/svg", viewBox, width, height: size,
            ...(label ? { role: "img" } : { "aria-hidden": true }), "data-rows": asked, "data-dir": asked && side, ...rest, ref,
            className: `chiral-icon${flips && !side ? " chiral-flips" : ""} ${className}`.trim(),
          }, title && React.createElement("title", null, title), ...shown);
        });
        Icon.displayName = name;
        return Icon;
      }

      """#, isForClients: true)

  /// The types of React's runtime.
  static let reactTypes = #"""
    import type { ForwardRefExoticComponent, ReactElement, ReactNode, RefAttributes, SVGAttributes } from "react";

    /** A direction and a language that replace those of the page. */
    export interface Locale {
      dir?: "ltr" | "rtl" | "auto" | undefined;
      lang?: string | undefined;
    }

    /** The properties of an icon, in addition to those of <svg>. */
    export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, "children" | "dangerouslySetInnerHTML" | "dir" | "lang" | "strokeWidth">, Locale {
      /** The accessible name of the icon; without it or a label, the icon is decorative. */
      title?: string | undefined;
      /** The height, in pixels or as a CSS length; the font size by default. */
      size?: number | string | undefined;
      /** The width of all strokes, in units of the drawing. */
      strokeWidth?: number | string | undefined;
    }

    /** The type of every icon. */
    export type Icon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

    export declare function IconLocale(props: Locale & { children?: ReactNode }): ReactElement;

    """#
}
