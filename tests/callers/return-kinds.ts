import { fullName, type Person } from "#server/rehearsal/people.ts";
import { dayAsSaid, sayTime, timeAsSaid } from "#server/rehearsal/speech.ts";
import type { Kind } from "./booking-kinds.ts";
import type { BookedVisit, Caller } from "./caller.ts";
import { booked, type Case, callerOf, caseOf, followWords, planOf, visitOf } from "./case.ts";
import { answered, type Exchange, neverDenied, oneOf, remembering, replyTo } from "./memory.ts";
import { openingOf, otherDayOf, sayOther } from "./second-thought-kinds.ts";

/** Callers with somebody else to book for, and those who ring a second time. */

const relatives = [
  { who: "son", first: "Leo" },
  { who: "daughter", first: "Tilly" },
  { who: "wife", first: "Zara" },
  { who: "husband", first: "Greg" },
  { who: "mum", first: "Alma" },
] as const;

interface Family {
  person: Person;
  who: string;
}
const relativeOf = (c: Case): Family => {
  const { who, first } = oneOf(relatives, c.i + 1);
  return { who, person: { ...c.person, first } };
};

const visitOfOther = (c: Case, person: Person, rest: Partial<BookedVisit> = {}): Partial<BookedVisit> => {
  const { time: _beside, ...visit } = visitOf(c, { patientName: fullName(person) });
  return { ...visit, ...rest };
};

/** Every one of them is told with the day, and the own time with it. */
const allTold = (c: Case, person: Person): readonly string[] => [
  fullName(c.person),
  fullName(person),
  dayAsSaid(c.date),
  timeAsSaid(c.time),
];

const isOneBooked = [
  "Is FIRST booked too?",
  "And is FIRST booked as well?",
  "Did you book FIRST in too?",
  "Have you got FIRST down as well?",
] as const;

/** Books, adds a second person, and asks whether that was done. */
const addsSecond: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const { who, person } = relativeOf(c);
  const more = oneOf(
    [
      `Can you book my ${who} in as well?`,
      `Oh, and my ${who} needs one too, the same day.`,
      `And one for my ${who} straight after, please.`,
      `Could I also get one for my ${who} ${c.day}?`,
      `Actually, can my ${who} come with me?`,
    ],
    i,
  );
  const ask = oneOf(isOneBooked, i + 1).replace("FIRST", person.first);
  const plan = planOf(c, {
    opening: `Hi, it's ${fullName(c.person)}, I'd like ${c.reason.words} ${c.day} at ${c.clock}.`,
    instead: {
      anything_else: [more, ask],
      when: [`${c.day}, any time`],
      offer: ["The first one"],
      name: [fullName(person)],
    },
  });
  const caller = callerOf("adds a second person", c, plan, {
    goal: "two appointments on one day",
    verdict: (after) => [...booked(after, visitOf(c)), ...booked(after, visitOfOther(c, person))],
  });
  return remembering(caller, (said) => [...answered(said, ask, allTold(c, person)), ...neverDenied(said)]);
};

/** Asks of somebody who was not booked, and then books them. */
const asksOfOther: Kind = (i, style, world) => {
  const c = caseOf(i + 4, style, world);
  const { person } = relativeOf(c);
  const ask = oneOf(isOneBooked, i).replace("FIRST", person.first);
  const then = oneOf(
    [
      "Then book one for him too, the same day.",
      `Can you book ${person.first} in as well then?`,
      `Okay, book ${person.first} in as well please.`,
    ],
    i,
  );
  const plan = planOf(c, {
    opening: openingOf(c),
    instead: {
      anything_else: [ask, then],
      when: [`${c.day}, any time`],
      offer: ["The first one"],
    },
  });
  const namesBoth = { isOther: false };
  const base = callerOf("asks of somebody not booked", c, plan, {
    goal: "both appointments",
    verdict: (after) => [...booked(after, visitOf(c)), ...booked(after, visitOfOther(c, person))],
  });
  const caller: Caller = {
    ...base,
    next: (text) => {
      const words = base.next(text);
      namesBoth.isOther ||= /I have requested|That is booked/.test(text);
      // The second name that is asked for is the other's.
      return namesBoth.isOther && words !== null
        ? words.replace(new RegExp(fullName(c.person), "i"), fullName(person))
        : words;
    },
  };
  return remembering(caller, (said) => [
    ...answered(said, ask, [new RegExp(`${person.first} is not booked|no other booking`)]),
    ...neverDenied(said),
  ]);
};

