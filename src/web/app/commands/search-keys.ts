/** Ctrl-K, and Cmd-K on a Mac. */
export const isPaletteKey = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === "k";

/** What is typed in a sheet would be lost by leaving its page. */
const sheetIsOpen = () => document.querySelector("[role='dialog'][data-state='open']") !== null;

/** The key, or a press of the search button. */
export const asksForPalette = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) || (isPaletteKey(event) && !sheetIsOpen());

/** Keys of text and those that end or change it; others, such as F5, stay the browser's. */
export const isTextKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  /^(.|Backspace|Enter|Escape)$/.test(event.key);

/** Else the key would press what has the focus there, or be typed into it. */
export function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
