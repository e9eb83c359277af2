import type { ErrorCode } from "#contract/errors.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { listOffers, type SteerOutcome, saveOfferSettings, steerOffers } from "./desk.ts";
import type { OfferDependencies } from "./service.ts";

export function offerRoutes(router: Router<Actor>, deps: OfferDependencies): void {
  router.on("waitlistOffers", ({ actor }) => listOffers(deps, actor.scope));

  router.on("steerOffers", async ({ actor, body }) => {
    const outcome = await steerOffers(deps, actor.scope, body, actor.user.username);
    if (!outcome.ok) throw refusalOf(outcome);
    return listOffers(deps, actor.scope);
  });

  router.on("saveWaitlist", async ({ actor, body }) => {
    await saveOfferSettings(deps, actor.scope, body);
    return listOffers(deps, actor.scope);
  });
}

type Refused = Extract<SteerOutcome, { ok: false }>;

const refusals: Record<Exclude<Refused["reason"], "night">, [ErrorCode, string]> = {
  not_found: ["not_found", "This patient or this time is not on the waitlist any more."],
  over: ["edit_conflict", "This offer has ended meanwhile. The list shows how."],
  lost: ["slot_taken", "That time is not free any more."],
  not_free: ["slot_taken", "That time is not free for this patient any more."],
  too_late: [
    "validation_failed",
    "There is too little time left to ask somebody by message. Ring them instead.",
  ],
  busy: ["edit_conflict", "This patient is being asked already. Wait for the answer, or skip it."],
  paused: [
    "edit_conflict",
    "Nobody is written to while the assistant is paused. Resume the assistant, or ring the patient.",
  ],
  unreachable: [
    "validation_failed",
    "This patient cannot be written to: no mobile number or email, or they do not want it. Ring them instead.",
  ],
};

const refusalOf = (refused: Refused): Refusal =>
  refused.reason === "night"
    ? new Refusal("not_yet", nightSentence(refused.from))
    : new Refusal(...refusals[refused.reason]);

const nightSentence = (from: string) =>
  `Patients are not written to at night, so nobody is asked now. The next whom the time suits is asked from ${from}.`;
