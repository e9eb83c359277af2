import type { Roster, RosterDay, RosterGap, RosterLeave, RosterMember } from "#contract/clinic/roster.ts";
import { addDays, mondayOf } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { findKnownOccasions } from "#server/messaging/outbox/service.ts";
import { addressOf } from "./messages.ts";
import { askOccasion } from "./release.ts";
import {
  closedFor,
  daysOf,
  earlierOf,
  type Member,
  type PlannedShift,
  planDay,
  suggestCover,
} from "./rules.ts";
import { type LoadedRoster, loadRoster, type RosterDependencies } from "./service.ts";
import { shiftLabel } from "./shifts.ts";
import type { LeaveRow, MemberRow } from "./store.ts";
import * as store from "./store.ts";

/** A week of the roster as staff see it, with the day that was asked for in it. */
export async function weekOf(deps: RosterDependencies, scope: ClinicScope, day?: string): Promise<Roster> {
  const queries = deps.database.within(scope);
  const roster = await loadRoster(deps, queries, day ? { from: day, to: day } : undefined);
  const { settings, plan, members, today } = roster;
  const weekStart = mondayOf(day ?? today);
  const leave = settings?.trackLeave ? await store.findLeave(queries, earlierOf(weekStart, today), null) : [];
  const days = daysOf(weekStart, addDays(weekStart, 6)).map((date) => dayOf(roster, date));
  const wishes = days.flatMap(({ date, shifts }) =>
    shifts.flatMap(({ gaps }) =>
      gaps.flatMap(({ absentId, suggestions }) =>
        suggestions.map(({ memberId }) => askOccasion({ date, absentId: absentId ?? "", coverId: memberId })),
      ),
    ),
  );
  const asked = await findKnownOccasions(queries, wishes);
  return {
    isConnected: settings !== null,
    suggestsReplacements: settings?.autoSuggestReplacements ?? false,
    tracksLeave: settings?.trackLeave ?? false,
    notes: notesOn(roster),
    weekStart,
    shiftLabels: plan.shifts.weekday.map(shiftLabel),
    days: days.map((one) => withAsked(one, asked)),
    members: members.map(presentMember),
    leave: leave.flatMap((one) => {
      const member = members.find(({ id }) => id === one.memberId);
      return member ? [presentLeave(one, member.name)] : [];
    }),
  };
}

function dayOf(roster: LoadedRoster, date: string): RosterDay {
  const { plan } = roster;
  return {
    date,
    closedFor: closedFor(date, plan),
    shifts: planDay(plan, date).map((planned) => ({
      label: shiftLabel(planned.shift),
      people: planned.people.map(({ member, coversFor }) => ({
        ...{ memberId: member.id, name: member.name, role: member.role },
        coversFor: coversFor && { coverId: coversFor.cover.id, name: coversFor.member.name },
      })),
      gaps: gapsOf(roster, planned, date),
    })),
  };
}

function gapsOf(roster: LoadedRoster, { people, missing }: PlannedShift, date: string): RosterGap[] {
  if (people.length + missing.length === 0)
    return [{ kind: "empty", absentId: null, absentName: null, role: null, suggestions: [] }];
  return missing.map((absent) => ({
    ...{ kind: "away", absentId: absent.id, absentName: absent.name, role: absent.role },
    suggestions: suggestionsFor(roster, absent, date),
  }));
}

const suggestionsFor = ({ settings, plan }: LoadedRoster, absent: Member, date: string) =>
  settings?.autoSuggestReplacements
    ? suggestCover(plan, absent, date).map(({ member, weekHours }) => ({
        ...{ memberId: member.id, name: member.name, weekHours, wasAsked: false },
      }))
    : [];

const withAsked = (day: RosterDay, asked: Set<string>): RosterDay => ({
  ...day,
  shifts: day.shifts.map((shift) => ({
    ...shift,
    gaps: shift.gaps.map((gap) => ({
      ...gap,
      suggestions: gap.suggestions.map((one) => ({
        ...one,
        wasAsked: asked.has(
          askOccasion({ date: day.date, absentId: gap.absentId ?? "", coverId: one.memberId }),
        ),
      })),
    })),
  })),
});

/** What the settings mean and do, and what in them leaves a question. */
function notesOn({ settings, unread, plan, members, letterhead }: LoadedRoster): string[] {
  if (settings === null) return [];
  const way = settings.reminderMethod === "sms" ? "text" : "email";
  const other = settings.reminderMethod === "sms" ? "email" : "text";
  const silent = members.filter((one) => addressOf(one, settings.reminderMethod) === null);
  const reports = {
    "Weekly roster report": "The report of the week before goes out on Mondays at 7 am",
    "Monthly roster report": "The report of the month before goes out on the 1st at 7 am",
    Both: "Reports go out on Mondays and on the 1st of the month at 7 am",
  }[settings.reports];
  return [
    ...unread.map((part) => `"${part}" could not be read as a shift. Write it like 8 am to 4 pm.`),
    ...(plan.shifts.weekday.length + plan.shifts.weekend.length === 0
      ? ["No shifts are set, so nobody is rostered. Give them in the agent's settings."]
      : []),
    `On Fridays from 3 pm everybody gets their shifts of the next week by ${way}, or by ${other} where that is all they gave.`,
    letterhead.email === ""
      ? "No report is sent: the Knowledge Base has no email address. Download it below instead."
      : `${reports}, to ${letterhead.email}.`,
    ...(silent.length > 0
      ? [`No mobile number or email, so no messages: ${silent.map(({ name }) => name).join(", ")}.`]
      : []),
  ];
}

export const presentMember = ({
  id,
  name,
  role,
  phone,
  email,
  weekdays,
  shift,
}: MemberRow): RosterMember => ({
  ...{ id, name, role, phone, email, weekdays, shift },
});

export const presentLeave = (
  { id, memberId, fromDate, toDate, fromTime, toTime, reason, status }: LeaveRow,
  name: string,
): RosterLeave => ({ id, memberId, name, fromDate, toDate, fromTime, toTime, reason, status });
