import { beforeEach, expect, test } from "vitest";
import { type SeededRandom, seededRandom } from "#kernel/seeded-random.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../tests/support/texting-patient.ts";
import { usualSettings } from "./rules.ts";

const server = serverForThisFile({ config: { sessionDays: 365 } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await textingClinic(server());
});

const timeZone = "Australia/Sydney";
const minute = 60_000;
const numberOf = (place: number) => `+614915${String(70_200 + place)}`;

const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown, id = "") =>
  server().call(name, { token: clinic.token, params: { id }, ...(body !== undefined && { body }) });

interface Reply {
  from: string;
  body: string;
  at: number;
}

/** How somebody answers an offer: at once, twice, after its time, or not at all. */
function repliesTo(from: string, now: number, random: SeededRandom): Reply[] {
  const soon = now + (5 + random.between(0, 39)) * minute;
  const late = now + (75 + random.between(0, 89)) * minute;
  switch (random.oneOf(["yes", "yes", "twice", "no", "no", "late", "late", "changed", "stop", "never"])) {
    case "yes":
      return [{ from, body: "YES", at: soon }];
    case "twice":
      return ["YES", "yes please"].map((body) => ({ from, body, at: soon }));
    case "no":
      return [{ from, body: "No thanks", at: soon }];
    case "late":
      return [{ from, body: "Yes", at: late }];
    case "changed":
      return [
        { from, body: "NO", at: soon },
        { from, body: "YES", at: late },
      ];
    case "stop":
      return random.between(0, 3) === 0 ? [{ from, body: "STOP", at: soon }] : [];
    default:
      return [];
  }
}

async function liveThroughMonth(random: SeededRandom) {
  const clock = server().clock;
  const first = toLocal(clock.now(), timeZone).date;
  const times = ["09:00", "09:30", "10:00", "10:30", "11:00", "13:30", "14:00", "15:00", "16:00"];
  let people = 0;
  let due: Reply[] = [];
  let seen = server().texts.sent.length;
  const book = async (date: string, time: string) =>
    call("createAppointment", {
      ...{ requestedDate: date, requestedTime: time },
      patientDetails: { name: `Booker ${++people}`, phone: "02 5550 4499", email: "" },
    });
  const standing = async (): Promise<{ id: string; patientName: string }[]> =>
    (await clinic.appointments()).filter(
      ({ status, requestedDate }: { status: string; requestedDate: string }) =>
        status !== "cancelled" && requestedDate > toLocal(clock.now(), timeZone).date,
    );
  const join = () =>
    call("joinWaitlist", {
      fromDate: addDays(toLocal(clock.now(), timeZone).date, random.between(0, 1)),
      toDate: random.between(0, 2) === 0 ? addDays(toLocal(clock.now(), timeZone).date, 5) : null,
      partOfDay: random.oneOf(["any", "any", "morning", "afternoon"]),
      patientDetails: { name: `Waiter ${++people}`, phone: numberOf(people), email: "" },
    });
  const read = () => {
    const fresh = server().texts.sent.slice(seen);
    seen = server().texts.sent.length;
    for (const { to, body } of fresh)
      if (body.includes("a time has come free")) due.push(...repliesTo(to, clock.now(), random));
  };
  const today = () => toLocal(clock.now(), timeZone).date;
  const bookSomebody = () => book(addDays(today(), random.between(1, 4)), random.oneOf(times));
  const cancelOne = async () => {
    const visits = await standing();
    if (visits.length > 0) await call("cancelAppointment", {}, random.oneOf(visits).id);
  };
  const moveOne = async () => {
    const visits = await standing();
    const to = { requestedDate: addDays(today(), random.between(1, 5)), requestedTime: random.oneOf(times) };
    if (visits.length > 0) await call("rescheduleAppointment", to, random.oneOf(visits).id);
  };
  /** The desk books somebody into a time that is being offered. */
  const bookOffered = async () => {
    const { freedTimes } = (await call("waitlistOffers")).body;
    const asked = freedTimes.filter(({ offers }: { offers: { status: string }[] }) =>
      offers.some(({ status }) => status === "offered"),
    );
    const chosen = asked.length > 0 ? random.oneOf<{ date: string; time: string }>(asked) : null;
    if (chosen) await book(chosen.date, chosen.time);
  };
  const often = [bookSomebody, cancelOne, bookOffered].flatMap((deed) => [deed, deed, deed]);
  const act = () => random.oneOf([...often, join, join, moveOne])();
  for (let day = 0; day < 30; day++) {
    for (let step = 0; step < 18; step++) {
      clock.set(
        new Date(toInstant(addDays(first, day), "08:10", timeZone) + step * 40 * minute).toISOString(),
      );
      const arrived = due.filter(({ at }) => at <= clock.now());
      due = due.filter(({ at }) => at > clock.now());
      for (const { from, body } of arrived) await clinic.reply(body, { from });
      if (random.between(0, 2) === 0) await act();
      await clinic.run();
      read();
    }
  }
}

