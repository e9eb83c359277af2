import { describe, expect, test } from "vitest";
import { talkStep } from "../talk.ts";
import { exampleFacts } from "../testing/example-clinic.ts";
import { emptyLedger } from "./begin.ts";
import { ledgerOf } from "./migrate.ts";

const at = Date.parse("2026-08-10T00:00:00Z");

/** As the first version stored a call in the middle of a booking, cut to what matters. */
const ofVersion1 = {
  version: 1,
  facts: exampleFacts,
  callerNumber: "+61491570156",
  now: at,
  purpose: "book",
  queued: [],
  step: { type: "collecting", slot: "name" },
  draft: { treatment: "Check-up", name: null },
  waiting: null,
  lastSaid: "May I have your name, please?",
};
const back = { type: "silence", at, isBack: true } as const;
const said = (effects: ReturnType<typeof talkStep>["effects"]) =>
  effects.map((each) => (each.type === "say" ? each.text : "")).join(" ");

describe("a stored call", () => {
  test("of this version goes on as it was", () => {
    const ledger = { ...emptyLedger(), facts: exampleFacts };
    expect(ledgerOf(JSON.parse(JSON.stringify(ledger)))).toEqual(ledger);
  });

  test("of an earlier one keeps its clinic and its number, apologises and begins anew [CALL-1]", () => {
    const ledger = ledgerOf(ofVersion1);
    expect(ledger).toMatchObject({ version: 2, facts: exampleFacts, callerNumber: "+61491570156", now: at });

    const resumed = talkStep(ledger, back);
    expect(said(resumed.effects)).toMatch(/^Sorry, I lost you there\..*\?$/);
    // Once: the next break is one like any other.
    expect(said(talkStep(resumed.state, back).effects)).not.toContain("lost you");

    const booking = talkStep(resumed.state, { type: "heard", at, text: "i'd like to book a check-up" });
    expect(booking.state.matters).toMatchObject([{ kind: "book", treatment: "General Consultation" }]);
  });

  test("of our own tells nobody why we ring before they have said who they are", () => {
    const outbound = { reason: "recall", patientName: "Rita Moss", isConfirmed: true };
    const ledger = ledgerOf({ ...ofVersion1, outbound });
    const resumed = said(talkStep(ledger, back).effects);
    expect(resumed).toContain("Rita");
    expect(resumed).not.toMatch(/check-up|due/i);
  });

  test("of which nothing can be read begins with nothing", () => {
    expect(talkStep(ledgerOf({ step: "?" }), back).effects).toEqual([]);
  });
});
