import { expect, test } from "vitest";
import {
  activeIncidents,
  historySentence,
  milliseconds,
  responsePromise,
  spanTitle,
  troubleSentence,
} from "./health-words.ts";

const well = { api: "online", database: "online", phoneSystem: "online", aiAgent: "online" } as const;

test.each([
  [well, 0],
  [{ ...well, aiAgent: "warning" as const }, 0],
  [{ ...well, aiAgent: "offline" as const }, 1],
  [{ ...well, database: "offline" as const, phoneSystem: "warning" as const }, 2],
])("%j has %i active incidents [SYS-2]", (services, count) => {
  expect(activeIncidents({ services })).toBe(count);
});

const texts = { area: "Text messages", count: 6 };

test.each([
  [{ ...well, phoneSystem: "warning" as const }, [texts], 1],
  [{ ...well, phoneSystem: "offline" as const }, [texts], 2],
  [{ ...well, database: "warning" as const }, [texts, { area: "Email", count: 1 }], 3],
])("%j with %j has %i active incidents [SYS-2]", (services, troubles, count) => {
  expect(activeIncidents({ services, troubles })).toBe(count);
});

test("what failed is told in one sentence [SYS-2]", () => {
  expect(troubleSentence([texts, { area: "Email", count: 1 }])).toBe(
    "In the last hour: Text messages failed 6 times, Email failed once.",
  );
});

test.each([
  [0, "<200ms"],
  [120, "<200ms"],
  [199.9, "<200ms"],
  [200, "<500ms"],
  [4_999, "<5000ms"],
  [5_000, "5,000ms"],
])("%f ms is promised as %s [SYS-1]", (ms, text) => {
  expect(responsePromise(ms)).toBe(text);
});

test.each([
  [0.4, "<1 ms"],
  [38.4, "38 ms"],
  [1_204, "1,204 ms"],
])("%f is %s", (ms, text) => {
  expect(milliseconds(ms)).toBe(text);
});

const span = (
  startsAt: string,
  status: "online" | "warning" | "offline" | null,
  averageMs: number | null,
) => ({
  ...{ startsAt, status, averageMs },
});

test("the day is told in one sentence, in the clinic's time", () => {
  const zone = "Australia/Sydney";
  const good = span("2026-08-11T01:00:00Z", "online", 3);
  const empty = span("2026-08-11T01:30:00Z", null, null);
  const bad = span("2026-08-11T04:30:00Z", "offline", null);
  expect(historySentence([empty], zone)).toBe("Not measured in the last 24 hours");
  expect(historySentence([good, empty], zone)).toMatch(/^No trouble/);
  expect(historySentence([good, empty, bad], zone)).toBe("Trouble in 1 of 2 half hours: offline at 14:30");
  expect(spanTitle(good, zone)).toBe("11:00, online, 3 ms");
  expect(spanTitle(empty, zone)).toBe("11:30, not measured");
});
