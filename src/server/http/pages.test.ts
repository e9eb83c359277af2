import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "./create-server.ts";
import { servePages } from "./pages.ts";

const script = 'document.documentElement.dataset.theme = "dark";';
const html = `<!doctype html><title>Enamel</title><script>${script}</script><script type="module" src="/assets/main-1a2b.js"></script>`;

type Server = Awaited<ReturnType<typeof createServer>>;
let server: Server;
let bare: Server;
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "enamel-pages-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), html);
  writeFileSync(join(folder, "assets", "main-1a2b.js"), "export {};");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  const serve = async (webFolder: string) => {
    const app = await createServer(pino({ level: "silent" }));
    app.get("/auth/options", async () => ({ ok: true }));
    app.get("/api/user", async () => ({ ok: true }));
    await servePages(app, {
      ...{ webFolder, publicUrl: "https://desk.example/enamel" },
      connectTo: ["http://127.0.0.1:4321"],
    });
    return app;
  };
  server = await serve(folder);
  bare = await serve(join(folder, "nowhere"));
});
afterAll(async () => {
  await server.close();
  await bare.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: "GET", url, headers });

describe("pages", () => {
  test.each([
    ...["/", "/auth", "/team-setup", "/clinic-knowledge-base", "/appointments", "/patients", "/ai-agent"],
    ...["/agents", "/phone-numbers", "/logs", "/api", "/billing", "/analytics", "/system", "/dashboard"],
    ...["/api?tab=keys", "/appointments/", "/auth/", "/no-such-page", "/index.html/", "/apiary", "/authors"],
  ])("a hard reload of %s shows the page [ROUTE-6]", async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers["content-type"], response.body]).toEqual([
      ...[200, "text/html; charset=utf-8", html],
    ]);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test("calls that share a prefix with a page are calls [ROUTE-6]", async () => {
    for (const url of ["/auth/options", "/api/user"]) expect((await get(url)).json()).toEqual({ ok: true });
  });

  test.each([
    "/api/nowhere",
    "/api/user/nowhere",
    "/api/nowhere?x=/",
    "/telephony/nowhere",
    "/assets/gone-9f.js",
  ])("%s is a 404 as JSON, even to a browser [ROUTE-6]", async (url) => {
    const response = await get(url, { accept: "text/html" });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json().code).toBe("not_found");
  });

  test("only GET and HEAD show a page", async () => {
    expect((await server.inject({ method: "HEAD", url: "/appointments" })).statusCode).toBe(200);
    for (const method of ["POST", "PUT", "DELETE", "PATCH"] as const)
      expect((await server.inject({ method, url: "/appointments" })).json().code).toBe("not_found");
  });

  test("files named by their content are kept for ever, others are asked for again", async () => {
    const asset = await get("/assets/main-1a2b.js");
    expect([asset.statusCode, asset.headers["cache-control"]]).toEqual([
      ...[200, "public, max-age=31536000, immutable"],
    ]);
    expect(asset.headers["content-type"]).toContain("javascript");
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/../package.json",
    "/assets/../../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/%2e%2e/x",
  ])("nothing outside the folder is served: %s", async (url) => {
    expect((await get(url)).body).not.toContain("dependencies");
  });

  test("without built pages the calls are there, and the rest says so as JSON", async () => {
    expect((await bare.inject({ method: "GET", url: "/api/user" })).json()).toEqual({ ok: true });
    expect((await bare.inject({ method: "GET", url: "/appointments" })).json().code).toBe("not_found");
  });
});

describe("every answer", () => {
  test.each(["/", "/api/user", "/api/nowhere", "/assets/main-1a2b.js"])(
    "from %s tells the browser to be strict, and to talk to no other host [AUTH-8]",
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        ...{ "x-content-type-options": "nosniff", "x-frame-options": "DENY" },
        ...{ "referrer-policy": "same-origin", "cross-origin-opener-policy": "same-origin" },
      });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self' wss://desk.example http://127.0.0.1:4321;");
      expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    },
  );

  test("runs the page's own inline scripts and no other", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    const hash = createHash("sha256").update(script).digest("base64");
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src"));
    expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
  });
});
