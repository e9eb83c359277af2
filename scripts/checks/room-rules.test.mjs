import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkRooms, importsOf, withoutComments } from "./room-rules.mjs";

const table = JSON.parse(readFileSync(new URL("./rooms.json", import.meta.url), "utf8"));
// Any file name will do, but for the test that is about names.
const rules = { ...table, exceptions: [], vocabulary: { ...table.vocabulary, nouns: {} } };

const existing = () =>
  Object.entries({
    "src/contract/errors.ts": "",
    "src/kernel/clock.ts": "",
    "src/server/db/open.ts": "",
    "src/server/clinic/service.ts": "",
    "src/server/booking/service.ts": "",
    "src/server/booking/store.ts": "",
    "src/server/booking/routes.ts": "",
    "src/server/app/settings/config.ts": "",
    "src/server/dialogue/testing/fake.ts": 'import { test } from "vitest";',
    "src/server/dialogue/hear/read-shift.ts": "",
    "src/server/telephony/adapters/fake.ts": "",
    "src/web/features/appointments/list.tsx": "",
    "src/web/ui/button.tsx": "",
  });

/** Breached rules of a small repository in which everything that is imported exists. */
function breachedBy(files, withRules = rules) {
  const all = new Map([...existing(), ...Object.entries(files)]);
  return checkRooms(all, withRules).map((breach) => breach.rule);
}

describe("accepts", () => {
  test.each([
    [
      "a room lower in the table",
      "src/server/booking/x.ts",
      'import { y } from "#server/clinic/service.ts";',
    ],
    ["the contract from anywhere", "src/web/ui/x.tsx", 'import type { y } from "#contract/errors.ts";'],
    ["a store from its own room", "src/server/booking/x.ts", 'import { y } from "./store.ts";'],
    ["routes from app", "src/server/app/x.ts", 'import { y } from "#server/booking/routes.ts";'],
    ["an adapter from app", "src/server/app/x.ts", 'import { y } from "#server/telephony/adapters/fake.ts";'],
    ["a driver in db", "src/server/db/x.ts", 'import pg from "pg";'],
    [
      "a feature from web/app",
      "src/web/app/x.tsx",
      'import { y } from "#web/features/appointments/list.tsx";',
    ],
    ["an instant made from a number", "src/server/booking/x.ts", "export const day = new Date(0);"],
    ["a ban named in a comment", "src/server/booking/x.ts", "// never Date.now() here\nexport const a = 1;"],
    ["a ban named in a text", "src/server/booking/x.ts", 'export const a = "call fetch(x)";'],
    ["climbing inside the room", "src/server/booking/slots/x.ts", 'import { y } from "../service.ts";'],
    ["anything from a test", "src/kernel/x.test.ts", 'import { y } from "#server/app/settings/config.ts";'],
  ])("%s", (_, path, text) => {
    expect(breachedBy({ [path]: text })).toEqual([]);
  });
});

