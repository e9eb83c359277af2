import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/**
 * Questions of what stands, each asked at its point of a call in words of its own. Monday, 10 August 2026, 9:00 am.
 * A row: the question, and what the answer begins with or holds; of several with a bar between them, any.
 */

type Row = readonly [words: string, answer: string];
interface State {
  before: readonly ReturnType<typeof visit>[];
  lines: readonly string[];
  rows: readonly Row[];
}

const own = "+61491570156";
const visit = (patientName: string, date: string, time: string, patientPhone = own) => ({
  ...{ patientName, patientPhone, appointmentType: "Teeth Cleaning", date, time },
});
const nadias = visit("Nadia Petrov", "2026-08-12", "10:00");

const states: Readonly<Record<string, State>> = {
  "a move of his wife's visit is left to the team": {
    before: [visit("Priya Raman", "2026-08-12", "11:00", "+61433211870")],
    lines: [
      "hi it's my wife's appointment wednesday at eleven, can we push it to thursday",
      "priya raman",
      "i'm tom raman",
    ],
    rows: [
      ["hang on, has it shifted across yet or hasn't it", "^No"],
      ["sorry so her appointment's on the new day now, is it", "^No"],
      ["right, is her old one gone then", "^No"],
      [
        "does she still have the wednesday one for the moment",
        "nothing's changed|nothing has|stays as it|still",
      ],
      ["and have you actually changed anything in the book", "^No"],
    ],
  },
  "her own visit was cancelled": {
    before: [nadias],
    lines: ["hi nadia petrov here, i need to cancel my clean on wednesday", "yes please cancel it", "no"],
    rows: [
      ["so that's definitely off now yeah", "^Yes"],
      ["is my wednesday visit still sitting there or has it gone", "^No|cancelled"],
      ["did that go through", "^Yes"],
      ["just checking, you've taken me out of the book", "^Yes"],
      ["i'm not down for anything any more am i", "^No"],
    ],
  },
  "a visit stands": {
    before: [nadias],
    lines: ["hi it's nadia petrov here, how long does a clean take"],
    rows: [
      ["can you tell me whether my clean's still on", "^Yes"],
      ["what have i got coming up with you people", "ten o'clock"],
      ["have you got me down for wednesday or thursday", "Wednesday"],
      ["what time was it again", "ten o'clock"],
      ["when am i due in", "Wednesday"],
    ],
  },
  "a time is read back, and nothing was agreed to": {
    before: [],
    lines: ["hi i'd like a clean on thursday morning please", "half past ten", "nadia petrov"],
    rows: [
      ["is that one in the book now", "^No"],
      ["have you already put me in for that", "^No"],
      ["so am i booked or are you only asking", "^No"],
      ["is it locked in", "^No"],
      ["so what have i got at the minute, anything", "^No|nothing|not"],
    ],
  },
  "a visit was booked": {
    before: [],
    lines: ["hi i'd like a clean on thursday morning please", "half past ten", "nadia petrov", "yes please"],
    rows: [
      ["so i'm all set for that, it's in", "^Yes"],
      ["it's really booked, you're not just passing it on", "^Yes"],
      ["tell me again which day that was", "Thursday"],
      ["whose name is that under", "Nadia"],
      ["did you get me in with you or is someone going to ring", "Thursday"],
    ],
  },
  "somebody is to ring her": {
    before: [],
    lines: ["hi can someone ring me about my bill, it's nadia petrov", "after three please"],
    rows: [
      ["who's going to be phoning me then", "team"],
      ["which phone are they ringing", "1 5 6"],
      ["did that message actually get written down", "^Yes"],
      ["what have you told them so far", "bill"],
      ["have you got my mobile right", "1 5 6"],
    ],
  },
  "things were told beside a booking": {
    before: [],
    lines: [
      "hi i'd like a clean on thursday morning please, and tell the dentist i gag on the mint stuff",
      "half past ten",
      "nadia petrov",
      "yes please",
      "oh and can you let them know i can't do stairs",
    ],
    rows: [
      ["will the dentist know about the mint", "^Yes.*(team|notes)"],
      ["have you put down that i can't do stairs", "^Yes.*(team|notes)"],
      ["did you mention that the mint makes me gag", "^Yes.*(team|notes)"],
      ["is it on there about the stairs", "^Yes.*(team|notes)"],
      ["and they'll see the bit about the mint will they", "^Yes.*(team|notes)"],
    ],
  },
  "two children were booked": {
    before: [],
    lines: [
      "hi i need cleans for my two kids tom and mia petrov on thursday at two",
      "yes",
      "yes",
      "yes",
      "yes",
    ],
    rows: [
      ["and what's mia's time", "Mia"],
      ["are the kids both in for the same day", "^Yes"],
      ["how many have we got booked all up", "Tom .*Mia|Mia .*Tom"],
      ["have both of them gone in", "^Yes"],
      ["so who's first, tom or mia", "Tom"],
    ],
  },
};

const isRight = (said: string, answer: string): boolean => new RegExp(answer, "i").test(said);

describe("asked what stands, in words that nobody has written [CALL-1]", () => {
  test("nearly all are told", async () => {
    const wrong: string[] = [];
    for (const [state, { before, lines, rows }] of Object.entries(states))
      for (const [words, answer] of rows) {
        const call = await callInWords({ before });
        await call.hears(...lines);
        const said = await call.hears(words);
        if (!isRight(said, answer)) wrong.push(`${state}: '${words}' -> ${said}`);
      }
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(6);
  });
});
