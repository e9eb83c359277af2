import type { SeededRandom } from "#kernel/seeded-random.ts";
import { type CallerPlan, followPlan } from "#server/rehearsal/caller-plan.ts";
import type { Reply } from "#server/rehearsal/read-reply.ts";
import { type Style, sayDay, sayTime, styles } from "#server/rehearsal/speech.ts";
import type { Patient } from "./patients.ts";

/** Why somebody rings. */
export const wishes = [
  ...["book", "move", "cancel", "when", "ask", "person", "late", "message", "danger", "wrong"],
  ...["hang_up", "say_nothing"],
] as const;
export type Wish = (typeof wishes)[number];

/** How often, of a hundred who ring. */
const shares: Readonly<Record<Wish, number>> = {
  ...{ book: 33, move: 9, cancel: 8, when: 7, ask: 16, person: 7, late: 3, message: 4, danger: 2 },
  ...{ wrong: 2, hang_up: 6, say_nothing: 3 },
};
/** These have a visit to speak of. */
export const ofAVisit: readonly Wish[] = ["move", "cancel", "when", "late"];

export function wishOf(d: SeededRandom): Wish {
  let left = d.next() * Object.values(shares).reduce((sum, share) => sum + share, 0);
  for (const wish of wishes) {
    left -= shares[wish];
    if (left < 0) return wish;
  }
  return "ask";
}

/** Somebody on the telephone. */
export interface PhoneCaller {
  /** E.164. */
  number: string;
  wish: Wish;
  /** The next words after a reply; null = they hang up. */
  answers: (reply: Reply) => string | null;
  /** How long they speak onto a recording, in seconds; 0 = they hang up at the tone. */
  voicemailSeconds: number;
}

/** What a caller has in mind: a free day and time to try, on the clinic's calendar. */
export interface Idea {
  today: string;
  date: string;
  time: string;
}

const reasons = ["a check-up", "a cleaning", "teeth whitening", "a follow-up", "an x-ray"] as const;
const questions = [
  "What are your opening hours?",
  "Where are you located?",
  "Is there parking at the clinic?",
  "How much is a check-up?",
  "Do you take my health fund?",
  "Do you do braces?",
  "Are you open on Saturday?",
] as const;

export function callerWith(wish: Wish, patient: Patient, idea: Idea, d: SeededRandom): PhoneCaller {
  const { first, last, mobile } = patient;
  const style = d.oneOf<Style>(styles);
  const reason = d.oneOf(reasons);
  const opening = openingOf(wish, { reason, patient, idea, style }, d);
  const plan: CallerPlan = {
    ...{ person: { first, last, mobile }, reason, style, opening, ...idea },
    ...{ usesOwnNumber: true, isFlexible: true },
    instead: {
      ...(wish === "message" && { message: ["My crown feels a bit loose since last week"] }),
      ...(wish === "wrong" && { unclear: [""] }),
    },
  };
  const answers = followPlan(plan);
  return {
    ...{ number: `+61${mobile.slice(1)}`, wish },
    answers:
      wish === "hang_up"
        ? impatient(answers, d.between(1, 3))
        : wish === "say_nothing"
          ? () => null
          : answers,
    voicemailSeconds: d.chance(0.75) ? d.between(6, 40) : 0,
  };
}

/** Rung by the clinic: it is they, and they book or would rather not. */
export function answererOf(patient: Patient, idea: Idea, d: SeededRandom): PhoneCaller {
  return { ...callerWith("book", patient, idea, d), voicemailSeconds: 0 };
}

function impatient(answers: PhoneCaller["answers"], after: number): PhoneCaller["answers"] {
  let turns = 0;
  return (reply) => (++turns > after ? null : answers(reply));
}

interface Matter {
  reason: string;
  patient: Patient;
  idea: Idea;
  style: Style;
}

function openingOf(wish: Wish, { reason, patient, idea, style }: Matter, d: SeededRandom): string {
  const [day, clock] = [sayDay(idea.date, idea.today, style), sayTime(idea.time, style)];
  switch (wish) {
    case "book":
    case "hang_up":
      return d.oneOf([
        `Hi, I'd like to book ${reason} for ${patient.first} ${patient.last}, ${day} at ${clock}.`,
        "Hi, I'd like to make an appointment.",
        `Oh hi, I was hoping to get ${reason} ${day} at ${clock}.`,
        `Could I come in for ${reason} some time ${day}?`,
      ]);
    case "move":
      return d.oneOf([
        "I'd like to reschedule my appointment.",
        "I can't make my appointment, can I move it?",
      ]);
    case "cancel":
      return d.oneOf(["I need to cancel my appointment.", "Hi, I have to cancel, I can't come in."]);
    case "when":
      return "When is my appointment?";
    case "late":
      return "I'm running late for my appointment, stuck in traffic.";
    case "person":
      return d.oneOf([
        "Can I speak to a real person please?",
        "Could you put me through to reception please?",
      ]);
    case "message":
      return "Can I leave a message for the dentist?";
    case "danger":
      return "My son just knocked out his front tooth.";
    case "wrong":
      return "Hi, is this the pizza place?";
    case "say_nothing":
      return "";
    case "ask":
      return d.oneOf(questions);
  }
}
