/// The scripts and types that all components of a framework share.
enum ComponentScripts {
  /// `select.js`: functions that return the drawings of an icon as markup, without any framework.
  static let select = #"""
    // Written by chiral build: changes are lost when it runs again.

    /** Returns the most specific row for a language; undefined if there is none. */
    function row(data, lang) {
      const parts = lang.toLowerCase().split("-");
      for (let count = parts.length; count > 0; count -= 1) {
        const found = data.rows.find(([locale]) => locale === parts.slice(0, count).join("-"));
        if (found) return found;
      }
    }

    /** Returns the index of the drawing for a direction and a language. */
    export function chosen(data, dir, lang) {
      const index = row(data, lang ?? "")?.[dir === "rtl" ? 2 : 1] ?? -1;
      return index >= 0 ? index : dir === "rtl" ? data.rtl : 0;
    }

    /** Returns the words by which icons.css chooses a drawing, such as `ltr` or `ar-rtl`. */
    function readers(data, index) {
      const words = [];
      if (index === 0) words.push("ltr");
      if (index === data.rtl) words.push("rtl");
      for (const [locale, ltr, rtl] of data.rows) {
        if (ltr === index) words.push(`${locale}-ltr`);
        if (rtl === index) words.push(`${locale}-rtl`);
      }
      return words.join(" ");
    }

    /**
     * Returns the class of an icon, the markup inside <svg>, and the rows that icons.css looks for.
     *
     * Without a direction or language of its own every drawing is there, and icons.css shows the one that the page around
     * asks for: the server need not know which.
     */
    export function drawing(data, { dir, lang } = {}) {
      if (dir || lang) {
        const index = chosen(data, dir, lang);
        const flips = data.flips && dir === "rtl";
        return { className: flips ? "chiral-icon chiral-flipped" : "chiral-icon", markup: data.bodies[index] };
      }
      const className = data.flips ? "chiral-icon chiral-flips" : "chiral-icon";
      if (data.bodies.length === 1) return { className, markup: data.bodies[0] };
      const rows = data.rows.flatMap(([locale, ltr, rtl]) =>
        [ltr >= 0 && `${locale}-ltr`, rtl >= 0 && `${locale}-rtl`].filter(Boolean)).join(" ");
      const markup = data.bodies.map((body, index) => `<g data-for="${readers(data, index)}">${body}</g>`).join("");
      return { className, markup, rows };
    }

