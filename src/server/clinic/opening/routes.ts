import { chairsFull, closuresFull } from "#contract/clinic/opening.ts";
import { seenStateIn } from "#contract/seen-state.ts";
import type { Actor } from "#server/auth/guard.ts";
import { changedMeanwhile, Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { ChairOutcome, OpeningService } from "./service.ts";

export function openingRoutes(router: Router<Actor>, opening: OpeningService): void {
  router.on("opening", ({ actor }) => opening.findOpening(actor.scope));
  router.on("saveHolidays", async ({ actor, body, request }) => {
    const saved = await opening.saveHolidays(actor.scope, body, seenStateIn(request.headers));
    if (saved === null) throw changedMeanwhile("the public holidays");
    return saved;
  });
  router.on("closedDays", ({ actor, query }) => opening.closedDays(actor.scope, query.from, query.to));

  router.on("bookClosedTimes", ({ actor, query }) =>
    opening.bookClosedTimes(actor.scope, query.from, query.to),
  );

  router.on("addClosure", async ({ actor, body }) => {
    const outcome = await opening.addClosure(actor.scope, body, actor.user);
    if (outcome.ok) {
      const { closure, bookedVisits, visits } = outcome;
      return { closure, bookedVisits, visits };
    }
    if (outcome.reason === "no_such_chair") throw refusal("chairId", "This chair does not exist any more");
    throw refusal("fromDate", closuresFull);
  });
  router.on("removeClosure", async ({ actor, params }) => {
    if (await opening.removeClosure(actor.scope, params.id)) return {};
    throw new Refusal("not_found", "This closure does not exist any more.");
  });

  router.on("addChair", async ({ actor, body }) => chairOf(await opening.addChair(actor.scope, body)));
  router.on("changeChair", async ({ actor, params, body, request }) =>
    chairOf(await opening.changeChair(actor.scope, params.id, body, seenStateIn(request.headers))),
  );
  router.on("removeChair", async ({ actor, params }) => {
    chairOf(await opening.removeChair(actor.scope, params.id));
    return {};
  });
}

function chairOf(outcome: ChairOutcome) {
  if (outcome.ok) return outcome.chair;
  if (outcome.reason === "not_found") throw new Refusal("not_found", "This chair does not exist any more.");
  if (outcome.reason === "changed_meanwhile") throw changedMeanwhile("this chair");
  const message = {
    too_many: chairsFull,
    name_taken: "Another chair has this name",
    last_one: "A clinic needs at least one chair. Add another before you remove this one.",
    only_one: "Somebody works in this chair and no other. Give them another one before you remove it.",
  }[outcome.reason];
  throw refusal("name", message);
}

const refusal = (field: string, message: string) =>
  new Refusal("validation_failed", message, { errors: [{ field, message }] });
