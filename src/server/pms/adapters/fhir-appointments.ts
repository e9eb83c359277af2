import { toIso } from "#kernel/clock.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { Booking, ReadOutcome, RemoteAppointment, WriteOutcome, WrittenPlace } from "../port.ts";
import type { FhirAbilities } from "./fhir-abilities.ts";
import { type FhirClient, type Saved, type Stored, versionOf } from "./fhir-client.ts";
import { findOrMakePatient, idOfOurs, ourIdentifier, searchedIdentifier } from "./fhir-patient.ts";
import { type FhirAppointment, fhirAppointment, fhirSchedule } from "./fhir-resources.ts";
import { planSlots, type SlotPlan } from "./fhir-slots.ts";
import { Trouble } from "./trouble.ts";

/** A server, what it can do, and what the clinic's bookings go under there. */
export interface FhirPlace {
  client: FhirClient;
  abilities: FhirAbilities;
  /** E.g. `Schedule/12`; empty = nothing in particular. */
  scheduleReference: string;
}

const hour = 3_600_000;
const minute = 60_000;
/** FHIR searches by the start alone: what began this much earlier may still last. */
const longestAppointmentMs = 8 * hour;

export async function readAppointments(place: FhirPlace, window: Interval): Promise<ReadOutcome> {
  const found = await searchBetween(place, window);
  return { ok: true, appointments: found.flatMap(asRemote) };
}

async function searchBetween(place: FhirPlace, { start, end }: Interval): Promise<FhirAppointment[]> {
  const actors = await actorsOf(place);
  const found = await place.client.search(fhirAppointment, "Appointment", {
    date: [`ge${toIso(start - longestAppointmentMs)}`, `lt${toIso(end)}`],
    ...(actors.length > 0 && { actor: actors.join(",") }),
    _sort: "date",
    _count: "100",
  });
  return found.filter((one) => Date.parse(one.end ?? "") > start && Date.parse(one.start ?? "") < end);
}

/** Whom the bookings are with; none where the clinic chose nothing. */
async function actorsOf({ client, scheduleReference }: FhirPlace): Promise<string[]> {
  if (scheduleReference === "") return [];
  if (!scheduleReference.startsWith("Schedule/")) return [scheduleReference];
  const schedule = await client.read(fhirSchedule, scheduleReference);
  if (!schedule) throw new Trouble("not_configured");
  return (schedule.resource.actor ?? []).flatMap(({ reference }) => reference ?? []);
}

function asRemote(resource: FhirAppointment): RemoteAppointment[] {
  const [start, end] = [Date.parse(resource.start ?? ""), Date.parse(resource.end ?? "")];
  if (!resource.id || !(start < end)) return [];
  return [
    {
      remoteId: resource.id,
      version: resource.meta?.versionId ?? null,
      bookingId: idOfOurs(resource),
      standing: standingOf(resource.status),
      ...{ start, end },
    },
  ];
}

const gone = ["cancelled", "noshow", "entered-in-error"];
const open = ["proposed", "pending", "waitlist"];
const standingOf = (status: string) =>
  gone.includes(status)
    ? ("cancelled" as const)
    : open.includes(status)
      ? ("accepted" as const)
      : ("written" as const);

/** R4 `appointmentstatus` of a booking of ours. */
const statuses: Record<string, string> = {
  requested: "pending",
  confirmed: "booked",
  cancelled: "cancelled",
  arrived: "arrived",
  completed: "fulfilled",
  no_show: "noshow",
};

/** Writes the booking as it is now, once, whatever became of earlier tries. */
export async function writeAppointment(
  place: FhirPlace,
  booking: Booking,
  known: WrittenPlace | null,
): Promise<WriteOutcome> {
  const there = await findWritten(place, booking, known);
  if (there) return changeWritten(place, booking, there, known);
  if (booking.status === "cancelled") return { ok: true, place: null, standing: "written" };
  if (known) throw new Trouble("gone");
  if (!place.abilities.appointment.create) throw new Trouble("by_hand");
  return create(place, booking);
}

/** By the name it was given there; after a try whose answer was lost, by ours. */
async function findWritten(
  { client }: FhirPlace,
  booking: Booking,
  known: WrittenPlace | null,
): Promise<Stored<FhirAppointment> | null> {
  if (known) return client.read(fhirAppointment, `Appointment/${known.remoteId}`);
  const found = await client.search(fhirAppointment, "Appointment", {
    identifier: searchedIdentifier(booking.id),
  });
  const ours = found.find((one) => idOfOurs(one) === booking.id);
  return ours?.id ? client.read(fhirAppointment, `Appointment/${ours.id}`) : null;
}

