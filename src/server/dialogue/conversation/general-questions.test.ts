import { describe, expect, test } from "vitest";
import { asksOfKnowledge } from "./questions/knowledge.ts";
import { asksOfLateVisits } from "./questions/opening-hours.ts";
import { asksOfWalkIn } from "./questions/walk-ins.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const amid = (line: string): string => callSaying(["i'd like a clean tomorrow at ten"]).say(line);

describe("what is good for teeth is the dentist's to say, and no visit is begun by asking [KB-4]", () => {
  test.each([
    "is it true fluoride is bad",
    "how often should i floss",
    "are electric toothbrushes better",
    "what toothpaste should i use",
    "is it better to brush before or after breakfast",
    "what causes bad breath",
    "do root canals cause cancer",
    "can you get cavities from kissing",
    "does mouthwash actually work",
    "what's the best way to whiten teeth at home",
    "when do kids lose their first tooth",
    "is sugar free gum good for teeth",
    "are silver fillings dangerous",
    "can you tell me if fluoride is actually bad for you",
    "what's better manual or electric toothbrush",
    "is coffee bad for your teeth",
    "what foods are bad for teeth",
    "how do cavities form",
    "will my wisdom teeth make my teeth crooked",
  ])("%s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe("I cannot advise on that, but the dentist can. Shall I look for a time?");
    expect(call.state.purpose).toBeNull();
    expect(amid(line)).toBe("I cannot advise on that, but the dentist can. What is your name?");
  });

  test("a yes to the offer begins a booking, a no does not", () => {
    expect(callSaying(["how often should i floss", "yes please"]).state.purpose).toBe("book");
    const call = callSaying(["how often should i floss"]);
    expect(call.say("no thanks")).toBe("Is there anything else I can help with?");
  });

  test.each([
    "how much is a fluoride treatment",
    "can i book a clean",
    "my gums are bleeding when i brush",
    "do you do whitening",
    "why do you need to know",
    "is it dangerous to swallow toothpaste my toddler did",
    "should i rinse with salt water tonight",
    "can i brush after the extraction",
    "is there parking",
  ])("another matter: %s", (line) => expect(asksOfKnowledge(line)).toBe(false));
});

describe("whether one may come without having booked is told from the clinic's words, and a time only offered [KB-4]", () => {
  const lines = [
    "can i come in without an appointment",
    "do you take walk ins",
    "do i need an appointment",
    "do i have to book",
    "can i just rock up",
    "can i just turn up tomorrow",
    "is it appointment only",
    "can i drop in anytime",
    "is it first come first served",
    "would i be able to just walk in this arvo",
    "are you walk in or by appointment",
    "do i need to make an appointment or can i just come in",
    "can i pop in this afternoon without booking",
    "can i just come down now",
    "could i come straight down",
  ];
  test.each(lines)("with nothing written it is owned up to: %s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe(
      "Whether you can come without booking I do not know; the team can tell you. Shall I look for a time?",
    );
    expect(call.state.purpose).toBeNull();
    expect(amid(line)).toMatch(/the team can tell you\. What is your name\?$/);
  });

  test.each(lines)("what the clinic wrote is told: %s", (line) => {
    const call = testCall({
      facts: { additionalInfo: "We see patients by appointment only. Parking is free." },
    });
    expect(call.say(line)).toBe("We see patients by appointment only. Shall I look for a time?");
  });

  test.each([
    "can i come in tomorrow",
    "can i just come in for x-rays on friday",
    "do i need to pay a deposit",
    "can i drop in and pick up my night guard",
    "do i need a referral for an appointment",
    "will they still see me if i walk in at ten past",
    "can i pop in this afternoon",
    "i need to make an appointment",
  ])("another matter: %s", (line) => expect(asksOfWalkIn(line)).toBe(false));
});

describe("evening and weekend visits in general are a question of hours [KB-4]", () => {
  test.each([
    "do you have evening appointments",
    "have you got any after hours appointments",
    "do you have after hours appointments",
    "do you have early morning appointments",
    "any late appointments",
    "are there any night time appointments",
    "can you do after work appointments",
  ])("%s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe(
      "We are open Monday to Friday from 9:00 am to 5:00 pm, and closed on weekends. Is there anything else I can help with?",
    );
    expect(call.state.purpose).toBeNull();
    const booking = callSaying(["i'd like a clean tomorrow at ten"]);
    expect(booking.say(line)).toMatch(/closed on weekends\. What is your name\?$/);
    expect(booking.state.draft.slot).toMatchObject({ time: "10:00" });
  });

  test.each([
    "do you have any evening appointments next week",
    "have you got anything in the evening",
    "can i book an evening appointment",
  ])("a wish for a time: %s", (line) => {
    expect(asksOfLateVisits(line)).toBe(false);
    expect(callSaying([line]).state.purpose).toBe("book");
  });
});
