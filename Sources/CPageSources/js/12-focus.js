/* What is under a pressed pointer stays, and what has the focus hands it on when it goes. */

/** True from the moment a pointer is pressed until its click has found its target. */
let isPressed = false;
let presses = 0;

/** The work that waits for that, by its name. */
const postponed = new Map();

/** Does something that replaces elements once no pointer is pressed: a click would miss the element that it began on. The latest work of a
 * name counts. */
function whenReleased(name, act) {
  if (isPressed) { postponed.set(name, act); return; }
  postponed.delete(name);
  act();
}

/** Waits until no pointer is pressed. */
const released = () => new Promise((done) => { whenReleased(Symbol(), done); });

function release() {
  isPressed = false;
  const waiting = [...postponed.values()];
  postponed.clear();
  for (const act of waiting) act();
}

// A finger presses the mouse only after it has left. What a click does is done before what has waited for it.
for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, (event) => { if (event.button === 0) { isPressed = true; presses += 1; } }, true);
for (const type of ['pointerup', 'pointercancel', 'mouseup']) window.addEventListener(type, () => { const own = presses; setTimeout(() => { if (own === presses) release(); }); }, true);
window.addEventListener('click', () => { isPressed = false; }, true);
// A menu of the browser takes the pointer away.
window.addEventListener('change', (event) => { if (event.target.localName === 'select') isPressed = false; }, true);
window.addEventListener('pointermove', (event) => { if (isPressed && event.buttons === 0) release(); }, true);

/** The element that has the focus, or had it until it went away; undefined once somebody has clicked beside it. */
let focused;
window.addEventListener('focusin', (event) => { focused = event.target; });
window.addEventListener('focusout', (event) => { if (isPressed && !event.relatedTarget) focused = undefined; });

/** Gives the focus of an element that is gone, hidden or disabled to the title of the open dialog, or to the current icon. */
function keepFocus() {
  const active = document.activeElement;
  if (!focused || ![focused, document.body, null].includes(active) || (focused.isConnected && !focused.disabled && focused.checkVisibility())) return;
  if (dialog.open) $('#dialog-title').focus({ preventScroll: true });
  else if (inspector.open) $('#inspector-title').focus({ preventScroll: true });
  else if (list.icons.length > 0) setCurrent(list.current, { focuses: true, scrolls: false });
  else $('#icons').focus({ preventScroll: true });
}

new MutationObserver(keepFocus).observe(document.body, { subtree: true, childList: true, attributeFilter: ['hidden', 'disabled', 'open'] });
