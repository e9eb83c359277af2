// The browser for the browser tests: the machine's own Chromium.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without windows: a test is a sixth quicker, and nothing of Chromium's own frame takes the processor's time. */
const headlessNames = ["chromium-headless-shell", "chrome-headless-shell"];

function findOnPath(wanted) {
  for (const folder of (process.env.PATH ?? "").split(delimiter))
    for (const name of wanted) if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

/** Path of a Chromium with windows, or null. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findOnPath(names);

/** Path of the Chromium that tests are run in, or null. */
export const findTestChromium = () => process.env.CHROMIUM_PATH ?? findOnPath([...headlessNames, ...names]);

/** Installs Chromium where that is possible without asking (Debian or Ubuntu, as root); says whether it worked. */
export function installChromium() {
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!debian) return false;
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const install = (name) => apt("install", "-y", "-q", "--no-install-recommends", name);
  // Ubuntu has the headless one in no package.
  return apt("update", "-q") && (install("chromium-headless-shell") || install("chromium"));
}

export const howToInstallChromium =
  "The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), " +
  "or set CHROMIUM_PATH to the program.";
