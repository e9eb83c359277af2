/** A page that is still here after this was not left: a download or a telephone link asked, or a person stayed. */
const stayedMs = 5_000;

let stayed: Promise<void> | null = null;

function noteLeaving(): void {
  stayed ??= new Promise<void>((resolve) => {
    const stay = () => {
      stayed = null;
      resolve();
    };
    setTimeout(stay, stayedMs);
    window.addEventListener("pageshow", stay, { once: true });
  });
}
window.addEventListener("beforeunload", noteLeaving);
window.addEventListener("pagehide", noteLeaving);

/**
 * Browsers end open requests when a page is left, and that says nothing about the server. While the page is
 * being left: a promise that resolves if it stays after all; else `null`.
 */
export const whilePageIsLeft = (): Promise<void> | null => stayed;
