import { describe, expect, test } from "vitest";
import { hearAs } from "../testing/hear-as.ts";

const has = (text: string, kind: string, clinicName?: string): boolean =>
  hearAs(text, clinicName === undefined ? {} : { clinicName }).acts.some((act) => act.kind === kind);

describe("a complaint is heard without the word for it [CALL-5]", () => {
  test.each([
    "the woman on your desk was downright rude to me this morning",
    "i've left two messages and no one's rung me back",
    "this filling you put in a fortnight ago has already fallen out it's not good enough",
    "that's the third time you've changed my appointment",
    "you've charged me twice for the same visit",
    "i'm pretty disappointed with how i was treated last time",
  ])("%s", (said) => expect(has(said, "complaint")).toBe(true));

  test.each([
    "i'm not happy with my smile i'd like whitening",
    "how long will i be waiting on the day",
    "i waited for the bus and it's late so i'll be ten minutes",
    "what do you charge for a filling",
    "i need a check up on friday",
  ])("and not in: %s", (said) => expect(has(said, "complaint")).toBe(false));
});

describe("whoever meant to ring somebody else [CALL-5]", () => {
  test.each(["hi is this bridgestone i'm ringing about my tyres", "oh sorry i didn't mean to ring you"])(
    "%s",
    (said) => expect(has(said, "wrong_number", "Harbour Dental")).toBe(true),
  );
  test.each([
    "is that harbour dental",
    "is this harbour dental on wharf street",
    "am i speaking to a real person",
    "is it too late to get in today",
  ])("and not: %s", (said) => expect(has(said, "wrong_number", "Harbour Dental")).toBe(false));
});
