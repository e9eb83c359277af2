import { e164, fullName } from "#server/rehearsal/people.ts";
import { inStyle } from "#server/rehearsal/speech.ts";
import type { Kind } from "./booking-kinds.ts";
import type { Caller } from "./caller.ts";
import { booked, callerOf, caseOf, planOf, visitOf } from "./case.ts";

/** Callers who need time, are hard to hear, or have more to say than a yes. */

/** Says something else once in place of an answer, and then answers what was asked. */
function heldUp(caller: Caller, words: string, at: RegExp): Caller {
  let held: string | null = null;
  let isDone = false;
  return {
    ...caller,
    next: (text) => {
      if (!isDone && at.test(text)) {
        isDone = true;
        held = text;
        return words;
      }
      // Quiet, or 'Take your time': the question before still stands.
      const question = held !== null && (text === "" || text === "Take your time.") ? held : text;
      held = null;
      return caller.next(question);
    },
  };
}

/** Has to look for the diary. */
const needsAMoment: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const plan = planOf(c, { opening: `I'd like to book ${c.reason.words}.` });
  const caller = callerOf("needs a moment", c, plan, {
    goal: "an appointment",
    verdict: (after) => booked(after, visitOf(c)),
  });
  const words = [
    "hang on let me get my diary",
    "just a moment I need to check my calendar",
    "can you hold on while I find my glasses",
    "let me just ask my wife",
  ][i % 4] as string;
  return heldUp(caller, inStyle(words, style, i), /day and time/i);
};

/** Rings from the street. */
const noisyLine: Kind = (i, style, world) => {
  const c = caseOf(i + 5, style, world);
  const plan = planOf(c, { opening: `I'd like ${c.reason.words} ${c.day} at ${c.clock}.` });
  const caller = callerOf("noisy line", c, plan, {
    goal: "an appointment",
    verdict: (after) => booked(after, visitOf(c)),
  });
  const noise = ["[noise]", "um", "(inaudible)", "..."][i % 4] as string;
  return heldUp(heldUp(caller, noise, /your name|ringing from/i), noise, /shall i book/i);
};

/** Says yes to the read-back and thinks of the husband. */
const yesAndAnother: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const husbands = ["Tom", "Greg", "Omar", "Phil"].filter((first) => first !== c.person.first);
  const other = { ...c.person, first: husbands[i % husbands.length] ?? "Tom" };
  const plan = planOf(c, {
    opening: `Hi, it's ${fullName(c.person)}, can I get ${c.reason.words} ${c.day} at ${c.clock}?`,
    instead: {
      confirm: ["Yes, and my husband too please"],
      offer: ["The first one"],
      name: [fullName(other)],
    },
  });
  return callerOf("yes, and another", c, plan, {
    goal: "two appointments on one day",
    verdict: (after) => {
      const { time: _beside, ...rest } = visitOf(c, { patientName: fullName(other) });
      return [...booked(after, visitOf(c)), ...booked(after, rest)];
    },
  });
};

/** Says yes to the read-back, and what the team should know. */
const yesAndNote: Kind = (i, style, world) => {
  const c = caseOf(i + 6, style, world);
  const plan = planOf(c, {
    opening: `I need ${c.reason.words} ${c.day} at ${c.clock}, my name is ${fullName(c.person)}.`,
    instead: { confirm: ["Yes and can you tell them I'm allergic to penicillin"] },
  });
  return callerOf("yes, and a note", c, plan, {
    goal: "an appointment, and the team knows of the allergy",
    verdict: (after) => {
      const isKnown = after.messages.some(
        ({ phone, text }) => phone === e164(c.person) && /penicillin/.test(text),
      );
      return [...booked(after, visitOf(c)), ...(isKnown ? [] : ["the team was not told"])];
    },
  });
};

export const patienceKinds: readonly Kind[] = [needsAMoment, noisyLine, yesAndAnother, yesAndNote];
