import { randomBytes } from "node:crypto";
import { test as base, type Page } from "@playwright/test";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { signIn, startServer } from "../../scripts/server-process.mjs";

type Server = Awaited<ReturnType<typeof startServer>>;
type SignedIn = Awaited<ReturnType<typeof signIn>>;

interface PerTest {
  /** A user who has just signed up, with a clinic that nobody else in the run sees. */
  staff: SignedIn;
  /** The same user's browser. The clinic has no knowledge base yet. */
  signedInPage: Page;
  /** Gives the clinic the example knowledge base. */
  knowledgeBase: typeof exampleKnowledgeBase;
}
interface PerWorker {
  server: Server;
}

/** `test` with a built server of the worker's own, on a free port and in a folder that is removed afterwards. */
export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const folder = quickFolder("enamel-e2e-");
      const server = await startServer({ DATA_DIR: folder.path });
      await provide(server);
      await server.stop();
      folder.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  staff: async ({ server }, provide) => {
    await provide(await signIn(server.url, `staff-${randomBytes(6).toString("hex")}@clinic.example`));
  },
  signedInPage: async ({ page, staff }, provide) => {
    // In every tab, before any script of the page: as a browser that signed in yesterday.
    await page.context().addInitScript((token) => {
      if (sessionStorage.getItem("signed-in") !== null) return;
      sessionStorage.setItem("signed-in", "once");
      localStorage.setItem("token", token);
    }, staff.token);
    await provide(page);
  },
  knowledgeBase: async ({ staff }, provide) => {
    const { status } = await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
    if (status !== 200) throw new Error(`Saving the knowledge base answered ${status}`);
    await provide(exampleKnowledgeBase);
  },
});

export { expect } from "@playwright/test";
