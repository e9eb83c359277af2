import { seenStateIn } from "#contract/seen-state.ts";
import type { Actor } from "#server/auth/guard.ts";
import { changedMeanwhile, Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { PeopleService, PersonOutcome } from "./service.ts";

export function peopleRoutes(router: Router<Actor>, people: PeopleService): void {
  router.on("listPeople", ({ actor }) => people.listPeople(actor.scope));
  router.on("addPerson", async ({ actor, body }) => personOf(await people.addPerson(actor.scope, body)));
  router.on("changePerson", async ({ actor, params, body, request }) =>
    personOf(await people.changePerson(actor.scope, params.id, body, seenStateIn(request.headers))),
  );
}

function personOf(outcome: PersonOutcome) {
  if (outcome.ok) return outcome.person;
  throw {
    not_found: new Refusal("not_found", "This person is not of the clinic any more."),
    changed_meanwhile: changedMeanwhile("this person"),
    too_many: refusal("name", "The list is full. Take off somebody who has left first."),
    not_a_phone_number: refusal("phone", "This is not a phone number. Give it with its area code."),
    no_such_treatment: refusal("treatmentIds", "One of these treatments does not exist any more."),
    no_such_chair: refusal("chairIds", "One of these chairs does not exist any more."),
  }[outcome.reason];
}

const refusal = (field: string, message: string) =>
  new Refusal("validation_failed", message, { errors: [{ field, message }] });
