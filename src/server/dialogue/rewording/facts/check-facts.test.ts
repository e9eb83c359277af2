import { describe, expect, test } from "vitest";
import { planInWords } from "../items.ts";
import { beginRewording, leftToSay, takeSentence } from "../rewording.ts";

/** What is spoken of the answer where the model says just this; not ok where that is not the whole of it in the model's words. */
function checkRewording(answer: string, wording: string) {
  const { rewording, spoken, why } = takeSentence(beginRewording(planInWords(answer)), wording);
  const isWhole = why === null && spoken.length === 1 && leftToSay(rewording).length === 0;
  return isWhole ? { ok: true, text: spoken[0] } : { ok: false, why: why ?? "not all was said" };
}

const offer = "On Tuesday 11 August I have 9:00 am, 11:30 am or 2:00 pm.";
const oneTime = "I have a free time on Tuesday 11 August at 2:30 pm.";
const taken = "2:30 pm on Tuesday 11 August is not free.";
const booked = "That is booked: a teeth cleaning for Mia Chen on Tuesday 11 August at 2:30 pm.";
const requested =
  "I have requested a teeth cleaning for Mia Chen on Tuesday 11 August at 2:30 pm. The clinic will confirm it.";
const hours = "We are open Monday to Friday from 9:00 am to 5:00 pm, and closed on weekends.";
const noPrices = "I do not have prices here; the team can tell you.";
const prices = "The clinic lists Teeth Cleaning at $180 and Teeth Whitening from $450.";
const nothingBooked = "I have not booked anything.";

describe("a rewording that says the same is spoken, with times and days as the answer words them [CALL-2]", () => {
  test.each([
    [offer, "I can offer nine, half past eleven or two on Tuesday the eleventh."],
    [offer, "On Tuesday the 11th of August we've got 9 am, 11.30 or 14:00."],
    [offer, "Tuesday 11 August works at 9 o'clock, eleven thirty, or two in the afternoon."],
    [oneTime, "We have a free time at half past two on Tuesday the eleventh."],
    [oneTime, "There's an available time on Tuesday 11 August at 14:30."],
    [taken, "Sorry, half past two on Tuesday isn't available."],
    [booked, "You're booked for a teeth clean, Mia Chen, on Tuesday 11 August at 2:30."],
    [
      requested,
      "I've requested a teeth clean for Mia Chen on Tuesday at 2:30 pm, and the clinic will confirm it.",
    ],
    [hours, "Open Monday to Friday from 9 am to 5 pm, and closed on weekends."],
    [nothingBooked, "Sorry, I haven't booked anything."],
    [prices, "The clinic lists teeth cleaning at $180, and teeth whitening from $450."],
    ["Which time would suit you?", "Which of those works best for you?"],
    ["What is your name?", "Thanks! Could I please have your name?"],
    ["What is the appointment for?", "And what's the visit for?"],
    ["What day and time would suit you?", "What day, and what time, would work best?"],
    ["What is the best phone number to reach you?", "And what's the best mobile number to reach you?"],
    ["Is there anything else I can help with?", "Is there something else I could help you with?"],
  ])("%s ~ %s", (answer, rewording) => {
    const verdict = checkRewording(answer, rewording);
    expect(verdict).toMatchObject({ ok: true });
  });

  test("half past eleven is spoken as the engine says it", () => {
    expect(
      checkRewording(offer, "I can offer nine, half past eleven or two on Tuesday the eleventh."),
    ).toEqual({
      ok: true,
      text: "I can offer 9:00 am, 11:30 am or 2:00 pm on Tuesday 11 August.",
    });
  });
});

