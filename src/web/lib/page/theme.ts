import { useEffect, useState } from "react";

/** `system` follows the machine; `public/early.js` applies the same rule before the first paint. */
export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = "theme";
const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return themeChoices.find((choice) => choice === stored) ?? "system";
}

function apply(choice: ThemeChoice): void {
  const isDark = choice === "dark" || (choice === "system" && systemDark().matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}

/** The chosen theme and the way to change it; follows the system while `system` is chosen. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readThemeChoice);
  useEffect(() => {
    apply(choice);
    if (choice !== "system") return;
    const system = systemDark();
    const follow = () => apply("system");
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, [choice]);
  const choose = (next: ThemeChoice) => {
    localStorage.setItem(storageKey, next);
    setChoice(next);
  };
  return [choice, choose];
}
