import type { z } from "zod";
import type { Person, PersonLeave, personBody } from "#contract/clinic/people.ts";
import { mostMembers } from "#contract/clinic/roster-options.ts";
import { isOutdated } from "#contract/seen-state.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { lockOpening } from "../opening/store.ts";
import { versionOf } from "../rules.ts";
import { findTreatments } from "../treatments/store.ts";
import type { Practitioner } from "./rules.ts";
import * as store from "./store.ts";

export type PersonInput = z.output<typeof personBody>;
export type PersonOutcome =
  | { ok: true; person: Person }
  | {
      ok: false;
      reason:
        | ("not_found" | "too_many" | "not_a_phone_number" | "no_such_treatment" | "no_such_chair")
        | "changed_meanwhile";
    };

export interface PeopleService {
  listPeople(scope: ClinicScope): Promise<Person[]>;
  addPerson(scope: ClinicScope, body: PersonInput): Promise<PersonOutcome>;
  /** Visits that are booked with them stay. `seen`: the version that the change was written on. */
  changePerson(scope: ClinicScope, id: string, body: PersonInput, seen?: string): Promise<PersonOutcome>;
}

type NotWritten = "not_found" | "too_many" | "changed_meanwhile";

export interface PeopleDependencies {
  database: Database;
  clock: Clock;
  timeZoneOf: (scope: ClinicScope) => Promise<string>;
}

export function createPeopleService({ database, clock, timeZoneOf }: PeopleDependencies): PeopleService {
  const todayAt = async (scope: ClinicScope) => toLocal(clock.now(), await timeZoneOf(scope)).date;

  const save = async (
    scope: ClinicScope,
    body: PersonInput,
    write: (queries: ClinicQueries, columns: Columns) => Promise<store.PersonRow | NotWritten>,
  ): Promise<PersonOutcome> => {
    const phone = body.phone === "" ? null : toE164(body.phone);
    if (body.phone !== "" && phone === null) return { ok: false, reason: "not_a_phone_number" };
    // Before the transaction: the embedded database has one connection, which would wait for itself.
    const today = await todayAt(scope);
    const outcome = await database.transaction(scope, async (queries): Promise<PersonOutcome> => {
      await lockOpening(queries);
      const reason = await unknownIn(queries, body);
      if (reason) return { ok: false, reason };
      const row = await write(queries, columnsOf(body, phone));
      if (typeof row === "string") return { ok: false, reason: row };
      return { ok: true, person: presentPerson(row, await store.findLeaveFrom(queries, today)) };
    });
    if (outcome.ok)
      for (const topic of ["roster", "opening"] as const) database.announce(scope.clinicId, { topic });
    return outcome;
  };

  return {
    listPeople: async (scope) => {
      const queries = database.within(scope);
      const leave = await store.findLeaveFrom(queries, await todayAt(scope));
      return (await store.findPeople(queries)).map((row) => presentPerson(row, leave));
    },

    addPerson: (scope, body) =>
      save(scope, body, async (queries, columns) => {
        if ((await store.findPeople(queries)).length >= mostMembers) return "too_many";
        const now = clock.now();
        return store.addPerson(queries, { id: newId(now), createdAt: now, ...columns });
      }),

    changePerson: (scope, id, body, seen) =>
      save(scope, body, async (queries, columns) => {
        const before = (await store.findPeople(queries)).find((row) => row.id === id);
        if (before && isOutdated(seen, presentPerson(before, []).version)) return "changed_meanwhile";
        return (await store.changePerson(queries, id, columns)) ?? "not_found";
      }),
  };
}

async function unknownIn(
  queries: ClinicQueries,
  { treatmentIds, chairIds }: PersonInput,
): Promise<"no_such_treatment" | "no_such_chair" | null> {
  const treatments = (await findTreatments(queries)).map(({ id }) => id);
  if (treatmentIds?.some((id) => !treatments.includes(id))) return "no_such_treatment";
  const chairs = await store.findChairIds(queries);
  return chairIds?.some((id) => !chairs.includes(id)) ? "no_such_chair" : null;
}

type Columns = ReturnType<typeof columnsOf>;

const columnsOf = ({ email, pmsReference, ...body }: PersonInput, phone: string | null) => ({
  ...body,
  ...{ phone, email: email || null, pmsReference: pmsReference || null },
  weekdays: body.hours === null ? body.weekdays : [...new Set(body.hours.map(({ weekday }) => weekday))],
});

/** Those who take bookings, as the rows of `wantedPeople` and the treatments have them. */
export function practitionersOf(
  rows: { practitioners: store.PersonRow[]; leave: store.LeaveRow[] },
  treatments: readonly { id: string; name: string }[],
): Practitioner[] {
  return rows.practitioners.map(({ id, name, role, gender, weekdays, hours, treatmentIds, chairIds }) => ({
    ...{ id, name, role, gender, weekdays, hours, chairIds },
    treatments:
      treatmentIds &&
      treatments.filter((each) => treatmentIds.includes(each.id)).map((treatment) => treatment.name),
    absences: rows.leave.filter(({ memberId }) => memberId === id),
  }));
}

export const presentPersonLeave = (row: store.LeaveRow): PersonLeave => ({
  ...{ id: row.id, personId: row.memberId, fromDate: row.fromDate, toDate: row.toDate },
  ...{ fromTime: row.fromTime, toTime: row.toTime, reason: row.reason },
  status: row.status === "approved" ? "approved" : "requested",
});

function presentPerson(row: store.PersonRow, leave: readonly store.LeaveRow[]): Person {
  const editable = {
    ...{ name: row.name, role: row.role, phone: row.phone, email: row.email },
    ...{ weekdays: row.weekdays, shift: row.shift, takesBookings: row.takesBookings, gender: row.gender },
    ...{ hours: row.hours, treatmentIds: row.treatmentIds, chairIds: row.chairIds },
    pmsReference: row.pmsReference,
  };
  return {
    ...{ id: row.id, version: versionOf(editable), ...editable },
    leave: leave.filter(({ memberId }) => memberId === row.id).map(presentPersonLeave),
  };
}
