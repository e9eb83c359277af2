import { useEffect, useRef } from "react";

/* Keys that are pressed alone, without Ctrl or Alt: when they belong to the page, and what they do there. */

const fields = [
  "input",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable='false'])",
  // Lists and menus find an entry by its first letters.
  ...["textbox", "combobox", "listbox", "menu", "grid"].map((role) => `[role='${role}']`),
].join();
/** Sheets have keys of their own. */
const sheets = "[role='dialog'], [role='alertdialog']";
/** A drawer lies beside the page, which stays in use. */
const openOver = "[role='dialog'][data-state='open']:not([data-drawer])";

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether letters belong to what has the focus, or to a sheet over the page. */
export const lettersAreTaken = (target: EventTarget | null): boolean =>
  isInside(target, `${fields}, ${sheets}`) ||
  document.querySelector("[role='dialog'][data-state='open']") !== null;

const storageKey = "shortcuts";
/** Single keys disturb people who speak to their computer (WCAG 2.1.4), so they can be turned off in this browser. */
export const shortcutsAreOn = (): boolean => localStorage.getItem(storageKey) !== "off";
export const turnShortcuts = (isOn: boolean): void => localStorage.setItem(storageKey, isOn ? "on" : "off");

/** The second key of two counts this long after the first. */
export const sequenceMs = 1_500;

export const isSingleKey = ({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !defaultPrevented;

/** What a page's own letters do while it is shown; also beside its open drawer, never after G, which leads elsewhere. */
export function usePageKeys(deeds: Readonly<Record<string, () => void>>): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || event.repeat || event.isComposing || !shortcutsAreOn()) return;
      if (isInside(event.target, fields) || document.querySelector(openOver) !== null) return;
      const key = event.key.toLowerCase();
      const isSecond = event.timeStamp - wentAt <= sequenceMs;
      wentAt = key === "g" && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const deed = isSecond ? undefined : latest.current[key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
