"use strict";
// The gallery: cards, filtered by the search and drawn for the chosen locale, and a dialog with every form of an icon.
const data = JSON.parse(document.getElementById("data").textContent);
const element = (id) => document.getElementById(id);
const first = data.locales[0];
let shown = null;

function picture(svg, size, alt) {
  const image = document.createElement("img");
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  image.width = image.height = size;
  image.alt = alt;
  return image;
}

function words(tag, text, className) {
  const node = document.createElement(tag);
  node.textContent = text;
  if (className) node.className = className;
  return node;
}

function button(text, action) {
  const node = words("button", text);
  node.type = "button";
  node.addEventListener("click", action);
  return node;
}

/** Returns the distinct forms of an icon: each drawing with the locales that show it. */
function forms(icon) {
  const byDrawing = new Map();
  for (const locale of data.locales) {
    const drawing = icon.drawings[locale];
    if (drawing === undefined) continue;
    byDrawing.set(drawing, [...(byDrawing.get(drawing) ?? []), locale]);
  }
  return [...byDrawing].map(([drawing, locales]) => ({ svg: data.drawings[drawing], locales }));
}

function card(icon, locale, size) {
  const node = words("a", "");
  node.href = "#" + encodeURIComponent(icon.name);
  const pair = words("span", "", "pair");
  pair.append(picture(data.drawings[icon.drawings[first]], size, `${icon.name}, ${first}`));
  const other = icon.drawings[locale];
  if (other !== undefined) pair.append(picture(data.drawings[other], size, locale));
  node.append(pair, words("span", icon.name, "label"));
  const item = document.createElement("li");
  item.append(node);
  return item;
}

/** Returns a category with its heading and its cards. */
function group(category, icons, locale) {
  const section = document.createElement("section");
  const cards = document.createElement("ul");
  cards.append(...icons.map((icon) => card(icon, locale, Number(element("size").value))));
  section.append(words("h2", `${category} (${icons.length})`), cards);
  return section;
}

function list() {
  const wanted = element("search").value.trim().toLowerCase().split(/\s+/);
  const locale = element("locale").value;
  const found = data.icons.filter((icon) => {
    const text = `${icon.name} ${icon.class} ${icon.note}`.toLowerCase();
    const differs = icon.drawings[locale] !== icon.drawings[first];
    return wanted.every((word) => text.includes(word)) && (differs || !element("differing").checked)
      && ["", icon.category].includes(element("category").value);
  });
  const groups = [...Map.groupBy(found, (icon) => icon.category)].sort(([one], [other]) => one.localeCompare(other, "en"));
  element("icons").replaceChildren(...groups.map(([category, icons]) => group(category, icons, locale)));
  element("count").textContent = `${found.length} of ${data.icons.length}`;
}

function say(text) { element("done").textContent = text; }

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} copied`);
  } catch {
    say("the browser does not allow copying here");
  }
}

function save(svg, file) {
  const link = document.createElement("a");
  link.href = "data:image/svg+xml," + encodeURIComponent(svg);
  link.download = file;
  link.click();
  say(`${file} saved`);
}

function form(icon, { svg, locales }) {
  const item = document.createElement("li");
  const file = locales.includes(first) ? `${icon.name}.svg` : `${icon.name}.${locales[0]}.svg`;
  item.append(
    picture(svg, 192, `${icon.name}: ${locales.join(", ")}`), words("span", locales.join(", "), "label"),
    button("Copy SVG", () => copy(svg, "SVG")), " ", button("Download", () => save(svg, file)));
  return item;
}

/** Opens the icon that the address names, so that the dialog can be linked. */
function follow() {
  shown = data.icons.find((icon) => icon.name === decodeURIComponent(location.hash.slice(1)));
  if (!shown) return element("closeup").close();
  element("name").textContent = shown.name;
  element("note").textContent = `${shown.class}. ${shown.note}`;
  element("forms").replaceChildren(...forms(shown).map((each) => form(shown, each)));
  say("");
  if (!element("closeup").open) element("closeup").showModal();
}

for (const locale of data.locales.slice(1)) element("locale").append(words("option", locale));
element("locale").value = data.start;
for (const name of [...new Set(data.icons.map((icon) => icon.category))].sort()) element("category").append(words("option", name));
for (const id of ["search", "category", "locale", "size", "differing"]) element(id).addEventListener("input", list);
document.querySelector("form[role=search]").addEventListener("submit", (event) => event.preventDefault());
element("copy-name").addEventListener("click", () => copy(shown.name, "name"));
element("copy-link").addEventListener("click", () => copy(location.href, "link"));
element("closeup").addEventListener("close", () => history.replaceState(null, "", location.pathname + location.search));
addEventListener("hashchange", follow);
list();
follow();
