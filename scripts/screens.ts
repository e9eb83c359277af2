// `npm run screens`: a picture of every scene, wide, on a tablet and on a phone, in light and dark, into docs/screens.
// `npm run screens -- dashboard logs` takes only those.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { enterScene, type Scene, scenes } from "../tests/e2e/scenes.ts";
import { findChromium, howToInstallChromium } from "./chromium.mjs";
import { buildIfNeeded, distDir, root } from "./prepare.mjs";
import { signIn, startServer } from "./processes/server-process.mjs";
import { quickFolder } from "./quick-folder.mjs";

const folder = join(root, "docs", "screens");
const sizes = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};
type Size = keyof typeof sizes;
interface Place {
  url: string;
  token: string | null;
}

async function takePicture(browser: Browser, place: Place, scene: Scene, size: Size, dark: boolean) {
  const context = await browser.newContext({
    baseURL: place.url,
    viewport: sizes[size],
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
  });
  try {
    if (place.token !== null)
      await context.addInitScript((token) => localStorage.setItem("token", token), place.token);
    const page = await context.newPage();
    await enterScene(page, scene);
    const name = `${scene.name}.${size}${dark ? ".dark" : ""}.jpg`;
    // A dialog is looked at where it stands; a page from its head to its foot.
    const fullPage = (await page.getByRole("dialog").count()) === 0;
    await page.screenshot({ path: join(folder, name), type: "jpeg", quality: 80, fullPage });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { name, sideways };
  } finally {
    await context.close();
  }
}

interface Picture {
  scene: Scene;
  size: Size;
  dark: boolean;
}

const picturesOf = (scene: Scene): Picture[] =>
  (scene.narrowOnly ? (["phone"] as const) : (["wide", "tablet", "phone"] as const)).flatMap((size) =>
    [false, true].map((dark) => ({ scene, size, dark })),
  );

/** Takes them one after another; what went wrong with each that did, as a sentence. */
async function takeAll(browser: Browser, places: Record<Scene["who"], Place>, pictures: Picture[]) {
  const troubles: string[] = [];
  for (const { scene, size, dark } of pictures) {
    try {
      const { name, sideways } = await takePicture(browser, places[scene.who], scene, size, dark);
      if (sideways > 0) troubles.push(`${name} is ${sideways} px wider than the screen`);
      console.log(name);
    } catch (error) {
      troubles.push(`${scene.name} (${size}${dark ? ", dark" : ""}): ${error}`);
    }
  }
  return troubles;
}

/** The server with the example clinic, and beside it a clinic that is new. */
async function startPlaces() {
  const data = quickFolder("enamel-screens-");
  const { demoEmail, seedDemoFolder } = await import(
    pathToFileURL(join(distDir, "server", "demo-clinic.js")).href
  );
  await seedDemoFolder(data.path);
  const server = await startServer({ DATA_DIR: data.path });
  const { url } = server;
  const places: Record<Scene["who"], Place> = {
    visitor: { url, token: null },
    example: { url, token: (await signIn(url, demoEmail)).token },
    new: { url, token: (await signIn(url, "new@clinic.example")).token },
  };
  const stop = async () => {
    await server.stop();
    data.remove();
  };
  return { places, stop };
}

export async function main(wanted: string[]): Promise<number> {
  const unknown = wanted.filter((name) => !scenes.some((scene) => scene.name === name));
  if (unknown.length > 0) {
    console.error(
      `No such scene: ${unknown.join(", ")}. There are ${scenes.map(({ name }) => name).join(", ")}.`,
    );
    return 1;
  }
  const executablePath = findChromium();
  if (!executablePath) {
    console.error(howToInstallChromium);
    return 1;
  }
  await buildIfNeeded();
  mkdirSync(folder, { recursive: true });
  if (wanted.length === 0) for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const { places, stop } = await startPlaces();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const troubles = await takeAll(browser, places, chosen.flatMap(picturesOf));
  await browser.close();
  await stop();
  for (const trouble of troubles) console.error(trouble);
  return troubles.length === 0 ? 0 : 1;
}
