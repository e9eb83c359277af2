import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { readableWishes, wordsOfReading } from "#server/dialogue/model-reading.ts";
import {
  builtIn,
  isPuzzled,
  isUnderstood,
  mayReword,
  namesIn,
  startTalk,
  type TalkState,
  talkStep,
  type WholeTurn,
} from "#server/dialogue/talk.ts";
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

/** One step from the state before, as a proposed reading is tried. */
function tried({ before: state }: WholeTurn, text: string): WholeTurn {
  const event = { type: "heard", at: state.now + 1_000, text } as const;
  const { state: after, effects } = talkStep(state, event);
  return { before: state, after, event, effects };
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

  test("is asked what was meant where nothing was made of it, and not where a yes is awaited [CALL-2]", async () => {
    expect(isPuzzled(await turnAfter("purple monkey dishwasher"))).toBe(true);
    expect(isPuzzled(await turnAfter("i'd like to book a check-up"))).toBe(false);
    expect(
      isPuzzled(
        await turnAfter("book me a check-up thursday at two", "mia chen", "purple monkey dishwasher"),
      ),
    ).toBe(false);
  });

  test.each(readableWishes)("is understood when it reads the wish %s [CALL-2]", async (wish) => {
    const turn = await turnAfter("purple monkey dishwasher");
    const none = { visit: null, date: null, time: null, partOfDay: null };
    expect(isUnderstood(tried(turn, wordsOfReading({ ...none, wish })))).toBe(true);
  });

  test("is not believed about a danger [CALL-1]", async () => {
    const turn = await turnAfter("purple monkey dishwasher");
    expect(isUnderstood(tried(turn, "i can't breathe"))).toBe(false);
  });

  test("sees no name of whoever is spoken of [CALL-2]", async () => {
    const { after } = await turnAfter("book me a check-up thursday at two", "rita moore");
    expect(namesIn(after)).toEqual(expect.arrayContaining(["Mia Chen", "Rita Moore"]));
  });
});
