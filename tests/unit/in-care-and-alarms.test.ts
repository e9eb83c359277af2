import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const answered = async (...lines: readonly string[]): Promise<string> =>
  (await callInWords()).hears(...lines);

describe("whoever is in a hospital's care is not sent to 000", () => {
  test.each([
    ["my mums in hospital and she cant swallow her tablets so i need to cancel her checkup"],
    ["hes in intensive care hes not breathing by himself can you cancel his visit"],
  ])("'%s' [CALL-1]", async (said) => {
    expect(await answered(said)).not.toMatch(/dial triple zero/);
  });

  test("told after the question, the staff there are named in its place [CALL-1]", async () => {
    const said = await answered(
      "dad cant swallow his drinks since the stroke",
      "no the nurses are looking after him hes in rehab",
    );
    expect(said).toMatch(/staff there/);
    expect(said).not.toMatch(/triple zero/);
  });

  test.each([
    ["i cant breathe should i go to the hospital"],
    ["my tongue is swelling up im in the hospital car park and i cant breathe"],
    ["she cant swallow they want her to go to hospital tomorrow"],
  ])("but '%s' is [CALL-1]", async (said) => {
    expect(await answered(said)).toMatch(/triple zero/);
  });
});

describe("a word that is of something else raises no alarm", () => {
  test.each([
    ["my son has a puffer for his chest does he bring it on thursday", /pain, tightness or weight/],
    ["can someone look at my teeth i fell down the steps on sunday", /swallowed|coughing, wheezing/],
    ["she slipped down the stairs at school and her tooth is chipped", /swallowed|coughing, wheezing/],
  ])("'%s' [CALL-1]", async (said, alarm) => {
    expect(await answered(said)).not.toMatch(alarm);
  });

  test.each([
    ["my puffer for my chest isnt doing anything and its really tight", /triple zero/],
    ["i was eating and my crown went down", /swallowed|wheezing/],
  ])("but '%s' does [CALL-1]", async (said, alarm) => {
    expect(await answered(said)).toMatch(alarm);
  });
});

test.each([
  ["my little girl has a lump on her gum with pus in it what do i do"],
  ["theres a boil on my gum and its burst yellow stuff"],
])("an abscess by how it looks is seen today: '%s' [CALL-1]", async (said) => {
  expect(await answered(said)).toMatch(/seen today/);
});

describe("whoever was hurt and fears somebody at home is asked", () => {
  test.each([
    [["i fell down the steps and my tooth is loose", "hell go off at me if im not back soon"]],
    [["ive chipped my tooth walked into a door", "my husband goes mad if im out too long"]],
  ])("%s [CALL-1]", async (lines) => {
    expect((await Promise.all([answered(...lines)])).join(" ")).toMatch(/1800 RESPECT|hurting you|hurt you/);
  });

  test.each([
    [["i chipped a tooth on a fork my husband will lose it when he sees the bill"]],
    [["my wife will be furious with me i forgot my checkup"]],
  ])("and %s is not [CALL-1]", async (lines) => {
    expect(await answered(...lines)).not.toMatch(/1800 RESPECT/);
  });
});
