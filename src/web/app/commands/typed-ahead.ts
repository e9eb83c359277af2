import { isTextKey, keepFromPage } from "./search-keys.ts";

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