const bookBoth = (c: Case, { who, person }: Family): string =>
  oneOf(
    [
      `I'd like to book ${c.reason.words} for me and my ${who} ${person.first} ${c.day} at ${c.clock}.`,
      `Can I book ${c.reason.words} for myself and my ${who} ${c.day} at ${c.clock}?`,
      `Hi, I need ${c.reason.words} ${c.day} at ${c.clock}, one for me and one for my ${who} ${person.first}.`,
    ],
    c.i,
  );

/** Names of the two, in the order in which they come. */
const namesOf = (c: Case, { person }: Family): string[] => [fullName(c.person), fullName(person)];

/** Books for two in one sentence, and asks what was booked for whom. */
const asksForWhom: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const family = relativeOf(c);
  const ask = oneOf(
    [
      "So who is booked for when?",
      "What have you booked now, and for whom?",
      "Can you run through what's booked so far?",
      "Are we both booked in?",
      `What time is ${family.person.first}'s?`,
      `When is ${family.person.first} booked for?`,
    ],
    i,
  );
  const plan = planOf(c, {
    opening: bookBoth(c, family),
    instead: { anything_else: [ask], offer: ["The first one"], name: namesOf(c, family) },
  });
  const caller = callerOf("asks what is booked for whom", c, plan, {
    goal: "two appointments, and both told",
    verdict: (after) => [...booked(after, visitOf(c)), ...booked(after, visitOfOther(c, family.person))],
  });
  const isOfOne = ask.includes(family.person.first);
  return remembering(caller, (said) => [
    ...answered(said, ask, isOfOne ? [family.person.first, dayAsSaid(c.date)] : allTold(c, family.person)),
    ...neverDenied(said),
  ]);
};

/** Without what is said to be cancelled. */
const toldAsStanding = (reply: string): string =>
  reply
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !/\bis cancelled\b/.test(sentence))
    .join(" ");

/** Books for two, and cancels one of them again. */
const cancelsOneOfBoth: Kind = (i, style, world) => {
  const c = caseOf(i + 5, style, world);
  const family = relativeOf(c);
  const { who, person } = family;
  const isOwn = i % 2 === 0;
  const off = isOwn
    ? oneOf(
        [
          "Actually, can you cancel mine?",
          "Sorry, I can't come myself, cancel my one please.",
          `Cancel ${fullName(c.person)}'s please, I can't make it.`,
        ],
        i >> 1,
      )
    : oneOf(
        [
          `Actually, can you cancel ${person.first}'s?`,
          `Sorry, my ${who} can't come, cancel that one please.`,
          `Cancel the one for ${person.first} again please.`,
        ],
        i >> 1,
      );
  const ask = "What is booked so far?";
  const plan = planOf(c, {
    opening: bookBoth(c, family),
    instead: {
      anything_else: [off, ask],
      offer: ["The first one"],
      name: namesOf(c, family),
      instead: ["No thanks"],
    },
  });
  const [kept, gone] = isOwn ? [person, c.person] : [c.person, person];
  const caller = callerOf("cancels one of both", c, plan, {
    goal: `only ${kept.first} is still booked`,
    verdict: (after) => [
      ...booked(after, isOwn ? visitOfOther(c, kept) : visitOf(c)),
      ...(after.visits.some((each) => each.patientName === fullName(gone))
        ? [`${gone.first} still stands`]
        : []),
    ],
  });
  return remembering(caller, (said) => [
    ...answered(said, ask, [fullName(kept)]),
    ...(toldAsStanding(replyTo(said, ask) ?? "").includes(fullName(gone))
      ? [`${gone.first} was told as booked`]
      : []),
    ...neverDenied(said),
  ]);
};

