import { expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

test.each(["is there parking", "what health funds do you take", "how much is a clean"])(
  "'%s', said over and over, is not answered with the same thing a third time running, whatever is asked behind it [CALL-5]",
  async (words) => {
    const call = await ledgerCall(builtIn);
    for (let i = 0; i < 3; i += 1) await call.send({ type: "heard", text: words });
    expect(call.tasks).toHaveLength(1);
    expect(call.tasks[0]?.detail).toContain(words);
  },
);

test("other questions of the same thing go on being answered [CALL-5]", async () => {
  const call = await ledgerCall(builtIn);
  for (const text of ["is there parking", "is the parking free though", "and where's the parking exactly"])
    await call.send({ type: "heard", text });
  expect(call.ledger.isEnded).toBe(false);
});

test.each([
  "no need to ring just write it down",
  "don't ring and please put it on the file",
  "no need to call but let them know",
])("'%s', to when they should be rung, leaves a message, and nobody rings [CALL-5]", async (words) => {
  const call = await ledgerCall(builtIn);
  for (const text of ["somebody should ring me about my bill", "rita moore", words])
    await call.send({ type: "heard", text });
  expect(call.tasks[0]).toMatchObject({ title: "Message from Rita Moore" });
  expect(call.tasks[0]?.detail).toContain("Nobody needs to ring them.");
});
