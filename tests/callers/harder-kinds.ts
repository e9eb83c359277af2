import { e164, fullName, personAt } from "#server/rehearsal/people.ts";
import { dayAsSaid, sayDay, sayTime, spokenNumber, timeAsSaid } from "#server/rehearsal/speech.ts";
import type { Kind } from "./booking-kinds.ts";
import { booked, callerOf, caseOf, planOf, takenAt, visitOf } from "./case.ts";
import { workday } from "./days.ts";

/** Callers who make it harder: several changes, few words, full days, wishes in the wrong order. */

/** Changes time, number and reason, one after the other, at the read-back. */
const changesEverything: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const other = personAt(i + 4);
  const later = c.time === "16:00" ? "15:30" : "16:00";
  const changes = [
    `No, actually at ${sayTime(later, style)}`,
    `Sorry, my number is ${spokenNumber(c.person.mobile, style, i)}`,
    `And it's not ${c.reason.words}, it's a check-up`,
  ];
  const settled = (text: string): boolean =>
    text.includes(timeAsSaid(later)) &&
    text.replace(/[ ,]/g, "").includes(c.person.mobile) &&
    text.includes("general consultation");
  let said = 0;
  const plan = planOf(c, {
    opening: `Hi, it's ${fullName(c.person)}, I'd like ${c.reason.words} ${c.day} at ${c.clock}, my number is ${spokenNumber(other.mobile, style, i)}`,
    usesOwnNumber: false,
  });
  const caller = callerOf("changes everything", c, plan, {
    goal: "an appointment after three changes",
    callerNumber: null,
    verdict: (after) => booked(after, visitOf(c, { time: later, appointmentType: "General Consultation" })),
  });
  return {
    ...caller,
    next: (text) =>
      /shall i book/i.test(text) && !settled(text) && said < 3
        ? (changes[said++] ?? null)
        : caller.next(text),
  };
};

/** Says one or two words at a time. */
const fewWords: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const plan = planOf(c, {
    opening: "Appointment",
    instead: {
      when: [sayDay(c.date, world.today, style), sayTime(c.time, style)],
      offer: [sayTime(c.time, style)],
      name: [c.person.first],
      surname: [c.person.last],
      own_number: ["Yes"],
      confirm: ["Yep"],
      anything_else: ["No"],
    },
  });
  return callerOf("few words", c, plan, {
    goal: "an appointment",
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Names the time first and the day when asked. */
const timeFirst: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const plan = planOf(c, {
    opening: `Could I come in at ${c.clock} for ${c.reason.words}?`,
    instead: { when: [c.day], offer: [c.day] },
  });
  return callerOf("time first", c, plan, {
    goal: "an appointment",
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Wants a day that is full, then takes another. */
const fullDay: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const full = workday(world.today, 1 + (i % 8 === 2 ? 3 : 2));
  const date = workday(world.today, 6);
  const before = Array.from({ length: 48 }, (_, n) =>
    takenAt(full, `${String(Math.floor(n / 2)).padStart(2, "0")}:${n % 2 === 0 ? "00" : "30"}`),
  );
  const plan = planOf(c, {
    opening: `I'd like ${c.reason.words} on ${dayAsSaid(full)}`,
    date,
    instead: { offer: [`No, what about ${sayDay(date, world.today, style)} at ${c.clock}`] },
  });
  return callerOf("full day", c, plan, {
    goal: "an appointment on another day",
    before,
    verdict: (after) => booked(after, visitOf(c, { date })),
  });
};

/** Asks two questions before booking. */
const asksFirst: Kind = (i, style, world) => {
  const c = caseOf(i + 4, style, world);
  const questions = ["Do you take health funds?", "And where are you located?"];
  const plan = planOf(c, {
    opening: questions[i % 2] as string,
    instead: { anything_else: [`Okay, can I book ${c.reason.words} for ${c.day} at ${c.clock} then?`] },
  });
  return callerOf("asks first", c, plan, {
    goal: "an answer and an appointment",
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Books, and moves the booking before hanging up. */
const booksAndMoves: Kind = (i, style, world) => {
  const c = caseOf(i + 5, style, world);
  const to = workday(world.today, c.date === workday(world.today, 3) ? 4 : 3);
  const plan = planOf(c, {
    opening: `I need ${c.reason.words} ${c.day} at ${c.clock}`,
    instead: {
      anything_else: [`Oh, actually can you move that to ${dayAsSaid(to)} at ${c.clock}?`],
    },
  });
  return callerOf("books and moves", c, plan, {
    goal: "an appointment on the other day",
    verdict: (after) => booked(after, visitOf(c, { date: to })),
  });
};

/** Spells the surname when asked for it. */
const spells: Kind = (i, style, world) => {
  const c = caseOf(i + 6, style, world);
  const letters = [...c.person.last.replace(/[^a-z]/gi, "")].join(" ");
  const plan = planOf(c, {
    opening: `Hi, I'd like to book ${c.reason.words} for ${c.day} at ${c.clock}`,
    instead: { name: [`${fullName(c.person)}, that's ${letters}`] },
  });
  return callerOf("spells the name", c, plan, {
    goal: "an appointment",
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Has two appointments and cancels one of them, booked with another number than the one rung from. */
const cancelsOneOfTwo: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const keep = workday(world.today, 9);
  const plan = planOf(c, {
    opening: "I'd like to cancel an appointment",
    usesOwnNumber: false,
    instead: { offer: [`The one ${c.day}`] },
  });
  return callerOf("cancels one of two", c, plan, {
    goal: "one appointment cancelled, one kept",
    callerNumber: e164(personAt(i * 5 + 2)),
    before: [visitOf(c), visitOf(c, { date: keep, time: "12:00" })],
    verdict: (after) => booked(after, visitOf(c, { date: keep, time: "12:00" })),
  });
};

export const harderKinds: readonly Kind[] = [
  changesEverything,
  fewWords,
  timeFirst,
  fullDay,
  asksFirst,
  booksAndMoves,
  spells,
  cancelsOneOfTwo,
];
