import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Intent } from "#server/dialogue/understanding.ts";
import { emergencies } from "#server/dialogue/what/cases/emergencies.ts";
import {
  freshDangers,
  freshPressing,
  freshTraps,
  freshWishes,
} from "#server/dialogue/what/cases/fresh-calls.ts";
import { dangers, mild, pressing, traps } from "#server/dialogue/what/cases/newly-worded.ts";
import { oddWishes } from "#server/dialogue/what/cases/odd-wishes.ts";
import { ordinarySentences } from "#server/dialogue/what/cases/ordinary.ts";
import {
  strangersDangers,
  strangersPressing,
  strangersTraps,
} from "#server/dialogue/what/cases/strangers-calls.ts";
import { alarmIn } from "#server/dialogue/what/read-emergency.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { clincIntents, isLearnedFrom, nluLabels } from "../eval/intent-labels.ts";
import { type Labelled, toLabelled } from "./lines.ts";

/** The lists that are tests of the rules. Which danger it is the rules say, where a list does not. */
export function ownDangers(): readonly Labelled[] {
  const safe = [...ordinarySentences, ...mild, ...traps, ...freshTraps, ...strangersTraps];
  const told = [
    ...dangers,
    ...freshDangers,
    ...strangersDangers,
    ...pressing,
    ...freshPressing,
    ...strangersPressing,
  ];
  return [
    ...emergencies.map(({ degree, text }) => toLabelled(text, [degree])),
    ...safe.map((text) => toLabelled(text, ["none"])),
    ...told.flatMap((text) => {
      const degree = alarmIn(toUtterance(text));
      return degree ? [toLabelled(text, [degree])] : [];
    }),
  ];
}

export const ownWishes = (): readonly Labelled[] => [
  ...freshWishes.map(({ intent, text }) => toLabelled(text, [intent])),
  ...oddWishes.map(([text, ...wishes]) => toLabelled(text, wishes)),
];

const visits = [
  "a check up",
  "a checkup",
  "a clean",
  "a cleaning",
  "scale and clean",
  "a filling",
  "a consultation",
  "an appointment",
  "a crown",
  "a root canal",
  "my teeth cleaned",
  "a hygiene visit",
  "an extraction",
  "a new patient visit",
];
const whens = [
  "on tuesday",
  "on wednesday at nine",
  "tomorrow at two thirty",
  "tomorrow at 10:15 am",
  "on friday morning",
  "next week",
  "on thursday afternoon",
  "this arvo",
  "on the fourteenth at half past ten",
  "tuesday at ten past three",
  "as soon as possible",
  "after lunch on monday",
  "next tuesday at 25 o'clock",
  "friday at 9 am perth time",
  "",
];
const asides = [
  "",
  "please",
  "it's lee wong",
  "my name is anna belle",
  "for my daughter",
  "i'm a new patient",
  "if you can",
  "i'm in a wheelchair by the way",
  "its jill hart",
  "and i'm allergic to latex",
  "thanks",
];

/** What is wanted, when and for whom, without a verb: the barest wish for a visit, in every combination but few times. */
export const bareWishes = (): readonly Labelled[] =>
  visits.flatMap((visit, v) =>
    whens.map((when, w) =>
      toLabelled([visit, when, asides[(3 * v + w) % asides.length]].join(" ").trim(), ["book"]),
    ),
  );

/**
 * What is learned from the public corpora, every third row: CLINC150 (Larson et al. 2019, CC BY 3.0), out of scope or by
 * its equivalents here, and NLU++'s booking, moving and cancelling (Casanueva et al. 2022, CC BY 4.0). The other rows
 * measure.
 */
export function publicWishes(corpora: string): readonly Labelled[] {
  const rows = <Row>(file: string): Row[] => {
    const path = join(corpora, file);
    if (!existsSync(path))
      throw new Error(`${path} is not there; docs/evaluation.md says where it comes from`);
    const lines = readFileSync(path, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line)).filter((_, index) => isLearnedFrom(index));
  };
  const clinc = rows<{ text: string; intent: string; hint?: string }>("clinc150/train.jsonl");
  const hotelsAndBanks = ["hotels", "banking"].flatMap((domain) =>
    rows<{ text: string; intents: string[] }>(`nlupp/${domain}.jsonl`),
  );
  return [
    ...clinc.flatMap(({ text, intent, hint }) => {
      if (hint === undefined || intent === "oos") return [toLabelled(text, ["none"])];
      const [equivalent, ...more] = clincIntents[intent] ?? [];
      return equivalent && more.length === 0 ? [toLabelled(text, [equivalent])] : [];
    }),
    ...hotelsAndBanks.flatMap(({ text, intents }) => {
      const wishes = wishesOf(new Set(intents));
      return wishes.length > 0 ? [toLabelled(text, wishes)] : [];
    }),
  ];
}

const wishesOf = (labels: ReadonlySet<string>): readonly Intent[] =>
  nluLabels.filter(({ isTrue }) => isTrue(labels)).map(({ intent }) => intent);
