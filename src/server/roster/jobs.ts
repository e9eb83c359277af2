import { z } from "zod";
import { shortDate } from "#kernel/spoken-dates.ts";
import { addDays, mondayOf, toInstant, toLocal } from "#kernel/zoned-time.ts";
import { findClinicsWithAgents } from "#server/assistants/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { leaveStaffTask } from "#server/clinic/desk/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { putInOutbox } from "#server/messaging/outbox/service.ts";
import { findOutreachSettings } from "#server/outreach/settings/service.ts";
import { idOfPeriod } from "#server/queue/rules.ts";
import { enqueue, type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { writeTo } from "./messages.ts";
import { type Period, periodOf, reportInWords, reportOf } from "./report.ts";
import { daysOf, earlierOf, laterOf, ownShift, planDay, suggestCover } from "./rules.ts";
import { type LoadedRoster, loadRoster, type RosterDependencies, rosterOfClinicKind } from "./service.ts";
import * as wording from "./wording.ts";

const planKind = "plan_rosters";
const everyMs = 15 * 60_000;
/** Gaps further away are looked at later. */
const daysAhead = 14;

/** Looks every quarter of an hour, once across all servers, what the rosters of connected clinics call for. */
export function rosterJobs(deps: RosterDependencies): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const { database, clock } = deps;
  const planAll: JobHandler = async () => {
    for (const clinicId of await findClinicsWithAgents(database, ["5"]))
      await enqueue(database.acrossClinics(), clock.now(), {
        ...{ kind: rosterOfClinicKind, payload: {}, clinicId },
        dedupeKey: `${rosterOfClinicKind}:${clinicId}`,
      });
    return jobDone;
  };
  const ofClinic: JobHandler = async ({ clinicId, payload }) => {
    z.object({}).parse(payload);
    if (clinicId !== null) await actOnRoster(deps, scopeOfClinic(clinicId));
    return jobDone;
  };
  return {
    handlers: { [planKind]: planAll, [rosterOfClinicKind]: ofClinic },
    recurring: [{ kind: planKind, everyMs }],
  };
}

/** Does what is due; each message and task has a name of its own, so that a second look does nothing twice. */
async function actOnRoster(deps: RosterDependencies, scope: ClinicScope): Promise<void> {
  const { pausedAgents } = await findOutreachSettings(deps.database.within(scope));
  if (pausedAgents.includes("5")) return;
  const wroteShifts = await sendComingWeek(deps, scope);
  const wroteReports = await sendReports(deps, scope);
  await leaveGaps(deps, scope);
  if (wroteShifts || wroteReports) deps.database.announce(scope.clinicId, { topic: "messages" });
}

/** From Friday at 3 pm everybody reads when they work next week. */
async function sendComingWeek(deps: RosterDependencies, scope: ClinicScope): Promise<boolean> {
  const queries = deps.database.within(scope);
  const now = deps.clock.now();
  const { today, profile } = await loadRoster(deps, queries);
  const friday = addDays(mondayOf(today), 4);
  if (now < toInstant(friday, "15:00", profile.timeZone)) return false;
  const monday = addDays(mondayOf(today), 7);
  const roster = await loadRoster(deps, queries, { from: monday, to: monday });
  if (roster.settings === null) return false;
  let wrote = false;
  for (const member of roster.members) {
    const shifts = comingShifts(roster, member.id, monday);
    if (shifts.length === 0) continue;
    const to = { ...member, method: roster.settings.reminderMethod, letterhead: roster.letterhead };
    const notice = {
      ...{ occasion: `roster week ${monday} ${member.id}`, subject: "Your shifts next week" },
      body: wording.coming(member.name, shifts),
      expiresAt: toInstant(addDays(monday, 1), "00:00", profile.timeZone),
    };
    const written = await deps.database.transaction(scope, (tx) => writeTo(tx, to, notice, now));
    wrote = written?.isNew || wrote;
  }
  return wrote;
}

const comingShifts = ({ plan }: LoadedRoster, memberId: string, monday: string) =>
  daysOf(monday, addDays(monday, 6)).flatMap((date) =>
    planDay(plan, date)
      .filter(({ people }) => people.some(({ member }) => member.id === memberId))
      .map(({ shift }) => ({ date, shift })),
  );

