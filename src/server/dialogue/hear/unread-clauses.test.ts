import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { promptKinds } from "./acts/labels.ts";
import { hear } from "./hear.ts";
import { hearAs, openCall } from "./testing/hear-as.ts";

const training = fileURLToPath(new URL("../../../../training/", import.meta.url));
const listsIn = (folder: string): readonly string[] =>
  readdirSync(`${training}${folder}`)
    .filter((file) => file.endsWith(".tsv"))
    .flatMap((file) => readFileSync(`${training}${folder}/${file}`, "utf8").trim().split("\n"));

/** Each of them takes some milliseconds; neighbours are alike. */
const every = 7;

test("every clause of the sentences that were learned from ends with an act, in its place", () => {
  const silent: string[] = [];
  for (const [index, line] of [...listsIn("acts"), ...listsIn("wishes")].entries()) {
    if (index % every !== 0) continue;
    const text = line.split("\t").at(-1) ?? "";
    const prompt = promptKinds[index % promptKinds.length] ?? "open";
    const { clauses, acts, text: heard } = hearAs(text, { prompt });
    const isHeard = clauses.every(
      ({ words, span }, clause) =>
        acts.some((act) => act.clause === clause) && heard.slice(...span) === words,
    );
    if (!isHeard || acts.some(({ clause }) => clause >= clauses.length)) silent.push(text);
  }
  expect(silent).toEqual([]);
}, 120_000);

test("two minutes of talk are heard at once", () => {
  const story =
    "and then i said to my husband that i have a tooth on tuesday at nine that hurts because ".repeat(20);
  hear(story, [], openCall);
  const start = performance.now();
  hear(`${story} now`, [], openCall);
  expect(performance.now() - start).toBeLessThan(200);
});
