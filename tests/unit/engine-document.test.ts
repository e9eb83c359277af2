import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Danger } from "#server/dialogue/decide/danger/danger.ts";
import { matterKinds } from "#server/dialogue/decide/ledger.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const exists = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));
const document = read("docs/engine.md");
const isNamed = (name: string) => RegExp(`\\b${name}\\b`).test(document);

/** The alternatives of a union type, by the field that tells them apart. */
function alternatives(path: string, type: string, field: string): string[] {
  const source = read(path);
  const start = source.indexOf(`export type ${type} =`);
  const found = [
    ...source.slice(start, source.indexOf(";\n\n", start)).matchAll(RegExp(`${field}: "(\\w+)"`, "g")),
  ];
  return found.map(([, name = ""]) => name);
}

test("docs/engine.md names every matter and every tool of the code", () => {
  const tools = alternatives("src/server/dialogue/events.ts", "ToolEffect", "type");
  expect(tools.length).toBeGreaterThan(5);
  expect([...tools, ...matterKinds].filter((name) => !isNamed(name))).toEqual([]);
});

const stages: Readonly<Record<Danger["stage"], true>> = {
  asked: true,
  sent: true,
  advised: true,
  over: true,
};

test("docs/engine.md draws the stages of a danger that the code has, and no other", () => {
  const drawing = document.slice(document.indexOf("stateDiagram"));
  const drawn = [...drawing.matchAll(/^ {2}(\w+) --> (\w+)/gm)].flatMap(([, from = "", to = ""]) => [
    from,
    to,
  ]);
  expect([...new Set(drawn)].toSorted()).toEqual(Object.keys(stages).toSorted());
});

test("docs/engine.md names files that exist", () => {
  const rooms = ["", "src/server/", "src/server/dialogue/"];
  const named = [...document.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !rooms.some((room) => exists(room + path)))).toEqual([]);
});
