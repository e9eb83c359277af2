import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { addressBlock } from "#kernel/network-address.ts";
import { answerErrorsAsProblems, answerUnreadable, type SayOutage, sendProblem } from "./problems.ts";
import { Refusal } from "./refusal.ts";
import { limitUnfinishedBodies, type UnfinishedLimits } from "./unfinished-bodies.ts";

const megabyte = 1_048_576;

export interface ServerLimits {
  /** A request that is not here whole by then is answered 408 and its line closed. */
  requestTimeoutMs: number;
  /** How often lines are looked at for that. */
  checkEveryMs: number;
  unfinished: UnfinishedLimits;
}

const usualLimits: ServerLimits = {
  // A megabyte, the most that is taken, comes in time over a line of 300 kbit/s.
  requestTimeoutMs: 30_000,
  checkEveryMs: 5_000,
  unfinished: { perAddress: 400, inAll: 1_000 },
};

/** The bare server: parsing, limits, request ids, errors, OpenAPI. No business rule and no route of a room. */
export async function createServer(
  logger: FastifyBaseLogger,
  sayOutage: SayOutage = () => null,
  limits: ServerLimits = usualLimits,
  trustedProxies: readonly string[] = [],
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    bodyLimit: megabyte,
    requestTimeout: limits.requestTimeoutMs,
    http: {
      connectionsCheckingInterval: limits.checkEveryMs,
      // Were it longer than the limit of the whole request, Node would take the one for the other.
      headersTimeout: limits.requestTimeoutMs,
    },
    // One line per request would put addresses of patients' pages in the log; failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // Limits count the caller's address. Only a proxy on this machine, or one that is named, may tell it; anybody else could make one up.
    trustProxy: ["loopback", ...trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    // Addresses that cannot be decoded never reach a route or the error handler.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, new Refusal("not_found", "There is nothing at this address."));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrorsAsProblems(app, sayOutage);
  app.removeContentTypeParser("text/plain");
  acceptJson(app);

  limitUnfinishedBodies(app, limits.unfinished);
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => addressBlock(ip) });
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Enamel", description: "The AI front desk for dental clinics", version: "0.1.0" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  return app;
}

/** JSON, but for characters that no database keeps: a NUL, and half a surrogate pair. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    const body = String(text);
    // Many clients name the type even where they send nothing: that is no body, and what is missing in it is named.
    if (body === "") {
      done(null, undefined);
      return;
    }
    const field = mayHoldUnstorable.test(body) ? fieldWithUnstorable(body) : null;
    if (field === null) {
      parse(request, body, done);
      return;
    }
    const message = "The text holds a character that cannot be kept";
    done(new Refusal("validation_failed", `${message}.`, { errors: [{ field, message }] }), undefined);
  });
}

const mayHoldUnstorable = /\\u(?:0000|d[89a-f])/i;

/** Name of the first field whose text cannot be stored; null when all can, or when this is no JSON: the parser says so. */
function fieldWithUnstorable(json: string): string | null {
  let field: string | null = null;
  try {
    JSON.parse(json, (key, value) => {
      if (typeof value === "string" && /[\0\p{Surrogate}]/u.test(value)) field ??= key || "body";
      return value;
    });
  } catch {
    return null;
  }
  return field;
}

/**
 * For the part of the server that telephone providers call: they post forms and nothing else. Repeated names keep their
 * values in order.
 */
export function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    // Read before the signature can be checked. The longest text message, each sign escaped, takes half of it.
    { parseAs: "string", bodyLimit: 32_768 },
    (_request, text, done) => {
      if (String(text).includes("%00")) {
        const message = "The text holds a character that cannot be kept";
        done(
          new Refusal("validation_failed", `${message}.`, { errors: [{ field: "body", message }] }),
          undefined,
        );
        return;
      }
      const form: Record<string, string | string[]> = {};
      for (const [name, value] of new URLSearchParams(String(text))) {
        const before = Object.hasOwn(form, name) ? form[name] : undefined;
        if (before === undefined) form[name] = value;
        else form[name] = Array.isArray(before) ? [...before, value] : [before, value];
      }
      done(null, form);
    },
  );
}
