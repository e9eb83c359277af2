import { join } from "node:path";
import { dangerClasses, visitClasses } from "#server/dialogue/learned/classes.ts";
import { understand } from "#server/dialogue/understand.ts";
import { type Intent, lifeThreats } from "#server/dialogue/understanding.ts";
import { wishClasses } from "#server/dialogue/what/learned/classes.ts";
import { readSelfHarm } from "#server/dialogue/what/read-self-harm.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { root } from "../prepare.mjs";
import { type Labelled, readList } from "../train/lines.ts";
import { context } from "./intents.ts";
import { type Corpora, type Line, miss, percent, timed } from "./report.ts";

const listOf = (name: string, classes: readonly string[]) =>
  readList(join(root, "training", "held-out", `${name}.tsv`), classes);

/** What is heard beside another wish without harm. */
const harmless: ReadonlySet<Intent> = new Set(["yes", "no", "maybe", "greeting", "thanks"]);

const meant = ({ labels }: Labelled): readonly string[] => labels.filter((label) => label !== "none");

/** Lists of sentences that nothing was learned from and no rule was mended by. */
export type HeldOut = "plain" | "odd";
const lists: readonly HeldOut[] = ["plain", "odd"];

export const measureHeldOut = (corpora: Corpora): Line[] => [
  ...lists.flatMap((list) => [...wishLines(corpora, list), ...dangerLines(corpora, list)]),
  ...visitLines(corpora),
];

/** Each sentence's reason for a visit and what is heard as it, null when none is told. */
export function hearVisits(): { row: Labelled; wanted: string | null; heard: string | null }[] {
  return listOf("visits-plain", visitClasses).map((row) => ({
    row,
    wanted: meant(row)[0] ?? null,
    heard: understand(row.text, context).visit?.value ?? null,
  }));
}

function visitLines(corpora: Corpora): Line[] {
  const all = hearVisits();
  for (const { row, wanted, heard } of all)
    if (wanted !== heard) miss(corpora, "held-out visit", row.text, [wanted, heard]);
  const told = all.filter(({ wanted }) => wanted !== null);
  const others = all.filter(({ wanted }) => wanted === null);
  const line = (kind: string, rows: typeof all, isOne: (one: (typeof all)[number]) => boolean): Line => ({
    corpus: "held out, plain",
    kind,
    rows: rows.length,
    ours: percent(rows.filter(isOne).length, rows.length),
  });
  return [
    line("reason for the visit, right", told, ({ wanted, heard }) => wanted === heard),
    line("reason for the visit, wrong", told, ({ wanted, heard }) => heard !== null && wanted !== heard),
    line("a reason heard where none is told", others, ({ heard }) => heard !== null),
  ];
}

interface WishRow {
  row: Labelled;
  said: readonly Intent[];
}
const isAllHeard = ({ row, said }: WishRow) => meant(row).every((label) => said.some((one) => one === label));
const isWrong = ({ row, said }: WishRow) =>
  said.some((one) => !harmless.has(one) && !row.labels.includes(one));

/** Sentences with a wish and those without, each with what is heard. */
function hearWishes(list: HeldOut): { wishes: WishRow[]; others: WishRow[]; micros: number } {
  const rows = listOf(`wishes-${list}`, wishClasses);
  const { read, micros } = timed(rows, ({ text }) =>
    understand(text, context).intents.map(({ value }) => value),
  );
  const heard = rows.map((row, k): WishRow => ({ row, said: read[k] ?? [] }));
  return {
    wishes: heard.filter(({ row }) => meant(row).length > 0),
    others: heard.filter(({ row }) => meant(row).length === 0),
    micros,
  };
}

export const shareOf = <Row>(rows: readonly Row[], isOne: (row: Row) => boolean): number =>
  rows.filter(isOne).length / rows.length;

/** Shares of 1. */
export function wishFigures(list: HeldOut): { allHeard: number; wrong: number; falselyHeard: number } {
  const { wishes, others } = hearWishes(list);
  return {
    allHeard: shareOf(wishes, isAllHeard),
    wrong: shareOf(wishes, isWrong),
    falselyHeard: shareOf(others, isWrong),
  };
}

function wishLines(corpora: Corpora, list: HeldOut): Line[] {
  const { wishes, others, micros } = hearWishes(list);
  for (const one of wishes)
    if (!isAllHeard(one) || isWrong(one))
      miss(corpora, `held-out ${list} wish`, one.row.text, [meant(one.row), one.said]);
  for (const one of others.filter(isWrong)) miss(corpora, `held-out ${list} no wish`, one.row.text, one.said);
  const line = (kind: string, rows: readonly WishRow[], isOne: (one: WishRow) => boolean): Line => ({
    corpus: `held out, ${list}`,
    kind,
    rows: rows.length,
    ours: percent(rows.filter(isOne).length, rows.length),
    micros,
  });
  return [
    line("every wish heard", wishes, isAllHeard),
    line("a wrong wish heard", wishes, isWrong),
    line("a wish heard in what is none", others, isWrong),
  ];
}

const threats: ReadonlySet<string> = new Set([...lifeThreats, "self_harm"]);

type Answer = "000" | "asked" | "urgent" | "none";
function answerTo(text: string): Answer {
  const selfHarm = readSelfHarm(toUtterance(text));
  if (selfHarm !== null) return selfHarm === "sure" ? "000" : "asked";
  const { emergency } = understand(text, context);
  if (!emergency) return "none";
  if (!threats.has(emergency.value)) return "urgent";
  return emergency.certainty === "sure" ? "000" : "asked";
}

type Group = "a life at risk" | "urgent trouble" | "no danger";
const groups: readonly Group[] = ["a life at risk", "urgent trouble", "no danger"];
function groupOf({ labels }: Labelled): Group {
  if (labels.some((label) => threats.has(label))) return "a life at risk";
  return labels.includes("none") ? "no danger" : "urgent trouble";
}
const wanted: Readonly<Record<Group, readonly Answer[]>> = {
  "a life at risk": ["000", "asked"],
  "urgent trouble": ["urgent"],
  "no danger": ["none", "urgent"],
};

/** How each sentence of a group is answered. */
export function answersTo(list: HeldOut, group: Group): { row: Labelled; answer: Answer }[] {
  const rows = listOf(`dangers-${list}`, dangerClasses).filter((row) => groupOf(row) === group);
  return rows.map((row) => ({ row, answer: answerTo(row.text) }));
}

function dangerLines(corpora: Corpora, list: HeldOut): Line[] {
  return groups.flatMap((group) => {
    const given = answersTo(list, group);
    for (const { row, answer } of given)
      if (!wanted[group].includes(answer)) miss(corpora, `held-out ${list} ${group}`, row.text, answer);
    return (["000", "asked", "urgent"] as const).map((answer) => ({
      corpus: `held out, ${list}`,
      kind: `${group}: ${answer}`,
      rows: given.length,
      ours: percent(given.filter((one) => one.answer === answer).length, given.length),
    }));
  });
}
