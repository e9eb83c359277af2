// Every command says how it is used, and refuses what it does not know, before it installs, builds or starts anything.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "./commands.mjs";
import { root } from "./prepare.mjs";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [, words] = line.match(/^node (?:--\S+ )*(scripts\/.+)$/) ?? [];
  return words ? [[name, words.split(" ")]] : [];
});
const run = (words, flag) => spawnSync(process.execPath, [...words, flag], { cwd: root, encoding: "utf8" });

test("each command has a usage, and each usage a command [SYS-5]", () => {
  const named = own.map(([, words]) => words.at(words[0].endsWith("with-typescript.mjs") ? 1 : 0));
  const files = named.map((file) => file.replace(/^scripts\//, ""));
  expect(files.length).toBeGreaterThan(20);
  expect([...new Set([...files, "simulate-callers.ts"])].sort()).toEqual(Object.keys(commands).sort());
});

test.each(own)(
  "%s answers --help with its usage and 0, and what it does not know with 2 [SYS-5]",
  (_, words) => {
    const helped = run(words, "--help");
    expect(helped.stdout).toMatch(/^(npm|node) /);
    expect([helped.status, helped.stderr]).toEqual([0, ""]);
    const refused = run(words, "--nonsense");
    expect(refused.stderr).toContain(helped.stdout.trim());
    expect(refused.stderr).toMatch(/^Unknown option '--nonsense'/);
    expect(refused.stderr).not.toMatch(/^ +at /m);
    expect([refused.status, refused.stdout]).toEqual([2, ""]);
  },
);
