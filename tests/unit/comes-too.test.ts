import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever asks whether somebody of theirs may come too wishes for a visit beside their own, unless they are only company. */

const booked = ["i'd like a check-up thursday at two", "mia chen", "yes please"];

describe("asked whether somebody may come too", () => {
  test.each([
    "oh could my wife come along with me",
    "and may my little girl be seen at the same time",
    "is it okay if the kids come as well",
    "would my mum be able to come too",
    "any chance my brother could get in as well",
    "could we bring our youngest along too",
    "do you mind if my partner has one too",
    "can my flatmate join me",
  ])("a visit is begun for them, and the team is not asked: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    const answer = await call.hears(...booked, said);
    expect(answer).not.toMatch(/don't know|ask the team|didn't catch/i);
    await call.hears("a check-up", "the same day", "Noah Chen", "yes");
    expect(call.ledger.matters.filter(({ kind }) => kind === "book")).toHaveLength(2);
  });

  test.each([
    "no no she'd only be driving me",
    "just to hold my hand not to be seen",
    "oh he's not a patient he's only there for support",
  ])("nothing is booked for who is only company: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    const answer = await call.hears(...booked, "could my other half come along with me", said);
    expect(answer).toMatch(/anything else|something else/i);
    expect(call.stands()).toHaveLength(1);
    expect(call.ledger.matters.map(({ status }) => status)).not.toContain("open");
  });

  test.each(["can my wife sit in the room with me", "could my dad come in with me i get nervous"])(
    "who sits beside them has no visit: %s [CALL-1]",
    async (said) => {
      const call = await callInWords();
      await call.hears(...booked, said);
      expect(call.ledger.matters.filter(({ kind }) => kind === "book")).toHaveLength(1);
    },
  );
});

describe("asked when it is, of a visit that stands", () => {
  test.each([
    "sorry what was the time again",
    "hang on which date was it again",
    "can you say the day once more",
    "give me that time again",
    "um when is it again",
    "what is the date again",
  ])("it is told, and the caller goes on as if never misheard: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    expect(await call.hears(...booked, said)).toMatch(/Thursday.*two o'clock/);
    expect(call.ledger.fruitless).toBe(0);
  });
});

describe("'my visit', with no name told", () => {
  test.each([
    "um can you cancel my visit on the eighteenth",
    "shift my booking the fourteenth please",
    "can you call off my visit tomorrow",
  ])("is nobody else's: %s [CALL-1]", async (said) => {
    const call = await callInWords();
    expect(await call.hears(said)).not.toMatch(/somebody else/);
  });
});

test("what was cancelled and is kept after all is put back, whatever it sounds like [CALL-1]", async () => {
  for (const said of ["do keep that one", "yeah hold on keep it then", "no wait can i keep it after all"]) {
    const call = await callInWords();
    const answer = await call.hears(...booked, "cancel it", "yes", said);
    expect(answer, said).toMatch(/Thursday.*two o'clock.*(put|send|right)/);
  }
});
