import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What somebody comes for is taken up with a word, kept until a visit is wished for, and of whoever comes. Monday, 10 August 2026. */

describe("whoever only tells of a tooth is asked whether to have it looked at [CALL-5]", () => {
  const told = "hello um its about the filling i got last week it feels rough on my tongue";

  test("and a yes looks for times of a visit for that", async () => {
    const call = await callInWords();
    expect(await call.hears(told)).toMatch(/looked at\?$/);
    expect(await call.hears("oh yes please")).toMatch(/what day|when/i);
    await call.hears("thursday at ten", "its moira haddad", "yes");
    expect(call.stands()).toEqual(["Moira Haddad 2026-08-13 10:00"]);
  });

  test("a day is a yes as well", async () => {
    const call = await callInWords();
    expect(await call.hears(told, "could do friday at nine")).toMatch(/your name|speaking with/);
  });

  test("and whoever would rather not come may have the team told of it", async () => {
    const call = await callInWords();
    expect(await call.hears(told, "no not really")).toMatch(/team/);
  });

  test("what it was is known once a visit is wished for after all", async () => {
    const call = await callInWords();
    const said = await call.hears(told, "no thanks", "actually yeah book me in for friday at nine");
    expect(said).not.toMatch(/come in for/);
  });
});

describe("what is wished for is taken up before anything is asked [CALL-5]", () => {
  test.each([
    ["hi my plate has cracked and its digging in can somebody sort that", /look/],
    ["hi id like to get a clean please", /^(Sure|Of course|No worries)/],
    [
      "i need a filling but im terrified of the needle is there anything you can do",
      /nervous|feel that way|alone/,
    ],
  ])("%s", async (text, expected) => {
    const call = await callInWords();
    expect(await call.hears(text)).toMatch(expected);
  });
});

describe("those who come together [CALL-1]", () => {
  test("are named in one breath, the caller among them", async () => {
    const call = await callInWords();
    const names = "i'm bronte walsh and the girls are ivy and wren";
    await call.hears(
      "hi could i book checkups for me and my two girls wednesday at ten please",
      names,
      "yes",
      "yes",
      "yes",
    );
    expect(
      call
        .stands()
        .map((each) => each.split(" 2026")[0])
        .sort(),
    ).toEqual(["Bronte Walsh", "Ivy Walsh", "Wren Walsh"]);
  });

  test("are as many as are told one after the other, and hear no list of whose turn it is", async () => {
    const call = await callInWords();
    const said = await call.hears(
      "hi could you fit us in for cleans thursday at ten me my partner and our boy",
    );
    expect(said).not.toMatch(/right after|go on to/);
    await call.hears("im bronte walsh my partner is lee and the boy is otis", "yes", "yes", "yes");
    expect(call.stands()).toHaveLength(3);
  });

  test("a yes that wishes the same for one more is a yes", async () => {
    const call = await callInWords();
    await call.hears(
      "hi its moira haddad could i get a clean tuesday at ten",
      "yep lovely and the same again for my wife please",
    );
    expect(call.stands()).toEqual(["Moira Haddad 2026-08-11 10:00"]);
  });
});

describe("at the end of a call [CALL-1]", () => {
  const booked = ["hi could i get a clean tuesday at ten its moira haddad", "yes"];

  test("whoever has all they want and only makes sure is told, and let go", async () => {
    const call = await callInWords();
    expect(await call.hears(...booked, "nope thats everything so its tuesday at ten")).toMatch(
      /Tuesday.*[Bb]ye/,
    );
  });

  test("and whoever asks whether all is done is not", async () => {
    const call = await callInWords();
    expect(await call.hears(...booked, "so is that all sorted then")).not.toMatch(/[Bb]ye/);
  });
});

test("what something costs is answered, and nobody is booked in for asking [CALL-1]", async () => {
  const call = await callInWords();
  expect(await call.hears("hello what does a check up set you back there")).not.toMatch(/What day/);
});

test("what is asked with a message is left to whoever gets it [CALL-5]", async () => {
  const call = await callInWords();
  const said = await call.hears(
    "could you let the dentist know the mouthwash stings and ask if theres a milder one",
    "moira haddad",
  );
  expect(said).not.toMatch(/don't know|not sure/);
  expect(call.tasks[0]?.detail).toContain("milder");
});

test("a question of a time that was not offered chooses none of those that were [CALL-1]", async () => {
  const call = await callInWords();
  const said = await call.hears(
    "hi its moira haddad could i get a clean on thursday",
    "would the quarter past seven one be with a lady dentist",
  );
  expect(said).not.toMatch(/Shall I put/);
});