interface OfferOfMonth extends Record<string, unknown> {
  id: string;
  freed: string;
  entry: string;
  status: string;
  answer: string | null;
  offered: number;
  until: number;
  answered: number | null;
  settled: number | null;
  starts: number;
  date: string;
  time: string;
  sent: number | null;
  phone: string;
  from_date: string;
  to_date: string | null;
  part: string;
  closed: boolean;
}
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const offersOfMonth = () =>
  rowsOf<OfferOfMonth>(
    server().database,
    `select o.id, o.freed_time_id as freed, o.entry_id as entry, o.status, o.answer, ${ms("o.offered_at")} as offered,
            ${ms("o.answer_by")} as until, ${ms("o.answered_at")} as answered, ${ms("o.settled_at")} as settled,
            ${ms("f.starts_at")} as starts, f.local_date::text as date, f.local_time as time, ${ms("m.sent_at")} as sent,
            e.patient_phone as phone, e.from_date::text, e.to_date::text, e.part_of_day as part,
            e.closed_at is not null as closed
       from waitlist_offer o join freed_time f on f.id = o.freed_time_id join waitlist_entry e on e.id = o.entry_id
       left join message m on m.clinic_id = o.clinic_id and m.occasion = 'waitlist offer ' || o.id
      where o.clinic_id = '${clinic.scope.clinicId}' order by o.offered_at, o.settled_at`,
  );

/** Offers that were out at the same moment; each is out until it was settled. */
const together = (offers: readonly OfferOfMonth[]) =>
  offers.filter((offer, place) => {
    const next = offers[place + 1];
    return next !== undefined && (offer.settled === null || offer.settled > next.offered);
  });
const grouped = (offers: readonly OfferOfMonth[], by: "freed" | "entry") =>
  [...new Set(offers.map((offer) => offer[by]))].map((id) => offers.filter((offer) => offer[by] === id));

test("in a month of cancellations, late and double answers no time is given twice and nobody is offered one too late [APPT-20]", {
  timeout: 400_000,
}, async () => {
  await liveThroughMonth(seededRandom(20));
  const offers = await offersOfMonth();
  const of = (status: string) => offers.filter((offer) => offer.status === status);

  // It was a month in which everything happened.
  for (const status of ["accepted", "declined", "expired", "lost"])
    expect(of(status).length, status).toBeGreaterThan(0);
  expect(
    offers.filter(({ status, answer }) => status === "expired" && answer === "yes").length,
  ).toBeGreaterThan(0);

  // One is asked about a time, and a person about one time, at any moment; a time is given once.
  for (const own of [...grouped(offers, "freed"), ...grouped(offers, "entry")]) {
    expect(together(own)).toEqual([]);
    expect(own.filter(({ status }) => status === "accepted").length).toBeLessThan(2);
  }
  // Nobody is offered a time after its deadline, in the night, or with too little notice; YES counts until then.
  for (const offer of offers) {
    if (offer.sent !== null) expect(offer.sent).toBeLessThan(offer.until);
    expect(offer.until).toBeLessThanOrEqual(offer.starts - usualSettings.noticeHours * 60 * minute);
    const { time } = toLocal(offer.offered, timeZone);
    expect(time >= "08:00" && time < "20:00", time).toBe(true);
    if (offer.status === "accepted") expect(offer.answered).toBeLessThanOrEqual(offer.until);
    // And to whom it suits.
    expect(offer.date >= offer.from_date && (offer.to_date === null || offer.date <= offer.to_date)).toBe(
      true,
    );
    if (offer.part !== "any") expect(offer.part === "morning").toBe(offer.time < "12:00");
  }
  // Whoever took a time is off the list; everybody else is on it still.
  const took = new Set(of("accepted").map(({ entry }) => entry));
  for (const { entry, closed } of offers) expect(closed).toBe(took.has(entry));

  // The calendar: nobody lies on anybody, and who took a time had it.
  const clashes = await rowsOf(
    server().database,
    `select a.id from appointment a join appointment b on a.id < b.id and a.chair_id = b.chair_id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      where a.clinic_id = '${clinic.scope.clinicId}' and a.status <> 'cancelled' and b.status <> 'cancelled'`,
  );
  expect(clashes).toEqual([]);
  const unfilled = await rowsOf(
    server().database,
    `select o.id from waitlist_offer o left join appointment a on a.id = o.appointment_id
      where o.clinic_id = '${clinic.scope.clinicId}' and (o.status = 'accepted') <> (a.id is not null)`,
  );
  expect(unfilled).toEqual([]);

  // The messages: every plain answer is answered, and nobody is written to after STOP.
  const unanswered = await rowsOf(
    server().database,
    `select m.body, (select string_agg(t.direction || ' ' || to_char(t.created_at, 'DD HH24:MI') || ' ' || t.purpose
                             || ' ' || t.status || ' ' || left(t.body, 60), E'\\n' order by t.created_at, t.id)
                      from message t where t.clinic_id = m.clinic_id and m.from_address in (t.from_address, t.to_address)
                       and t.created_at between m.created_at - interval '1 day' and m.created_at + interval '3 hours') as thread
       from message m
      where m.clinic_id = '${clinic.scope.clinicId}' and m.direction = 'in' and m.body not in ('STOP')
        and not exists (select from message r where r.clinic_id = m.clinic_id and r.direction = 'out'
                           and r.to_address = m.from_address and r.created_at >= m.created_at
                           and r.created_at < m.created_at + interval '41 minutes')
        and not exists (select from contact_consent c where c.clinic_id = m.clinic_id and c.address = m.from_address
                           and not c.is_allowed and c.at <= m.created_at + interval '41 minutes')`,
  );
  expect(unanswered).toEqual([]);
  const afterStop = await rowsOf(
    server().database,
    `select m.id from message m join contact_consent c
        on c.clinic_id = m.clinic_id and c.address = m.to_address and not c.is_allowed
      where m.clinic_id = '${clinic.scope.clinicId}' and m.direction = 'out' and m.sent_at > c.at`,
  );
  expect(afterStop).toEqual([]);
});
