import { existsSync } from "node:fs";
import { join } from "node:path";
import { dangerKinds, lifeKinds, perhapsKinds } from "#server/dialogue/hear/learned/danger-labels.ts";
import { visitClasses } from "#server/dialogue/learned/classes.ts";
import { root } from "../prepare.mjs";
import { type Labelled, readList } from "../train/lines.ts";
import { degreeIn, treatmentIn } from "./heard.ts";
import { type Corpora, type Line, miss, percent } from "./report.ts";

const pathOf = (folder: string, name: string): string => join(root, "training", folder, `${name}.tsv`);

/** Lists that nothing was learned from; `panicked` and `told-behind-other-words` were looked at while the hearing was built. */
const dangerLists = {
  plain: ["held-out", "dangers-plain"],
  odd: ["held-out", "dangers-odd"],
  "evening-plain": ["held-out", "dangers-evening-plain"],
  "evening-odd": ["held-out", "dangers-evening-odd"],
  protocol: ["held-out", "dangers-protocol"],
  panicked: ["measured", "dangers-panicked"],
  "told-behind-other-words": ["dangers", "told-behind-other-words"],
} as const;
export type DangerList = keyof typeof dangerLists;

export const measureHeldOut = (corpora: Corpora): Line[] => [
  ...(Object.keys(dangerLists) as DangerList[]).flatMap((list) => dangerLines(corpora, list)),
  ...visitLines(corpora),
];

const meant = ({ labels }: Labelled): readonly string[] => labels.filter((label) => label !== "none");

/** Each sentence's reason for a visit and what is heard as it, null when none is told. */
export function hearVisits(): { row: Labelled; wanted: string | null; heard: string | null }[] {
  return readList(pathOf("held-out", "visits-plain"), visitClasses).map((row) => ({
    row,
    wanted: meant(row)[0] ?? null,
    heard: treatmentIn(row.text),
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

export const shareOf = <Row>(rows: readonly Row[], isOne: (row: Row) => boolean): number =>
  rows.filter(isOne).length / rows.length;

const threats: ReadonlySet<string> = new Set([...lifeKinds, ...perhapsKinds]);

type Answer = "000" | "asked" | "urgent" | "none";
const answers = { life: "000", perhaps_life: "asked", urgent: "urgent" } as const;
function answerTo(text: string): Answer {
  const degree = degreeIn(text);
  return degree === null ? "none" : answers[degree];
}

export type Group = "a life at risk" | "urgent trouble" | "no danger";
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
export const isAnsweredAsWanted = (group: Group, answer: Answer): boolean => wanted[group].includes(answer);

/** How each sentence of a group is answered. */
export function answersTo(list: DangerList, group: Group): { row: Labelled; answer: Answer }[] {
  const [folder, name] = dangerLists[list];
  const path = pathOf(folder, name);
  const all = existsSync(path) ? readList(path, [...dangerKinds, "none"]) : [];
  return all.filter((row) => groupOf(row) === group).map((row) => ({ row, answer: answerTo(row.text) }));
}

function dangerLines(corpora: Corpora, list: DangerList): Line[] {
  return groups.flatMap((group) => {
    const given = answersTo(list, group);
    for (const { row, answer } of given)
      if (!isAnsweredAsWanted(group, answer)) miss(corpora, `${list} ${group}`, row.text, answer);
    if (given.length === 0) return [];
    return (["000", "asked", "urgent"] as const).map((answer) => ({
      corpus: `dangers, ${list}`,
      kind: `${group}: ${answer}`,
      rows: given.length,
      ours: percent(given.filter((one) => one.answer === answer).length, given.length),
    }));
  });
}
