import { expect, test } from "vitest";
import { parse } from "./parse.ts";

/** Tuesday 12 February 2013, 4:30 am. */
const reference = new Date("2013-02-12T04:30:00Z");

test.each([
  ["15/2", "EN_AU", { date: "2013-02-15" }],
  ["5/12/2013", "EN_AU", { date: "2013-12-05" }],
  ["5/12/2013", "EN_US", { date: "2013-05-12" }],
  ["Sunday 12/5/2013", "EN_US", { date: "2013-05-12" }],
  ["3pm tomorrow", "EN_AU", { date: "2013-02-13", time: "15:00" }],
  ["in two weeks", "EN_AU", { date: "2013-02-26" }],
  ["next week", "EN_AU", { date: "2013-02-18" }],
  ["after 2 pm", "EN_AU", { time: "14:00" }],
  ["not tomorrow", "EN_AU", { date: "2013-02-13" }],
  ["2203 1935", "EN_GB", { date: "1935-03-22" }],
  ["this afternoon", "EN_AU", { date: "2013-02-12" }],
  ["I am 45 and live at 12 Smith Street", "EN_AU", null],
])("%s in %s", (text, locale, meant) => {
  expect(parse(text, reference, { locale })).toEqual(meant);
});

test("a lone number answers what was asked", () => {
  expect(parse("3", reference, { prev: "What time would suit?" })).toEqual({ time: "15:00" });
  expect(parse("24", reference, { prev: "Which day would suit?" })).toEqual({ date: "2013-02-24" });
  expect(parse("3", reference)).toBeNull();
});
