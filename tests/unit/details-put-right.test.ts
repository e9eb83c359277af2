import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What the clinic holds of somebody is put right by the team, as it was told, and by nobody else. */

const newNumber = "oh four nine one five seven oh one five seven";

describe("a detail on the records that is wrong is word for the team [CALL-5]", () => {
  test("a name that is spelled wrong on the texts, with a new number, is taken whole and read back", async () => {
    const call = await callInWords();
    const first = await call.hears(
      "hi um you keep spelling my name wrong on the texts and i've got a new mobile as well",
    );
    expect(first).not.toMatch(/won't ring|STOP|How can I help/);
    await call.hears("it's siobhan s i o b h a n kearney k e a r n e y");
    const said = await call.hears(`it's ${newNumber}`);
    expect(said).toMatch(/S, I, O, B, H, A, N/);
    expect(said).toMatch(/0 4 9 1, 5 7 0, 1 5 7/);
    expect(call.tasks.at(-1)?.title).toContain("Siobhan Kearney");
    expect(call.effects.some(({ type }) => type === "stop_calls")).toBe(false);
  });

  test.each([
    ["i've changed my mobile and need you to update it", /new (?:phone )?number/],
    ["my email address has changed, you've got an old one", /email address/],
    ["we've moved house and you'll need our new address", /address/],
    ["can you fix the spelling of my surname please", /name/],
    ["i need to update my details", /changed/],
  ] as const)("'%s' is asked for the one thing that is missing", async (words, asked) => {
    const call = await callInWords();
    expect(await call.hears(words)).toMatch(asked);
  });

  test.each([
    "can someone ring me back about my bill on my new number",
    "did you get my new number",
    "i need to change my appointment, my name's Dana Whitfield",
    "what's your new address",
  ])("'%s' changes nothing of the records", async (words) => {
    const call = await callInWords();
    expect(await call.hears(words)).not.toMatch(/new (?:phone )?number|should the full name|new address/);
  });
});

describe("no more calls are wished for in so many words [CALL-5]", () => {
  test.each(["stop ringing me", "take me off your list", "no more calls please"])(
    "'%s' ends them",
    async (words) => {
      const call = await callInWords();
      await call.hears(words);
      expect(call.effects.some(({ type }) => type === "stop_calls")).toBe(true);
    },
  );
});
