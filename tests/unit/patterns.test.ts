import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test, vi } from "vitest";
import { findAmbiguity } from "../support/ambiguous-pattern.ts";

const serverFolder = fileURLToPath(new URL("../../src/server/", import.meta.url));
/** The rooms whose patterns read what somebody outside says or writes. */
const rooms = ["dialogue", "calls", "model", "rehearsal", "messaging", "outreach"];

const sourceFiles = (room: string): string[] =>
  readdirSync(join(serverFolder, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(?:^|\/)(?:testing|cases|adapters)\//.test(file))
    .map((file) => join(serverFolder, room, file));

/** Every regular expression written in a file. */
function literalsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  JSON.stringify(parseAst(readFileSync(file, "utf8"), { lang: "ts" }), (_key, node) => {
    if (node?.type === "Literal" && node.regex) found.push(new RegExp(node.regex.pattern, node.regex.flags));
    return node;
  });
  return found;
}

/** Every regular expression that is put together while the files are loaded. */
async function composedIn(files: readonly string[]): Promise<RegExp[]> {
  const found: RegExp[] = [];
  const Original = RegExp;
  vi.resetModules();
  vi.stubGlobal(
    "RegExp",
    new Proxy(Original, {
      construct(target, [source, flags]: [string, string?]) {
        const made = new target(source, flags);
        found.push(made);
        return made;
      },
    }),
  );
  try {
    for (const file of files) await import(file);
  } finally {
    vi.unstubAllGlobals();
  }
  return found;
}

test("no pattern that meets a caller's words can read them in ever more ways [CALL-1]", async () => {
  const files = rooms.flatMap(sourceFiles);
  const all = [...files.flatMap(literalsIn), ...(await composedIn(files))];
  const patterns = new Map(all.map((pattern) => [String(pattern), pattern]));
  expect(patterns.size).toBeGreaterThan(350);
  const ambiguous = [...patterns.values()].flatMap((pattern) => {
    const why = findAmbiguity(pattern);
    return why === null ? [] : [`${why}, in ${String(pattern).slice(0, 200)}`];
  });
  expect(ambiguous).toEqual([]);
}, 120_000);

test.each([
  /(?:a|a)*b/,
  /^(?:\W*(?:would|like|would)\b)*\W*$/,
  /^(?:(?:it'?s|its) )*done/i,
  /^(?:(?:that )?(?:you|that) )*booked/,
  /(?:\W+[\w']+)*and/,
  /(?:\s*x\s*)+y/,
  /(?=(?:a+)+b)c/,
])("%s is found to be one that can", (pattern) => {
  expect(findAmbiguity(pattern)).not.toBeNull();
});

test.each([
  /^(?:\W*(?:would|like|i|im)\b)*\W*$/,
  /(?:[^\w']+[\w']+)*and/,
  /(?:x\s*)+y/,
  /\w+\s+\d*/,
  /(?:ab|ac)*d/,
])("%s is found to be one that cannot", (pattern) => {
  expect(findAmbiguity(pattern)).toBeNull();
});