    /** Returns the markup with ids that are unique in the page. */
    export function unique(markup, id) {
      if (!id || !markup.includes("__")) return markup;
      const own = id.replace(/[^\w-]/g, "-");
      return markup.replace(/(id="|#)([\w-]+?)__/g, `$1$2${own}__`);
    }

    /** Returns a title as text for <title>. */
    export function titled(title, markup) {
      const text = String(title ?? "").replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
      return text ? `<title>${text}</title>${markup}` : markup;
    }

    /** Returns the width of an icon for a height. */
    export function width(data, size) {
      const [, , width, height] = data.viewBox.split(" ").map(Number);
      if (width === height) return size;
      return typeof size === "number" ? (size * width) / height : `calc(${size} * ${width} / ${height})`;
    }

    """#

  static let selectTypes = #"""
    // Written by chiral build: changes are lost when it runs again.

    /** The data of an icon, as its module exports it. */
    export interface IconData {
      readonly viewBox: string;
      readonly bodies: readonly string[];
      readonly flips: boolean;
      readonly rtl: number;
      readonly rows: readonly (readonly [locale: string, ltr: number, rtl: number])[];
    }

    /** A direction and a language that replace those of the page; set both. */
    export interface Locale {
      dir?: "ltr" | "rtl" | undefined;
      lang?: string | undefined;
    }

    export declare function chosen(data: IconData, dir?: "ltr" | "rtl", lang?: string): number;
    export declare function drawing(
      data: IconData, locale?: Locale): { className: string; markup: string; rows?: string };
    export declare function unique(markup: string, id?: string): string;
    export declare function titled(title: string | undefined, markup: string): string;
    export declare function width(data: IconData, size: number | string): number | string;

    """#

  static let react = #"""
    // Written by chiral build: changes are lost when it runs again.
    import { createContext, createElement, forwardRef, useContext, useId } from "react";
    import { drawing, titled, unique, width } from "./select.js";

    const Context = /* @__PURE__ */ createContext(undefined);

    /** Sets a direction and a language for the icons inside, instead of those of the page. */
    export function IconLocale({ dir, lang, children }) {
      return createElement(Context.Provider, { value: { dir, lang } }, children);
    }

    /** Returns a component that shows an icon. */
    export function icon(name, data) {
      const Icon = forwardRef(function Icon({ title, size = "1em", dir, lang, className, ...rest }, ref) {
        const around = useContext(Context);
        const shown = drawing(data, { dir: dir ?? around?.dir, lang: lang ?? around?.lang });
        const markup = titled(title, unique(shown.markup, useId()));
        return createElement("svg", {
          xmlns: "http://www.w3.org/2000/svg", viewBox: data.viewBox, width: width(data, size), height: size,
          ...(title ? { role: "img" } : { "aria-hidden": true }), "data-rows": shown.rows, ...rest, ref,
          className: className ? `${shown.className} ${className}` : shown.className,
          dangerouslySetInnerHTML: { __html: markup },
        });
      });
      Icon.displayName = name;
      return Icon;
    }

    """#

  static let reactTypes = #"""
    // Written by chiral build: changes are lost when it runs again.
    import type { ForwardRefExoticComponent, ReactElement, ReactNode, RefAttributes, SVGAttributes } from "react";
    import type { IconData, Locale } from "./select.js";

    /** The properties of an icon, in addition to those of <svg>. */
    export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, "children" | "dangerouslySetInnerHTML" | "dir" | "lang">, Locale {
      /** The accessible name of the icon; without one, the icon is decorative. */
      title?: string;
      /** The height, in pixels or as a CSS length; the font size by default. */
      size?: number | string;
    }

    export type Icon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

    export declare function IconLocale(props: Locale & { children?: ReactNode }): ReactElement;
    export declare function icon(name: string, data: IconData): Icon;

    """#

  static let vue = #"""
    // Written by chiral build: changes are lost when it runs again.
    import { defineComponent, h, inject, provide, useId } from "vue";
    import { drawing, titled, unique, width } from "./select.js";

    const key = "chiral-icon-locale";

    /** Sets a direction and a language for the icons inside, instead of those of the page. */
    export const IconLocale = /* @__PURE__ */ defineComponent({
      name: "IconLocale",
      props: { dir: String, lang: String },
      setup(props, { slots }) {
        provide(key, props);
        return () => slots.default?.();
      },
    });

    /** Returns a component that shows an icon. */
    export function icon(name, data) {
      return defineComponent({
        name,
        props: { title: String, size: { type: [Number, String], default: "1em" }, dir: String, lang: String },
        setup(props) {
          const around = inject(key, undefined);
          const id = useId();
          return () => {
            const shown = drawing(data, { dir: props.dir ?? around?.dir, lang: props.lang ?? around?.lang });
            return h("svg", {
              xmlns: "http://www.w3.org/2000/svg", viewBox: data.viewBox, width: width(data, props.size),
              height: props.size, ...(props.title ? { role: "img" } : { "aria-hidden": "true" }),
              "data-rows": shown.rows, class: shown.className,
              innerHTML: titled(props.title, unique(shown.markup, id)),
            });
          };
        },
      });
    }

    """#

  static let vueTypes = #"""
    // Written by chiral build: changes are lost when it runs again.
    import type { DefineComponent } from "vue";
    import type { IconData, Locale } from "./select.js";

    /** The properties of an icon, in addition to the attributes of <svg>. */
    export interface IconProps extends Locale {
      /** The accessible name of the icon; without one, the icon is decorative. */
      title?: string;
      /** The height, in pixels or as a CSS length; the font size by default. */
      size?: number | string;
    }

    export type Icon = DefineComponent<IconProps>;

    export declare const IconLocale: DefineComponent<Locale>;
    export declare function icon(name: string, data: IconData): Icon;

    """#

  static let svelte = #"""
    // Written by chiral build: changes are lost when it runs again.
    import { getContext, setContext } from "svelte";

    const key = "chiral-icon-locale";

    /** Sets a direction and a language for the icons inside a component, instead of those of the page. */
    export function setIconLocale(locale) {
      setContext(key, locale);
    }

    /** Returns the values that an enclosing component sets. */
    export function iconLocale() {
      return getContext(key);
    }

    """#

  static let svelteTypes = #"""
    // Written by chiral build: changes are lost when it runs again.
    import type { SVGAttributes } from "svelte/elements";
    import type { Locale } from "./select.js";

    /** The properties of an icon, in addition to those of <svg>. */
    export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, "dir" | "lang">, Locale {
      /** The accessible name of the icon; without one, the icon is decorative. */
      title?: string;
      /** The height, in pixels or as a CSS length; the font size by default. */
      size?: number | string;
    }

    export declare function setIconLocale(locale: Locale): void;
    export declare function iconLocale(): Locale | undefined;

    """#

  static let svelteIcon = #"""
    <!-- Written by chiral build: changes are lost when it runs again. -->
    <script>
      import { drawing, titled, unique, width } from "./select.js";
      import { iconLocale } from "./runtime.js";

      let { data, title, size = "1em", dir, lang, class: className, ...rest } = $props();
      const id = $props.id();
      const around = iconLocale();
      let shown = $derived(drawing(data, { dir: dir ?? around?.dir, lang: lang ?? around?.lang }));
    </script>

    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={data.viewBox}
      width={width(data, size)}
      height={size}
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : "true"}
      data-rows={shown.rows}
      {...rest}
      class={className ? `${shown.className} ${className}` : shown.className}
    >{@html titled(title, unique(shown.markup, id))}</svg>

    """#
}
