import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorCode, Problem } from "#contract/errors.ts";
import { Refusal } from "./refusal.ts";
import { refusedCallsLog } from "./refused-calls.ts";

/** The sentence for people where an error says that what the server stands on is away or full; null where it does not. */
export type SayOutage = (error: unknown) => string | null;

/** Every error leaves here as `application/problem+json`; what is internal stays in the log beside the request id. */
export function answerErrorsAsProblems(app: FastifyInstance, sayOutage: SayOutage): void {
  const noteRefused = refusedCallsLog();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const outage = error instanceof Refusal ? null : sayOutage(error);
    const refusal = outage === null ? asRefusal(error) : new Refusal("unavailable", outage);
    if (isNotSetUp(refusal)) request.log.info({ code: refusal.code }, "asked for what is not set up here");
    else if (refusal.status >= 500) request.log.error({ err: error, code: refusal.code }, "request failed");
    noteRefused(request, refusal);
    return sendProblem(request, reply, refusal);
  });
}

/** A state of the configuration, which nobody needs to be woken for. */
const isNotSetUp = ({ code }: Refusal): boolean => code.endsWith("_not_configured");

/** What is no HTTP at all, or never ends, has no request yet: it is answered on the socket itself. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadableStatus[error.code ?? ""] ?? 400;
  const [code, detail] = unreadable;
  const title = STATUS_CODES[status] ?? "Error";
  const problem: Problem = { type: `urn:enamel:problem:${code}`, title, status, code, detail };
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const unreadableStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: Problem = {
    type: `urn:enamel:problem:${refusal.code}`,
    title: STATUS_CODES[refusal.status] ?? "Error",
    status: refusal.status,
    code: refusal.code,
    detail: refusal.message,
    instance: request.id,
    ...refusal.extras,
  };
  return reply.code(refusal.status).type("application/problem+json").send(JSON.stringify(body));
}

/** Fastify's own refusals by status; its texts name internals, so people get ours. */
const known: Record<number, readonly [ErrorCode, string]> = {
  400: ["malformed_body", "The request body is not valid JSON."],
  401: ["not_signed_in", "Please sign in first."],
  404: ["not_found", "There is nothing at this address."],
  413: ["payload_too_large", "The request is too large."],
  414: ["payload_too_large", "The request is too large."],
  415: ["unsupported_media_type", "The request body must be JSON."],
  429: ["rate_limited", "Too many requests. Wait a minute and try again."],
};

const internal = ["internal", "Something went wrong on our side. Please try again in a moment."] as const;
const unreadable = ["malformed_body", "The request cannot be read."] as const;

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return asFieldErrors(error.validation);
  const status = error.statusCode ?? 500;
  const [code, detail] = known[status] ?? (status >= 400 && status < 500 ? unreadable : internal);
  return new Refusal(code, detail);
}

function asFieldErrors(issues: readonly { instancePath: string; message?: string }[]): Refusal {
  const errors = issues.map((issue) => ({
    field: issue.instancePath.replace(/^\//, "").replaceAll("/", ".") || "body",
    message:
      issue.instancePath === "" ? "The body must be a JSON object" : (issue.message ?? "Invalid value"),
  }));
  return new Refusal("validation_failed", errors[0]?.message ?? "The request is not valid.", { errors });
}
