import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { isPublic, type rights } from "#contract/access/rights.ts";
import { type ApiBody, type ApiParams, type ApiQuery, type ApiReply, api } from "#contract/api.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { problem } from "#contract/errors.ts";
import { summaries } from "#contract/summaries.ts";
import { Refusal } from "./refusal.ts";

/** Finds out who makes the call; throws a `Refusal` when nobody does, or somebody who may not. */
export type Guard<Actor> = (request: FastifyRequest, name: EndpointName) => Promise<Actor>;

export interface RouteInput<Name extends EndpointName, Actor> {
  /** Who asks; `null` on calls that need no sign-in. */
  actor: (typeof rights)[Name] extends "public" ? null : Actor;
  body: ApiBody<Name>;
  params: ApiParams<Name>;
  query: ApiQuery<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteOptions {
  /** Requests per minute and address; none when absent. */
  perMinute?: number;
}

export interface Router<Actor> {
  /** Binds one call of the contract: method, path, schemas and guard come from there. */
  on<Name extends EndpointName>(
    name: Name,
    /** A stream is sent as it comes, for what is too long to be held at once. */
    handler: (input: RouteInput<Name, Actor>) => Promise<ApiReply<Name> | Readable>,
    options?: RouteOptions,
  ): void;
}

/** Hears of every call that succeeded for somebody who is known, before the answer leaves. */
export type Witness<Actor> = (
  actor: Actor,
  call: { name: EndpointName; params: unknown; answer: unknown },
) => Promise<void>;

/** Of calls that need no sign-in. */
const openBodyLimit = 16_384;

/** How every refusal and failure looks. */
const refused = {
  description: "Refused or failed: problem details as of RFC 9457, with a stable `code`",
  content: { "application/problem+json": { schema: problem } },
};

interface Schemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  replies: Record<number, z.ZodType>;
}

export function createRouter<Actor>(
  app: FastifyInstance,
  guard: Guard<Actor>,
  witness?: Witness<Actor>,
): Router<Actor> {
  const actors = new WeakMap<FastifyRequest, Actor>();
  return {
    on: (name, handler, options = {}) => {
      const { method, path } = endpoints[name];
      const schemas: Schemas = api[name];
      const [status = 200] = Object.keys(schemas.replies).map(Number);
      app.route({
        method,
        url: path,
        schema: {
          operationId: name,
          summary: summaries[name],
          tags: [path.startsWith("/auth/") ? "auth" : (path.split("/")[2] ?? "")],
          ...(!isPublic(name) && { security: [{ bearer: [] }] }),
          ...(schemas.headers && { headers: schemas.headers }),
          ...(schemas.params && { params: schemas.params }),
          ...(schemas.query && { querystring: schemas.query }),
          ...(schemas.body && { body: schemas.body }),
          response: { ...schemas.replies, default: refused },
        },
        // Before anybody has shown who they are, nothing long has to be read.
        ...(isPublic(name) && { bodyLimit: openBodyLimit }),
        config: options.perMinute ? { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } : {},
        // Who asks is settled before what they ask is looked at.
        onRequest: async (request, reply) => {
          // Tokens and patients' details: nothing between here and the page keeps a copy. A route may say otherwise.
          reply.header("cache-control", "no-store");
          if (!isPublic(name)) actors.set(request, await guard(request, name));
        },
        preValidation: async (request) => {
          refuseUnstorable(request.query);
          if (schemas.body && (request.body === undefined || request.body === null)) request.body = {};
        },
        handler: async (request, reply) => {
          const actor = actors.get(request);
          const answer = await handler({
            actor: actor ?? null,
            body: request.body,
            params: request.params,
            query: request.query,
            request,
            reply,
          } as never);
          if (reply.sent) return reply;
          if (actor && witness) await witness(actor, { name, params: request.params, answer });
          return reply.code(status).send(answer);
        },
      });
    },
  };
}

/** What no database keeps cannot be looked for either: a NUL. */
function refuseUnstorable(query: unknown): void {
  for (const [field, value] of Object.entries(query ?? {})) {
    if (!String(value).includes("\0")) continue;
    const message = "The text holds a character that cannot be kept";
    throw new Refusal("validation_failed", `${message}.`, { errors: [{ field, message }] });
  }
}
