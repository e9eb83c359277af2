// Runs before the page's own code has arrived. Its own file, because the content security policy allows no inline script.

// So that a dark screen never flashes white. The same rule lives in lib/page/theme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // Storage can be blocked; the system's theme is then the answer.
  }
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();

// The first dates need the browser's language data, which takes a phone a tenth of a second to load. It is loaded for the
// whole page, and beside it, while the page's own code is still on its way.
new Worker("/language-data.js");
