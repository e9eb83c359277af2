import { describe, expect, test } from "vitest";
import { readEmergency } from "#server/dialogue/what/read-emergency.ts";
import { toUtterance } from "#server/dialogue/words.ts";

const degreeOf = (text: string) => readEmergency(toUtterance(text))?.value ?? null;

describe("trouble told right behind something else, with no stop between [CALL-1]", () => {
  const before = [
    "do you do emergency appointments",
    "do you guys take emergencies",
    "do you have anything today",
    "would you have anything today",
    "how much is an emergency visit",
    "i was wondering if you have any spots today",
    "just wondering if you could fit us in today",
    "do you think you could squeeze me in",
    "im not sure if this is the right number",
    "sorry to bother you i dont know if this counts",
    "is there any chance you could see us today",
    "my friend said you do emergencies",
  ];
  const troubles = [
    "my face is swollen",
    "my sons tooth got knocked out",
    "ive got a terrible toothache",
    "my son cant breathe",
    "im bleeding and it wont stop",
    "ive broken my front tooth",
    "im in agony",
    "i cant swallow",
  ];
  test.each(before)("is heard as it is by itself: %s …", (words) => {
    const heard = troubles.map((trouble) => degreeOf(`${words} ${trouble}`));
    expect(heard).toEqual(troubles.map(degreeOf));
    expect(heard).not.toContain(null);
  });

  test.each([
    "do you treat swollen gums",
    "what happens if i am bleeding afterwards",
    "do you help when people cant breathe with the mask on",
    "im worried my face might be swollen after it",
    "a friend of mine had a knocked out tooth once",
    "how much do you charge to fix a broken tooth",
    "do you have something for when it hurts",
  ])("stays supposed, asked about or another's: %s", (words) => {
    expect(degreeOf(words)).toBeNull();
  });
});

describe("the past and others' stories end where trouble is told as it is now [CALL-1]", () => {
  test.each([
    ["last time you were great my son cant breathe", "breathing", "sure"],
    ["you did my crown last month my throat is closing up", "breathing", "sure"],
    ["years ago you did my mums dentures she is unconscious", "collapse", "sure"],
    ["my friend said you do emergencies his tongue is swelling", "breathing", "sure"],
    ["it went away by itself last time he cant breathe", "breathing", "sure"],
    ["you fixed my crown last year and now ive broken my front tooth", "broken_tooth", "sure"],
    ["we came last month for mouthguards he knocked his tooth out just now", "knocked_out_tooth", "sure"],
  ])("%s", (text, value, certainty) => {
    expect(readEmergency(toUtterance(text))).toMatchObject({ value, certainty });
  });

  test.each([
    "last year my son cant breathe he was in hospital",
    "last time i was there i couldnt breathe with the rubber thing on",
    "last year my friend broke his tooth",
    "the swelling went down last week",
    "my friend had an allergic reaction to latex do you use latex gloves",
    "my mate said his face blew up after his wisdom teeth",
    "does the numbing make your tongue swell",
    "is it true that your throat can close up from latex",
  ])("… and hold where it is told as past, by others or in general: %s", (text) => {
    expect(degreeOf(text)).toBeNull();
  });
});
