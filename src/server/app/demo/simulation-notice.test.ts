import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { servePages } from "#server/http/pages.ts";
import { simulationNotice, simulationRoutes } from "./simulation-notice.ts";

const page = `<!doctype html><html><body><div id="root"></div></body></html>`;

async function served(notice?: string) {
  const webFolder = mkdtempSync(join(tmpdir(), "enamel-pages-"));
  writeFileSync(join(webFolder, "index.html"), page);
  const http = Fastify();
  onTestFinished(async () => {
    await http.close();
    rmSync(webFolder, { recursive: true });
  });
  const now = Date.parse("2026-08-10T10:30:00+10:00");
  if (notice) simulationRoutes(http, { now: () => now, timeZone: "Australia/Sydney" });
  await servePages(http, { webFolder, publicUrl: null, connectTo: [], ...(notice && { notice }) });
  return (url: string) => http.inject({ url });
}

test("a simulated week says so above every page, and what time it is in the clinic [AGENT-5]", async () => {
  const get = await served(simulationNotice);
  for (const url of ["/", "/appointments"])
    expect((await get(url)).body).toContain("Simulated week: nobody here is real");
  expect((await get("/simulation/now")).body).toBe("Monday 10 August, 10:30 am");
  const script = await get("/simulation/clock.js");
  expect(script.headers["content-type"]).toContain("text/javascript");
  // Pages run scripts of their own address alone, and no inline ones of the strip.
  expect((await get("/")).headers["content-security-policy"]).toContain("script-src 'self';");
});

test("pages of a clinic that is not simulated are as they were built [AGENT-5]", async () => {
  const get = await served();
  expect((await get("/")).body).toBe(page);
});
