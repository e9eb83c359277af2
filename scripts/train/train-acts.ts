import { actLabels } from "#server/dialogue/hear/acts/labels.ts";
import { withLikeliest } from "#server/dialogue/hear/learned/label-reader.ts";
import { figuresOf, printFigures, type Scored } from "./act-figures.ts";
import { readActLists, readHeldOutActs, readOlderWishes } from "./act-lists.ts";
import { trainLabels } from "./train-labels.ts";

/** Learns the acts and prints how sentences are read that they were not learned from; `isFull`: with every label. */
export function trainActs(isFull: boolean): void {
  const { crossed, thresholds, score } = trainLabels({
    name: "acts",
    labels: actLabels,
    rows: readActLists(),
    beside: readOlderWishes(),
  });
  const likeliest = ({ row, values }: Scored): Scored => ({
    row,
    values: withLikeliest(actLabels, values, thresholds, row.prompt),
  });
  printFigures(
    "acts, rows that were not learned from",
    figuresOf(actLabels, crossed.map(likeliest), thresholds),
    isFull,
  );
  for (const [name, rows] of readHeldOutActs())
    printFigures(
      `acts, held out, ${name}`,
      figuresOf(actLabels, rows.map(score).map(likeliest), thresholds),
      isFull,
    );
}
