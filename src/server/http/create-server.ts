import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { answerErrorsAsProblems, answerUnreadable, type SayOutage, sendProblem } from "./problems.ts";
import { Refusal } from "./refusal.ts";

const megabyte = 1_048_576;

/** The bare server: parsing, limits, request ids, errors, OpenAPI. No business rule and no route of a room. */
export async function createServer(
  logger: FastifyBaseLogger,
  sayOutage: SayOutage = () => null,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    bodyLimit: megabyte,
    // One line per request would put addresses of patients' pages in the log; failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // Limits count the caller's address. Only a proxy on this machine may name it; anybody else could make one up.
    trustProxy: "loopback",
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

  await app.register(rateLimit, { global: false });
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

/** For the part of the server that telephone providers call: they post forms. Repeated names keep their values in order. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 65_536 },
    (_request, text, done) => {
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
