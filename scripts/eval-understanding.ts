/**
 * Measures what the dialogue engine understands against public corpora, rows as their READMEs describe.
 * `npx tsx scripts/eval-understanding.ts [corpora folder] [--misses]`
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type UnderstandContext, understand } from "#server/dialogue/understand.ts";
import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { readName } from "#server/dialogue/who/read-name.ts";
import { readPhone } from "#server/dialogue/who/read-phone.ts";
import { toUtterance } from "#server/dialogue/words.ts";

const folder = process.argv.slice(2).find((each) => !each.startsWith("--")) ?? "../shared/corpora";
const showsMisses = process.argv.includes("--misses");

const context: UnderstandContext = {
  now: Date.UTC(2026, 7, 10, 0, 0),
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } },
  previousDate: null,
  callerNumber: null,
  expecting: "anything",
  offered: [],
  digitsSoFar: "",
};

function rows<Row>(file: string): Row[] {
  const path = join(folder, file);
  if (!existsSync(path)) {
    console.log(`${file}: not there, skipped`);
    return [];
  }
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
const miss = (label: string, text: string, got: unknown): void => {
  if (showsMisses) console.log(`  ${label} | ${text} | ${JSON.stringify(got)}`);
};
const intentsOf = (heard: Understanding): Set<Intent> => new Set(heard.intents.map(({ value }) => value));

interface Label {
  name: string;
  isTrue: (labels: ReadonlySet<string>) => boolean;
  intents: readonly Intent[];
}
const make = "make_open_apply_setup_get_activate";
const visit = (labels: ReadonlySet<string>): boolean => labels.has("booking") || labels.has("appointment");
const nluLabels: readonly Label[] = [
  { name: "book", isTrue: (labels) => visit(labels) && labels.has(make), intents: ["book"] },
  {
    name: "cancel",
    isTrue: (labels) => visit(labels) && labels.has("cancel_close_leave_freeze"),
    intents: ["cancel"],
  },
  { name: "reschedule", isTrue: (labels) => visit(labels) && labels.has("change"), intents: ["reschedule"] },
  { name: "handoff", isTrue: (labels) => labels.has("handoff"), intents: ["want_person"] },
  { name: "affirm", isTrue: (labels) => labels.has("affirm"), intents: ["yes"] },
  { name: "deny", isTrue: (labels) => labels.has("deny"), intents: ["no"] },
  { name: "dont_know", isTrue: (labels) => labels.has("dont_know"), intents: ["maybe"] },
  { name: "repeat", isTrue: (labels) => labels.has("repeat"), intents: ["repeat"] },
  { name: "greet", isTrue: (labels) => labels.has("greet"), intents: ["greeting"] },
  { name: "thank", isTrue: (labels) => labels.has("thank"), intents: ["thanks"] },
  { name: "end_call", isTrue: (labels) => labels.has("end_call"), intents: ["goodbye"] },
];

function measureNluPlusPlus(): void {
  type Row = { text: string; intents: string[] };
  const all = [...rows<Row>("nlupp/hotels.jsonl"), ...rows<Row>("nlupp/banking.jsonl")];
  const heard = all.map((row) => ({
    row,
    labels: new Set(row.intents),
    said: intentsOf(understand(row.text, context)),
  }));
  console.log(`\nNLU++ (hotels and banking, ${all.length} rows): F1 per mapped intent`);
  for (const label of nluLabels) {
    let hit = 0;
    let wanted = 0;
    let given = 0;
    for (const { row, labels, said } of heard) {
      const isTrue = label.isTrue(labels);
      const isSaid = label.intents.some((intent) => said.has(intent));
      wanted += Number(isTrue);
      given += Number(isSaid);
      hit += Number(isTrue && isSaid);
      if (isTrue !== isSaid) miss(`nlupp ${label.name} ${isTrue ? "missed" : "false"}`, row.text, [...said]);
    }
    const f1 = wanted + given === 0 ? 0 : (2 * hit) / (wanted + given);
    console.log(
      `  ${label.name.padEnd(11)} F1 ${f1.toFixed(3)}  precision ${percent(hit, given).padStart(7)}  recall ${percent(hit, wanted).padStart(7)}  (${wanted})`,
    );
  }
}

const clincIntents: Readonly<Record<string, readonly Intent[]>> = {
  yes: ["yes"],
  no: ["no"],
  maybe: ["maybe"],
  cancel: ["cancel", "no"],
  repeat: ["repeat"],
  greeting: ["greeting"],
  goodbye: ["goodbye"],
  thank_you: ["thanks"],
  are_you_a_bot: ["are_you_human"],
  what_can_i_ask_you: ["ask_services"],
  change_speed: ["slower"],
  restaurant_reservation: ["book"],
  schedule_maintenance: ["book"],
  schedule_meeting: ["book"],
  cancel_reservation: ["cancel"],
  confirm_reservation: ["confirm_appointment", "check_appointment"],
};

type ClincRow = { text: string; intent: string; hint?: string };
type Alarms = { book: number; cancel: number; emergency: number };

/** Counts what must not be heard in a row that is out of a clinic's scope. */
function countAlarms(alarms: Alarms, row: ClincRow, heard: Understanding): void {
  for (const intent of ["book", "cancel"] as const) {
    const found = heard.intents.find(({ value }) => value === intent);
    if (!found) continue;
    alarms[intent] += 1;
    miss(`clinc false ${intent} (${row.intent})`, row.text, found.heard);
  }
  if (!heard.emergency) return;
  alarms.emergency += 1;
  miss(`clinc false emergency (${row.intent})`, row.text, heard.emergency.heard);
}

