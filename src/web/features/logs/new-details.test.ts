import { expect, test } from "vitest";
import type { CallTurn, UnderstoodDetail } from "#contract/calls/calls.ts";
import { newDetails } from "./new-details.ts";

const detail = (name: UnderstoodDetail["name"], value: string): UnderstoodDetail => ({
  name,
  label: name,
  value,
  heard: value,
  assumed: [],
  settled: true,
});
const turn = (seq: number, details: UnderstoodDetail[] | null): CallTurn => ({
  seq,
  speaker: "caller",
  text: "",
  at: "2026-08-11T01:42:00.000Z",
  understood: details && { intents: [], details, step: "collecting" },
  done: [],
  answeredInMs: null,
  phrasing: null,
});

const turns = [
  turn(1, [detail("name", "Tom")]),
  turn(2, null),
  turn(3, [detail("name", "Tom"), detail("date", "Thursday")]),
  turn(4, [detail("name", "Tim"), detail("date", "Thursday")]),
];

test("a turn shows what it added, not what was known", () => {
  expect(turns.map((_, index) => newDetails(turns, index).map((d) => d.value))).toEqual([
    ["Tom"],
    [],
    ["Thursday"],
    ["Tim"],
  ]);
});
