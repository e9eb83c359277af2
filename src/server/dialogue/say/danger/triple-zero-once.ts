import type { PlanItem } from "../../decide/plan.ts";
import type { DangerKind } from "../../hear/acts/of-danger.ts";
import { advice } from "./first-aid.ts";
import { dialTripleZero } from "./help-lines.ts";

/**
 * Of one reply 000 is named once, so that nobody weighs one rule against another: an order or a question stands for all; conditions
 * of the same trouble are one, and those of several are told together.
 */

interface Said {
  item: PlanItem;
  text: string;
}

const number = "000";
const opens = "If ";
const closes = `, ${dialTripleZero}.`;
const isCondition = (sentence: string): boolean => sentence.startsWith(opens) && sentence.endsWith(closes);

/** Null: what is said of it is of no trouble. */
function troubleOf(item: PlanItem): DangerKind | null {
  if (item.item === "danger" || item.item === "first_aid") return item.danger;
  return item.item === "help_line" ? (item.unless ?? null) : null;
}
const isSame = (one: DangerKind | null, other: DangerKind | null): boolean =>
  one === other ||
  (one !== null && other !== null && advice[one].whenTripleZero === advice[other].whenTripleZero);

const isOrder = (item: PlanItem): boolean =>
  (item.item === "danger" && item.stage === "sent") || (item.item === "first_aid" && item.isSent);

/** It names 000 for whatever it may be. */
const isGeneral = (item: PlanItem): boolean => item.item === "other_language";

export function tripleZeroOnce<One extends Said>(all: readonly One[]): readonly One[] {
  if (all.filter(({ text }) => text.includes(number)).length === 0) return all;
  const parts = all.map((one) => ({ one, sentences: sentencesOf(one.text) }));
  const told = parts.flatMap(({ one: { item }, sentences }, at) =>
    sentences
      .filter((sentence) => sentence.includes(number))
      .map((sentence) => ({ at, item, sentence, trouble: troubleOf(item) })),
  );
  const order = told.find(({ item }) => isOrder(item));
  // 'In an emergency, dial 000' gives way to whatever says when.
  const isSaidBesides = told.some(({ item }) => !isGeneral(item));
  const main = told.find(
    ({ item, sentence }) => !isOrder(item) && !isGeneral(item) && !isCondition(sentence),
  );
  const conditions = told.filter(({ item, sentence }) => !isOrder(item) && isCondition(sentence));
  const left = conditions.filter(
    ({ trouble }, index) =>
      order === undefined &&
      !(main && isSame(main.trouble, trouble)) &&
      conditions.findIndex((each) => isSame(each.trouble, trouble)) === index,
  );
  const last = left.at(-1);
  const together = left.map(({ sentence }) => sentence.slice(opens.length, -closes.length));
  let heard: readonly string[] = [];
  return parts.map(({ one, sentences }, at): One => {
    if (order && one.item.item === "help_line" && one.item.line === "emergency") return { ...one, text: "" };
    const kept = sentences.flatMap((sentence): readonly string[] => {
      if (isGeneral(one.item) && isSaidBesides && sentence.includes(number)) return [];
      if (isCondition(sentence) && !isOrder(one.item))
        return last?.at === at && last.sentence === sentence
          ? [`${opens}${together.join(", or if ")}${closes}`]
          : [];
      const isTwice = troubleOf(one.item) !== null && heard.includes(sentence);
      heard = [...heard, sentence];
      return isTwice ? [] : [sentence];
    });
    return kept.length === sentences.length && kept.every((each, index) => each === sentences[index])
      ? one
      : { ...one, text: kept.join(" ") };
  });
}

const ends = [". ", "? ", "! "];
function sentencesOf(text: string): readonly string[] {
  const stops = [...text].flatMap((_, at) => (ends.includes(text.slice(at, at + 2)) ? [at + 1] : []));
  return [...stops, text.length].map((stop, at) =>
    text.slice(at === 0 ? 0 : (stops[at - 1] ?? 0), stop).trim(),
  );
}