/** The label also holds 'speak faster', for which a telephone assistant has no intent. */
const isMeasured = ({ intent, text }: ClincRow): boolean =>
  intent !== "change_speed" ||
  (/slow|n't .*fast|too fast/.test(text) && !/faster|n't .*slow|too slow/.test(text));

function measureClinc(): void {
  const all = rows<ClincRow>("clinc150/train.jsonl");
  const hits = new Map<string, [number, number]>();
  const alarms: Alarms = { book: 0, cancel: 0, emergency: 0 };
  let outOfScope = 0;
  for (const row of all) {
    const heard = understand(row.text, context);
    const said = intentsOf(heard);
    const wanted = isMeasured(row) ? clincIntents[row.intent] : undefined;
    if (wanted) {
      const [hit, count] = hits.get(row.intent) ?? [0, 0];
      const isHit = wanted.some((intent) => said.has(intent));
      hits.set(row.intent, [hit + Number(isHit), count + 1]);
      if (!isHit) miss(`clinc ${row.intent} missed`, row.text, [...said]);
    }
    if (row.hint !== undefined && row.intent !== "oos") continue;
    outOfScope += 1;
    countAlarms(alarms, row, heard);
  }
  console.log(`\nCLINC150 (${all.length} rows): recall per label`);
  for (const [label, [hit, count]] of hits)
    console.log(`  ${label.padEnd(24)} ${percent(hit, count).padStart(7)}  (${count})`);
  console.log(`  false accepts out of scope (${outOfScope} rows):`);
  for (const [name, count] of Object.entries(alarms))
    console.log(`    ${name.padEnd(10)} ${percent(count, outOfScope)}  (${count})`);
}

function measureNames(): void {
  type Row = { text: string; nbest: string[]; spelled: boolean; expected: { first: string; last: string } };
  const all = rows<Row>("evi/name.jsonl");
  const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, "");
  const full = (text: string, expected: "name" | "spelling"): string => {
    const name = readName(toUtterance(text), { expected });
    return name === null ? "" : name.value.full;
  };
  for (const spelled of [false, true]) {
    const some = all.filter((row) => row.spelled === spelled);
    const expecting = spelled ? "spelling" : "name";
    let exact = 0;
    let chosen = 0;
    let any = 0;
    let ceiling = 0;
    for (const row of some) {
      const wanted = `${row.expected.first} ${row.expected.last}`;
      const same = (name: string): boolean =>
        spelled ? letters(name) === letters(wanted) : name.toLowerCase() === wanted.toLowerCase();
      const top = full(row.text, expecting);
      exact += Number(same(top));
      const read = understand(row.text, { ...context, expecting, alternatives: row.nbest.slice(1) });
      chosen += Number(same(read.name?.value.full ?? ""));
      any += Number(row.nbest.some((text) => same(full(text, expecting))));
      ceiling += Number(row.nbest.some((text) => letters(text).includes(letters(wanted))));
      if (!same(top)) miss(`evi ${expecting}`, `${wanted} | ${row.text}`, top);
    }
    console.log(
      `\nEVI names, ${spelled ? "spelled" : "unspelled"} (${some.length}): exact from the text ${percent(exact, some.length)}, with n-best chosen by us ${percent(chosen, some.length)}, in any of n-best ${percent(any, some.length)} (letters present in ${percent(ceiling, some.length)})`,
    );
    if (spelled) {
      const firsts = some.filter((row) =>
        row.nbest.some((text) => {
          const read = letters(full(text, "spelling"));
          return (
            read !== "" && [row.expected.first, row.expected.last].some((part) => letters(part) === read)
          );
        }),
      );
      console.log(`  one of the two names exact in any of n-best: ${percent(firsts.length, some.length)}`);
    }
  }
}

