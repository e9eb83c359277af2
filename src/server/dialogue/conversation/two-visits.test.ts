import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

/** Mia Chen comes on Tuesday 11 August at 10:00 am. */
const calling = () => ({ ...mine, book: clinicBook(exampleFacts, [aVisit()]) });

describe("two visits of one sentence, each for something else, are booked one after the other [CALL-1]", () => {
  test("of one person, the second counted from the first", () => {
    const call = play(mine, [
      {
        caller:
          "two appointments please one for a clean on friday and one to talk about veneers a week later",
        says: ["I will book both, one after the other.", "Friday 14 August"],
      },
      { caller: "ten o'clock" },
      { caller: "joanna whitcombe" },
      { caller: "yes", says: "a teeth cleaning for Joanna Whitcombe" },
      { caller: "yeah and when am i doing the veneers", says: "The other one comes after this." },
      {
        caller: "yes",
        says: ["a general consultation for Joanna Whitcombe", "Friday 21 August at 10:00 am"],
      },
      { caller: "yes" },
    ]);
    expect(standingIn(call.book)).toEqual([
      "Joanna Whitcombe 2026-08-14 10:00",
      "Joanna Whitcombe 2026-08-21 10:00",
    ]);
  });

  test("of the caller and a child", () => {
    const call = callSaying(
      [
        "i want to book a clean and my kid needs his mouthguard fitted can you do both on friday",
        "three for me",
      ],
      mine,
    );
    for (const line of ["mel costa", "yes", "yes", "half past three", "leo costa", "yes"]) call.say(line);
    expect(call.book.entries).toMatchObject([
      { patientName: "Mel Costa", appointmentType: "Teeth Cleaning", time: "15:00" },
      { patientName: "Leo Costa", appointmentType: "Preventive Care", time: "15:30" },
    ]);
  });

  test.each([
    [
      "a check-up on the 12th at nine and a clean on the 19th at two, it's Greg Marsh",
      ["Greg Marsh 2026-08-12 09:00", "Greg Marsh 2026-08-19 14:00"],
    ],
    [
      "Greg Marsh here, a filling on Wednesday at nine and a check-up on the 19th at nine",
      ["Greg Marsh 2026-08-12 09:00", "Greg Marsh 2026-08-19 09:00"],
    ],
    [
      "can you book my son Leo Marsh a check-up on Wednesday at nine and then a filling on Friday at ten",
      ["Leo Marsh 2026-08-12 09:00", "Leo Marsh 2026-08-14 10:00"],
    ],
  ])("of one person, each on a day of its own: %s", (caller, visits) => {
    const call = callSaying([caller, "yes", "yes", "yes"], mine);
    expect(standingIn(call.book)).toEqual(visits);
    expect(call.state.ownVisit === undefined).toBe(caller.includes("my son"));
  });

  test.each([
    "i need a check up and a clean on friday",
    "a check-up on wednesday or a clean on friday",
    "i had a filling on monday and a check-up on wednesday would be good",
    "an x ray and a filling on friday please",
  ])("one visit stays one: %s", (caller) => expect(callSaying([caller]).state.later ?? null).toBeNull());
});

describe("cancelled for another one is moved [CALL-1]", () => {
  test.each([
    ["i need to cancel tuesday and make another one for the week after it's mia chen", "Monday 17 August"],
    ["it's mia chen cancel my appointment and then book me a new one on friday", "Friday 14 August"],
  ])("%s", (caller, day) => {
    const call = callSaying([caller], calling());
    expect(call.say("yes")).toContain(day);
    expect(call.state).toMatchObject({ purpose: "reschedule", moving: { appointmentId: "visit-1" } });
  });

  test("but another person's is a visit of its own", () => {
    const call = callSaying(
      ["it's mia chen cancel mine and make another one for my son on friday", "yes", "yes"],
      calling(),
    );
    expect(standingIn(call.book)).toEqual([]);
    expect(call.state.purpose).toBe("book");
  });
});

describe("the other visit may be dropped again [CALL-1]", () => {
  test("before the first is done", () => {
    const call = callSaying(["cancel mine and my brother's", "mia chen, and forget my brother"], calling());
    call.say("yes");
    expect(call.say("yes")).not.toContain("Now the other one");
  });

  test("and after it", () => {
    const call = callSaying(["it's mia chen cancel mine and my brother's", "yes", "yes"], calling());
    expect(call.say("no just mine i told you forget about my brother")).toContain("anything else");
  });
});

test("whoever asks whether to come with a cold is told who can say, and is offered no visit", () => {
  const call = callSaying(["i'm in on tuesday for an implant and i've got a cold should i still come"]);
  expect(call.state.purpose).toBeNull();
  expect(call.effects.filter(({ type }) => type === "find_slots")).toEqual([]);
  expect(call.say("i don't want a new time i have one on tuesday at ten cancel it then")).toContain(
    "What name is the appointment under?",
  );
});

test("whoever thanks at the read-back and goes hears once that it is not booked", () => {
  const call = callSaying(["a clean on friday at ten it's lee wong", "yes"]);
  expect(call.say("ta bye")).toContain("It is not booked yet.");
  call.say("oh yes please");
  expect(call.book.entries).toHaveLength(1);
});

test("babies and kids are asked for by many names", () => {
  const facts = { specializations: ["Children's dentistry"] };
  for (const caller of ["do you see babies", "do you guys treat toddlers"])
    expect(callSaying([caller], { facts }).lastUnderstood).toMatchObject({ isAnswered: true });
});
