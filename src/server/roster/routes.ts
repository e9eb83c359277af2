import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { LeaveService } from "./leave.ts";
import { csvOfReport, periodOf, reportOf } from "./report.ts";
import { loadRoster, type RosterDependencies, type RosterService } from "./service.ts";
import { presentLeave, presentMember, weekOf } from "./week.ts";

export function leaveRoutes(router: Router<Actor>, leave: LeaveService): void {
  router.on("addLeave", async ({ actor, params, body }) => {
    const outcome = await leave.addLeave(actor.scope, params.id, body, actor.user);
    if (outcome.ok) {
      const { ok: _, ...added } = outcome;
      return added;
    }
    if (outcome.reason === "not_found") throw new Refusal("not_found", "This person is not here any more.");
    throw refusal("fromDate", "There is leave for some of this time already.");
  });

  router.on("removeLeave", async ({ actor, params }) => {
    if (await leave.removeLeave(actor.scope, params.id)) return {};
    throw new Refusal("not_found", "This leave is not there any more.");
  });
}

export function rosterRoutes(router: Router<Actor>, deps: RosterDependencies, service: RosterService): void {
  router.on("roster", ({ actor, query }) => weekOf(deps, actor.scope, query.week));

  router.on("addRosterMember", async ({ actor, body }) => {
    const outcome = await service.addMember(actor.scope, body);
    if (outcome.ok) return presentMember(outcome.member);
    throw {
      too_many: refusal("name", "The roster is full. Take off somebody who has left first."),
      not_a_phone_number: refusal("phone", "This is not a phone number. Give it with its area code."),
      no_such_shift: refusal(
        "shift",
        "The clinic has no such shift. Set its shifts in the agent's settings.",
      ),
    }[outcome.reason];
  });

  router.on("removeRosterMember", async ({ actor, params }) => {
    if (await service.removeMember(actor.scope, params.id)) return {};
    throw new Refusal("not_found", "This person is not on the roster any more.");
  });

  router.on("askForLeave", async ({ actor, body }) => {
    const outcome = await service.askForLeave(actor.scope, body, actor.user.username);
    if (outcome.ok) return presentLeave(outcome.leave, outcome.member.name);
    throw {
      not_tracked: refusal(
        "memberId",
        "Leave is not tracked. Tick Track leave in the agent's settings first.",
      ),
      not_found: refusal("memberId", "This person is not on the roster any more."),
      overlaps: refusal("fromDate", "There is leave for some of these days already."),
    }[outcome.reason];
  });

  router.on("decideLeave", async ({ actor, params, body }) => {
    const decided = await service.decideLeave(actor.scope, params.id, body.decision, actor.user.username);
    if (decided) {
      const { leave, name, bookedVisits, visits } = decided;
      return { ...presentLeave(leave, name), bookedVisits, visits };
    }
    throw new Refusal("not_found", "This leave is not there any more.");
  });

  router.on("coverShift", async ({ actor, body }) => {
    const outcome = await service.coverShift(actor.scope, body, actor.user.username);
    if (outcome.ok) return {};
    throw notFree();
  });

  router.on("removeCover", async ({ actor, params }) => {
    if (await service.removeCover(actor.scope, params.id)) return {};
    throw new Refusal("not_found", "Nobody is down to fill in there any more.");
  });

  router.on("askToCover", async ({ actor, body }) => {
    const outcome = await service.askToCover(actor.scope, body);
    if (outcome.ok) return { isNew: outcome.isNew };
    throw {
      not_free: notFree(),
      no_address: refusal(
        "coverId",
        "This person has no mobile number or email on the roster. Ask in person.",
      ),
      not_connected: refusal("coverId", "The roster agent is not connected. Connect it first."),
    }[outcome.reason];
  });

  router.on("exportRoster", async ({ actor, query, reply }) => {
    const period = periodOf(query.period, query.date);
    const { plan } = await loadRoster(deps, deps.database.within(actor.scope), period);
    reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="roster-${period.from}-${period.to}.csv"`)
      .serializer((text: string) => text)
      .send(csvOfReport(reportOf(plan, period)));
    return "";
  });
}

const notFree = () =>
  refusal(
    "coverId",
    "This person cannot fill in there any more. Look at the roster again and choose somebody else.",
  );

const refusal = (field: string, message: string) =>
  new Refusal("validation_failed", message, { errors: [{ field, message }] });
