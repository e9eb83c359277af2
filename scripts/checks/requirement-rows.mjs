// The rows of the requirements catalogue, and which of them tests name: in the sources, or in what a run reported as passed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "../prepare.mjs";

/** `[{ id: "APPT-14", layer: "R", text }]`, in the order of `docs/requirements.md`. */
export function readCatalogue() {
  const catalogue = readFileSync(join(root, "docs", "requirements.md"), "utf8");
  return [...catalogue.matchAll(/^- ([A-Z]+-\d+) ([CRB]) (.+)$/gm)].map(([, id, layer, text]) => ({
    id,
    layer,
    text,
  }));
}

const inBrackets = /\[((?:[A-Z]+-\d+)(?:[,\s]+[A-Z]+-\d+)*)\]/g;
export const idsIn = (text) => [...text.matchAll(inBrackets)].flatMap(([, ids]) => ids.split(/[,\s]+/));

/** Ids that test files name: `{ anywhere, inBrowser }`, two sets. */
export function namedInSources() {
  const anywhere = new Set();
  const inBrowser = new Set();
  for (const folder of ["src", "tests", "scripts"]) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.(test|spec)\.(tsx?|mjs)$/.test(entry.name)) continue;
      const path = join(entry.parentPath ?? entry.path, entry.name);
      const isBrowser = relative(root, path).startsWith(`tests${sep}e2e${sep}`);
      for (const id of idsIn(readFileSync(path, "utf8"))) {
        anywhere.add(id);
        if (isBrowser) inBrowser.add(id);
      }
    }
  }
  return { anywhere, inBrowser };
}

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});

function* passedInBrowser({ suites = [], specs = [] }, above = "") {
  for (const { title, ok } of specs) if (ok) yield `${above} ${title}`;
  for (const suite of suites) yield* passedInBrowser(suite, `${above} ${suite.title}`);
}

function* passedElsewhere({ testResults = [] }) {
  for (const { assertionResults } of testResults)
    for (const { status, fullName } of assertionResults) if (status === "passed") yield fullName;
}

const testTitle = /^\s*test(?:\.\w+)?\(\s*(["`])((?:(?!\1).)+)\1/gm;

/** Ids of C rows that a browser test names, with as few tests as name them all: a pattern of their titles. */
export function contractTests() {
  const wanted = new Set(readCatalogue().flatMap(({ id, layer }) => (layer === "C" ? [id] : [])));
  const folder = join(root, "tests", "e2e");
  const titles = readdirSync(folder)
    .filter((name) => name.endsWith(".spec.ts"))
    .flatMap((name) =>
      [...readFileSync(join(folder, name), "utf8").matchAll(testTitle)].map(([, , title]) => title),
    )
    // A title that is put together at run time is many tests.
    .filter((title) => !title.includes("${"));
  const chosen = [];
  for (;;) {
    const newIn = (title) => idsIn(title).filter((id) => wanted.has(id)).length;
    const [best] = titles.toSorted((one, other) => newIn(other) - newIn(one));
    if (best === undefined || newIn(best) === 0) break;
    chosen.push(best);
    for (const id of idsIn(best)) wanted.delete(id);
  }
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return [...chosen.map(escaped), ...[...wanted].map((id) => `\\b${id}\\b`)].join("|");
}

/** Ids in the names of tests that passed, from the reports in `folder`: the browser's `e2e.json`, the others by their project's name. */
export function passedInReports(folder) {
  const inBrowser = new Set([...passedInBrowser(readReport(join(folder, "e2e.json")))].flatMap(idsIn));
  const anywhere = new Set(inBrowser);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith(".json") || name === "e2e.json") continue;
    for (const title of passedElsewhere(readReport(join(folder, name))))
      for (const id of idsIn(title)) anywhere.add(id);
  }
  return { anywhere, inBrowser };
}

function* failedInBrowser({ suites = [], specs = [] }, above = "") {
  for (const { title, ok, file } of specs) if (!ok) yield `${file}: ${above} › ${title}`;
  for (const suite of suites)
    yield* failedInBrowser(suite, above === "" ? suite.title : `${above} › ${suite.title}`);
}

function* failedElsewhere({ testResults = [] }) {
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    for (const { fullName } of failed) yield `${file}: ${fullName}`;
    // A file that could not even be loaded has no tests that failed.
    if (status === "failed" && failed.length === 0) yield `${file}: the file itself`;
  }
}

/** Names of the tests that failed, with their file, from the reports in `folder`. */
export function failedInReports(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names.flatMap((name) => {
    const report = readReport(join(folder, name));
    return [...(name === "e2e.json" ? failedInBrowser(report) : failedElsewhere(report))].map(
      (failed) => `${name.replace(/\.json$/, "")}: ${failed}`,
    );
  });
}

/**
 * Prints how many rows of each layer are covered, and every gap. A contract row (C) counts when a browser test names it,
 * the others when any test does. Returns whether the contract has no gap.
 */
export function printCoverage({ anywhere, inBrowser }, print = console.log) {
  const rows = readCatalogue();
  const isCovered = ({ id, layer }) => (layer === "C" ? inBrowser : anywhere).has(id);
  const layers = [
    ["C", "contract, by a browser test"],
    ["R", "real, by any test"],
    ["B", "beyond, by any test"],
  ];
  for (const [layer, meaning] of layers) {
    const ofLayer = rows.filter((row) => row.layer === layer);
    const missing = ofLayer.filter((row) => !isCovered(row));
    print(
      `${missing.length > 0 ? "✗" : "✓"} ${layer}  ${ofLayer.length - missing.length} of ${ofLayer.length}  ${meaning}`,
    );
    for (const { id, text } of missing) print(`       ${id.padEnd(9)} ${text}`);
  }
  print(`${rows.filter(isCovered).length} of ${rows.length} rows covered`);
  return rows.every((row) => row.layer !== "C" || isCovered(row));
}

/** Ids that tests name and the catalogue does not know, of areas that it does know. */
export function unknownIds(named) {
  const known = new Set(readCatalogue().map(({ id }) => id));
  const areas = new Set([...known].map((id) => id.split("-")[0]));
  return [...named].filter((id) => areas.has(id.split("-")[0]) && !known.has(id));
}
