import { describe, expect, test } from "vitest";
import { leftUndone } from "./left-undone.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const alertsIn = (call: ReturnType<typeof testCall>): string[] =>
  call.effects.flatMap((each) => (each.type === "alert_staff" ? [each.text] : []));

describe("after 000 was named the line stays open [CALL-1]", () => {
  test("'no, it's only the tooth' goes on with first aid and the soonest visit, and staff hear both", () => {
    const call = play(mine, [
      {
        caller: "help i can't breathe",
        says: /^Hang up now and dial triple zero/,
        step: "checking_emergency",
      },
      {
        caller: "no no it's only the tooth",
        says: ["If that changes", "000", "emergency contact is 0491 578 888", "Today, Monday 10 August"],
        never: /^Hang up/,
        step: "offering",
      },
    ]);
    const [first = "", second = ""] = alertsIn(call);
    expect(first).toContain("help i can't breathe");
    expect(second).toContain("no no it's only the tooth");
    expect(second).toContain("nobody is in danger");
  });

  test.each([
    ["no i've knocked a tooth out", "keep it in milk"],
    ["nah i chipped a tooth that's all", "biting on that side"],
    ["i'm breathing fine it's my jaw that's swollen", "cold pack"],
  ])("what is the matter is advised on: %s", (said, advice) => {
    expect(callSaying(["i can't breathe"]).say(said)).toContain(advice);
  });

  test("a mere no is asked about first, for it may be a no to hanging up", () => {
    play(mine, [
      { caller: "my mum has collapsed" },
      { caller: "no", says: ["000", "nobody in danger?"], step: "checking_emergency" },
      { caller: "no", says: "If that changes", step: "offering" },
    ]);
  });

  test("a booking is not begun while somebody may be in danger", () => {
    const call = play(mine, [
      { caller: "my mum has collapsed" },
      { caller: "can i book for tomorrow at ten", says: ["000", "nobody in danger?"], does: [] },
      { caller: "no she's fine now", says: "Tuesday 11 August at 10:00 am is free" },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("what is asked meanwhile is answered, and the operator's help is named", () => {
    play(mine, [
      { caller: "the bleeding won't stop it's pouring out" },
      { caller: "what do i do", says: ["dial triple zero, 000", "operator", "press on it firmly"] },
      { caller: "okay i'm calling them now", says: "operator", never: /Goodbye/, step: "checking_emergency" },
    ]);
  });

  test("danger that goes on is never stood down by a sentence that denies one part of it", () => {
    for (const said of [
      "no he's not breathing",
      "no it won't stop bleeding",
      "it's only getting worse",
      "no i can't swallow either",
    ]) {
      const call = callSaying(["he can't breathe", said]);
      expect(call.state.step.kind, said).toBe("checking_emergency");
      expect(alertsIn(call).join(" "), said).not.toContain("nobody is in danger");
    }
  });

  test("what was being done before goes on where it was", () => {
    play(mine, [
      { caller: "i'd like a cleaning on thursday at 2 pm" },
      { caller: "wait he has stopped breathing", says: /^Hang up now/ },
      { caller: "no sorry false alarm he's fine", says: "What is your name?" },
    ]);
  });

  test("who says nothing hears the number again and is then handed to a person, never cut off at once", () => {
    const call = callSaying(["my mum has collapsed"]);
    for (const times of [1, 2]) {
      expect(call.send({ type: "silence" }), String(times)).toContain("000");
      expect(call.isOver()).toBe(false);
    }
    expect(call.send({ type: "silence" })).toContain("000");
    expect(call.effects.at(-1)).toEqual({ type: "hand_over", reason: "emergency" });
  });

  test("where there is nobody to hand to, the line is given up only after three silences", () => {
    const call = callSaying(["my mum has collapsed"], { ...mine, facts: { canTransfer: false } });
    expect(call.isOver()).toBe(false);
    for (const _ of [1, 2, 3]) call.send({ type: "silence" });
    expect(call.effects.at(-1)).toEqual({ type: "hang_up", reason: "emergency" });
  });

  test("a person who is asked for is put through", () => {
    const call = callSaying(["i can't breathe", "can i talk to a person"]);
    expect(call.effects.at(-1)).toMatchObject({ type: "hand_over" });
  });

  test("who rings off then leaves no second task: staff were alerted", () => {
    expect(leftUndone(callSaying(["i can't breathe"]).state)).toBeNull();
  });
});

describe("a number for help is given in every state [CALL-1]", () => {
  const states: readonly (readonly string[])[] = [
    [],
    ["i'd like a clean"],
    ["i'd like a clean", "thursday at ten"],
    ["i'd like a clean", "thursday at ten", "jill hart", "yes"],
    ["cancel my appointment"],
    ["cancel my appointment", "jill hart"],
    ["i want to leave a message"],
    ["can i speak to somebody about my bill"],
    ["my socket is bleeding"],
    ["help i can't breathe"],
    ["i want to kill myself"],
    ["my son swallowed mouthwash"],
    ["my tooth got knocked out"],
  ];
  test.each([
    ["what's the number for lifeline", "13 11 14"],
    ["sorry what's the poisons number", "13 11 26"],
    ["have you got the number for healthdirect", "1800 022 222"],
    ["what's the emergency contact number for the clinic", "0491 578 888"],
  ])("%s", (asked, number) => {
    for (const before of states) {
      const call = callSaying(before);
      if (call.isOver()) continue;
      const { kind } = call.state.step;
      expect(call.say(asked), `after ${before.join(" / ")}`).toContain(number);
      expect(call.state.step.kind).toBe(kind);
    }
  });

  test("a clinic that has given none says so, and names healthdirect", () => {
    const facts = { emergencyContact: "", emergencyHours: { available: false, contact: "", hours: "" } };
    const call = callSaying([], { facts });
    expect(call.say("what's your emergency number")).toContain("1800 022 222");
  });

  test.each([
    "lifeline told me to ring a dentist",
    "i rang the poisons line yesterday and they were great, can i book a clean",
    "my emergency contact is my wife",
    "do you have an emergency appointment today",
    "what's the number of your clinic",
  ])("is not given to whom it is no answer: %s", (said) => {
    expect(callSaying([]).say(said)).not.toMatch(
      /^(?:Lifeline|The Poisons|healthdirect|The emergency contact)/,
    );
  });
});

describe("a swelling with a fever [CALL-1]", () => {
  test.each([
    ["my face is swollen and i've got a fever"],
    ["i've got a fever", "and my cheek's all swollen"],
    ["my gum's swollen up", "oh and i've had a temperature since last night"],
  ])("is to be seen today or in hospital, with when to dial 000, and staff know: %s", (...said) => {
    const call = testCall(mine);
    const answer = said.map((line) => call.say(line)).at(-1) ?? "";
    expect(answer).toContain("seen today");
    expect(answer).toContain("hospital emergency department");
    expect(answer).toMatch(/eye or neck.*breathe.*swallow.*000/);
    expect(answer).toContain("Today, Monday 10 August");
    expect(alertsIn(call)).toHaveLength(1);
  });

  test.each(["my gum is swollen and sensitive to hot and cold", "swollen gum, no fever though"])(
    "is not made of other words: %s",
    (said) => expect(callSaying([]).say(said)).not.toContain("infection that is spreading"),
  );
});

describe("what only oozes [CALL-1]", () => {
  test.each(["i had a tooth out today and it's oozing", "the wound is oozing is that usual"])(
    "is not for an ambulance: %s",
    (said) => {
      const call = testCall(mine);
      expect(call.say(said)).toMatch(/^A little blood|^Bite firmly/);
      expect(call.state.step.kind).not.toBe("checking_emergency");
    },
  );

  test.each([
    "it's oozing and it won't stop",
    "it's oozing blood and i feel faint",
    "oozing and pouring out now",
  ])("is, where more is told: %s", (said) => expect(callSaying([]).say(said)).toContain("000"));
});
