import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("whoever is told to go to hospital and would rather have a visit", () => {
  test.each([
    [
      "me gum's all swollen and I had the sweats all night",
      "no breathing's okay",
      "not going up the hospital for a tooth, make it Wednesday",
    ],
    [
      "there's a lump come up under me jaw",
      "nah breathing and swallowing's right",
      "Thursday at ten'll do",
      "Rex Dunn",
      "yes please",
    ],
  ])("is offered none that is days away without what cannot wait: %s [CALL-1]", async (...said) => {
    const call = await callInWords();
    const last = await call.hears(...said);
    expect(last).toMatch(/emergency department,? today|emergency department now/);
    expect(last).toMatch(/triple zero/);
  });

  test("shivers told after the swelling are a fever beside it [CALL-1]", async () => {
    const call = await callInWords();
    const last = await call.hears(
      "there's a lump come up under me jaw",
      "nah breathing's right",
      "I had the shivers last night, Monday's fine",
    );
    expect(last).toMatch(/fever with a swelling.*emergency department now/);
  });
});

test.each([
  "my toddler's pulled apart her light up toothbrush and the round shiny bit is missing",
  "he's eighteen months, he chewed up his singing book and I can't find the little flat silver disc out of it",
])(
  "a small round thing that is gone out of what lights up or sings is a battery till it is found: %s [CALL-1]",
  async (said) => {
    expect(await (await callInWords()).hears(said)).toMatch(/emergency department.*13 11 26.*\?/);
  },
);

test("but a round thing that is lost out of a mouth is none [CALL-1]", async () => {
  const last = await (await callInWords()).hears(
    "the little round bit off my braces is missing, can I book in",
  );
  expect(last).not.toMatch(/13 11 26/);
});

test("000 is told once to whoever has a toothache and little English [CALL-8]", async () => {
  const last = await (await callInWords()).hears(
    "hello yes sorry my english not so good i have the tooth very pain three night no sleeping",
  );
  expect(last.match(/triple zero/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
