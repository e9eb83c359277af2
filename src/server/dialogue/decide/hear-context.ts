import { toE164 } from "#kernel/phone-numbers.ts";
import { mayBeSameName } from "#kernel/same-first-name.ts";
import type { WaitsFor } from "../events.ts";
import type { Candidate } from "../hear/acts/acts.ts";
import type { HearContext } from "../hear/context.ts";
import type { DaySpan, PersonName, Reading } from "../readings.ts";
import { toAppointmentType } from "./appointment-type.ts";
import { latenessTold } from "./frames/lateness.ts";
import { phoneOf } from "./frames/people.ts";
import type { FoundVisit, Matter } from "./ledger.ts";
import { newsSoFar, toldSoFar } from "./told-so-far.ts";
import type { LiveLedger } from "./turn.ts";

/** The context in which the next utterance is read. */
export function hearContextOf(ledger: LiveLedger): HearContext {
  const { facts, now, asked, current, matters, callerNumber, people, caller } = ledger;
  const matter = current === null ? undefined : matters[current];
  const away = matter && stretchRuledOut(matter);
  // 'The same day' of a visit that is moved is its own, unless all that was offered is of another.
  const isOfVisit =
    matter?.kind === "move" && !matter.slot && new Set(matter.offered.map(({ date }) => date)).size > 1;
  const sameDate = isOfVisit ? matter.visit?.date : undefined;
  const slotDate =
    matter?.slot?.date ??
    matter?.offered[0]?.date ??
    matter?.visit?.date ??
    away?.value.from ??
    lastDone(ledger) ??
    (ledger.found.length === 1 ? ledger.found[0]?.date : undefined) ??
    ledger.questions.findLast(({ about }) => about.date !== undefined)?.about.date ??
    null;
  const nameSoFar = people[matter?.person ?? caller]?.name;
  // A visit that is moved, and not to come sooner, stays in its week where a weekday alone is told.
  const isLater = matter?.kind === "move" && matter.shift?.direction !== "earlier";
  const wishedFrom =
    matter?.when.reading.days.map(({ value }) => value.from).toSorted()[0] ??
    (isLater ? matter.visit?.date : undefined);
  return {
    ...{ now, callerNumber },
    timeZone: facts.timeZone,
    businessHours: facts.businessHours,
    previousDate: slotDate,
    ...(sameDate !== undefined && { sameDate }),
    ...(away && { away: away.value }),
    closedDays: (facts.specialDays ?? [])
      .filter(({ isOpen, fromTime, toTime }) => !isOpen && fromTime === null && toTime === null)
      .map(({ fromDate, toDate, weekday, name, kind }) => ({
        ...(weekday !== undefined && { weekday }),
        from: fromDate,
        to: toDate,
        name,
        isHoliday: kind === "holiday",
      })),
    prompt: asked?.kind ?? "open",
    wish: matter?.kind ?? null,
    filled: [
      ...(matter && people[matter.person]?.name ? (["name"] as const) : []),
      ...(matter && phoneOf(ledger, matter) !== null ? (["phone"] as const) : []),
      ...(matter?.treatment ? (["treatment"] as const) : []),
      ...(matter?.slot ? (["when", "time"] as const) : []),
    ],
    candidates: candidatesIn(ledger),
    ...(ledger.second?.name && { secondName: ledger.second.name.first.toLowerCase() }),
    isOwnNumberDeclined: people[caller]?.declined.includes("own_number") ?? false,
    numbers: [callerNumber, ...people.flatMap(({ phone, ringOn }) => [phone, ringOn ?? null])].filter(
      (each) => each !== null,
    ),
    digitsSoFar: ledger.digits,
    ...areaOf(facts.phoneNumber),
    clinicNumbers: [facts.phoneNumber, facts.emergencyContact, facts.emergencyHours.contact].flatMap(
      (number) => toE164(number) ?? [],
    ),
    bookings: matters.filter(({ kind, status }) => kind === "book" && status === "open").length,
    namesAwaited: new Set(
      matters.flatMap(({ status, person }) =>
        status === "open" && people[person]?.name === null ? [person] : [],
      ),
    ).size,
    ...(nameSoFar && { nameSoFar }),
    ...(people[caller]?.name && { callerFirst: people[caller].name.first }),
    ...(matter && matter.person !== caller && { isForOther: true }),
    lastNames: people.flatMap(({ name }) => name?.last ?? []),
    lastName: people.findLast(({ name }) => name?.last)?.name?.last ?? "",
    lettersSoFar: ledger.letters,
    ...(people[caller]?.email && { emailSoFar: people[caller].email }),
    ...(facts.ownTreatments && { ownTreatments: facts.ownTreatments }),
    practitioners: (facts.practitioners ?? []).map(({ id, name, role, gender }) => ({
      ...{ id, name, role, gender },
    })),
    knownNames: [...new Set(ledger.lineVisits.map(({ patientName }) => patientName))],
    news: newsSoFar(ledger),
    told: toldSoFar(ledger),
    // Before anything was answered there is only the greeting: no word of it is put back to us.
    lastSaid: ledger.lastHeard === null ? "" : ledger.lastSaid,
    isRunningLate: latenessTold(ledger) >= 0,
    isUndecided: ledger.isUndecided === true,
    isMedicated: ledger.isMedicated === true,
    isAiling: ledger.danger?.stage === "advised",
    ...(ledger.danger !== null && { isOfDanger: true }),
    clinicName: facts.clinicName,
    ...(asked?.ask === "anything_else" && asked.isElsewhere && { isElsewhere: true }),
    ...(wishedFrom !== undefined && { wishedFrom }),
    ...(asked?.ask === "is_it_you" && ledger.outbound && { expected: ledger.outbound.patientName }),
  };
}

