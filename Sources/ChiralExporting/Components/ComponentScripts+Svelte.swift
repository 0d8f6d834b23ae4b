extension ComponentScripts {
  /// `runtime.js` of Svelte.
  static let svelte = ComponentModule(
    imports: [.named(["getContext", "setContext"], "svelte")],
    exports: ["setIconLocale", "iconLocale", "sizes"],
    body: #"""
      const key = "chiral-icon-locale";

      /** Sets a direction and a language for the icons inside a component, instead of those of the page. */
      function setIconLocale(locale) {
        setContext(key, locale);
      }

      /** Returns the values that an enclosing component sets. */
      function iconLocale() {
        return getContext(key);
      }

      \#(common)
      """#)

  /// The types of Svelte's runtime.
  static let svelteTypes = #"""
    import type { Component } from "svelte";
    import type { SVGAttributes } from "svelte/elements";

    /** A direction and a language that replace those of the page. */
    export interface Locale {
      dir?: "ltr" | "rtl" | "auto" | undefined;
      lang?: string | undefined;
    }

    /** The properties of an icon, in addition to those of <svg>. */
    export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, "dir" | "lang" | "stroke-width">, Locale {
      /** The accessible name of the icon; without it or a label, the icon is decorative. */
      title?: string | undefined;
      /** The height, in pixels or as a CSS length; the font size by default. */
      size?: number | string | undefined;
      /** The width of all strokes, in units of the drawing. */
      strokeWidth?: number | string | undefined;
    }

    /** The type of every icon. */
    export type Icon = Component<IconProps>;

    export declare function setIconLocale(locale: Locale): void;
    export declare function iconLocale(): Locale | undefined;

    """#

  /// `Icon.svelte`, which all icons use. Components in runes mode know neither `$$props` nor `export let`.
  static let svelteIcon = #"""
    <!-- Written by chiral build: changes are lost when it runs again. -->
    <script>
      import { content } from "./markup.js";
      import { iconLocale, sizes } from "./runtime.js";

      let { data, choose, title, size = "1em", dir, lang, strokeWidth, class: className, ...rest } = $props();
      const id = $props.id();
      const around = iconLocale();
      let viewBox = $derived(data.viewBox ?? "0 0 24 24");
      let side = $derived([dir ?? around?.dir].find((each) => each !== "auto"));
      let sized = $derived(sizes(viewBox, size));
      let chosen = $derived(choose?.(data, side, lang ?? around?.lang));
      let label = $derived(title || rest["aria-label"] || rest["aria-labelledby"]);
      let ownClass = $derived(data.flips && !side ? "chiral-icon chiral-flips" : "chiral-icon");
    </script>

    <svg
      xmlns="http://www.w3.org/2000/svg"
      {viewBox}
      width={sized[0]}
      height={size}
      role={label ? "img" : undefined}
      aria-hidden={label ? undefined : "true"}
      data-rows={chosen?.asked}
      data-dir={chosen?.asked && side}
      {...rest}
      class={className ? [ownClass, className] : ownClass}
    >{@html content(data, chosen, { title, dir: side, strokeWidth, flip: sized[1], id })}</svg>

    """#
}
