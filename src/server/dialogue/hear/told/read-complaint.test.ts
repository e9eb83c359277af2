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

describe("a complaint is of this clinic and of now [CALL-5]", () => {
  test.each([
    "i had a terrible experience when i was about eight",
    "my last dentist was so rude to me i never went back",
    "i'm scared because of this one dentist overseas he was really rough with me",
    "she had an awful experience with a dentist years ago",
    "that was at another clinic, they overcharged me badly",
    "we had appalling treatment at the old place before we moved here",
    "the school dentist was very rough with us as kids",
    "the previous mob botched it",
  ])("of elsewhere or long ago it is none: %s", (said) => expect(has(said, "complaint")).toBe(false));

  test.each([
    "your receptionist was rude to me a fortnight ago",
    "i came from another dentist and you lot have been really rude to me",
    "when i was a kid dentists were gentle, your hygienist was really rough with me on monday",
    "i'd rather see another dentist, the dentist i saw last week was rude to me",
    "i had a bad experience last time i was in with you",
    "you botched my crown two years ago",
    "i'm not one to complain but nobody's rung me back",
  ])("of this one it is: %s", (said) => expect(has(said, "complaint")).toBe(true));

  test.each([
    "i'm not complaining, i'm just telling you",
    "it's no complaint at all",
    "oh no i don't want to make a complaint",
    "that was a different clinic years back",
    "no it wasn't you, that was my old dentist",
  ])("and is taken back by: %s", (said) => expect(has(said, "no_complaint")).toBe(true));

  test.each(["that was last week", "i'm not sure", "it was your dentist when i was in on monday"])(
    "and not by: %s",
    (said) => expect(has(said, "no_complaint")).toBe(false),
  );
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
