import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ActLabel, actLabels, type PromptKind, promptKinds } from "#server/dialogue/hear/acts/labels.ts";
import { root } from "../prepare.mjs";
import type { LabelledRow } from "./learn-labels.ts";

const folder = (name: string): string => join(root, "training", name);
const isLabel = (label: string): label is ActLabel => actLabels.some((each) => each === label);
const isPrompt = (prompt: string): prompt is PromptKind => promptKinds.some((each) => each === prompt);
const linesOf = (path: string): readonly string[] => readFileSync(path, "utf8").trim().split("\n");
const listsIn = (path: string): readonly string[] =>
  readdirSync(path)
    .filter((file) => file.endsWith(".tsv"))
    .sort();

/** One sentence a line: `prompt<TAB>label,label<TAB>sentence`. */
export function readActList(path: string, list: string): readonly LabelledRow[] {
  return linesOf(path).map((line, index) => {
    const [prompt = "", labels = "", text = "", ...more] = line.split("\t");
    const names = labels.split(",").map((label) => label.trim());
    const unknown = names.find((name) => !isLabel(name));
    if (!isPrompt(prompt) || unknown !== undefined || text === "" || more.length > 0)
      throw new Error(`${path}:${index + 1} is not 'prompt<TAB>labels<TAB>sentence': '${unknown ?? line}'`);
    return { list, prompt, labels: new Set(names), untold: new Set(), weight: 1, text };
  });
}

/** Without what stands in a held-out list. */
export function readActLists(): readonly LabelledRow[] {
  const isHeldOut = heldOut("acts-");
  return listsIn(folder("acts"))
    .flatMap((file) => readActList(join(folder("acts"), file), file.replace(".tsv", "")))
    .filter(({ text }) => !isHeldOut(text));
}

/**
 * Whether a sentence stands in one of the held-out lists: many hands write rows, and some write the same. What is said in a word
 * or two ('perfect') is learned all the same.
 */
export function heldOut(prefix: string): (text: string) => boolean {
  const texts = new Set(
    listsIn(folder("held-out"))
      .filter((file) => file.startsWith(prefix))
      .flatMap((file) => linesOf(join(folder("held-out"), file)))
      .map((line) => line.split("\t").at(-1) ?? ""),
  );
  return (text) => texts.has(text) && text.split(" ").length >= fewestWords;
}
const fewestWords = 4;

/** Those that nothing was learned from, by name. */
export const readHeldOutActs = (): readonly (readonly [name: string, rows: readonly LabelledRow[]])[] =>
  listsIn(folder("held-out"))
    .filter((file) => file.startsWith("acts-"))
    .map((file) => {
      const name = file.replace("acts-", "").replace(".tsv", "");
      return [name, readActList(join(folder("held-out"), file), name)] as const;
    });

/** What the older lists call it; `null` = no label that is told here. */
const olderLabels: Readonly<Record<string, ActLabel | null>> = {
  book: "want.book",
  reschedule: "want.move",
  cancel: "want.cancel",
  confirm_appointment: "want.confirm",
  check_appointment: "want.check",
  running_late: "want.late",
  ask_hours: "ask.hours",
  ask_address: "ask.address",
  ask_parking: "ask.parking",
  ask_price: "ask.price",
  ask_insurance: "ask.insurance",
  ask_services: "ask.services",
  ask_practitioner: "ask.practitioner",
  ask_availability: "ask.availability",
  leave_message: "want.message",
  want_person: "want.person",
  wrong_number: "wrong_number",
  sales_call: "sales",
  abuse: "abuse",
  yes: "yes",
  no: "no",
  maybe: "unsure",
  repeat: "repeat",
  slower: "slower",
  wait: "wait",
  thanks: "thanks",
  greeting: "greet",
  goodbye: "bye",
  are_you_human: "ask.human",
  none: null,
};

/** Every name that the lists of `training/wishes` use. */
export const wishNames: readonly string[] = Object.keys(olderLabels);

/** The older lists were labelled by another guide, and without what had been asked. */
const olderWeight = 0.2;

/** Labels whose absence the older lists tell: wishes and questions that they name one by one. */
const toldByOlder: ReadonlySet<string> = new Set(
  Object.values(olderLabels).flatMap((label) => (label && /^(?:want|ask)\./.test(label) ? [label] : [])),
);

export const readOlderWishes = (): readonly LabelledRow[] =>
  listsIn(folder("wishes")).flatMap((file) =>
    linesOf(join(folder("wishes"), file)).map((line): LabelledRow => {
      const [names = "", text = ""] = line.split("\t");
      const labels = new Set(names.split(",").flatMap((name) => olderLabels[name] ?? []));
      const untold = new Set(actLabels.filter((label) => !labels.has(label) && !toldByOlder.has(label)));
      return {
        list: `wishes/${file.replace(".tsv", "")}`,
        prompt: null,
        labels,
        untold,
        weight: olderWeight,
        text,
      };
    }),
  );
