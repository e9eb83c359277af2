import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { root } from "../prepare.mjs";
import {
  contractTests,
  failedInReports,
  idsIn,
  passedInReports,
  printCoverage,
  readCatalogue,
  unknownIds,
} from "./requirement-rows.mjs";

const folder = mkdtempSync(join(tmpdir(), "enamel-rows-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("ids stand in brackets, one or several", () => {
  expect(idsIn("moves it [APPT-14] and tells [LOG-2, APPT-15] [CALL-1 CALL-2], not APPT-1")).toEqual([
    "APPT-14",
    "LOG-2",
    "APPT-15",
    "CALL-1",
    "CALL-2",
  ]);
});

test("a few browser tests name every contract row", () => {
  const pattern = contractTests();
  const named = new Set([...pattern.matchAll(/[A-Z]+-\d+/g)].map(([id]) => id));
  const rows = readCatalogue().filter(({ layer }) => layer === "C");
  expect(rows.filter(({ id }) => !named.has(id))).toEqual([]);
  expect(pattern.split("|").length).toBeLessThan(rows.length);
});

test("only tests that passed count, and only the browser's as the browser's", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "e2e.json"),
    JSON.stringify({
      suites: [
        {
          title: "logs.spec.ts",
          specs: [{ title: "filters [LOG-1]", ok: true }],
          suites: [{ title: "phones [PHONE-1]", specs: [{ title: "fails", ok: false }] }],
        },
      ],
    }),
  );
  writeFileSync(
    join(folder, "unit.json"),
    JSON.stringify({
      testResults: [
        {
          assertionResults: [
            { status: "passed", fullName: "rules [APPT-14]" },
            { status: "failed", fullName: "rules [APPT-15]" },
          ],
        },
      ],
    }),
  );
  const { anywhere, inBrowser } = passedInReports(folder);
  expect([...inBrowser]).toEqual(["LOG-1"]);
  expect([...anywhere]).toEqual(["LOG-1", "APPT-14"]);
});

test("a contract row that no browser test names is a gap, and is printed", () => {
  const everything = new Set(readCatalogue().map(({ id }) => id));
  const allButOne = new Set([...everything].filter((id) => id !== "SIDE-3"));
  const lines = [];
  expect(printCoverage({ anywhere: everything, inBrowser: everything }, () => {})).toBe(true);
  expect(printCoverage({ anywhere: everything, inBrowser: allButOne }, (line) => lines.push(line))).toBe(
    false,
  );
  expect(lines.join("\n")).toContain("SIDE-3");
});

test("an id that the catalogue does not have is noticed", () => {
  expect(unknownIds(["APPT-14", "APPT-999", "UTF-8"])).toEqual(["APPT-999"]);
});

test("names each test that failed, with its file, and a file that could not be loaded", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "e2e.json"),
    JSON.stringify({
      suites: [{ title: "logs.spec.ts", specs: [{ title: "filters", ok: false, file: "logs.spec.ts" }] }],
    }),
  );
  writeFileSync(
    join(folder, "server-postgres.json"),
    JSON.stringify({
      testResults: [
        {
          name: join(root, "src", "a.test.ts"),
          status: "failed",
          assertionResults: [
            { status: "failed", fullName: "books twice" },
            { status: "passed", fullName: "books once" },
          ],
        },
        { name: join(root, "src", "b.test.ts"), status: "failed", assertionResults: [] },
      ],
    }),
  );
  expect(failedInReports(folder)).toEqual([
    "e2e: logs.spec.ts: logs.spec.ts › filters",
    `server-postgres: ${join("src", "a.test.ts")}: books twice`,
    `server-postgres: ${join("src", "b.test.ts")}: the file itself`,
  ]);
});
