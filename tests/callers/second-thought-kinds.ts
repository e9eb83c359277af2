import type { CallerPlan } from "#server/rehearsal/caller-plan.ts";
import { e164, fullName, personAt } from "#server/rehearsal/people.ts";
import { dayAsSaid, sayDay, sayTime, spokenNumber, timeAsSaid } from "#server/rehearsal/speech.ts";
import type { Kind } from "./booking-kinds.ts";
import type { Aftermath, BookedVisit, Caller } from "./caller.ts";
import { booked, type Case, callerOf, caseOf, heardThat, planOf, takenAt, visitOf } from "./case.ts";
import { workday } from "./days.ts";
import { answered, type Exchange, neverDenied, oneOf, remembering } from "./memory.ts";

/** Callers who have what they rang for, and then doubt it, ask again, take it back or mend it. */

const openings = [
  "Hi, I'd like to book REASON DAY at TIME.",
  "Can I get REASON DAY at TIME, please?",
  "Hello, it's NAME, I need REASON DAY at TIME.",
] as const;

export const openingOf = (c: Case): string =>
  oneOf(openings, c.i + 1)
    .replace("REASON", c.reason.words)
    .replace("DAY", c.day)
    .replace("TIME", c.clock)
    .replace("NAME", fullName(c.person));

interface Thoughts {
  goal: string;
  /** What the caller says beside the usual answers. */
  plan: Partial<CallerPlan>;
  /** How the visit stands at the end, where not as it was wished for at first. */
  visit?: Partial<BookedVisit>;
  alsoMissed?: (after: Aftermath) => string[];
  check?: (said: readonly Exchange[]) => readonly string[];
}

/** Books a visit and has second thoughts: one visit stands as meant, and it is never denied. */
function thinkingAgain(kind: string, c: Case, thoughts: Thoughts): Caller {
  const { goal, plan, visit, alsoMissed, check } = thoughts;
  const caller = callerOf(kind, c, planOf(c, { opening: openingOf(c), ...plan }), {
    goal,
    verdict: (after) => [...booked(after, visitOf(c, visit)), ...(alsoMissed?.(after) ?? [])],
  });
  return remembering(caller, (said) => [...(check?.(said) ?? []), ...neverDenied(said)]);
}

/** A workday on which the caller is not booked. */
export const otherDayOf = (c: Case): string =>
  workday(c.world.today, c.date === workday(c.world.today, 3) ? 5 : 3);
/** Its date as well, where the name of the day alone could be meant for the week of the booking. */
export const sayOther = (c: Case): string => {
  const isNear = Date.parse(c.date) - Date.parse(c.world.today) < 7 * 86_400_000;
  return isNear ? sayDay(otherDayOf(c), c.world.today, c.style) : dayAsSaid(otherDayOf(c));
};
const otherTimeOf = (c: Case): string => (c.time === "15:00" ? "10:00" : "15:00");
const dayTold = (c: Case): string[] => [dayAsSaid(c.date), timeAsSaid(c.time)];

const doubtsOf = (c: Case): readonly string[] => {
  const other = sayOther(c);
  const time = sayTime(otherTimeOf(c), c.style);
  return [
    `Wait, was that ${c.day} or ${other}?`,
    `Sorry, did you say ${c.clock} or ${time}?`,
    "Hang on, what day was that again?",
    "What time did you book me in for?",
    "Sorry, when is that again?",
    `So that's ${c.day}, yeah?`,
    "Hold on, which day did we land on?",
    `It was ${c.day}, wasn't it?`,
  ];
};

