import { type RefCallback, useCallback, useState } from "react";

/** Where the focus was before each open sheet, nearest first; a sheet opened from a sheet inherits its way back. */
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();

const nowhere: readonly HTMLElement[] = [];

/** To be given to the sheet's content. */
export interface FocusReturn {
  ref: RefCallback<HTMLElement>;
  onCloseAutoFocus: (event: Event) => void;
}

const openSheet = '[role="dialog"]';

function wayBackFromHere(): readonly HTMLElement[] {
  const active = document.activeElement;
  const here = active instanceof HTMLElement && active !== document.body ? [active] : [];
  // A button that was pressed and is busy has lost the focus already: then the open sheet tells the way.
  const sheet = here[0]?.closest(openSheet) ?? (here.length === 0 ? document.querySelector(openSheet) : null);
  return [...here, ...((sheet && waysBack.get(sheet)) ?? [])];
}

const isThere = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0;

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Focuses the first of the elements that is still on the page, else the page's heading. */
function focusFirstThere(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (!isThere(element)) continue;
    element.focus();
    if (document.activeElement === element) return;
  }
  focusHeading();
}

/**
 * For what lies over the page: where the focus goes when it closes. Back to what opened it, or to the page's
 * heading when that is gone; and nowhere when the person or a next sheet has taken the focus meanwhile.
 */
export function useFocusReturn(isOpen: boolean): FocusReturn {
  // Remembered while rendering: one sheet that replaces another must look before the other is gone.
  const [was, setWas] = useState(() => ({ isOpen, wayBack: isOpen ? wayBackFromHere() : nowhere }));
  if (was.isOpen !== isOpen) setWas({ isOpen, wayBack: isOpen ? wayBackFromHere() : was.wayBack });
  const { wayBack } = was;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) waysBack.set(element, wayBack);
    },
    [wayBack],
  );
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    const active = document.activeElement;
    const closed = event.target;
    const isLost = active === null || active === document.body;
    if (isLost || (closed instanceof Node && closed.contains(active))) focusFirstThere(wayBack);
  };
  return { ref, onCloseAutoFocus };
}
