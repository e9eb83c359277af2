import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

const fromFile = "I do not see the number on file from here.";
const booking = ["i'd like a check-up on friday at ten", "jill hart"];
const cancelling = ["cancel my appointment", "jill hart"];
const ringingBack = ["could someone ring me back about my bill", "jill hart"];

function lastOf(lines: readonly string[], options = {}): string {
  const call = testCall(options);
  return lines.map((line) => call.say(line)).at(-1) ?? "";
}

describe("a number that the clinic has already is asked for once more, as nothing is read out of the books", () => {
  const said = [
    "youve got my number",
    "you should already have it",
    "no need they have it",
    "no number needed they have it",
    "its on file",
    "it's in your system",
    "you have all my details",
    "the clinic has it on my record",
  ];

  test.each(said)("'%s', of the number that one rings from", (words) => {
    expect(lastOf([...booking, words], mine)).toBe(
      `${fromFile} Is the number you are ringing from, ending in 1 5 6, the best one to reach you?`,
    );
    expect(lastOf([...cancelling, words], mine)).toContain(`${fromFile} Is the number you are ringing from`);
    expect(lastOf([...ringingBack, words], mine)).toContain(`${fromFile} Is the number you are ringing from`);
  });

  test("'no, the one on my file' is not that of the line", () => {
    const last = lastOf([...cancelling, "no, the number on my file"], mine);
    expect(last).toContain(fromFile);
    expect(last).not.toContain("ending in");
  });

  test("who says it twice is passed on without one", () => {
    const call = testCall();
    for (const line of [...ringingBack, "you have it", "they have it"]) call.say(line);
    expect(call.book.messages[0]).toMatchObject({ phone: null });
  });
});

test.each([
  "yes that's the one you have",
  "my wife has it",
  "i don't have a phone",
  "the one on my file is old, use this one",
])("'%s' says something else of the number", (words) => {
  expect(lastOf([...booking, words], mine)).not.toContain(fromFile);
});
