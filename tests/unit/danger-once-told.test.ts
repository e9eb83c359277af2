import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { type LedgerCall, ledgerCall } from "../support/ledger-call.ts";

async function saying(...lines: readonly string[]): Promise<LedgerCall & { answers: readonly string[] }> {
  const call = await ledgerCall(builtIn);
  const answers: string[] = [];
  for (const text of lines) {
    const effects: readonly Effect[] = await call.send({ type: "heard", text });
    answers.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  return Object.assign(call, { answers });
}

const cannotSwallow = "his jaw's swollen and he can't swallow his own spit";

describe("after 000", () => {
  test.each([
    "he reckons he's breathing okay",
    "she says she can breathe fine",
    "i think he's breathing alright",
    "he's probably breathing fine he's just tired",
  ])("'%s' is asked about before it is believed [CALL-1]", async (hearsay) => {
    const call = await saying(cannotSwallow, hearsay);
    expect(call.ledger.danger?.stage, call.answers.join(" | ")).toBe("sent");
  });

  test("said a second time, it is believed [CALL-1]", async () => {
    const call = await saying(
      cannotSwallow,
      "i think he's breathing okay",
      "no he's breathing fine and he's just had a drink and swallowed it",
    );
    expect(call.ledger.danger?.stage, call.answers.join(" | ")).not.toBe("sent");
  });
});

describe("first aid that was just told", () => {
  test.each([
    ["had a tooth out yesterday and it's still oozing a bit of pink", "is that normal"],
    ["my crown fell off at breakfast", "is that serious or can it wait till next week"],
    ["my cheek's puffed up a bit since last night", "should i be worried about it"],
  ])("%s, '%s': is not told over again [CALL-1]", async (trouble, question) => {
    const call = await saying(trouble, question);
    const [first = "", second = ""] = call.answers;
    const [opening = ""] = first.split(". ");
    expect(second).toMatch(/healthdirect/);
    expect(second, first).not.toContain(opening);
  });
});
