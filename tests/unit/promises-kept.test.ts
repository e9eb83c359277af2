import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findUnfinished } from "#server/dialogue/call-memory.ts";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

/** Whatever is promised of the team stands on a task when the call is over, and no card says more than the call holds. */

const lines = [
  "hi can somebody ring me about my bill",
  "it's rosa lind",
  "can i book a clean for thursday at ten",
  "yes please",
  "yeah is that the same room as my brother had last time though",
  "will the hygienist be the tall lady again",
  "can you tell the dentist my crown feels high on the left",
  "after two would be best unless it's wednesday then not at all",
  "ring me thursday between twelve and one but don't ring my wife before thursday",
  "my mobile is oh four nine one five seven oh two two three",
  "please don't ring here even if i don't pick up",
  "the text goes to my other one not this one",
  "the order number is four four seven one eight two and there was a two pack and a three pack",
  "it's urgent i've got a patient standing at the counter",
  "did that go through as urgent",
  "i'll be about ten minutes late if the bridge is up",
  "no i meant the second invoice not the first",
  "can you text me instead",
  "what did you write down",
  "i'm at the shop till six after that it's useless",
  "ask them whether the quote holds till christmas",
  "it's for my nan ngaire watts i'm her granddaughter",
  "no that's all",
];

/** That people are or will be told, in what was just answered. */
const promise =
  /I'll (?:check|put|pass|let|ask|make sure|tell|come)\b[^.?!]*\b(?:team|that on)\b|so I'll ask them|I've (?:asked|told|passed|left|given|added|put)\b[^.?!]*\b(?:team|them|that down)\b|[Tt]he team (?:has|knows|will)\b/;

/** What somebody would have to read: no yes, no name and no number alone. */
const fewestWords = 7;
const isBesides = /ngaire|oh four nine one|write down|as urgent|my other one|ring here|clean for thursday/;

const isOnDesk = (call: CallInWords, words: string): boolean =>
  [...call.tasks.map(({ detail }) => detail), findUnfinished(call.ledger)?.text ?? ""].some((text) =>
    text.includes(words),
  );

const faultsOf = (call: CallInWords, said: readonly string[]): readonly string[] =>
  call.tasks.flatMap(({ detail, phone }) => {
    const caller = call.ledger.people[call.ledger.caller];
    const quotes = [...detail.matchAll(/“([^”]*)”/g)].map(([, words = ""]) => words);
    const known = ["+61491570156", "+61491570223", null];
    return [
      ...quotes.filter(
        (words) => !words.split("; ").every((each) => said.some((line) => line.includes(each))),
      ),
      ...(known.includes(phone) ? [] : [`a number that nobody told: ${phone}`]),
      ...(/Nobody needs to ring/.test(detail) && caller?.reachBy !== "none" ? ["nobody needs to ring"] : []),
      ...(/Asked for a person|Asked, and not known/.test(detail) ? ["what was taken for a wish"] : []),
      ...(/\(chose|seems to want/.test(detail) ? ["what nobody agreed to"] : []),
    ];
  });

describe("what is promised of the team is on a task when the call is over [CALL-8]", () => {
  test.each([["goodbye"], ["the line that closes"]])(
    "in any order of things said, ended by %s",
    async (how) => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...lines), { minLength: 2, maxLength: 7 }), async (all) => {
          const call = await callInWords();
          const promised: string[] = [];
          const said: string[] = [];
          for (const line of all) {
            if (call.ledger.isEnded) break;
            said.push(line);
            const answer = await call.hears(line);
            const isMore = line.split(" ").length >= fewestWords && !isBesides.test(line);
            if (promise.test(answer) && isMore) promised.push(line);
          }
          if (how === "goodbye" && !call.ledger.isEnded) {
            said.push("ok thanks bye");
            await call.hears("ok thanks bye");
            if (!call.ledger.isEnded) await call.hears("bye");
          }
          const told = call.ledger.isEnded ? call.tasks.map(({ detail }) => detail).join("\n") : null;
          const lost = promised.filter((line) =>
            told === null ? !isOnDesk(call, line) : !told.includes(line),
          );
          expect({ lost, all }).toEqual({ lost: [], all });
          expect({ faults: faultsOf(call, said), all }).toEqual({ faults: [], all });
        }),
        { numRuns: 60, seed: 20260810 },
      );
    },
    120_000,
  );
});
