import type { Gender } from "#contract/clinic/people-options.ts";
import type { RosterRole } from "#contract/clinic/roster-options.ts";
import { newId } from "#kernel/ids.ts";
import { addDays, mondayOf } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { chair, treatment } from "#server/db/schema/clinic.ts";
import { rosterLeave, rosterMember } from "#server/db/schema/roster.ts";

/* Who works at the example clinic, in which chair and at what. Nobody in it is real, and the numbers are kept for fiction. */

export interface DemoTreatment {
  name: string;
  durationMinutes: number;
  bufferAfterMinutes: number;
  /** Null = the clinic tells no price. */
  priceCents: number | null;
  isFromPrice: boolean;
  preparation: string;
  mayBookByWeb: boolean;
}

const costing = (
  name: string,
  durationMinutes: number,
  priceCents: number | null,
  more: Partial<DemoTreatment> = {},
): DemoTreatment => ({
  ...{ name, durationMinutes, priceCents, bufferAfterMinutes: 0, isFromPrice: false, preparation: "" },
  ...{ mayBookByWeb: false, ...more },
});

const childrensCheckUp = "Children’s Check-up";

/** The ten of every clinic as this one does them, and one of its own. */
export const demoTreatments: readonly DemoTreatment[] = [
  costing("General Consultation", 30, 9_500, { mayBookByWeb: true }),
  costing("Teeth Whitening", 60, 59_000),
  costing("Teeth Cleaning", 45, 18_500, { mayBookByWeb: true }),
  costing("Root Canal", 90, 110_000, { isFromPrice: true, bufferAfterMinutes: 10 }),
  costing("Dental Implant", 90, 320_000, { isFromPrice: true, bufferAfterMinutes: 15 }),
  costing("Oral Surgery", 60, 48_000, {
    ...{ isFromPrice: true, bufferAfterMinutes: 15 },
    preparation: "Have somebody take you home, and eat a light meal two hours before.",
  }),
  costing("Emergency Visit", 30, 12_000),
  // Part of what was done before: it has no price of its own.
  costing("Follow-up", 30, null),
  costing("X-Ray/Imaging", 30, 7_500),
  costing("Preventive Care", 30, 14_000, { mayBookByWeb: true }),
  costing(childrensCheckUp, 30, 8_900, {
    mayBookByWeb: true,
    preparation:
      "Bring the Medicare card: most children under 18 can use the Child Dental Benefits Schedule.",
  }),
];

export interface DemoPractitioner {
  name: string;
  role: RosterRole;
  gender: Gender;
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: readonly number[];
  /** Null = every one. */
  treatments: readonly string[] | null;
}

/** Each works in the chair of the same place in this list, so that no two want one. */
export const demoPractitioners: readonly DemoPractitioner[] = [
  { name: "Dr Amelia Vance", role: "Dentist", gender: "female", weekdays: [1, 2, 3, 4, 6], treatments: null },
  { name: "Dr Rohan Patel", role: "Dentist", gender: "male", weekdays: [0, 1, 2, 3, 5], treatments: null },
  {
    ...{ name: "Zoe Lindqvist", role: "Hygienist", gender: "female", weekdays: [1, 2, 4, 5] },
    treatments: ["Teeth Cleaning", "Teeth Whitening", "Preventive Care", "X-Ray/Imaging", childrensCheckUp],
  },
];

const demoStaff: readonly { name: string; role: RosterRole; weekdays: number[] }[] = [
  { name: "Harriet Cole", role: "Dental assistant", weekdays: [1, 2, 3, 4, 5] },
  { name: "Marcus Webb", role: "Dental assistant", weekdays: [1, 2, 3, 6, 0] },
  { name: "Theo Marsh", role: "Receptionist", weekdays: [1, 2, 3, 4, 5] },
];

const chairNames = ["Chair 1", "Chair 2", "Hygiene room"];

/** The second dentist is at a congress in the week after next. */
const awayPlace = 1;
const awayDays = (today: string) => {
  const fromDate = addDays(mondayOf(today), 15);
  return { fromDate, toDate: addDays(fromDate, 1) };
};

/** Whether whoever works in that chair is there on that day. */
export function worksOn(place: number, date: string, weekday: number, today: string): boolean {
  const { fromDate, toDate } = awayDays(today);
  const isAway = place === awayPlace && fromDate <= date && date <= toDate;
  return !isAway && demoPractitioners[place]?.weekdays.includes(weekday) === true;
}

/** Furnishes the clinic with them. Chairs and practitioners come back in the order of the lists. */
export async function addDemoPeople(
  queries: ClinicQueries,
  { now, today, username }: { now: number; today: string; username: string },
): Promise<{ chairIds: string[]; practitionerIds: string[] }> {
  const chairIds = await addChairs(queries, now);
  const idOfTreatment = await setTreatments(queries, now);
  const practitionerIds = demoPractitioners.map((_, i) => newId(now + i));
  const rows = demoPractitioners.map(({ treatments, ...one }, i) => ({
    ...{ ...one, id: practitionerIds[i] ?? "", weekdays: [...one.weekdays], takesBookings: true },
    treatmentIds: treatments?.flatMap((name) => idOfTreatment.get(name) ?? []) ?? null,
    ...{ chairIds: chairIds.slice(i, i + 1), createdAt: now + i },
  }));
  const others = demoStaff.map((one, i) => ({ ...one, id: newId(now), createdAt: now + rows.length + i }));
  await queries.insert(rosterMember, ...rows, ...others);
  await queries.insert(rosterLeave, {
    ...{ id: newId(now), memberId: practitionerIds[awayPlace] ?? "", ...awayDays(today) },
    ...{ status: "approved", reason: "Congress", createdByUsername: username, createdAt: now },
    ...{ decidedByUsername: username, decidedAt: now },
  });
  return { chairIds, practitionerIds };
}

async function addChairs(queries: ClinicQueries, now: number): Promise<string[]> {
  const [first] = await queries.find(chair);
  if (!first) throw new Error("A new clinic has a chair");
  const more = chairNames.slice(1).map((name, i) => ({ id: newId(now), name, createdAt: now + i + 1 }));
  await queries.insert(chair, ...more);
  return [first.id, ...more.map(({ id }) => id)];
}

/** Ids by the name. */
async function setTreatments(queries: ClinicQueries, now: number): Promise<Map<string, string>> {
  const standing = new Map((await queries.find(treatment)).map((row) => [row.name, row]));
  const ids = new Map<string, string>();
  for (const [i, told] of demoTreatments.entries()) {
    const before = standing.get(told.name) ?? { id: newId(now), position: i + 1, createdAt: now };
    await queries.upsert(treatment, { ...before, ...told }, [treatment.id]);
    ids.set(told.name, before.id);
  }
  return ids;
}
