import { z } from "zod";
import { id, localDate, localTime } from "../fields.ts";
import { affectedVisit, leaveFields, ofDaysInOrder, staffFields, staffMember, staffShift } from "./people.ts";

const weekdays = z
  .array(z.number().int().min(0).max(6))
  .min(1, "Choose at least one day")
  .max(7)
  .transform((days) => [...new Set(days)].sort());

export const rosterMemberBody = z.object({
  ...staffFields,
  /** 0 = Sunday … 6 = Saturday. */
  weekdays,
  shift: staffShift,
});
export type RosterMemberBody = z.input<typeof rosterMemberBody>;

export const rosterMember = staffMember;
export type RosterMember = z.infer<typeof rosterMember>;

export const rosterLeaveBody = ofDaysInOrder(z.object({ memberId: id, ...leaveFields }));
export type RosterLeaveBody = z.input<typeof rosterLeaveBody>;

export const rosterLeave = z.object({
  id,
  memberId: id,
  name: z.string(),
  fromDate: localDate,
  /** Inclusive. */
  toDate: localDate,
  /** Part of each day; both null = all day. */
  fromTime: localTime.nullable(),
  toTime: localTime.nullable(),
  reason: z.string().nullable(),
  /** Only `approved` leave takes somebody off the roster. */
  status: z.enum(["requested", "approved", "declined"]),
});
export type RosterLeave = z.infer<typeof rosterLeave>;

/** With how many visits are booked with them in it, and the first of those; they stay until somebody moves them. */
export const decidedLeave = rosterLeave.extend({
  bookedVisits: z.number().int(),
  visits: z.array(affectedVisit),
});

export const rosterDecision = z.object({ decision: z.enum(["approved", "declined"]) });

/** Who fills in on a day for somebody on leave. */
export const rosterCoverBody = z.object({ date: localDate, absentId: id, coverId: id });
export type RosterCoverBody = z.infer<typeof rosterCoverBody>;
export const rosterAsked = z.object({ isNew: z.boolean() });

export const rosterGap = z.object({
  /** `empty`: nobody is rostered for the shift. `away`: somebody is on leave and nobody fills in yet. */
  kind: z.enum(["away", "empty"]),
  absentId: id.nullable(),
  absentName: z.string().nullable(),
  role: z.string().nullable(),
  /** Same role, free that day, within their week's hours; the fewest hours first. Empty unless switched on. */
  suggestions: z.array(
    z.object({ memberId: id, name: z.string(), weekHours: z.number(), wasAsked: z.boolean() }),
  ),
});
export type RosterGap = z.infer<typeof rosterGap>;

export const rosterDay = z.object({
  date: localDate,
  /** Why nobody works that day; null when the clinic is open. */
  closedFor: z.string().nullable(),
  shifts: z.array(
    z.object({
      label: z.string(),
      people: z.array(
        z.object({
          memberId: id,
          name: z.string(),
          role: z.string(),
          /** Whom they fill in for, and the entry that says so. */
          coversFor: z.object({ coverId: id, name: z.string() }).nullable(),
        }),
      ),
      gaps: z.array(rosterGap),
    }),
  ),
});
export type RosterDay = z.infer<typeof rosterDay>;

/** Any day of the week that is asked for; the present week without it. */
export const rosterQuery = z.object({ week: localDate.optional() });
export const roster = z.object({
  /** False = nothing is set yet: the week stands empty. */
  isConnected: z.boolean(),
  suggestsReplacements: z.boolean(),
  tracksLeave: z.boolean(),
  /** What the settings mean and do, and what in them could not be read. */
  notes: z.array(z.string()),
  /** The Monday. */
  weekStart: localDate,
  /** The shifts of a weekday, to choose from. */
  shiftLabels: z.array(z.string()),
  days: z.array(rosterDay),
  members: z.array(rosterMember),
  /** Not over yet, or in the week shown; declined ones are left out. */
  leave: z.array(rosterLeave),
});
export type Roster = z.infer<typeof roster>;

export const rosterReportQuery = z.object({ period: z.enum(["week", "month"]), date: localDate });
