import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";
import { type Exchange, play } from "./testing/transcript.ts";

const readBack: readonly Exchange[] = [
  { caller: "hi id like a checkup tomorrow at ten its lee wong", says: "10:00 am is free" },
  { caller: "yes", says: ["10:00 am", "Shall I book that?"], step: "reading_back" },
];

describe("at the read-back", () => {
  test.each(["actually make it eleven", "actually could we make it eleven instead"])(
    "changes the hour of the same day: %s [CALL-1]",
    (caller) => {
      play(mine, [
        ...readBack,
        { caller, says: ["Tuesday 11 August at 11:00 am", "Shall I book that?"], step: "reading_back" },
      ]);
    },
  );

  test("changes what it is for, and does not list services [CALL-1]", () => {
    play(mine, [
      ...readBack,
      {
        caller: "yeah but can you make it a clean instead",
        says: ["a teeth cleaning for Lee Wong", "Shall I book that?"],
        never: /our services/,
      },
    ]);
  });

  test.each([
    "and it's not a check-up, it's a wisdom tooth removal",
    "sorry it's not a checkup, it should be a wisdom tooth removal",
    "no it isn't a check up, it's to have a wisdom tooth out",
  ])(
    "changes what it is for where the old reason is taken back, and tells no price: %s [CALL-1]",
    (caller) => {
      play(mine, [
        ...readBack,
        {
          caller,
          says: ["an oral surgery appointment for Lee Wong", "Shall I book that?"],
          never: /price/,
        },
      ]);
    },
  );

  test.each(["wait, what would it cost", "actually how much is that"])(
    "answers a question about the price all the same: %s [CALL-1]",
    (caller) => {
      play(mine, [...readBack, { caller, says: "prices" }]);
    },
  );

  test.each(["nothing, that is fine", "no changes thanks", "leave it as it is", "it's all good"])(
    "reads it back again when nothing is to be changed after all: %s [CALL-1]",
    (caller) => {
      const call = play(mine, [
        ...readBack,
        { caller: "no", says: "What should I change?" },
        { caller, says: ["a general consultation for Lee Wong", "Shall I book that?"], step: "reading_back" },
      ]);
      expect(call.book.entries).toHaveLength(0);
    },
  );

  test.each(["nothing is right", "the name isn't right"])(
    "reads nothing back that is said to be wrong: %s [CALL-1]",
    (caller) => {
      const call = play(mine, [...readBack, { caller: "no" }, { caller, never: /Shall I book/ }]);
      expect(call.state.step.kind).toBe("collecting");
    },
  );

  test("mends the last digits of the number [CALL-1]", () => {
    const call = play(mine, [
      ...readBack,
      {
        caller: "no the last three digits are one five nine",
        says: ["0 4 9 1, 5 7 0, 1 5 9", "Shall I book that?"],
      },
      { caller: "yes", does: [{ type: "book" }] },
    ]);
    expect(call.book.entries).toMatchObject([{ patientPhone: "+61491570159" }]);
  });

  test.each([
    ["it ends in double three two not double two three", "+61491570332"],
    ["the last three are wrong it should be two six seven", "+61491570267"],
    ["the last two aren't five six it's seven nine", "+61491570179"],
    ["the last digit's a five", "+61491570155"],
    ["you said one five six but the end should be triple two", "+61491570222"],
  ])("mends the end of the number with what is right of it: %s [CALL-1]", (caller, patientPhone) => {
    const call = play(mine, [...readBack, { caller }, { caller: "yes", does: [{ type: "book" }] }]);
    expect(call.book.entries).toMatchObject([{ patientPhone }]);
  });

  test("mends the end of the number after a mere no [CALL-1]", () => {
    play(mine, [
      ...readBack,
      { caller: "no" },
      { caller: "the last three should be two six seven", says: "0 4 9 1, 5 7 0, 2 6 7" },
    ]);
  });

  test.each(["the last name is smith", "the last three are wrong"])(
    "leaves the end of the number where none is said: %s [CALL-1]",
    (caller) => {
      const call = play(mine, [...readBack, { caller }]);
      expect(call.state.draft.phone?.value ?? "+61491570156").toBe("+61491570156");
    },
  );

  test("takes the hour that was meant instead, whatever is asked [CALL-1]", () => {
    play(mine, [
      { caller: "checkup monday week at ten", says: "10:00 am is free" },
      { caller: "sorry did i say ten i meant eleven", says: "11:00 am is free" },
      { caller: "lee wong", says: "the best one to reach you" },
      { caller: "did i say eleven i mean ten", says: "10:00 am is free" },
    ]);
  });

  test("looks later on the same day [CALL-1]", () => {
    play(mine, [
      ...readBack,
      {
        caller: "is there anything later in the day",
        says: ["Tuesday 11 August", "10:30 am", "Which time would suit you?"],
        never: /wheelchair/,
      },
    ]);
  });

  test("waits out noise, and still takes the yes after it [CALL-1]", () => {
    play(mine, [
      ...readBack,
      { caller: "sorry one sec", says: "Take your time.", step: "reading_back" },
      { caller: "kids stop it", says: "Take your time.", step: "reading_back" },
      { caller: "ok yes", does: [{ type: "book" }] },
    ]);
  });

  test("moves what was just booked when the caller thinks of another hour [CALL-1]", () => {
    const call = play(mine, [
      ...readBack,
      { caller: "yes" },
      { caller: "oh actually can we make that eleven", says: ["to tomorrow, Tuesday 11 August at 11:00 am"] },
      { caller: "yes", does: [{ type: "reschedule" }] },
    ]);
    expect(call.book.entries).toMatchObject([{ time: "11:00" }]);
  });
});

