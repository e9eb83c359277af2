import { frontDeskItems, mainItems } from "../navigation.ts";

/** What a key does. */
export type ShortcutAction =
  | { do: "palette" }
  | { do: "list" }
  | { do: "new-appointment" }
  | { do: "search" }
  | { do: "go"; path: string };

export interface Shortcut {
  keys: readonly string[];
  title: string;
}

/** The second key after G, by page. */
export const pageKeys: Readonly<Record<string, string>> = {
  "/": "d",
  "/clinic-knowledge-base": "k",
  "/agents": "w",
  "/phone-numbers": "n",
  "/logs": "l",
  "/api": "i",
  "/billing": "b",
  "/appointments": "a",
  "/patients": "p",
  "/ai-agent": "v",
  "/analytics": "r",
  "/system": "s",
};

/** The keys that open a page, e.g. `["G", "P"]`. */
export const keysOfPage = (path: string): readonly string[] | undefined =>
  path in pageKeys ? ["G", (pageKeys[path] ?? "").toUpperCase()] : undefined;

export const generalShortcuts: readonly Shortcut[] = [
  { keys: ["N"], title: "New appointment" },
  { keys: ["/"], title: "Search on this page" },
  { keys: ["?"], title: "This list" },
];

export const pageShortcuts: readonly Shortcut[] = [...mainItems, ...frontDeskItems].map(
  ({ title, path }) => ({ keys: keysOfPage(path) ?? [], title }),
);

/** The second key counts this long after G. */
const sequenceMs = 1_500;

export interface KeyPress {
  key: string;
  /** Milliseconds on any steady clock. */
  at: number;
}

/** What a key means after the one before it; `null` = nothing of ours. */
export function actionOf(press: KeyPress, before: KeyPress | null): ShortcutAction | null {
  const key = press.key.toLowerCase();
  if (before && before.key.toLowerCase() === "g" && press.at - before.at <= sequenceMs) {
    const path = Object.keys(pageKeys).find((page) => pageKeys[page] === key);
    if (path) return { do: "go", path };
  }
  if (key === "?") return { do: "list" };
  if (key === "n") return { do: "new-appointment" };
  if (key === "/") return { do: "search" };
  return null;
}

const takesLetters = [
  "input",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable='false'])",
  // Lists and menus find an entry by its first letters; sheets have keys of their own.
  ...["textbox", "combobox", "listbox", "menu", "dialog", "alertdialog", "grid"].map(
    (role) => `[role='${role}']`,
  ),
].join();

/** Whether letters belong to what has the focus, or to a sheet over the page. */
export function lettersAreTaken(target: EventTarget | null): boolean {
  const isInside = target instanceof Element && target.closest(takesLetters) !== null;
  return isInside || document.querySelector("[role='dialog'][data-state='open']") !== null;
}

const storageKey = "shortcuts";
/** Single keys disturb people who speak to their computer (WCAG 2.1.4), so they can be turned off in this browser. */
export const shortcutsAreOn = (): boolean => localStorage.getItem(storageKey) !== "off";
export const turnShortcuts = (isOn: boolean): void => localStorage.setItem(storageKey, isOn ? "on" : "off");
