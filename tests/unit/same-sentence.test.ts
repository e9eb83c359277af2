import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

const ritas = {
  ...{ patientName: "Rita Moore", patientPhone: "+61491570156", appointmentType: "Root Canal" },
  ...{ date: "2026-08-13", time: "10:00" },
};

/** What was said before, by the question that it leads to. */
const leads: Readonly<Record<string, readonly string[]>> = {
  "how can I help": [],
  when: ["i need a clean"],
  "one of these times": ["i need a clean", "tomorrow morning"],
  name: ["i need a clean", "tomorrow at ten"],
  number: ["i need a clean", "tomorrow at ten", "mia chen"],
  "shall I book it": ["i need a clean", "tomorrow at ten", "mia chen", "yes"],
  "shall I cancel it": ["i want to cancel", "rita moore"],
  "when instead": ["i want to move my appointment", "rita moore"],
  message: ["can i leave a message"],
  "after 000": ["my face is swollen and i cant breathe"],
};

const sentences = ["talk-and-telling", "questions", "answers-mid-call"].flatMap((list) =>
  readFileSync(`training/acts/${list}.tsv`, "utf8")
    .split("\n")
    .flatMap((row) => row.split("\t")[2] ?? []),
);
const each = 12;
const spread = (from: number): readonly string[] =>
  Array.from(
    { length: each },
    (_, at) => sentences[(from * 997 + at * 499 * 3) % sentences.length] ?? "hello",
  );

const said = (effects: readonly Effect[]): string =>
  effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");

describe("a sentence that is said eight times [CALL-5]", () => {
  test.each(Object.keys(leads).map((question, at) => ({ question, at })))(
    "is never answered the same three times running: $question",
    async ({ question, at }) => {
      for (const text of spread(at + 1)) {
        const call = await ledgerCall(builtIn, { before: [ritas] });
        for (const line of leads[question] ?? []) await call.send({ type: "heard", text: line });
        const replies: string[] = [];
        for (let times = 0; times < 8 && !call.ledger.isEnded; times++)
          replies.push(said(await call.send({ type: "heard", text })));
        const again = replies.filter(
          (reply, times) => times > 1 && reply === replies[times - 1] && reply === replies[times - 2],
        );
        expect(again, `“${text}”`).toEqual([]);
      }
    },
  );
});
