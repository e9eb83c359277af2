import { tooFarAhead } from "#contract/limits.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import { bookRefusal, dateRefusal, presentAppointment } from "#server/booking/routes.ts";
import type { BookingService } from "#server/booking/service.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { WaitlistService } from "./service.ts";

export function waitlistRoutes(
  router: Router<Actor>,
  waitlist: WaitlistService,
  booking: Pick<BookingService, "findNames">,
): void {
  router.on("waitlist", ({ actor }) => waitlist.listWaiting(actor.scope));

  router.on("joinWaitlist", async ({ actor, body }) => {
    const outcome = await waitlist.joinWaitlist(actor.scope, body, {
      kind: "staff",
      userId: actor.user.id,
      username: actor.user.username,
    });
    if (outcome.ok) return outcome.entry;
    if (outcome.reason === "not_found") throw new Refusal("not_found", "This appointment does not exist.");
    if (outcome.reason === "too_far") throw dateRefusal("fromDate", tooFarAhead);
    if (outcome.reason === "over") throw dateRefusal("toDate", "The last wished day has passed");
    const message =
      outcome.reason === "already_waiting"
        ? "This appointment is on the waitlist already"
        : "Only a visit that is still to come can be on the waitlist";
    throw new Refusal("validation_failed", message, { errors: [{ field: "appointmentId", message }] });
  });

  router.on("leaveWaitlist", async ({ actor, params }) => {
    if (await waitlist.leaveWaitlist(actor.scope, params.id)) return {};
    throw gone();
  });

  router.on("rejoinWaitlist", async ({ actor, params }) => {
    const outcome = await waitlist.rejoinWaitlist(actor.scope, params.id);
    if (outcome.ok) return outcome.entry;
    if (outcome.reason === "not_found") throw gone();
    const message = "This appointment is on the waitlist already";
    throw new Refusal("validation_failed", message, { errors: [{ field: "id", message }] });
  });

  router.on("waitlistFor", async ({ actor, params }) => {
    const waiting = await waitlist.waitingFor(actor.scope, params.id as AppointmentId);
    if (waiting === null) throw new Refusal("not_found", "This appointment does not exist.");
    return waiting;
  });

  router.on("fillFreedTime", async ({ actor, params, body }) => {
    const freed = body.freedAppointmentId as AppointmentId;
    const outcome = await waitlist.fillFreedTime(actor.scope, params.id, freed, actor.user);
    if (outcome.ok) return presentAppointment(outcome.appointment, await booking.findNames(actor.scope));
    if (outcome.reason === "refused")
      throw bookRefusal(outcome.refusal, outcome.freed.date, outcome.freed.time);
    if (outcome.reason === "not_found") throw gone();
    throw new Refusal("slot_taken", "That time does not fit this patient any more. Choose somebody else.");
  });
}

const gone = () => new Refusal("not_found", "This patient is not on the waitlist any more.");
