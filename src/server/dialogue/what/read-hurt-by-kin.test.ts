import { describe, expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { isHurtByKin } from "./read-hurt-by-kin.ts";

describe("kin as the cause of an injury", () => {
  test.each([
    "can i book for a broken tooth my husband did it last night he's in the other room",
    "my ex knocked my front tooth out",
    "chipped tooth, my boyfriend did this to me",
    "my ex broke my tooth again last night, he did it years ago too",
    "my partner smashed my tooth years ago and i still live with him",
  ])("is one: %s", (text) => expect(isHurtByKin(toUtterance(text))).toBe(true));

  test.each([
    "my brother knocked my tooth out playing cricket",
    "my husband did it by accident with his elbow and the tooth is loose",
    "i need a filling, my wife did the booking",
    "my brother did it already and my tooth is sore",
    "my dad did this last time he came to you and his teeth are fine",
    "my partner did it online and my tooth is still booked",
    "my ex broke my tooth years ago",
    "my ex broke my tooth years ago and i'd like it fixed",
    "my brother knocked my tooth out back in 2004",
    "my dad smashed my tooth when i was little",
  ])("is none: %s", (text) => expect(isHurtByKin(toUtterance(text))).toBe(false));
});
