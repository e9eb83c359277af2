import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { actLabels } from "#server/dialogue/hear/acts.ts";
import { joined } from "#server/dialogue/hear/learned/act-reader.ts";
import { root, say } from "../prepare.mjs";
import { figuresOf, printFigures, type Scored, thresholdsOf } from "./act-figures.ts";
import { type ActRow, readActLists, readHeldOutActs, readOlderWishes } from "./act-lists.ts";
import { featuresOfRow, type Learned, learnActs, logOddsOf, packActs } from "./learn-acts.ts";

/** Neighbouring rows are alike, so that they are kept together: so many of them in a row go to one fold. */
const together = 20;
const folds = 5;

/**
 * Learns the acts and writes their weights and thresholds. The thresholds are those that do best on rows which the weights
 * were not learned from (five folds); `isCrossed` prints how those rows are read.
 */
export function trainActs(isCrossed: boolean): void {
  const rows = readActLists();
  const older = readOlderWishes();
  const features = new Map([...rows, ...older].map((row) => [row, featuresOfRow(row)] as const));
  const score = (learned: Learned, row: ActRow): Scored => {
    const parts = logOddsOf(learned, features.get(row) ?? featuresOfRow(row));
    return { row, values: actLabels.map((_, label) => joined(parts, label).value) };
  };
  const crossed: Scored[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isOut = (index: number): boolean => Math.floor(index / together) % folds === fold;
    const learned = learnActs([...rows.filter((_, index) => !isOut(index)), ...older], features);
    for (const [index, row] of rows.entries()) if (isOut(index)) crossed.push(score(learned, row));
  }
  const thresholds = thresholdsOf(crossed);
  const learned = learnActs([...rows, ...older], features);
  const path = join(root, "src", "server", "dialogue", "hear", "learned", "acts.json");
  writeFileSync(path, `${JSON.stringify(packActs(learned, thresholds))}\n`);
  say(`acts: learned from ${rows.length} sentences and ${older.length} older ones`);
  printFigures("acts, rows that were not learned from", figuresOf(crossed, thresholds), isCrossed);
  for (const name of ["plain", "odd"] as const) {
    const held = readHeldOutActs(name);
    if (held)
      printFigures(
        `acts, held out, ${name}`,
        figuresOf(
          held.map((row) => score(learned, row)),
          thresholds,
        ),
        isCrossed,
      );
  }
}
