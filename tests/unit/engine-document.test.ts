import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const exists = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));
const document = read("docs/engine.md");

/** The alternatives of a union type, by the field that tells them apart. */
function alternatives(path: string, type: string, field: string): string[] {
  const source = read(path);
  const start = source.indexOf(`export type ${type} =`);
  const found = [
    ...source.slice(start, source.indexOf(";\n\n", start)).matchAll(RegExp(`${field}: "(\\w+)"`, "g")),
  ];
  return found.map(([, name = ""]) => name);
}

test.each([
  ["src/server/dialogue/conversation/state.ts", "NextStep", "kind"],
  ["src/server/dialogue/events.ts", "ToolEffect", "type"],
])("docs/engine.md draws every state and tool of the code: %s, %s", (path, type, field) => {
  const names = alternatives(path, type, field).filter((name) => name !== "callback" && name !== "message");
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !RegExp(`\\b${name}\\b`).test(document))).toEqual([]);
});

test("docs/engine.md draws no state that the code does not have", () => {
  const drawn = [...document.matchAll(/^ {2}(\w+) --> (\w+)/gm)].flatMap(([, from = "", to = ""]) => [
    from,
    to,
  ]);
  const known = new Set(alternatives("src/server/dialogue/conversation/state.ts", "NextStep", "kind"));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((name) => !known.has(name))).toEqual([]);
});

test("docs/engine.md names files that exist", () => {
  const rooms = ["", "src/server/", "src/server/dialogue/"];
  const named = [...document.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !rooms.some((room) => exists(room + path)))).toEqual([]);
});