describe("refuses", () => {
  test.each([
    ["the wrong direction", "src/server/clinic/x.ts", 'import { y } from "#server/booking/service.ts";'],
    ["the wrong direction by type only", "src/kernel/x.ts", 'import type { y } from "#server/db/open.ts";'],
    [
      "the wrong direction on several lines",
      "src/kernel/x.ts",
      'import {\n  y,\n} from "#server/db/open.ts";',
    ],
    ["a re-export in the wrong direction", "src/kernel/x.ts", 'export { y } from "#server/db/open.ts";'],
    ["an import inside code", "src/kernel/x.ts", 'const y = await import("#server/db/open.ts");'],
    ["app from a room", "src/server/system/x.ts", 'import { y } from "#server/app/settings/config.ts";'],
    ["the server from the browser", "src/web/lib/x.ts", 'import { y } from "#server/db/open.ts";'],
    ["a foreign store", "src/server/calls/x.ts", 'import { y } from "#server/booking/store.ts";'],
    ["foreign routes", "src/server/calls/x.ts", 'import { y } from "#server/booking/routes.ts";'],
    [
      "an adapter from another room",
      "src/server/calls/x.ts",
      'import { y } from "#server/telephony/adapters/fake.ts";',
    ],
    [
      "another feature",
      "src/web/features/logs/x.tsx",
      'import { y } from "#web/features/appointments/list.tsx";',
    ],
    ["a file that is not there", "src/server/booking/x.ts", 'import { y } from "#kernel/nowhere.ts";'],
    ["climbing out of the room", "src/server/booking/x.ts", 'import { y } from "../clinic/service.ts";'],
    ["a driver outside db", "src/server/booking/x.ts", 'import pg from "pg";'],
    [
      "a part of a driver outside db",
      "src/server/app/x.ts",
      'import { y } from "@electric-sql/pglite/live";',
    ],
    [
      "fastify in a service",
      "src/server/clinic/service.ts",
      'import type { FastifyInstance } from "fastify";',
    ],
    ["a vendor outside adapters", "src/server/messaging/service.ts", 'import twilio from "twilio";'],
    ["fetch outside adapters", "src/server/messaging/service.ts", 'await fetch("http://a.example");'],
    ["the machine's clock", "src/server/booking/rules.ts", "export const now = () => Date.now();"],
    ["the machine's date", "src/web/lib/x.ts", "export const now = () => new Date();"],
    ["the environment", "src/server/http/x.ts", "export const home = process.env.HOME;"],
    ["a package in a pure room", "src/server/dialogue/x.ts", 'import { z } from "zod";'],
    ["a pattern where it is decided", "src/server/dialogue/decide/x.ts", "export const y = /yes/i.test(z);"],
    ["a pattern where it is said", "src/server/dialogue/say/x.ts", 'export const y = [new RegExp("yes")];'],
    [
      "a reader of words where it is decided",
      "src/server/dialogue/decide/x.ts",
      'import { y } from "../hear/read-shift.ts";',
    ],
    ["Node in the browser", "src/web/lib/x.ts", 'import { join } from "node:path";'],
    [
      "what is kept for tests",
      "src/server/calls/x.ts",
      'import { y } from "#server/dialogue/testing/fake.ts";',
    ],
    ["a file without a room", "src/server/odds/x.ts", ""],
    ["a name that says nothing", "src/server/booking/utils.ts", ""],
    ["a name in capitals", "src/web/ui/Button.tsx", ""],
  ])("%s", (_, path, text) => {
    expect(breachedBy({ [path]: text })).toHaveLength(1);
  });

  test("files that import one another in a circle", () => {
    const files = {
      "src/kernel/a.ts": 'import "./b.ts";',
      "src/kernel/b.ts": 'import "./c.ts";',
      "src/kernel/c.ts": 'import { type A, a } from "./a.ts";',
    };
    expect(breachedBy(files)).toEqual(["no import cycles"]);
    expect(breachedBy({ ...files, "src/kernel/c.ts": 'import type { A } from "./a.ts";' })).toEqual([]);
  });

  test("a file name outside the room's vocabulary, unless the file is pure", () => {
    const vocabulary = { ...rules.vocabulary, nouns: { booking: ["ledger"] } };
    const impure = 'import { y } from "#server/clinic/service.ts";';
    const files = {
      "src/server/booking/ledger.ts": impure,
      "src/server/booking/things.ts": impure,
      "src/server/booking/slots.ts": 'import { y } from "./chairs.ts";',
      "src/server/booking/chairs.ts":
        'import type { Z } from "#server/db/open.ts";\nimport "#kernel/clock.ts";',
      "src/server/booking/wrapped.ts": 'import { y } from "./things.ts";',
    };
    const breaches = checkRooms(new Map([...existing(), ...Object.entries(files)]), { ...rules, vocabulary });
    expect(breaches.map(({ file }) => file)).toEqual([
      "src/server/booking/things.ts",
      "src/server/booking/wrapped.ts",
    ]);
  });
});

describe("exceptions", () => {
  const exception = {
    file: "src/server/booking/x.ts",
    rule: "database drivers only in db/",
    why: "a reason",
  };
  const withException = { ...rules, exceptions: [exception] };

  test("excuse the breach they name", () => {
    expect(breachedBy({ [exception.file]: 'import pg from "pg";' }, withException)).toEqual([]);
  });

  test("that nothing needs any more are breaches themselves", () => {
    expect(breachedBy({ [exception.file]: "" }, withException)).toEqual([exception.rule]);
  });
});

test("finds every kind of import", () => {
  const text =
    'import a from "a";\nimport "b";\nexport * from "c";\nconst d = import("d");\nimport type { E } from "e";';
  expect(importsOf(text).toSorted()).toEqual(["a", "b", "c", "d", "e"]);
});

test("leaves addresses inside strings alone", () => {
  expect(withoutComments('const a = "http://b.example"; // c')).toBe('const a = "http://b.example";  ');
});

/** The rooms that a cell of the page's table names, `the base` spelled out. */
const roomsIn = (cell) =>
  cell
    .split(", ")
    .flatMap((name) => (name.startsWith("the base") ? table.base : [name.replace(/ \(.*/, "")]))
    .filter((name) => name !== "nothing");

test("the architecture's table of rooms says what is checked", () => {
  const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");
  const said = Object.fromEntries(
    [...page.matchAll(/^\| `src\/server\/([\w-]+)` \|.*\| (.+) \|$/gm)].map(([, room, cell]) => [
      room,
      roomsIn(cell),
    ]),
  );
  const { app, ...rooms } = said;
  expect(app).toEqual(["everything; nobody imports app"]);
  const checked = Object.entries(table.rooms)
    .filter(([name, { folder }]) => folder.startsWith("src/server/") && name !== "app")
    .map(([name, { may }]) => [name, may.flatMap((each) => (each === "base" ? table.base : [each])).sort()]);
  expect(Object.fromEntries(Object.entries(rooms).map(([name, may]) => [name, may.sort()]))).toEqual(
    Object.fromEntries(checked),
  );
});
