import type { FastifyInstance, FastifyRequest } from "fastify";
import { type HandoffData, handoffData } from "#contract/calls/relay.ts";
import { telephonyPaths } from "#contract/endpoints.ts";
import type { CallId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { machineMessage } from "#server/dialogue/say/outbound.ts";
import { refuseForeignOrigin } from "#server/http/check-origin.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { knownCaller } from "#server/telephony/service.ts";
import {
  readSignedForm,
  refuseUnsignedUpgrade,
  type SignedForm,
  type WebhookSettings,
} from "#server/telephony/webhooks.ts";
import { brokenMark, lineTo, nothingHeard, type Reception } from "./phone-line.ts";
import { screeningSentence } from "./reception/rules.ts";
import { serveRelay } from "./relay-socket.ts";
import { isMessage, personsNumber } from "./rules.ts";
import type { CallsService } from "./service.ts";
import type { CallRow } from "./store.ts";

/** What is said of a clinic before the conversation begins. */
export interface ClinicName {
  clinicName: string;
  phoneNumber: string;
}

export interface CallRoutesDependencies extends WebhookSettings {
  calls: CallsService;
  findCalledClinic(calledNumber: string): Promise<ClinicScope | null>;
  receptionOf(scope: ClinicScope): Promise<Reception>;
  nameOf(scope: ClinicScope): Promise<ClinicName>;
  /** Whether a call that comes in from there is a test call to reception, which its telephone has sent on to us. */
  hasTestComeBack(scope: ClinicScope, from: string | null): Promise<boolean>;
  log: { warn(fields: object, message: string): void };
}

export function callRoutes(
  router: Router<Actor>,
  calls: CallsService,
  receptionOf: CallRoutesDependencies["receptionOf"],
): void {
  router.on("runningCalls", ({ actor }) => calls.running.list(actor.scope));
  router.on("takeOverCall", async ({ actor, params }) => {
    const { number } = await receptionOf(actor.scope);
    const outcome = await calls.running.takeOver(actor.scope, params.id as CallId, number);
    if (!outcome.ok) throw notSteppedIn[outcome.reason]();
    return { rings: outcome.rings };
  });
  router.on("hangUpCall", async ({ actor, params }) => {
    const outcome = await calls.running.hangUp(actor.scope, params.id as CallId);
    if (!outcome.ok) throw notSteppedIn[outcome.reason]();
    return {};
  });
  router.on("getCall", async ({ actor, params }) => {
    const found = await calls.getCall(actor.scope, params.id as CallId);
    if (!found) throw new Refusal("not_found", "This call does not exist.");
    return found;
  });
  router.on("getVoicemail", async ({ actor, params, reply }) => {
    const opened = await calls.openVoicemail(actor.scope, params.id as CallId);
    if (!opened.ok) throw notToBeHeard[opened.reason]();
    // A patient's voice is not left behind in a shared browser.
    reply.header("content-type", "audio/mpeg").header("cache-control", "private, no-store");
    return opened.sound;
  });
  router.on("startTestCall", async ({ actor, body }) => {
    const relayPath = await calls.openTestCall(actor.scope, {
      ...{ channel: body.channel, from: knownCaller(body.from), isReal: body.useRealCalendar },
    });
    if (relayPath === null)
      throw new Refusal("rate_limited", "Too many test calls wait to begin. Try again in a minute.");
    return { relayPath };
  });
}

const notSteppedIn = {
  not_found: () => new Refusal("not_found", "This call does not exist."),
  over: () => new Refusal("not_found", "This call is not on the line any more."),
  no_telephone: () =>
    new Refusal(
      "validation_failed",
      "No telephone can ring for this call. Give reception one in the receptionist's settings under Agents, other than the line that was called.",
    ),
  rung_in_vain: () =>
    new Refusal(
      "validation_failed",
      "Reception's telephone has rung for this call already, and nobody took it.",
    ),
};

const notToBeHeard = {
  none: () => new Refusal("not_found", "No voicemail was left on this call."),
  gone: () => new Refusal("not_found", "This voicemail has been deleted at the telephone provider."),
  unreachable: () =>
    new Refusal(
      "unavailable",
      "The telephone provider does not hand out the voicemail now. Try again in a minute.",
    ),
};

/** The provider's webhooks and the calls' WebSockets. */
export function telephonyRoutes(app: FastifyInstance, deps: CallRoutesDependencies): void {
  const { calls, provider } = deps;
  const { toAssistant, toReception, toPeople } = lineTo(deps);
  const { reception: people } = calls;

  /** Each webhook is signed and may come twice; whatever happens, the caller hears a sentence. */
  const post = (path: string, answer: (form: Form, id: string) => Promise<string>) => {
    app.post<{ Params: { id?: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
      const form = formOf(request, deps);
      const instructions = await answer(form, request.params.id ?? "").catch((error: unknown) => {
        if (error instanceof Refusal) throw error;
        request.log.error({ err: error, path }, "a telephone webhook failed");
        return provider.sayAndHangUp("Sorry, we cannot take your call right now. Please ring again later.");
      });
      return reply.type(provider.contentType).send(instructions);
    });
  };

  post(telephonyPaths.twilioVoice, async (form) => {
    const providerCallId = form.required("CallSid");
    const scope = await deps.findCalledClinic(form.get("To"));
    if (!scope) return provider.sayAndHangUp("Sorry, this number is not in service. Goodbye.");
    const [from, to] = [knownCaller(form.get("From")), knownCaller(form.get("To"))];
    const reception = await deps.receptionOf(scope);
    const incoming = { providerCallId, parentCallId: form.get("ParentCallSid"), from };
    if (await people.isOwnRinging(scope, incoming, reception.number)) return provider.refuse();
    if (await deps.hasTestComeBack(scope, from)) return provider.refuse();
    const forwardedFrom = knownCaller(form.get("ForwardedFrom"));
    const call = await calls.registerCall(scope, {
      channel: "phone",
      providerCallId,
      from,
      to,
      forwardedFrom,
    });
    if (reception.isPaused || calls.isStopping()) return toReception(call, reception, form.base);
    return toAssistant(call, reception, form.base);
  });

  post(telephonyPaths.twilioAction, async (form) => {
    const call = await calls.findByProviderId(form.get("CallSid"));
    if (!call) return provider.hangUp();
    calls.cameBack(call.id);
    const status = form.get("SessionStatus");
    if (status === "completed" || form.get("CallStatus") === "completed") {
      await calls.callerLeft(call);
      return provider.nothing();
    }
    const reception = await deps.receptionOf(scopeOfClinic(call.clinicId));
    if (status === "failed") {
      deps.log.warn({ callId: call.id, errorCode: form.get("ErrorCode") }, "the relay broke");
      return afterBreak(await calls.lineBroke(call), reception, form);
    }
    const why = handoffReason(form.get("HandoffData"));
    // Somebody at the desk waits for it, whatever the clinic does with callers who ask for a person.
    if (why === "taken_over") return toReception(call, reception, form.base);
    return why === null || why === "finished"
      ? provider.hangUp()
      : toPeople(call, reception, form.base, why === "trouble");
  });

  /** The line between the provider and us broke: the conversation goes on where it was. */
  const afterBreak = (call: CallRow, reception: Reception, { base, reconnects }: Form) => {
    if (call.endedAt === null && call.turnCount > 0 && reconnects < maxReconnects && !calls.isStopping())
      return toAssistant(call, reception, base, reconnects + 1);
    const isDone = call.endedAt !== null && !["handed_over", "emergency"].includes(call.outcome);
    return isDone ? provider.hangUp() : toPeople(call, reception, base, true);
  };

  post(telephonyPaths.twilioVoicemail, async (form) => {
    const call = await calls.findByProviderId(form.get("CallSid"));
    // The sound may not be ready yet: it is kept when the provider says so.
    if (!call || form.get("CallStatus") === "completed") return provider.nothing();
    if (isMessage(secondsOf(form))) return provider.sayAndHangUp(thanksForVoicemail);
    return provider.sayAndHangUp(nothingHeard(personsNumber(call) !== null));
  });

  post(telephonyPaths.twilioRecording, async (form) => {
    const recordingId = form.required("RecordingSid");
    const isFinished = form.get("RecordingStatus") === "completed";
    const call = isFinished ? await calls.findByProviderId(form.get("CallSid")) : null;
    if (call) await calls.keepVoicemail(call, { recordingId, durationSeconds: secondsOf(form) });
    return provider.nothing();
  });

  post(telephonyPaths.twilioStatus, async (form) => {
    const isFinal = ["completed", "busy", "failed", "no-answer", "canceled"].includes(form.get("CallStatus"));
    const call = isFinal ? await calls.findByProviderId(form.get("CallSid")) : null;
    if (call) await calls.callerLeft(call);
    return provider.nothing();
  });

  receptionWebhooks(post, deps);
  outboundWebhooks(post, deps);
  relayRoutes(app, deps);
}

type Post = (path: string, answer: (form: Form, id: string) => Promise<string>) => void;

/** The leg to reception, and what became of it. */
function receptionWebhooks(post: Post, deps: CallRoutesDependencies): void {
  const { calls, provider } = deps;
  const { reception: people } = calls;

  post(`${telephonyPaths.twilioReception}/:id/answered`, async (form, id) => {
    const call = isUuid.test(id) ? await people.findWaiting(id) : null;
    if (call === null) return provider.hangUp();
    const { clinicName } = await deps.nameOf(scopeOfClinic(call.clinicId));
    return provider.screenReception({
      base: form.base,
      question: screeningSentence(clinicName),
      pressedPath: `${telephonyPaths.twilioReception}/${call.id}/pressed`,
    });
  });

  post(`${telephonyPaths.twilioReception}/:id/pressed`, async (form, id) => {
    const isTaken = form.get("Digits") === "1" && isUuid.test(id) && (await people.accept(id));
    // Instructions that end without a hang-up connect the two.
    return isTaken ? provider.nothing() : provider.hangUp();
  });

  post(telephonyPaths.twilioDialAction, async (form) => {
    const call = await calls.findByProviderId(form.get("CallSid"));
    if (!call) return provider.hangUp();
    // A mailbox answers too: only who pressed the key is a person, unless the caller had gone before they were connected.
    const wasAnswered =
      call.reception === "accepted" &&
      ["completed", "answered"].includes(form.get("DialCallStatus")) &&
      form.get("DialBridged") !== "false";
    if (wasAnswered) {
      await people.reached(call);
      return provider.hangUp();
    }
    if (form.get("CallStatus") === "completed") {
      await people.missed(call);
      return provider.nothing();
    }
    const reception = await deps.receptionOf(scopeOfClinic(call.clinicId));
    return lineTo(deps).toAssistantAgain(call, reception, form.base, form.isBroken);
  });
}

/** Calls that the clinic makes. Each webhook names the reason of the call, so that it is known even if the server died while placing it. */
function outboundWebhooks(post: Post, deps: CallRoutesDependencies): void {
  const { calls, provider } = deps;
  const { outbound } = calls;
  const findReason = async (id: string) => (isUuid.test(id) ? outbound.findReason(id) : null);

  post(`${telephonyPaths.twilioOutbound}/:id/answered`, async (form, id) => {
    const providerCallId = form.required("CallSid");
    const reason = await findReason(id);
    if (reason === null) return provider.hangUp();
    const scope = scopeOfClinic(reason.clinicId);
    const [reception, name] = await Promise.all([deps.receptionOf(scope), deps.nameOf(scope)]);
    const answeredBy = form.get("AnsweredBy");
    const answered = await outbound.answered(reason, { providerCallId, answeredBy }, name);
    if (answered.kind === "over") return provider.hangUp();
    // Paused since it was placed: whoever picked up is not left in silence.
    const isNeutral = answered.kind === "machine" || reception.isPaused || calls.isStopping();
    return isNeutral
      ? provider.sayAndHangUp(machineMessage(name))
      : lineTo(deps).toAssistant(answered.call, reception, form.base);
  });

  post(`${telephonyPaths.twilioOutbound}/:id/ended`, async (form, id) => {
    const reason = await findReason(id);
    const call = reason && (await outbound.ended(reason, form.required("CallSid"), form.get("CallStatus")));
    if (call) await calls.callerLeft(call);
    return provider.nothing();
  });
}

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How often a broken relay is put up again before a person takes over. */
const maxReconnects = 3;

/** Of a recording; 0 where the provider gives none. */
const secondsOf = (form: Form) => form.seconds("RecordingDuration");

const thanksForVoicemail = "Thank you. The team has your message. Goodbye.";

function relayRoutes(app: FastifyInstance, deps: CallRoutesDependencies): void {
  const { calls, log } = deps;
  app.get<{ Params: { ticket: string } }>(
    `${telephonyPaths.twilioRelay}/:ticket`,
    {
      schema: { hide: true },
      websocket: true,
      preValidation: async (request) => {
        refuseUnsignedUpgrade(request, deps);
        const { ticket } = request.params;
        const row = /^[0-9a-f]{32}$/.test(ticket) ? await calls.claimRelay(ticket) : null;
        if (!row) throw new Refusal("not_found", "This line was used before, or its call is over.");
        claimed.set(request, row);
      },
    },
    (socket, request) => {
      const row = claimed.get(request);
      const findCall = async (callSid: string) => (row?.providerCallId === callSid ? row : null);
      serveRelay({ socket, calls, log, findCall });
    },
  );

  app.get<{ Params: { ticket: string } }>(
    `${telephonyPaths.testRelay}/:ticket`,
    {
      schema: { hide: true },
      websocket: true,
      preValidation: async (request) => {
        refuseForeignOrigin(request, deps.publicUrl);
        const { ticket } = request.params;
        const row = /^[\w-]{32}$/.test(ticket) ? await calls.claimTestCall(ticket) : null;
        if (!row) throw new Refusal("not_found", "This test call is no longer open.");
        claimed.set(request, row);
      },
    },
    (socket, request) =>
      serveRelay({ socket, calls, log, findCall: async () => claimed.get(request) ?? null }),
  );
}

const claimed = new WeakMap<object, CallRow>();

interface Form extends SignedForm {
  /** How often this call's relay was put up again. */
  reconnects: number;
  /** The assistant could not go on with it before people were rung. */
  isBroken: boolean;
}

const formOf = (request: FastifyRequest, deps: CallRoutesDependencies): Form => ({
  ...readSignedForm(request, deps, "Telephone calls"),
  reconnects: Number(new URL(request.url, "http://localhost").searchParams.get("reconnects")) || 0,
  isBroken: new URL(request.url, "http://localhost").search.includes(brokenMark),
});

function handoffReason(data: string): HandoffData["reason"] | null {
  if (data === "") return null;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    // Not ours: nothing was handed over.
    return null;
  }
  const parsed = handoffData.safeParse(json);
  return parsed.success ? parsed.data.reason : null;
}
