import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import type { Act } from "#server/dialogue/hear/acts/acts.ts";
import {
  chosenReading,
  isSurelyHeard,
  mayReword,
  modelHearingContext,
  namesIn,
  type WholeTurn,
} from "#server/dialogue/model-turns.ts";
import { builtIn, startTalk, type TalkState } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

const mia = { patientName: "Mia Chen", patientPhone: "+61491570156" };
const before = [{ ...mia, appointmentType: "Teeth Cleaning", date: "2026-08-13", time: "10:00" }];

/** The last turn of a call on which these lines were said. */
async function turnAfter(...lines: readonly string[]): Promise<WholeTurn> {
  const call = await ledgerCall(builtIn, { before });
  let turn: WholeTurn | null = null;
  for (const text of lines) {
    const from: TalkState = call.ledger;
    const effects: readonly Effect[] = await call.send({ type: "heard", text });
    turn = { before: from, after: call.ledger, event: { type: "heard", at: 0, text }, effects };
  }
  if (turn === null) throw new Error("Nothing was said");
  return turn;
}

describe("beside the conversation a language model", () => {
  test.each([
    ["i'd like to book a check-up"],
    ["are you open on fridays"],
    ["i'd like a check-up", "thursday please"],
  ])("may word an ordinary answer: %s [CALL-2]", async (...lines) => {
    expect(mayReword(await turnAfter(...lines))).toBe(true);
  });

  test.each([
    ["a danger", "my mouth is swelling and i can't breathe"],
    ["who speaks", "are you a real person"],
    ["whose visit it is", "i need to cancel my appointment"],
    ["a read-back", "book me a check-up thursday at two", "mia chen"],
    ["the last words", "thanks bye"],
    ["what the team was told", "please have somebody ring me about my bill", "mia chen", "any time"],
  ])("never words %s [CALL-2]", async (_, ...lines) => {
    expect(mayReword(await turnAfter(...lines))).toBe(false);
  });

  test("never words the notice at the start [CALL-3]", async () => {
    const call = await ledgerCall(builtIn);
    const event = { type: "heard", at: 0, text: "" } as const;
    expect(mayReword({ before: startTalk(), after: call.ledger, event, effects: call.effects })).toBe(false);
  });

  test.each<[string, boolean, ...string[]]>([
    ["a mere answer", true, "i'd like a check-up thursday at two", "mia chen"],
    ["a yes", true, "book me a check-up thursday at two", "mia chen", "yes"],
    ["a danger to a life", true, "my mouth is swelling and i can't breathe"],
    ["a wish", false, "i'd like to book a check-up"],
    ["what nothing was made of", false, "purple monkey dishwasher"],
    [
      "an answer with more to it",
      false,
      "book me a check-up thursday at two",
      "mia chen but can you put down that i faint at needles",
    ],
  ])("is asked what the words do unless they are plain: %s [CALL-6]", async (_, isPlain, ...lines) => {
    expect(isSurelyHeard(await turnAfter(...lines))).toBe(isPlain);
  });

  test("is told what was asked, what is being done and what can be pointed at, and no id of ours [CALL-6]", async () => {
    const { after } = await turnAfter("i'd like a check-up", "thursday please");
    expect(modelHearingContext(after)).toMatchObject({
      ...{ prompt: "offer", doing: "book", known: ["treatment"], isDanger: false },
      candidates: expect.arrayContaining([expect.objectContaining({ kind: "time", date: "2026-08-13" })]),
    });
  });

  test("is believed by rule, and not where the words, a danger or an answer speak against it [CALL-6]", async () => {
    const builtIn = await turnAfter("purple monkey dishwasher");
    const standing = (acts: number, of: number, more: Partial<TalkState> = {}): WholeTurn => {
      const heard = { text: "", clauses: [], acts: [], proposed: { acts: of, standing: acts } };
      return { ...builtIn, after: { ...builtIn.after, lastHeard: heard, ...more } };
    };
    expect(chosenReading(builtIn, standing(2, 2))).toBe("better");
    expect(chosenReading(builtIn, standing(1, 2))).toBe("not_in_words");
    expect(chosenReading(builtIn, standing(0, 0))).toBe("not_in_words");
    const { fruitless } = builtIn.after;
    expect(chosenReading(builtIn, standing(2, 2, { fruitless: fruitless + 1 }))).toBe("not_better");
    const inDanger = await turnAfter("my mouth is swelling and i can't breathe");
    expect(chosenReading(inDanger, standing(2, 2))).toBe("danger_heard");
  });

  const heardAs = (turn: WholeTurn, acts: readonly Act[]): WholeTurn => {
    const heard = { text: "", clauses: [], acts, proposed: { acts: 1, standing: 1 } };
    return { ...turn, after: { ...turn.after, lastHeard: heard } };
  };
  const clauseOf = { clause: 0, words: "", certainty: 1 };

  test.each(["chat", "noise", "tell", "thanks"] as const)(
    "is not believed where it only leaves out what was told: %s for a name [CALL-6]",
    async (kind) => {
      const builtIn = await turnAfter(
        "book me a check-up thursday at two",
        "mia chen but can you put down that i faint at needles",
      );
      expect(chosenReading(builtIn, heardAs(builtIn, [{ kind, ...clauseOf }]))).toBe("not_better");
    },
  );

  test("is believed where it hears more [CALL-6]", async () => {
    const builtIn = await turnAfter("book me a check-up thursday at two", "mia chen");
    const own = builtIn.after.lastHeard?.acts ?? [];
    const price: Act = { kind: "ask", topic: "price", about: {}, ...clauseOf };
    expect(chosenReading(builtIn, heardAs(builtIn, [price]))).toBe("better");
    expect(chosenReading(builtIn, heardAs(builtIn, [...own, price]))).toBe("better");
    expect(chosenReading(builtIn, heardAs(builtIn, [...own, { kind: "tell", ...clauseOf }]))).toBe("better");
  });

  test("sees no name of whoever is spoken of [CALL-2]", async () => {
    const { after } = await turnAfter("book me a check-up thursday at two", "rita moore");
    expect(namesIn(after)).toEqual(expect.arrayContaining(["Mia Chen", "Rita Moore"]));
  });
});
