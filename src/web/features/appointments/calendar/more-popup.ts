import { useEffect } from "react";

/**
 * react-big-calendar hangs "+2 more" at the end of the body, where the calendar's own look does not reach; it
 * leaves the focus at the button, and closes only for a press of the mouse elsewhere. Here it looks as the
 * calendar does, the focus goes to the first appointment, and Escape closes and goes back.
 */
export function useMorePopup(): void {
  useEffect(() => {
    let popup: HTMLElement | null = null;
    let opener: Element | null = null;
    const observer = new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>("body > .rbc-overlay");
      if (now === popup) return;
      popup = now;
      if (!now) return;
      now.classList.add("appointment-calendar");
      opener = document.activeElement;
      now.querySelector<HTMLElement>(".rbc-event")?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !popup || document.querySelector('[role="dialog"]')) return;
      // What its own closing listens for; no element is under it.
      document.dispatchEvent(new MouseEvent("mousedown"));
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
