// Runs before the first paint, so that a dark screen never flashes white. Its own file, because the
// content security policy allows no inline script. The same rule lives in lib/theme.ts.
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
