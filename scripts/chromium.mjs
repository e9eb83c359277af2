// The browser for the browser tests: the machine's own Chromium.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium, or null. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const folder of (process.env.PATH ?? "").split(delimiter))
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

/** Installs Chromium where that is possible without asking (Debian or Ubuntu, as root); says whether it worked. */
export function installChromium() {
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!debian) return false;
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update", "-q") && apt("install", "-y", "-q", "--no-install-recommends", "chromium");
}

export const howToInstallChromium =
  "The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), " +
  "or set CHROMIUM_PATH to the program.";
