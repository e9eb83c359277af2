import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { distDir } from "../../scripts/prepare.mjs";
import { signIn, startServer } from "../../scripts/processes/server-process.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import type { Scene } from "./scenes.ts";

type Server = Awaited<ReturnType<typeof startServer>>;
type SignedIn = Awaited<ReturnType<typeof signIn>>;

interface PerTest {
  /** A user who has just signed up, with a clinic that nobody else in the run sees. */
  staff: SignedIn;
  /** The same user's browser. The clinic has no knowledge base yet. */
  signedInPage: Page;
  /** Gives the clinic the example knowledge base. */
  knowledgeBase: typeof exampleKnowledgeBase;
  /** A page as the one of a scene has it. Scenes of the example clinic share one: nothing is to be changed there. */
  pageOf: (who: Scene["who"]) => Promise<Page>;
}
interface PerWorker {
  /** Settings of the server beside its folder, as in the environment; a file that needs some overrides this. */
  settings: Record<string, string>;
  server: Server;
  /** A server with the example clinic, started when the first test asks for it. */
  exampleClinic: { url: string; token: string };
}

/** In every tab, before any script of the page: as a browser that signed in yesterday. */
async function keepSignedIn(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((value) => {
    if (sessionStorage.getItem("signed-in") !== null) return;
    sessionStorage.setItem("signed-in", "once");
    localStorage.setItem("token", value);
  }, token);
}

/** `test` with a built server of the worker's own, on a free port and in a folder that is removed afterwards. */
export const test = base.extend<PerTest, PerWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  settings: [async ({}, provide) => provide({}), { scope: "worker" }],
  server: [
    async ({ settings }, provide) => {
      const folder = quickFolder("enamel-e2e-");
      const server = await startServer({ ...settings, DATA_DIR: folder.path });
      await provide(server);
      await server.stop();
      folder.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  exampleClinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const folder = quickFolder("enamel-e2e-example-");
      const { demoEmail, seedDemoFolder } = await import(
        pathToFileURL(join(distDir, "server", "demo-clinic.js")).href
      );
      await seedDemoFolder(folder.path);
      const server = await startServer({ DATA_DIR: folder.path });
      const { token } = await signIn(server.url, demoEmail);
      await provide({ url: server.url, token });
      await server.stop();
      folder.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  staff: async ({ server }, provide) => {
    await provide(await signIn(server.url, `staff-${randomBytes(6).toString("hex")}@clinic.example`));
  },
  signedInPage: async ({ page, staff }, provide) => {
    await keepSignedIn(page.context(), staff.token);
    await provide(page);
  },
  knowledgeBase: async ({ staff }, provide) => {
    const { status } = await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
    if (status !== 200) throw new Error(`Saving the knowledge base answered ${status}`);
    await provide(exampleKnowledgeBase);
  },
  pageOf: async ({ browser, server, staff, exampleClinic }, provide) => {
    const contexts: BrowserContext[] = [];
    const places = {
      visitor: { url: server.url, token: null },
      new: { url: server.url, token: staff.token },
      example: exampleClinic,
    };
    await provide(async (who) => {
      const { url, token } = places[who];
      const context = await browser.newContext({ baseURL: url });
      contexts.push(context);
      if (token !== null) await keepSignedIn(context, token);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from "@playwright/test";