function measureFoundNames(): void {
  type Row = { text: string; requested?: string[]; slots: Record<string, [string, number, number][]> };
  const all = rows<Row>("restaurant8k/train_0.jsonl");
  let hit = 0;
  let wanted = 0;
  let given = 0;
  for (const row of all) {
    const expected = [...(row.slots.first_name ?? []), ...(row.slots.last_name ?? [])].map(([text]) => text);
    const isAsked = row.requested?.some((slot) => slot.endsWith("_name")) ?? false;
    const name = understand(row.text, { ...context, expecting: isAsked ? "name" : "anything" }).name;
    const got = name ? name.value.full.split(" ") : [];
    wanted += expected.join(" ") === "" ? 0 : expected.join(" ").split(" ").length;
    given += got.length;
    const left = expected.join(" ").toLowerCase().split(" ");
    for (const part of got) {
      const at = left.indexOf(part.toLowerCase());
      if (at >= 0) left.splice(at, 1);
      hit += Number(at >= 0);
    }
    if (expected.join(" ").toLowerCase() !== got.join(" ").toLowerCase())
      miss("r8k name", `${expected.join(" ")} | ${row.text}`, got.join(" "));
  }
  console.log(
    `\nRestaurant-8k names (${all.length} rows): micro F1 ${((2 * hit) / (wanted + given)).toFixed(3)}, precision ${percent(hit, given)}, recall ${percent(hit, wanted)}`,
  );
}

function measurePhones(): void {
  type Row = { text: string; expected: string[] };
  const all = rows<Row>("phone-en/phone.jsonl");
  const digits = (text: string): string => text.replace(/\D/g, "");
  let none = 0;
  let quiet = 0;
  let australian = 0;
  let read = 0;
  for (const row of all) {
    const { phone } = readPhone(toUtterance(row.text), {
      callerNumber: null,
      isExpected: false,
      digitsSoFar: "",
    });
    if (row.expected.length === 0) {
      none += 1;
      quiet += Number(phone === null);
      if (phone) miss("phone false", row.text, phone.value);
      continue;
    }
    const [first = ""] = row.expected;
    if (!/^(?:\+61|0[2-478])/.test(first.replace(/[^\d+]/g, "")) && !first.startsWith("+")) continue;
    australian += 1;
    const isRead = phone !== null && digits(phone.value).endsWith(digits(first).replace(/^0/, "").slice(-9));
    read += Number(isRead);
    if (!isRead) miss("phone missed", row.text, phone?.value ?? null);
  }
  console.log(
    `\nphone-en (${all.length} rows): no number taken where there is none ${percent(quiet, none)} (${none}); international or Australian form read ${percent(read, australian)} (${australian})`,
  );
}

function measureTime(): void {
  const texts = rows<{ text: string }>("clinc150/train.jsonl").map((row) => row.text);
  if (texts.length === 0) return;
  const hostile = [
    "a ",
    "no ",
    "book ",
    "oh ",
    "double ",
    "at dot ",
    "my name is ",
    "0 ",
    "x",
    "swelling to ",
  ].map((piece) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000));
  const timed = (some: readonly string[]): number => {
    const start = process.hrtime.bigint();
    for (const text of some) understand(text, context);
    return Number(process.hrtime.bigint() - start) / 1000 / some.length;
  };
  timed(texts.slice(0, 2000));
  console.log(`\nTime per utterance: ${timed(texts).toFixed(1)} µs`);
  for (const text of hostile) {
    const whole = timed([text]);
    console.log(
      `  10,000 characters of "${text.slice(0, 12)}…": ${(whole / 1000).toFixed(1)} ms (5,000: ${(timed([text.slice(0, 5000)]) / 1000).toFixed(1)} ms)`,
    );
  }
}

measureNluPlusPlus();
measureClinc();
measureNames();
measureFoundNames();
measurePhones();
measureTime();
