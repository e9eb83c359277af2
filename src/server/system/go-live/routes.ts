import type { FastifyInstance } from "fastify";
import { mayCall } from "#contract/access/rights.ts";
import { outsidePaths, telephonyPaths } from "#contract/endpoints.ts";
import type { GoLiveBody } from "#contract/telephony/go-live.ts";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { IsOperator } from "#server/auth/operator/service.ts";
import { addressOf } from "#server/http/address.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { readSignedForm, type SignedForm, type WebhookSettings } from "#server/telephony/webhooks.ts";
import { challengeOf } from "./probes.ts";
import type { Asker, GoLiveService, StepOutcome } from "./service.ts";

export interface GoLiveRoutesDependencies {
  steps: GoLiveService;
  isOperator: IsOperator;
  /** Null = links lead to the address that was called. */
  publicUrl: string | null;
}

export function goLiveRoutes(
  router: Router<Actor>,
  { steps, isOperator, publicUrl }: GoLiveRoutesDependencies,
): void {
  const askerOf = async ({ scope, user }: Actor): Promise<Asker> => ({
    ...{ scope, name: user.username, email: user.email },
    mayChange: user.role !== null && mayCall(user.role, "doGoLive"),
    isOperator: await isOperator(user),
  });

  router.on("goLive", async ({ actor }) => steps.list(await askerOf(actor)));

  router.on(
    "doGoLive",
    async ({ actor, params: { step }, body, request }) => {
      const asker = await askerOf(actor);
      const outcome = await doIt(steps, asker, { step, body, base: addressOf(request, publicUrl) });
      if (!outcome.ok) throw refused(outcome.reason);
      return steps.list(asker);
    },
    { perMinute: 60 },
  );
}

interface Wish {
  step: GoLiveStepId;
  body: GoLiveBody;
  /** Where links lead. */
  base: string;
}

function doIt(steps: GoLiveService, asker: Asker, { step, body, base }: Wish): Promise<StepOutcome> {
  if (body.do === "check") return steps.check(asker, step);
  if (body.do === "set") return steps.set(asker, step, body.address ?? null);
  if (body.do === "ring") return steps.ring(asker, step);
  if (body.do === "send") return steps.send(asker, step, base);
  if (body.do === "confirm") return steps.confirm(asker, step, body.code);
  return steps.tick(asker, step, body.do === "tick");
}

function refused(reason: Exclude<StepOutcome, { ok: true }>["reason"]): Refusal {
  if (reason === "not_operator") return new Refusal("forbidden", sentences.not_operator);
  if (reason === "quota_met") return new Refusal("rate_limited", sentences.quota_met);
  const { field, message } = faults[reason];
  return new Refusal("validation_failed", message, { errors: [{ field, message }] });
}

const sentences = {
  not_operator:
    "Only whoever runs this server can look into its address, its telephone account and its mail, and change them.",
  quota_met: "Your clinic has made as many calls today as it may. Try again tomorrow.",
};

const faults = {
  not_ticked: { field: "do", message: "This step is not one that a person says is done: have it checked." },
  not_here: { field: "do", message: "This cannot be done about this step." },
  no_address: { field: "address", message: "Paste an address that starts with https://" },
  wrong_code: { field: "code", message: "This is not the link of the last test email. Send another one." },
};

/** Answers this server's own question from outside, while it is being asked. */
export function echoRoutes(app: FastifyInstance, { findEcho }: Pick<GoLiveService, "findEcho">): void {
  app.get<{ Params: { challenge: string } }>(
    `${outsidePaths.echo}/:challenge`,
    { schema: { hide: true } },
    async (request, reply) => {
      const secret = await findEcho(request.params.challenge, challengeOf);
      if (secret === null) throw nobodyAsks();
      return reply.type("text/plain").header("cache-control", "no-store").send(secret);
    },
  );
  app.get<{ Params: { challenge: string } }>(
    `${outsidePaths.echoSocket}/:challenge`,
    {
      schema: { hide: true },
      websocket: true,
      preValidation: async (request) => {
        const secret = await findEcho(request.params.challenge, challengeOf);
        if (secret === null) throw nobodyAsks();
        secrets.set(request, secret);
      },
    },
    (socket, request) => socket.send(secrets.get(request) ?? "", () => socket.close()),
  );
}

const secrets = new WeakMap<object, string>();
const nobodyAsks = () => new Refusal("not_found", "Nobody is asking.");

/** The test call to reception's handset, as the provider tells of it. */
export function handsetWebhooks(
  app: FastifyInstance,
  { handset, ...settings }: WebhookSettings & Pick<GoLiveService, "handset">,
): void {
  const { provider } = settings;
  const post = (step: string, answer: (secret: string, form: SignedForm) => Promise<string>) =>
    app.post<{ Params: { secret: string } }>(
      `${telephonyPaths.twilioHandset}/:secret/${step}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const form = readSignedForm(request, settings, "Telephone calls");
        return reply.type(provider.contentType).send(await answer(request.params.secret, form));
      },
    );
  post("answered", async (secret, form) => {
    if (!(await handset.handsetPickedUp(secret, form.get("AnsweredBy")))) return provider.hangUp();
    const pressedPath = `${telephonyPaths.twilioHandset}/${secret}/pressed`;
    return provider.screenReception({ base: form.base, question: testQuestion, pressedPath });
  });
  post("pressed", async (secret, form) => {
    if (form.get("Digits") !== "1") return provider.hangUp();
    await handset.handsetAccepted(secret);
    return provider.sayAndHangUp("Thank you. This handset is ready. Goodbye.");
  });
  post("ended", async (secret) => {
    await handset.handsetEnded(secret);
    return provider.nothing();
  });
}

const testQuestion = "This is Enamel's test call to your reception. Press 1 to say that it rings.";
