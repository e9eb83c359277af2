import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, onTestFinished, test } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { signIn } from "../../scripts/processes/server-process.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { bookingOf, listOf, weekdaySlots } from "../support/bookings.ts";
import { freshDatabase } from "../support/fresh-database.ts";
import { startProgram } from "../support/program.ts";

const databases = inject("databases");
const template = databases.engine === "pglite" ? databases.templateFolder : "";
const support = (file: string) => fileURLToPath(new URL(`../support/${file}`, import.meta.url));
const fullDisk = support("full-disk.mjs");

test("a full disk is said and read from, and booking goes on by itself when there is room [APPT-14]", async () => {
  const place = await freshDatabase();
  onTestFinished(() => place.remove());
  const server = startProgram(place, place.dataFolder, { NODE_OPTIONS: `--import=${fullDisk}` });
  const staff = await signIn(await server.ready());
  await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  const slots = weekdaySlots(new Date());
  const book = async () => {
    const slot = slots.next().value;
    if (!slot) throw new Error("There are no more slots");
    return staff.call("POST", "/api/appointments", bookingOf(slot, "Ada Byron"));
  };
  const acknowledged: string[] = [];
  for (let n = 0; n < 3; n++) acknowledged.push((await book()).body.id);

  const full = join(place.dataFolder, "full");
  writeFileSync(full, "");
  await expect.poll(async () => (await book()).status, { timeout: 10_000 }).toBe(503);
  const refused = await book();
  expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(refused.body.detail).toMatch(/^The disk is full/);
  const known = await listOf(staff);
  expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  const health = await staff.call("GET", "/api/system/health");
  expect(health.body).toMatchObject({ overallStatus: "degraded", services: { database: "warning" } });

  rmSync(full);
  await expect.poll(async () => (await book()).status, { timeout: 10_000 }).toBe(201);
  const after = await listOf(staff);
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(known.map(({ id }) => id)));
  expect((await staff.call("GET", "/api/system/health")).body.services.database).toBe("online");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a disk that is full in the middle of a commit loses nothing acknowledged, and the database starts again by itself", () => {
  const folder = quickFolder("enamel-full-");
  onTestFinished(folder.remove);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--import", fullDisk, "--import", import.meta.resolve("tsx"), support("full-disk-process.ts"), template],
    { env: { PATH: process.env.PATH, DATA_DIR: folder.path }, encoding: "utf8", timeout: 55_000 },
  );
  expect([status, stderr.replace(/^.*Warning.*$/gm, "").trim()]).toEqual([0, ""]);
  const seen = JSON.parse(stdout);
  expect(seen.whileFull).toBe("disk_full");
  expect(seen.lost).toEqual([]);
  for (const answer of seen.meanwhile) expect(["kept", "disk_full", "away"]).toContain(answer);
  expect(seen.errors.join("\n")).toMatch(/No space left|53100/);
});
