import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

const answerTo = (text: string) => testCall(mine).say(text);

describe("trouble that its teller calls small is seen like any other visit [CALL-1]", () => {
  test.each([
    "just a quick look at a chipped tooth",
    "tiny chip on my front tooth no rush",
    "ive chipped a tooth its not hurting",
    "small pain only",
    "its not urgent but it hurts a bit",
    "a little bit of pain nothing major",
    "my tooth is a bit sensitive",
  ])("%s", (text) => {
    const said = answerTo(text);
    expect(said).toContain("What day and time would suit you?");
    expect(said).not.toContain("000");
  });

  test.each([
    "its really hurting",
    "ive chipped my tooth and its really sore",
    "just a small chip but my face is swollen",
  ])("… but what is graver is told when 000 is due: %s", (text) => {
    expect(answerTo(text)).toContain("000");
  });

  test("pain elsewhere and a question about pain begin no visit", () => {
    expect(answerTo("will it be a bit sore")).not.toContain("What day");
    expect(answerTo("my wallet hurts a bit")).not.toContain("What day");
  });
});
