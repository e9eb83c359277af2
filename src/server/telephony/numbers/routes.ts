import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { AddOutcome, NumbersService } from "./service.ts";

export function numberRoutes(router: Router<Actor>, numbers: NumbersService): void {
  router.on("listPhoneNumbers", ({ actor }) => numbers.list(actor.scope));

  router.on("addPhoneNumber", async ({ actor, body }) => added(await numbers.add(actor.scope, body)));

  router.on("removePhoneNumber", async ({ actor, params }) => {
    const outcome = await numbers.remove(actor.scope, params.id);
    if (outcome.ok) return {};
    if (outcome.reason === "unreachable") throw new Refusal("unavailable", sentences.stillRings);
    throw new Refusal("not_found", "This phone number is not on your list any more.");
  });

  router.on("offeredPhoneNumbers", async ({ query }) => {
    const offers = await numbers.offers(query.country, query.contains);
    if (!offers) throw new Refusal("unavailable", sentences.unreachable);
    return offers;
  });

  router.on("buyPhoneNumber", async ({ actor, body }) => added(await numbers.buy(actor.scope, body)), {
    perMinute: 10,
  });
}

const sentences = {
  not_a_number:
    "This is not a phone number. Write it with its area code, or with + and the country code when it is not Australian.",
  already_registered: "This number is already registered.",
  not_available: "The telephone provider does not sell this number any more. Choose another one.",
  unreachable: "The telephone provider does not answer right now. Try again in a moment.",
  stillRings:
    "The telephone provider does not answer right now, so the number would go on ringing here. Try again in a moment.",
};

function added(outcome: AddOutcome) {
  if (outcome.ok) return outcome.number;
  const message = sentences[outcome.reason];
  if (outcome.reason === "unreachable") throw new Refusal("unavailable", message);
  throw new Refusal("validation_failed", message, { errors: [{ field: "phoneNumber", message }] });
}
