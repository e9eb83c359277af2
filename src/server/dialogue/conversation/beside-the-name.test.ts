import { expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const callerNumber = "+61491570156";

function ring(...lines: readonly string[]) {
  const call = testCall({ callerNumber });
  for (const line of lines) call.say(line);
  const { name, phone, slot } = call.state.draft;
  return [slot?.time, name?.value.full, phone?.value].filter((each) => each !== undefined).join(" ");
}

test.each([
  ["three, and my name is Jacinta", "15:00 Jacinta"],
  ["can you do eleven. name's Bruno Keller", "11:00 Bruno Keller"],
  ["half past four. anthony papadopoulos, p a p a d o p o u l o s", "16:30 Anthony Papadopoulos"],
  ["i'll take two, it's bruno keller", "14:00 Bruno Keller"],
  ["nine wendy okafor 0412 345 678", "09:00 Wendy Okafor +61412345678"],
  ["let's go with nine for Bruno Keller", "09:00 Bruno Keller"],
  ["jacinta here, nine please", "09:00 Jacinta"],
  ["three. mobile's 0412 345 678", "15:00 +61412345678"],
  ["the first one, wendy okafor", "09:00 Wendy Okafor"],
  ["put me down for two, Rosalind Achterberg", "14:00 Rosalind Achterberg"],
  ["could we make it three, and it's for my daughter Ruby", "15:00 Ruby"],
  ["three if you have it, wendy okafor", "15:00 Wendy Okafor"],
  ["hmm nine I think, name of Doug Hastings", "09:00 Doug Hastings"],
])(
  "an hour and who it is for in one breath, among offered times, are both kept [CALL-1]: %s",
  (line, kept) => {
    expect(ring("i need a clean on thursday", line)).toBe(kept);
  },
);

test.each(["two for my kids", "the one please"])(
  "a count or a thing is no hour of those offered: %s",
  (line) => {
    expect(ring("i need a clean on thursday", line)).toBe("");
  },
);

test("an hour asked for among offered times is no treatment [CALL-2]", () => {
  const call = testCall({ callerNumber });
  call.say("i need a clean on thursday");
  expect(call.say("can you do eleven")).toBe("Thursday 13 August at 11:00 am is free. What is your name?");
});

test("a day asked for is no treatment [CALL-2]", () => {
  const call = testCall({ callerNumber });
  call.say("i need a clean");
  expect(call.say("can you do friday? wendy okafor")).toMatch(/^On Friday 14 August I have/);
});

test.each([
  ["tuesday morning, wendy okafor", "Wendy Okafor"],
  ["tuesday morning wendy okafor", "Wendy Okafor"],
  ["wendy okafor, tuesday", "Wendy Okafor"],
  ["friday, tanisha adeyemi, 0412 345 678", "Tanisha Adeyemi +61412345678"],
  ["as soon as you can, wendy okafor", "Wendy Okafor"],
  ["whenever. wendy okafor", "Wendy Okafor"],
])("a name said beside the day is kept [CALL-1]: %s", (line, kept) => {
  expect(ring("i need a clean", line)).toBe(kept);
});

test.each([
  ["i need an appointment", "a clean, wendy okafor"],
  ["i need an appointment", "check-up wendy okafor thanks"],
  ["i need a clean tuesday, wendy okafor"],
  ["hi wendy okafor, i need a clean on tuesday"],
  ["i need an appointment", "toothache. wendy okafor"],
])("a name said beside the reason is kept [CALL-1]: %s %s", (...lines) => {
  expect(ring(...lines)).toBe("Wendy Okafor");
});

test("a name that only stands there by itself is said back", () => {
  const call = testCall({ callerNumber });
  call.say("i need a clean");
  expect(call.say("tuesday at ten. bruno keller")).toContain("I have the name as Bruno Keller.");
});

test.each([
  "friday arvo sounds great, cheers",
  "friday arvo, fingers crossed",
  "friday, kids permitting",
  "thursday, school finishes early",
  "any time tuesday, ta muchly",
  "tuesday morning with Imelda Vance",
  "tuesday morning, Imelda Vance",
])("what else is said beside the day is no name [CALL-1]: %s", (line) => {
  expect(ring("i need a clean", line)).toBe("");
});

test.each([
  ["leo hart can have the ten", "Leo Hart", "10:00"],
  ["the ten o'clock for Leo please", "Leo", "10:00"],
  ["leo will take the nine", "Leo", "09:00"],
  ["leo can do nine", "Leo", "09:00"],
  ["can leo have the nine o'clock", "Leo", "09:00"],
  ["nine suits leo", "Leo", "09:00"],
  ["let's give leo the nine", "Leo", "09:00"],
  ["nine for my son leo hart please", "Leo Hart", "09:00"],
  ["Ngozi Okafor would like the nine", "Ngozi Okafor", "09:00"],
])("whoever takes an offered time is named with it [CALL-1]: %s", (line, name, time) => {
  const call = testCall(mine);
  call.say("a check-up next tuesday");
  call.say(line);
  expect(call.state.draft.slot?.time).toBe(time);
  expect(call.state.draft.name?.value.full).toBe(name);
});

test.each(["the nine for a clean", "the nine o'clock spot for work reasons", "the nine for me please"])(
  "nobody is named beside the time [CALL-1]: %s",
  (line) => {
    const call = testCall(mine);
    call.say("a check-up next tuesday");
    call.say(line);
    expect(call.state.draft.slot?.time).toBe("09:00");
    expect(call.state.draft.name).toBeNull();
  },
);

test("two for the kids counts them, and takes no two o'clock [CALL-1]", () => {
  const call = testCall(mine);
  call.say("a check-up next tuesday");
  call.say("two for my kids please");
  expect(call.state.draft.slot).toBeNull();
});

test.each([
  ["it's for Ngozi, a check-up", "Ngozi"],
  ["this is for Ngozi, she needs a filling", "Ngozi"],
  ["the appointment is for Ngozi, a check-up", "Ngozi"],
])("whom it is for may have a name that nobody knows [CALL-1]: %s", (line, name) => {
  expect(callSaying([line]).state.draft.name?.value.full).toBe(name);
});

test.each([
  "it's for pain, a check-up",
  "it's for Saturday, a check-up",
  "it's for Braces, an adjustment",
  "It's for sinusitis, a consult",
  "my appointment is for Botox, a consult",
])("what it is for is no name [CALL-1]: %s", (line) => {
  expect(callSaying([line]).state.draft.name).toBeNull();
});

test("whom it is for is not greeted as the caller [CALL-1]", () => {
  expect(testCall(mine).say("it's for Ngozi")).not.toContain("Hello");
});
