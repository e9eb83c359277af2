import { type RefObject, useEffect } from "react";

const claims = '[role="table"], [role="rowgroup"], [role="row"], [role="cell"], [role="columnheader"]';

function dropClaims(frame: HTMLElement): void {
  for (const element of frame.querySelectorAll(`:is(.rbc-month-view, .rbc-month-view *):is(${claims})`))
    element.removeAttribute("role");
}

/**
 * react-big-calendar calls its month a table, but puts buttons where a table may only have cells, so screen
 * readers find neither. Without the claim every day and every appointment is a named button, which it is.
 */
export function useCalendarRoles(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    dropClaims(element);
    // The month is drawn anew when its height is measured, a month is turned or an event comes.
    const observer = new MutationObserver(() => dropClaims(element));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
