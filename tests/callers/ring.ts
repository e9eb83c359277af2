import { boundSpeech } from "#server/dialogue/bounded-speech.ts";
import type { Ledger } from "#server/dialogue/decide/ledger.ts";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { Stages } from "#server/dialogue/decide/step.ts";
import { findUnfinished } from "#server/dialogue/decide/unfinished-call.ts";
import type { ClinicFacts, Effect } from "#server/dialogue/events.ts";
import { contextOf } from "#server/dialogue/say/context.ts";
import { say } from "#server/dialogue/say/say.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import type { Visit } from "#server/rehearsal/caller.ts";
import { falseStatements, type JudgedCall, type JudgedVisit } from "#server/rehearsal/fact-check.ts";
import type { LeftForTeam } from "#server/rehearsal/passed-on.ts";
import { falsePlans, type PlannedReply } from "#server/rehearsal/plan-fact-check.ts";
import { harbourDental, type LedgerCall, ledgerCall, mondayMorning } from "../support/ledger-call.ts";
import type { Aftermath, Caller } from "./caller.ts";
import { laterMs, mostTurns, type Report } from "./report.ts";
import { takenFrom } from "./taken-from.ts";

/** The clinic that is rung; it has something to say to every question the callers ask. */
const rungClinic: ClinicFacts = {
  ...harbourDental,
  services: ["Check-ups", "Teeth cleaning", "Whitening", "Fillings"],
  specializations: ["Dental implants"],
  emergencyContact: "0491 578 888",
  emergencyHours: { available: true, contact: "0491 578 888", hours: "every day until 10 pm" },
  additionalInfo:
    "Free parking is behind the building, off Slip Lane. We accept all major health funds. Dr Imelda Vance works Monday to Thursday. There is wheelchair access through the side door.",
  canTransfer: true,
};

/** Lets a caller ring the engine on the real tools; one who rings again finds the book as the first call left it. */
export async function ring(
  caller: Caller,
  facts: Partial<ClinicFacts> = {},
  at = mondayMorning,
): Promise<Report> {
  const { callerNumber, ringsAgain, before } = caller;
  const clinic = { ...rungClinic, ...facts };
  const calls = [await onePhoneCall(caller.next, { clinic, callerNumber, before, at })];
  const [first] = calls;
  if (ringsAgain && first)
    calls.push(
      await onePhoneCall(ringsAgain, { clinic, callerNumber, before: first.standing, at: at + laterMs }),
    );
  const effects = calls.flatMap((each) => each.effects);
  const handOver = effects.find((each) => each.type === "hand_over");
  const after: Aftermath = {
    visits: (calls.at(-1)?.standing ?? []).filter(({ patientName }) => patientName !== "Somebody Else"),
    messages: calls.flatMap(({ messages }) => messages),
    handedOver: handOver?.reason ?? null,
    staffAlerted: effects.some((each) => each.type === "alert_staff"),
    said: calls.flatMap(({ taken }) => taken),
  };
  return {
    caller,
    misses: caller.verdict(after),
    transcript: calls.flatMap(({ transcript }, i) =>
      i === 0 ? transcript : ["(rings again)", ...transcript],
    ),
    turns: calls.reduce((sum, { turns }) => sum + turns, 0),
    hasBooked: effects.some((each) => each.type === "book"),
    falsehoods: calls.flatMap(({ falsehoods }) => falsehoods),
  };
}

interface Ringing {
  clinic: ClinicFacts;
  callerNumber: string | null;
  before: readonly Visit[];
  at: number;
}

interface PhoneCall {
  /** What the caller took from each reply. */
  taken: string[];
  transcript: string[];
  turns: number;
  effects: readonly Effect[];
  standing: readonly Visit[];
  messages: Aftermath["messages"];
  falsehoods: string[];
}

