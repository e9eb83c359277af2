import { e164, fullName, personAt } from "#server/rehearsal/people.ts";
import { dayAsSaid, type Style, sayDay, sayTime, timeAsSaid } from "#server/rehearsal/speech.ts";
import type { BookedVisit, Caller, CallersWorld } from "./caller.ts";
import { booked, callerOf, caseOf, planOf, takenAt, visitOf } from "./case.ts";
import { nextWeekday, workday } from "./days.ts";

export type Kind = (i: number, style: Style, world: CallersWorld) => Caller;

const wants = (day: string): string => `an appointment on ${day}`;

/** Everything in the first sentence. */
const allAtOnce: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const opening = [
    `Hi, I'd like to book ${c.reason.words} for ${fullName(c.person)}, ${c.day} at ${c.clock}, my number is ${c.number}.`,
    `Hello, this is ${fullName(c.person)}, I need ${c.reason.words} ${c.day} at ${c.clock}, my phone number is ${c.number}.`,
    `My name is ${fullName(c.person)} and my number is ${c.number}. Can I get in ${c.day} at ${c.clock} for ${c.reason.words}?`,
  ][i % 3] as string;
  return callerOf("all at once", c, planOf(c, { opening, usesOwnNumber: false }), {
    goal: wants(c.day),
    callerNumber: null,
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** One thing at a time, as asked. */
const oneAtATime: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const opening = [
    "Hi, I'd like to make an appointment.",
    "Can I book in to see the dentist?",
    "Hello, I need an appointment.",
  ][i % 3] as string;
  return callerOf("one at a time", c, planOf(c, { opening }), {
    goal: wants(c.day),
    callerNumber: i % 2 === 0 ? e164(c.person) : null,
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Two details in a sentence, in an order of their own. */
const twoByTwo: Kind = (i, style, world) => {
  const c = caseOf(i + 4, style, world);
  const plan = planOf(c, {
    opening: `Hi, it's ${fullName(c.person)}, I'd like to come in for ${c.reason.words}.`,
    instead: { when: [`${c.day} at ${c.clock}, and my number is ${c.number}`] },
    usesOwnNumber: false,
  });
  return callerOf("two by two", c, plan, {
    goal: wants(c.day),
    callerNumber: null,
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Changes the day at the read-back. */
const changesDay: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const from = workday(world.today, 2);
  const to = workday(world.today, 4);
  const time = c.time;
  const plan = planOf(c, {
    opening: `I'd like to book ${c.reason.words} on ${sayDay(from, world.today, style)} at ${c.clock}.`,
    date: to,
    accepts: (text) => text.includes(dayAsSaid(to)),
    objection: `Actually make it ${sayDay(to, world.today, style)}.`,
  });
  return callerOf("changes the day", c, plan, {
    goal: wants(sayDay(to, world.today, style)),
    verdict: (after) => booked(after, visitOf(c, { date: to, time })),
  });
};

/** Mends the name at the read-back. */
const changesName: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const wrong = personAt(i * 5 + 9);
  const right = fullName(c.person);
  const plan = planOf(c, {
    opening: `Can I book ${c.reason.words} for ${c.day} at ${c.clock}?`,
    instead: { name: [`My name is ${fullName(wrong)}`] },
    accepts: (text) => text.toLowerCase().includes(right.toLowerCase()),
    objection: `No, my name is ${right}.`,
  });
  return callerOf("corrects the name", c, plan, {
    goal: wants(c.day),
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Says yes, and changes the time in the same breath. */
const yesBut: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const later = c.time === "15:00" ? "16:00" : "15:00";
  const plan = planOf(c, {
    opening: `I want to make an appointment for ${c.reason.words} ${c.day} at ${c.clock}.`,
    accepts: (text) => text.includes(timeAsSaid(later)),
    objection: `Yes, but could we make it ${sayTime(later, style)}?`,
  });
  return callerOf("yes, but", c, plan, {
    goal: wants(c.day),
    verdict: (after) => booked(after, visitOf(c, { time: later })),
  });
};

/** Wants a time that is taken and takes one near it. */
const takenTime: Kind = (i, style, world) => {
  const c = caseOf(i + 5, style, world);
  const plan = planOf(c, {
    opening: `Hi, I'd like ${c.reason.words} ${c.day} at ${c.clock}.`,
    isFlexible: true,
  });
  return callerOf("taken time", c, plan, {
    goal: `a time near ${c.clock} on ${c.day}`,
    before: [takenAt(c.date, c.time)],
    verdict: (after) => {
      const { time: _taken, date: _day, ...rest } = visitOf(c);
      return booked(after, rest);
    },
  });
};

/** Wants a day on which the clinic is closed, then another. */
const closedDay: Kind = (i, style, world) => {
  const c = caseOf(i + 6, style, world);
  const closed = nextWeekday(world.today, world.closedWeekday);
  const plan = planOf(c, {
    opening: `Can I come in on ${sayDay(closed, world.today, style)} for ${c.reason.words}?`,
    instead: { offer: [`No, what about ${c.day} at ${c.clock}`] },
  });
  return callerOf("closed day", c, plan, {
    goal: wants(c.day),
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** A part of a day, then the first of what is offered. */
const partOfDay: Kind = (i, style, world) => {
  const c = caseOf(i + 7, style, world);
  const part = i % 2 === 0 ? "morning" : "afternoon";
  const plan = planOf(c, {
    opening: `I need to book ${c.reason.words}.`,
    instead: { when: [`${c.day} ${part}`], offer: ["The first one"] },
  });
  return callerOf("part of the day", c, plan, {
    goal: `an appointment on ${c.day}, ${part}`,
    verdict: (after) => {
      const { time: _any, ...rest } = visitOf(c);
      const misses = booked(after, rest);
      const visit = after.visits.find((each) => each.patientPhone === e164(c.person));
      const fits = !visit || (part === "morning" ? visit.time < "12:00" : visit.time >= "12:00");
      return fits ? misses : [...misses, `at ${visit?.time}, not in the ${part}`];
    },
  });
};

/** As soon as possible. */
const soonest: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const plan = planOf(c, {
    opening: [
      `I need ${c.reason.words} as soon as possible.`,
      `What's your next available appointment for ${c.reason.words}?`,
    ][i % 2] as string,
    instead: { when: ["As soon as possible"], offer: ["The second one"] },
  });
  return callerOf("as soon as possible", c, plan, {
    goal: "the soonest appointment",
    verdict: (after) => {
      const { time: _any, date: _day, ...rest } = visitOf(c);
      const misses = booked(after, rest);
      const visit = after.visits.find((each) => each.patientPhone === e164(c.person));
      return visit && visit.date > workday(world.today, 2) ? [...misses, `only on ${visit.date}`] : misses;
    },
  });
};

/** Dictates the number in pieces. */
const dictates: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const { mobile } = c.person;
  const digits = (from: number, to: number): string => [...mobile.slice(from, to)].join(" ");
  const plan = planOf(c, {
    opening: `Hello, I'd like to book ${c.reason.words} ${c.day} at ${c.clock}.`,
    instead: { number: [digits(0, 4)], nothing: [digits(4, 7), digits(7, 10)] },
    usesOwnNumber: false,
  });
  return callerOf("dictates the number", c, plan, {
    goal: wants(c.day),
    callerNumber: null,
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** Asks something in the middle of the booking. */
const asksBetween: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const question = [
    "Is there parking?",
    "Where are you located?",
    "What time do you close?",
    "Do you take health funds?",
  ][i % 4] as string;
  const plan = planOf(c, {
    opening: `I'd like to make an appointment for ${c.reason.words}.`,
    instead: { name: [question] },
  });
  return callerOf("asks in between", c, plan, {
    goal: wants(c.day),
    verdict: (after) => booked(after, visitOf(c)),
  });
};

/** One for themselves and one for a child. */
const twoPatients: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const child = { ...c.person, first: ["Tilly", "Archie", "Zara", "Hugo"][i % 4] ?? "Tilly" };
  const day = workday(world.today, 3);
  let bookedOnce = false;
  const first = planOf(c, { opening: `Hi, I need ${c.reason.words} ${c.day} at ${c.clock}.` });
  const own = callerOf("two patients", c, first, { goal: "two appointments", verdict: () => [] });
  const second = callerOf(
    "two patients",
    c,
    planOf(c, {
      person: child,
      reason: "a check-up",
      date: day,
      time: "09:00",
      opening: "Yes, I'd like to book one for my daughter too",
    }),
    { goal: "", verdict: () => [] },
  );
  return {
    ...own,
    next: (text) => {
      bookedOnce ||= /anything else/i.test(text);
      return bookedOnce ? second.next(text) : own.next(text);
    },
    verdict: (after) => [
      ...booked(after, visitOf(c)),
      ...booked(after, {
        patientName: fullName(child),
        patientPhone: e164(c.person),
        date: day,
        time: "09:00",
        appointmentType: "General Consultation",
      } satisfies BookedVisit),
    ],
  };
};

/** Tells a story first. */
const rambler: Kind = (i, style, world) => {
  const c = caseOf(i + 4, style, world);
  const story = [
    "my old dentist retired and a friend of mine from work said you are very good",
    "we have just moved here from Ballarat and I have been putting this off for ages",
    "I was meant to call yesterday but things got busy at home",
  ][i % 3] as string;
  const plan = planOf(c, {
    opening: `Oh hi, look, ${story}, anyway I was hoping to get ${c.reason.words} some time ${c.day}.`,
  });
  return callerOf("tells a story", c, plan, {
    goal: wants(c.day),
    verdict: (after) => {
      const { time: _any, ...rest } = visitOf(c);
      return booked(after, rest);
    },
  });
};

export const bookingKinds: readonly Kind[] = [
  allAtOnce,
  oneAtATime,
  twoByTwo,
  changesDay,
  changesName,
  yesBut,
  takenTime,
  closedDay,
  partOfDay,
  soonest,
  dictates,
  asksBetween,
  twoPatients,
  rambler,
];
