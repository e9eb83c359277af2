import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import type { Visit } from "#server/rehearsal/caller.ts";
import { type CallOptions, type LedgerCall, ledgerCall } from "../support/ledger-call.ts";
import {
  asksForNumber,
  feverWithSwelling,
  ofAnothersVisit,
  ofTheirOwnVisit,
  onlyOozing,
  standsDown,
} from "./harm-sayings.ts";

/** Every second saying was held back while the behaviour was built: both halves are counted, and neither may slip. */
const halves = <Saying>(all: readonly Saying[]) =>
  [
    ["built with", all.filter((_, i) => i % 2 === 0)],
    ["held back", all.filter((_, i) => i % 2 === 1)],
  ] as const;

const least = 19;
async function unserved<Saying>(
  all: readonly Saying[],
  isServed: (saying: Saying) => Promise<boolean>,
): Promise<Saying[]> {
  const missed: Saying[] = [];
  for (const saying of all) if (!(await isServed(saying))) missed.push(saying);
  return missed;
}
/** At most so many are not, and each of them is named. */
const expectServed = (missed: readonly unknown[], all: readonly unknown[], atLeast = least) =>
  expect(all.length - missed.length, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(atLeast);

const spoken = (effects: readonly Effect[]): string =>
  effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" ");

async function callSaying(lines: readonly string[], options: CallOptions = {}): Promise<LedgerCall> {
  const call = await ledgerCall(builtIn, {
    ...options,
    facts: { emergencyContact: "0491 578 888", ...options.facts },
  });
  for (const text of lines) await call.send({ type: "heard", text });
  return call;
}
const answerTo = async (call: LedgerCall, text: string): Promise<string> =>
  spoken(await call.send({ type: "heard", text }));

describe.each(halves(standsDown))("'it's only the tooth', %s", (_, sayings) => {
  test("is believed after 000, once it has been asked about [CALL-1]", async () => {
    const missed = await unserved(sayings, async (said) => {
      const call = await callSaying(["help i can't breathe", said, "no it's only the tooth"]);
      if (call.ledger.asked?.ask === "after_danger" && call.ledger.asked.about === "still")
        await call.send({ type: "heard", text: "no" });
      return call.ledger.danger?.stage === "over" || call.ledger.danger?.stage === "advised";
    });
    expectServed(missed, sayings);
  });
});

/** Numbers are spoken digit by digit. */
const digitsOf = (text: string): string => text.replace(/\D/g, "");

describe.each(halves(asksForNumber))("a number that is asked for, %s", (_, sayings) => {
  test.each([
    [[]],
    [["i'd like a clean", "thursday at ten"]],
    [["cancel my appointment"]],
    [["help i can't breathe"]],
  ])("is given after %j [CALL-1]", async (before: readonly string[]) => {
    const missed = await unserved(sayings, async ([said, number]) =>
      digitsOf(await answerTo(await callSaying(before), said)).includes(digitsOf(number)),
    );
    expectServed(missed, sayings);
  });
});

describe.each(halves(feverWithSwelling))("a swelling with a fever, %s", (_, sayings) => {
  test("is urgent in the first answer [CALL-1]", async () => {
    const missed = await unserved(sayings, async (said) => {
      const { ledger } = await callSaying([said]);
      return ledger.danger !== null && ledger.danger.stage !== "over";
    });
    expectServed(missed, sayings);
  });
});

describe.each(halves(onlyOozing))("what only oozes, %s", (_, sayings) => {
  test("is no matter for an ambulance [CALL-1]", async () => {
    const missed = await unserved(sayings, async (said) => {
      const { ledger } = await callSaying([said]);
      return ledger.danger?.stage !== "sent" && ledger.danger?.stage !== "asked";
    });
    expectServed(missed, sayings);
  });
});

const ritas: Visit = {
  ...{ patientName: "Rita Moore", patientPhone: "+61466777888", appointmentType: "Teeth Cleaning" },
  ...{ date: "2026-08-11", time: "10:00" },
};
const herDetails = ["Rita Moore", "no, it's 0466 777 888"];

describe.each(halves(ofAnothersVisit))("another person's visit, by whatever words, %s", (_, sayings) => {
  test("is neither told nor touched, nor after other words for it [CALL-1]", async () => {
    const missed = await unserved(sayings, async (said) => {
      const again = ["i'd like to cancel the appointment of rita moore", "yes", "i want to cancel it"];
      const lines = [said, ...herDetails, "yes", ...again, ...herDetails, "yes"];
      const call = await callSaying(lines, { before: [ritas] });
      const isTold = call.ledger.found.length > 0;
      return !isTold && call.book.standing().length === 1;
    });
    expectServed(missed, sayings);
  });
});

describe.each(halves(ofTheirOwnVisit))("one's own visit or a small child's, %s", (_, sayings) => {
  test("is dealt with as ever, whoever else is mentioned [CALL-1]", async () => {
    const missed = await unserved(sayings, async (said) => {
      const call = await callSaying([said, ...herDetails, "tuesday"], { before: [ritas] });
      return call.effects.some(({ type }) => type === "find_appointments");
    });
    expectServed(missed, sayings, sayings.length - 2);
  });
});
