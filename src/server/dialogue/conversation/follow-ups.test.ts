import { describe, expect, test } from "vitest";
import { play } from "./testing/transcript.ts";

describe("a question that only goes on with the one before", () => {
  test("about hours is answered with the hours of that day [KB-4]", () => {
    play({}, [
      { caller: "are you open today", says: "We are open today" },
      { caller: "and tomorrow?", says: "We are open tomorrow, Tuesday 11 August", step: "anything_else" },
      { caller: "what about Saturday?", says: "We are closed on Saturday 15 August" },
      { caller: "and Sundays", says: "We are closed on Sunday 16 August" },
      { caller: "ok and the day after tomorrow", says: "We are open on Wednesday 12 August" },
      { caller: "or on weekends", says: "We are closed on weekends" },
      { caller: "Friday?", says: "We are open on Friday 14 August" },
    ]);
  });

  test("counts from the day that was asked about", () => {
    play({}, [
      { caller: "what time do you open tomorrow", says: "tomorrow, Tuesday 11 August" },
      { caller: "and the day after", says: "on Wednesday 12 August" },
      { caller: "and the day after that", says: "on Thursday 13 August" },
    ]);
  });

  test("is one while the reason for a visit is asked, too", () => {
    play({}, [
      { caller: "i need an appointment", says: "What is the appointment for?" },
      { caller: "are you open on saturday", says: "closed on Saturday" },
      { caller: "and sunday?", says: ["closed on Sunday", "What is the appointment for?"] },
    ]);
  });

  test.each(["what about saturday at ten", "and can i come on friday", "friday would suit me"])(
    "is none where it wishes for a visit: %s",
    (caller) => {
      play({}, [
        { caller: "are you open today", says: "We are open" },
        { caller, step: "offering" },
      ]);
    },
  );

  test("is none while times of a visit are talked about", () => {
    play({}, [
      { caller: "a clean on thursday please", step: "offering" },
      { caller: "are you open on friday", says: "We are open on Friday" },
      { caller: "what about friday", says: "On Friday 14 August I have", step: "offering" },
    ]);
  });
});

describe("how late somebody is going to be [CALL-1]", () => {
  test("is added to the word for the team while the name is asked", () => {
    const call = play({ callerNumber: "+61491570156" }, [
      { caller: "I'm running late", says: "What is your name?" },
      { caller: "about 20 minutes", says: ["I will add that.", "What is your name?"], never: /Sorry/ },
      { caller: "marlo quist", says: "passed your message on" },
    ]);
    expect(call.book.messages).toMatchObject([
      { text: expect.stringMatching(/running late, about 20 minutes/) },
    ]);
  });

  test.each([
    "twenty minutes or so",
    "could be half an hour",
    "I'll be there by quarter past",
    "maybe thirty",
  ])("is passed on after the first word was: %s", (caller) => {
    const call = play({ callerNumber: "+61491570156" }, [
      { caller: "i'm going to be late it's marlo quist", says: "passed your message on" },
      { caller, says: "passed your message on" },
    ]);
    expect(call.book.messages).toMatchObject([{}, { text: `Running late: ${caller}` }]);
  });
});
