import { describe, expect, test } from "vitest";
import { callSaying, mine } from "./testing/test-call.ts";
import { standingIn } from "./testing/visits.ts";

const forMum = "i need a check-up for mum on tuesday at 10";

describe("who rings for somebody else is not the patient [CALL-1]", () => {
  test.each([
    "im her daughter Gail",
    "I'm her daughter, Gail Turner",
    "it's her son Gail calling",
    "oh this is her carer gail",
    "Gail speaking, her daughter",
    "I'm Gail, I'm her daughter",
    "my name's Gail but it's for mum",
  ])("and the patient is still asked for: %s", (line) => {
    const call = callSaying([forMum]);
    expect(call.say(line)).toBe("Thank you, Gail. What is the name of the person this appointment is for?");
    expect(call.state.draft.name).toBeNull();
    call.say("Joan Turner");
    call.say("yes");
    call.say("yes");
    expect(standingIn(call.book)).toEqual(["Joan Turner 2026-08-11 10:00"]);
    expect(call.book.entries[0]?.notes).toContain("rings for the patient.");
  });

  test.each([
    ["I'm his wife Elena and his name is Marco Rossi", "Marco Rossi"],
    ["hers is Joan Turner and I'm Gail", "Joan Turner"],
    ["Joan Turner, I'm her daughter", "Joan Turner"],
    ["I'm Gail Hart, my mum's Joan Turner", "Joan Turner"],
    ["she's my mother Joan Turner", "Joan Turner"],
  ])("and the patient is heard beside them: %s", (line, name) => {
    expect(callSaying([forMum, line]).state.draft.name?.value.full).toBe(name);
  });

  test.each([
    "my name's Jill Hart, I want a check-up for my son on tuesday at 10",
    "hi it's jill hart can i book my son in for a check-up tuesday at 10",
  ])("nor is it with the wish: %s", (line) => {
    const call = callSaying([line]);
    expect(call.state.lastSaid).toContain("What is the name of the person this appointment is for?");
    call.say("Leo");
    call.say("same as mine");
    expect(call.state.draft.name?.value.full).toBe("Leo Hart");
  });

  test("but who comes along is the patient too", () => {
    const call = callSaying(["a check-up for me and leo next tuesday, it's jill hart"]);
    expect(call.state.draft.name?.value.full).toBe("Jill Hart");
    expect(call.state.comers?.[0]?.name?.value.full).toBe("Leo");
  });

  test("whoever takes the time before the caller changes places with them", () => {
    const call = callSaying(["check-up for me and ngozi next tuesday", "the nine for ngozi"]);
    expect(call.state.draft.name?.value.full).toBe("Ngozi");
    expect(call.state.comers).toMatchObject([{ name: null }]);
  });
});

describe("ages [CALL-1]", () => {
  test.each([
    "he's nine",
    "hes only nine",
    "he just turned nine",
    "he's 9 years old",
    "nine years old he is",
    "my son's nine",
    "they're nine and eleven",
  ])("are noted, and are no time: %s", (line) => {
    const call = callSaying(["a check-up for my son next tuesday"]);
    expect(call.say(line)).toContain("I will note that.");
    expect(call.state.draft.slot).toBeNull();
    expect(call.state.draft.notes.at(-1)).toContain(line);
    expect(call.state.misses).toBe(0);
  });

  test.each([
    ["nine, he's nine", "09:00"],
    ["he'll do nine", "09:00"],
    ["it's nine", "09:00"],
    ["at nine", "09:00"],
    ["the nine for my son", "09:00"],
  ])("but an hour is one: %s", (line, time) => {
    expect(callSaying(["a check-up next tuesday", line]).state.draft.slot?.time).toBe(time);
  });

  test.each(["name", "number"])("where the %s is asked for they are no failure", (asked) => {
    const call = callSaying([
      "a check-up for my son tuesday at ten",
      ...(asked === "name" ? [] : ["Leo Hart"]),
    ]);
    expect(call.say("she's eighty two")).toContain("I will note that.");
  });
});