/** 'Not that week', then 'the week after'. */
const stretchRuledOut = ({ when }: Matter): Reading<DaySpan> | undefined =>
  when.reading.excludedDays.findLast(({ value: { from, to } }) => from !== to);

/** The day of what was done last: of what was moved, the new one. */
function lastDone({ matters }: LiveLedger): string | undefined {
  const done = matters.findLast(({ status, slot, visit }) => status === "done" && (slot ?? visit) !== null);
  return done?.slot?.date ?? done?.visit?.date;
}

/** '(02) 5550 4410' lies in area 2. */
function areaOf(phoneNumber: string): { areaCode?: string } {
  const e164 = toE164(phoneNumber) ?? "";
  const area = e164.startsWith("+61") ? e164.slice(3, 4) : "";
  return area !== "" && area !== "4" && area !== "1" ? { areaCode: area } : {};
}

/** What was offered is meant before what stands. */
export function candidatesIn({
  asked,
  matters,
  current,
  lineVisits,
  found,
  booked,
  people,
  caller,
}: LiveLedger): readonly Candidate[] {
  if (asked?.ask === "leave_which") return asked.waits.map(placeCandidate);
  const offered = asked?.ask === "offer" ? asked.times : asked?.ask === "take_slot" ? [asked.slot] : [];
  const matter = current === null ? undefined : matters[current];
  const settled = matter?.slot ? [matter.slot] : [];
  const times = [...offered, ...settled].map(({ date, time }) => ({
    ...{ id: `${date}T${time}`, kind: "time" as const, date, time },
  }));
  const visits = [
    ...booked,
    ...found,
    ...lineVisits.map((visit) => ({ ...visit, person: -1, isOfThisCall: false, named: null })),
  ];
  const spokenOf = matter?.visit?.appointmentId;
  const callers = people[caller]?.name ?? null;
  const distinct = visits.filter(
    (visit, at) => visits.findIndex(({ appointmentId }) => appointmentId === visit.appointmentId) === at,
  );
  const persons = people.flatMap(({ name }, at) =>
    name ? [{ id: `person:${at}`, kind: "person" as const, name: name.first.toLowerCase() }] : [],
  );
  // What is spoken of stands at the front.
  const ordered = distinct.toSorted(
    (one, other) => Number(other.appointmentId === spokenOf) - Number(one.appointmentId === spokenOf),
  );
  return [...times, ...ordered.map((visit) => visitCandidate(visit, callers)), ...persons];
}

/** Under the ringing number, and not the caller's as far as they have said who they are. */
const isOthers = ({ person, patientName }: FoundVisit, callers: PersonName | null): boolean =>
  person < 0 && callers !== null && !mayBeSameName(patientName, callers);

/** A place on the waitlist, by what it is for. */
const placeCandidate = ({ appointmentType, visitDate }: WaitsFor, at: number): Candidate => ({
  ...{ id: `place:${at}`, kind: "visit", treatment: toAppointmentType(appointmentType) },
  calledAs: appointmentType.toLowerCase(),
  ...(visitDate !== null && { date: visitDate }),
});

const visitCandidate = (visit: FoundVisit, callers: PersonName | null): Candidate => ({
  ...{ id: visit.appointmentId, kind: "visit", date: visit.date, time: visit.time },
  treatment: toAppointmentType(visit.appointmentType),
  calledAs: (visit.named ?? visit.appointmentType ?? "").toLowerCase(),
  name: (visit.patientName.split(" ")[0] ?? "").toLowerCase(),
  ...(callers !== null && { isOthers: isOthers(visit, callers) }),
});
