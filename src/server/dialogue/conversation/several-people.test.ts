import { expect, test } from "vitest";
import { block } from "./testing/clinic-book.ts";
import { callSaying, type TestCall, testCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const booked = ({ book }: TestCall) => standingIn(book);

test("books several people of one sentence one after the other, with the same reason and day [CALL-1]", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  expect(call.say("i want to book a check up for me and my two kids on tuesday at ten")).toContain("all 3");
  call.say("greta olsen");
  call.say("yes");
  expect(call.say("yes")).toContain("next person");
  call.say("ten thirty");
  call.say("milo olsen");
  if (!/shall i book/i.test(call.state.lastSaid)) call.say("yes");
  expect(call.say("yes")).toContain("next person");
  call.say("eleven");
  call.say("ivy olsen");
  if (!/shall i book/i.test(call.state.lastSaid)) call.say("yes");
  call.say("yes");
  expect(booked(call)).toEqual([
    "Greta Olsen 2026-08-11 10:00",
    "Milo Olsen 2026-08-11 10:30",
    "Ivy Olsen 2026-08-11 11:00",
  ]);
});

test("a name spelled at the read-back mends the part it is like", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say("i'd like a check up on tuesday at ten, my name is jenny wong");
  call.say("yes");
  expect(call.say("no its w a n g not wong")).toContain("Jenny Wang");
  call.say("yes");
  expect(booked(call)).toEqual(["Jenny Wang 2026-08-11 10:00"]);
});

test("what the price was asked of is what is booked with 'can I book that'", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say("how much is a root canal");
  expect(call.say("ok can i book that for tuesday at ten")).toContain("name");
  call.say("greta olsen");
  expect(call.say("yes")).toContain("a root canal appointment");
});

test("whoever cancels for another gives the name in the same breath, and is still asked for the number", () => {
  const call = testCall({ callerNumber: "+61491578888" });
  call.book.entries.push(aVisit({ patientName: "Greta Olsen", date: "2026-08-12" }));
  expect(call.say("cancel greta olsen's appointment")).toContain("number");
  call.say("yes");
  expect(call.book.entries.some(({ isCancelled }) => isCancelled)).toBe(false);
});

test.each([
  "can my wife and I both get a clean on Tuesday at 10 and 10.30",
  "checkups for Tom and Jerry Watts",
  "book me and my mate in for cleans",
  "bring my two kids in for check-ups, one after the other, next Thursday after school",
])("nobody who was named at once is dropped [CALL-1]: %s", (line) => {
  const call = testCall({ callerNumber: "+61491570156" });
  expect(call.say(line)).toContain("I will book both, one after the other.");
  expect(call.state).toMatchObject({ purpose: "book", queued: ["book"] });
});

test("those who come along may be named when the reason is asked [CALL-1]", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say("i'd like to book for tuesday at ten");
  expect(call.say("a clean for me and my husband")).toContain("both, one after the other");
});

test.each([
  "can you do one for my son straight after?",
  "could my son go right after that?",
  "and another for Tom directly after please",
])("one more right after the one just booked has its reason and the next time [CALL-1]: %s", (line) => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say("a cleaning on wednesday at nine for jill hart");
  call.say("yes");
  call.say("yes");
  expect(call.say(line)).toMatch(/Wednesday 12 August.* 9:30 am/);
  expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
});

test.each(["can my husband pick me up straight after", "can I eat straight after"])(
  "what is asked about the time after it books nobody [CALL-1]: %s",
  (line) => {
    const call = testCall({ callerNumber: "+61491570156" });
    call.say("a cleaning on wednesday at nine for jill hart");
    call.say("yes");
    call.say("yes");
    call.say(line);
    expect(call.state.purpose).not.toBe("book");
  },
);

test.each([
  "I want to book cleans on tuesday at 10, one for me Pete Walsh and one for Holly",
  "it's pete walsh, a clean for me and my daughter Holly on tuesday at ten",
  "can I get cleans on tuesday at ten, one for Holly and one for me, Pete Walsh",
])("whoever rings is booked first, and the others under the names they were given [CALL-1]: %s", (line) => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say(line);
  call.say("yes");
  expect(call.state.lastSaid).toContain("a teeth cleaning for Pete Walsh");
  expect(call.say("yes")).toContain("Now Holly.");
  call.say("ten thirty");
  expect(call.state.lastSaid).toContain("And the last name?");
  call.say("walsh");
  call.say("yes");
  expect(booked(call)).toEqual(["Pete Walsh 2026-08-11 10:00", "Holly Walsh 2026-08-11 10:30"]);
});

