import { expect, test } from "vitest";
import { testCall } from "./testing/test-call.ts";

const booked = (call: ReturnType<typeof testCall>) =>
  call.book.entries.map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);

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
  const visit = {
    appointmentId: "a1",
    patientName: "Greta Olsen",
    patientPhone: "+61491570156",
    date: "2026-08-12",
    time: "10:00",
    appointmentType: "Teeth Cleaning",
    status: "confirmed",
    notes: "",
    isCancelled: false,
  } as const;
  const call = testCall({ callerNumber: "+61491578888" });
  call.book.entries.push({ ...visit });
  expect(call.say("cancel greta olsen's appointment")).toContain("number");
  call.say("yes");
  expect(call.book.entries.some(({ isCancelled }) => isCancelled)).toBe(false);
});
