import { sentenceOfTwilio } from "#contract/telephony/twilio-errors.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { IsOperator } from "#server/auth/operator/service.ts";
import { quotaMetSentence } from "#server/clinic/quota/rules.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { AddOutcome, Keeper, NumbersService } from "./service.ts";

export function numberRoutes(router: Router<Actor>, numbers: NumbersService, isOperator: IsOperator): void {
  const keeperOf = async ({ scope, user }: Actor): Promise<Keeper> => ({
    scope,
    isOperator: await isOperator(user),
  });

  router.on("listPhoneNumbers", async ({ actor }) => numbers.list(await keeperOf(actor)));

  router.on("addPhoneNumber", async ({ actor, body }) =>
    added(await numbers.add(await keeperOf(actor), body)),
  );

  router.on("removePhoneNumber", async ({ actor, params }) => {
    const outcome = await numbers.remove(await keeperOf(actor), params.id);
    if (outcome.ok) return {};
    if (outcome.reason === "unreachable") throw new Refusal("unavailable", sentences.stillRings);
    throw new Refusal("not_found", "This phone number is not on your list any more.");
  });

  router.on("offeredPhoneNumbers", async ({ actor, query }) => {
    const offers = await numbers.offers(await keeperOf(actor), query.country, query.contains);
    if (!offers) throw new Refusal("unavailable", sentences.unreachable);
    return offers;
  });

  router.on(
    "buyPhoneNumber",
    async ({ actor, body }) => added(await numbers.buy(await keeperOf(actor), body)),
    { perMinute: 10 },
  );
}

const sentences = {
  not_a_number:
    "This is not a phone number. Write it with its area code, or with + and the country code when it is not Australian.",
  already_registered: "This number is already registered.",
  not_available: "The telephone provider does not sell this number any more. Choose another one.",
  unreachable: "The telephone provider does not answer right now. Try again in a moment.",
  stillRings:
    "The telephone provider does not answer right now, so the number would go on ringing here. Try again in a moment.",
  not_operator:
    "Only whoever runs this server can buy numbers, because they are paid from its telephone account. Ask them to buy one and give it to you.",
};

function added(outcome: AddOutcome) {
  if (outcome.ok) return outcome.number;
  if (outcome.reason === "quota_met")
    throw new Refusal("rate_limited", quotaMetSentence("numbers", outcome.perDay));
  const message = outcome.error ? sentenceOfTwilio(outcome.error) : sentences[outcome.reason];
  if (outcome.reason === "unreachable") throw new Refusal("unavailable", message);
  if (outcome.reason === "not_operator") throw new Refusal("forbidden", message);
  throw new Refusal("validation_failed", message, { errors: [{ field: "phoneNumber", message }] });
}