test.each([
  "can my wife and I both get a clean on Tuesday at 10 and 10.30",
  "a clean for me and one for my wife tuesday at ten and ten thirty",
  "a clean for me tuesday at ten and one for my wife at ten thirty",
])("each of two gets the time that was said [CALL-1]: %s", (line) => {
  const call = testCall({ callerNumber: "+61491570156" });
  expect(call.say(line)).toContain("10:00 am is free. What is your name?");
  call.say("pete walsh");
  call.say("yes");
  expect(call.say("yes")).toContain("10:30 am is free.");
  call.say("holly walsh");
  call.say("yes");
  expect(booked(call)).toEqual(["Pete Walsh 2026-08-11 10:00", "Holly Walsh 2026-08-11 10:30"]);
});

test("a time of the second's that is taken is refused, and the nearest are offered [CALL-1]", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  block(call.book, { date: "2026-08-11", time: "10:30" });
  call.say("a clean for me and one for my wife tuesday at ten and ten thirty");
  call.say("pete walsh");
  call.say("yes");
  expect(call.say("yes")).toMatch(/10:30 am tomorrow, Tuesday 11 August is not free\. The nearest/);
});

test("each of two comes on the day that was said [CALL-1]", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say(
    "a clean for me, pete walsh, on tuesday at ten and one for my daughter Holly Walsh on friday at two",
  );
  call.say("yes");
  call.say("yes");
  call.say("yes");
  expect(booked(call)).toEqual(["Pete Walsh 2026-08-11 10:00", "Holly Walsh 2026-08-14 14:00"]);
});

test.each([
  ["two cleans please, jill and tom hart", "tuesday at ten"],
  ["two cleans please", "jill and tom hart", "tuesday at ten"],
  ["two cleans please, tuesday at ten", "jill and tom hart"],
  ["a clean please, tuesday at ten", "jill and tom hart"],
])("a last name said once is that of both, whenever they are named [CALL-1]: %s, %s", (...lines) => {
  const call = testCall({ callerNumber: "+61491570156" });
  for (const line of lines) call.say(line);
  call.say("yes");
  expect(call.state.lastSaid).toContain("a teeth cleaning for Jill Hart");
  expect(call.say("yes")).toContain("Now Tom.");
  call.say("ten thirty");
  call.say("yes");
  expect(booked(call)).toEqual(["Jill Hart 2026-08-11 10:00", "Tom Hart 2026-08-11 10:30"]);
});

test.each(["tom and it's a filling actually", "jill hart and thanks"])(
  "what follows an 'and' is not always somebody: %s",
  (line) => {
    const call = testCall({ callerNumber: "+61491570156" });
    call.say("a clean please, tuesday at ten");
    call.say(line);
    expect(call.state.queued).toEqual([]);
  },
);

test("who drops the booking is not asked about those who were to come along", () => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say("a clean for me and my husband greg on tuesday at ten");
  call.say("never mind");
  expect(call.state).toMatchObject({ purpose: null, queued: [], comers: [] });
});

test.each([
  ["a check-up for me and what about finn", ["Finn"]],
  ["a check-up for me, what about Finn as well", ["Finn"]],
  ["a check-up for leo and what about mia", ["Mia"]],
  ["i need a clean, and how about my wife", [null]],
])("whoever is asked about behind the first wish comes too [CALL-1]: %s", (line, names) => {
  const call = testCall({ callerNumber: "+61491570156" });
  expect(call.say(line)).toContain("I will book both, one after the other.");
  expect(call.state.comers?.map(({ name }) => name?.value.first ?? null)).toEqual(names);
});

test.each([
  "a check-up for me and what about friday",
  "a check-up for me and what about parking",
  "i need a clean, what about dr chen",
  "i need a filling, what about the pain",
  "i need a clean, and what about my wife's health fund",
])("what else is asked about is nobody who comes [CALL-1]: %s", (line) => {
  const call = testCall({ callerNumber: "+61491570156" });
  call.say(line);
  expect(call.state.queued).toEqual([]);
});

test.each([
  "tom is eight and jerry is eleven last names dwyer im mick",
  "tom's eight, jerry's eleven, surname dwyer",
])(
  "children who are named with their ages are no hours and nobody is called by the last name alone: %s",
  (line) => {
    const call = callSaying(["can i book my boys in for check ups", line]);
    expect(call.state).toMatchObject({
      draft: { name: { value: { full: "Tom Dwyer" } }, when: { times: [] } },
      comers: [{ name: { value: { full: "Jerry Dwyer" } } }],
    });
  },
);

test("a child who is named with the wish is not the one who rings", () => {
  expect(callSaying(["my foster kid jaxon needs a check up"]).state.draft).toMatchObject({
    isForOther: true,
    name: { value: { first: "Jaxon" } },
  });
});