/** Doubts the day, asks for the address or the price again, moves the visit and says goodbye. */
const doubtsAndMoves: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const to = otherDayOf(c);
  const day = sayOther(c);
  const doubt = oneOf(doubtsOf(c), i);
  const [question, answer] = oneOf(
    [
      ["And what's your address again?", /Wharf Street/],
      ["How much will that be?", /do not have prices|cost|price/],
      ["Where can I park?", /parking/i],
      ["What time do you close that day?", /5:00 pm|\bfive\b/],
    ] as const,
    i + 1,
  );
  const move = oneOf(
    [
      `Actually, can you move it to ${day} at ${c.clock}?`,
      `Oh, sorry, can we make that ${day} instead?`,
      `I've just remembered I'm away then. Could I come ${day} at ${c.clock} instead?`,
      `Hmm, ${c.day} won't work after all, can you change it to ${day}?`,
    ],
    i + 2,
  );
  return thinkingAgain("doubts, and moves", c, {
    goal: "a move after two more questions",
    plan: {
      date: to,
      instead: {
        anything_else: [doubt, question, move],
        person: ["No thanks"],
        when: [`${day} at ${c.clock}`],
      },
    },
    visit: { date: to },
    check: (said) => [...answered(said, doubt, dayTold(c)), ...answered(said, question, [answer])],
  });
};

/** Does not believe that it is done. */
const wantsToBeSure: Kind = (i, style, world) => {
  const c = caseOf(i + 4, style, world);
  const doubt = oneOf(
    [
      "So that's definitely booked?",
      "Am I booked in now?",
      "And that's all gone through, is it?",
      "Can you just confirm that's booked for me?",
      "Is my appointment in the system now?",
      "So I'm all set then?",
    ],
    i,
  );
  const again = oneOf(doubtsOf(c), i + 3);
  return thinkingAgain("wants to be sure", c, {
    goal: "an appointment, told again",
    plan: { instead: { anything_else: [doubt, again] } },
    // 'All set' may as well be a goodbye.
    check: (said) =>
      /all set/.test(doubt)
        ? []
        : [...answered(said, doubt, dayTold(c)), ...answered(said, again, dayTold(c))],
  });
};

/** Cancels what was just booked, and wants it back. */
const cancelsAndWantsBack: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const off = oneOf(
    [
      "Oh no, sorry, I need to cancel that.",
      "Actually, can you cancel that appointment again?",
      "Sorry, I've changed my mind, please cancel it.",
    ],
    i,
  );
  const back = oneOf(
    [
      "Oh wait, I do want it after all. Can I have it back?",
      "Hang on, can you book it again, same day and time?",
      "Actually no, put me back in please.",
      `Sorry, I'd like it back, ${c.day} at ${c.clock}.`,
      "No, wait. I need that appointment after all.",
      "Oh, no. Can you undo that?",
      "Is it still available? I meant to keep it.",
      "Sorry, I didn't mean that one, can I have it back?",
    ],
    i + 1,
  );
  return thinkingAgain("cancels, and wants it back", c, {
    goal: "the same appointment as at first",
    plan: { instead: { anything_else: [off], instead: [back] } },
    alsoMissed: (after) => heardThat(after, /is cancelled/, "of the cancelling"),
  });
};

const keeping = (c: Case): readonly string[] => [
  "No, wait, leave it.",
  "Actually no, I'll keep it.",
  "On second thoughts, don't cancel it.",
  "Hmm, no, I think I can make it after all.",
  "Oh, is that the one? No, keep that one.",
  `Sorry, no. I'll come ${c.day} after all.`,
];

/** Takes the cancelling back before it is done. */
const takesCancelBack: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const opening = oneOf(
    [
      "I need to cancel my appointment.",
      `Can you cancel my visit ${c.day}?`,
      "Hi, I can't come to my appointment.",
    ],
    i,
  );
  const keep = oneOf(keeping(c), i + 1);
  const ask = oneOf(["So I'm still booked?", "When is it again?", "And what time was it?"], i);
  const plan = planOf(c, { opening, instead: { confirm: [keep], anything_else: [ask] } });
  const caller = callerOf("takes the cancelling back", c, plan, {
    goal: "the appointment as it was",
    before: [visitOf(c)],
    verdict: (after) => [
      ...booked(after, visitOf(c)),
      ...notTold(after, /is cancelled/, "that it is cancelled"),
    ],
  });
  return remembering(caller, (said) => answered(said, ask, dayTold(c)));
};

