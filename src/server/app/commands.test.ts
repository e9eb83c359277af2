import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", fileURLToPath(new URL(file, import.meta.url)), ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, PORT: "wrong" },
  });

test.each(["./main.ts", "./backup/backup-command.ts", "./doctor/doctor-command.ts"])(
  "%s tells its usage without looking at any setting, and what it does not know ends with 2 and no stack [SYS-5]",
  (file) => {
    const helped = run(file, "--help");
    expect(helped.stdout).toMatch(/^Usage:\n {2}node dist\/server\//);
    expect([helped.status, helped.stderr]).toEqual([0, ""]);
    const refused = run(file, "--nonsense");
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("Unknown option '--nonsense'");
    expect(refused.stderr).toContain(helped.stdout.trim());
    expect(refused.stderr).not.toMatch(/^ +at /m);
  },
);

test.each(["remove", "verify", "list one.backup"])("backup-command does not guess at `%s`", (words) => {
  const refused = run("./backup/backup-command.ts", ...words.split(" "));
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain(`"${words}" is nothing that this command does.`);
  expect(refused.stderr).toContain("Usage:");
});
