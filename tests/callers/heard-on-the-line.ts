import { appointmentTypes } from "#contract/limits.ts";
import type { Ask } from "#server/dialogue/decide/ledger.ts";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import { contextOf } from "#server/dialogue/say/context.ts";
import { say } from "#server/dialogue/say/say.ts";
import { everyItem, everyPrompt, ledger } from "#server/dialogue/say/testing/every-item.ts";
import { daysSaid, timesSaid } from "#server/rehearsal/said-times.ts";
import { dayAsSaid, timeAsSaid } from "#server/rehearsal/speech.ts";
import { otherWay, questions } from "./taken-from.ts";

/**
 * What a caller takes from words alone, where nothing is known of the plan behind them: each sentence is held against every
 * sentence that the assistant can say, and the likest tells what it is. In the plain words that the callers go by.
 */
export function heardOnTheLine(reply: string, today: string): string {
  const sentences = sentencesOf(reply).map((text) => ({ text, means: likest(text) }));
  const isSought = sentences.some(({ means }) => means?.item === "no_visits");
  return sentences
    .map(({ text, means }, at) => {
      // A day that was named before goes for the times behind it.
      const before = sentences
        .slice(0, at)
        .map((each) => each.text)
        .join(" ");
      return plainly(text, means, { ...{ before, today, isSought } });
    })
    .filter((each) => each !== "")
    .join(" ");
}

interface Around {
  before: string;
  today: string;
  isSought: boolean;
}

function plainly(text: string, means: PlanItem | null, around: Around): string {
  const times = timesIn(text, around);
  const told = text.replace(/[.?!]+$/, "");
  switch (means?.item) {
    case "ask": {
      const { ask } = means.prompt;
      if (around.isSought && (ask === "phone" || ask === "name")) return otherWay;
      return `${withTimes(ask) ? `I have ${told}: ${times}. ` : ""}${questions[ask]}`;
    }
    case "offered":
    case "visits":
    case "whether":
      return times === "" ? text : `${text} I have ${times}.`;
    case "obstacle":
    case "slot_gone":
      // What cannot be had is named as well.
      return times === "" || isRefused.test(text)
        ? "That time cannot be had."
        : `The nearest free times are: I have ${times}.`;
    case "visit_stays":
    case "visit_confirmed":
      return `${told}: it stands. ${times}`;
    case "so_far":
      return soFar(text, told, means, times);
    // What is said beside it, as that the clinic confirms it, holds no time.
    case "booked":
      return times === "" ? text : `I have requested ${told}: ${times}.`;
    case "moved":
      return `${told}: it is now on ${times}.`;
    case "cancelled":
      return `${told}: it is cancelled. ${times}`;
    case "no_visits":
      return "I cannot find an upcoming appointment.";
    case "acknowledge":
      return means.of === "wait" ? "Take your time." : "";
    case "small_talk":
    case "sympathy":
    case "next_matter":
    case "up_next":
      return "";
    default:
      return times === "" ? text : `${text} (${times})`;
  }
}

/** Of what was done so far each sentence tells one thing: what is booked, what was cancelled, or for whom there is nothing. */
function soFar(text: string, told: string, { booked, cancelled, notBooked }: SoFar, times: string): string {
  if (cancelled.length > 0) return `${told}: it is cancelled. ${times}`;
  if (notBooked !== null) return `${namesIn(text).join(" ")} is not booked on this call yet.`;
  return booked.length > 0 && times !== "" ? `So far I have ${told}: ${times}.` : text;
}
type SoFar = Extract<PlanItem, { item: "so_far" }>;

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=\S\s+)\p{Lu}[\p{L}'’-]+/gu)].map(([name]) => name);

const isRefused = /\b(?:isn't|aren't|not|no|never|closed|taken|full|can't|gone|past|just been)\b/i;

const ofTimes: ReadonlySet<Ask> = new Set([
  ...(["offer", "take_slot", "agree_book", "agree_move", "agree_cancel", "which_visit"] as const),
]);
const withTimes = (ask: Ask): boolean => ofTimes.has(ask);

/** 'Thursday the 20th at nine or half past one': each time with the day that was said before it. */
function timesIn(text: string, { before, today }: Around): string {
  const days = daysSaid(text, today);
  const known = daysSaid(before, today).at(-1)?.date;
  return timesSaid(text)
    .flatMap(({ time, index }) => {
      const day = days.findLast((each) => each.index < index)?.date ?? days[0]?.date ?? known;
      return day === undefined ? [] : [`${dayAsSaid(day)} at ${timeAsSaid(time)}`];
    })
    .join(", ");
}

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.?!])\s+/).filter((each) => each !== "");

