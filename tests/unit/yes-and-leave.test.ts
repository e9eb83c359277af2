import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** What is said beside an answer out of courtesy changes nothing of the answer. */

async function rung(...lines: readonly string[]) {
  const call = await ledgerCall(builtIn);
  for (const text of lines) await call.send({ type: "heard", text });
  return call;
}

describe("a yes to what is read back", () => {
  test.each([
    "yes lovely thank you thats all",
    "yep ta love nothing more thats the lot",
    "yes thats right and thats everything thanks bye",
    "ok good thank you that will be all",
    "yes please and thats all for today thanks",
  ])("with thanks and leave, '%s', books it [CALL-5]", async (words) => {
    const call = await rung("i need a check up tuesday at nine its june allen", words);
    expect(call.book.standing()).toMatchObject([{ patientName: "June Allen", time: "09:00" }]);
  });

  test.each(["yes no thats wrong", "yes oh hang on no leave it", "no thank you thats all"])(
    "is none where it is taken back, '%s' [CALL-5]",
    async (words) => {
      const call = await rung("i need a check up tuesday at nine its june allen", words);
      expect(call.book.standing()).toEqual([]);
    },
  );

  test("a mere no is asked whether anything is to be changed, and not what [CALL-5]", async () => {
    const call = await rung("i need a check up tuesday at nine its june allen", "no");
    expect(call.ledger.asked).toMatchObject({ ask: "what_to_change", isOpenWhether: true });
  });
});

describe("a wish to be rung", () => {
  test.each([
    "i want the fella to ring me about me bottom plate its broke in two",
    "could somebody phone me ive gone and cracked a crown",
    "get the nurse to give me a bell me front tooth chipped and id like to ask what to do",
    "can i have a ring back please my false teeth split down the middle",
  ])("that tells of trouble, '%s', is that and begins no booking [CALL-5]", async (words) => {
    const call = await rung(words, "bert kelly", "monday three oclock");
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["callback"]);
    expect(call.tasks).toMatchObject([{ title: expect.stringMatching(/^Ring Bert Kelly back\b/) }]);
    expect(call.tasks[0]?.title).not.toMatch(/\b(?:me|them)\b/);
  });

  test("beside one for a visit leaves both [CALL-5]", async () => {
    const call = await rung("can i book a filling and can someone ring me about my bill");
    expect(call.ledger.matters.map(({ kind }) => kind).toSorted()).toEqual(["book", "callback"]);
  });
});

test.each([
  "i just hung up on you please put me down tuesday nine oclock for a check up",
  "sorry i accidentally hung up on you can i have tuesday at nine for a check up",
])("'%s' complains of nothing, and what is wished is taken [CALL-5]", async (words) => {
  const call = await rung(words);
  expect(call.ledger.complaint).toBeUndefined();
  expect(call.ledger.matters).toMatchObject([{ kind: "book", treatment: "General Consultation" }]);
});

test.each([
  "your girl hung up on me and i want to book a check up",
  "i rang and was hung up on by your receptionist",
])("'%s' complains [CALL-5]", async (words) => {
  expect((await rung(words)).ledger.complaint).toBeDefined();
});
