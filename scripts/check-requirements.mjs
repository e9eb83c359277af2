// Which requirements a test names, and which none does. Says, does not judge: the exit code is 0
// unless a test names an id that does not exist.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const catalogue = readFileSync(join(root, "docs", "requirements.md"), "utf8");
const requirements = [...catalogue.matchAll(/^- ([A-Z]+-\d+) ([CRB]) (.+)$/gm)].map(
  ([, id, layer, text]) => ({
    id,
    layer,
    text,
  }),
);

const inBrackets = /\[((?:[A-Z]+-\d+)(?:[,\s]+[A-Z]+-\d+)*)\]/g;
const named = new Map();
for (const folder of ["src", "tests", "scripts"]) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(test|spec)\.(tsx?|mjs)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8");
    for (const [, ids] of text.matchAll(inBrackets))
      for (const id of ids.split(/[,\s]+/)) named.set(id, (named.get(id) ?? 0) + 1);
  }
}

const areaOf = (id) => id.split("-")[0];
const areas = new Map();
for (const requirement of requirements) {
  const area = areaOf(requirement.id);
  areas.set(area, [...(areas.get(area) ?? []), requirement]);
}

for (const [area, list] of areas) {
  const missing = list.filter(({ id }) => !named.has(id));
  console.log(`${area.padEnd(6)} ${list.length - missing.length} of ${list.length} named by a test`);
  for (const { id, layer, text } of missing) console.log(`         ${id.padEnd(9)} ${layer}  ${text}`);
}
const covered = requirements.filter(({ id }) => named.has(id)).length;
console.log(`\n${covered} of ${requirements.length} requirements are named by a test.`);

const known = new Set(requirements.map(({ id }) => id));
const unknown = [...named.keys()].filter((id) => areas.has(areaOf(id)) && !known.has(id));
if (unknown.length > 0) {
  console.error(`Tests name requirements that do not exist: ${unknown.join(", ")}`);
  process.exitCode = 1;
}
