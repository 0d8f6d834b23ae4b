extension ComponentScripts {
  /// `runtime.js` of Vue.
  static let vue = ComponentModule(
    imports: [.all("Vue", "vue"), .named(["content"], "./markup.js")], exports: ["IconLocale", "icon"],
    body: #"""
      const key = "chiral-icon-locale";

      /** Sets a direction and a language for the icons inside, instead of those of the page. */
      const IconLocale = /* @__PURE__ */ Vue.defineComponent({
        name: "IconLocale",
        props: { dir: String, lang: String },
        setup(props, { slots }) {
          Vue.provide(key, props);
          return () => slots.default?.();
        },
      });

      \#(common)
      /** Returns a component that shows an icon. */
      function icon(name, data, choose) {
        const { viewBox = "0 0 24 24", flips } = data;
        return Vue.defineComponent({
          name,
          props: {
            title: String, size: { type: [Number, String], default: "1em" }, dir: String, lang: String,
            strokeWidth: [Number, String],
          },
          setup(props, { attrs }) {
            const around = Vue.inject(key, undefined);
            const id = Vue.useId();
            return () => {
              const { title, size, strokeWidth } = props;
              const dir = [props.dir ?? around?.dir].find((each) => each !== "auto");
              const [width, flip] = sizes(viewBox, size);
              const chosen = choose?.(data, dir, props.lang ?? around?.lang);
              const label = title || attrs["aria-label"] || attrs["aria-labelledby"];
              return Vue.h("svg", {
                xmlns: "http://www.w3.org/2000/svg", viewBox, width, height: size,
                ...(label ? { role: "img" } : { "aria-hidden": "true" }), "data-rows": chosen?.asked, "data-dir": chosen?.asked && dir,
                class: flips && !dir ? "chiral-icon chiral-flips" : "chiral-icon",
                innerHTML: content(data, chosen, { title, dir, strokeWidth, flip, id }),
              });
            };
          },
        });
      }

      """#)

  /// The types of Vue's runtime.
  static let vueTypes = #"""
    import type { DefineComponent } from "vue";

    /** A direction and a language that replace those of the page. */
    export interface Locale {
      dir?: "ltr" | "rtl" | "auto" | undefined;
      lang?: string | undefined;
    }

    /** The properties of an icon, in addition to the attributes of <svg>. */
    export interface IconProps extends Locale {
      /** The accessible name of the icon; without it or a label, the icon is decorative. */
      title?: string | undefined;
      /** The height, in pixels or as a CSS length; the font size by default. */
      size?: number | string | undefined;
      /** The width of all strokes, in units of the drawing. */
      strokeWidth?: number | string | undefined;
    }

    /** The type of every icon. */
    export type Icon = DefineComponent<IconProps>;

    export declare const IconLocale: DefineComponent<Locale>;

    """#
}
