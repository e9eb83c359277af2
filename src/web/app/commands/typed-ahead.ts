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
  event instanceof KeyboardEvent ? isPaletteKey(event) && !sheetIsOpen() : true;

/** Keys of text and those that end or change it; others, such as F5, stay the browser's. */
export const isTextKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  (event.key.length === 1 || ["Backspace", "Enter", "Escape"].includes(event.key));

/** Else the key would press what has the focus there, or be typed into it. */
export function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** One that was just closed has the focus still. */
const isInPalette = ({ target }: Event) => target instanceof Element && target.matches("[cmdk-input]");

/** What is typed from the wish for a field until the field has the focus. */
export interface TypedAhead {
  begin: () => void;
  /** Takes the key from the page; false = no field is on its way, or it is no key of text. */
  hear: (event: Event) => boolean;
  /** Ends it, and hands the text over. */
  take: () => string;
}

export function typedAhead(onEscape: () => void): TypedAhead {
  let text: string | null = null;
  return {
    begin: () => {
      text ??= "";
    },
    hear: (event) => {
      if (isInPalette(event)) text = null;
      if (text === null || !isTextKey(event)) return false;
      keepFromPage(event);
      if (event.key === "Escape") {
        text = null;
        onEscape();
      } else if (event.key === "Backspace") text = text.slice(0, -1);
      // Enter would choose before there is anything to choose from.
      else if (event.key !== "Enter") text += event.key;
      return true;
    },
    take: () => {
      const taken = text ?? "";
      text = null;
      return taken;
    },
  };
}
