import { expect, test } from "vitest";
import type { SaidPart } from "../events.ts";
import { planInWords } from "./items.ts";
import { beginRewording, leftToSay, takeSentence } from "./rewording.ts";

const answer = "On Tuesday 11 August I have 9:00 am or 2:00 pm. Which time would suit you?";

/** What is spoken of a plan, in the model's words and as written, and what the engine must still say itself. */
function follow(sentences: readonly string[], plan: string | readonly SaidPart[] = answer, heard = "") {
  let rewording = beginRewording(typeof plan === "string" ? planInWords(plan) : plan, heard);
  const spoken: string[] = [];
  for (const sentence of sentences) {
    const taken = takeSentence(rewording, sentence);
    rewording = taken.rewording;
    spoken.push(...taken.spoken);
    if (taken.why !== null) return { spoken, rest: leftToSay(rewording), why: taken.why };
  }
  return { spoken, rest: leftToSay(rewording), why: null };
}

test("sentence by sentence, nothing is left for the engine [CALL-2]", () => {
  expect(follow(["I can offer nine or two on Tuesday.", "Which works best?"])).toEqual({
    spoken: ["I can offer 9:00 am or 2:00 pm on Tuesday 11 August.", "Which works best?"],
    rest: [],
    why: null,
  });
});

test("two sentences told in one, one told in two, and thanks beforehand [CALL-2]", () => {
  expect(follow(["On Tuesday I have nine or two, which would suit you?"]).rest).toEqual([]);
  expect(follow(["On Tuesday I have nine.", "Or two.", "Which would you like?"]).rest).toEqual([]);
  expect(
    follow(["Thanks for that.", "On Tuesday I have nine or two.", "Which would you like?"]).spoken,
  ).toEqual(["Thanks for that.", "On Tuesday 11 August I have 9:00 am or 2:00 pm.", "Which would you like?"]);
});

test("from the first sentence that fails on, the engine's own words stand [CALL-2]", () => {
  const { spoken, rest, why } = follow(["On Tuesday I have nine or two.", "You are booked for nine."]);
  expect(spoken).toEqual(["On Tuesday 11 August I have 9:00 am or 2:00 pm."]);
  expect(rest).toEqual(["Which time would suit you?"]);
  expect(why).toMatch(/./);
});

test("what is only half said is held back and never spoken [CALL-2]", () => {
  expect(follow(["On Tuesday I have nine."])).toEqual({
    spoken: [],
    rest: ["On Tuesday 11 August I have 9:00 am or 2:00 pm.", "Which time would suit you?"],
    why: null,
  });
});

test("nothing may follow when all is said [CALL-2]", () => {
  expect(follow(["And what is your name?", "Thanks."], "What is your name?")).toMatchObject({
    spoken: ["And what is your name?"],
    why: expect.stringMatching(/./),
  });
});

test.each([
  "Oh, you poor thing, that sounds really sore.",
  "Ouch, that must hurt!",
  "I'm so sorry to hear that.",
  "That sounds stressful.",
])("a kind word may stand before an answer, once: %s [CALL-6]", (kind) => {
  const { spoken, rest } = follow(
    [kind, "What day would work for you?"],
    "What day and time would suit you?",
  );
  expect(spoken[0]).toBe(kind);
  expect(rest).toEqual(["What day and time would suit you?"]);
  expect(follow([kind, kind]).spoken).toEqual([kind]);
});

test.each([
  "That won't hurt.",
  "It doesn't sound too bad.",
  "You must feel better by tomorrow.",
  "Sounds like an infection.",
  "I'm sorry, that is free.",
  "Sorry to hear that, take a painkiller.",
  "Thanks, you have nine.",
])("nothing is told for kindness: %s [CALL-6]", (said) => {
  expect(follow([said]).spoken).toEqual([]);
});

test("what takes up the caller's words may be worded otherwise, where the answer does so as well [CALL-6]", () => {
  const text = "Lovely. Can I get your name, please?";
  expect(follow(["No worries, could I grab your name?"], text)).toMatchObject({
    spoken: ["No worries, could I grab your name?"],
    rest: [],
  });
  expect(follow(["And where do you live?"], text).rest).toEqual(["Lovely.", "Can I get your name, please?"]);
  expect(follow(["Could I get your name?"], text)).toMatchObject({ spoken: ["Could I get your name?"] });
  expect(follow(["No worries, could I grab your name?"], "Can I get your name, please?").spoken).toEqual([]);
});

