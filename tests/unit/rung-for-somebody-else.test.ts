import { expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whom the team is to ring, and about whom, where that is not one and the same. */

test("whoever is spoken of and is to be rung has the task, and who rang stands beside it [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears(
    "hello it's omar haddad i'm calling for my dad khalid haddad",
    "can someone ring him about his bridge",
    "his number's 0491 570 110",
    "any time",
  );
  expect(call.tasks).toHaveLength(1);
  expect(call.tasks[0]).toMatchObject({ title: "Ring Khalid Haddad for Omar Haddad", phone: "+61491570110" });
  expect(call.tasks[0]?.detail).toContain("not Omar Haddad, who rang");
});

test("a name told of a patient is not that of whoever leaves word of them [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears(
    "hi my name's priya i'm a case manager for one of your patients",
    "he needs a letter posted for his insurer it's for desmond clay",
    "no that's all",
  );
  expect(call.tasks[0]?.title).toBe("Message from Priya");
  expect(call.tasks[0]?.detail).toContain("About Desmond Clay.");
});

test("whom not to ring is no wish that nobody rings [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears(
    "could you get someone to call my daughter about my bill",
    "oh no don't call her she's at uni call me",
    "it's gwen marsh",
    "any time",
  );
  expect(call.tasks[0]?.title).toBe("Ring Gwen Marsh back");
  expect(call.tasks[0]?.detail).not.toContain("Nobody needs to ring");
});

test("what is said in place of a time to be rung is no time [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("can somebody ring me", "fred lund", "use my mobile not the landline please 0491 570 110");
  expect(call.tasks[0]?.detail).toContain("not the landline");
  expect(call.tasks[0]?.detail).not.toContain("To be rung");
});

test("by when they must be somewhere else holds for the offers that follow [CALL-1]", async () => {
  const call = await callInWords();
  await call.hears("can i book a clean i've got to be at school by eleven", "some day next week");
  const offered = call.ledger.asked?.ask === "offer" ? call.ledger.asked.times : [];
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.every(({ time }) => time <= "10:30")).toBe(true);
});
