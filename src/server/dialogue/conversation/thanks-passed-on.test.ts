import { describe, expect, test } from "vitest";
import { readMessage } from "#server/dialogue/what/read-message.ts";
import { callSaying, testCall } from "./testing/test-call.ts";

describe("thanks with a day in them are thanked for and passed on, and wish for no time [CALL-1]", () => {
  test.each([
    [
      "say thanks to Dr Nguyen for the filling on Wednesday",
      /For Dr Nguyen: thanks for the filling on Wednesday/,
    ],
    ["thank Imelda for me for Tuesday's filling", /For Imelda: thanks for Tuesday's filling/],
    ["just wanted to say ta to the girls for squeezing me in on Friday", /ta for squeezing me in on Friday/],
    [
      "I'd like to thank Dr Nguyen, she did my filling on Wednesday and it feels great",
      /she did my filling on Wed/,
    ],
    ["please thank Dr Vance for Monday", /For Dr Vance: thanks for Monday/],
  ])("%s", (line, text) => {
    const call = testCall({ callerNumber: "+61491570156" });
    const said = call.say(line);
    expect(said).toMatch(/Thank you, that is good to hear\./);
    expect(said).not.toMatch(/\d:\d\d|would suit/);
    call.say("Tom Baker");
    call.say("yes");
    expect(call.book.messages).toHaveLength(1);
    expect(JSON.stringify(call.book.messages)).toMatch(text);
  });

  test.each([
    "thanks for seeing my son on Thursday, he was so happy",
    "I just want to say how wonderful the hygienist was on Wednesday",
    "the dentist I saw on Wednesday was lovely",
    "thank you so much for looking after mum yesterday",
  ])("praise is thanked for: %s", (line) => {
    const call = callSaying([line]);
    expect(call.state.purpose).toBeNull();
    expect(testCall().say(line)).toMatch(/^Thank you, that is good to hear\. Is there anything else/);
  });

  test.each([
    "thank god it's Friday",
    "thank you very much",
    "thanks for that",
    "thank goodness",
    "I must thank you",
    "thanks bye",
    "say it again please",
    "say that to me again",
    "thanks I'd like a check-up on Friday",
    "no thank you",
  ])("no word for anybody: %s", (line) => expect(readMessage(line)).toBeNull());
});
