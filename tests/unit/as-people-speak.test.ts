import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Mechanisms that serve ways of speaking: clipped verbs, stories, visits told of as there, times of their own. */

const line = "+61491570156";
const visit = (patientName: string, date: string, time: string, appointmentType = "Check-up") => ({
  ...{ patientName, patientPhone: line, appointmentType },
  ...{ date, time },
});

test.each([
  "i'm ringing about my mum she's got a a teeth clean coming up with you mob on the seventeenth",
  "im ringing about dad hes in with you thursday for a crown",
  "hi im ringing about my boy hes got a filling booked in for friday",
])("a visit that is told of as there begins no booking: '%s' [CALL-5]", async (told) => {
  const call = await callInWords();
  await call.hears(told);
  expect(call.ledger.matters.filter(({ kind }) => kind === "book")).toEqual([]);
});

test("'the same day' of a visit that is moved is its own [CALL-1]", async () => {
  const call = await callInWords({ before: [visit("Anh Nguyen", "2026-08-12", "11:00")] });
  await call.hears("hi its anh nguyen i need to move my check up on wednesday", "what have you got");
  expect(await call.hears("could i come later the same day half past four")).toContain(
    "to Wednesday the 12th at half past four",
  );
});

test.each([
  ["after three i knock off at four", /after 3:00 pm/],
  ["before ten i start work at ten", /before 10:00 am/],
  ["oh after three i knock off at three and she's still comin on the seventeenth yeah", /after 3:00 pm/],
])("when to ring is told beside what explains it: '%s' [CALL-8]", async (when, read) => {
  const call = await callInWords({ before: [visit("Glenys Hart", "2026-08-17", "13:00")] });
  await call.hears("can someone ring me about mums crown", "terry hart", when);
  expect(call.tasks[0]?.detail).toMatch(read);
  expect(call.tasks[0]?.detail).not.toContain("Monday 17 August");
});

test("verbs are heard as many speak them [CALL-5]", async () => {
  const call = await callInWords({ before: [visit("Pete Novak", "2026-08-13", "14:30")] });
  expect(await call.hears("hi its pete novak just ringin to say im comin thursday")).toContain("see you");
});

test("whoever gives their full name before those who come is none of them [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears(
    "hi it's kelly cole my kids ruby and leo have check ups wednesday and i need to cancel ruby's",
  );
  expect(call.ledger.people[0]?.name?.full).toBe("Kelly Cole");
});

describe("a time that is their own", () => {
  test.each([
    "right have ya got anything earlier that day actually nah leave it half two's good",
    "what else is there wednesday no half past two is fine",
  ])("is never called taken: '%s' [CALL-1]", async (wish) => {
    const call = await callInWords({ before: [visit("Pete Novak", "2026-08-12", "14:30", "Filling")] });
    await call.hears("yeah hi it's pete novak just ringing to say i'm coming wednesday");
    expect(await call.hears(wish)).not.toMatch(/half past two.*isn't free/);
    expect(call.stands()).toEqual(["Pete Novak 2026-08-12 14:30"]);
  });
});

test.each([
  ["should i ring the bank do you think", /bank|one for the team|don't know/],
  ["do i ring the bank now before he takes my money", /whether you should ring the bank/],
])("advice on what is no matter of teeth is owned up to: '%s' [KB-4] [CALL-5]", async (question, answer) => {
  const call = await callInWords();
  await call.hears("hello it's margaret doyle can somebody ring me about my card");
  const said = await call.hears(question);
  expect(said).toMatch(answer);
  expect(said).not.toContain("dentist would have to see");
});

test("a story that nothing is read from is offered to the team, and no menu [CALL-1] [CALL-5]", async () => {
  const call = await callInWords();
  const said = await call.hears(
    "well a young man rang and said he's from your place and i must pay two hundred dollars so i read him the numbers off the card",
  );
  expect(said).toMatch(/pass that on/);
});
