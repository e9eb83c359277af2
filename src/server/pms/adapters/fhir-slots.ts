import { toIso } from "#kernel/clock.ts";
import { type Interval, subtract } from "#kernel/intervals.ts";
import type { Booking } from "../port.ts";
import type { FhirPlace } from "./fhir-appointments.ts";
import { type FhirSlot, fhirSlot } from "./fhir-resources.ts";
import { Trouble } from "./trouble.ts";

/** Which of the schedule's slots a booking takes, and the writes that mark them. */
export interface SlotPlan {
  references: { reference: string }[];
  entries: object[];
}

const day = 86_400_000;

/**
 * Null where the practice offers no slots for that time: then its book alone can tell. Throws `slot_taken` when a slot
 * there is not free. `held` are slots that the booking has already, e.g. `Slot/7`.
 */
export async function planSlots(
  place: FhirPlace,
  booking: Booking,
  held: string[],
): Promise<SlotPlan | null> {
  const { client, abilities, scheduleReference } = place;
  if (!abilities.slot.search || !scheduleReference.startsWith("Schedule/")) return null;
  const wish = { start: booking.startsAt, end: booking.endsAt };
  const isHeld = (slot: FhirSlot) => held.includes(`Slot/${slot.id}`);
  const released = async (kept: FhirSlot[]) => {
    const left = held.filter((reference) => !kept.some((slot) => reference === `Slot/${slot.id}`));
    const read = await Promise.all(left.map((reference) => client.read(fhirSlot, reference)));
    return read.flatMap((found) => (found ? marked(found.resource, "free") : []));
  };
  const mark = async (taken: FhirSlot[]): Promise<SlotPlan> => ({
    references: taken.map((slot) => ({ reference: `Slot/${slot.id}` })),
    entries: abilities.slot.update
      ? [
          ...taken.filter((slot) => !isHeld(slot)).flatMap((slot) => marked(slot, "busy")),
          ...(await released(taken)),
        ]
      : [],
  });
  if (booking.status === "cancelled") return held.length === 0 ? null : mark([]);

  const found = await client.search(fhirSlot, "Slot", {
    schedule: scheduleReference,
    start: [`ge${toIso(wish.start - day)}`, `lt${toIso(wish.end)}`],
    _sort: "start",
    _count: "200",
  });
  const there = found.filter((slot) => overlaps(timeOf(slot), wish) && slot.status !== "entered-in-error");
  if (there.length === 0) return held.length === 0 ? null : mark([]);
  if (there.some((slot) => slot.status !== "free" && !isHeld(slot))) throw new Trouble("slot_taken");
  // Offered for a part of the time only: the rest is not the practice's to give.
  if (subtract([wish], there.map(timeOf)).length > 0) throw new Trouble("slot_taken");
  return mark(there);
}

const timeOf = ({ start, end }: FhirSlot): Interval => ({ start: Date.parse(start), end: Date.parse(end) });
const overlaps = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;

function marked(slot: FhirSlot, status: "busy" | "free"): object[] {
  if (!slot.id) return [];
  const version = slot.meta?.versionId;
  const request = { method: "PUT", url: `Slot/${slot.id}`, ...(version && { ifMatch: `W/"${version}"` }) };
  return [{ resource: { ...slot, status }, request }];
}