const asksWhether = [
  "Hi, I just rang and got cut off. Am I booked in?",
  "Hello, I was just on the phone about an appointment, did that go through?",
  "Hi, I rang a minute ago, is my appointment booked?",
  "Hey, we got disconnected. Have I got an appointment now?",
] as const;

/** What the caller of a second call says when asked. */
const secondPlan = (c: Case, opening: string, rest: Parameters<typeof planOf>[1]["instead"] = {}) =>
  followWords(planOf(c, { opening, instead: { ...rest } }));

/** Breaks off before the yes, rings again, hears that nothing is booked, and books it. */
const breaksOff: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const isLate = i % 2 === 0;
  const again = oneOf(asksWhether, i);
  const wish = `No. Then can I book ${c.reason.words} ${c.day} at ${c.clock}?`;
  const first = planOf(c, {
    opening: openingOf(c),
    instead: isLate ? { confirm: [""] } : { own_number: [""] },
  });
  const caller = callerOf("breaks off and rings again", c, first, {
    goal: "an appointment in the second call",
    ringsAgain: secondPlan(c, again, { other_way: [wish] }),
    verdict: (after) => booked(after, visitOf(c)),
  });
  return remembering(caller, (said) => falselyTold(said, again));
};

/** Before anything is booked, in this call or the one before, nothing may be told as booked. */
function falselyTold(said: readonly Exchange[], again: string): string[] {
  const at = said.findIndex(({ words }) => plainly(words).includes(plainly(again)));
  const done = said.findIndex(({ reply }) => /I have requested|That is booked/.test(reply));
  return said
    .slice(at, done < 0 ? undefined : Math.max(at, done))
    .filter(({ reply }) => /\b(?:stands|is booked|So far I have)\b/.test(reply))
    .map(({ words, reply }) => `told of a booking after “${words}”: “${reply}”`);
}
const plainly = (text: string): string => text.replace(/[.,!?;:](?=\s|$)/g, "").toLowerCase();

/** Is cut off right after the booking, and rings again to make sure. */
const cutOffAfterwards: Kind = (i, style, world) => {
  const c = caseOf(i + 6, style, world);
  const again = oneOf(asksWhether, i + 1);
  const caller = callerOf(
    "is cut off and makes sure",
    c,
    planOf(c, { opening: openingOf(c), instead: { anything_else: [""] } }),
    {
      goal: "to hear that it is booked",
      ringsAgain: secondPlan(c, again),
      verdict: (after) => {
        const isTold = after.said
          .slice(-6)
          .some((each) => each.includes(dayAsSaid(c.date)) && each.includes(timeAsSaid(c.time)));
        return [...booked(after, visitOf(c)), ...(isTold ? [] : ["was not told in the second call"])];
      },
    },
  );
  return remembering(caller, neverDenied);
};

/** Rings again after the goodbye, to move what was just booked. */
const ringsBackToMove: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const to = otherDayOf(c);
  const wish = `${sayOther(c)} at ${sayTime(c.time, style)}`;
  const again = oneOf(
    [
      `Hi, it's me again. I just booked an appointment, can I move it to ${wish}?`,
      `Hello, ${fullName(c.person)} again, could you change the appointment I just made to ${wish}?`,
      `Sorry, I rang a minute ago. I need to move my appointment to ${wish} after all.`,
    ],
    i,
  );
  const caller = callerOf("rings again to move it", c, planOf(c, { opening: openingOf(c) }), {
    goal: "the appointment moved in a second call",
    ringsAgain: secondPlan(c, again, { when: [wish] }),
    verdict: (after) => booked(after, visitOf(c, { date: to })),
  });
  return remembering(caller, neverDenied);
};

export const returnKinds: readonly Kind[] = [
  addsSecond,
  asksOfOther,
  asksForWhom,
  cancelsOneOfBoth,
  breaksOff,
  cutOffAfterwards,
  ringsBackToMove,
];