async function create(place: FhirPlace, booking: Booking): Promise<WriteOutcome> {
  const slots = await planSlots(place, booking, []);
  if (slots === null) await refuseOverlap(place, booking);
  const [patient, actors] = [
    await findOrMakePatient(place.client, place.abilities, booking),
    await actorsOf(place),
  ];
  const resource = {
    resourceType: "Appointment",
    identifier: [ourIdentifier(booking.id)],
    meta: {
      tag: [{ system: "urn:enamel:origin", code: booking.isManuallyCreated ? "staff" : "assistant" }],
    },
    created: toIso(booking.createdAt),
    ...ownFields(booking),
    ...(slots && slots.references.length > 0 && { slot: slots.references }),
    participant: [
      { actor: patient, required: "required", status: "accepted" },
      ...actors.map((reference) => ({ actor: { reference }, required: "required", status: "accepted" })),
    ],
  };
  const ifNoneExist = `identifier=${searchedIdentifier(booking.id)}`;
  if (!slots || slots.entries.length === 0 || !place.abilities.transaction)
    return outcomeOf(booking, await place.client.create("Appointment", resource, ifNoneExist));
  const [saved] = await place.client.transact([
    { resource, request: { method: "POST", url: "Appointment", ifNoneExist } },
    ...slots.entries,
  ]);
  return outcomeOf(booking, saved);
}

/** The parts of an appointment that are ours to say; the rest stays as the practice has it. */
const ownFields = (booking: Booking) => ({
  status: statuses[booking.status] ?? "booked",
  start: toIso(booking.startsAt),
  end: toIso(booking.endsAt),
  minutesDuration: Math.round((booking.endsAt - booking.startsAt) / minute),
  description: booking.appointmentType,
  ...(booking.notes && { comment: booking.notes }),
  ...(booking.status === "cancelled" && { cancelationReason: { text: booking.cancelReason || "Cancelled" } }),
});

async function changeWritten(
  place: FhirPlace,
  booking: Booking,
  { resource, etag }: Stored<FhirAppointment>,
  known: WrittenPlace | null,
): Promise<WriteOutcome> {
  const version = versionOf(etag);
  const isGoneThere = standingOf(resource.status) === "cancelled";
  const asItIs = { id: resource.id ?? known?.remoteId ?? "", version, resource };
  if (booking.status === "cancelled" && isGoneThere) return outcomeOf(booking, asItIs);
  // Somebody cancelled it over there since we last wrote; only a person may bring it back.
  if (isGoneThere && known && known.version !== null && known.version !== version)
    throw new Trouble("cancelled_there");
  if (isAsWished(resource, booking)) return outcomeOf(booking, asItIs);
  if (!place.abilities.appointment.update) throw new Trouble("by_hand");

  const held = (resource.slot ?? []).flatMap(({ reference }) => reference ?? []);
  const slots = await planSlots(place, booking, held);
  if (slots === null && booking.status !== "cancelled" && hasMoved(resource, booking))
    await refuseOverlap(place, booking);
  const { cancelationReason: _, ...kept } = resource;
  const wished = { ...kept, ...ownFields(booking), ...(slots && { slot: slots.references }) };
  if (slots && slots.references.length === 0) delete (wished as { slot?: unknown }).slot;
  return outcomeOf(booking, await save(place, asItIs.id, wished, etag, slots));
}

async function save(
  { client, abilities }: FhirPlace,
  id: string,
  resource: object,
  etag: string | null,
  slots: SlotPlan | null,
): Promise<Saved | undefined> {
  const url = `Appointment/${id}`;
  try {
    if (!slots || slots.entries.length === 0 || !abilities.transaction)
      return await client.update(url, resource, etag);
    const request = { method: "PUT", url, ...(etag !== null && { ifMatch: etag }) };
    const [saved] = await client.transact([{ resource, request }, ...slots.entries]);
    return saved;
  } catch (error) {
    // 409 is both 'the time is taken' and, to some servers, 'this is not the version you read'.
    if (!(error instanceof Trouble) || error.reason !== "slot_taken") throw error;
    const now = await client.read(fhirAppointment, url);
    throw now && now.etag === etag ? error : new Trouble("changed_there", { cause: error });
  }
}

const hasMoved = (resource: FhirAppointment, { startsAt, endsAt }: Booking) =>
  Date.parse(resource.start ?? "") !== startsAt || Date.parse(resource.end ?? "") !== endsAt;

/** A request that the practice has booked meanwhile, or a patient it has seen arrive, is not set back. */
function isAsWished(resource: FhirAppointment, booking: Booking): boolean {
  const wished = statuses[booking.status] ?? "booked";
  const further: Record<string, string[]> = {
    pending: ["booked", "arrived", "checked-in", "fulfilled"],
    booked: ["arrived", "checked-in", "fulfilled"],
  };
  const isStatus = resource.status === wished || further[wished]?.includes(resource.status);
  return (
    isStatus === true && !hasMoved(resource, booking) && resource.description === booking.appointmentType
  );
}

/** Where there are no slots to ask: whoever is in the book with the same person or room at that time. */
async function refuseOverlap(place: FhirPlace, { id, startsAt, endsAt }: Booking): Promise<void> {
  if (place.scheduleReference === "") return;
  const found = await searchBetween(place, { start: startsAt, end: endsAt });
  if (found.some((one) => standingOf(one.status) !== "cancelled" && idOfOurs(one) !== id))
    throw new Trouble("slot_taken");
}

function outcomeOf(booking: Booking, saved: Saved | undefined): WriteOutcome {
  if (!saved) throw new Trouble("unreadable");
  const read = fhirAppointment.safeParse(saved.resource);
  const status = read.success ? read.data.status : (statuses[booking.status] ?? "booked");
  const standing = standingOf(status) === "accepted" ? "accepted" : "written";
  return { ok: true, place: { remoteId: saved.id, version: saved.version }, standing };
}