const notTold = (after: Aftermath, words: RegExp, what: string): string[] =>
  after.said.some((each) => words.test(each)) ? [`was told ${what}`] : [];

/** Wants to move to a time that is taken, and leaves it as it was. */
const leavesItAsItWas: Kind = (i, style, world) => {
  const c = caseOf(i + 6, style, world);
  const to = otherDayOf(c);
  const isOwnCall = i % 3 === 0;
  const wish = `${sayOther(c)} at ${c.clock}`;
  const opening = oneOf(
    [
      `Can I move my appointment to ${wish}?`,
      `I'd like to change my appointment ${c.day} to ${wish}.`,
      `Could I come ${wish} instead of ${c.day}?`,
    ],
    i,
  );
  const leave = oneOf(
    [
      "Then leave it as it was.",
      "No, just leave it where it is then.",
      "Oh well, I'll keep the one I've got.",
      "Don't worry about it, I'll stick with the original time.",
      "None of those. Forget it, keep it as it was.",
      `Okay, ${c.day} at ${c.clock} it is then.`,
    ],
    i + 2,
  );
  const plan = planOf(c, {
    opening: isOwnCall ? openingOf(c) : opening,
    date: isOwnCall ? c.date : to,
    instead: {
      ...(isOwnCall && { anything_else: [`Actually can you move that to ${wish}?`] }),
      offer: [leave],
    },
  });
  const caller = callerOf("leaves it as it was", c, plan, {
    goal: "the appointment where it was",
    before: isOwnCall ? [takenAt(to, c.time)] : [visitOf(c), takenAt(to, c.time)],
    verdict: (after) => booked(after, visitOf(c)),
  });
  return remembering(caller, (said) => [
    ...answered(said, leave, [/\bstands\b|\bleft the appointment as it is\b|\bnot changed\b/]),
    ...neverDenied(said),
  ]);
};

/** Moves the visit, and back again. */
const movesThereAndBack: Kind = (i, style, world) => {
  const c = caseOf(i + 5, style, world);
  const day = sayOther(c);
  const back = oneOf(
    [
      `No, sorry, put it back to ${c.day} at ${c.clock}.`,
      `Actually ${c.day} at ${c.clock} was better, can you change it back?`,
      "Actually, can you undo that?",
      `Oh, my mistake, I meant to keep ${c.day} at ${c.clock}.`,
      "Sorry, can you change it back to what it was?",
    ],
    i + 1,
  );
  return thinkingAgain("moves there and back", c, {
    goal: "the appointment as it was at first",
    plan: { instead: { anything_else: [`Actually, make that ${day} at ${c.clock}`, back] } },
  });
};

/** Mends the own name or number once it is booked: the booking is right, or the team is told. */
const mendsAfterwards: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const other = personAt(i * 5 + 9);
  const isName = i % 2 === 0;
  const wrong = isName ? { ...c.person, last: other.last } : c.person;
  const number = spokenNumber(other.mobile, style, i);
  const mend = isName
    ? oneOf(
        [
          `Sorry, my last name is ${c.person.last}, not ${other.last}.`,
          `Oh, you've got my name wrong, it's ${fullName(c.person)}.`,
          `Hang on, the name should be ${fullName(c.person)}.`,
        ],
        i >> 1,
      )
    : oneOf(
        [
          `Sorry, I gave you the wrong number, it's ${number}.`,
          `Can you change my number to ${number}?`,
          `Oh, my phone number is actually ${number}.`,
        ],
        i >> 1,
      );
  const plan = planOf(c, {
    opening: `Hi, it's ${fullName(wrong)}, I'd like ${c.reason.words} ${c.day} at ${c.clock}.`,
    instead: { anything_else: [mend] },
  });
  const caller = callerOf("mends name or number later", c, plan, {
    goal: "one appointment, and the team knows better",
    verdict: (after) => {
      const right = isName ? fullName(c.person) : e164(other);
      const mine = after.visits.filter(({ date, time }) => date === c.date && time === c.time);
      const isRight = mine.some((each) => (isName ? each.patientName : each.patientPhone) === right);
      const digits = (text: string): string => text.replace(/\D/g, "").replace(/^61/, "0");
      const isKnown = after.messages.some(({ text, phone, name }) =>
        isName
          ? text.includes(c.person.last) || name === right
          : phone === right || digits(text).includes(other.mobile),
      );
      return [
        ...(after.visits.length === 1 && mine.length === 1 ? [] : [`${after.visits.length} visits stand`]),
        ...(isRight || isKnown ? [] : ["neither the booking nor the team has it right"]),
      ];
    },
  });
  return remembering(caller, neverDenied);
};