describe("what is no answer to the question asked", () => {
  test.each(["ill ring back later", "no actually forget it ill ring back later"])(
    "a caller who will ring again is leaving, and wants no call back: %s [CALL-1]",
    (caller) => {
      play(mine, [
        { caller: "i want to book an appointment" },
        { caller, says: /I have not booked anything.*Goodbye/, does: [{ type: "hang_up" }], step: "ended" },
      ]);
    },
  );

  test("a question is not the reason for the visit [CALL-1]", () => {
    const call = play(mine, [
      { caller: "i want to book an appointment", says: "What is the appointment for?" },
      {
        caller: "do i need to bring anything",
        says: ["the team can tell you", "What is the appointment for?"],
      },
      { caller: "a clean" },
    ]);
    expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
  });

  test("a surname that is a day is a surname when the name was asked for [CALL-1]", () => {
    play(mine, [
      { caller: "i want to book a checkup tuesday at ten", says: "What is your name?" },
      { caller: "robert friday" },
      { caller: "yes", says: ["for Robert Friday, tomorrow, Tuesday 11 August at 10:00 am"] },
    ]);
  });

  test.each(["whatevers first", "whats the closest you have"])("leaves the day to us: %s", (caller) => {
    play(mine, [
      { caller: "id like a checkup", says: "What day and time" },
      { caller, says: /I have .*Which time would suit you/ },
    ]);
  });

  test("a time at the question for the number is a time [CALL-1]", () => {
    play(mine, [
      { caller: "a checkup tomorrow at two thirty its lee wong", says: "best one to reach you" },
      { caller: "three thirty then", says: ["3:30 pm is free", "best one to reach you"] },
    ]);
  });
});

describe("at the read-back [CALL-1]", () => {
  const toReadBack = () => {
    const call = testCall(mine);
    call.say("a cleaning on wednesday at nine for jill hart");
    call.say("yes");
    return call;
  };

  test.each(["yeah nah that's sweet", "nah yeah, all good", "yeah nah yeah that's fine mate"])(
    "'%s' is a yes",
    (line) => {
      expect(toReadBack().say(line)).toContain("I have requested");
    },
  );

  test.each(["and actually it's for my wife Leila not me", "it's for my son", "oh that's not for me"])(
    "'%s' asks for the name of whoever it is for",
    (line) => {
      expect(toReadBack().say(line)).toMatch(/name of the person/);
    },
  );

  test.each(["yeah nah that's not good", "yeah nah"])("'%s' books nothing", (line) => {
    const call = toReadBack();
    call.say(line);
    expect(call.book.entries).toEqual([]);
  });
});

test("a day of another year is told with its year, beyond this month and the next [CALL-1]", () => {
  play(mine, [{ caller: "a clean on saturday the sixth", says: "Saturday 6 February 2027" }]);
  play({ ...mine, at: Date.parse("2026-12-14T23:00:00Z") }, [
    { caller: "a clean on friday the eighth", says: "Friday 8 January", never: /2027/ },
    { caller: "no, on the fifth of march", says: "Friday 5 March 2027" },
  ]);
});

test("a visit that is changed with the no to 'is this happening now' is read back anew [CALL-2]", () => {
  const call = callSaying([
    "id like to book a cleaning for tomorrow at nine, its sarah brennan",
    "yes this number",
  ]);
  expect(call.state.lastSaid).toContain("a teeth cleaning for Sarah Brennan");
  call.say("and theres a lump under my tongue");
  expect(call.state.step.kind).toBe("checking_emergency");
  expect(call.say("no, but make it a check-up")).not.toContain("a teeth cleaning for Sarah Brennan");
});