const offer: readonly SaidPart[] = [
  { does: "acknowledge.trouble", text: "No worries, we can have a look at that." },
  { does: "offered", text: "I've got Tuesday the 18th at nine o'clock or half past two." },
  { does: "ask.offer", text: "Would one of those suit?" },
];
const booked: readonly SaidPart[] = [
  {
    does: "booked",
    text: "Lovely, I've requested a clean for Mia Chen on Friday the 14th at ten o'clock. The clinic will confirm it.",
  },
  { does: "next_matter", text: "Now for Tom." },
  { does: "ask.treatment", text: "What's the visit for?" },
];

test("a plan is told in any order and in joined sentences, with the caller's own words taken up, and its question last [CALL-6]", () => {
  const { spoken, rest, why } = follow(
    [
      "Oh no, what timing, with the wedding!",
      "We've got half past two free on Friday, sorry, I mean nine or half past two on Tuesday the 18th.",
    ],
    offer,
    "i chipped my tooth and the wedding is on sunday",
  );
  expect(spoken[0]).toBe("Oh no, what timing, with the wedding!");
  expect(why).not.toBeNull();
  expect(rest).toEqual(["Would one of those suit?"]);
  const told = follow(
    ["There's a spot at nine or half past two on Tuesday the 18th, would either of those suit?"],
    offer,
  );
  expect(told.spoken.join(" ")).toMatch(/on Tuesday the 18th, would either of those suit\?$/);
  expect(told.rest).toEqual([]);
});

test.each([
  [
    "a lie joined to the truth",
    "I've got nine or half past two on Tuesday the 18th and it's free of charge.",
  ],
  [
    "another time joined to the truth",
    "I've got nine or half past two on Tuesday the 18th, or four on Friday.",
  ],
  [
    "a promise that is not in the plan",
    "I've got nine or half past two on Tuesday the 18th, and we'll text you.",
  ],
  [
    "something done that is not in the plan",
    "I've put you down, and I've got nine or half past two on Tuesday the 18th.",
  ],
  ["advice", "Rinse with salt water, and I've got nine or half past two on Tuesday the 18th."],
  ["what ails them, told to be well", "Your chipped tooth is wonderful."],
])(
  "a sentence with %s is not spoken: what it was about is told as it is written, once [CALL-6]",
  (_what, lie) => {
    const { spoken, rest, why } = follow([lie], offer, "i chipped my tooth");
    const written = "I've got Tuesday the 18th at nine o'clock or half past two.";
    expect(why).toMatch(/./);
    expect([...spoken, ...rest].filter((each) => each === written)).toHaveLength(1);
    expect([...spoken, ...rest].join(" ")).not.toMatch(/free|Friday|text|down|[Rr]inse|wonderful/);
    expect(rest.at(-1)).toBe("Would one of those suit?");
  },
);

test("what the model leaves out is said as it is written before the question, and never twice [CALL-6]", () => {
  const { spoken, rest } = follow(
    ["Lovely, I've requested a clean for Mia Chen on Friday the 14th at ten.", "And what's the visit for?"],
    booked,
  );
  expect(spoken).toEqual([
    "Lovely, I've requested a clean for Mia Chen on Friday the 14th at ten o'clock.",
    "The clinic will confirm it.",
    "Now for Tom.",
    "And what's the visit for?",
  ]);
  expect(rest).toEqual([]);
});

test.each([
  "Is it sore?",
  "And may I have your date of birth?",
  "Would you like the deluxe clean?",
  "Shall I book that for you?",
])("a question that is not the plan's is not asked: %s [CALL-6]", (question) => {
  const { spoken, rest, why } = follow([question], booked);
  expect(why).toMatch(/./);
  expect([...spoken, ...rest].join(" ")).not.toContain(question);
  expect(rest.at(-1)).toBe("What's the visit for?");
});

test("nothing is said after the question [CALL-6]", () => {
  const { spoken, rest } = follow(["Would either of those suit, oh how lovely?"], offer);
  expect(rest.at(-1)).toBe("Would one of those suit?");
  expect(spoken).toEqual([]);
});

test.each([
  [
    "agrees to what is denied",
    "Sure!",
    [{ does: "obstacle.closed", text: "Sorry, we're closed on weekends." }],
  ],
  [
    "cheers a day that cannot be had",
    "Sunday sounds great.",
    [{ does: "obstacle.closed", text: "Sorry, we're closed on weekends." }],
  ],
  [
    "answers by the caller's words",
    "I'm not sure, whitening is free.",
    [{ does: "answer.price", text: "I don't know what whitening costs, sorry." }],
  ],
])("talk never %s [CALL-6]", (_what, said, plan) => {
  expect(follow([said], plan, "can i have the free whitening on sunday").spoken).not.toContain(said);
});