/** What changes from call to call tells nothing of which sentence it is. */
const changing =
  /^(?:\d+\w*|o'clock|half|past|quarter|to|at|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|mon|tues|wednes|thurs|fri|satur|sun|\w+day|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|and|or|the|of)$/;
const tokensOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/[\p{L}\d'’]+/gu)].flatMap(([word], at) => {
      const plain = word.toLowerCase();
      const isName = at > 0 && word !== plain && plain !== "i" && !plain.startsWith("i'");
      return changing.test(plain) || isName ? [] : [plain];
    }),
  );

interface Example {
  tokens: ReadonlySet<string>;
  item: PlanItem;
}

let examples: readonly Example[] | null = null;
const rounds = 6;

function everySentence(): readonly Example[] {
  const asks = everyPrompt.flatMap((prompt) =>
    [1, 2, 3].map((attempt): PlanItem => ({ item: "ask", prompt, attempt, name: null })),
  );
  const items = everyItem.filter(({ item }) => item !== "ask");
  return [...asks, ...items.flatMap(eachPart)].flatMap((item) => {
    const found: Example[] = [];
    let { wordings } = ledger;
    for (let round = 0; round < rounds; round += 1) {
      const spoken = say([item], contextOf({ ...ledger, wordings }));
      wordings = spoken.wordings;
      // The last sentence of a question asks; what comes before it explains.
      const all = spoken.sentences.flatMap(({ text }) => sentencesOf(text));
      for (const text of item.item === "ask" ? all.slice(-1) : all)
        found.push({ tokens: tokensOf(text), item });
    }
    return found;
  });
}

/** For every treatment, which makes up half of a short sentence. */
const ofEachType = <Visit extends object>(visit: Visit) =>
  appointmentTypes.map((appointmentType) => ({ ...visit, appointmentType }));

/** What was done so far, one thing at a time: its sentences stand side by side and mean different things. */
function eachPart(item: PlanItem): readonly PlanItem[] {
  if (item.item === "booked") return ofEachType(item.visit).map((visit) => ({ ...item, visit }));
  if (item.item === "cancelled") return ofEachType(item.visit).map((visit) => ({ ...item, visit }));
  if (item.item === "visits")
    return item.visits.flatMap(ofEachType).map((visit) => ({ ...item, visits: [visit] }));
  if (item.item === "whether" && item.claim !== "told")
    return [
      ...item.visits.flatMap(ofEachType).map((visit) => ({ ...item, visits: [visit] })),
      ...item.cancelled.flatMap(ofEachType).map((visit) => ({ ...item, cancelled: [visit] })),
      ...(item.visits.length === 0 ? [item] : []),
    ];
  if (item.item !== "so_far") return [item];
  const nothing: SoFar = {
    ...{ item: "so_far", booked: [], cancelled: [], openMatter: null },
    ...{ notBooked: null, isWithTeam: false, standing: [] },
  };
  const visits = [...item.booked, ...item.standing].flatMap(ofEachType);
  return [
    ...visits.map((visit): PlanItem => ({ ...nothing, booked: [visit] })),
    ...visits.map((visit): PlanItem => ({ ...nothing, cancelled: [visit] })),
    ...(item.notBooked === null ? [] : [{ ...nothing, notBooked: item.notBooked }]),
    { ...nothing, isWithTeam: true },
  ];
}

function likest(text: string): PlanItem | null {
  examples ??= everySentence();
  const tokens = tokensOf(text);
  let best: { item: PlanItem | null; likeness: number } = { item: null, likeness: least };
  for (const example of examples) {
    const both = [...tokens].filter((token) => example.tokens.has(token)).length;
    const likeness = both / (tokens.size + example.tokens.size - both || 1);
    if (likeness > best.likeness) best = { item: example.item, likeness };
  }
  return best.item;
}
const least = 0.38;