/** On Mondays, or on the 1st, at 7 am; a server that was down catches up within a day. */
async function sendReports(deps: RosterDependencies, scope: ClinicScope): Promise<boolean> {
  const queries = deps.database.within(scope);
  const now = deps.clock.now();
  const { settings, letterhead, profile, members } = await loadRoster(deps, queries);
  if (settings === null || letterhead.email === "" || members.length === 0) return false;
  let wrote = false;
  for (const { name, ...period } of duePeriods(settings.reports, toLocal(now, profile.timeZone))) {
    const { plan } = await loadRoster(deps, queries, period);
    const mail = { channel: "email", purpose: "roster", kind: "factual", agentId: "5" } as const;
    const text = {
      ...{ toAddress: letterhead.email, body: reportInWords(reportOf(plan, period)) },
      subject: `${name} roster report from ${shortDate(period.from)}`,
      occasion: `roster report ${name} ${period.from}`,
    };
    const report = { ...mail, ...text };
    wrote =
      (await deps.database.transaction(scope, (tx) => putInOutbox(tx, report, letterhead, now))) || wrote;
  }
  return wrote;
}

const reportTime = "07:00";

/** The reports to send at that moment of the clinic's clock. */
export function duePeriods(
  wanted: "Weekly roster report" | "Monthly roster report" | "Both",
  { date, time }: { date: string; time: string },
): (Period & { name: "Weekly" | "Monthly" })[] {
  const isIn = (first: string) =>
    (date === first && time >= reportTime) || (date === addDays(first, 1) && time < reportTime);
  const due: (Period & { name: "Weekly" | "Monthly" })[] = [];
  const monday = mondayOf(date);
  if (wanted !== "Monthly roster report" && isIn(monday))
    due.push({ name: "Weekly", ...periodOf("week", addDays(monday, -7)) });
  const first = `${date.slice(0, 7)}-01`;
  if (wanted !== "Weekly roster report" && isIn(first))
    due.push({ name: "Monthly", ...periodOf("month", addDays(first, -1)) });
  return due;
}

/** A task for every absence of the next days that nobody fills, with who is free; not one for each of its days. */
async function leaveGaps(deps: RosterDependencies, scope: ClinicScope): Promise<void> {
  const { database, clock } = deps;
  const queries = database.within(scope);
  const { today } = await loadRoster(deps, queries);
  const until = addDays(today, daysAhead);
  const roster = await loadRoster(deps, queries, { from: today, to: until });
  if (!roster.settings?.autoSuggestReplacements) return;
  for (const { id, memberId, name, fromDate, toDate } of approvedWithNames(roster)) {
    const days = daysOf(laterOf(fromDate, today), earlierOf(toDate, until));
    const open = days.flatMap((date) => gapInWords(roster, memberId, date) ?? []);
    if (open.length === 0) continue;
    const task = {
      ...({ id: idOfPeriod(`roster gap ${id}`, 0), kind: "roster", phone: null } as const),
      ...{
        title: `Find who fills in for ${name}`,
        detail: `${open.join("\n")}\nSort it out under Agents.`,
      },
    };
    await leaveStaffTask(database, scope, task, clock.now());
  }
}

const approvedWithNames = ({ plan, members }: LoadedRoster) =>
  plan.leave.flatMap((leave) => {
    const member = members.find(({ id }) => id === leave.memberId);
    return member ? [{ ...leave, name: member.name }] : [];
  });

function gapInWords({ plan }: LoadedRoster, memberId: string, date: string): string | null {
  const absent = planDay(plan, date)
    .flatMap(({ missing }) => missing)
    .find((one) => one.id === memberId);
  const shift = absent && ownShift(plan, absent, date);
  if (!absent || !shift) return null;
  const free = suggestCover(plan, absent, date).map(({ member }) => member.name);
  return `${wording.shiftInWords(date, shift)}: ${free.length > 0 ? `free are ${free.join(", ")}` : "nobody is free"}`;
}
