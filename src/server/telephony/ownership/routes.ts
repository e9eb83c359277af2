import { sentenceOfTwilio } from "#contract/telephony/twilio-errors.ts";
import { toIso } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { IsOperator } from "#server/auth/operator/service.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { CodeOutcome, GiveOutcome, OwnershipService, ProofOutcome } from "./service.ts";

export function ownershipRoutes(
  router: Router<Actor>,
  ownership: OwnershipService,
  isOperator: IsOperator,
): void {
  const keeperOf = async ({ scope, user }: Actor) => ({ scope, isOperator: await isOperator(user) });

  router.on(
    "sendNumberCode",
    async ({ actor, params, body }) => {
      const outcome = await ownership.sendCode(actor.scope, params.id, body.by);
      if (!outcome.ok) throw refusedCode(outcome);
      return { expiresAt: toIso(outcome.expiresAt) };
    },
    { perMinute: 10 },
  );

  router.on(
    "proveNumber",
    async ({ actor, params, body }) => {
      const outcome = await ownership.prove(actor.scope, params.id, body.code);
      if (!outcome.ok) throw refusedProof(outcome.reason);
      return outcome.number;
    },
    { perMinute: 20 },
  );

  router.on("serverNumbers", async ({ actor }) => {
    const listed = await ownership.listAll(await keeperOf(actor));
    if (!listed) throw new Refusal("unavailable", unreachable);
    return listed;
  });

  router.on("giveNumber", async ({ actor, body }) => {
    const outcome = await ownership.give(await keeperOf(actor), body);
    if (!outcome.ok) throw refusedGift(outcome.reason);
    return {};
  });

  router.on("takeBackNumber", async ({ actor, body }) => {
    const outcome = await ownership.takeBack(await keeperOf(actor), body.phoneNumber);
    if (!outcome.ok) throw refusedGift(outcome.reason);
    return {};
  });
}

const unreachable = "The telephone provider does not answer right now. Try again in a moment.";
const notFound = "This phone number is not on your list any more.";
const taken = "This number belongs to another clinic here. Whoever runs this server can give it to you.";

function refusedCode({ reason, error }: Exclude<CodeOutcome, { ok: true }>): Refusal {
  if (error)
    return reason === "unreachable"
      ? new Refusal("unavailable", sentenceOfTwilio(error))
      : refusedAt("by", sentenceOfTwilio(error));
  if (reason === "not_found") return new Refusal("not_found", notFound);
  if (reason === "unreachable") return new Refusal("unavailable", unreachable);
  if (reason === "rate_limited")
    return new Refusal(
      "rate_limited",
      "Too many codes were sent today. Try again tomorrow, or ask whoever runs this server to give you the number.",
    );
  return refusedAt("by", codeSentences[reason]);
}

const codeSentences = {
  already_yours: "This number is yours already.",
  already_registered: taken,
  not_by_code:
    "A code cannot be sent to this number from here. Ask whoever runs this server to give you the number.",
  not_mobile: "Only a mobile can take a text. Choose the call.",
  no_sender:
    "This server has no number of its own that a code could come from. Ask whoever runs it to give you the number.",
  not_available: "The telephone provider does not reach this number that way. Try the other way.",
};

function refusedProof(reason: Exclude<ProofOutcome, { ok: true }>["reason"]): Refusal {
  if (reason === "not_found") return new Refusal("not_found", notFound);
  if (reason === "already_registered") return refusedAt("code", taken);
  return refusedAt("code", "This is not the code, or it is too old. Check it, or have a new one sent.");
}

function refusedGift(reason: Exclude<GiveOutcome, { ok: true }>["reason"]): Refusal {
  if (reason === "not_operator")
    return new Refusal("forbidden", "Only whoever runs this server can give numbers to clinics.");
  if (reason === "unreachable") return new Refusal("unavailable", unreachable);
  const { field, message } = giftSentences[reason];
  return refusedAt(field, message);
}

const giftSentences = {
  not_a_number: { field: "phoneNumber", message: "This is no number of this server." },
  no_such_account: { field: "email", message: "Nobody has signed in here with this email address." },
  not_held: { field: "phoneNumber", message: "Your telephone account does not hold this number." },
  owned_by_another: {
    field: "phoneNumber",
    message: "This number belongs to another clinic. Take it back first.",
  },
};

const refusedAt = (field: string, message: string) =>
  new Refusal("validation_failed", message, { errors: [{ field, message }] });
