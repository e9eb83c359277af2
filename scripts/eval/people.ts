import { readBestName, readName } from "#server/dialogue/who/names/read-name.ts";
import { readPhone } from "#server/dialogue/who/read-phone.ts";
import { seeded, speakPhone } from "#server/dialogue/who/testing/spoken-phones.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { nameIn } from "./heard.ts";
import { type Corpora, type Line, miss, percent, rowsOf, timed } from "./report.ts";

interface NameRow {
  text: string;
  nbest: string[];
  spelled: boolean;
  expected: { first: string; last: string };
}

/** Recognisers send ten at most; those after the first few only add mistakes. */
const mostReadings = 6;

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, "");

/** First and last name exactly, from the first reading, as chosen among the n-best, and in any of them. */
export function measureNames(corpora: Corpora): Line[] {
  const all = rowsOf<NameRow>(corpora, "evi/name.jsonl");
  return [false, true].flatMap((isSpelled): Line[] => {
    const rows = all.filter((row) => row.spelled === isSpelled);
    if (rows.length === 0) return [];
    const expecting = isSpelled ? "spelling" : "name";
    const read = (text: string) => readName(toUtterance(text), { expected: expecting })?.value.full ?? "";
    const isRight = ({ expected }: NameRow, name: string): boolean => {
      const wanted = `${expected.first} ${expected.last}`;
      return isSpelled ? letters(name) === letters(wanted) : name.toLowerCase() === wanted.toLowerCase();
    };
    const { read: top, micros } = timed(rows, ({ text }) => read(text));
    const chosen = rows.map(
      (row) =>
        readBestName(row.nbest.slice(0, mostReadings).map(toUtterance), { expected: expecting })?.value
          .full ?? "",
    );
    rows.forEach((row, k) => {
      if (!isRight(row, chosen[k] ?? "")) miss(corpora, `EVI ${expecting}`, row.text, chosen[k]);
    });
    const count = (is: (row: NameRow, k: number) => boolean) => percent(rows.filter(is).length, rows.length);
    const how = isSpelled ? "spelled" : "unspelled";
    const ceiling = isSpelled
      ? [
          count((row) =>
            row.nbest.some((text) => letters(text).includes(letters(row.expected.first + row.expected.last))),
          ),
          "",
        ]
      : ["56 % of first readings hold it", "76 % of lists hold it"];
    const line = (kind: string, ours: string, others = ""): Line => ({
      corpus: "EVI",
      kind: `name ${how}, ${kind}`,
      rows: rows.length,
      ours,
      others,
      micros,
    });
    return [
      line(
        "first reading",
        count((row, k) => isRight(row, top[k] ?? "")),
        isSpelled ? "" : ceiling[0],
      ),
      line(
        "chosen of n-best",
        count((row, k) => isRight(row, chosen[k] ?? "")),
      ),
      line(
        "in any of n-best",
        count((row) => row.nbest.some((text) => isRight(row, read(text)))),
        isSpelled ? `${ceiling[0]} of lists hold its letters` : ceiling[1],
      ),
    ];
  });
}

/** Names in sentences of which most hold none. */
export function measureFoundNames(corpora: Corpora): Line[] {
  type Row = { text: string; requested?: string[]; slots: Record<string, [string, number, number][]> };
  const rows = rowsOf<Row>(corpora, "restaurant8k/train_0.jsonl");
  if (rows.length === 0) return [];
  const { read: names, micros } = timed(rows, (row) => {
    const isAsked = row.requested?.some((slot) => slot.endsWith("_name")) ?? false;
    return nameIn(row.text, isAsked ? "name" : "open");
  });
  let [hits, wanted, given] = [0, 0, 0];
  rows.forEach((row, k) => {
    const expected = [...(row.slots.first_name ?? []), ...(row.slots.last_name ?? [])].map(([text]) => text);
    const left = expected.join(" ").toLowerCase().split(" ").filter(Boolean);
    const got = (names[k] ?? "").toLowerCase().split(" ").filter(Boolean);
    wanted += left.length;
    given += got.length;
    for (const part of got) {
      const at = left.indexOf(part);
      if (at < 0) continue;
      left.splice(at, 1);
      hits += 1;
    }
    if (left.length > 0) miss(corpora, "Restaurant-8k name", row.text, names[k]);
  });
  const f1 = (2 * hits) / (wanted + given);
  return [{ corpus: "Restaurant-8k", kind: "names", rows: rows.length, ours: `F1 ${f1.toFixed(3)}`, micros }];
}

const generated = 1000;
/** Others than those of the tests. */
const seed = 2026;

/** Australian numbers as callers dictate them, and no numbers where there are none. */
export function measurePhones(corpora: Corpora): Line[] {
  const phoneContext = { callerNumber: null, isExpected: true, digitsSoFar: "" };
  const random = seeded(seed);
  const spoken = Array.from({ length: generated }, () => speakPhone(random));
  const { read: got, micros } = timed(
    spoken,
    ({ said }) => readPhone(toUtterance(said), phoneContext).phone?.value,
  );
  const right = spoken.filter(({ e164 }, k) => got[k] === e164).length;
  const lines: Line[] = [
    {
      corpus: "generated",
      kind: "spoken phone numbers",
      rows: spoken.length,
      ours: percent(right, spoken.length),
      micros,
    },
  ];
  const none = rowsOf<{ text: string; expected: string[] }>(corpora, "phone-en/phone.jsonl").filter(
    ({ expected }) => expected.length === 0,
  );
  if (none.length === 0) return lines;
  const quiet = none.filter(
    ({ text }) => readPhone(toUtterance(text), { ...phoneContext, isExpected: false }).phone === null,
  );
  const ours = percent(quiet.length, none.length);
  return [...lines, { corpus: "phone-en", kind: "no number where there is none", rows: none.length, ours }];
}