/** Says yes to the read-back, and another hour in the same breath. */
const yesButOtherHour: Kind = (i, style, world) => {
  const c = caseOf(i + 7, style, world);
  const later = otherTimeOf(c);
  const time = sayTime(later, style);
  const objection = oneOf(
    [
      `Yes. Oh no, make it ${time}.`,
      `Yeah great, actually can we do ${time} rather than ${c.clock}?`,
      `Yep, no, sorry, ${time}.`,
      `Yes that's right, but at ${time}.`,
      `Yes please, oh wait, is ${time} free? I'd rather have that.`,
    ],
    i,
  );
  return thinkingAgain("yes, and another hour", c, {
    goal: `an appointment at ${later}`,
    plan: { accepts: (text) => text.includes(timeAsSaid(later)), objection },
    visit: { time: later },
  });
};

/** Asks two things at once after the booking. */
const asksTwoThings: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const [question, answers] = oneOf(
    [
      ["Is there parking, and where are you exactly?", [/parking/i, /Wharf Street/]],
      ["Do you take health funds, and what time do you close?", [/health funds/i, /5:00 pm|\bfive\b/]],
      ["Two quick questions: what's the address, and do you have parking?", [/Wharf Street/, /parking/i]],
      [`Where are you, and what time was ${c.day} again?`, [/Wharf Street/, timeAsSaid(c.time)]],
    ] as const,
    i,
  );
  return thinkingAgain("asks two things afterwards", c, {
    goal: "an appointment and two answers",
    plan: { instead: { anything_else: [question], person: ["No thanks"] } },
    check: (said) => answered(said, question, answers),
  });
};

/** Says thanks and goodbye, and has one wish more in the same breath. */
const oneMoreWish: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const to = otherDayOf(c);
  const day = sayOther(c);
  const leave = oneOf(
    [
      "No, that's all, thanks, bye.",
      "Thanks, that's everything.",
      "Great, thank you, bye now.",
      "No thanks, see you then.",
    ],
    i,
  );
  const [wish, isMove] = oneOf(
    [
      [`Oh, one more thing, can you move it to ${day} at ${c.clock}?`, true],
      [`Oh wait, actually could we make it ${day} instead?`, true],
      ["Oh, before I go, where do I park?", false],
      ["Oh sorry, one last thing, what was the time again?", false],
    ] as const,
    i + 1,
  );
  const line = `${leave} ${wish}`;
  const wanted = /park/.test(wish) ? /parking/i : timeAsSaid(c.time);
  return thinkingAgain("one more wish at the goodbye", c, {
    goal: "the last wish as well",
    plan: { instead: { anything_else: [line] } },
    visit: isMove ? { date: to } : {},
    check: (said) => answered(said, line, isMove ? [] : [wanted]),
  });
};

export const secondThoughtKinds: readonly Kind[] = [
  doubtsAndMoves,
  wantsToBeSure,
  cancelsAndWantsBack,
  takesCancelBack,
  leavesItAsItWas,
  movesThereAndBack,
  mendsAfterwards,
  yesButOtherHour,
  asksTwoThings,
  oneMoreWish,
];
