import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const answer = (line: string): string => testCall(mine).say(line);

describe("a question and a wish in one breath are both served [CALL-1]", () => {
  test.each([
    "whats the cost of a checkup and can i come tomorrow",
    "can i come tomorrow and whats the cost of a checkup",
    "how much is a clean and could my husband come tomorrow",
    "what do you charge for a check up, may we both come tomorrow",
  ])("a price is asked and a day wished for: %s", (line) => {
    expect(answer(line)).toMatch(/do not have prices here.*Tomorrow, Tuesday 11 August,? I have/);
  });

  test.each([
    "do you take kids, if you do I'd like Thursday at two for my son",
    "do you see toddlers, if so can I bring mine in on Thursday at two",
    "do you have parking? If so Thursday at two please",
    "is there wheelchair access, and if yes could we come Thursday at two",
  ])("what hangs on the answer is wished for all the same: %s", (line) => {
    const call = callSaying([line], mine);
    expect(call.state.purpose).toBe("book");
    expect(call.state.draft.slot).toEqual({ date: "2026-08-13", time: "14:00" });
  });

  test.each([
    "do you open on weekends, and if so what are the hours on Saturday",
    "do you do whitening and if you do how long does it take on a Thursday",
    "I want to know if you are open on Thursday",
  ])("a further question is none: %s", (line) => {
    expect(callSaying([line], mine).state.purpose).toBeNull();
  });

  test.each([
    ["my crown came off do you take bupa", "We accept all major health funds."],
    ["i need a filling do you do payment plans", "which ways to pay"],
    ["just a small chip nothing urgent do you do payment plans", "which ways to pay"],
    ["my tooth has been sore a bit how much is a filling", "do not have prices here"],
    ["i've got a toothache what are your hours", "We are open Monday to Friday"],
    ["my denture is loose do you have parking", "Free parking"],
  ])("a trouble is told before the question: %s", (line, told) => {
    expect(answer(line)).toContain(told);
    expect(answer(line)).toContain("What day and time would suit you?");
  });

  test.each([
    ["how much is a filling my tooth has been sore", "do not have prices here"],
    ["do you take bupa my crown came off", "We accept all major health funds."],
    ["do you do payment plans i've got a small chip", "which ways to pay"],
  ])("or after it: %s", (line, told) => {
    expect(answer(line)).toContain(told);
    expect(answer(line)).toContain("What day and time would suit you?");
  });

  test.each([
    [
      "do you have hicaps and can i pay my account",
      "We accept all major health funds. The rest I do not know",
    ],
    ["can i pay my account and do you have parking", "off Slip Lane. The rest I do not know"],
    ["whats your address and can i pay my bill", "12 Wharf Street, Sydney NSW 2000. The rest I do not know"],
  ])("what only the team can see to is not dropped: %s", (line, told) => {
    expect(answer(line)).toContain(told);
    expect(answer(line)).toContain("put you through to the team?");
  });

  test.each(["i chipped my tooth do you do payment plans", "i've got a chipped tooth how much does it cost"])(
    "what it costs is told after the advice: %s",
    (line) => {
      expect(answer(line)).toMatch(/^Keep any piece of the tooth in milk.*the team can tell you\. Today/);
    },
  );

  test("a small chip is a reason to come in", () => {
    expect(answer("just a small chip")).toContain("What day and time would suit you?");
  });
});

test.each([
  "if i need a crown do you do payment plans",
  "how much is it to fix a chipped tooth",
  "how much is it if my tooth is broken",
  "what do you charge for the crown i need",
  "how much is it to see why my tooth is sore",
  "how much is a check up my dentist is away",
  "how much would it cost if i came tomorrow",
  "do you take bupa for a crown",
  "what do you charge if i come without an appointment",
  "what did the crown cost that you put in last year",
  "can i come half an hour late and what do you charge for that",
])("what is only asked begins no booking: %s [CALL-1]", (line) => {
  const call = callSaying([line]);
  expect(call.state.draft.visit).toBeNull();
  expect(call.state.lastSaid).not.toMatch(/would suit you/);
});
