import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Nothing is said of a danger that was not told of. */

async function callOf(...said: readonly string[]) {
  const call = await callInWords();
  const replies: string[] = [];
  for (const text of said) replies.push(await call.hears(text));
  return { danger: call.ledger.danger, said: replies.join(" "), last: replies.at(-1) ?? "" };
}

describe("drowsy from bleeding is answered as that, and never as a knock [CALL-3]", () => {
  test.each([
    ["my uncle's gum keeps oozing since the extraction", "he is on warfarin and now he's getting drowsy"],
    ["nonna had a tooth out and it's still oozing", "she take eliquis, she is confused a little"],
    ["the hole's been bleeding non stop since lunch", "he's on plavix and he's gone all muddled"],
  ])("%s · %s", async (...said) => {
    const { danger, said: all } = await callOf(...said, "no he didn't hit the head it's only the bleeding");
    expect(danger?.kind).toBe("bleeding");
    expect(danger?.stage).toBe("sent");
    expect(all).not.toMatch(/knock/);
  });

  test("a knock that was told is one", async () => {
    const { said } = await callOf("she came off her scooter and smacked her head", "she's a bit drowsy now");
    expect(said).toContain("A knock to the head");
  });
});

describe("a piece of a tooth that was swallowed poisons nobody [CALL-3]", () => {
  test.each([
    ["my crown came off in a sandwich and then down it went i swallowed it", "no i'm breathing fine"],
    ["i swallow my filling when i am eating", "no problem with breath", "there is no packet"],
    ["he's just gone and swallowed the bit of tooth that chipped off", "nope he's all good"],
    ["i swallowed the bracket off my braces", "no breathing's all good"],
  ])("%s", async (...said) => {
    const { danger, said: all } = await callOf(...said);
    expect(all).not.toMatch(/13 11 26|Poisons|packet/);
    expect(danger?.stage).not.toBe("sent");
  });

  test("and what poisons is for the Poisons Information Centre", async () => {
    expect((await callOf("my toddler swallowed a capful of bleach")).said).toContain("13 11 26");
  });
});

describe("nobody is told to leave a tablet that they don't take [CALL-3]", () => {
  test.each([
    ["my jaw is swollen", "just give me some antibiotics would ya"],
    ["this tooth is killing me i'm in agony", "what could i take for it"],
    ["my cheek is swelling up", "can the doctor just give me some painkillers"],
  ])("%s · %s", async (...said) => {
    const { last } = await callOf(...said);
    expect(last).toContain("1800 022 222");
    expect(last).not.toContain("next tablet");
  });

  test("whoever took some already takes no more before they have asked", async () => {
    const { last } = await callOf("my jaw is swollen and i've had two nurofen", "can i take another one");
    expect(last).toContain("don't take any more before");
  });

  test("and what a doctor has them on goes on", async () => {
    const said = ["this tooth is killing me i'm in agony", "should i keep taking my amoxicillin"];
    expect((await callOf(...said)).last).toMatch(/Keep taking it just as your doctor told you/);
  });
});

describe("a baby tooth is out, and how the child is was told: nothing more is asked of it [CALL-3]", () => {
  test.each([
    ["he's mostly stopped bleeding", "he's having an iceblock on the lounge"],
    ["the bleeding it is nearly finish", "he is playing with cars"],
    ["it bled a heap but it's pretty well stopped", "nah he's fine he's watching telly"],
    ["hardly bleeding at all now", "he's just sooking with his mum"],
  ])("%s · %s", async (...said) => {
    const { said: all } = await callOf(
      "my bloke's three and he knocked his baby tooth out on the step",
      ...said,
    );
    expect(all).not.toMatch(/Is it (hard|pouring)|Is anybody|yes or no/);
  });
});

test("nobody is offered an interpreter while 000 stands [CALL-3]", async () => {
  const { said, danger } = await callOf(
    "my mother bleeding and it is not stop pouring blood",
    "sorry my english is not good can you speak farsi",
  );
  expect(danger?.stage).toBe("sent");
  expect(said).not.toContain("TIS National");
});
