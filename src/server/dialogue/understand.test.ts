import { expect, test } from "vitest";
import { type UnderstandContext, understand } from "./understand.ts";

const context: UnderstandContext = {
  now: Date.parse("2026-08-10T10:00:00+10:00"),
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } },
  previousDate: null,
  callerNumber: "+61491570006",
  expecting: "anything",
  offered: [],
  digitsSoFar: "",
};

test("reads every detail of one long sentence [CALL-1]", () => {
  const heard = understand(
    "hi um i'd like to make a booking please my name is jane citizen my number's oh four nine one five seven oh one five six and i'd like a clean next tuesday at ten am",
    context,
  );
  expect(heard.intents[0]?.value).toBe("book");
  expect(heard.name?.value.full).toBe("Jane Citizen");
  expect(heard.phone?.value).toBe("+61491570156");
  expect(heard.visit?.value).toBe("Teeth Cleaning");
  expect(heard.when.days.map(({ value }) => value.from)).toEqual(["2026-08-18"]);
  expect(heard.when.times.map(({ value }) => value)).toEqual([{ kind: "exact", time: "10:00" }]);
  expect(heard.emergency).toBeNull();
});

test("a name that is a month and the digits of a number are no date or time", () => {
  expect(understand("my name is april jones", context).when.days).toEqual([]);
  expect(
    understand("oh four one two ten thirty four fifty", { ...context, expecting: "phone" }).when.times,
  ).toEqual([]);
});

test("a task that is only likely takes no answer's place, a plain one does", () => {
  const tasks = (text: string, expecting: UnderstandContext["expecting"]) =>
    understand(text, { ...context, expecting }).intents.map(({ value }) => value);
  expect(tasks("pulling the pin on thursday", "anything")).toEqual(["cancel"]);
  expect(tasks("pulling the pin on thursday", "date_time")).toEqual([]);
  expect(tasks("please cancel my appointment on thursday", "date_time")).toEqual(["cancel"]);
});

test("an offered time said as an hour is a choice", () => {
  const offered = [
    { date: "2026-08-11", time: "14:30" },
    { date: "2026-08-11", time: "16:00" },
  ];
  expect(understand("two thirty please", { ...context, expecting: "choice", offered }).choice?.value).toBe(0);
  expect(understand("the later one", { ...context, expecting: "choice", offered }).choice?.value).toBe(1);
});

test("a number that only another reading holds is taken as unsure", () => {
  const heard = understand("oh for nine one five seven oh one five", {
    ...context,
    expecting: "phone",
    alternatives: ["0491 570 156"],
  });
  expect(heard.phone).toMatchObject({ value: "+61491570156", certainty: "unsure" });
});

test("a life-threatening phrase in another reading is asked about", () => {
  const heard = understand("he can breed", { ...context, alternatives: ["he can't breathe"] });
  expect(heard.emergency).toMatchObject({ value: "breathing", certainty: "unsure" });
});

test("silence, noise and symbols mean nothing and do not throw", () => {
  for (const text of ["", " ", "…", "@", "\u0000", "💥", "'", "-- --"]) {
    const heard = understand(text, context);
    expect(heard).toMatchObject({ intents: [], emergency: null, name: null, phone: null, email: null });
  }
});

test.each([
  "a ",
  "no ",
  "book ",
  "oh ",
  "double ",
  "at dot ",
  "my name is ",
  "0 ",
  "x",
  "can not ",
  "swelling to ",
])("takes time in proportion to the length of hostile input: '%s' repeated", (piece) => {
  const text = piece.repeat(10_000 / piece.length);
  understand(text.slice(0, 2_000), context);
  const start = process.cpuUsage();
  understand(text, context);
  const { user } = process.cpuUsage(start);
  // Quadratic work would take seconds; the bound is wide because test machines are busy.
  expect(user / 1000).toBeLessThan(500);
});