async function onePhoneCall(next: Caller["next"], ringing: Ringing): Promise<PhoneCall> {
  const { clinic, callerNumber, before, at } = ringing;
  const listener = listening();
  const call = await ledgerCall(listener.stages, { facts: clinic, callerNumber, before, at });
  const greeting = spokenIn(call.effects);
  const first = listener.heard(greeting);
  const taken = [first.taken];
  const replies: PlannedReply[] = [first];
  const said = [greeting];
  const heard = [""];
  const left: LeftForTeam[] = [];
  const transcript = [`A: ${greeting}`];
  let turns = 0;
  for (; turns < mostTurns && !isOver(call); turns += 1) {
    const words = next(taken.at(-1) ?? "");
    if (words === null) break;
    const before = [...call.tasks];
    const effects = await call.send({ type: "heard", text: words });
    const reply = spokenIn(effects);
    const told = listener.heard(reply);
    taken.push(told.taken);
    replies.push(told);
    said.push(reply);
    heard.push(words);
    left.push(
      ...leftForTeam(
        effects,
        call.tasks.filter((task) => !before.includes(task)),
        turns + 1,
      ),
    );
    transcript.push(`C: ${words}`, `   ${actsHeard(call.ledger)}`, `A: ${reply}`);
  }
  const undone = isOver(call) ? null : findUnfinished(call.ledger);
  if (undone) left.push({ kind: "task", turn: turns, text: undone.text });
  const { timeZone, businessHours, treatmentMinutes = {} } = clinic;
  const changed = [...left, ...call.tasks.map(({ detail }) => ({ text: detail }))].flatMap(({ text }) =>
    quotedOtherwise(text, heard),
  );
  return {
    ...{ taken, transcript, turns, effects: call.effects, standing: call.book.standing() },
    messages: call.effects.flatMap((effect) =>
      effect.type === "take_message"
        ? [{ name: effect.patientName, phone: effect.phone, text: detailOf(effect, call) }]
        : [],
    ),
    falsehoods: [
      ...changed.map((words) => `A task quotes “${words}”, which nobody said.`),
      ...falselyTold(replies, {
        ...{ said, heard, left, at, waiting: call.book.waiting() },
        visits: call.book.everStood() satisfies readonly JudgedVisit[],
        calendar: { timeZone, businessHours, treatmentMinutes },
        ownWords: [clinic.additionalInfo, clinic.emergencyHours.hours].join(" "),
      }),
    ],
  };
}

/** What stands in quotation marks for the team and is no part of anything that was heard. */
export const quotedOtherwise = (text: string, heard: readonly string[]): readonly string[] =>
  [...text.matchAll(/“([^”]*)”/g)]
    .map(([, words = ""]) => words)
    .filter((words) => !heard.some((each) => boundSpeech(each).includes(words)));

const falselyTold = (replies: readonly PlannedReply[], call: JudgedCall): string[] => [
  ...falseStatements(call),
  ...falsePlans(replies, call),
];

/** What was heard, in short: `want book, name Mia Chen`. */
const actsHeard = ({ lastHeard }: Ledger): string =>
  (lastHeard?.acts ?? [])
    .map(({ clause, words, certainty, kind, ...rest }) =>
      [kind, ...Object.values(rest).map((each) => inShort(each))].join(" "),
    )
    .join(", ");

function inShort(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if ("full" in value) return String(value.full);
  if ("days" in value && "times" in value)
    return JSON.stringify(
      [value.days, value.times].map((each) => (Array.isArray(each) ? each.map(valueIn) : [])),
    );
  return JSON.stringify(value);
}
const valueIn = (reading: unknown): unknown =>
  typeof reading === "object" && reading !== null && "value" in reading ? reading.value : reading;

const isOver = ({ ledger }: LedgerCall): boolean => ledger.isEnded;

/** The task holds the text with the caller's words. */
const detailOf = (
  { text, words }: Extract<Effect, { type: "take_message" }>,
  { tasks }: LedgerCall,
): string => [text, ...words, ...tasks.map(({ detail }) => detail)].join(" ");

const spokenIn = (effects: readonly Effect[]): string =>
  effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");

/** The built-in stages, with the plan behind the words that were spoken last. */
function listening(): { stages: Stages; heard(reply: string): PlannedReply & { taken: string } } {
  let planned: { items: readonly PlanItem[]; text: string; inWords: (item: PlanItem) => string }[] = [];
  return {
    stages: {
      ...builtIn,
      say(items, ledger, soFar) {
        const spoken = builtIn.say(items, ledger, soFar);
        const inWords = (item: PlanItem): string =>
          say([item], contextOf(ledger))
            .sentences.map(({ text }) => text)
            .join(" ");
        planned.push({ items, text: spoken.sentences[0]?.text ?? "", inWords });
        return spoken;
      },
    },
    heard(reply) {
      // A reply that was given up for another one was never heard.
      const told = planned.filter(({ text }) => text !== "" && reply.includes(text));
      planned = [];
      return {
        ...{ text: reply, items: told.flatMap(({ items }) => items) },
        taken: told.map(({ items, inWords }) => takenFrom(items, inWords)).join(" "),
      };
    },
  };
}

/** What a turn stored that people will read. */
function leftForTeam(effects: readonly Effect[], tasks: LedgerCall["tasks"], turn: number): LeftForTeam[] {
  const told = effects.flatMap((effect): LeftForTeam[] => {
    if (effect.type === "alert_staff") return [{ kind: "task", turn, text: effect.text }];
    if (effect.type === "book") return [{ kind: "note", turn, text: effect.booking.notes }];
    if (effect.type === "cancel" || effect.type === "reschedule") return [{ kind: "note", turn, text: "" }];
    return effect.type === "join_waitlist" ? [{ kind: "note", turn, text: effect.wish.notes }] : [];
  });
  return [...tasks.map(({ detail }): LeftForTeam => ({ kind: "task", turn, text: detail })), ...told];
}
