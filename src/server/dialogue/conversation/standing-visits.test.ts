import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

/** Mia Chen comes on Thursday 20 August at 10:00 am; it is Monday 10 August. */
const visit = aVisit({ date: "2026-08-20" });
const calling = () => ({ ...mine, book: clinicBook(exampleFacts, [{ ...visit }]) });
const saying = (...lines: string[]) => callSaying(lines, calling());

describe("a visit that cannot be kept is looked up, and nothing new is offered for it [CALL-1]", () => {
  test.each([
    "mia chen here i can't do ten on thursday the twentieth sorry",
    "hello this is mia chen i can't get there at ten on the twentieth",
    "i'm mia chen something's come up on the twentieth",
    "it's mia chen the twentieth at ten doesn't work for me any more",
    "it's mia chen i've got something on the twentieth can you check it and make it later that day",
  ])("%s", (caller) => {
    const call = saying(caller);
    expect(call.state.step).toMatchObject({ kind: "identifying", purpose: "reschedule" });
    expect(call.say("yes")).toContain("I have Mia Chen's teeth cleaning on Thursday 20 August at 10:00 am.");
  });

  test.each([
    "i can't do mondays it's mia chen i need a clean",
    "i can't do mornings any thursday for a checkup",
  ])("and a new one is no visit that stands: %s", (caller) =>
    expect(saying(caller).state.purpose).toBe("book"),
  );
});

describe("kept, but at another time, is a move [CALL-1]", () => {
  test.each([
    ["no i want to keep it but later in the day i've got a thing in the morning", "Thursday 20 August"],
    ["no keep it just make it the next day", "Friday 21 August"],
    ["nah hang on to it but the week after", "Monday 24 August"],
  ])("said to 'shall I cancel it': %s", (caller, day) => {
    const call = saying("i can't make it on the twentieth it's mia chen", "yes");
    expect(call.state.step.kind).toBe("confirming_cancel");
    expect(call.say(caller)).toContain(day);
    expect(call.state.purpose).toBe("reschedule");
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-20 10:00"]);
  });

  test("a yes that takes another time instead cancels nothing", () => {
    const call = saying("cancel my appointment it's mia chen", "yes", "yes scrap the ten and do two");
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-20 10:00"]);
    expect(call.state.step).toMatchObject({ kind: "confirming_move", to: { time: "14:00" } });
  });

  test.each(["yes cancel ten and do two", "yep drop the ten o'clock and put me in at two"])(
    "a yes that gives up what was read back books it not: %s",
    (caller) => {
      const call = callSaying(["a clean on friday at ten it's lee wong", "yes", caller]);
      expect(call.book.entries).toEqual([]);
      expect(call.state.step).toMatchObject({ kind: "reading_back", booking: { time: "14:00" } });
    },
  );
});

describe("days beside the visit spoken of count from it [CALL-1]", () => {
  test.each([
    ["could you push it to the week after", "Monday 24 August"],
    ["is there another spot that week", "Monday 17 August"],
    ["what about the tuesday after", "Tuesday 25 August"],
    ["could i have the wednesday of that week", "Wednesday 19 August"],
    ["friday of the following week", "Friday 28 August"],
  ])("%s", (caller, day) => {
    const call = saying("i need to move my appointment it's mia chen", "yes");
    expect(call.say(caller)).toContain(day);
  });

  test("and what was said before it was found does, too", () => {
    play(calling(), [
      { caller: "what day am i in and can i push it to the week after it's mia chen" },
      { caller: "yes", says: ["on Thursday 20 August at 10:00 am", "Monday 24 August"] },
    ]);
  });

  test("the time that cannot be kept may be had on another day", () => {
    play(calling(), [
      { caller: "i can't do ten on the twentieth any more it's mia chen" },
      { caller: "yes" },
      { caller: "same time on the friday of that week", says: "to Friday 21 August at 10:00 am" },
    ]);
  });
});

test("a move that is asked for as a favour is no new booking [CALL-1]", () => {
  const call = saying("i'm in on the twentieth and i need to make it a bit later is that doable");
  expect(call.state.purpose).toBe("reschedule");
});

describe("when a visit that is to be moved stands is told [CALL-1]", () => {
  test.each(["no i'm asking when it is", "what day's my appointment now", "when am i booked in"])(
    "%s",
    (caller) => {
      const call = saying("i need to move my appointment it's mia chen", "yes");
      expect(call.say(caller)).toContain("on Thursday 20 August at 10:00 am");
      expect(call.state.moving).not.toBeNull();
    },
  );

  test("and it is left as it is by whoever wants no change", () => {
    const call = saying("i need to move my appointment it's mia chen", "yes");
    const said = call.say("no don't change it when is my appointment");
    expect(said).toContain("on Thursday 20 August at 10:00 am");
    expect(call.state.moving).toBeNull();
  });
});

describe("who is late and asks whether to move it leaves word, and moves nothing [CALL-1]", () => {
  test.each([
    "i'm running late it's mia chen is that okay or should i move it",
    "it's mia chen i'll be half an hour late do i have to rebook",
    "mia chen here i might be ten minutes late do you want me to move it",
  ])("%s", (caller) => {
    const call = saying(caller);
    expect(call.book.messages).toHaveLength(1);
    expect(call.state.purpose).toBeNull();
  });

  test("and so does whoever was taken for moving it", () => {
    const call = saying("i need to move my appointment it's mia chen", "yes");
    call.say("no i don't want to change it just say i'll be half an hour late");
    expect(call.book.messages).toMatchObject([{ text: expect.stringContaining("Running late") }]);
  });
});

describe("a new booking taken for a visit that stands gets out [CALL-1]", () => {
  test.each([
    "no new i want to book not cancel",
    "no i'm making a new booking",
    "i'm new i want to come for the first time",
    "it's not to cancel it's to book a new appointment",
  ])("%s", (caller) => {
    const call = callSaying(["i need to move my appointment", "gemma stavros", "yes", caller]);
    expect(call.state.purpose).toBe("book");
  });

  test.each([
    "i'd like a five pm on any weekday i work in the city so it's gotta be after four",
    "not this week the week after no later than twelve for a hygienist",
  ])("and is heard as one from the start: %s", (caller) => {
    expect(callSaying([caller]).state.purpose).toBe("book");
  });
});
