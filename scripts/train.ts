// Learns the acts, the dangers and the reasons for a visit of callers from the sentences in `training/` and writes the
// weights beside their readers. `npm run train -- <folder with the public corpora>` adds a part of CLINC150 and NLU++.
// Prints how the held-out lists are understood, and with `--cross` how each list is by what was learned from all the
// others (some minutes). With `--acts` nothing but the acts of callers (`training/acts`), the dangers and the news of their
// health is learned, with `--health` those alone, and what they are to the lists that nothing was learned from is printed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dangerClasses, visitClasses } from "#server/dialogue/learned/classes.ts";
import { type LearnedWeights, toLikelihood } from "#server/dialogue/learned/classifier.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { printTable } from "./measure.ts";
import { root, say } from "./prepare.mjs";
import { wishNames } from "./train/act-lists.ts";
import { countEverydayWords } from "./train/everyday-words.ts";
import { learn } from "./train/learn.ts";
import { type Labelled, readDangers, readLists } from "./train/lines.ts";
import { besideDangers, besideWishes, harmless, publicLines } from "./train/more-lines.ts";
import { trainActs } from "./train/train-acts.ts";
import { trainDangers } from "./train/train-dangers.ts";
import { trainHealth } from "./train/train-health.ts";

type Lists = ReadonlyMap<string, readonly Labelled[]>;

interface Task {
  name: "dangers" | "visits";
  classes: readonly string[];
  lists: Lists;
  /** Sentences that are learned from and never measured. */
  beside: readonly Labelled[];
  isCrossed: boolean;
}

/** The share of sentences of which the likeliest class is one that is meant. */
function shareRight(weights: LearnedWeights, sentences: readonly Labelled[]): number {
  const likelihoods = toLikelihood(weights.classes, weights);
  const right = sentences.filter(({ text, labels }) => {
    const given = Object.entries(likelihoods(toUtterance(text)));
    const [likeliest] = given.toSorted(([, one], [, other]) => other - one)[0] ?? [];
    return likeliest !== undefined && labels.includes(likeliest);
  });
  return right.length / sentences.length;
}

function train({ name, classes, lists, beside, isCrossed }: Task): (string | number)[][] {
  const all = [...lists.values()].flat();
  const weights = learn(classes, [...all, ...beside]);
  const path = join(root, "src", "server", "dialogue", "learned", `${name}.json`);
  writeFileSync(path, `${JSON.stringify(weights, null, 2)}\n`);
  say(`${name}: learned from ${all.length + beside.length} sentences`);
  const crossed = (isCrossed ? [...lists] : []).map(([list, sentences]) => {
    const others = all.filter((sentence) => !sentences.includes(sentence));
    return [
      `${name}, ${list}, learned from the other lists`,
      sentences.length,
      100 * shareRight(learn(classes, [...others, ...beside]), sentences),
    ];
  });
  const heldOut =
    name === "dangers" ? readDangers("held-out", classes) : readLists("held-out", classes, `${name}-`);
  const kept = [...heldOut].map(([list, sentences]) => [
    `${list}, held out`,
    sentences.length,
    100 * shareRight(weights, sentences),
  ]);
  return [...crossed, ...kept];
}

/** Wishes that bring no reason for a visit with them; the others may. */
const withoutReason = (sentences: readonly Labelled[]): readonly Labelled[] =>
  sentences
    .filter(({ labels: [label = "", ...more] }) => more.length === 0 && bringsNoReason.has(label))
    .map((sentence) => ({ ...sentence, labels: ["none"] }));
const bringsNoReason: ReadonlySet<string> = new Set(
  "none ask_hours ask_address ask_parking yes no maybe wait greeting goodbye thanks want_person running_late sales_call".split(
    " ",
  ),
);

export async function main(args: readonly string[]): Promise<number> {
  const isCrossed = args.includes("--cross");
  if (args.includes("--health")) {
    trainHealth();
    return 0;
  }
  countEverydayWords();
  if (args.includes("--words")) return 0;
  trainActs(isCrossed);
  trainDangers();
  trainHealth();
  if (args.includes("--acts")) return 0;
  const corpora = args.find((arg) => !arg.startsWith("--"));
  const strangers = corpora === undefined ? [] : publicLines(corpora).map(harmless);
  const wishes = [...readLists("wishes", wishNames).values()].flat();
  const withoutDanger = [...wishes, ...besideWishes()].map(({ text }) => harmless(text));
  const rows = [
    ...train({
      name: "dangers",
      classes: dangerClasses,
      lists: readDangers("dangers", dangerClasses),
      beside: [...besideDangers(), ...withoutDanger, ...strangers],
      isCrossed,
    }),
    ...train({
      name: "visits",
      classes: visitClasses,
      lists: readLists("visits", visitClasses),
      beside: withoutReason(wishes),
      isCrossed,
    }),
  ];
  printTable(["", "sentences", "right, %"], rows);
  return 0;
}
