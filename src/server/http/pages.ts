import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./problems.ts";
import { Refusal } from "./refusal.ts";

export interface PageParts {
  webFolder: string;
  /** Null = the address the server listens on. */
  publicUrl: string | null;
  /** Origins that pages ask beside their own. */
  connectTo: string[];
  /** HTML that stands above every page; empty = nothing does. */
  notice?: string;
}

/**
 * Serves the browser's files. The pages `/api` and `/auth` share a prefix with calls: a page is what a browser
 * asks for by GET outside `/api/...`; an unknown `/api/...` is a 404 as JSON, never the page.
 */
export async function servePages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { webFolder } = parts;
  const indexFile = join(webFolder, "index.html");
  const hasPages = existsSync(indexFile);
  const html = hasPages
    ? readFileSync(indexFile, "utf8").replace("<body>", `<body>${parts.notice ?? ""}`)
    : "";
  addSecurityHeaders(app, html, parts);
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      index: false,
      // The build leaves a .br and a .gz beside every script and style.
      preCompressed: true,
      // File names carry the hash of their content.
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${webFolder}/assets/`);
        reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    if (hasPages && wantsPage(request)) return sendPage(reply, html);
    return sendProblem(request, reply, new Refusal("not_found", "There is nothing at this address."));
  });
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  const [path = "/"] = url.split("?");
  if (method !== "GET" && method !== "HEAD") return false;
  if (path.startsWith("/api/") || path.startsWith("/telephony/") || path.startsWith("/assets/")) return false;
  return true;
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.code(200).header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html);

/** Set by hand: the usual plugin costs half of the request rate (measured). */
function addSecurityHeaders(app: FastifyInstance, html: string, { publicUrl, connectTo }: PageParts): void {
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts.join(" ")}`.trim(),
    // Menus and the calendar place themselves by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // A voicemail is fetched with the session's key, then played from memory.
    "media-src 'self' blob:",
    // Not every browser counts a WebSocket to the page's own host as 'self'.
    [
      "connect-src 'self'",
      ...(publicUrl ? [new URL(publicUrl).origin.replace(/^http/, "ws")] : []),
      ...connectTo,
    ].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      // A public page brings a policy of its own, which says who may frame it.
      ...(!reply.hasHeader("content-security-policy") && {
        "content-security-policy": policy,
        "x-frame-options": "DENY",
      }),
      "x-content-type-options": "nosniff",
      ...(!reply.hasHeader("referrer-policy") && { "referrer-policy": "same-origin" }),
      "permissions-policy": "microphone=(self), camera=(), geolocation=()",
      "cross-origin-opener-policy": "same-origin",
      ...(publicUrl?.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
    });
  });
}
