import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const bookedFor = (lines: readonly string[]) => {
  const { draft, step } = callSaying(lines).state;
  return {
    name: draft.name?.value.full ?? null,
    asksName: step.kind === "collecting" && step.asked === "name",
  };
};
const known = (name: string) => ({ name, asksName: false });
const asked = { name: null, asksName: true };

describe("a name that was told is not asked for again [CALL-1]", () => {
  test.each([
    "hi it's Tomasz Nowak, can I get in Friday at nine for a clean",
    "I need a clean Friday at nine, Tomasz Nowak",
    "I need a clean Friday at nine. Tomasz Nowak.",
    "Tomasz Nowak, I need a clean Friday at nine",
    "is it possible to get another clean Friday at nine, Tomasz Nowak",
  ])("%s", (line) => expect(bookedFor([line])).toEqual(known("Tomasz Nowak")));

  test.each([
    "a clean Friday at nine please, Bondi Junction",
    "a clean on Friday at nine, Merry Christmas",
    "Harbour Dental, I need a clean Friday at nine",
    "I need a clean Friday at nine, Medibank Private",
    "A Clean Friday At Nine, Best Regards",
    "I need a clean Friday at nine, Dr Vance",
  ])("what is written with capitals need not be one: %s", (line) => expect(bookedFor([line])).toEqual(asked));
});

describe("whoever rings is not booked in the place of who is to come [CALL-1]", () => {
  test.each([
    "hi it's Tomasz Nowak, can my wife come Friday at nine for a check-up",
    "hi it's Tomasz Nowak, could my mum be seen Friday at nine for a check-up",
    "it's Tomasz Nowak, can my wife Ewa come in Friday at nine for a check-up",
  ])("%s", (line) => expect(bookedFor([line])).toEqual(asked));

  test.each([
    "hi it's Tomasz Nowak, a clean Friday at nine and can my wife come in with me",
    "hi it's Tomasz Nowak, can I come in Friday at nine for a clean, my wife can drive me",
  ])("nor is who only comes along: %s", (line) => expect(bookedFor([line])).toEqual(known("Tomasz Nowak")));
});

describe("one more visit of the caller's own is theirs without asking [CALL-1]", () => {
  const first = ["hi it's Tomasz Nowak, root canal Friday at nine", "yes", "yes"];

  test.each([
    "I need another root canal on Monday at nine",
    "and another root canal on Monday at nine",
    "I also want a clean on Monday at nine",
    "could I get a filling as well on Monday at nine",
  ])("%s", (line) => expect(bookedFor([...first, line])).toEqual(known("Tomasz Nowak")));

  test.each([
    "I'd also like a clean for my wife on Monday at nine",
    "she needs a root canal too, Monday at nine",
    "I need another appointment on Monday at nine, a filling",
    "book another clean for Monday at nine",
  ])("where it may be somebody else's it is asked: %s", (line) =>
    expect(bookedFor([...first, line])).toEqual(asked),
  );

  test("a person who is named is taken for no one else", () => {
    expect(bookedFor([...first, "Ewa needs another root canal on Monday at nine"]).name).not.toBe(
      "Tomasz Nowak",
    );
  });

  test("a second check-up is rather somebody else's", () => {
    const checkUp = ["hi it's Tomasz Nowak, check-up Friday at nine", "yes", "yes"];
    expect(bookedFor([...checkUp, "I need another check-up on Monday at nine"])).toEqual(asked);
  });
});
