import type { CallEvent } from "#server/dialogue/events.ts";
import { mustStand } from "#server/dialogue/rewording/must-stand.ts";
import { countWords } from "#server/dialogue/words.ts";
import { noRush } from "./phrases/call.ts";
import { narrowPromptOf } from "./phrases/narrow-prompts.ts";
import { promptOf } from "./phrases/prompts.ts";
import { shortPromptOf } from "./phrases/short-prompts.ts";
import { goOnWithPeople } from "./policies/handing-over.ts";
import type { CallState, Draft, LiveState, NextStep, Repair } from "./state.ts";
import { change, type Turn } from "./turn.ts";

/**
 * No reply three times running. It is counted by what is said, here, where every turn leaves the engine, whichever
 * handler it comes from: a turn that neither learns nor tells anything new is fruitless. After the first the question is
 * put in other words, after the second at its narrowest, and after the third the caller goes on with people.
 */
const nothingSaid: Repair = { moments: [], answers: [], fruitless: 0, reply: "", running: 0 };
/** Longer than any circle that a conversation goes in. */
const remembered = 12;
const mostFruitless = 3;
/** 'Sorry, I did not catch that', 'Thank you, June': no more than that tells nothing. */
const fewWords = 6;

/** The turn as it is to be said. `before`: as the call was when the event came. */
export function withoutRepeating(turn: Turn, before: CallState, event: CallEvent): Turn {
  const { state } = turn;
  // Silence has a count of its own; what comes of it is no answer of the caller's.
  const meanwhile = event.type === "result" ? before.saidMeanwhile : isOfSilence(event, before) ? null : [];
  const said = meanwhile && [...meanwhile, ...turn.sentences].filter((each) => each !== "");
  if (state.step.kind === "ended") return turn;
  if (state.waiting) return change(turn, { saidMeanwhile: said ?? null });
  const settled = change(turn, { saidMeanwhile: null });
  return said && said.length > 0 ? sayOnce(settled, said, before) : settled;
}

const isOfSilence = (event: CallEvent, { letters = "" }: CallState): boolean =>
  event.type === "silence" && letters === "";

/** `said`: the whole reply, with what was said while tools were at work. */
function sayOnce(turn: Turn, said: readonly string[], { repair = nothingSaid, ...before }: CallState): Turn {
  const moment = key(momentOf(turn.state));
  const told = besideQuestion(turn.state, said);
  const answer = key(told);
  const isTold = tellsSomething(turn, told) && !repair.answers.includes(answer);
  const isNew = !repair.moments.includes(moment) || (isTold && !isAskedToRepeat(turn.state));
  const fruitless = isNew ? 0 : repair.fruitless + (isAskedToWait(turn.state) ? 0 : 1);
  const times = key(said.join(" ")) === repair.reply ? repair.running + 1 : 1;
  const isOther = told !== "" && answer !== repair.answers.at(-1);
  const now = besideQuestion(turn.state, turn.sentences);
  const repaired = repairedTurn(turn, { fruitless, times, told: now, isOther });
  const reply = key([...(before.saidMeanwhile ?? []), ...repaired.sentences].join(" "));
  return change(repaired, {
    repair: {
      ...repaired.state.repair,
      moments: [...repair.moments, moment].slice(-remembered),
      answers: [...repair.answers, answer].slice(-remembered),
      fruitless,
      reply,
      running: reply === repair.reply ? repair.running + 1 : 1,
    },
  });
}

const tellsSomething = ({ state }: Turn, told: string): boolean =>
  countWords(told) > fewWords || (told !== "" && (state.lastAnswered === true || isAskedToRepeat(state)));

function repairedTurn(
  turn: Turn,
  { fruitless, times, told, isOther }: { fruitless: number; times: number; told: string; isOther: boolean },
): Turn {
  const { state } = turn;
  const isThird = times > 2;
  if (isAskedToWait(state)) return isThird ? { ...turn, sentences: [noRush] } : turn;
  if (fruitless >= mostFruitless)
    return goOnWithPeople({ ...turn, sentences: mustStand.test(told) ? [told] : [] });
  // Whoever spells or dictates is only told to go on.
  if (isThird && fruitless === 0 && !told.includes("?") && turn.sentences.join(" ") === told)
    return { ...turn, sentences: ["Go on."] };
  const other = inOtherWords(turn);
  if (fruitless === mostFruitless - 1 || (isThird && other === turn))
    return {
      ...turn,
      sentences: [isOther || tellsSomething(turn, told) ? told : anotherWay, narrowPromptOf(state)],
    };
  return isThird || (times === 2 && fruitless > 0 && !isAskedToRepeat(state)) ? other : turn;
}

const anotherWay = "Let me ask that another way.";

/** A list or a read-back that is gone through again is what was asked for. */
const statesFacts: ReadonlySet<NextStep["kind"]> = new Set([
  "offering",
  "reading_back",
  "choosing_appointment",
  "confirming_move",
  "confirming_cancel",
]);

function inOtherWords(turn: Turn): Turn {
  const { sentences, state } = turn;
  return sentences.at(-1) === promptOf(state) && !statesFacts.has(state.step.kind)
    ? { ...turn, sentences: [...sentences.slice(0, -1), promptOf(state, 1)] }
    : turn;
}

const isAskedToRepeat = ({ lastIntents }: LiveState): boolean =>
  lastIntents.includes("repeat") || lastIntents.includes("slower");
const isAskedToWait = ({ quietSilences = 0 }: LiveState): boolean => quietSilences > 0;

/** What is said besides the question that the turn comes down to. */
function besideQuestion(state: LiveState, said: readonly string[]): string {
  const questions = [promptOf(state), promptOf(state, 1), shortPromptOf(state), narrowPromptOf(state)];
  return said
    .filter((each) => !questions.includes(each))
    .join(" ")
    .replace(/(?:^|(?<=[.!?] ))[^.!?]*\?$/, "")
    .trim();
}

/** What is asked, with all that is known: the same again means that nothing came of the turns between. */
function momentOf(state: LiveState): string {
  const { draft, digits, letters = "", purpose, queued, comers, later } = state;
  const { moving, moveBy, moveTo, toCancel, booked, toldEmergencies } = state;
  return JSON.stringify([
    promptOf({ ...state, isClosedTold: true }),
    knownIn(draft),
    [digits, letters, purpose, queued, comers, later],
    [moving, moveBy, moveTo, toCancel, booked, toldEmergencies],
  ]);
}

/** By value alone: the same told in other words is nothing new. */
const knownIn = ({ visit, name, phone, email, when, slot, dentist }: Draft): unknown => [
  [visit, name, phone, email].map((detail) => detail?.value ?? null),
  [when.days, when.times].map((wishes) =>
    (wishes as readonly { value: unknown }[]).map(({ value }) => value),
  ),
  [when.notDays, when.notTimes, when.soonest, slot, dentist?.name],
];

/** Short and the same for the same words, whatever their signs. */
function key(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  let hash = 5381;
  for (let i = 0; i < plain.length; i += 1) hash = (Math.imul(hash, 33) ^ plain.charCodeAt(i)) >>> 0;
  return hash.toString(36);
}