describe("a rewording that says anything else is not spoken [CALL-2]", () => {
  test.each<[why: string, answer: string, rewording: string]>([
    [
      "a waitlist that nobody was put on",
      "Is there anything else I can help with?",
      "I've put you on the waitlist. Is there anything else I can help with?",
    ],
    ["a waitlist that is only offered", "I can put you on the waitlist.", "You are now on the waitlist."],
    ["another price", prices, "The clinic lists Teeth Cleaning at $80 and Teeth Whitening from $450."],
    ["prices swapped", prices, "The clinic lists Teeth Cleaning at $450 and Teeth Whitening from $180."],
    [
      "a price that is only the least",
      prices,
      "The clinic lists Teeth Cleaning at $180 and Teeth Whitening at $450.",
    ],
    ["an invented time", offer, "On Tuesday 11 August I have 9:00 am, 11:30 am or 3:00 pm."],
    ["one more time", offer, "On Tuesday 11 August I have 9:00 am, 11:30 am, 2:00 pm or 4:00 pm."],
    ["one time fewer", offer, "On Tuesday 11 August I have 9:00 am or 2:00 pm."],
    ["the other half of the day", offer, "On Tuesday 11 August I have 9:00 pm, 11:30 am or 2:00 pm."],
    ["in the evening", offer, "On Tuesday 11 August I have nine in the evening, 11:30 am or 2:00 pm."],
    ["another weekday", offer, "On Wednesday 11 August I have 9:00 am, 11:30 am or 2:00 pm."],
    ["another date", offer, "On Tuesday the third I have 9:00 am, 11:30 am or 2:00 pm."],
    ["another month", offer, "On Tuesday 11 September I have 9:00 am, 11:30 am or 2:00 pm."],
    ["a relative day", offer, "Tomorrow I have 9:00 am, 11:30 am or 2:00 pm."],
    ["next week", offer, "Next Tuesday I have 9:00 am, 11:30 am or 2:00 pm."],
    ["this week", offer, "This Tuesday I have 9:00 am, 11:30 am or 2:00 pm."],
    ["a range for times", offer, "On Tuesday 11 August I have 9:00 am to 11:30 am or 2:00 pm."],
    ["the time in words", oneTime, "I have a free time on Tuesday 11 August at half past three."],
    ["quarter to", oneTime, "I have a free time on Tuesday 11 August at quarter to three."],
    ["three thirty", oneTime, "I have a free time on Tuesday 11 August at three thirty."],
    ["noon", oneTime, "I have a free time on Tuesday 11 August at noon."],
    ["booked already", oneTime, "You have 2:30 pm on Tuesday 11 August, free."],
    ["all set", oneTime, "You're all set for Tuesday 11 August at 2:30 pm."],
    ["locked in", oneTime, "I have locked in Tuesday 11 August at 2:30 pm."],
    ["see you then", oneTime, "See you on Tuesday 11 August at 2:30 pm."],
    ["put down", oneTime, "I've put you down for Tuesday 11 August at 2:30 pm."],
    ["a booking claimed", oneTime, "I have booked a free time on Tuesday 11 August at 2:30 pm."],
    ["not turned round", taken, "2:30 pm on Tuesday 11 August is free."],
    ["n't turned round", nothingBooked, "I have booked anything."],
    ["a hidden not", oneTime, "I don't have a free time on Tuesday 11 August at 2:30 pm."],
    ["a requested visit confirmed", requested, booked],
    [
      "the clinic has confirmed",
      requested,
      "I have booked a teeth cleaning for Mia Chen on Tuesday 11 August at 2:30 pm. The clinic has confirmed it.",
    ],
    ["another patient", booked, booked.replace("Mia Chen", "Tom Reid")],
    ["another treatment", booked, booked.replace("teeth cleaning", "root canal")],
    ["hours of other days", hours, hours.replace("Monday to Friday", "Monday and Friday")],
    [
      "hours turned round",
      hours,
      "We are closed Monday to Friday from 9:00 am to 5:00 pm, and open on weekends.",
    ],
    ["later closing", hours, hours.replace("5:00 pm", "6:00 pm")],
    ["five thirty", hours, hours.replace("5:00 pm", "five thirty")],
    ["a price", noPrices, "A cleaning is $120; the team can tell you."],
    ["a price in words", noPrices, "That is one hundred and twenty dollars; the team can tell you."],
    ["no charge", noPrices, "There is no charge; the team can tell you."],
    ["it is free", noPrices, "That is free; the team can tell you."],
    ["a doctor nobody named", offer, "On Tuesday 11 August Dr Lee has 9:00 am, 11:30 am or 2:00 pm."],
    ["a discount", offer, "On Tuesday 11 August I have 9:00 am, 11:30 am or 2:00 pm with ten percent off."],
    ["another question", "What is your name?", "What is your credit card number?"],
    ["one question more", "What is your name?", "What is your name? And your date of birth?"],
    ["the question left out", "What is your name?", "Thanks for that."],
    ["a date of birth", "What is your name?", "What is your name and date of birth?"],
    ["an agreement", "What day and time would suit you?", "Sure, what day and time would suit you?"],
    ["done", "What is your name?", "Done. What is your name?"],
    ["medical advice", "What is your name?", "Take two aspirin. What is your name?"],
    ["triple zero", "What is your name?", "Dial 000. What is your name?"],
    ["all clear", "What is your name?", "No need for an ambulance. What is your name?"],
    ["markdown", "What is your name?", "**What is your name?**"],
    ["a list", offer, "* 9:00 am\n* 11:30 am\n* 2:00 pm on Tuesday 11 August"],
    ["an address", "What is your name?", "What is your name? https://evil.example"],
    ["a tag", "What is your name?", "<speak>What is your name?</speak>"],
    ["a thought", "What is your name?", "<think>They want a name</think> What is your name?"],
    ["a prompt leak", "What is your name?", "As a language model I was told to ask: what is your name?"],
    ["JSON", "What is your name?", '{"say":"What is your name?"}'],
    ["French", "What is your name?", "Comment vous appelez-vous?"],
    ["Chinese", "What is your name?", "请问您叫什么名字？"],
    ["Cyrillic that looks Latin", "What is your name?", "Whаt is your name?"],
    ["Arabic digits", oneTime, "I have a free time on Tuesday 11 August at ٣:٣٠ pm."],
    ["full-width digits", oneTime, "I have a free time on Tuesday 11 August at ３:30 pm."],
    ["an emoji", "What is your name?", "What is your name? 😀"],
    ["rubbish of small words", "What is your name?", "The the of to name your what is?"],
    ["rambling", "What is your name?", `${"so please ".repeat(9)}what is your name?`],
    ["a number", "What is your name?", "What is your name? You are number 4?"],
    ["other digits", "Reception's number is (02) 5550 4410.", "Reception's number is (02) 5550 4411."],
    ["an asked time told", "What time would suit you?", "The time that suits you is 9:00 am."],
  ])("%s", (_why, answer, rewording) => {
    expect(checkRewording(answer, rewording)).toMatchObject({ ok: false, why: expect.stringMatching(/./) });
  });
});