describe("what is told late [CALL-1]", () => {
  test.each(["and it's my plate dear, the bottom one", "it's the left side", "oh and I wear a plate"])(
    "is kept for the dentist: %s",
    (line) => {
      const call = callSaying(["an appointment tuesday at 10 for a check-up", "Joan Turner"], {});
      expect(call.say(line)).toBe("I will note that. What is the best phone number to reach you?");
      expect(call.say("Joan Turner")).toContain("I have the name as Joan Turner.");
      call.say("0491 570 156");
      call.say("yes");
      expect(call.book.entries[0]?.notes).toContain(line);
    },
  );

  test("details told among the times are said back, and the list is not gone through again", () => {
    const call = callSaying(["check-up on tuesday"]);
    expect(call.say("my name is Sue Park and my number is 0491 570 156")).toBe(
      "I have the name as Sue Park and the number ending in 1 5 6. Which of those times would suit you?",
    );
    expect(call.say("ok tuesday then 9")).toContain("tomorrow, Tuesday 11 August at 9:00 am");
  });

  test("a reason taken back in the same breath is not booked", () => {
    const call = callSaying(["whitening on tuesday at nine", "Sue Park", "yes"]);
    expect(call.say("yes, for whitening, no sorry, cleaning")).toContain("To check: a teeth cleaning");
    expect(call.book.entries).toEqual([]);
  });
});

test("another clinic's name is nobody's [CALL-1]", () => {
  const call = callSaying(["a check-up on tuesday at 10"]);
  expect(call.say("It's for Crows Nest clinic")).toBe("This is Harbour Dental. What is your name?");
  expect(call.state.draft.name).toBeNull();
});

describe("several at one hour [CALL-1]", () => {
  test("each is looked for at that hour, and the caller hears so", () => {
    const call = callSaying(["check-up on tuesday"], mine);
    expect(call.say("five of us all at ten")).toContain(
      "I will book all 5, one after the other. I will look for 10:00 am for each, and for the nearest time where it is taken.",
    );
    call.say("Jill Hart");
    call.say("yes");
    expect(call.say("yes")).toContain(
      "Now the next person. 10:00 am tomorrow, Tuesday 11 August is already booked",
    );
  });

  test("and more who are told of with the yes come after it", () => {
    const call = callSaying(["check-up tuesday at ten for Sue Park", "yes"]);
    expect(call.say("yes and there are two more of us")).toContain("Now the next person.");
    expect(call.state.queued).toEqual(["book"]);
  });
});

test("'booking for …' with a reason and a day is a new one [CALL-1]", () => {
  const call = callSaying(["booking for Thuy Nguyen please, check-up tuesday ten"]);
  expect(call.state).toMatchObject({ purpose: "book", draft: { name: { value: { full: "Thuy Nguyen" } } } });
});

describe("a name in full that nobody asked for, beside a patient who is known, is that of who rings [CALL-1]", () => {
  const forLeo = "a check up for my son leo hart on friday at ten";

  test.each([[["bob reyes", "yes"]], [["yes", "bob reyes"]]])("%j", (lines) => {
    const call = callSaying([forLeo]);
    expect(lines.map((line) => call.say(line)).join(" ")).toContain("Thank you, Bob.");
    expect(call.state.draft.name?.value.full).toBe("Leo Hart");
    call.say("yes");
    expect(call.book.entries[0]).toMatchObject({
      patientName: "Leo Hart",
      notes: expect.stringContaining("Bob Reyes rings for the patient."),
    });
  });

  test("'it's Bob Reyes here' is no change to the name", () => {
    const { draft } = callSaying([forLeo, "yes", "its bob reyes here"]).state;
    expect(draft.name?.value.full).toBe("Leo Hart");
    expect(draft.notes).toContain("Bob Reyes rings for the patient.");
  });

  test("but a name that is corrected is the patient's", () => {
    const call = callSaying([forLeo, "yes", "no it's liam hart"]);
    expect(call.state.draft.name?.value.full).toBe("Liam Hart");
  });
});

describe("what was passed on without a name is signed by whoever gives it then", () => {
  const complaint = "the receptionist was really rude to me last week";

  test.each(["its ray nolan", "ray nolan", "this is ray nolan by the way"])("%s", (line) => {
    const call = callSaying([complaint]);
    expect(call.say(line)).toContain("Thank you, Ray. I have passed your message on");
    expect(call.book.messages.at(-1)).toMatchObject({
      patientName: "Ray Nolan",
      text: expect.stringContaining("rude to me"),
    });
  });

  test.each(["can i get a check up for leo hart", "no thanks", "its with doctor chen", "cheers mate"])(
    "but not by '%s'",
    (line) => {
      expect(callSaying([complaint, line]).book.messages).toHaveLength(1);
    },
  );
});
