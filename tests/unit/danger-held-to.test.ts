import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** 000 is held to until somebody has said that they ring it, or are on the way. */

const throat = "his throat's swollen up from a bad tooth and he can't swallow his spit";
const heart = "ive got a crushing pain in my chest and its down my left arm";

describe("[CALL-1] what is proposed in place of 000 is answered with it", () => {
  test.each([
    ["have you got a spot for her on thursday", /^No, don't wait for Thursday\..*triple zero/],
    ["could you squeeze him in this afternoon", /^No visit with us.*triple zero/],
    ["what if i run him up to casualty in the ute", /Ring them before anybody drives.*triple zero/],
    ["it'd be quicker in a taxi", /Ring them before anybody drives.*triple zero/],
    ["i'll ask the chemist first", /^Nobody else first.*triple zero/],
    ["maybe talk to healthdirect before i do anything", /^Nobody else first.*triple zero/],
    ["can he have a couple of panadol", /no tablets till they've been seen.*triple zero/],
    ["could you just write him a script", /no tablets till they've been seen.*triple zero/],
    ["let's see how he is after a sleep", /can't wait.*triple zero/],
    ["are you certain", /^Yes, I'm sure\..*triple zero/],
    ["he's scared of hospitals", /^They come to you.*triple zero/],
    ["before who gets here", /nobody's coming till somebody rings.*triple zero/],
  ])("%s", async (said, answer) => {
    const call = await callInWords();
    await call.hears(throat);
    const reply = await call.hears(said);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/1800 022 222|o'clock|it's with the team|until they come/);
  });

  test("each reply names it, in changing words, and never the same twice running", async () => {
    const call = await callInWords();
    await call.hears(throat);
    const replies: string[] = [];
    for (const said of [
      "can you see her on friday",
      "friday then what time",
      "i could take her up there myself",
      "or ring our gp first",
      "so the gp first then hospital if he reckons",
      "should i give him some nurofen",
      "he hates a fuss",
      "i'll wait for my husband to come home",
    ])
      replies.push(await call.hears(said));
    for (const [at, reply] of replies.entries()) {
      expect(reply, replies.join("\n")).toMatch(/triple zero/i);
      expect(reply).not.toBe(replies[at - 1]);
    }
  });

  test("what is taken for the heart is the operator's to say", async () => {
    const call = await callInWords();
    expect(await call.hears(heart, "should i take an aspirin or a panadol")).toMatch(
      /operator says what to take.*triple zero/,
    );
  });

  test.each(["do i call the ambulance yes or no", "so do we need an ambulance or not"])(
    "%s: yes",
    async (said) => {
      const call = await callInWords();
      expect(await call.hears(throat, said)).toMatch(/^Yes\. .*dial triple zero, 000/);
    },
  );

  test("an emergency that no visit was wished for offers none, and answers nothing of the clinic", async () => {
    const call = await callInWords();
    const reply = await call.hears(heart, "could the doctor look at me tomorrow");
    expect(reply).not.toMatch(/soonest time|open/);
  });
});

describe("[CALL-1] who is ringing, or on the way, is not told to", () => {
  test.each([
    [throat, "my son's on the phone to the ambulance", "can i get an appointment for after"],
    [throat, "okay they're coming now", "are you sure"],
    [heart, "we're in the car on the way to hospital", "should i see my gp first"],
  ])("%s, '%s'", async (told, ringing, after) => {
    const call = await callInWords();
    await call.hears(told, ringing);
    expect(await call.hears(after)).not.toMatch(/dial|triple zero/i);
  });

  test.each(["ok", "righto then"])("nor at every '%s'", async (noted) => {
    const call = await callInWords();
    await call.hears(throat, "he's a bit of a sook", "and he won't have it", noted);
    expect(await call.hears(noted)).not.toMatch(/000|dial/);
  });
});

describe("[CALL-1] whoever leaves", () => {
  test("has nobody yet who only dials", async () => {
    const call = await callInWords();
    const bye = await call.hears(throat, "i'll hang up i'm calling them now", "bye");
    expect(bye).not.toMatch(/have it from here/);
  });

  test("is in their hands who is through to them", async () => {
    const call = await callInWords();
    expect(await call.hears(throat, "the paramedics are here", "thanks bye")).toMatch(/have it from here/);
  });
});

describe("[CALL-1] breath that is heard", () => {
  test.each([
    "there's a whistling sound every time he breathes",
    "her breathing's got a squeak in it",
    "he's making a gurgly noise with each breath",
    "i can hear a rattle in his throat",
    "he sounds weird when he breathes in",
  ])("is a vital sign: %s", async (said) => {
    const call = await callInWords();
    expect(await call.hears("my husband's jaw is swollen from a tooth", said)).toMatch(
      /dial triple zero, 000, now/,
    );
  });

  test("and makes it more urgent where 000 was named", async () => {
    const call = await callInWords();
    await call.hears(throat, "he's breathing alright", "can you fit us in tomorrow", "he's only tired");
    expect(await call.hears("now there's a funny sound when he's breathing")).toMatch(
      /(more urgent: |minute more: please )hang up and dial triple zero, 000, now/,
    );
  });

  test.each([
    "my jaw clicks and makes a noise when i chew",
    "the denture whistles when i talk",
    "there's no noise when he breathes, he's fine",
    "the sound of the drill frightens me",
  ])("is not: %s", async (said) => {
    const call = await callInWords();
    await call.hears(said);
    expect(call.ledger.danger?.bad ?? []).not.toContain("breathing");
  });
});
