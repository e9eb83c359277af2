import { isNationalHoliday } from "#kernel/public-holidays.ts";
import { toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import {
  type Books,
  day,
  type Finding,
  groupsBy,
  hour,
  type MessageRow,
  minute,
  type VisitRow,
  type Witness,
} from "./books.ts";

/** Whether patients were written to and rung as often, when and only when they may be. */
export const messageFindings = (books: Books, witness: Witness): Finding[] => [
  remindedOnce(books, witness),
  remindedAtAll(books, witness),
  noneAtNight(books, witness),
  noneAfterStop(books, witness),
  noneOfCancelled(books),
  everyTextInTheBooks(books, witness),
  everyMessageSettled(books),
  ...agentFindings(books),
];

/** It left, as far as the clinic knows. */
const hasGone = ({ direction, status }: MessageRow) =>
  direction === "out" && (status === "sent" || status === "delivered");

const dateOf = (instant: number, { timeZone }: Books) => toLocal(instant, timeZone).date;

/** The same twice: of one visit at one time, on one day. On another telephone or day it is another reminder. */
function remindedOnce(books: Books, { texts }: Witness): Finding {
  const reminders = books.messages.filter((row) => row.purpose === "reminder" && hasGone(row));
  const occasions = groupsBy(
    reminders,
    ({ appointmentId, expiresAt, sentAt }) => `${appointmentId} ${expiresAt} ${dateOf(sentAt ?? 0, books)}`,
  );
  const inBooks = [...occasions.values()].flatMap(([first, second]) =>
    first && second ? [`Visit ${first.appointmentId} was reminded of twice`] : [],
  );
  const ofReminders = new Set(reminders.map(({ providerMessageId }) => providerMessageId));
  const arrived = texts.filter(
    ({ providerMessageId, report }) => report === "delivered" && ofReminders.has(providerMessageId),
  );
  const onPhones = [...groupsBy(arrived, ({ to, body }) => `${to} ${body}`).values()].flatMap((same) =>
    same.length > 1 ? [`The telephone ${same[0]?.to} got the same reminder ${same.length} times`] : [],
  );
  return {
    check: "No visit is reminded of twice",
    looked: reminders.length,
    faults: [...inBooks, ...onPhones],
  };
}

/** Who booked, or was moved, later than this before the visit has just been told of it. */
const shortNoticeMs = 27 * hour;

/** Every visit of the week that was known long enough before, of somebody with a mobile. */
function remindedAtAll(books: Books, { from, until }: Witness): Finding {
  const due = books.visits.filter(
    (visit) =>
      visit.status !== "cancelled" &&
      !visit.isQuiet &&
      visit.startsAt >= from + day &&
      visit.startsAt < Math.min(until, books.readAt) &&
      visit.patientPhoneE164?.startsWith("+614") &&
      visit.startsAt - lastChangeOf(visit, books) >= shortNoticeMs,
  );
  const byVisit = groupsBy(
    books.messages.filter(({ purpose, direction }) => purpose === "reminder" && direction === "out"),
    ({ appointmentId }) => appointmentId,
  );
  const isSeenTo = ({ status, reason }: MessageRow) =>
    ["sent", "delivered", "failed"].includes(status) || (status === "suppressed" && reason === "opted_out");
  const faults = due
    .filter(
      ({ id, startsAt }) =>
        !byVisit.get(id)?.some((row) => row.expiresAt === startsAt - hour && isSeenTo(row)),
    )
    .map(({ id, localDate, localTime }) => `Visit ${id} on ${localDate} at ${localTime}`);
  return { check: "Every visit that was booked in time is reminded of", looked: due.length, faults };
}

const lastChangeOf = ({ id, createdAt }: VisitRow, { moves }: Books): number =>
  Math.max(
    createdAt,
    ...moves.filter(({ appointmentId }) => appointmentId === id).map(({ movedAt }) => movedAt),
  );

/** What a patient waits for, holding the telephone, or what is for the team. */
const anytime = new Set(["answer", "code", "staff_alert"]);

/** Texts from 8 to 20; what offers a service and calls from 9 to 20, on Saturdays to 17, never on Sundays and national holidays. */
function noneAtNight(books: Books, { texts, calls }: Witness): Finding {
  const byProviderId = new Map(books.messages.map((row) => [row.providerMessageId, row]));
  const sent = [
    ...texts.map(({ at, providerMessageId }) => ({ at, row: byProviderId.get(providerMessageId) })),
    ...calls
      .filter(({ direction }) => direction === "outbound")
      .map(({ at, providerCallId }) => ({ at, row: byProviderId.get(providerCallId) })),
  ].filter(({ row }) => !row || !anytime.has(row.purpose));
  const faults = sent
    .filter(({ at, row }) => !isDaytime(at, row, books.timeZone))
    .map(({ at, row }) => {
      const { date, time } = toLocal(at, books.timeZone);
      return `A ${row?.channel ?? "text"} (${row?.purpose ?? "unknown"}) on ${date} at ${time}`;
    });
  return { check: "Nobody is written to or rung in quiet hours", looked: sent.length, faults };
}

function isDaytime(at: number, row: MessageRow | undefined, timeZone: string): boolean {
  const { date, time } = toLocal(at, timeZone);
  if (row && (row.channel === "call" || row.kind === "commercial")) {
    const weekday = weekdayOf(date);
    if (weekday === 0 || isNationalHoliday(date)) return false;
    return time >= "09:00" && time < (weekday === 6 ? "17:00" : "20:00");
  }
  return time >= "08:00" && time < "20:00";
}

function noneAfterStop(_books: Books, { stopped, texts }: Witness): Finding {
  const faults = stopped.flatMap(({ phone, at }) =>
    texts
      .filter((text) => text.to === phone && text.at > at)
      .map(({ providerMessageId }) => `Text ${providerMessageId} went to ${phone} after STOP`),
  );
  return { check: "Nobody is written to who said STOP", looked: stopped.length, faults };
}

const ofAVisit = new Set(["reminder", "follow_up", "thank_you", "missed"]);

function noneOfCancelled({ messages, visits }: Books): Finding {
  const cancelled = new Map(
    visits.filter(({ status }) => status === "cancelled").map((visit) => [visit.id, visit]),
  );
  const faults = messages.flatMap((row) => {
    const visit = row.appointmentId && ofAVisit.has(row.purpose) && cancelled.get(row.appointmentId);
    const isLate = visit && row.sentAt !== null && row.sentAt > (visit.cancelledAt ?? 0);
    return isLate && hasGone(row)
      ? [`A ${row.purpose} of visit ${visit.id} went out after it was cancelled`]
      : [];
  });
  return { check: "No cancelled visit is reminded of or asked after", looked: cancelled.size, faults };
}

function everyTextInTheBooks({ messages }: Books, { texts, from }: Witness): Finding {
  const rows = new Map(messages.map((row) => [row.providerMessageId, row]));
  const arrived = new Set(texts.map(({ providerMessageId }) => providerMessageId));
  const wrong = texts.flatMap(({ providerMessageId, to, report }) => {
    const row = rows.get(providerMessageId);
    if (!row) return [`Text ${providerMessageId} to ${to} is not in the books`];
    const expected = report === "delivered" ? "delivered" : "failed";
    return row.status === expected ? [] : [`Text ${row.id} is ${row.status}, and the network said ${report}`];
  });
  const missing = messages
    .filter((row) => row.channel === "sms" && hasGone(row) && (row.sentAt ?? 0) >= from)
    .filter(({ providerMessageId }) => !arrived.has(providerMessageId ?? ""))
    .map(({ id }) => `Text ${id} is said to have gone out, and the network never had it`);
  return {
    check: "Every text that went out is in the books as the network reported it",
    looked: texts.length,
    faults: [...wrong, ...missing],
  };
}

const settled: readonly MessageRow["status"][] = ["delivered", "failed", "suppressed", "called_off"];

/** What waits has an hour to come and a job that will see to it. */
function everyMessageSettled({ messages, jobs, readAt }: Books): Finding {
  const own = messages.filter(({ direction }) => direction === "out");
  const waiting = new Map(jobs.filter(({ finishedAt }) => finishedAt === null).map((j) => [j.dedupeKey, j]));
  const faults = own.flatMap(({ id, status, channel, purpose }) => {
    // Email and calls by staff report nothing back.
    if (settled.includes(status) || (status === "sent" && channel !== "sms")) return [];
    const job = waiting.get(`message:${id}`);
    if (status === "queued" && job && job.runAt > readAt) return [];
    return [`The ${purpose} ${id} (${channel}) is still ${status}`];
  });
  const late = jobs
    .filter(({ finishedAt, runAt }) => finishedAt === null && runAt < readAt - 15 * minute)
    .map(({ kind, id }) => `Job ${id} (${kind}) is overdue`);
  const parked = jobs
    .filter(({ finishedAt, lastError }) => finishedAt !== null && lastError !== null)
    .map(({ kind, id, lastError }) => `Job ${id} (${kind}) was given up: ${lastError}`);
  return {
    check: "Every message has a final state, and no job is late or given up",
    looked: own.length + jobs.length,
    faults: [...faults, ...late, ...parked],
  };
}

/** More at a time is a burst that staff cannot stop (outreach/planning). */
const mostRecallsADay = 40;
const mostCallsAQuarter = 4;
const betweenCallsMs = 20 * hour;

/** Recall paces its calls; follow-up asks once a person and day. */
function agentFindings(books: Books): Finding[] {
  const gone = books.messages.filter(hasGone);
  const recalls = gone.filter(({ purpose }) => purpose === "recall");
  const calls = recalls
    .filter(({ channel }) => channel === "call")
    .toSorted((a, b) => (a.sentAt ?? 0) - (b.sentAt ?? 0));
  const perDay = [...groupsBy(recalls, ({ sentAt }) => dateOf(sentAt ?? 0, books))];
  const perQuarter = [...groupsBy(calls, ({ sentAt }) => Math.floor((sentAt ?? 0) / (15 * minute)))];
  const soonAgain = calls.filter((row, i) =>
    calls
      .slice(0, i)
      .some(
        (before) =>
          before.toAddress === row.toAddress && (row.sentAt ?? 0) - (before.sentAt ?? 0) < betweenCallsMs,
      ),
  );
  const followUps = gone.filter(({ purpose }) => purpose === "follow_up");
  const perPerson = groupsBy(
    followUps,
    ({ patientId, toAddress, recipientName, sentAt }) =>
      `${patientId ?? `${toAddress} ${recipientName}`} ${dateOf(sentAt ?? 0, books)}`,
  );
  return [
    {
      check: "Recalls are paced: so many a day, few calls at a time, no telephone twice a day",
      looked: recalls.length,
      faults: [
        ...perDay
          .filter(([, of]) => of.length > mostRecallsADay)
          .map(([date, of]) => `${of.length} people were recalled on ${date}`),
        ...perQuarter
          .filter(([, of]) => of.length > mostCallsAQuarter)
          .map(([, of]) => `${of.length} calls within a quarter of an hour`),
        ...soonAgain.map(({ toAddress }) => `${toAddress} was rung twice within a day`),
      ],
    },
    {
      check: "Follow-up asks once a person and day",
      looked: followUps.length,
      faults: [...perPerson]
        .filter(([, of]) => of.length > 1)
        .map(([, of]) => `Patient ${of[0]?.patientId ?? of[0]?.toAddress} was asked ${of.length} times`),
    },
  ];
}
