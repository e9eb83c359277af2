// Reads every file below src/ and says which breaks the table in checks/rooms.json.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkRooms } from "./checks/room-rules.mjs";
import { answerUsage } from "./commands.mjs";
import { root } from "./prepare.mjs";

answerUsage("check-rooms.mjs");
const rules = JSON.parse(readFileSync(join(root, "scripts", "checks", "rooms.json"), "utf8"));

const files = new Map(
  readdirSync(join(root, "src"), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => [relative(root, path).split(sep).join("/"), readFileSync(path, "utf8")]),
);

const breaches = checkRooms(files, rules);
for (const { file, rule, what } of breaches) console.error(`${file}\n    ${rule}: ${what}`);
console.log(
  breaches.length === 0
    ? `${files.size} files in ${Object.keys(rules.rooms).length} rooms keep the rules (${rules.exceptions.length} exceptions).`
    : `${breaches.length} breaches.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
