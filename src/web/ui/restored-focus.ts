import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Gives a button its focus back when it may be pressed again: a browser takes it from one that is disabled while it
 * waits, and the next Tab of a person without a mouse would begin somewhere else. Not when the focus went elsewhere;
 * what lies around the button is nowhere in particular: the page, or the dialog that catches a lost focus itself.
 */
export function useRestoredFocus(button: RefObject<HTMLButtonElement | null>, isPending: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement?.contains(button.current)) button.current?.focus();
    }
  }, [button, isPending]);
}
